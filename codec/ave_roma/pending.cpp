// `pending` of a position, read field by field.
#include "codec/ave_roma/reader.h"
#include "games/ave_roma/patrons.h"

namespace triclinium::ave_roma {

namespace {

constexpr int most_cards = 120;  // of anything that cards bring

std::array<std::uint8_t, resource_kinds> read_units(Reader& reader, const Json& json,
                                                    const std::string& field) {
  std::array<std::uint8_t, resource_kinds> units{};
  reader.object(json, field, {"?wood", "?stone", "?livestock", "?wheat", "?ore", "?wine"});
  for (int kind = 0; kind < resource_kinds && reader.ok(); ++kind) {
    const std::string name(resource_names[kind]);
    const std::string path = std::string(field).append(".").append(name);
    if (json.contains(name)) units[kind] = reader.byte(json[name], path, 1, most_cards);
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

}  // namespace triclinium::ave_roma
