// Where workers may go and what they bring, what cards cost, what is lacking, and why something is
// closed: for the seat whose turn begins.
#include "codec/ave_roma/names.h"
#include "codec/ave_roma/prospect_parts.h"
#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/finish.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/purchase.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

unsigned values_at_hand(const Player& player) {
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v) values |= player.workers[v] > 0 ? 1u << v : 0;
  for (int slot = 1; slot <= training_slots; ++slot) {
    const int worker = player.training[slot - 1];
    if (worker != 0) values |= rulings::trained_values(worker, slot);
  }
  return values;
}

JsonText values_json(unsigned values) {
  JsonText json = JsonText::array();
  for (int v = 1; v <= worker_values; ++v) {
    if (((values >> v) & 1) != 0) json.push_back(v);
  }
  return json;
}

// Adds up what events bring.
class Gains {
 public:
  EventSink sink() {
    return EventSink(
        [](void* context, const Event& event) { static_cast<Gains*>(context)->add(event); }, this);
  }
  void influence(int n) { sums_[stock_kinds + 3] += n; }
  // Gains by name; what is only moved about or paid is none.
  JsonText json() const {
    constexpr std::array<std::string_view, 4> more{"denarii", "political", "points", "influence"};
    JsonText json = JsonText::object();
    for (std::size_t kind = 0; kind < sums_.size(); ++kind) {
      if (sums_[kind] > 0)
        json.put(kind < stock_kinds ? resource_names[kind] : more[kind - stock_kinds], sums_[kind]);
    }
    return json;
  }

 private:
  void add(const Event& event) {
    switch (EventKind{event.kind}) {
      case EventKind::resource:
        sums_[static_cast<std::size_t>(event.args[0])] += event.args[1];
        break;
      case EventKind::surplus:
        sums_[resource_kinds] += event.args[0];
        break;
      case EventKind::denarii:
        sums_[stock_kinds] += event.args[0];
        break;
      case EventKind::political:
        sums_[stock_kinds + 1] += event.delta == 0;  // beyond the top it is points
        break;
      default:
        break;
    }
    sums_[stock_kinds + 2] += event.delta;
  }

  std::array<int, stock_kinds + 4> sums_{};
};

// What a worker brings up to the first question; at Roma the whole way.
JsonText gains_json(const State& state, Location location, int value) {
  State trial = state;
  trial.pending.location = location;
  trial.pending.step = Step::worker;
  Gains gains;
  place_worker(trial, value, 0, gains.sink());
  run(trial, gains.sink());
  if (location == Location::roma && trial.actor().colosseum == state.actor().colosseum)
    move_disc(trial, value, false, gains.sink());
  return gains.json();
}

// What stops a worker of this value; empty if nothing does.
std::string_view why_closed(const State& state, Location location, int value, bool possible) {
  if (possible) return "";
  if (!TurnChoices(state).has_free_slot(location)) return "slot";
  if (location == Location::roma) return "pay";
  return rulings::may_act_on(location, state.areas[value - 1].card != 0) ? "due" : "card";
}

// The slot that the next worker takes, from 1; 0 if none is free.
int free_slot(const State& state, Location location) {
  if (state.phase == Phase::final_actions || !TurnChoices(state).has_free_slot(location)) return 0;
  const auto& places = state.workers[code(location)];
  return static_cast<int>(std::ranges::find(places, 0) - places.begin()) + 1;
}

JsonText location_json(const State& state, Location location, unsigned at_hand) {
  const Player& player = state.actor();
  const unsigned possible = TurnChoices(state).values(location, 0);
  const CardSet mods = modifiers_of_action(player.active, location);
  JsonText values = JsonText::array();
  for (int v = 1; v <= worker_values; ++v) {
    const bool open = ((possible >> v) & 1) != 0;
    const bool pays =
        location == Location::roma && !has_modifier(mods, ModifierKind::free_movement, location);
    values.push_back(
        {{"due", area_due(state, location, mods, v)},
         {"reason", open ? JsonText() : JsonText(why_closed(state, location, v, open))},
         {"gain", open ? gains_json(state, location, v) : JsonText::object()},
         {"cost", pays ? JsonText(price_json(path_cost(state, state.to_act, v).price))
                       : JsonText::object()}});
  }
  return {{"open", values_json(possible & at_hand)},
          {"slot", free_slot(state, location)},
          {"values", values}};
}

// The way round the Colosseum, by the number of steps from the own disc (AR-34).
JsonText way_json(const State& state) {
  const CardSet mods = modifiers_of_action(state.actor().active, Location::roma);
  const bool free = has_modifier(mods, ModifierKind::free_movement, Location::roma);
  JsonText way = JsonText::array();
  for (int steps = 1; steps <= colosseum_spaces; ++steps) {
    State trial = state;
    Gains gains;
    move_disc(trial, steps, free, gains.sink());
    const Price price = free ? Price{} : path_cost(state, state.to_act, steps).price;
    way.push_back({{"cost", price_json(price)}, {"gain", gains.json()}});
  }
  return way;
}

// AR-31, AR-32: which card of its set it would be, and what that brings.
JsonText set_json(const State& state, Location location, CardId card) {
  const Deck deck = deck_of(location);
  State trial = state;
  trial.pending.location = location;
  Gains gains;
  int number = 0;
  int size = 0;
  if (deck == Deck::war) {
    size = war_set_size;
    receive_war(trial, card, gains.sink());
  } else {
    size = building_pair_size;
    receive_building(trial, card, gains.sink());
  }
  gains.influence(trial.pending.war_area);
  const CardSet set = ((bit(size) - 1) << 1) << ((card - 1) / size * size);
  number = count(trial.actor().of(deck) & set);
  return {{"number", number}, {"of", size}, {"gain", gains.json()}};
}

// What a patron would add to the points of the end.
int patron_worth(State state, int before, CardId patron) {
  const Seat seat = state.to_act;
  Player& player = state.actor();
  if (count(player.active) < player.unlocked()) {
    player.active |= bit(patron);
  } else {
    player.passive |= bit(patron);
  }
  return AveRoma::score(ended(state, nullptr), seat) - before;
}

// A card with its price after discounts; what a set or a patron would be worth stands with it.
JsonText card_json(const State& state, Location location, CardId card, int points_now) {
  const Purchase purchase = purchase_modifiers(state.actor(), location);
  const Cost cost = cost_of(purchase, location, card, 0);
  const Purse purse = TurnChoices(state).purse_at(location);
  JsonText json{{"card", card_name(deck_of(location), card)},
                {"price", price_json(cost.price)},
                {"discount", cost.discount},
                {"swap", swap_names[code(cost.swap)]},
                {"payable", payable(purse, cost)},
                {"lacking", price_json(shortfall(purse, cost))}};
  if (location == Location::senatus) {
    json.put("worth", patron_worth(state, points_now, card));
  } else {
    json.put("set", set_json(state, location, card));
  }
  return json;
}

// The cards of a row, and who can take them.
JsonText row_json(const State& state, Location location, unsigned at_hand, int points_now) {
  const TurnChoices choices(state);
  JsonText slots = JsonText::array();
  for (int slot = 1; slot <= slot_count; ++slot) {
    const CardId card = state.rows[row_of(location)][slot - 1];
    if (card == 0) {
      slots.push_back(nullptr);
      continue;
    }
    JsonText entry = card_json(state, location, card, points_now);
    const unsigned values = choices.values(location, slot);
    const bool taken =
        state.phase == Phase::actions && state.workers[code(location)][slot - 1] != 0;
    entry.put("reach", values_json(rulings::values_reaching(slot)));
    entry.put("open", values_json(values & at_hand));
    JsonText reason;
    if (taken) {
      reason = "slot";
    } else if (values == 0) {
      reason = "pay";
    } else if ((values & at_hand) == 0) {
      reason = "reach";
    }
    entry.put("reason", reason);
    slots.push_back(entry);
  }
  return slots;
}

JsonText training_json(const Player& player) {
  JsonText json = JsonText::array();
  const unsigned choices = training_choices(player);
  for (int slot = 1; slot <= training_slots; ++slot) {
    const int worker = player.training[slot - 1];
    json.push_back({{"price", training_price[slot - 1]},
                    {"open", ((choices >> slot) & 1) != 0},
                    {"values", worker == 0 ? JsonText::array()
                                           : values_json(rulings::trained_values(worker, slot))}});
  }
  return json;
}

// AR-71, AR-75: own cards whose icon is not spent.
JsonText usable_json(const Player& player) {
  JsonText json = JsonText::object();
  for (int symbol = 0; symbol < symbol_count; ++symbol) {
    Json cards = Json::array();
    for (int deck = 0; deck < deck_count; ++deck)
      add_cards(cards, Deck(deck), usable(player, Deck(deck), symbol));
    json.put(symbol_names[static_cast<std::size_t>(symbol)], cards);
  }
  return json;
}

// AR-25: own cards whose influence is not spent, by its strength.
JsonText influence_json(const Player& player) {
  JsonText json = JsonText::object();
  for (int strength = 1; strength <= 2; ++strength) {
    Json cards = Json::array();
    add_cards(cards, Deck::building,
              unturned(player, Deck::building) & detail::building_influence[strength]);
    add_cards(cards, Deck::war, unturned(player, Deck::war) & detail::war_influence[strength]);
    json.put(std::to_string(strength), cards);
  }
  return json;
}

}  // namespace

void add_turn_prospects(JsonText& json, const State& turn, int points_now) {
  const unsigned at_hand =
      turn.phase == Phase::final_actions ? all_values : values_at_hand(turn.actor());
  JsonText locations = JsonText::object();
  JsonText rows = JsonText::object();
  JsonText tops = JsonText::object();
  for (int place = 0; place < location_count; ++place) {
    const Location location{static_cast<std::uint8_t>(place)};
    const std::string_view name = location_names[static_cast<std::size_t>(place)];
    if (!has_row(location)) {
      locations.put(name, location_json(turn, location, at_hand));
      continue;
    }
    rows.put(name, row_json(turn, location, at_hand, points_now));
    const CardPile& deck = turn.deck(deck_of(location));
    // AR-70: the top cards lie open in the advanced game.
    if (turn.options.advanced && !deck.empty())
      tops.put(name, card_json(turn, location, deck.back(), points_now));
  }
  json.put("locations", locations);
  json.put("rows", rows);
  json.put("tops", tops);
  json.put("way", way_json(turn));
  json.put("training", training_json(turn.actor()));
  json.put("usable", usable_json(turn.actor()));
  json.put("influence", influence_json(turn.actor()));
}

}  // namespace triclinium::ave_roma
