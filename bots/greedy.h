// Looks one decision ahead and takes what the evaluation likes best.
#pragma once

#include "bots/bot.h"

namespace triclinium {

// The index of the best action for the seat to act; equal ones by lot. `state` must be a position
// without secrets from that seat: a determinization.
template <Game G>
int greedy_pick(const typename G::State& state, const ActionList& list, Random& random,
                float* worths = nullptr) {
  const Seat seat = G::to_act(state);
  ActionList next;
  int best = 0;
  float best_worth = -1e30f;
  std::uint32_t equals = 0;
  for (int i = 0; i < list.size(); ++i) {
    typename G::State after = state;
    advance<G>(after, list[i], next);
    const float worth = greedy_worth<G>(after, seat);
    if (worths != nullptr) worths[i] = worth;
    if (worth > best_worth) {
      best = i;
      best_worth = worth;
      equals = 1;
    } else if (worth == best_worth && random.bounded(++equals) == 0) {
      best = i;
    }
  }
  return best;
}

// `folly` is the share of decisions made by lot, in thousandths: a beginner's bot.
template <Game G>
class GreedyBot {
 public:
  explicit GreedyBot(std::uint64_t seed, int folly = 0) : seed_(seed), folly_(folly) {}

  Choice choose(const typename G::State& state) const {
    const typename G::State seen = seen_by<G>(state, G::to_act(state));
    Random random = decision_random<G>(seen, seed_);
    ActionList list;
    G::legal_actions(seen, list);
    const bool by_lot = static_cast<int>(random.bounded(1000)) < folly_;
    const int pick = by_lot
                         ? static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())))
                         : greedy_pick<G>(seen, list, random);
    typename G::State after = seen;
    advance<G>(after, list[pick], list_after_);
    return {list[pick], outcome_of<G>(after), 0};
  }

 private:
  std::uint64_t seed_;
  int folly_;
  mutable ActionList list_after_;
};

}  // namespace triclinium
