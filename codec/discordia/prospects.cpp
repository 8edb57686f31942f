// What the rules foretell of a position (docs/prospects.md). Nothing here depends on hidden tiles.
#include "codec/prospects.h"

#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "games/discordia/rules.h"

namespace triclinium {
namespace discordia {
namespace {

Json colours_json(unsigned bits) {
  Json json = Json::array();
  for (std::size_t c = 0; c < worker_types; ++c) {
    if (((bits >> c) & 1) != 0) json.push_back(worker_names[c]);
  }
  return json;
}

// DI-50, DI-51 if the year ended now; the right Germanic tile counts once it is open.
Json year_end_json(const State& state, Seat seat) {
  const Shortage shortage = shortage_of(state, seat);
  const int strength = strength_of(state, seat);
  const int needed = strength_needed(state);
  return {{"symbols", shortage.symbols},
          {"free", shortage.free},
          {"aqueduct", shortage.aqueduct},
          {"shortage", shortage.value()},
          {"strength", strength},
          {"needed", needed},
          {"known", state.open_right != none},
          {"holds", strength >= needed}};
}

// The reserve after the shortage of this year's end: fewer workers are better.
Json forecast_json(const State& state, Seat seat) {
  const int reserve = total(state.players[seat].reserve);
  Forecast forecast;
  forecast.add("reserve", reserve);
  int change = 0;
  if (state.stage != Stage::over) {
    const int shortage = shortage_of(state, seat).value();
    change = shortage > 0 ? std::min(shortage, total(state.bag)) : std::max(shortage, -reserve);
  }
  forecast.add("shortage", change);
  return forecast.json();
}

Json decrees_json(State state, Seat seat) {
  state.active = seat;
  const std::uint16_t bits = decrees_to_take(state);
  Json json = Json::array();
  for (std::size_t i = 0; i < decree_cards.size(); ++i) {
    if (((bits >> i) & 1) != 0) json.push_back(decree_cards[i].id);
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

// What a choice sets off besides its events: effects in the order in which they come, symbols that
// it covers, and by how much it changes the shortage of the year's end.
Json choice_json(const State& state, Action action) {
  State after = state;
  answer(after, action, NullSink{});
  int waiting = 0;  // entries that waited before
  while (waiting < std::min(state.pending.size(), after.pending.size()) &&
         state.pending[waiting] == after.pending[waiting]) {
    ++waiting;
  }
  if (after.pending.size() > 0 && after.pending.back().kind == EffectKind::place) {
    const int at = free_space(after, after.pending.back().n);
    if (at >= 0) place_piece(after, at, NullSink{});
  }
  Json bonus = Json::array();
  for (int i = after.pending.size() - 1; i >= waiting; --i) {
    if (is_effect(after.pending[i].kind)) bonus.push_back(effect_name(after.pending[i]));
  }
  const Shortage now = shortage_of(state, state.active);
  const Shortage then = shortage_of(after, state.active);
  return {{"bonus", bonus},
          {"symbols", now.symbols - then.symbols},
          {"shortage", then.value() - now.value()}};
}

Json choices_json(const State& state) {
  Json json = Json::object();
  ActionList list;
  Discordia::legal_actions(state, list);
  for (Action action : list) {
    json[Codec<Discordia>::action_text(state, action)] = choice_json(state, action);
  }
  return json;
}

void list_bundles(State& state, Json& list) {
  if (state.chosen.full()) {
    list.push_back({state.chosen[0], state.chosen[1], state.chosen[2], state.chosen[3]});
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
Json bundles_json(State state) {
  const Question asked = question(state);
  if (asked != Question::send && asked != Question::give_back) return nullptr;
  const Effect entry = state.pending.back();
  Json list = Json::array();
  list_bundles(state, list);
  const bool send = asked == Question::send;
  return {{"word", send ? "send" : "return"},
          {"target", send ? Json(piece_name(entry.n)) : Json()},
          {"bundles", list}};
}

}  // namespace
}  // namespace discordia

Json Codec<Discordia>::prospects(const State& state, Observer observer) {
  using namespace discordia;
  Json forecasts = Json::array();
  Json cities = Json::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    forecasts.push_back(forecast_json(state, seat));
    cities.push_back({{"year_end", year_end_json(state, seat)},
                      {"wildcards", colours_json(state.players[seat].wild)},
                      {"decrees", decrees_json(state, seat)}});
  }
  Json json{{"forecast", forecasts}, {"cities", cities}};
  const Seat actor = Discordia::to_act(state);
  const Seat seat = seat_of_prospects(observer, actor);
  json["seat"] = prospect_seat_json(seat);
  if (seat < 0 || seat != actor) return json;
  json["choices"] = choices_json(state);
  json["bundles"] = bundles_json(state);
  return json;
}

}  // namespace triclinium
