// Any game's state as bytes. Copying it is memcpy.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>

#include "engine/game.h"

namespace triclinium {

struct AnyState {
  alignas(16) std::array<std::byte, max_state_bytes> bytes{};

  template <Game G>
  static AnyState from(const typename G::State& state) {
    AnyState any;
    std::memcpy(any.bytes.data(), &state, sizeof state);
    return any;
  }
  template <Game G>
  typename G::State as() const {
    typename G::State state;
    std::memcpy(&state, bytes.data(), sizeof state);
    return state;
  }
};

}  // namespace triclinium
