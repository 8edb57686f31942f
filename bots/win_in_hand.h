// A win that the seat to act can take by its own next decisions, whatever is hidden from it.
#pragma once

#include <optional>

#include "bots/bot.h"

namespace triclinium {

template <Game G>
class WinInHand {
  using State = typename G::State;
  static constexpr int most_positions = 600;
  static constexpr int most_to_compare = 5000;  // once there is a win
  static constexpr int depth_limit = 8;
  static constexpr int drawings = 4;
  using Line = FixedVector<Action, depth_limit>;

 public:
  // The first action of the line that ends the game with this seat as the only winner, of several
  // the one with the most points; nothing if there is none, or none in sight. `seen` holds no
  // secrets from the seat: a determinization.
  std::optional<Action> find(const State& seen, Random& random) {
    seat_ = G::to_act(seen);
    if (seat_ < 0 || !Evaluation<G>::may_end(seen)) return std::nullopt;
    seen_ = seen;
    left_ = most_positions;
    line_.drop();
    best_.drop();
    search(seen, random);
    if (best_.empty()) return std::nullopt;
    return best_.front();
  }

 private:
  void search(const State& state, Random& random) {
    if (G::to_act(state) == nobody) return compare(state, random);
    if (G::to_act(state) != seat_ || line_.full()) return;
    ActionList& list = lists_[static_cast<std::size_t>(line_.size())];
    list.drop();
    G::legal_actions(state, list);
    for (const Action action : list) {
      if (--left_ < 0) return;
      State after = state;
      advance<G>(after, action, scratch_);
      line_.push_back(action);
      search(after, random);
      line_.pop_back();
    }
  }

  // The line has come to the end of the game.
  void compare(const State& end, Random& random) {
    const float points = Evaluation<G>::expected_points(end, seat_);
    if (!is_won(end) || (!best_.empty() && points <= best_points_)) return;
    for (int i = 0; i < drawings; ++i) {
      if (!wins(G::determinize(seen_, seat_, random))) return;
    }
    if (best_.empty()) left_ = most_to_compare;
    best_ = line_;
    best_points_ = points;
  }

  // Whether the line wins from another drawing of what is hidden, too.
  bool wins(State state) {
    for (const Action action : line_) {
      if (check<G>(state, action) != Refusal::none) return false;
      advance<G>(state, action, scratch_);
    }
    return G::to_act(state) == nobody && is_won(state);
  }

  bool is_won(const State& end) const { return outcome_of<G>(end).shares[seat_] == 1.0f; }

  Seat seat_ = nobody;
  int left_ = 0;
  float best_points_ = 0;
  State seen_{};
  Line line_;
  Line best_;
  std::array<ActionList, depth_limit> lists_;
  ActionList scratch_;
};

}  // namespace triclinium
