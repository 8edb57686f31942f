// What every bot answers, and how its thinking is limited from outside.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bots/evaluation.h"
#include "engine/action.h"
#include "engine/digest.h"
#include "engine/random.h"

namespace triclinium {

// Limits beside the bot's own setting. There is no clock here: whoever calls says when to stop.
struct Limits {
  // Asked now and then while thinking; true: answer with the best found so far.
  bool (*stop)(void* context) = nullptr;
  void* context = nullptr;
  // Instead of the setting's, if not 0.
  std::uint32_t iterations = 0;
  // Not 0: the answer depends on it and the sight alone, neither on the bot's own seed nor on what
  // it thought before.
  std::uint64_t seed = 0;
  // Only these two are examined, in turn and with equal luck; kind 255: all as is usual.
  std::array<Action, 2> compare{no_action(), no_action()};
  // Every legal action is examined at least once, for data; takes as many iterations if need be.
  bool examine_all = false;

  static constexpr Action no_action() { return {255, {}}; }
};

// One legal action as the bot sees it. `visits` is 0 where it was not looked at.
struct Candidate {
  Action action;
  std::uint32_t visits = 0;
  float value = 0;   // for the acting seat, 0 … 1: what the choice was made by
  Outcome expected;  // chances to win and final points of every seat
};

struct Choice {
  Action action;
  Outcome expected;
  std::uint32_t iterations = 0;  // of this decision; 0 for bots that do not search
};

// The position with everything hidden from the seat drawn in one fixed way: equal for all positions
// that look the same to the seat. Bots start from here, never from the truth.
template <Game G>
typename G::State seen_by(const typename G::State& state, Seat seat) {
  Random fixed(std::uint64_t{0});
  return G::determinize(state, seat, fixed);
}

// A generator for one decision: the same seed and the same sight give the same numbers.
template <Game G>
Random decision_random(const typename G::State& seen, std::uint64_t seed) {
  return Random(mix64(seed) ^ digest<G>(seen));
}

}  // namespace triclinium
