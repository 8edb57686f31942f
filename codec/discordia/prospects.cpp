// What the rules foretell of a position (docs/prospects.md). Nothing here depends on hidden tiles.
#include "codec/prospects.h"

#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "games/discordia/play.h"

namespace triclinium {
namespace discordia {
namespace {

JsonText colours_json(unsigned bits) {
  JsonText json = JsonText::array();
  for (std::size_t c = 0; c < worker_types; ++c) {
    if (((bits >> c) & 1) != 0) json.push_back(worker_names[c]);
  }
  return json;
}

// Whether an event of the year's end has come to the city: they go round from the starting player.
bool has_come(const State& state, Stage event, Seat seat) {
  if (state.stage != event) return state.stage > event;
  const auto place = [&](Seat of) { return (of - state.start_player + state.seats) % state.seats; };
  return place(seat) <= place(state.active);
}

// Workers that what waits still brings the seat, or takes from it.
int waiting(const State& state, Seat seat) {
  if (seat != state.active) return 0;
  int workers = 0;
  for (const Effect& entry : state.pending) {
    if (entry.kind == EffectKind::draw) workers += entry.n;
    if (entry.kind == EffectKind::give_back) workers -= entry.n;
  }
  return workers;
}

// What the raid brings by itself as it stands (DI-50): nothing while a closed tile decides, and
// nothing of what somebody chooses then, such as a tile to tear down.
struct Raid {
  int workers = 0;   // drawn, or returned
  int aqueduct = 0;  // steps
};

Raid raid_of(const State& state, Seat seat) {
  Raid raid;
  if (has_come(state, Stage::raid, seat)) return raid;
  const bool lost = strength_of(state, seat) < strength_needed(state);
  const std::uint8_t tile = lost ? state.open_left : state.open_right;
  if (tile == none) return raid;
  for (const Effect& effect : germanic_tiles[tile].effects.items) {
    if (effect.kind == EffectKind::draw) raid.workers += effect.n;
    if (effect.kind == EffectKind::give_back) raid.workers -= effect.n;
    if (effect.kind == EffectKind::aqueduct) raid.aqueduct += effect.n;
    if (effect.kind == EffectKind::aqueduct_back) raid.aqueduct -= effect.n;
  }
  return raid;
}

Shortage shortage_after(const Raid& raid, const State& state, Seat seat) {
  Shortage shortage = shortage_of(state, seat);
  shortage.aqueduct = std::clamp(shortage.aqueduct + raid.aqueduct, 0, aqueduct_top);
  return shortage;
}

// DI-50, DI-51 if the year ended now; the right Germanic tile counts once it is open.
JsonText year_end_json(const State& state, Seat seat) {
  const Raid raid = raid_of(state, seat);
  const Shortage shortage = shortage_after(raid, state, seat);
  const int strength = strength_of(state, seat);
  const int needed = strength_needed(state);
  return {{"symbols", shortage.symbols},
          {"free", shortage.free},
          {"aqueduct", shortage.aqueduct},
          {"steps", raid.aqueduct},
          {"shortage", shortage.value()},
          {"strength", strength},
          {"needed", needed},
          {"known", state.open_right != none},
          {"holds", strength >= needed},
          {"raid", raid.workers},
          {"come", has_come(state, Stage::shortage, seat)}};
}

// The reserve after raid and shortage of this year's end: fewer workers are better.
JsonText forecast_json(const State& state, Seat seat) {
  int reserve = total(state.players[seat].reserve);
  int bag = total(state.bag);
  Forecast forecast;
  forecast.add("reserve", reserve);
  const auto change = [&](const char* cause, int workers) {
    const int moved = workers > 0 ? rulings::drawn(workers, bag) : std::max(workers, -reserve);
    reserve += moved;
    bag -= moved;
    forecast.add(cause, moved);
  };
  const Raid raid = raid_of(state, seat);
  const bool come = has_come(state, Stage::shortage, seat);
  const int asked = has_come(state, Stage::raid, seat) ? waiting(state, seat) : 0;
  change("raid", raid.workers + (come ? 0 : asked));
  change("shortage", come ? asked : shortage_after(raid, state, seat).value());
  return forecast.json();
}

// Values of a die with which the seat may develop.
JsonText develops_json(const Player& player) {
  JsonText json = JsonText::array();
  for (int value = 1; value <= columns; ++value) {
    if (develops_with(player, value)) json.push_back(value);
  }
  return json;
}

JsonText decrees_json(State state, Seat seat) {
  state.active = seat;
  const std::uint16_t bits = decrees_to_take(state);
  JsonText json = JsonText::array();
  for (std::size_t i = 0; i < decree_cards.size(); ++i) {
    if (((bits >> i) & 1) != 0) json.push_back(decree_cards[i].id);
  }
  return json;
}

// By open Decree, how far the seat is with each of its conditions.
JsonText standing_json(const State& state, Seat seat) {
  JsonText json = JsonText::object();
  for (std::uint8_t decree : state.decrees) {
    JsonText have = JsonText::array();
    for (Condition condition : {decree_cards[decree].first, decree_cards[decree].second}) {
      if (condition.measure == Measure::nothing) continue;
      have.push_back(measured(state, seat, condition.measure));
    }
    json.put(decree_cards[decree].id, have);
  }
  return json;
}

// Entries that are steps of the game, not effects of a bonus.
bool is_effect(EffectKind kind) {
  switch (kind) {
    case EffectKind::place:
    case EffectKind::send:
    case EffectKind::next:
    case EffectKind::ships:
    case EffectKind::janus:
    case EffectKind::now:
    case EffectKind::decrees:
      return false;
    default:
      return true;
  }
}

// The workers that a deployment begun is going to send: how many is settled, which of them not.
void man_somehow(State& state) {
  while (!state.chosen.full()) {
    state.chosen.push_back(static_cast<std::uint8_t>(next_workers(state).low));
  }
  Workers bundle{};
  for (std::size_t c = 0; c < worker_types; ++c) bundle[c] = state.chosen[static_cast<int>(c)];
  man(state.actor(), space_of(state, state.pending.back().n), bundle);
}

// Where in the city of the active seat a piece has come to stand, or null.
JsonText place_json(const State& before, const State& after) {
  for (int row = 0; row < city_rows; ++row) {
    const auto old = row_of(before, before.active, row);
    const auto spaces = row_of(after, before.active, row);
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      const bool same = i < old.size() && old[i].piece == spaces[i].piece;
      if (!spaces[i].empty() && !same) return {{"row", row_names[row]}, {"space", i}};
    }
  }
  return nullptr;
}

// What it allows from then on, new on the Development Track.
JsonText permanent_json(const State& before, const State& after, Seat seat) {
  const int old = permanent_bonuses(before.players[seat].development);
  const int fresh = permanent_bonuses(after.players[seat].development) & ~old;
  JsonText json = JsonText::array();
  for (int bit = 1; bit <= fresh; bit <<= 1) {
    if ((fresh & bit) != 0) json.push_back(permanent_name(bit));
  }
  return json;
}

// What a choice sets off besides its events: effects in the order in which they come, where its
// piece goes, symbols that it covers, by how much it changes the year's end (its shortage with each
// of its parts, the workers that the raid brings, the own strength; with the steps of the Aqueduct
// that wait, and as the raid then stands), and whether it is the main action.
JsonText choice_json(const State& state, Action action) {
  State after = state;
  answer(after, action, NullSink{});
  int waiting = 0;  // entries that waited before
  while (waiting < std::min(state.pending.size(), after.pending.size()) &&
         state.pending[waiting] == after.pending[waiting]) {
    ++waiting;
  }
  if (after.pending.size() > 0 && after.pending.back().kind == EffectKind::place) {
    const int at = free_space(after, after.pending.back().n);
    ActionList places;
    if (at < 0) Discordia::legal_actions(after, places);
    if (at >= 0)
      place_piece(after, at, NullSink{});
    else if (places.size() == 1)
      answer(after, places[0], NullSink{});
  } else if (after.pending.size() > 0 && after.pending.back().kind == EffectKind::send) {
    man_somehow(after);
  }
  const Seat seat = state.active;
  JsonText bonus = JsonText::array();
  int steps = 0;
  for (int i = after.pending.size() - 1; i >= waiting; --i) {
    const Effect entry = after.pending[i];
    if (is_effect(entry.kind)) bonus.push_back(effect_name(entry));
    if (entry.kind == EffectKind::aqueduct) steps += entry.n;
  }
  std::uint8_t& ring = after.players[seat].aqueduct;
  ring = static_cast<std::uint8_t>(std::min(ring + steps, aqueduct_top));
  const Raid raid = raid_of(state, seat);
  const Raid raid_then = raid_of(after, seat);
  const Shortage now = shortage_after(raid, state, seat);
  const Shortage then = shortage_after(raid_then, after, seat);
  return {{"bonus", bonus},
          {"permanent", permanent_json(state, after, seat)},
          {"place", place_json(state, after)},
          {"symbols", now.symbols - then.symbols},
          {"free", then.free - now.free},
          {"aqueduct", then.aqueduct - now.aqueduct},
          {"shortage", then.value() - now.value()},
          {"raid", raid_then.workers - raid.workers},
          {"strength", strength_of(after, seat) - strength_of(state, seat)},
          {"main", after.main_done != 0 && state.main_done == 0}};
}

JsonText choices_json(const State& state) {
  JsonText json = JsonText::object();
  ActionList list;
  Discordia::legal_actions(state, list);
  for (Action action : list) {
    json.put(Codec<Discordia>::action_text(state, action), choice_json(state, action));
  }
  return json;
}

void list_bundles(State& state, JsonText& list) {
  if (state.chosen.full()) {
    list.push_back(std::array{state.chosen[0], state.chosen[1], state.chosen[2], state.chosen[3]});
    return;
  }
  const Range range = next_workers(state);
  for (int n = range.low; n <= range.high; ++n) {
    state.chosen.push_back(static_cast<std::uint8_t>(n));
    list_bundles(state, list);
    state.chosen.pop_back();
  }
}

// All bundles [b, r, w, y] with which `send` or `return` can be answered; null at other questions.
JsonText bundles_json(State state) {
  const Decision asked = decision_of(state);
  if (asked != Decision::send && asked != Decision::give_back) return nullptr;
  const Effect entry = state.pending.back();
  JsonText list = JsonText::array();
  list_bundles(state, list);
  const bool send = asked == Decision::send;
  return {{"word", send ? "send" : "return"},
          {"target", send ? JsonText(piece_name(entry.n)) : JsonText()},
          {"bundles", list}};
}

}  // namespace
}  // namespace discordia

JsonText Codec<Discordia>::prospects(const State& state, Observer observer) {
  using namespace discordia;
  JsonText forecasts = JsonText::array();
  JsonText cities = JsonText::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    forecasts.push_back(forecast_json(state, seat));
    cities.push_back({{"year_end", year_end_json(state, seat)},
                      {"wildcards", colours_json(state.players[seat].wild)},
                      {"develops", develops_json(state.players[seat])},
                      {"decrees", decrees_json(state, seat)},
                      {"standing", standing_json(state, seat)}});
  }
  JsonText json{{"forecast", forecasts}, {"cities", cities}};
  const Seat actor = Discordia::to_act(state);
  const Seat seat = seat_of_prospects(observer, actor);
  json.put("seat", prospect_seat_json(seat));
  if (seat < 0 || seat != actor) return json;
  json.put("choices", choices_json(state));
  json.put("bundles", bundles_json(state));
  return json;
}

}  // namespace triclinium
