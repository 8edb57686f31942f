#include <algorithm>
#include <vector>

#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "codec/json_text.h"
#include "codec/json_writer.h"
#include "games/discordia/rules.h"

namespace triclinium {
namespace discordia {
namespace {

JsonText list_json(const std::vector<std::string>& names) {
  JsonText json = JsonText::array();
  for (const std::string& name : names) json.push_back(name);
  return json;
}

// Names one open tile; null for none.
template <class Name>
JsonText open_json(std::uint8_t tile, Name name) {
  return tile == none ? JsonText() : JsonText(name(tile));
}
template <class List, class Rows>
JsonText ids(const List& list, const Rows& rows) {
  JsonText json = JsonText::array();
  for (std::uint8_t item : list) json.push_back(rows[item].id);
  return json;
}
template <class List>
JsonText pieces_json(const List& list) {
  JsonText json = JsonText::array();
  for (Piece piece : list) json.push_back(piece_name(piece));
  return json;
}
template <class Rows>
JsonText bits(unsigned set, const Rows& rows) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if ((set >> i) & 1) names.emplace_back(rows[i].id);
  }
  std::sort(names.begin(), names.end());
  return list_json(names);
}
JsonText sorted_pieces(std::vector<Piece> list) {
  std::vector<std::string> names;
  for (Piece piece : list) names.push_back(piece_name(piece));
  std::sort(names.begin(), names.end());
  return list_json(names);
}

JsonText workers_json(const Workers& workers) {
  JsonText json = JsonText::object();
  for (int c = 0; c < worker_types; ++c) json.put(worker_names[c], workers[c]);
  return json;
}

// A stack, top first; hidden ones keep their length.
template <class Stack, class Name>
JsonText stack_json(const Stack& stack, bool seen, Name name) {
  JsonText json = JsonText::array();
  for (int i = stack.size() - 1; i >= 0; --i) {
    json.push_back(seen ? JsonText(name(stack[i])) : JsonText());
  }
  return json;
}

JsonText space_json(const Space& space) {
  if (space.empty()) return nullptr;
  JsonText workers = JsonText::array();
  for (int i = 0; i < space.filled(); ++i) {
    std::string text;
    for (int c = 0; c < worker_types; ++c) {
      text.append(static_cast<std::size_t>(space.workers[i].of(c)), worker_names[c][0]);
    }
    workers.push_back(text);
  }
  return {{"id", piece_name(space.piece)}, {"workers", workers}};
}

JsonText row_json(const State& state, Seat seat, int row) {
  JsonText json = JsonText::array();
  for (const Space& space : row_of(state, seat, row)) json.push_back(space_json(space));
  return json;
}

JsonText player_json(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  JsonText expansions = JsonText::object();
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    expansions.put(expansion_names[kind], player.expansions[kind]);
  }
  JsonText city = JsonText::object();
  std::vector<Piece> fresh;
  for (int row = 0; row < tile_kinds; ++row) {
    city.put(row_names[row], row_json(state, seat, row));
  }
  for (const Space& space : row_of(state, seat, marketplace)) {
    if (space.empty() || !is_turned_ship(space.piece)) continue;
    if ((state.fresh >> (space.piece - first_back)) & 1) fresh.push_back(space.piece);
  }
  return {{"reserve", workers_json(player.reserve)},
          {"stars", player.stars},
          {"aqueduct", player.aqueduct},
          {"manipulators",
           JsonText{{"active", player.active_manipulators}, {"used", player.used_manipulators}}},
          {"expansions", expansions},
          {"expedition", player.expedition},
          {"development", player.development},
          {"decrees", ids(player.decrees, decree_cards)},
          {"privileges", bits(player.privileges, privilege_cards)},
          {"used", bits(player.used, privilege_cards)},
          {"city", city},
          {"towers", row_json(state, seat, tower_row)},
          {"fresh", sorted_pieces(fresh)}};
}

JsonText display_json(const State& state) {
  JsonText rows = JsonText::array();
  for (int row = 0; row < state.tile_rows(); ++row) {
    JsonText json = JsonText::array();
    for (int i = row * columns; i < (row + 1) * columns; ++i) {
      json.push_back(state.display[i] == no_piece ? JsonText()
                                                  : JsonText(piece_name(state.display[i])));
    }
    rows.push_back(json);
  }
  return rows;
}

// City Tiles that are nowhere are gone; the rest is kept in the state.
JsonText removed_json(const State& state) {
  std::array<bool, 86> present{};
  const auto mark = [&](Piece piece) {
    if (piece != no_piece && front_of(piece) < present.size()) present[front_of(piece)] = true;
  };
  for (Piece piece : state.display) mark(piece);
  for (Piece piece : state.pile) mark(piece);
  for (const Space& space : state.spaces) mark(space.piece);
  if (!state.pending.empty() && state.pending.back().kind == EffectKind::place) {
    mark(state.pending.back().n);
  }
  std::vector<std::string> names;
  for (std::size_t i = 0; i < present.size(); ++i) {
    if (!present[i]) names.emplace_back(city_tiles[i].id);
  }
  const auto add = [&](unsigned set, const auto& rows, int shift = 0) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if ((set >> (i + static_cast<std::size_t>(shift))) & 1) names.emplace_back(rows[i].id);
    }
  };
  add(state.removed_towers, military_towers);
  add(state.removed_towers, trading_towers, 8);
  add(state.removed_germanic, germanic_tiles);
  add(state.removed_decrees, decree_cards);
  add(state.removed_privileges, privilege_cards);
  std::sort(names.begin(), names.end());
  return list_json(names);
}

JsonText turn_json(const State& state) {
  if (state.value == 0) return nullptr;
  std::vector<Piece> swapped;
  for (int i = 0; i < 8; ++i) {
    if ((state.swapped >> i) & 1) swapped.push_back(static_cast<Piece>(first_trading_tower + i));
  }
  return {{"die", die_names[state.die]},
          {"value", state.value},
          {"main", state.main_done != 0},
          {"boat", state.boat_done != 0},
          {"special", sorted_pieces({state.special.begin(), state.special.end()})},
          {"swapped", sorted_pieces(swapped)}};
}

JsonText dice_json(const State& state) {
  if (state.rolled[0] == 0) return nullptr;
  JsonText json = JsonText::object();
  for (int die = 0; die < dice; ++die) json.put(die_names[die], state.rolled[die]);
  return json;
}

JsonText result_json(const State& state) {
  if (state.stage != Stage::over) return nullptr;
  return standing_json(Discordia::standing(state), state.seats);
}

JsonText supply_json(const State& state) {
  JsonText json{{"manipulators", state.manipulators}, {"stars", state.stars}};
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    json.put(expansion_names[kind], state.supply[kind]);
  }
  return json;
}

JsonText pending_json(const State& state) {
  JsonText json = JsonText::array();
  for (int i = state.pending.size() - 1; i >= 0; --i) json.push_back(effect_name(state.pending[i]));
  return json;
}

}  // namespace
}  // namespace discordia

using namespace discordia;

std::string Codec<Discordia>::view_text(const View& view) {
  const State& state = view.open;
  const bool over = state.stage == Stage::over;
  const auto germanic_id = [](std::uint8_t tile) { return germanic_tiles[tile].id; };
  const auto janus_id = [](std::uint8_t tile) { return janus_tiles[tile].id; };
  JsonText players = JsonText::array();
  for (Seat seat = 0; seat < state.seats; ++seat) players.push_back(player_json(state, seat));
  JsonText chosen = JsonText::array();
  for (std::uint8_t number : state.chosen) chosen.push_back(number);
  const JsonText json{
      {"game", id},
      {"rules", Discordia::rules_version},
      {"options", options_json({state.workers})},
      {"seats", state.seats},
      {"to_act", seat_json(to_act(state))},
      {"decision", over ? JsonText() : JsonText(decision(state))},
      {"result", result_json(state)},
      {"stage", stage_names[static_cast<std::size_t>(state.stage)]},
      {"year", state.year},
      {"season", state.season},
      {"start_player", static_cast<int>(state.start_player)},
      {"active", seat_json(state.active)},
      {"dice", dice_json(state)},
      {"taken", state.taken == no_die ? JsonText() : JsonText(die_names[state.taken])},
      {"turn", turn_json(state)},
      {"pending", pending_json(state)},
      {"chosen", chosen},
      {"action_tiles", ids(state.action_tiles, action_tiles)},
      {"display", display_json(state)},
      {"tiles", stack_json(state.pile, view.sees_all, piece_name)},
      {"supply", supply_json(state)},
      {"military_towers", pieces_json(state.military_towers)},
      {"trading_towers", pieces_json(state.trading_towers)},
      {"decrees", ids(state.decrees, decree_cards)},
      {"privileges", ids(state.privileges, privilege_cards)},
      {"germanic", JsonText{{"left", stack_json(state.germanic_left, view.sees_all, germanic_id)},
                            {"right", stack_json(state.germanic_right, view.sees_all, germanic_id)},
                            {"open_left", open_json(state.open_left, germanic_id)},
                            {"open_right", open_json(state.open_right, germanic_id)}}},
      {"janus", state.solo() ? JsonText{{"stack", stack_json(state.janus, view.sees_all, janus_id)},
                                        {"open", open_json(state.open_janus, janus_id)}}
                             : JsonText()},
      {"bag", workers_json(state.bag)},
      {"removed", removed_json(state)},
      {"players", players}};
  return json.text();
}

}  // namespace triclinium
