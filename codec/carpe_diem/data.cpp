#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "games/carpe_diem/rulings.h"
#include "games/carpe_diem/tile.h"

namespace triclinium {
namespace carpe_diem {
namespace {

Json tile_json(TileId id) {
  constexpr std::array<std::string_view, 4> directions{"N", "E", "S", "W"};
  const Tile& tile = tiles[id];
  Json edges = Json::array();
  for (Side side : tile.sides) {
    edges.push_back(side == grass ? "grass" : feature_name(Feature(side - 1)));
  }
  Json features = Json::array();
  if (tile.alone != Feature::none) {
    features.push_back({{"type", feature_name(tile.alone)}, {"sides", Json::array()}});
  }
  for (Feature feature : tile.spanning) {
    if (feature == Feature::none) continue;
    Json json{{"type", feature_name(feature)}, {"sides", Json::array()}};
    for (std::size_t d = 0; d < 4; ++d) {
      if (tile.sides[d] == side_of(feature)) json["sides"].push_back(directions[d]);
    }
    if (feature == Feature::villa) json["chimneys"] = tile.chimneys;
    features.push_back(json);
  }
  return {{"id", tile_name(id)},
          {"back", is_black(id) ? "black" : "white"},
          {"edges", edges},
          {"features", features},
          {"rotations", tile.rotations}};
}

Json card_json(const ForumCard& card) {
  Json need = Json::object();
  const auto put = [](Json& json, std::string_view key, int count) {
    if (count > 0) json[std::string(key)] = count;
  };
  for (std::size_t g = 0; g < good_types; ++g) put(need, good_name(g), card.need.goods[g]);
  for (std::size_t f = 0; f < feature_types; ++f) {
    put(need, feature_name(Feature(f)), card.need.features[f]);
  }
  put(need, "chimney", card.need.chimneys);
  put(need, "anyland", card.need.any_landscape);
  put(need, "anydwelling", card.need.any_dwelling);
  Json reward = Json::object();
  put(reward, "vp", card.reward.points);
  put(reward, "coin", card.reward.coins);
  put(reward, "bread", card.reward.bread);
  put(reward, "prestige", card.reward.prestige);
  return {{"id", card.id},
          {"deck", card.id.substr(0, 1)},
          {"stripe", card.is_red() ? "red" : "green"},
          {"kind", card.is_red() ? "pay" : "own"},
          {"need", need},
          {"reward", reward}};
}

Json board_json(const Board& board) {
  Json writs = Json::array();
  Json shovel;
  for (int r = 0; r < district_size; ++r) {
    for (int c = 0; c < district_size; ++c) {
      const char mark = board.rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
      if (mark == 'w') writs.push_back({r, c});
      if (mark == 'S') shovel = {r, c};
    }
  }
  return {{"id", board.id}, {"size", district_size}, {"shovel", shovel}, {"writs", writs}};
}

// What is won when a feature is done (CD-31 … CD-36); a merchant sells the goods besides.
Json gains_json(Feature feature) {
  switch (feature) {
    case Feature::merchant:
      return {{"coin", merchant_extra_coins}};
    case Feature::granary:
      return {{"bread", granary_bread}};
    case Feature::administration:
      return {{"prestige", administration_steps}};
    case Feature::market:
      return {{"coin", market_coins}};
    case Feature::bakery:
      return {{"bread", bakery_bread}};
    default:
      return Json::object();
  }
}

Json features_json() {
  Json json = Json::array();
  for (int f = 0; f < feature_types; ++f) {
    const Feature feature{static_cast<std::uint8_t>(f)};
    Json entry{
        {"type", feature_name(feature)}, {"group", "single"}, {"gains", gains_json(feature)}};
    if (is_landscape(feature)) {
      entry["group"] = "landscape";
      entry["good"] = good_name(static_cast<std::size_t>(f));
    } else if (is_dwelling(feature)) {
      entry["group"] = "dwelling";
    } else if (feature == Feature::villa) {
      entry["group"] = "villa";
    }
    json.push_back(std::move(entry));
  }
  return json;
}

Json forum_grid_json() {
  Json empty = Json::object();
  Json draw = Json::object();
  for (std::size_t seats = CarpeDiem::min_seats; seats <= CarpeDiem::max_seats; ++seats) {
    Json cells = Json::array();
    for (int i = 0; i < forum_spaces; ++i) {
      if ((empty_forum_spaces[seats] >> i & 1) != 0) {
        cells.push_back({i / forum_columns, i % forum_columns});
      }
    }
    empty[std::to_string(seats)] = cells;
    const auto& cards = forum_draw[seats];
    draw[std::to_string(seats)] = {
        {"A", cards[0]}, {"B", cards[1]}, {"C", cards[2]}, {"D", cards[3]}};
  }
  return {{"rows", forum_spaces / forum_columns},
          {"cols", forum_columns},
          {"empty", empty},
          {"draw", draw}};
}

}  // namespace
}  // namespace carpe_diem

Json Codec<CarpeDiem>::data() {
  using namespace carpe_diem;
  Json tile_list = Json::array();
  for (int t = 1; t <= tile_count; ++t) tile_list.push_back(tile_json(static_cast<TileId>(t)));
  Json cards = Json::array();
  for (const ForumCard& card : forum_cards) cards.push_back(card_json(card));
  Json fountains = Json::array();
  for (const FountainCard& card : fountain_cards) {
    fountains.push_back(
        {{"id", card.id}, {"type", feature_name(card.type)}, {"vp_each", card.points}});
  }
  Json frames = Json::array();
  for (const FramePart& part : frame_parts) {
    Json goals = Json::array();
    for (const FrameGoal& goal : part.goals) {
      goals.push_back(
          {{"type", feature_name(goal.type)}, {"line", goal.line}, {"vp", goal.points}});
    }
    frames.push_back({{"id", part.id}, {"goals", goals}});
  }
  Json board_list = Json::array();
  for (const Board& board : boards) board_list.push_back(board_json(board));
  Json start = Json::object();
  for (std::size_t seats = CarpeDiem::min_seats; seats <= CarpeDiem::max_seats; ++seats) {
    start[std::to_string(seats)] = Json::array();
    for (std::size_t i = 0; i < seats; ++i) {
      start[std::to_string(seats)].push_back(starting_points[seats][i]);
    }
  }
  return {{"tiles", tile_list},
          {"forum_cards", cards},
          {"fountain_cards", fountains},
          {"frames", frames},
          {"boards", board_list},
          {"game_board",
           {{"blueprints", spaces},
            {"tiles_per_blueprint", blueprint_tiles},
            {"craftsman_spaces", craftsman_spaces},
            {"prestige_max", rulings::prestige_end},
            {"neighbours", {{"circle", 1}, {"star", rulings::star_stride}}}}},
          {"features", features_json()},
          {"phases", phases},
          {"phase_tiles", phase_tiles},
          {"rounds", rounds},
          {"unfulfilled_vp", unfulfilled_points},
          {"bread_for_extra", bread_for_extra},
          {"bread_for_ride", bread_for_ride},
          {"items_per_point", items_per_point},
          {"writ_prestige", writ_steps},
          {"forum_grid", forum_grid_json()},
          {"start_vp", start},
          {"villa_vp", villa_points}};
}

}  // namespace triclinium
