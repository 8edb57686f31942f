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

}  // namespace triclinium::server
