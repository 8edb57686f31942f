#include "apps/server/table/bot.h"

#include <algorithm>

#include "apps/server/core/secret.h"

namespace triclinium::server {

namespace {

Limits limits(const std::atomic<bool>& stop) {
  Limits bounds;
  bounds.stop = [](void* context) {
    return static_cast<const std::atomic<bool>*>(context)->load(std::memory_order_relaxed);
  };
  bounds.context = const_cast<std::atomic<bool>*>(&stop);
  return bounds;
}

}  // namespace

AnyBot& TableBot::bot() {
  if (!bot_) {
    const std::uint64_t seed = secure_random().next();
    bot_ = make_bot(game_.info().id, level_, seed);
    if (!bot_) bot_ = make_bot(game_.info().id, "random", seed);
  }
  return *bot_;
}

Advice TableBot::choose(const AnyState& imagined, const std::atomic<bool>& stop) {
  return choose(imagined, limits(stop));
}

Advice TableBot::hint(const AnyState& imagined, const std::atomic<bool>& stop) {
  Limits bounds = limits(stop);
  bounds.iterations = judging_iterations;
  Advice advice = choose(imagined, bounds);
  TurnPlan plan = plan_turn(game_, bot(), imagined, advice.action, bounds);
  advice.plan = std::move(plan.actions);
  advice.reasons = std::move(plan.reasons);
  return advice;
}

Advice TableBot::choose(const AnyState& imagined, const Limits& bounds) {
  const Choice choice = bot().choose(imagined, bounds);
  Advice advice;
  advice.action = choice.action;
  advice.visits = choice.iterations;
  if (choice.iterations > 0) {
    advice.expected = shares(choice.expected, imagined);
    advice.scores = scores(choice.expected, imagined);
  }
  return advice;
}

std::optional<Verdict> TableBot::judge(const AnyState& imagined, Action played,
                                       std::uint32_t iterations, const std::atomic<bool>& stop) {
  const Seat seat = game_.to_act(imagined);
  Limits bounds = limits(stop);
  bounds.iterations = iterations;
  const Judgement found = triclinium::judge(bot(), imagined, seat, played, bounds);
  // A bot that does not search compares nothing.
  if (found.visits == 0) return std::nullopt;
  return Verdict{found.best, found.loss, found.points_lost, shares(found.expected, imagined),
                 scores(found.expected, imagined)};
}

std::vector<double> TableBot::shares(const triclinium::Outcome& expected,
                                     const AnyState& state) const {
  return {expected.shares.begin(), expected.shares.begin() + game_.seats(state)};
}

std::vector<double> TableBot::scores(const triclinium::Outcome& expected, const AnyState& state) {
  std::vector<double> result;
  for (int seat = 0; seat < game_.seats(state); ++seat) {
    result.push_back(bot().score_of(expected.points[static_cast<std::size_t>(seat)]));
  }
  return result;
}

std::vector<std::string> bot_levels(const AnyGame& game) {
  if (make_bot(game.info().id, "random", 1) == nullptr) return {};
  std::vector<std::string> levels{"random", "greedy"};
  for (const std::string_view level : level_names()) levels.emplace_back(level);
  return levels;
}

bool is_level(const AnyGame& game, std::string_view level) {
  const auto levels = bot_levels(game);
  return std::find(levels.begin(), levels.end(), level) != levels.end();
}

}  // namespace triclinium::server
