// What the open question leaves open: the limits of a trade, the ways to pay, workers missing.
#include "codec/ave_roma/names.h"
#include "codec/ave_roma/prospect_parts.h"
#include "games/ave_roma/finish.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

// AR-24: the limits of the trade under way; null at other questions.
JsonText trade_json(const State& state) {
  if (state.decision != Decision::trade) return nullptr;
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  JsonText prices = JsonText::object();
  JsonText offered = JsonText::array();
  const unsigned kinds = kinds_on(state.area().card);
  for (std::size_t kind = 0; kind < resource_kinds; ++kind) {
    prices.put(resource_names[kind], player.prices()[kind]);
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

JsonText units_json(Bundle bundle) {
  JsonText json = JsonText::object();
  for (int kind = 0; kind < stock_kinds; ++kind) {
    if (units(bundle, kind) > 0)
      json.put(resource_names[static_cast<std::size_t>(kind)], units(bundle, kind));
  }
  return json;
}

// Each bundle that is left with the answers that lead to it.
void add_ways(JsonText& ways, const BundleList& list, const JsonText& answers) {
  if (list.size == 1) {
    ways.push_back({{"units", units_json(list.items[0])}, {"answers", answers}});
    return;
  }
  for (unsigned kinds = list.first_kinds(); kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    BundleList rest = list;
    rest.keep(kind);
    JsonText more = answers;
    more.push_back("pay " + std::string(resource_names[static_cast<std::size_t>(kind)]));
    add_ways(ways, rest, more);
  }
}

// AR-30, AR-34: every way to pay what is due; null at other questions.
JsonText payment_json(const State& state) {
  if (state.decision != Decision::pay) return nullptr;
  BundleList list;
  list_bundles(state.actor(), state.pending.pay, list);
  JsonText ways = JsonText::array();
  add_ways(ways, list, JsonText::array());
  return ways;
}

}  // namespace

void add_question_prospects(JsonText& json, const State& state) {
  const bool recruits =
      state.decision == Decision::refill || state.decision == Decision::refill_workers;
  json.put("trade", trade_json(state));
  json.put("payment", payment_json(state));
  json.put("missing", recruits ? JsonText(workers_missing(state)) : JsonText());
}

}  // namespace triclinium::ave_roma
