#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "codec/json_text.h"
#include "codec/json_writer.h"
#include "games/carpe_diem/rulings.h"
#include "games/carpe_diem/tables.h"

namespace triclinium {
namespace carpe_diem {
namespace {

using Namer = std::string_view (*)(std::uint8_t);

// A component's id; null for none and for what is hidden.
JsonText id_or_null(std::uint8_t component, Namer name) {
  return component == 0 ? JsonText() : JsonText(name(component));
}
template <class List>
JsonText ids(const List& list, Namer name) {
  JsonText json = JsonText::array();
  for (std::uint8_t component : list) json.push_back(id_or_null(component, name));
  return json;
}
template <class List>
JsonText numbers(const List& list) {
  JsonText json = JsonText::array();
  for (auto item : list) json.push_back(static_cast<int>(item));
  return json;
}
JsonText seat_or_null(Seat seat) {
  if (seat == nobody) return nullptr;
  return static_cast<int>(seat);
}
JsonText spot_json(int spot) {
  const Spot& place = spot_table[static_cast<std::size_t>(spot)];
  return std::array{int{place.low}, int{place.high}};
}

JsonText player_json(const PlayerView& player) {
  JsonText frames = JsonText::array();
  for (std::size_t part : player.frames) frames.push_back(frame_parts[part].id);
  JsonText placed = JsonText::object();
  JsonText writs = JsonText::array();
  for (int c = 0; c < district_cells; ++c) {
    const auto& tile = player.tiles[static_cast<std::size_t>(c)];
    if (tile.tile != 0) {
      placed.put(cell_name(c),
                 std::string(tile_name(tile.tile)) + " " + rotation_name(tile.rotation));
    }
    if ((player.writs >> c & 1) != 0) writs.push_back(cell_name(c));
  }
  JsonText goods = JsonText::object();
  for (std::size_t g = 0; g < good_types; ++g) goods.put(good_name(g), player.goods[g]);
  // Sorted as text: black tiles before white ones.
  JsonText stored = JsonText::array();
  for (const bool black : {true, false}) {
    for (int tile : player.stored) {
      if (is_black(static_cast<TileId>(tile)) == black) {
        stored.push_back(tile_name(static_cast<TileId>(tile)));
      }
    }
  }
  JsonText points = JsonText::object();
  for (std::size_t c = 0; c < cause_count; ++c) {
    points.put(cause_name(Cause(c)), player.points[c]);
  }
  return {{"board", boards[player.board].id},
          {"frames", frames},
          {"patrician", player.patrician == no_space ? JsonText() : JsonText(player.patrician)},
          {"tiles", placed},
          {"writs", writs},
          {"goods", goods},
          {"coins", player.coins},
          {"bread", player.bread},
          {"stored", stored},
          {"fountains", ids(player.fountains, fountain_card_name)},
          {"points", points},
          {"vp", player.vp}};
}

JsonText markers_json(const View& view) {
  JsonText json = JsonText::array();
  for (std::size_t spot = 0; spot < spots; ++spot) {
    if (view.markers[spot] == nobody) continue;
    json.push_back(
        {{"spot", spot_json(static_cast<int>(spot))}, {"seat", int{view.markers[spot]}}});
  }
  return json;
}

JsonText visit_json(const View& view) {
  if (view.visit_spot == no_spot) return nullptr;
  return {{"spot", spot_json(view.visit_spot)},
          {"cards", ids(view.visit_cards, forum_card_name)},
          {"fulfilled", view.fulfilled}};
}

JsonText prestige_json(const View& view) {
  JsonText json = JsonText::array();
  for (int space = 0; space <= rulings::prestige_end; ++space) {
    JsonText stack = JsonText::array();
    for (Seat seat : view.bar) {
      if (view.prestige[static_cast<std::size_t>(seat)] == space) stack.push_back(int{seat});
    }
    json.push_back(stack);
  }
  return json;
}

JsonText pending_json(const PendingRewards& pending) {
  JsonText json = JsonText::array();
  for (int i = pending.size() - 1; i >= 0; --i) json.push_back(feature_name(pending[i]));
  return json;
}

JsonText result_json(const View& view) {
  if (view.decision != Decision::over) return nullptr;
  return standing_json(view.standing, view.seats);
}

}  // namespace
}  // namespace carpe_diem

std::string Codec<CarpeDiem>::view_text(const View& view) {
  using namespace carpe_diem;
  JsonText blueprints = JsonText::array();
  for (const auto& slots : view.blueprints) blueprints.push_back(ids(slots, tile_name));
  JsonText returned = JsonText::array();
  for (const ReturnedView& entry : view.fountain_returned) {
    returned.push_back(
        {{"seat", int{entry.seat}}, {"card", id_or_null(entry.card, fountain_card_name)}});
  }
  JsonText players = JsonText::array();
  for (std::size_t s = 0; s < view.seats; ++s) players.push_back(player_json(view.players[s]));
  const bool over = view.decision == Decision::over;
  const JsonText json{{"game", id},
                      {"rules", CarpeDiem::rules_version},
                      {"options", options_json(view.options)},
                      {"seats", view.seats},
                      {"to_act", seat_or_null(view.to_act)},
                      {"decision", over ? JsonText() : JsonText(decision_name(view.decision))},
                      {"stage", stage_name(stage_of(view.decision))},
                      {"phase", view.phase},
                      {"round", view.round},
                      {"start_player", int{view.start_player}},
                      {"blueprints", blueprints},
                      {"craftsman_row", ids(view.craftsman_row, tile_name)},
                      {"white", ids(view.white, tile_name)},
                      {"black", ids(view.black, tile_name)},
                      {"forum", ids(view.forum, forum_card_name)},
                      {"markers", markers_json(view)},
                      {"forum_order", numbers(view.forum_order)},
                      {"visit", visit_json(view)},
                      {"fountain_pile", ids(view.fountain_pile, fountain_card_name)},
                      {"fountain_returned", returned},
                      {"prestige", prestige_json(view)},
                      {"tile", id_or_null(view.tile, tile_name)},
                      {"pending", pending_json(view.pending)},
                      {"players", players},
                      {"result", result_json(view)}};
  return json.text();
}

}  // namespace triclinium
