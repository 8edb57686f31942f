// What to expect in the toy game: stones taken, a share of those to come, and the average card.
#pragma once

#include "bots/evaluation.h"
#include "games/toy/toy.h"

namespace triclinium {

template <>
struct Evaluation<Toy> {
  static float expected_points(const Toy::State& state, Seat seat) {
    const auto taken = static_cast<float>(state.taken[seat]);
    if (state.to_act == nobody) return taken + static_cast<float>(state.cards[seat]);
    const float to_come =
        static_cast<float>(state.pile) + 3.5f * static_cast<float>(state.rolls_left);
    return taken + 4.5f + to_come / static_cast<float>(state.seats);
  }
  static float score_of(float points) { return points; }
  static float spread(const Toy::State& state) {
    return 3.0f + static_cast<float>(state.rolls_left);
  }
  static bool is_quiet(const Toy::State&) { return true; }
  static bool may_end(const Toy::State&) { return true; }
  static bool is_dull(Action) { return false; }
  static std::uint64_t circumstance(const Toy::State&, Action) { return 0; }
  static bool looks_ahead(const Toy::State&) { return false; }
  static constexpr float points_scale = 5.0f;
  static constexpr int look_ahead = 2;
};

}  // namespace triclinium
