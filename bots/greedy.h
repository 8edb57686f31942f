// Looks to the end of its own turn and takes what the evaluation likes best.
#pragma once

#include "bots/bot.h"
#include "bots/win_in_hand.h"

namespace triclinium {

// An action by lot, drawn again so often at most while it is seldom right.
template <Game G>
int draw_lot(const ActionList& list, Random& random, int redraws) {
  const auto count = static_cast<std::uint32_t>(list.size());
  auto pick = static_cast<int>(random.bounded(count));
  for (int i = 0; i < redraws && Evaluation<G>::is_dull(list[pick]); ++i) {
    pick = static_cast<int>(random.bounded(count));
  }
  return pick;
}

// The choices of greedy play; holds the lists that its looking ahead needs.
template <Game G>
class Greedy {
 public:
  static constexpr int depth_limit = Evaluation<G>::look_ahead + 1;

  // The seat's expected points if it goes on as well as it can until its turn is over, looking at
  // most `depth` decisions ahead. `list` holds the legal actions.
  float worth(const typename G::State& state, Seat seat, const ActionList& list, int depth) {
    if (depth == 0 || G::to_act(state) != seat || !Evaluation<G>::looks_ahead(state)) {
      return Evaluation<G>::expected_points(state, seat);
    }
    float best = -1e30f;
    for (const Action action : list) {
      typename G::State after = state;
      advance<G>(after, action, lists_[depth - 1]);
      best = std::max(best, worth(after, seat, lists_[depth - 1], depth - 1));
    }
    return best;
  }

  // The index of the best action for the seat to act; equal ones by lot. `state` must hold no
  // secrets from that seat: a determinization.
  int pick(const typename G::State& state, const ActionList& list, Random& random,
           int depth = depth_limit - 1) {
    const Seat seat = G::to_act(state);
    int best = 0;
    float best_worth = -1e30f;
    std::uint32_t equals = 0;
    for (int i = 0; i < list.size(); ++i) {
      typename G::State after = state;
      advance<G>(after, list[i], lists_[depth]);
      const float value = worth(after, seat, lists_[depth], depth);
      if (value > best_worth) {
        best = i;
        best_worth = value;
        equals = 1;
      } else if (value == best_worth && random.bounded(++equals) == 0) {
        best = i;
      }
    }
    return best;
  }

 private:
  std::array<ActionList, depth_limit> lists_;
};

// `folly` is the share of decisions made by lot, in thousandths: a beginner's bot.
template <Game G>
class GreedyBot {
 public:
  explicit GreedyBot(std::uint64_t seed, int folly = 0) : seed_(seed), folly_(folly) {}

  Choice choose(const typename G::State& state) {
    const typename G::State seen = seen_by<G>(state, G::to_act(state));
    Random random = decision_random<G>(seen, seed_);
    ActionList list;
    G::legal_actions(seen, list);
    if (const auto win = win_.find(seen, random)) return {*win, outcome_of<G>(seen), 0};
    const bool by_lot = static_cast<int>(random.bounded(1000)) < folly_;
    const int pick = by_lot ? draw_lot<G>(list, random, redraws) : greedy_.pick(seen, list, random);
    return {list[pick], outcome_of<G>(seen), 0};
  }

 private:
  // A beginner errs by doing the wrong thing, hardly ever by doing nothing.
  static constexpr int redraws = 6;

  std::uint64_t seed_;
  int folly_;
  Greedy<G> greedy_;
  WinInHand<G> win_;
};

}  // namespace triclinium
