// Reads what deals and positions of Discordia are made of.
#pragma once

#include <optional>
#include <string>

#include "codec/discordia/names.h"
#include "codec/reader.h"

namespace triclinium::discordia {

class Reader : public JsonReader {
 public:
  // A member of an object, null where there is none.
  const Json& member(const Json& object, const std::string& key, const std::string& field) {
    static const Json null;
    if (!object.is_object() || !object.contains(key)) {
      fail(field, "is missing");
      return null;
    }
    return object[key];
  }
  // An object with exactly these keys.
  template <class Keys>
  bool object(const Json& json, const Keys& keys, const std::string& field) {
    if (!json.is_object()) {
      fail(field, "must be an object");
      return false;
    }
    for (const auto& key : keys) member(json, std::string(key), path(field, key));
    for (const auto& [key, value] : json.items()) {
      bool known = false;
      for (const auto& name : keys) known = known || name == key;
      require(known, path(field, key), "there is no such field");
    }
    return ok();
  }
  static std::string path(const std::string& field, std::string_view key) {
    return field.empty() ? std::string(key) : field + "." + std::string(key);
  }

  int number(const Json& json, int low, int high, const std::string& field) {
    if (!json.is_number_integer() || json < low || json > high) {
      fail(field,
           "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
      return low;
    }
    return json.get<int>();
  }
  std::uint8_t small(const Json& json, int low, int high, const std::string& field) {
    return static_cast<std::uint8_t>(number(json, low, high, field));
  }
  std::string text(const Json& json, const std::string& field) {
    require(json.is_string(), field, "must be a text");
    return json.is_string() ? json.get<std::string>() : std::string();
  }
  // The elements of a list of at most `most`; none once something was wrong.
  const Json& list(const Json& json, std::size_t most, const std::string& field) {
    require(json.is_array() && json.size() <= most, field,
            "must be a list of at most " + std::to_string(most));
    return ok() ? json : nothing();
  }
  const Json& list_of(const Json& json, std::size_t size, const std::string& field) {
    require(json.is_array() && json.size() == size, field,
            "must be a list of " + std::to_string(size));
    return ok() ? json : nothing();
  }

  // An id of a table; `find` is one of the functions of names.h.
  template <class Find>
  std::uint8_t id(const Json& json, Find find, const std::string& field) {
    if (json.is_string()) {
      const auto found = find(json.get_ref<const std::string&>());
      if (found) return static_cast<std::uint8_t>(*found);
    }
    fail(field, "there is no such thing here: " + clipped(json));
    return 0;
  }
  template <class Rows>
  std::uint8_t id_of(const Json& json, const Rows& rows, const std::string& field) {
    return id(json, [&](std::string_view name) { return find_id(rows, name); }, field);
  }
  Workers workers(const Json& json, const std::string& field) {
    Workers found{};
    if (!object(json, worker_names, field)) return found;
    for (int c = 0; c < worker_types; ++c) {
      const std::string name(worker_names[c]);
      found[c] = small(json[name], 0, 40, path(field, name));
    }
    return found;
  }

 private:
  static const Json& nothing() {
    static const Json empty = Json::array();
    return empty;
  }
  static std::string clipped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 40);
  }
};

}  // namespace triclinium::discordia
