#include <charconv>
#include <vector>

#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "games/discordia/tables.h"

namespace triclinium {
namespace discordia {
namespace {

std::string words(std::string_view first, std::string_view second) {
  return std::string(first) + " " + std::string(second);
}
std::string number_of(std::string_view word, std::string_view colour, int number) {
  return words(words(word, colour), std::to_string(number));
}

std::string roll_text(const Action& action) {
  std::string text = "roll";
  for (int die = 0; die < dice; ++die) {
    text += " " + std::string(die_names[die]) + std::to_string(action.args[die]);
  }
  return text;
}

std::string draw_text(const Action& action) {
  std::string text = "draw";
  for (int c = 0; c < worker_types; ++c) {
    text += " " + std::string(worker_names[c]) + std::to_string(action.args[c]);
  }
  return text;
}

std::string janus_text(const Action& action) {
  std::string text = "janus";
  for (int i = 0; i < 14; ++i) {
    const int tile = (action.args[i / 2] >> (4 * (i % 2))) & 15;
    text += " " + std::string(tile < 14 ? janus_tiles[tile].id : "?");
  }
  return text;
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> parts;
  while (parts.size() < 16) {
    const std::size_t end = text.find(' ');
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return parts;
}

// `r3`, `b12`: a letter and a number without leading zeros.
std::optional<int> lettered(std::string_view text, std::string_view letter) {
  if (text.size() < 2 || text.size() > 3 || text.substr(0, 1) != letter) return std::nullopt;
  if (text.size() == 3 && text[1] == '0') return std::nullopt;
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data() + 1, end, number);
  if (error != std::errc() || at != end || number < 0) return std::nullopt;
  return number;
}

template <class Letters>
std::optional<Action> parse_numbers(ActionKind kind, const Letters& letters,
                                    const std::vector<std::string_view>& parts) {
  if (parts.size() != letters.size() + 1) return std::nullopt;
  Action action = make_action(kind);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto number = lettered(parts[i + 1], letters[i]);
    if (!number) return std::nullopt;
    action.args[i] = static_cast<std::uint8_t>(*number);
  }
  return action;
}

std::optional<Action> parse_janus(const std::vector<std::string_view>& parts) {
  if (parts.size() != 15) return std::nullopt;
  Action action = make_action(ActionKind::janus);
  for (int i = 0; i < 14; ++i) {
    const auto tile = find_id(janus_tiles, parts[static_cast<std::size_t>(i) + 1]);
    if (!tile) return std::nullopt;
    action.args[i / 2] = static_cast<std::uint8_t>(action.args[i / 2] | *tile << (4 * (i % 2)));
  }
  return action;
}

}  // namespace
}  // namespace discordia

using namespace discordia;

std::string_view Codec<Discordia>::decision(const State& state) {
  return decision_name(decision_of(state));
}

std::string Codec<Discordia>::action_text(const State&, Action action) {
  const std::uint8_t n = action.args[0];
  switch (ActionKind{action.kind}) {
    case ActionKind::tile:
      return words("tile", piece_name(n));
    case ActionKind::die:
      return number_of("die", die_names[n], action.args[1]);
    case ActionKind::deploy:
      return words("deploy", piece_name(n));
    case ActionKind::special:
      return words("special", piece_name(n));
    case ActionKind::expand:
      return words("expand", expansion_names[n]);
    case ActionKind::develop:
      return "develop";
    case ActionKind::stars:
      return "stars";
    case ActionKind::boat:
      return "boat";
    case ActionKind::swap:
      return words("swap", piece_name(n));
    case ActionKind::decree:
      return words("decree", decree_cards[n].id);
    case ActionKind::use:
      return words("use", privilege_cards[n].id);
    case ActionKind::done:
      return "done";
    case ActionKind::free:
      return "free";
    case ActionKind::over:
      return words("over", piece_name(n));
    case ActionKind::discard:
      return "discard";
    case ActionKind::send:
      return number_of("send", worker_names[n], action.args[1]);
    case ActionKind::give_back:
      return number_of("return", worker_names[n], action.args[1]);
    case ActionKind::expedition:
      return "expedition";
    case ActionKind::development:
      return "development";
    case ActionKind::skip:
      return "skip";
    case ActionKind::tower:
      return words("tower", piece_name(n));
    case ActionKind::privilege:
      return words("privilege", privilege_cards[n].id);
    case ActionKind::keep:
      return "keep";
    case ActionKind::tear:
      return words("tear", piece_name(n));
    case ActionKind::roll:
      return roll_text(action);
    case ActionKind::draw:
      return draw_text(action);
    case ActionKind::janus:
      return janus_text(action);
  }
  return "";
}

// The order of the Janus Tiles stays hidden once they are shuffled (DI-72).
std::string Codec<Discordia>::public_action_text(const State& state, Action action) {
  if (ActionKind{action.kind} == ActionKind::janus) return "janus ?";
  return action_text(state, action);
}

std::optional<Action> Codec<Discordia>::parse_chance(const State&, std::string_view text) {
  const auto parts = split(text);
  if (parts[0] == "roll") return parse_numbers(ActionKind::roll, die_names, parts);
  if (parts[0] == "draw") return parse_numbers(ActionKind::draw, worker_names, parts);
  if (parts[0] == "janus") return parse_janus(parts);
  return std::nullopt;
}

}  // namespace triclinium
