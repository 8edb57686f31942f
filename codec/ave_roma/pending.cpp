// `pending` of a position: read field by field, then compared with what the rules would make of it.
#include "codec/ave_roma/position_checks.h"
#include "games/ave_roma/options.h"
#include "games/ave_roma/play.h"

namespace triclinium::ave_roma {

namespace {

constexpr int most_cards = 120;  // of anything that cards bring

std::array<std::uint8_t, resource_kinds> read_units(Reader& reader, const Json& json,
                                                    const std::string& field) {
  std::array<std::uint8_t, resource_kinds> units{};
  reader.object(json, field, {"?wood", "?stone", "?livestock", "?wheat", "?ore", "?wine"});
  for (int kind = 0; kind < resource_kinds && reader.ok(); ++kind) {
    const std::string name(resource_names[kind]);
    if (json.contains(name))
      units[kind] = reader.byte(json[name], field + "." + name, 1, most_cards);
  }
  return units;
}

// A word or null as 1 + its index or 0.
template <class Names>
std::uint8_t read_word(Reader& reader, const Json& json, const std::string& field,
                       const Names& names) {
  if (json.is_null()) return 0;
  return static_cast<std::uint8_t>(1 + reader.one_of(json, field, names));
}

void read_payment(Reader& reader, const Json& json, Pending& pending) {
  if (json.is_null()) return;
  if (!reader.object(json, "pending.pay", {"price", "discount", "swap", "card", "chosen"})) return;
  Payment& pay = pending.pay;
  pay.open = 1;
  if (!reader.object(json["price"], "pending.pay.price",
                     {"?wood", "?stone", "?livestock", "?wheat", "?ore", "?wine", "?black",
                      "?green", "?red", "?any", "?surplus", "?denarii"}))
    return;
  std::array<std::uint8_t, price_names.size()> icons{};
  for (std::size_t i = 0; i < icons.size(); ++i) {
    const std::string name(price_names[i]);
    if (json["price"].contains(name))
      icons[i] = reader.byte(json["price"][name], "pending.pay.price." + name, 1, 250);
  }
  pay.price = std::bit_cast<Price>(icons);
  pay.discount = reader.byte(json["discount"], "pending.pay.discount", 0, most_cards);
  if (!json["swap"].is_null())
    pay.swap = Swap(reader.one_of(json["swap"], "pending.pay.swap", swap_names));
  if (!json["card"].is_null()) {
    if (!has_row(pending.location))
      return reader.fail("pending.pay.card", "no card is bought at this location");
    pay.card = reader.card(json["card"], "pending.pay.card", deck_of(pending.location));
  }
  if (!reader.list(json["chosen"], "pending.pay.chosen")) return;
  reader.require(static_cast<int>(json["chosen"].size()) < pay.chosen.capacity(),
                 "pending.pay.chosen", "has too many entries");
  for (std::size_t i = 0; i < json["chosen"].size() && reader.ok(); ++i)
    pay.chosen.push_back(static_cast<std::uint8_t>(
        reader.one_of(json["chosen"][i], item("pending.pay.chosen", i), resource_names)));
}

void read_choose(Reader& reader, const Json& json, Pending& pending) {
  if (json.is_null()) return;
  if (!reader.object(json, "pending.choose", {"icon", "left", "last"})) return;
  pending.choose_symbol = read_word(reader, json["icon"], "pending.choose.icon", symbol_names);
  reader.require(pending.choose_symbol != 0, "pending.choose.icon", "is missing");
  pending.choose_left = reader.byte(json["left"], "pending.choose.left", 1, deck_size);
  pending.choose_last = reader.card(json["last"], "pending.choose.last", Deck::patron, true);
}

std::uint8_t read_last(Reader& reader, const Json& json) {
  if (json.is_null()) return 0;
  std::vector<std::string> texts;
  for (const char* verb : {"sell ", "buy "}) {
    for (int kind = 0; kind < resource_kinds; ++kind)
      texts.push_back(verb + std::string(resource_names[kind]));
  }
  return read_word(reader, json, "pending.last", texts);
}

void read_action(Reader& reader, const Json& json, Pending& pending) {
  if (!reader.object(
          json, "pending",
          {"type",  "location", "slot",  "worker",    "value",  "mods",   "step",     "due",
           "done",  "surplus",  "gain",  "overflow",  "pay",    "patron", "war_area", "fragment",
           "cards", "choose",   "picks", "last_pick", "bought", "last",   "training"}))
    return;
  pending.location = Location(reader.one_of(json["location"], "pending.location", location_names));
  pending.slot = reader.byte_or_null(json["slot"], "pending.slot", 1, slot_count);
  pending.worker = reader.byte_or_null(json["worker"], "pending.worker", 1, worker_values);
  pending.value = reader.byte_or_null(json["value"], "pending.value", 1, worker_values);
  pending.mods = reader.cards(json["mods"], "pending.mods", Deck::patron);
  if (!reader.ok()) return;
  pending.step = Step(reader.one_of(json["step"], "pending.step", step_names));
  pending.due = reader.byte(json["due"], "pending.due", 0, area_price_advanced);
  if (!reader.list(json["done"], "pending.done")) return;
  for (std::size_t i = 0; i < json["done"].size() && reader.ok(); ++i) {
    const int done = 1 << reader.one_of(json["done"][i], item("pending.done", i), done_names);
    reader.require(done > pending.done, item("pending.done", i), "must be different and sorted");
    pending.done = static_cast<std::uint8_t>(pending.done | done);
  }
  pending.surplus = reader.byte(json["surplus"], "pending.surplus", 0, 1);
  pending.gain = read_units(reader, json["gain"], "pending.gain");
  pending.overflow = read_units(reader, json["overflow"], "pending.overflow");
  if (reader.ok()) read_payment(reader, json["pay"], pending);
  pending.patron = reader.card(json["patron"], "pending.patron", Deck::patron, true);
  pending.war_area = reader.boolean(json["war_area"], "pending.war_area");
  pending.fragment = read_word(reader, json["fragment"], "pending.fragment", fragment_names);
  pending.cards = reader.byte(json["cards"], "pending.cards", 0, most_cards);
  if (reader.ok()) read_choose(reader, json["choose"], pending);
  pending.picks = reader.byte(json["picks"], "pending.picks", 0, most_cards);
  pending.last_pick = read_word(reader, json["last_pick"], "pending.last_pick",
                                std::span(resource_names).first<resource_kinds>());
  pending.bought = reader.byte(json["bought"], "pending.bought", 0, 4);
  pending.last = read_last(reader, json["last"]);
  pending.training = reader.byte_or_null(json["training"], "pending.training", 1, training_slots);
}

bool is_between_actions(Decision decision) {
  return decision == Decision::none || decision == Decision::turn || decision == Decision::shadow ||
         decision == Decision::refill || decision == Decision::doubling;
}

// The payment that the rules would open at this step.
Payment expected_payment(const State& state) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  if (location == Location::roma)
    return payment_of(path_cost(state, state.turn, pending.value + pending.cards), 0);
  if (!has_row(location)) return payment_of(influence_cost(location), 0);
  const Purchase purchase = purchase_modifiers(state.actor(), location);
  const bool main = pending.step == Step::main;
  const CardId card =
      main ? state.rows[row_of(location)][pending.slot - 1] : state.deck(deck_of(location)).back();
  return payment_of(cost_of(purchase, location, card, main ? 0 : pending.cards), card);
}

void check_payment(Reader& reader, const State& state) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  const bool buys_influence = uses_area(location) && location != Location::propraetor &&
                              modified(pending, ModifierKind::buy_influence) &&
                              !pending.has(Done::influence);
  const bool moves = location == Location::roma && pending.step == Step::move &&
                     !modified(pending, ModifierKind::free_movement);
  bool buys_card = false;
  if (has_row(location)) {
    const bool extra = pending.step == Step::extra1 || pending.step == Step::extra2;
    buys_card =
        extra ? pending.has(Done::extra) && pending.cards > 0 &&
                    !state.deck(deck_of(location)).empty()
              : pending.step == Step::main && state.rows[row_of(location)][pending.slot - 1] != 0;
  }
  if (!buys_influence && !moves && !buys_card)
    return reader.fail("pending.pay", "nothing is paid at this step");
  Payment expected = expected_payment(state);
  expected.chosen = pending.pay.chosen;
  reader.require(expected == pending.pay, "pending.pay", "is not the price of this step");
  if (!reader.ok()) return;
  Payment from_start = pending.pay;
  from_start.chosen = {};
  const Cost cost{from_start.price, from_start.discount, from_start.swap};
  reader.require(payable(purse_of(state.actor()), cost), "pending.pay", "cannot be paid");
  BundleList bundles;
  list_bundles(state.actor(), from_start, bundles);
  for (std::uint8_t kind : pending.pay.chosen) {
    if ((bundles.first_kinds() >> kind & 1) == 0)
      return reader.fail("pending.pay.chosen", "is not an answer that was open");
    bundles.keep(kind);
  }
}

// Everything that the worker's placing fixed.
void check_placed(Reader& reader, const State& state) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  const bool real = state.phase == Phase::actions;
  reader.require(location != Location::training, "pending.step", "training has no further step");
  reader.require((pending.worker != 0) == real, "pending.worker",
                 real ? "is missing" : "must be null in a final action");
  if (!reader.ok()) return;
  const auto& places = state.workers[code(location)];
  if (real && has_row(location)) {
    reader.require(places[pending.slot - 1] == pending.worker, "pending.worker",
                   "does not lie on the slot");
  } else if (real) {
    reader.require(std::find(places.begin(), places.end(), pending.worker) != places.end(),
                   "pending.worker", "does not lie at the location");
  }
  if (has_row(location))
    reader.require(pending.value <= slot_reach[pending.slot - 1], "pending.value",
                   "does not reach the slot");
  const CardSet possible = modifiers_of_action(state.actor().patrons(), location);
  reader.require((pending.mods & ~possible) == 0, "pending.mods",
                 "must be own patrons that modify this action");
  if (location == Location::aedilis && is_before(pending, Step::card))
    reader.require(state.area().card != 0, "pending.value", "the area has no card");
  const bool unpaid = uses_area(location) && !is_after(pending, Step::card);
  reader.require(
      pending.due == (unpaid ? area_due(state, location, pending.mods, pending.value) : 0),
      "pending.due", "is not the price of the area card");
  reader.require(pending.surplus == 0 || (modified(pending, ModifierKind::gain_surplus) &&
                                          state.actor().surplus() == surplus_max),
                 "pending.surplus", "would have been received already");
}

void check_parts(Reader& reader, const State& state) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  const auto only = [&](bool used, bool allowed, const char* field) {
    reader.require(!used || allowed, std::string("pending.") + field, "does not belong here");
  };
  const bool gains = std::any_of(pending.gain.begin(), pending.gain.end(), [](int n) { return n; });
  only(gains,
       (location == Location::aedilis || location == Location::propraetor) &&
           is_before(pending, Step::base),
       "gain");
  if (gains) {
    const unsigned shown = kinds_on(state.area().card);
    for (int kind = 0; kind < resource_kinds; ++kind)
      only(pending.gain[kind] > 0, (shown >> kind) & 1, "gain");
  }
  for (int kind = 0; kind < resource_kinds; ++kind) {
    only(pending.overflow[kind] > 0,
         state.decision == Decision::overflow && state.actor().stock[kind] == storage, "overflow");
  }
  only(pending.pay.open, state.decision == Decision::pay, "pay");
  only(pending.patron != 0, state.decision == Decision::patron_slot, "patron");
  if (state.decision == Decision::patron_slot)
    reader.require(location == Location::senatus && pending.patron != 0 &&
                       count(state.actor().active) == state.actor().unlocked(),
                   "pending.patron", "nobody waits for a slot");
  only(pending.war_area, location == Location::legatus, "war_area");
  only(pending.fragment != 0,
       uses_area(location) && pending.has(Done::card) && is_after(pending, Step::card), "fragment");
  only(pending.has(Done::card),
       uses_area(location) && is_after(pending, Step::card) && state.area().card == 0, "done");
  only(pending.has(Done::fragment), pending.has(Done::card) && pending.fragment == 0, "done");
  only(pending.cards > 0, state.options.advanced && pending.has(Done::extra), "cards");
  only(pending.has(Done::extra), pending.cards > 0, "done");
  only(pending.choose_left > 0,
       state.decision == Decision::extra_patron && pending.choose_left <= pending.cards, "choose");
  only(pending.picks > 0,
       location == Location::aedilis && pending.step == Step::extra &&
           pending.picks <= pending.cards && pending.choose_left == 0,
       "picks");
  only(pending.last_pick != 0, pending.picks > 0 && pending.picks < pending.cards, "last_pick");
  only(pending.bought > 0, location == Location::mercator, "bought");
  only(pending.last != 0, state.decision == Decision::trade, "last");
  only(pending.training != 0,
       pending.step == Step::train &&
           state.actor().training[std::max(1, int{pending.training}) - 1] == 0 &&
           modified(pending, ModifierKind::training_after) && state.phase == Phase::actions,
       "training");
}

// Before `worker`: the location, its slot, and nothing else.
void check_before_worker(Reader& reader, const State& state) {
  Pending bare;
  bare.location = state.pending.location;
  bare.slot = state.pending.slot;
  bare.step = Step::worker;
  State same = state;
  same.pending = bare;
  reader.require(std::memcmp(&same, &state, sizeof state) == 0, "pending",
                 "nothing can have happened before the worker is placed");
  if (bare.location != Location::training) return;
  reader.require(state.phase == Phase::actions && bare.slot >= 1 &&
                     ((training_choices(state.actor()) >> bare.slot) & 1),
                 "pending.slot", "is not a free training slot that can be paid");
}

}  // namespace

void read_pending(Reader& reader, const Json& json, State& state) {
  Pending& pending = state.pending;
  if (is_between_actions(state.decision))
    return reader.require(json.is_null(), "pending", "must be null at this decision");
  if (!json.is_object()) return reader.fail("pending", "must be an object at this decision");
  if (state.decision == Decision::refill_workers) {
    if (!reader.object(json, "pending", {"type", "location"})) return;
    reader.text_is(json["type"], "pending.type", "refill");
    pending.location =
        Location(reader.one_of(json["location"], "pending.location", location_names));
    return reader.require(pending.location != Location::training, "pending.location",
                          "must be a location of the board");
  }
  if (state.decision == Decision::end_area) {
    if (!reader.object(json, "pending", {"type", "chosen"})) return;
    reader.text_is(json["type"], "pending.type", "areas");
    if (!reader.list(json["chosen"], "pending.chosen")) return;
    reader.require(static_cast<int>(json["chosen"].size()) <
                       endgame_count(state.actor(), EndgameKind::area_plus_1),
                   "pending.chosen", "has too many entries");
    for (std::size_t i = 0; i < json["chosen"].size() && reader.ok(); ++i)
      pending.areas.push_back(
          reader.byte(json["chosen"][i], item("pending.chosen", i), 1, area_count));
    return;
  }
  reader.text_is(json.contains("type") ? json["type"] : Json(), "pending.type", "action");
  if (reader.ok()) read_action(reader, json, pending);
}

void check_pending(Reader& reader, const State& state) {
  const Pending& pending = state.pending;
  if (pending.step == Step::none) {
    const bool inside = !is_between_actions(state.decision) &&
                        state.decision != Decision::refill_workers &&
                        state.decision != Decision::end_area;
    return reader.require(!inside, "pending.step", "there is no such word here");
  }
  const bool has_slot = has_row(pending.location) || pending.location == Location::training;
  reader.require(has_step(pending.location, pending.step), "pending.step",
                 "is not a step of this location");
  reader.require((pending.slot != 0) == has_slot, "pending.slot",
                 has_slot ? "is missing" : "must be null at this location");
  if (!reader.ok()) return;
  if (pending.step == Step::worker) return check_before_worker(reader, state);
  reader.require(pending.value != 0, "pending.value", "is missing");
  if (reader.ok()) check_placed(reader, state);
  if (reader.ok()) check_parts(reader, state);
  if (reader.ok() && pending.pay.open) check_payment(reader, state);
  if (!reader.ok()) return;
  // Going on from here without the question must lead to the very same question.
  State again = state;
  again.decision = Decision::none;
  run(again, NullSink{});
  reader.require(std::memcmp(&again, &state, sizeof state) == 0, "decision",
                 "is not the question that is open here");
}

}  // namespace triclinium::ave_roma
