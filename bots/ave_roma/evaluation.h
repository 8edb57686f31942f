// What to expect in Ave Roma: points so far, what stock and influence will turn
// into, and the workers that can still act.
#pragma once

#include "bots/evaluation.h"
#include "games/ave_roma/ave_roma.h"

namespace triclinium {

template <>
struct Evaluation<AveRoma> {
  static float expected_points(const AveRoma::State& state, Seat seat);
  static float score_of(float points) { return points; }
  static float spread(const AveRoma::State& state);
  // No action is under way.
  static bool is_quiet(const AveRoma::State& state) {
    using ave_roma::Decision;
    return state.decision == Decision::turn || state.decision == Decision::refill ||
           state.decision == Decision::none;
  }
  static bool may_end(const AveRoma::State& state) {
    return state.phase >= ave_roma::Phase::final_actions;
  }
  // Waiving, and passing with workers left.
  static bool is_dull(Action action) {
    using ave_roma::ActionKind;
    const ActionKind kind{action.kind};
    return kind == ActionKind::pass || kind == ActionKind::no || kind == ActionKind::none ||
           kind == ActionKind::passive;
  }
  // The card that a row offers there; later in the action, the question and its location.
  static std::uint64_t circumstance(const AveRoma::State& state, Action action) {
    using namespace ave_roma;
    const auto question = static_cast<std::uint64_t>(state.decision);
    if (kind_of(action) != ActionKind::go) {
      return question | static_cast<std::uint64_t>(state.pending.location) << 5;
    }
    const Location location{action.args[0]};
    if (!has_row(location)) return question;
    return question | static_cast<std::uint64_t>(state.rows[row_of(location)][action.args[1] - 1])
                          << 5;
  }
  static bool looks_ahead(const AveRoma::State& state) { return !is_quiet(state); }
  static constexpr float points_scale = 25.0f;
  static constexpr int look_ahead = 3;
};

}  // namespace triclinium
