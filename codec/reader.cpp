#include "codec/reader.h"

#include <algorithm>

namespace triclinium {

bool JsonReader::object(const Json& json, const std::string& field,
                        std::span<const std::string_view> keys) {
  const std::string prefix = field.empty() ? "" : field + ".";
  if (!json.is_object()) {
    fail(field.empty() ? "position" : field, "must be an object");
    return false;
  }
  const auto bare = [](std::string_view key) { return key.substr(key.starts_with('?') ? 1 : 0); };
  for (std::string_view key : keys) {
    if (!key.starts_with('?') && !json.contains(key)) fail(prefix + std::string(key), "is missing");
  }
  for (const auto& entry : json.items()) {
    const auto known = [&](std::string_view key) { return bare(key) == entry.key(); };
    if (std::none_of(keys.begin(), keys.end(), known))
      fail(prefix + entry.key().substr(0, 40), "there is no such field");
  }
  return ok();
}

bool JsonReader::list(const Json& json, const std::string& field, int size) {
  if (!json.is_array()) {
    fail(field, "must be a list");
  } else if (size >= 0 && static_cast<int>(json.size()) != size) {
    fail(field, "must have " + std::to_string(size) + " entries");
  }
  return ok();
}

const Json& JsonReader::entries(const Json& json, const std::string& field, int size) {
  static const Json none = Json::array();
  return list(json, field, size) ? json : none;
}

const Json& JsonReader::entries_up_to(const Json& json, const std::string& field, int most) {
  if (list(json, field))
    require(static_cast<int>(json.size()) <= most, field,
            "must have at most " + std::to_string(most) + " entries");
  return entries(json, field, -1);
}

int JsonReader::integer(const Json& json, const std::string& field, int low, int high) {
  if (!json.is_number_integer()) {
    fail(field, "must be a whole number");
    return low;
  }
  const bool huge = json.is_number_unsigned() && json.get<std::uint64_t>() > 1'000'000;
  const std::int64_t value = huge ? 1'000'001 : json.get<std::int64_t>();
  if (value < low || value > high) {
    fail(field, "must be " + std::to_string(low) + " to " + std::to_string(high));
    return low;
  }
  return static_cast<int>(value);
}

bool JsonReader::boolean(const Json& json, const std::string& field) {
  if (json.is_boolean()) return json.get<bool>();
  fail(field, "must be true or false");
  return false;
}

std::string JsonReader::text(const Json& json, const std::string& field) {
  require(json.is_string(), field, "must be a text");
  return json.is_string() ? json.get<std::string>() : std::string();
}

bool JsonReader::text_is(const Json& json, const std::string& field, std::string_view text) {
  if (!json.is_string() || json.get_ref<const std::string&>() != text)
    fail(field, "must be \"" + std::string(text) + "\"");
  return ok();
}

}  // namespace triclinium
