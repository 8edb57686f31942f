#include "apps/server/table/bot.h"

#include <algorithm>

namespace triclinium::server {

Limits until(const std::atomic<bool>& stop) {
  Limits limits;
  limits.stop = [](void* context) {
    return static_cast<const std::atomic<bool>*>(context)->load(std::memory_order_relaxed);
  };
  limits.context = const_cast<std::atomic<bool>*>(&stop);
  return limits;
}

AnyBot& TableBot::bot() {
  if (!bot_) {
    bot_ = make_bot(game_.info().id, level_, seed_);
    if (!bot_) bot_ = make_bot(game_.info().id, "random", seed_);
  }
  return *bot_;
}

Advice TableBot::hint(const AnyState& imagined, const Limits& limits) {
  Advice advice = choose(imagined, judging(limits));
  TurnPlan plan = plan_turn(game_, bot(), imagined, advice.action, judging(limits));
  advice.plan = std::move(plan.actions);
  advice.reasons = std::move(plan.reasons);
  return advice;
}

Advice TableBot::choose(const AnyState& imagined, const Limits& limits) {
  const Choice choice = bot().choose(imagined, limits);
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
                                       const Limits& limits) {
  const Seat seat = game_.to_act(imagined);
  const Judgement found = triclinium::judge(bot(), imagined, seat, played, judging(limits));
  if (found.iterations == 0) return std::nullopt;
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

Json hint_json(const AnyGame& game, const AnyState& state, const Advice& advice) {
  return {{"action", game.action_text(state, advice.action)},
          {"expected", advice.expected},
          {"scores", advice.scores},
          {"visits", advice.visits},
          {"plan", advice.plan},
          {"reasons", advice.reasons}};
}

Json review_row(const AnyGame& game, const AnyState& before, std::size_t move, Action played,
                const Verdict& verdict) {
  return {{"move", move},
          {"seat", int{game.to_act(before)}},
          {"played", game.action_text(before, played)},
          {"best", game.action_text(before, verdict.best)},
          {"loss", verdict.loss},
          {"score_loss", verdict.score_loss},
          {"expected", verdict.expected},
          {"scores", verdict.scores}};
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
