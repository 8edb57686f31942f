#include <algorithm>
#include <vector>

#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "codec/json_text.h"
#include "games/discordia/rules.h"

namespace triclinium {
namespace discordia {
namespace {

// Names one open tile; null for none.
template <class Name>
Json open_json(std::uint8_t tile, Name name) {
  return tile == none ? Json() : Json(name(tile));
}
template <class List, class Rows>
Json ids(const List& list, const Rows& rows) {
  Json json = Json::array();
  for (std::uint8_t item : list) json.push_back(rows[item].id);
  return json;
}
template <class List>
Json pieces_json(const List& list) {
  Json json = Json::array();
  for (Piece piece : list) json.push_back(piece_name(piece));
  return json;
}
template <class Rows>
Json bits(unsigned set, const Rows& rows) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if ((set >> i) & 1) names.emplace_back(rows[i].id);
  }
  std::sort(names.begin(), names.end());
  return names;
}
Json sorted_pieces(std::vector<Piece> list) {
  std::vector<std::string> names;
  for (Piece piece : list) names.push_back(piece_name(piece));
  std::sort(names.begin(), names.end());
  return names;
}

Json workers_json(const Workers& workers) {
  Json json = Json::object();
  for (int c = 0; c < worker_types; ++c) json[std::string(worker_names[c])] = workers[c];
  return json;
}

// A stack, top first; hidden ones keep their length.
template <class Stack, class Name>
Json stack_json(const Stack& stack, bool seen, Name name) {
  Json json = Json::array();
  for (int i = stack.size() - 1; i >= 0; --i) {
    json.push_back(seen ? Json(name(stack[i])) : Json());
  }
  return json;
}

Json space_json(const Space& space) {
  if (space.empty()) return nullptr;
  Json workers = Json::array();
  for (int i = 0; i < space.filled(); ++i) {
    std::string text;
    for (int c = 0; c < worker_types; ++c) {
      text.append(static_cast<std::size_t>(space.workers[i].of(c)), worker_names[c][0]);
    }
    workers.push_back(text);
  }
  return {{"id", piece_name(space.piece)}, {"workers", std::move(workers)}};
}

Json row_json(const State& state, Seat seat, int row) {
  Json json = Json::array();
  for (const Space& space : row_of(state, seat, row)) json.push_back(space_json(space));
  return json;
}

Json player_json(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  Json expansions = Json::object();
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    expansions[std::string(expansion_names[kind])] = player.expansions[kind];
  }
  Json city = Json::object();
  std::vector<Piece> fresh;
  for (int row = 0; row < tile_kinds; ++row) {
    city[std::string(row_names[row])] = row_json(state, seat, row);
  }
  for (const Space& space : row_of(state, seat, marketplace)) {
    if (space.empty() || !is_turned_ship(space.piece)) continue;
    if ((state.fresh >> (space.piece - first_back)) & 1) fresh.push_back(space.piece);
  }
  return {{"reserve", workers_json(player.reserve)},
          {"stars", player.stars},
          {"aqueduct", player.aqueduct},
          {"manipulators",
           {{"active", player.active_manipulators}, {"used", player.used_manipulators}}},
          {"expansions", std::move(expansions)},
          {"expedition", player.expedition},
          {"development", player.development},
          {"decrees", ids(player.decrees, decree_cards)},
          {"privileges", bits(player.privileges, privilege_cards)},
          {"used", bits(player.used, privilege_cards)},
          {"city", std::move(city)},
          {"towers", row_json(state, seat, tower_row)},
          {"fresh", sorted_pieces(fresh)}};
}

Json display_json(const State& state) {
  Json rows = Json::array();
  for (int row = 0; row < state.tile_rows(); ++row) {
    Json json = Json::array();
    for (int i = row * columns; i < (row + 1) * columns; ++i) {
      json.push_back(state.display[i] == no_piece ? Json() : Json(piece_name(state.display[i])));
    }
    rows.push_back(std::move(json));
  }
  return rows;
}

// City Tiles that are nowhere are gone; the rest is kept in the state.
Json removed_json(const State& state) {
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
  return names;
}

Json turn_json(const State& state) {
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

Json dice_json(const State& state) {
  if (state.rolled[0] == 0) return nullptr;
  Json json = Json::object();
  for (int die = 0; die < dice; ++die) json[std::string(die_names[die])] = state.rolled[die];
  return json;
}

Json result_json(const State& state) {
  if (state.stage != Stage::over) return nullptr;
  return standing_json(Discordia::standing(state), state.seats);
}

Json supply_json(const State& state) {
  Json json{{"manipulators", state.manipulators}, {"stars", state.stars}};
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    json[std::string(expansion_names[kind])] = state.supply[kind];
  }
  return json;
}

Json pending_json(const State& state) {
  Json json = Json::array();
  for (int i = state.pending.size() - 1; i >= 0; --i) json.push_back(effect_name(state.pending[i]));
  return json;
}

}  // namespace
}  // namespace discordia

using namespace discordia;

Json Codec<Discordia>::view_json(const View& view) {
  const State& state = view.open;
  const bool over = state.stage == Stage::over;
  const auto germanic_id = [](std::uint8_t tile) { return germanic_tiles[tile].id; };
  const auto janus_id = [](std::uint8_t tile) { return janus_tiles[tile].id; };
  Json players = Json::array();
  for (Seat seat = 0; seat < state.seats; ++seat) players.push_back(player_json(state, seat));
  Json chosen = Json::array();
  for (std::uint8_t number : state.chosen) chosen.push_back(number);
  return {{"game", id},
          {"rules", Discordia::rules_version},
          {"options", options_json({state.workers})},
          {"seats", state.seats},
          {"to_act", seat_json(to_act(state))},
          {"decision", over ? Json() : Json(decision(state))},
          {"result", result_json(state)},
          {"stage", stage_names[static_cast<std::size_t>(state.stage)]},
          {"year", state.year},
          {"season", state.season},
          {"start_player", static_cast<int>(state.start_player)},
          {"active", seat_json(state.active)},
          {"dice", dice_json(state)},
          {"taken", state.taken == no_die ? Json() : Json(die_names[state.taken])},
          {"turn", turn_json(state)},
          {"pending", pending_json(state)},
          {"chosen", std::move(chosen)},
          {"action_tiles", ids(state.action_tiles, action_tiles)},
          {"display", display_json(state)},
          {"tiles", stack_json(state.pile, view.sees_all, piece_name)},
          {"supply", supply_json(state)},
          {"military_towers", pieces_json(state.military_towers)},
          {"trading_towers", pieces_json(state.trading_towers)},
          {"decrees", ids(state.decrees, decree_cards)},
          {"privileges", ids(state.privileges, privilege_cards)},
          {"germanic",
           {{"left", stack_json(state.germanic_left, view.sees_all, germanic_id)},
            {"right", stack_json(state.germanic_right, view.sees_all, germanic_id)},
            {"open_left", open_json(state.open_left, germanic_id)},
            {"open_right", open_json(state.open_right, germanic_id)}}},
          {"janus", state.solo() ? Json{{"stack", stack_json(state.janus, view.sees_all, janus_id)},
                                        {"open", open_json(state.open_janus, janus_id)}}
                                 : Json()},
          {"bag", workers_json(state.bag)},
          {"removed", removed_json(state)},
          {"players", std::move(players)}};
}

}  // namespace triclinium
