// A game is its deal and its actions: replay and undo are one mechanism.
#pragma once

#include <span>

#include "engine/game.h"

namespace triclinium {

template <Game G>
struct Replay {
  typename G::State state;
  Refusal refusal = Refusal::none;
  int applied = 0;  // actions applied before the refusal, or all
};

// The position after the given actions; stops at the first one that is refused.
template <Game G, class Sink = NullSink>
Replay<G> replay(const typename G::Options& options, int seats, const typename G::Deal& deal,
                 std::span<const Action> actions, Sink sink = {}) {
  ActionList list;
  Replay<G> result{begin_game<G>(options, seats, deal, list, sink)};
  for (Action action : actions) {
    result.refusal = apply<G>(result.state, action, sink);
    if (result.refusal != Refusal::none) return result;
    ++result.applied;
  }
  return result;
}

// The position one decision earlier.
template <Game G>
Replay<G> undo(const typename G::Options& options, int seats, const typename G::Deal& deal,
               std::span<const Action> actions) {
  if (actions.empty()) {
    return {begin_game<G>(options, seats, deal), Refusal::nothing_to_undo, 0};
  }
  return replay<G>(options, seats, deal, actions.first(actions.size() - 1));
}

}  // namespace triclinium
