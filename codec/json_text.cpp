#include "codec/json_text.h"

namespace triclinium {

namespace {

// Brackets outside strings; the library parses and frees without recursion, but copies with it.
bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      in_string = c != '"';
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > max_json_depth) return true;
  }
  return false;
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (text.size() > max_json_bytes) return Error{"the text is longer than 1 MiB"};
  if (too_deep(text)) return Error{"the JSON is nested too deeply"};
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return Error{"the text is not valid JSON"};
  return json;
}

std::string dump_json(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

const Json& field(const Json& json, const char* key) {
  static const Json null;
  if (!json.is_object()) return null;
  const auto found = json.find(key);
  return found == json.end() ? null : *found;
}

Json seat_json(Seat seat) {
  if (seat == nobody) return nullptr;
  if (seat == chance_seat) return "chance";
  return seat;
}

Json standing_json(const Standing& standing, int seats) {
  Json scores = Json::array();
  Json ranks = Json::array();
  for (Seat seat = 0; seat < seats; ++seat) {
    scores.push_back(standing.scores[seat]);
    ranks.push_back(standing.ranks[seat]);
  }
  return {{"scores", std::move(scores)}, {"ranks", std::move(ranks)}};
}

std::string hex_text(std::uint64_t value) {
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4) text[i] = "0123456789abcdef"[value & 15];
  return text;
}

}  // namespace triclinium
