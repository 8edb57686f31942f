// Reads JSON without exceptions: keeps the first thing that is wrong, named by its field.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "codec/any_game.h"
#include "engine/faults.h"

namespace triclinium {

// The one reader of deals and positions; what a game adds are the ids of its components.
class JsonReader : public Faults {
 public:
  // An object with exactly these keys; one that begins with '?' may be missing.
  bool object(const Json& json, const std::string& field, std::span<const std::string_view> keys);
  bool object(const Json& json, const std::string& field,
              std::initializer_list<std::string_view> keys) {
    return object(json, field, std::span(keys.begin(), keys.size()));
  }
  // A list, of a given size if that is not negative.
  bool list(const Json& json, const std::string& field, int size = -1);
  // The entries of a list of this size, or of at most so many; none once something was wrong.
  const Json& entries(const Json& json, const std::string& field, int size);
  const Json& entries_up_to(const Json& json, const std::string& field, int most);
  // A whole number within bounds; the lower bound if it is not one.
  int integer(const Json& json, const std::string& field, int low, int high);
  std::uint8_t byte(const Json& json, const std::string& field, int low, int high) {
    return static_cast<std::uint8_t>(integer(json, field, low, high));
  }
  // 0 for null.
  std::uint8_t byte_or_null(const Json& json, const std::string& field, int low, int high) {
    return json.is_null() ? std::uint8_t{0} : byte(json, field, low, high);
  }
  Seat seat(const Json& json, const std::string& field, int seats) {
    return static_cast<Seat>(integer(json, field, 0, seats - 1));
  }
  bool boolean(const Json& json, const std::string& field);
  // Empty if it is none.
  std::string text(const Json& json, const std::string& field);
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
  // The number of the component that a text names, by a function that finds it; 0 with a fault.
  template <class Find>
  int id(const Json& json, const std::string& field, std::string_view what, Find find) {
    if (!json.is_string()) {
      fail(field, "must be the id of a " + std::string(what));
      return 0;
    }
    const auto found = find(json.get_ref<const std::string&>());
    if (!found) fail(field, "there is no such " + std::string(what));
    return found ? static_cast<int>(*found) : 0;
  }
  // Notes what another part of the codec has found wrong with a field.
  void fail(const Error& error) {
    const std::size_t colon = error.message.find(": ");
    Faults::fail(error.message.substr(0, colon), error.message.substr(colon + 2));
  }
  using Faults::fail;
};

}  // namespace triclinium
