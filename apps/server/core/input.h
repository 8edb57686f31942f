// Strict reading of JSON from outside: size, depth, every field named and typed, nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/any_game.h"

namespace triclinium::server {

// An object within the bounds of codec/json_text.h.
Result<Json> parse_object(std::string_view text);

// Reads the fields of an object one by one; the first fault is kept, later reads give defaults.
class Fields {
 public:
  explicit Fields(const Json& object) : object_(object) {}

  std::string text(const char* key, std::size_t min_bytes, std::size_t max_bytes);
  std::string text_or(const char* key, std::string fallback, std::size_t max_bytes);
  std::int64_t number(const char* key, std::int64_t min, std::int64_t max);
  bool flag(const char* key);
  bool flag_or(const char* key, bool fallback);
  // An object or null if it is missing.
  Json object_or_null(const char* key);
  Json list(const char* key, std::size_t min, std::size_t max);
  bool has(const char* key) const { return object_.contains(key); }
  void fail(std::string message);

  // The first fault, or the first field that nobody asked for.
  std::optional<Error> finish() const;

 private:
  const Json* find(const char* key, bool required);

  const Json& object_;
  std::vector<std::string> asked_;
  std::optional<Error> fault_;
};

}  // namespace triclinium::server
