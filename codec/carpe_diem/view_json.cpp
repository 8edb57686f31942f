#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "codec/json_text.h"
#include "games/carpe_diem/rulings.h"

namespace triclinium {
namespace carpe_diem {
namespace {

using Namer = std::string_view (*)(std::uint8_t);

// A component's id; null for none and for what is hidden.
Json id_or_null(std::uint8_t component, Namer name) {
  return component == 0 ? Json() : Json(name(component));
}
template <class List>
Json ids(const List& list, Namer name) {
  Json json = Json::array();
  for (std::uint8_t component : list) json.push_back(id_or_null(component, name));
  return json;
}
template <class List>
Json numbers(const List& list) {
  Json json = Json::array();
  for (auto item : list) json.push_back(static_cast<int>(item));
  return json;
}
Json seat_or_null(Seat seat) {
  if (seat == nobody) return nullptr;
  return static_cast<int>(seat);
}
Json spot_json(int spot) {
  return {spot_table[static_cast<std::size_t>(spot)].low,
          spot_table[static_cast<std::size_t>(spot)].high};
}

Json player_json(const PlayerView& player) {
  Json frames = Json::array();
  for (std::size_t part : player.frames) frames.push_back(frame_parts[part].id);
  Json placed = Json::object();
  Json writs = Json::array();
  for (int c = 0; c < district_cells; ++c) {
    const auto& tile = player.tiles[static_cast<std::size_t>(c)];
    if (tile.tile != 0) {
      placed[cell_name(c)] = std::string(tile_name(tile.tile)) + " " + rotation_name(tile.rotation);
    }
    if ((player.writs >> c & 1) != 0) writs.push_back(cell_name(c));
  }
  Json goods = Json::object();
  for (std::size_t g = 0; g < good_types; ++g) goods[std::string(good_name(g))] = player.goods[g];
  // Sorted as text: black tiles before white ones.
  Json stored = Json::array();
  for (const bool black : {true, false}) {
    for (int tile : player.stored) {
      if (is_black(static_cast<TileId>(tile)) == black) {
        stored.push_back(tile_name(static_cast<TileId>(tile)));
      }
    }
  }
  Json points = Json::object();
  for (std::size_t c = 0; c < cause_count; ++c) {
    points[std::string(cause_name(Cause(c)))] = player.points[c];
  }
  return {{"board", boards[player.board].id},
          {"frames", std::move(frames)},
          {"patrician", player.patrician == no_space ? Json() : Json(player.patrician)},
          {"tiles", std::move(placed)},
          {"writs", std::move(writs)},
          {"goods", std::move(goods)},
          {"coins", player.coins},
          {"bread", player.bread},
          {"stored", std::move(stored)},
          {"fountains", ids(player.fountains, fountain_card_name)},
          {"points", std::move(points)},
          {"vp", player.vp}};
}

Json markers_json(const View& view) {
  Json json = Json::array();
  for (std::size_t spot = 0; spot < spots; ++spot) {
    if (view.markers[spot] == nobody) continue;
    json.push_back(
        {{"spot", spot_json(static_cast<int>(spot))}, {"seat", int{view.markers[spot]}}});
  }
  return json;
}

Json visit_json(const View& view) {
  if (view.visit_spot == no_spot) return nullptr;
  return {{"spot", spot_json(view.visit_spot)},
          {"cards", ids(view.visit_cards, forum_card_name)},
          {"fulfilled", view.fulfilled}};
}

Json prestige_json(const View& view) {
  Json json = Json::array();
  for (int space = 0; space <= rulings::prestige_end; ++space) {
    Json stack = Json::array();
    for (Seat seat : view.bar) {
      if (view.prestige[static_cast<std::size_t>(seat)] == space) stack.push_back(int{seat});
    }
    json.push_back(std::move(stack));
  }
  return json;
}

Json pending_json(const PendingRewards& pending) {
  Json json = Json::array();
  for (int i = pending.size() - 1; i >= 0; --i) json.push_back(feature_name(pending[i]));
  return json;
}

Json result_json(const View& view) {
  return view.decision == Decision::over ? standing_json(view.standing, view.seats) : Json();
}

}  // namespace
}  // namespace carpe_diem

Json Codec<CarpeDiem>::view_json(const View& view) {
  using namespace carpe_diem;
  Json blueprints = Json::array();
  for (const auto& slots : view.blueprints) blueprints.push_back(ids(slots, tile_name));
  Json returned = Json::array();
  for (const ReturnedView& entry : view.fountain_returned) {
    returned.push_back(
        {{"seat", int{entry.seat}}, {"card", id_or_null(entry.card, fountain_card_name)}});
  }
  Json players = Json::array();
  for (std::size_t s = 0; s < view.seats; ++s) players.push_back(player_json(view.players[s]));
  const bool over = view.decision == Decision::over;
  return {{"game", id},
          {"rules", CarpeDiem::rules_version},
          {"options", options_json(view.options)},
          {"seats", view.seats},
          {"to_act", seat_or_null(view.to_act)},
          {"decision", over ? Json() : Json(decision_name(view.decision))},
          {"stage", stage_name(stage_of(view.decision))},
          {"phase", view.phase},
          {"round", view.round},
          {"start_player", int{view.start_player}},
          {"blueprints", std::move(blueprints)},
          {"craftsman_row", ids(view.craftsman_row, tile_name)},
          {"white", ids(view.white, tile_name)},
          {"black", ids(view.black, tile_name)},
          {"forum", ids(view.forum, forum_card_name)},
          {"markers", markers_json(view)},
          {"forum_order", numbers(view.forum_order)},
          {"visit", visit_json(view)},
          {"fountain_pile", ids(view.fountain_pile, fountain_card_name)},
          {"fountain_returned", std::move(returned)},
          {"prestige", prestige_json(view)},
          {"tile", id_or_null(view.tile, tile_name)},
          {"pending", pending_json(view.pending)},
          {"players", std::move(players)},
          {"result", result_json(view)}};
}

}  // namespace triclinium
