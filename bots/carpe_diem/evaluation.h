// What to expect in Carpe Diem: the points that lie on the table, those that open features promise,
// and what the visits to the forum still ahead will bring.
#pragma once

#include "bots/evaluation.h"
#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {

template <>
struct Evaluation<CarpeDiem> {
  static float expected_points(const CarpeDiem::State& state, Seat seat);
  static float score_of(float points) { return points; }
  static float spread(const CarpeDiem::State& state);
  // Between two turns, with nothing in hand and no card half resolved.
  static bool is_quiet(const CarpeDiem::State& state) {
    using carpe_diem::Decision;
    return state.decision == Decision::move || state.decision == Decision::spot ||
           state.decision == Decision::over;
  }
  // The last visit to the forum.
  static bool may_end(const CarpeDiem::State& state) {
    return state.phase == carpe_diem::phases && state.round == 0 && state.forum_order.size() == 1;
  }
  // Storing, walking for bread, leaving a card unfulfilled.
  static bool is_dull(Action action) {
    using carpe_diem::ActionKind;
    const ActionKind kind{action.kind};
    return kind == ActionKind::store || kind == ActionKind::bread ||
           ((kind == ActionKind::pay || kind == ActionKind::extra) && action.args[0] == 0);
  }
  // The tile in hand, the place to walk from, the card to be paid.
  static std::uint64_t circumstance(const CarpeDiem::State& state, Action action) {
    using carpe_diem::ActionKind;
    switch (ActionKind{action.kind}) {
      case ActionKind::place:
        return state.tile;
      case ActionKind::step:
        return state.actor().patrician;
      case ActionKind::pay:
      case ActionKind::extra:
        return state.visit_cards[0];
      default:
        return 0;
    }
  }
  static bool looks_ahead(const CarpeDiem::State& state) { return !is_quiet(state); }
  static constexpr float points_scale = 25.0f;
  static constexpr int look_ahead = 2;
};

}  // namespace triclinium
