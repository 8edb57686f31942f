#include "apps/advice/advice.h"

#include <algorithm>

namespace triclinium {

namespace {

constexpr std::size_t longest_plan = 32;

// What the seat's forecast changes by, cause by cause, the greatest change first.
Json forecast_reasons(const Json& before, const Json& after, Seat seat) {
  const auto causes = [seat](const Json& prospects) -> Json {
    if (!prospects.is_object() || !prospects.contains("forecast")) return Json::object();
    return prospects["forecast"][static_cast<std::size_t>(seat)]["causes"];
  };
  const Json old = causes(before);
  const Json now = causes(after);
  std::vector<std::pair<int, std::string>> changes;
  for (const auto& [cause, points] : now.items()) {
    const int change = points.get<int>() - old.value(cause, 0);
    if (change != 0) changes.emplace_back(change, cause);
  }
  std::sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) {
    return std::abs(a.first) > std::abs(b.first) || (a.first == -b.first && a.first > b.first);
  });
  Json reasons = Json::array();
  for (const auto& [change, cause] : changes) {
    reasons.push_back({{"key", "forecast"}, {"cause", cause}, {"points", change}});
  }
  return reasons;
}

std::vector<double> shares_of(const Outcome& outcome, int seats) {
  return {outcome.shares.begin(), outcome.shares.begin() + seats};
}
std::vector<double> scores_of(const AnyBot& bot, const Outcome& outcome, int seats) {
  std::vector<double> scores;
  for (int seat = 0; seat < seats; ++seat) {
    scores.push_back(bot.score_of(outcome.points[static_cast<std::size_t>(seat)]));
  }
  return scores;
}

Json candidates_json(const AnyGame& game, const AnyBot& bot, const AnyState& state) {
  const auto all = bot.candidates();
  std::vector<const Candidate*> seen;
  for (const Candidate& candidate : all) {
    if (candidate.visits > 0) seen.push_back(&candidate);
  }
  // Equally often examined ones stay in the order of the rules.
  std::sort(seen.begin(), seen.end(), [](const Candidate* a, const Candidate* b) {
    return a->visits != b->visits ? a->visits > b->visits : a < b;
  });
  Json list = Json::array();
  const int seats = game.seats(state);
  for (const Candidate* each : seen) {
    const Candidate& candidate = *each;
    list.push_back({{"action", game.action_text(state, candidate.action)},
                    {"visits", candidate.visits},
                    {"expected", shares_of(candidate.expected, seats)},
                    {"scores", scores_of(bot, candidate.expected, seats)}});
  }
  return list;
}

}  // namespace

TurnPlan plan_turn(const AnyGame& game, AnyBot& bot, const AnyState& imagined, Action first,
                   const Limits& limits) {
  const Seat seat = game.to_act(imagined);
  const Observer eyes = Observer::of(seat);
  TurnPlan plan;
  Json told = Json::array();
  AnyState state = imagined;
  Action action = first;
  for (bool goes_on = true; goes_on;) {
    plan.actions.push_back(game.action_text(state, action));
    std::vector<Event> events;
    if (game.apply(state, action, &events) != Refusal::none) break;
    for (const Event& event : events) {
      if (event.reveals) goes_on = false;
      if (!goes_on) break;
      Json json = game.event(event, eyes);
      if (event.seat != seat) continue;
      json["key"] = "event";
      told.push_back(std::move(json));
    }
    goes_on &= game.to_act(state) == seat && plan.actions.size() < longest_plan;
    if (goes_on) action = bot.choose(state, limits).action;
  }
  plan.reasons =
      forecast_reasons(game.prospects(imagined, eyes), game.prospects(state, eyes), seat);
  for (Json& event : told) plan.reasons.push_back(std::move(event));
  return plan;
}

Json advise(const AnyGame& game, AnyBot& bot, const AnyState& imagined, const Limits& limits) {
  const Choice choice = bot.choose(imagined, limits);
  const bool searched = choice.iterations > 0;
  const int seats = game.seats(imagined);
  Json json{{"action", game.action_text(imagined, choice.action)},
            {"expected", searched ? shares_of(choice.expected, seats) : std::vector<double>{}},
            {"scores", searched ? scores_of(bot, choice.expected, seats) : std::vector<double>{}},
            {"iterations", choice.iterations},
            {"candidates", searched ? candidates_json(game, bot, imagined) : Json::array()}};
  TurnPlan plan = plan_turn(game, bot, imagined, choice.action, limits);
  json["plan"] = plan.actions;
  json["reasons"] = std::move(plan.reasons);
  return json;
}

Result<Json> advise_by_name(const AnyGame& game, const AnyState& imagined, std::string_view bot,
                            std::uint64_t seed, std::uint32_t iterations) {
  const auto made = make_bot(game.info().id, bot, seed);
  if (!made) return Error{"bot: there is no bot '" + std::string(bot.substr(0, 40)) + "'"};
  Limits limits;
  limits.iterations = iterations;
  limits.seed = seed + 1;  // 0 would let it think on, so that a plan differs from the next advice
  return advise(game, *made, imagined, limits);
}

}  // namespace triclinium
