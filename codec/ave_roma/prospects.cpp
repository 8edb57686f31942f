// What the rules foretell of a position (docs/prospects.md). Nothing here looks into a deck.
#include "codec/prospects.h"

#include <algorithm>

#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"
#include "games/ave_roma/finish.h"
#include "games/ave_roma/options.h"
#include "games/ave_roma/play.h"

namespace triclinium {
namespace ave_roma {
namespace {

// Points of a seat once politics and areas are counted.
int worth(const State& state, Seat seat) {
  int sum = AveRoma::score(state, seat);
  if (state.phase == Phase::over) return sum;
  sum += political_points[state.players[seat].political];
  for (const Area& area : state.areas) {
    if (area.levels[seat] != no_marker) sum += area_points(state.seats, area.levels[seat]);
  }
  return sum;
}

// The best end of this seat's own choices in the scoring (AR-56).
template <class Sink>
State best_choices(const State& state, Sink sink) {
  const Seat seat = state.turn;
  ActionList list;
  AveRoma::legal_actions(state, list);
  State best;
  int most = -1000;
  Action chosen{};
  for (Action action : list) {
    State trial = state;
    AveRoma::perform(trial, action, NullSink{});
    if (trial.phase == Phase::scoring && trial.turn == seat)
      trial = best_choices(trial, NullSink{});
    if (worth(trial, seat) <= most) continue;
    most = worth(trial, seat);
    chosen = action;
  }
  best = state;
  AveRoma::perform(best, chosen, sink);
  if (best.phase == Phase::scoring && best.turn == seat) return best_choices(best, sink);
  return best;
}

// Points per patron, as the scoring tells them.
using PatronPoints = std::array<std::array<int, deck_size + 1>, max_seats>;

// The end of the game if it came now, each seat choosing best (AR-53 to AR-57).
State ended(State state, PatronPoints* patrons) {
  const EventSink sink(
      [](void* context, const Event& event) {
        if (context == nullptr || event.kind != code(EventKind::scored) ||
            event.cause != code(Cause::endgame))
          return;
        auto& points = *static_cast<PatronPoints*>(context);
        points[static_cast<std::size_t>(event.seat)][static_cast<std::size_t>(event.args[0])] +=
            event.delta;
      },
      patrons);
  if (state.phase != Phase::scoring && state.phase != Phase::over) {
    state.pending = {};
    begin_scoring(state, sink);
  }
  while (state.phase != Phase::over) state = best_choices(state, sink);
  return state;
}

Json forecast_json(const State& end, const PatronPoints& patrons, Seat seat) {
  const Player& player = end.players[seat];
  Forecast forecast;
  for (std::size_t c = 0; c < cause_count; ++c) forecast.add(cause_names[c], player.points[c]);
  Json json = forecast.json();
  json["patrons"] = Json::object();
  for (CardSet left = player.patrons(); left != 0; left &= left - 1) {
    const int patron = lowest(left);
    json["patrons"][card_name(Deck::patron, patron)] =
        patrons[static_cast<std::size_t>(seat)][static_cast<std::size_t>(patron)];
  }
  return json;
}

Json levels_json(const State& state) {
  Json areas = Json::array();
  for (const Area& area : state.areas) {
    Json levels = Json::array();
    for (Seat seat = 0; seat < state.seats; ++seat) {
      levels.push_back(area.levels[seat] == no_marker ? Json() : Json(int{area.levels[seat]}));
    }
    areas.push_back(levels);
  }
  return areas;
}

// Rounds that are likely to follow: the deck that runs dry first, at the pace so far. A round at
// the usual pace is taken for one more that was seen, so that the first guess holds.
int rounds_left(const State& state) {
  constexpr double usual = 2.5;
  int least = 99;
  for (int d = 0; d < deck_count; ++d) {
    const Deck deck{static_cast<std::uint8_t>(d)};
    int seen = count(state.discarded[d]);
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const Player& player = state.players[seat];
      seen += count(deck == Deck::patron ? player.patrons() : player.of(deck));
    }
    const double pace =
        std::max(deck == Deck::area ? 0.5 : 1.0, (seen + usual) / std::max<int>(state.round, 1));
    least = std::min(least, static_cast<int>(state.deck(deck).size() / pace));
  }
  return least;
}

unsigned values_at_hand(const Player& player) {
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v) values |= player.workers[v] > 0 ? 1u << v : 0;
  for (int slot = 1; slot <= training_slots; ++slot) {
    const int worker = player.training[slot - 1];
    if (worker != 0) values |= rulings::trained_values(worker, slot);
  }
  return values;
}

Json values_json(unsigned values) {
  Json json = Json::array();
  for (int v = 1; v <= worker_values; ++v) {
    if (((values >> v) & 1) != 0) json.push_back(v);
  }
  return json;
}

// What a worker brings up to the first question.
Json gains_json(const State& state, Location location, int value) {
  State trial = state;
  trial.pending.location = location;
  trial.pending.step = Step::worker;
  std::array<int, stock_kinds + 3> gains{};
  const EventSink sink(
      [](void* context, const Event& event) {
        auto& sums = *static_cast<std::array<int, stock_kinds + 3>*>(context);
        const auto kind = EventKind{event.kind};
        if (kind == EventKind::resource)
          sums[static_cast<std::size_t>(event.args[0])] += event.args[1];
        if (kind == EventKind::surplus) sums[resource_kinds] += event.args[0];
        if (kind == EventKind::denarii) sums[stock_kinds] += event.args[0];
        if (kind == EventKind::political) sums[stock_kinds + 1] += 1;
        sums[stock_kinds + 2] += event.delta;
      },
      &gains);
  place_worker(trial, value, 0, sink);
  run(trial, sink);
  Json json = Json::object();
  for (std::size_t kind = 0; kind < stock_kinds; ++kind) {
    if (gains[kind] > 0) json[std::string(resource_names[kind])] = gains[kind];
  }
  if (gains[stock_kinds] > 0) json["denarii"] = gains[stock_kinds];
  if (gains[stock_kinds + 1] > 0) json["political"] = gains[stock_kinds + 1];
  if (gains[stock_kinds + 2] > 0) json["points"] = gains[stock_kinds + 2];
  return json;
}

// What stops a worker of this value; empty if nothing does.
std::string_view why_closed(const State& state, Location location, int value, bool possible) {
  if (possible) return "";
  if (!TurnChoices(state).has_free_slot(location)) return "slot";
  if (location == Location::roma) return "pay";
  return rulings::may_act_on(location, state.areas[value - 1].card != 0) ? "due" : "card";
}

Json location_json(const State& state, Location location, unsigned at_hand) {
  const Player& player = state.actor();
  const unsigned possible = TurnChoices(state).values(location, 0);
  const CardSet mods = modifiers_of_action(player.active, location);
  Json values = Json::array();
  for (int v = 1; v <= worker_values; ++v) {
    const bool open = ((possible >> v) & 1) != 0;
    Json entry{{"due", area_due(state, location, mods, v)}, {"reason", nullptr}};
    if (!open) entry["reason"] = why_closed(state, location, v, open);
    entry["gain"] = open ? gains_json(state, location, v) : Json::object();
    entry["cost"] = Json::object();
    if (location == Location::roma && !has_modifier(mods, ModifierKind::free_movement, location)) {
      entry["cost"] = price_json(path_cost(state, state.turn, v).price);
    }
    values.push_back(std::move(entry));
  }
  return {{"open", values_json(possible & at_hand)}, {"values", values}};
}

Json purchase_json(const State& state, Location location, CardId card, const Cost& cost) {
  const Purse purse = TurnChoices(state).purse_at(location);
  return {{"card", card_name(deck_of(location), card)},
          {"price", price_json(cost.price)},
          {"discount", cost.discount},
          {"swap", swap_names[code(cost.swap)]},
          {"payable", payable(purse, cost)},
          {"lacking", price_json(shortfall(purse, cost))}};
}

// What a patron would add to the points of the end.
int patron_worth(State state, int before, CardId patron) {
  const Seat seat = state.turn;
  Player& player = state.actor();
  if (count(player.active) < player.unlocked()) {
    player.active |= bit(patron);
  } else {
    player.passive |= bit(patron);
  }
  return AveRoma::score(ended(state, nullptr), seat) - before;
}

// The cards of a row with their prices after discounts, and who can take them.
Json row_json(const State& state, Location location, unsigned at_hand, int points_now) {
  const TurnChoices choices(state);
  const Purchase purchase = purchase_modifiers(state.actor(), location);
  Json slots = Json::array();
  for (int slot = 1; slot <= slot_count; ++slot) {
    const CardId card = state.rows[row_of(location)][slot - 1];
    if (card == 0) {
      slots.push_back(nullptr);
      continue;
    }
    Json entry = purchase_json(state, location, card, cost_of(purchase, location, card, 0));
    const unsigned values = choices.values(location, slot);
    const bool taken =
        state.phase == Phase::actions && state.workers[code(location)][slot - 1] != 0;
    entry["reach"] = values_json(rulings::values_reaching(slot));
    entry["open"] = values_json(values & at_hand);
    entry["reason"] = nullptr;
    if (taken) {
      entry["reason"] = "slot";
    } else if (values == 0) {
      entry["reason"] = "pay";
    } else if ((values & at_hand) == 0) {
      entry["reason"] = "reach";
    }
    if (location == Location::senatus) entry["worth"] = patron_worth(state, points_now, card);
    slots.push_back(std::move(entry));
  }
  return slots;
}

Json training_json(const Player& player) {
  Json json = Json::array();
  const unsigned choices = training_choices(player);
  for (int slot = 1; slot <= training_slots; ++slot) {
    const int worker = player.training[slot - 1];
    json.push_back({{"price", training_price[slot - 1]},
                    {"open", ((choices >> slot) & 1) != 0},
                    {"values", worker == 0 ? Json::array()
                                           : values_json(rulings::trained_values(worker, slot))}});
  }
  return json;
}

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

// The position as if this seat had to begin a turn.
State turn_of(const State& state, Seat seat) {
  State trial = state;
  trial.turn = seat;
  if (trial.phase != Phase::final_actions) trial.phase = Phase::actions;
  trial.decision = Decision::turn;
  trial.pending = {};
  return trial;
}

}  // namespace
}  // namespace ave_roma

Json Codec<AveRoma>::prospects(const State& state, Observer observer) {
  using namespace ave_roma;
  PatronPoints patrons{};
  const State end = ended(state, &patrons);
  Json forecasts = Json::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    forecasts.push_back(forecast_json(end, patrons, seat));
  }
  const Seat seat = seat_of_prospects(observer, AveRoma::to_act(state));
  Json json{{"forecast", forecasts},
            {"levels", levels_json(end)},
            {"rounds_left", rounds_left(state)},
            {"seat", prospect_seat_json(seat)}};
  if (seat < 0 || state.phase == Phase::scoring || state.phase == Phase::over) return json;
  const State turn = turn_of(state, seat);
  const unsigned at_hand =
      turn.phase == Phase::final_actions ? all_values : values_at_hand(turn.actor());
  Json locations = Json::object();
  Json rows = Json::object();
  for (int place = 0; place < location_count; ++place) {
    const Location location{static_cast<std::uint8_t>(place)};
    const std::string name(location_names[static_cast<std::size_t>(place)]);
    if (has_row(location)) {
      rows[name] = row_json(turn, location, at_hand, AveRoma::score(end, seat));
    } else {
      locations[name] = location_json(turn, location, at_hand);
    }
  }
  json["locations"] = std::move(locations);
  json["rows"] = std::move(rows);
  json["training"] = training_json(turn.actor());
  if (seat == AveRoma::to_act(state)) json["trade"] = trade_json(state);
  return json;
}

}  // namespace triclinium
