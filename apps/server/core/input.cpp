#include "apps/server/core/input.h"

#include <algorithm>

#include "codec/json_text.h"

namespace triclinium::server {

Result<Json> parse_object(std::string_view text) {
  auto json = parse_json(text);
  if (!json) return json.error();
  if (!json->is_object()) return Error{"A JSON object is expected."};
  return json;
}

void Fields::fail(std::string message) {
  if (!fault_) fault_ = Error{std::move(message)};
}

const Json* Fields::find(const char* key, bool required) {
  asked_.emplace_back(key);
  const auto it = object_.find(key);
  if (it != object_.end()) return &*it;
  if (required) fail(std::string(key) + ": is missing.");
  return nullptr;
}

std::string Fields::text(const char* key, std::size_t min_bytes, std::size_t max_bytes) {
  const Json* value = find(key, true);
  if (value == nullptr) return "";
  if (!value->is_string()) {
    fail(std::string(key) + ": a text is expected.");
    return "";
  }
  auto result = value->get<std::string>();
  if (result.size() < min_bytes || result.size() > max_bytes) {
    fail(std::string(key) + ": must have " + std::to_string(min_bytes) + " to " +
         std::to_string(max_bytes) + " bytes.");
    return "";
  }
  return result;
}

std::string Fields::text_or(const char* key, std::string fallback, std::size_t max_bytes) {
  if (!has(key) || object_.at(key).is_null()) {
    asked_.emplace_back(key);
    return fallback;
  }
  return text(key, 0, max_bytes);
}

std::int64_t Fields::number(const char* key, std::int64_t min, std::int64_t max) {
  const Json* value = find(key, true);
  if (value == nullptr) return min;
  const bool fits = value->is_number_integer() &&
                    (!value->is_number_unsigned() ||
                     value->get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX));
  if (!fits || value->get<std::int64_t>() < min || value->get<std::int64_t>() > max) {
    fail(std::string(key) + ": a whole number from " + std::to_string(min) + " to " +
         std::to_string(max) + " is expected.");
    return min;
  }
  return value->get<std::int64_t>();
}

bool Fields::flag(const char* key) {
  const Json* value = find(key, true);
  if (value == nullptr) return false;
  if (!value->is_boolean()) {
    fail(std::string(key) + ": true or false is expected.");
    return false;
  }
  return value->get<bool>();
}

bool Fields::flag_or(const char* key, bool fallback) {
  if (has(key)) return flag(key);
  asked_.emplace_back(key);
  return fallback;
}

Json Fields::object_or_null(const char* key) {
  const Json* value = find(key, false);
  if (value == nullptr || value->is_null()) return nullptr;
  if (!value->is_object()) {
    fail(std::string(key) + ": an object is expected.");
    return nullptr;
  }
  return *value;
}

Json Fields::list(const char* key, std::size_t min, std::size_t max) {
  const Json* value = find(key, true);
  if (value == nullptr) return Json::array();
  if (!value->is_array() || value->size() < min || value->size() > max) {
    fail(std::string(key) + ": a list of " + std::to_string(min) + " to " + std::to_string(max) +
         " entries is expected.");
    return Json::array();
  }
  return *value;
}

std::optional<Error> Fields::finish() const {
  if (fault_) return fault_;
  for (const auto& [key, value] : object_.items()) {
    if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) {
      return Error{"'" + key.substr(0, 40) + "' is not a field of this message."};
    }
  }
  return std::nullopt;
}

namespace {

// How many bytes at the beginning are a sign that cannot be seen.
std::size_t unseen(std::string_view text) {
  for (const std::string_view blank :
       {" ", "\u00a0", "\u00ad", "\u1680", "\u205f", "\u2800", "\u3000", "\u3164", "\ufeff"}) {
    if (text.starts_with(blank)) return blank.size();
  }
  // U+2000 … U+200F, and the selectors of variants U+FE00 … U+FE0F.
  const bool row = text.starts_with("\xe2\x80") || text.starts_with("\xef\xb8");
  return row && text.size() > 2 && static_cast<unsigned char>(text[2]) < 0x90 ? 3 : 0;
}

}  // namespace

std::string name_key(std::string_view name) {
  std::string key;
  while (!name.empty()) {
    if (const std::size_t bytes = unseen(name)) {
      name.remove_prefix(bytes);
      continue;
    }
    const auto byte = static_cast<unsigned char>(name.front());
    // À … Þ stand 32 before their small letters, as A … Z do; × is none of them.
    const bool accented = key.ends_with('\xc3') && byte >= 0x80 && byte <= 0x9e && byte != 0x97;
    const bool capital = accented || (byte >= 'A' && byte <= 'Z');
    key.push_back(static_cast<char>(capital ? byte + 32 : byte));
    name.remove_prefix(1);
  }
  return key;
}

Result<std::string> check_name(std::string_view name) {
  while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
  while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
  std::size_t characters = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte < 0x20 || byte == 0x7f) return Error{"name: control characters are not allowed."};
    // U+0080–U+009F, and the direction marks that could turn the text around it.
    const auto next = i + 1 < name.size() ? static_cast<unsigned char>(name[i + 1]) : 0;
    const auto third = i + 2 < name.size() ? static_cast<unsigned char>(name[i + 2]) : 0;
    if ((byte == 0xc2 && next < 0xa0) ||
        (byte == 0xe2 &&
         ((next == 0x80 && third >= 0x8b && third <= 0xaf) || (next == 0x81 && third >= 0xa0)))) {
      return Error{"name: invisible characters are not allowed."};
    }
    if ((byte & 0xc0) != 0x80) ++characters;
  }
  if (name_key(name).empty() || characters > 24)
    return Error{"name: 1 to 24 characters are expected."};
  return std::string(name);
}

}  // namespace triclinium::server
