// What the open question leaves open: the limits of a trade, the ways to pay, workers missing.
#include "codec/ave_roma/names.h"
#include "codec/ave_roma/prospect_parts.h"
#include "games/ave_roma/finish.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

// AR-24: the limits of the trade under way; null at other questions.
Json trade_json(const State& state) {
  if (state.decision != Decision::trade) return nullptr;
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  Json prices = Json::object();
  Json offered = Json::array();
  const unsigned kinds = kinds_on(state.area().card);
  for (std::size_t kind = 0; kind < resource_kinds; ++kind) {
    prices[std::string(resource_names[kind])] = player.prices()[kind];
    if (((kinds >> kind) & 1) != 0) offered.push_back(resource_names[kind]);
  }
  // Equal orders are offered once: kinds before these were passed over in the present run.
  const bool sold_last = pending.last >= 1 && pending.last <= resource_kinds;
  const int from_sale = sold_last && player.denarii >= pending.due ? pending.last - 1 : 0;
  const int from_purchase = pending.last > resource_kinds ? pending.last - 1 - resource_kinds : 0;
  return {{"prices", prices},       {"offered", offered},
          {"due", pending.due},     {"left", most_bought - pending.bought},
          {"sell_from", from_sale}, {"buy_from", from_purchase},
          {"storage", storage},     {"surplus_room", surplus_max - player.surplus()}};
}

Json units_json(Bundle bundle) {
  Json json = Json::object();
  for (int kind = 0; kind < stock_kinds; ++kind) {
    if (units(bundle, kind) > 0)
      json[std::string(resource_names[static_cast<std::size_t>(kind)])] = units(bundle, kind);
  }
  return json;
}

// Each bundle that is left with the answers that lead to it.
void add_ways(Json& ways, const BundleList& list, Json& answers) {
  if (list.size == 1) {
    ways.push_back({{"units", units_json(list.items[0])}, {"answers", answers}});
    return;
  }
  for (unsigned kinds = list.first_kinds(); kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    BundleList rest = list;
    rest.keep(kind);
    answers.push_back("pay " + std::string(resource_names[static_cast<std::size_t>(kind)]));
    add_ways(ways, rest, answers);
    answers.erase(answers.size() - 1);
  }
}

// AR-30, AR-34: every way to pay what is due; null at other questions.
Json payment_json(const State& state) {
  if (state.decision != Decision::pay) return nullptr;
  BundleList list;
  list_bundles(state.actor(), state.pending.pay, list);
  Json ways = Json::array();
  Json answers = Json::array();
  add_ways(ways, list, answers);
  return ways;
}

}  // namespace

void add_question_prospects(Json& json, const State& state) {
  const bool recruits =
      state.decision == Decision::refill || state.decision == Decision::refill_workers;
  json["trade"] = trade_json(state);
  json["payment"] = payment_json(state);
  json["missing"] = recruits ? Json(workers_missing(state)) : Json();
}

}  // namespace triclinium::ave_roma
