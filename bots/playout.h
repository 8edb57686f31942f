// Random games at full speed, and counting of decision sequences: what measures and checks rules.
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/game.h"

namespace triclinium {

struct PlayoutCount {
  std::uint64_t decisions = 0;  // of players; chance does not count
  std::uint64_t answers = 0;    // legal actions, summed over the decisions
  int max_answers = 0;
};

// Plays on to the end with uniformly random answers; `list` holds those of the open question.
template <Game G>
void playout(typename G::State& state, ActionList& list, Random& random, PlayoutCount& count) {
  for (;;) {
    if (list.empty()) {  // no player's question
      if (G::to_act(state) == nobody) return;
      advance<G>(state, G::draw(state, random), list);
      continue;
    }
    ++count.decisions;
    count.answers += static_cast<std::uint64_t>(list.size());
    count.max_answers = std::max(count.max_answers, list.size());
    const Action action = list[static_cast<int>(random.bounded(std::uint32_t(list.size())))];
    advance<G>(state, action, list);
  }
}

// The generator of game `index` of a series: the same for any order and any number of threads.
constexpr Random series_random(std::uint64_t seed, std::uint64_t index) {
  return Random(mix64(mix64(seed) ^ index));
}

// The number of decision sequences of length `depth`; chance is drawn from the seed and the number
// of decisions left, and does not count.
template <Game G>
std::uint64_t perft(typename G::State state, int depth, std::uint64_t seed) {
  ActionList list;
  for (std::uint64_t draws = 0; G::to_act(state) == chance_seat; ++draws) {
    Random random(mix64(seed ^ mix64(static_cast<std::uint64_t>(depth) << 32 | draws)));
    advance<G>(state, G::draw(state, random), list);
  }
  if (depth == 0) return 1;
  if (G::to_act(state) == nobody) return 0;
  list.drop();
  G::legal_actions(state, list);
  if (depth == 1) return static_cast<std::uint64_t>(list.size());
  std::uint64_t count = 0;
  for (Action action : list) {
    typename G::State next = state;
    ActionList answers;
    advance<G>(next, action, answers);
    count += perft<G>(next, depth - 1, seed);
  }
  return count;
}

}  // namespace triclinium
