// The bot that answers anything with equal chance.
#pragma once

#include "engine/game.h"

namespace triclinium {

// One of the legal answers of the seat to act.
template <Game G>
Action choose_random(const typename G::State& state, Random& random) {
  ActionList list;
  G::legal_actions(state, list);
  return list[static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())))];
}

}  // namespace triclinium
