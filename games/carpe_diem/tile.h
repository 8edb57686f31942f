// Tiles as the rules use them, derived from the printed rows at compile time.
#pragma once

#include "engine/table_check.h"
#include "games/carpe_diem/district.h"
#include "games/carpe_diem/tables.h"

namespace triclinium::carpe_diem {

constexpr Side side_of_letter(char letter) {
  constexpr std::string_view letters = ".PHVFmgacX";
  return static_cast<Side>(letters.find(letter));
}

constexpr Tile tile_of_row(const TileRow& row) {
  Tile tile;
  tile.alone = row.alone;
  tile.chimneys = row.chimneys;
  for (std::size_t d = 0; d < 4; ++d) {
    const Side side = side_of_letter(row.sides[d]);
    tile.sides[d] = side;
    if (side == grass) continue;
    const Feature feature{static_cast<std::uint8_t>(side - 1)};
    std::size_t slot = 0;
    while (tile.spanning[slot] != Feature::none && tile.spanning[slot] != feature) ++slot;
    tile.spanning[slot] = feature;
    tile.slots[d] = static_cast<std::uint8_t>(slot + 1);
  }
  if (tile.sides[0] == tile.sides[2] && tile.sides[1] == tile.sides[3]) {
    tile.rotations = tile.sides[0] == tile.sides[1] ? 1 : 2;
  }
  return tile;
}

// Indexed by TileId; entry 0 is no tile.
inline constexpr std::array<Tile, tile_count + 1> tiles = [] {
  std::array<Tile, tile_count + 1> all{};
  std::uint8_t kinds = 0;
  for (std::size_t i = 1; i <= tile_count; ++i) {
    all[i] = tile_of_row(tile_rows[i - 1]);
    for (std::size_t j = 1; j < i && all[i].kind == 0; ++j) {
      if (all[j].sides == all[i].sides && all[j].alone == all[i].alone &&
          all[j].chimneys == all[i].chimneys) {
        all[i].kind = all[j].kind;
      }
    }
    if (all[i].kind == 0) all[i].kind = ++kinds;
  }
  return all;
}();

// Writ cells of each board.
inline constexpr std::array<Cells, board_count> board_writ_cells = [] {
  std::array<Cells, board_count> cells{};
  for (std::size_t b = 0; b < board_count; ++b) {
    for (int c = 0; c < district_cells; ++c) {
      if (boards[b].rows[row_of(c)][column_of(c)] == 'w') cells[b] |= bit(c);
    }
  }
  return cells;
}();
consteval RowId board_with_wrong_cells() {
  for (std::size_t b = 0; b < board_count; ++b) {
    const char shovel = boards[b].rows[row_of(shovel_cell)][column_of(shovel_cell)];
    if (std::popcount(board_writ_cells[b]) != board_writs || shovel != 'S')
      return RowId(boards[b].id);
  }
  return {};
}
static_assert(no_row_breaks<"a board has its writs and the shovel", board_with_wrong_cells()>());

// What the tables must keep: see the totals in games/carpe_diem/README.md.
constexpr int count_tiles(Feature feature, bool black) {
  int count = 0;
  for (int id = 1; id <= tile_count; ++id) {
    const Tile& tile = tiles[static_cast<std::size_t>(id)];
    const bool has =
        tile.alone == feature || tile.spanning[0] == feature || tile.spanning[1] == feature;
    if (has && is_black(static_cast<TileId>(id)) == black) ++count;
  }
  return count;
}
constexpr int count_openings(Feature feature) {
  int count = 0;
  for (const Tile& tile : tiles) {
    for (Side side : tile.sides) count += side == side_of(feature);
  }
  return count;
}
constexpr int count_chimneys() {
  int count = 0;
  for (const Tile& tile : tiles) count += tile.chimneys;
  return count;
}
constexpr int open_sides(const Tile& tile) {
  int count = 0;
  for (Side side : tile.sides) count += side != grass;
  return count;
}
// CD-30: tiles in the middle of a landscape, with two open sides of it.
constexpr int count_middles(Feature landscape) {
  int count = 0;
  for (const Tile& tile : tiles) {
    int sides = 0;
    for (Side side : tile.sides) sides += side == side_of(landscape);
    count += sides == 2;
  }
  return count;
}
constexpr RowId landscape_with_three_sides() {
  for (std::size_t id = 1; id <= tile_count; ++id) {
    for (int f = 0; f < landscape_types; ++f) {
      int sides = 0;
      for (Side side : tiles[id].sides) sides += side == side_of(Feature(f));
      if (sides > 2) return RowId(tile_rows[id - 1].id);
    }
  }
  return {};
}
constexpr RowId black_tile_that_is_no_end() {
  for (std::size_t id = white_tiles + 1; id <= tile_count; ++id) {
    if (open_sides(tiles[id]) != 1) return RowId(tile_rows[id - 1].id);
  }
  return {};
}
// A building that stands alone has four grass sides, every other tile at least one open side.
constexpr RowId tile_without_a_feature() {
  for (std::size_t id = 1; id <= tile_count; ++id) {
    if ((tiles[id].alone != Feature::none) != (open_sides(tiles[id]) == 0))
      return RowId(tile_rows[id - 1].id);
  }
  return {};
}
constexpr int count_forum_cards(Deck deck) {
  int count = 0;
  for (const ForumCard& card : forum_cards) count += card.deck == deck;
  return count;
}
constexpr RowId fountain_card_without_its_twin() {
  for (const FountainCard& card : fountain_cards) {
    int count = 0;
    for (const FountainCard& other : fountain_cards) count += other.type == card.type;
    if (count != 2) return RowId(card.id);
  }
  return {};
}
constexpr RowId frame_part_with_a_wrong_goal() {
  for (const FramePart& part : frame_parts) {
    for (const FrameGoal& goal : part.goals) {
      if (goal.type > Feature::villa || goal.line < 1 || goal.line > 5) return RowId(part.id);
    }
  }
  return {};
}
constexpr RowId frame_part_that_faces_another() {
  for (const FramePart& a : frame_parts) {
    for (const FrameGoal& goal : a.goals) {
      for (const FramePart& b : frame_parts) {
        for (const FrameGoal& other : b.goals) {
          if (&a != &b && goal.type == other.type && goal.line + other.line == 6)
            return RowId(a.id);
        }
      }
    }
  }
  return {};
}

static_assert(count_is<"white tiles with a market", count_tiles(Feature::market, false), 7>());
static_assert(count_is<"white tiles with a bakery", count_tiles(Feature::bakery, false), 7>());
static_assert(count_is<"white tiles with a fountain", count_tiles(Feature::fountain, false), 8>());
static_assert(count_is<"white tiles with a villa", count_tiles(Feature::villa, false), 22>());
static_assert(count_is<"black tiles with a villa", count_tiles(Feature::villa, true), 7>());
static_assert(count_is<"open sides of villas", count_openings(Feature::villa), 40>());
static_assert(count_is<"chimneys", count_chimneys(), 37>());
static_assert(count_is<"open sides: pond", count_openings(Feature::pond), 18>());
static_assert(count_is<"black tiles: pond", count_tiles(Feature::pond, true), 4>());
static_assert(count_is<"middle tiles: pond", count_middles(Feature::pond), 2>());
static_assert(count_is<"open sides: garden", count_openings(Feature::garden), 18>());
static_assert(count_is<"black tiles: garden", count_tiles(Feature::garden, true), 4>());
static_assert(count_is<"middle tiles: garden", count_middles(Feature::garden), 2>());
static_assert(count_is<"open sides: vineyard", count_openings(Feature::vineyard), 18>());
static_assert(count_is<"black tiles: vineyard", count_tiles(Feature::vineyard, true), 4>());
static_assert(count_is<"middle tiles: vineyard", count_middles(Feature::vineyard), 2>());
static_assert(count_is<"open sides: farmyard", count_openings(Feature::farmyard), 18>());
static_assert(count_is<"black tiles: farmyard", count_tiles(Feature::farmyard, true), 4>());
static_assert(count_is<"middle tiles: farmyard", count_middles(Feature::farmyard), 2>());
static_assert(count_is<"open sides: merchant", count_openings(Feature::merchant), 12>());
static_assert(count_is<"black tiles: merchant", count_tiles(Feature::merchant, true), 4>());
static_assert(count_is<"open sides: granary", count_openings(Feature::granary), 12>());
static_assert(count_is<"black tiles: granary", count_tiles(Feature::granary, true), 4>());
static_assert(
    count_is<"open sides: administration", count_openings(Feature::administration), 12>());
static_assert(
    count_is<"black tiles: administration", count_tiles(Feature::administration, true), 4>());
static_assert(count_is<"open sides: craftsman", count_openings(Feature::craftsman), 12>());
static_assert(count_is<"black tiles: craftsman", count_tiles(Feature::craftsman, true), 4>());
static_assert(no_row_breaks<"a landscape has at most two sides on a tile (CD-30)",
                            landscape_with_three_sides()>());
static_assert(no_row_breaks<"a black tile has one open side", black_tile_that_is_no_end()>());
static_assert(no_row_breaks<"a tile has a feature with sides or one that stands alone",
                            tile_without_a_feature()>());
static_assert(count_is<"forum cards A", count_forum_cards(Deck::a), 12>());
static_assert(count_is<"forum cards B", count_forum_cards(Deck::b), 12>());
static_assert(count_is<"forum cards C", count_forum_cards(Deck::c), 12>());
static_assert(count_is<"forum cards D", count_forum_cards(Deck::d), 24>());
static_assert(
    no_row_breaks<"there are two fountain cards of each type", fountain_card_without_its_twin()>());
static_assert(no_row_breaks<"a frame goal has a feature with sides and a line from 1 to 5",
                            frame_part_with_a_wrong_goal()>());
static_assert(no_row_breaks<"no two frame goals of a type face each other on one line",
                            frame_part_that_faces_another()>());

}  // namespace triclinium::carpe_diem
