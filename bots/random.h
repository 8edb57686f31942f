// Any legal action with equal chances: the yardstick for everything else.
#pragma once

#include "bots/bot.h"

namespace triclinium {

template <Game G>
class RandomBot {
 public:
  explicit RandomBot(std::uint64_t seed) : seed_(seed) {}

  // A player must be to act.
  Choice choose(const typename G::State& state) const {
    const typename G::State seen = seen_by<G>(state, G::to_act(state));
    Random random = decision_random<G>(seen, seed_);
    ActionList list;
    G::legal_actions(seen, list);
    const int pick = static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())));
    return {list[pick], outcome_of<G>(seen), 0};
  }

 private:
  std::uint64_t seed_;
};

}  // namespace triclinium
