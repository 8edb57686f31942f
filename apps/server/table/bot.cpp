#include "apps/server/table/bot.h"

#include <algorithm>
#include <limits>

#include "bots/any_bot.h"

namespace triclinium::server {

namespace {

// A bot of bots/; the seed differs from decision to decision, as people play.
class LevelBot final : public Bot {
 public:
  explicit LevelBot(std::string level) : level_(std::move(level)) {}

  Advice choose(const AnyGame& game, const AnyState& imagined, Seat, Random& random,
                const std::atomic<bool>& stop) override {
    auto bot = triclinium::make_bot(game.info().id, level_, random.next());
    const Choice choice = bot->choose(imagined, limits(stop));
    Advice advice{choice.action, {}, choice.iterations};
    if (choice.iterations > 0) advice.expected = shares(choice.expected, game.seats(imagined));
    return advice;
  }

  std::optional<Verdict> judge(const AnyGame& game, const AnyState& imagined, Seat, Action played,
                               Random& random, const std::atomic<bool>& stop) override {
    auto bot = triclinium::make_bot(game.info().id, level_, random.next());
    Limits bounds = limits(stop);
    bounds.compare = played;
    const Choice choice = bot->choose(imagined, bounds);
    if (choice.iterations == 0) return std::nullopt;
    Verdict verdict{choice.action, 0, 0, shares(choice.expected, game.seats(imagined))};
    for (const Candidate& candidate : bot->candidates()) {
      if (candidate.action == choice.action) verdict.best_value = candidate.value;
      if (candidate.action == played) verdict.played_value = candidate.value;
    }
    return verdict;
  }

 private:
  static Limits limits(const std::atomic<bool>& stop) {
    Limits bounds;
    bounds.stop = [](void* context) {
      return static_cast<const std::atomic<bool>*>(context)->load(std::memory_order_relaxed);
    };
    bounds.context = const_cast<std::atomic<bool>*>(&stop);
    return bounds;
  }
  static std::vector<double> shares(const triclinium::Outcome& expected, int seats) {
    return {expected.shares.begin(), expected.shares.begin() + seats};
  }

  std::string level_;
};

class RandomBot final : public Bot {
 public:
  Advice choose(const AnyGame& game, const AnyState& imagined, Seat, Random& random,
                const std::atomic<bool>&) override {
    ActionList legal;
    game.legal_actions(imagined, legal);
    return {
        legal[static_cast<int>(random.bounded(static_cast<std::uint32_t>(legal.size())))], {}, 0};
  }
};

// Takes what scores most at once, compared with the best of the others.
class GreedyBot final : public Bot {
 public:
  Advice choose(const AnyGame& game, const AnyState& imagined, Seat seat, Random& random,
                const std::atomic<bool>&) override {
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
    return {best, {}, 0};
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

bool known_to_bots(const AnyGame& game, std::string_view level) {
  return is_bot_name(level) && triclinium::make_bot(game.info().id, level, 1) != nullptr;
}

}  // namespace

std::vector<std::string> bot_levels(const AnyGame& game) {
  std::vector<std::string> levels{"random", "greedy"};
  for (std::string_view level : level_names()) {
    if (known_to_bots(game, level)) levels.emplace_back(level);
  }
  return levels;
}

bool is_level(const AnyGame& game, std::string_view level) {
  const auto levels = bot_levels(game);
  return std::find(levels.begin(), levels.end(), level) != levels.end();
}

std::unique_ptr<Bot> make_table_bot(const AnyGame& game, std::string_view level) {
  if (known_to_bots(game, level)) return std::make_unique<LevelBot>(std::string(level));
  if (level == "random") return std::make_unique<RandomBot>();
  if (level == "greedy") return std::make_unique<GreedyBot>();
  return nullptr;
}

}  // namespace triclinium::server
