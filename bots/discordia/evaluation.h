// What to expect in Discordia: workers left at the end, after all that will still be sent away and
// drawn. Fewer are better, so the points are negative.
#pragma once

#include "bots/evaluation.h"
#include "games/discordia/discordia.h"

namespace triclinium {

template <>
struct Evaluation<Discordia> {
  static float expected_points(const Discordia::State& state, Seat seat);
  // The workers left, never fewer than none.
  static float score_of(float points) { return std::max(0.0f, -points); }
  static float spread(const Discordia::State& state);
  // No chain of bonuses is open.
  static bool is_quiet(const Discordia::State& state) { return state.pending.empty(); }
  // DI-60: a reserve that is nearly empty, or the last shortage.
  static bool may_end(const Discordia::State& state) {
    return discordia::total(state.actor().reserve) <= 12 ||
           (state.year == discordia::years && state.stage == discordia::Stage::shortage);
  }
  // Waiving, and tearing down one's own.
  static bool is_dull(Action action) {
    using discordia::ActionKind;
    const ActionKind kind{action.kind};
    return kind == ActionKind::done || kind == ActionKind::skip || kind == ActionKind::over ||
           kind == ActionKind::discard;
  }
  static std::uint64_t circumstance(const Discordia::State&, Action) { return 0; }
  // A turn is judged by the best that can be done with its die.
  static bool looks_ahead(const Discordia::State& state) {
    return discordia::decision_of(state) != discordia::Decision::die;
  }
  static constexpr float points_scale = 6.0f;
  static constexpr int look_ahead = 2;
};

}  // namespace triclinium
