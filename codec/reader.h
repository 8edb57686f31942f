// Reads JSON without exceptions: keeps the first thing that is wrong, named by its field.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "codec/any_game.h"

namespace triclinium {

class JsonReader {
 public:
  bool ok() const { return error_.empty(); }
  const std::string& error() const { return error_; }

  // Notes a fault; only the first one counts.
  void fail(const std::string& field, std::string_view why);
  // Notes a fault unless the condition holds.
  void require(bool holds, const std::string& field, std::string_view why) {
    if (!holds) fail(field, why);
  }

  // An object with exactly these keys; one that begins with '?' may be missing.
  bool object(const Json& json, const std::string& field,
              std::initializer_list<std::string_view> keys);
  // A list, of a given size if that is not negative.
  bool list(const Json& json, const std::string& field, int size = -1);
  // A whole number within bounds; the lower bound if it is not one.
  int integer(const Json& json, const std::string& field, int low, int high);
  bool boolean(const Json& json, const std::string& field);
  bool text_is(const Json& json, const std::string& field, std::string_view text);
  // The index of a text among names; 0 with a fault if it is none of them.
  template <class Names>
  int one_of(const Json& json, const std::string& field, const Names& names) {
    if (json.is_string()) {
      int index = 0;
      for (std::string_view name : names) {
        if (json.get_ref<const std::string&>() == name) return index;
        ++index;
      }
    }
    fail(field, "there is no such word here");
    return 0;
  }

 private:
  std::string error_;
};

inline std::string item(const std::string& field, std::size_t index) {
  return field + "[" + std::to_string(index) + "]";
}

}  // namespace triclinium
