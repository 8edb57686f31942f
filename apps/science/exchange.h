// What goes over the border of the C interface: states as the caller's bytes, texts that it frees.
#pragma once

#include <cstring>
#include <string_view>

#include "engine/any_state.h"

namespace triclinium {

inline AnyState read_state(const void* state) {
  AnyState any;
  std::memcpy(any.bytes.data(), state, any.bytes.size());
  return any;
}
inline void write_state(void* state, const AnyState& any) {
  std::memcpy(state, any.bytes.data(), any.bytes.size());
}

// For triclinium_free.
inline char* give_text(std::string_view text) {
  char* copy = new char[text.size() + 1];
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = 0;
  return copy;
}

}  // namespace triclinium
