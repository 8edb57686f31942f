// The first thing that is wrong with something from outside, named by its field in the notation.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace triclinium {

class Faults {
 public:
  bool ok() const { return error_.empty(); }
  const std::string& error() const { return error_; }

  // Notes a fault; only the first one counts.
  void fail(const std::string& field, std::string_view why) {
    if (ok()) error_.append(field).append(": ").append(why);
  }
  // Notes a fault unless the condition holds.
  void require(bool holds, const std::string& field, std::string_view why) {
    if (!holds) fail(field, why);
  }

 private:
  std::string error_;
};

// The field of one entry of a list.
inline std::string item(const std::string& field, std::size_t index) {
  return field + "[" + std::to_string(index) + "]";
}

// A field of one seat's player.
inline std::string player_field(std::size_t seat, std::string_view name) {
  return item("players", seat).append(".").append(name);
}

}  // namespace triclinium
