#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"
#include "games/ave_roma/tables.h"

namespace triclinium {

namespace ave_roma {
namespace {

constexpr Names<event_kinds> event_names{"worker_placed",
                                         "shadow_placed",
                                         "trained",
                                         "passed",
                                         "final_passed",
                                         "patron_used",
                                         "denarii",
                                         "surplus",
                                         "surplus_lost",
                                         "resource",
                                         "overflow",
                                         "paid",
                                         "sold",
                                         "bought",
                                         "card_bought",
                                         "set_bonus",
                                         "patron_activated",
                                         "passive",
                                         "extra_used",
                                         "card_used",
                                         "card_turned",
                                         "moved",
                                         "political",
                                         "area_marker",
                                         "brown",
                                         "area_card_slid",
                                         "area_price",
                                         "area_card_taken",
                                         "fragment",
                                         "area_card_new",
                                         "area_empty",
                                         "game_ends",
                                         "row_discarded",
                                         "refill_rows",
                                         "top_card",
                                         "workers_taken",
                                         "order",
                                         "round",
                                         "final",
                                         "adjusted",
                                         "doubled",
                                         "scored"};
static_assert(event_names.size() == code(EventKind::scored) + 1u);
constexpr Names<8> source_names{"action",   "patron", "extra",     "set",
                                "fragment", "trade",  "area_card", "training"};
static_assert(source_names.size() == code(Source::training) + 1u);

Json card_json(Deck deck, int card) { return card == 0 ? Json() : Json(card_name(deck, card)); }

Json paid_json(int packed, int surplus, int denarii) {
  Json json = Json::object();
  for (int kind = 0; kind < resource_kinds; ++kind) {
    const int n = (packed >> (2 * kind)) & 3;
    if (n > 0) json[std::string(resource_names[kind])] = n;
  }
  if (surplus > 0) json["surplus"] = surplus;
  if (denarii > 0) json["denarii"] = denarii;
  return json;
}

void add_scored(Json& json, const Event& event) {
  const auto& args = event.args;
  json["cause"] = cause_names[event.cause];
  json["points"] = event.delta;
  switch (Cause{event.cause}) {
    case Cause::money:
      json["denarii"] = args[0];
      return;
    case Cause::stock:
      json["units"] = args[0];
      return;
    case Cause::endgame:
      json["patron"] = card_json(Deck::patron, args[0]);
      json["kind"] = endgame_names[code(card_of(patron_cards, args[0]).endgame.kind)];
      json["doubled"] = args[1] != 0;
      return;
    case Cause::politics:
      json["level"] = args[0];
      return;
    default:
      json["area"] = args[0];
      json["level"] = args[1];
      return;
  }
}

Json workers_json(int packed) {
  Json json = Json::array();
  for (; packed != 0; packed >>= 3) json.push_back(packed & 7);
  return json;
}

void add_arguments(Json& json, const Event& event) {
  const auto& args = event.args;
  const auto put = [&](const char* key, int i) { json[key] = args[i]; };
  const auto location = [&](int i) { json["location"] = location_names[args[i]]; };
  const auto kind = [&](int i) { json["kind"] = resource_names[args[i]]; };
  const auto patron = [&](const char* key, int i) { json[key] = card_json(Deck::patron, args[i]); };
  const auto card = [&](int deck, int i) { json["card"] = card_json(Deck(args[deck]), args[i]); };
  const auto area_card = [&](int i) { json["card"] = card_json(Deck::area, args[i]); };
  const auto source = [&](int i) { json["source"] = source_names[args[i]]; };
  switch (EventKind{event.kind}) {
    case EventKind::worker_placed:
      location(0);
      json["slot"] = args[1] == 0 ? Json() : Json(args[1]);
      json["worker"] = args[2] == 0 ? Json() : Json(args[2]);
      put("value", 3);
      json["trained"] = args[4] == 0 ? Json() : Json(args[4]);
      return;
    case EventKind::shadow_placed:
      location(0);
      put("slot", 1);
      return put("worker", 2);
    case EventKind::trained:
      put("slot", 0);
      put("worker", 1);
      return put("denarii", 2);
    case EventKind::passed:
      return put("workers", 0);
    case EventKind::final_passed:
    case EventKind::final:
      return;
    case EventKind::patron_used:
      patron("patron", 0);
      json["kind"] = modifier_names[code(card_of(patron_cards, args[0]).modifier.kind)];
      return;
    case EventKind::denarii:
    case EventKind::surplus:
    case EventKind::surplus_lost:
      put("count", 0);
      return source(1);
    case EventKind::resource:
      kind(0);
      put("count", 1);
      return source(2);
    case EventKind::overflow:
      kind(0);
      put("surplus", 1);
      put("sold", 2);
      return put("denarii", 3);
    case EventKind::paid:
      json["price"] = paid_json(args[0], args[1], args[2]);
      json["card"] = card_json(Deck(args[3]), args[4]);
      return;
    case EventKind::sold:
      kind(0);
      return put("denarii", 1);
    case EventKind::bought:
      kind(0);
      put("denarii", 1);
      json["as_surplus"] = args[2] != 0;
      return;
    case EventKind::card_bought:
      json["deck"] = deck_names[args[0]];
      card(0, 1);
      json["slot"] = args[2] == 0 ? Json() : Json(args[2]);
      return;
    case EventKind::set_bonus:
      json["deck"] = deck_names[args[0]];
      card(0, 1);
      return put("number", 2);
    case EventKind::patron_activated:
      patron("patron", 0);
      return patron("replaced", 1);
    case EventKind::passive:
    case EventKind::doubled:
      return patron("patron", 0);
    case EventKind::extra_used:
      json["icon"] = symbol_names[args[0]];
      return put("count", 1);
    case EventKind::card_used:
    case EventKind::card_turned:
    case EventKind::top_card:
      json["deck"] = deck_names[args[0]];
      return card(0, 1);
    case EventKind::moved:
      put("from", 0);
      put("to", 1);
      put("steps", 2);
      json["free"] = args[3] != 0;
      return;
    case EventKind::political:
      return put("level", 0);
    case EventKind::area_marker:
      put("area", 0);
      json["from"] = args[1] == no_marker ? Json() : Json(args[1]);
      return put("to", 2);
    case EventKind::brown:
      put("area", 0);
      return put("to", 1);
    case EventKind::area_card_slid:
    case EventKind::area_card_taken:
    case EventKind::area_card_new:
      put("area", 0);
      return area_card(1);
    case EventKind::area_price:
      put("area", 0);
      return put("denarii", 1);
    case EventKind::fragment:
      json["colour"] = fragment_names[args[0]];
      return put("count", 1);
    case EventKind::area_empty:
      return put("area", 0);
    case EventKind::game_ends:
      json["reason"] = args[0] == 1 ? "area" : "row";
      return;
    case EventKind::row_discarded:
      location(0);
      json["card"] = card_json(deck_of(Location(args[0])), args[1]);
      return;
    case EventKind::refill_rows: {
      location(0);
      json["cards"] = Json::array();
      for (int slot = 1; slot <= slot_count; ++slot)
        json["cards"].push_back(card_json(deck_of(Location(args[0])), args[slot]));
      return;
    }
    case EventKind::workers_taken:
      location(0);
      json["shadow"] = args[1] != 0;
      json["workers"] = workers_json(args[2]);
      return;
    case EventKind::order:
      json["order"] = Json::array();
      for (int place = 0; place < max_seats && args[place] >= 0; ++place)
        json["order"].push_back(args[place]);
      return;
    case EventKind::round:
      return put("round", 0);
    case EventKind::adjusted:
      put("area", 0);
      put("from", 1);
      return put("to", 2);
    case EventKind::scored:
      return add_scored(json, event);
  }
}

}  // namespace
}  // namespace ave_roma

Json Codec<AveRoma>::event_json(const Event& event, bool) {
  Json json{{"event", ave_roma::event_names[event.kind]}};
  if (event.seat >= 0) json["seat"] = event.seat;
  ave_roma::add_arguments(json, event);
  return json;
}

std::string_view Codec<AveRoma>::cause_name(std::uint8_t cause) {
  return ave_roma::cause_names[cause];
}

}  // namespace triclinium
