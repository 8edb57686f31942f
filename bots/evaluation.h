// What a game tells its bots: how many points each seat may still expect, and what that is worth.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/game.h"

namespace triclinium {

using SeatValues = std::array<float, max_seats>;

// Specialised in bots/<game>/evaluation.h. This general one knows only the points so far.
template <Game G>
struct Evaluation {
  // A seat's expected final points; more is always better. Once the game is over: the result.
  static float expected_points(const typename G::State& state, Seat seat) {
    return static_cast<float>(G::score(state, seat));
  }
  // Such points as the game counts its result, where that is not the same.
  static float score_of(float points) { return points; }
  // How far the final points may still stray from the expected ones.
  static float spread(const typename G::State&) { return 10.0f; }
  // Whether the expectation can be trusted here, rather than a decision or two later: rollouts end
  // only in quiet positions.
  static bool is_quiet(const typename G::State&) { return true; }
  // Whether the game may end within the decisions of one turn: only then a win can be in hand.
  static bool may_end(const typename G::State&) { return true; }
  // Whether an action is seldom right where there are others: guided rollouts draw again then.
  static bool is_dull(Action) { return false; }
  // What else decides how an action turns out; rollouts learn about it in each circumstance apart.
  static std::uint64_t circumstance(const typename G::State&, Action) { return 0; }
  // Whether greedy play judges this position of its own turn by the best action from here on.
  static bool looks_ahead(const typename G::State&) { return false; }
  // How many more decisions of its turn greedy play looks at.
  static constexpr int look_ahead = 2;
  // How much a difference of one point counts when games are compared by margin.
  static constexpr float points_scale = 10.0f;
};

// What one play was worth: shares of the win, and the points behind them.
struct Outcome {
  SeatValues shares{};
  SeatValues points{};
};

// Seats of rank 1 share the win. A single seat has won if its points are not negative.
template <Game G>
void final_shares(const typename G::State& state, Outcome& outcome) {
  const int seats = G::seats(state);
  if (seats == 1) {
    outcome.shares[0] = outcome.points[0] >= 0 ? 1.0f : 0.0f;
    return;
  }
  const Standing standing = G::standing(state);
  int winners = 0;
  for (Seat s = 0; s < seats; ++s) winners += standing.ranks[s] == 1;
  for (Seat s = 0; s < seats; ++s) {
    outcome.shares[s] = standing.ranks[s] == 1 ? 1.0f / static_cast<float>(winners) : 0.0f;
  }
}

// Chances to win from expected points: the further ahead and the less can still change, the surer.
inline void expected_shares(int seats, float spread, Outcome& outcome) {
  if (seats == 1) {
    outcome.shares[0] = 1.0f / (1.0f + std::exp(-outcome.points[0] / spread));
    return;
  }
  float best = outcome.points[0];
  for (int s = 1; s < seats; ++s) best = std::max(best, outcome.points[s]);
  float sum = 0;
  for (int s = 0; s < seats; ++s) {
    outcome.shares[s] = std::exp((outcome.points[s] - best) / spread);
    sum += outcome.shares[s];
  }
  for (int s = 0; s < seats; ++s) outcome.shares[s] /= sum;
}

// The result of a finished game, or what to expect of an unfinished one.
template <Game G>
Outcome outcome_of(const typename G::State& state) {
  Outcome outcome;
  for (Seat s = 0; s < G::seats(state); ++s) {
    outcome.points[s] = Evaluation<G>::expected_points(state, s);
  }
  if (G::to_act(state) == nobody) {
    final_shares<G>(state, outcome);
  } else {
    expected_shares(G::seats(state), Evaluation<G>::spread(state), outcome);
  }
  return outcome;
}

// How a seat likes an outcome, 0 … 1: chances to win mixed with the lead over the best other seat,
// so that play stays purposeful when the win is far away or certain.
template <Game G>
void values_of(const Outcome& outcome, int seats, float win_weight, SeatValues& values) {
  for (int s = 0; s < seats; ++s) {
    float rival = seats == 1 ? 0.0f : -1e9f;
    for (int other = 0; other < seats; ++other) {
      if (other != s) rival = std::max(rival, outcome.points[other]);
    }
    const float lead = (outcome.points[s] - rival) / Evaluation<G>::points_scale;
    const float margin = 0.5f + 0.5f * lead / (1.0f + std::abs(lead));
    values[s] = win_weight * outcome.shares[s] + (1.0f - win_weight) * margin;
  }
}

}  // namespace triclinium
