// What a kernel has to know of each game: above all which positions are alike, as small numbers.
// Those with equal numbers are played side by side, so that the threads of a warp go the same way
// through the rules.
#pragma once

#include "games/registry.h"

namespace triclinium {

inline constexpr int most_questions = 40;
inline constexpr int most_answers = 40;

// Lists and positions tried out lie on the stack. Ave Roma's trial search is the deepest: 64 KiB
// are too few for it, 96 KiB were enough for 400 million decisions.
template <Game G>
inline constexpr int stack_bytes = 16 * 1024;
template <>
inline constexpr int stack_bytes<AveRoma> = 128 * 1024;

// Whether a question is answered in the task that lists its answers. That spares a sorting where
// the answers to one question are much alike (README.md has the figures).
template <Game G>
inline constexpr bool answers_at_once = false;
template <>
inline constexpr bool answers_at_once<CarpeDiem> = true;

// The open question.
template <class State>
int question_of(const State& state) {
  return static_cast<int>(state.decision);
}
inline int question_of(const discordia::State& state) {
  return static_cast<int>(discordia::decision_of(state));
}
// Which worker goes: each location has steps of its own.
inline int question_of(const ave_roma::State& state) {
  constexpr int others = static_cast<int>(ave_roma::Decision::end_area) + 1;
  return state.decision == ave_roma::Decision::worker
             ? others + static_cast<int>(state.pending.location)
             : static_cast<int>(state.decision);
}

template <class State>
int answer_of(const State&, Action action) {
  return action.kind;
}
inline int answer_of(const ave_roma::State& state, Action action) {
  constexpr int others = static_cast<int>(ave_roma::ActionKind::doubling) + 1;
  return state.decision == ave_roma::Decision::worker
             ? others + static_cast<int>(state.pending.location)
             : action.kind;
}

}  // namespace triclinium
