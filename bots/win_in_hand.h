// A win that the seat to act can take by its own next decisions, whatever is hidden from it.
#pragma once

#include <optional>

#include "bots/bot.h"

namespace triclinium {

template <Game G>
class WinInHand {
  using State = typename G::State;
  static constexpr int most_positions = 600;
  static constexpr int depth_limit = 8;
  static constexpr int drawings = 4;

 public:
  // The first action of a line that ends the game with this seat as the only winner; nothing if
  // there is none, or none in sight. `seen` holds no secrets from the seat: a determinization.
  std::optional<Action> find(const State& seen, Random& random) {
    seat_ = G::to_act(seen);
    if (seat_ < 0 || !Evaluation<G>::may_end(seen)) return std::nullopt;
    left_ = most_positions;
    line_.drop();
    if (!search(seen, 0)) return std::nullopt;
    for (int i = 0; i < drawings; ++i) {
      if (!wins(G::determinize(seen, seat_, random))) return std::nullopt;
    }
    return line_.front();
  }

 private:
  bool search(const State& state, int depth) {
    if (G::to_act(state) == nobody) return is_won(state);
    if (G::to_act(state) != seat_ || depth == depth_limit) return false;
    ActionList& list = lists_[depth];
    list.drop();
    G::legal_actions(state, list);
    for (const Action action : list) {
      if (--left_ < 0) return false;
      State after = state;
      advance<G>(after, action, scratch_);
      line_.push_back(action);
      if (search(after, depth + 1)) return true;
      line_.pop_back();
    }
    return false;
  }

  // Whether the line found wins from another drawing of what is hidden, too.
  bool wins(State state) {
    for (const Action action : line_) {
      if (check<G>(state, action) != Refusal::none) return false;
      advance<G>(state, action, scratch_);
    }
    return G::to_act(state) == nobody && is_won(state);
  }

  bool is_won(const State& state) const {
    Outcome outcome = outcome_of<G>(state);
    return outcome.shares[seat_] == 1.0f;
  }

  Seat seat_ = nobody;
  int left_ = 0;
  FixedVector<Action, depth_limit> line_;
  std::array<ActionList, depth_limit> lists_;
  ActionList scratch_;
};

}  // namespace triclinium
