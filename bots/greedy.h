// The bot that looks one decision ahead: most points for itself at once, ties by lot.
#pragma once

#include "engine/game.h"

namespace triclinium {

// `state` may hold what the seat cannot know: it is determinized first, so nothing leaks into the
// choice.
template <Game G>
Action choose_greedy(const typename G::State& state, Random& random) {
  const Seat seat = G::to_act(state);
  const typename G::State imagined = G::determinize(state, seat, random);
  ActionList list;
  ActionList answers;
  G::legal_actions(imagined, list);
  Action best = list[0];
  int best_score = 0;
  std::uint32_t equal = 0;
  for (Action action : list) {
    typename G::State next = imagined;
    advance<G>(next, action, answers);
    const int score = G::score(next, seat);
    if (equal != 0 && score < best_score) continue;
    equal = equal != 0 && score == best_score ? equal + 1 : 1;
    best_score = score;
    if (random.bounded(equal) == 0) best = action;
  }
  return best;
}

}  // namespace triclinium
