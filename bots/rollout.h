// How an iteration goes on from the tree's edge.
#pragma once

#include "bots/greedy.h"
#include "bots/habits.h"
#include "bots/settings.h"

namespace triclinium {

template <Game G>
class Rollout {
  using State = typename G::State;
  static constexpr int noise_limit = 16;  // decisions a rollout goes on for quiet

 public:
  explicit Rollout(const SearchSettings& settings)
      : settings_(settings), look_(std::min(settings.rollout_look, Evaluation<G>::look_ahead)) {}

  // A new position to think about: what was learnt does not hold any more.
  void forget() {
    if (learns()) habits_.forget();
  }
  // One play: it begins, decisions are taken in the tree, it goes on to its end or to where the
  // evaluation may judge, and what came of it is learnt. `list` always holds the legal actions.
  void begin() { habits_.begin_play(); }
  void take(State& state, Action action, ActionList& list) {
    if (learns()) habits_.take(state, action);
    advance<G>(state, action, list);
  }
  void finish(State& state, ActionList& list, Random& random) {
    const int planned = settings_.rollout_decisions * G::seats(state);
    for (int decisions = 0;;) {
      const Seat actor = G::to_act(state);
      if (actor == nobody) return;
      if (actor == chance_seat) {
        advance<G>(state, G::draw(state, random), list);
        continue;
      }
      if (planned >= 0 && decisions >= planned &&
          (decisions >= planned + noise_limit || Evaluation<G>::is_quiet(state))) {
        return;
      }
      const bool by_lot = settings_.rollout_folly >= 1000 ||
                          static_cast<int>(random.bounded(1000)) < settings_.rollout_folly;
      const int pick =
          by_lot ? draw_lots(state, list, random) : greedy_.pick(state, list, random, look_);
      take(state, list[pick], list);
      ++decisions;
    }
  }
  void learn(const SeatValues& values) { habits_.learn(values); }

 private:
  bool learns() const { return settings_.rollout_lots > 1; }

  // Of some actions drawn by lot the one with the best habit.
  int draw_lots(const State& state, const ActionList& list, Random& random) const {
    int best = draw_lot<G>(list, random, settings_.rollout_redraws);
    if (!learns()) return best;
    float best_worth = habits_.worth(state, list[best]);
    for (int i = 1; i < settings_.rollout_lots; ++i) {
      const int other = draw_lot<G>(list, random, settings_.rollout_redraws);
      if (other == best) continue;
      const float worth = habits_.worth(state, list[other]);
      if (worth > best_worth) {
        best = other;
        best_worth = worth;
      }
    }
    return best;
  }

  SearchSettings settings_;
  int look_;  // within what greedy play can
  Greedy<G> greedy_;
  Habits<G> habits_;
};

}  // namespace triclinium
