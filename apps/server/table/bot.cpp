#include "apps/server/table/bot.h"

#include <algorithm>
#include <limits>

namespace triclinium::server {

namespace {

class RandomBot final : public Bot {
 public:
  Advice choose(const AnyGame& game, const AnyState& imagined, Seat, Random& random) override {
    ActionList legal;
    game.legal_actions(imagined, legal);
    return {legal[static_cast<int>(random.bounded(static_cast<std::uint32_t>(legal.size())))],
            {},
            0};
  }
};

// Takes what scores most at once, compared with the best of the others.
class GreedyBot final : public Bot {
 public:
  Advice choose(const AnyGame& game, const AnyState& imagined, Seat seat,
                Random& random) override {
    ActionList legal;
    game.legal_actions(imagined, legal);
    Action best = legal[0];
    int best_lead = std::numeric_limits<int>::min();
    std::uint32_t equals = 0;
    for (Action action : legal) {
      AnyState after = imagined;
      game.apply(after, action, nullptr);
      const int ahead = lead(game, after, seat);
      if (ahead < best_lead) continue;
      equals = ahead == best_lead ? equals + 1 : 1;
      best_lead = ahead;
      if (random.bounded(equals) == 0) best = action;
    }
    return {best, {}, legal.size()};
  }

 private:
  static int lead(const AnyGame& game, const AnyState& state, Seat seat) {
    int best_other = std::numeric_limits<int>::min();
    for (Seat other = 0; other < game.seats(state); ++other) {
      if (other != seat) best_other = std::max(best_other, game.score(state, other));
    }
    return game.score(state, seat) - best_other;
  }
};

}  // namespace

std::vector<std::string> bot_levels(const AnyGame&) { return {"random", "greedy"}; }

std::unique_ptr<Bot> make_bot(const AnyGame&, std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot>();
  if (level == "greedy") return std::make_unique<GreedyBot>();
  return nullptr;
}

}  // namespace triclinium::server
