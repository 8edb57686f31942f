// Tiles as the rules use them, derived from the printed rows at compile time.
#pragma once

#include "games/carpe_diem/tables.h"

namespace triclinium::carpe_diem {

// The type of a tile side: grass, or a feature's number + 1.
using Side = std::uint8_t;
inline constexpr Side grass = 0;
constexpr Side side_of(Feature f) { return static_cast<Side>(static_cast<int>(f) + 1); }

enum class Direction : std::uint8_t { north, east, south, west };

struct Tile {
  std::array<Side, 4> sides{};  // N E S W, not turned
  // For each side the number of its type on this tile: 0 grass, 1 and 2 as in `spanning`.
  std::array<std::uint8_t, 4> slots{};
  std::array<Feature, 2> spanning{Feature::none, Feature::none};  // features that have sides
  Feature alone = Feature::none;
  std::uint8_t chimneys = 0;
  std::uint8_t rotations = 4;  // 0 … rotations−1 are different (notation 2.1)
  std::uint8_t kind = 0;       // equal tiles have equal kinds

  constexpr Side side(int direction, int rotation) const {
    return sides[(direction - rotation) & 3];
  }
};

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

constexpr bool is_black(TileId tile) { return tile > white_tiles; }

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
static_assert(count_tiles(Feature::market, false) == 7);
static_assert(count_tiles(Feature::bakery, false) == 7);
static_assert(count_tiles(Feature::fountain, false) == 8);
static_assert(count_tiles(Feature::villa, false) == 22 && count_tiles(Feature::villa, true) == 7);
static_assert(count_openings(Feature::villa) == 40 && count_chimneys() == 37);
static_assert([] {
  for (int f = 0; f < landscape_types; ++f) {
    if (count_openings(Feature(f)) != 18 || count_tiles(Feature(f), true) != 4) return false;
  }
  for (int f = landscape_types; f < spanning_types - 1; ++f) {
    if (count_openings(Feature(f)) != 12 || count_tiles(Feature(f), true) != 4) return false;
  }
  return true;
}());
static_assert([] {  // CD-30: at most two middles of a landscape, so none is longer than four tiles
  for (int f = 0; f < landscape_types; ++f) {
    int middles = 0;
    for (const Tile& tile : tiles) {
      int sides = 0;
      for (Side side : tile.sides) sides += side == side_of(Feature(f));
      if (sides > 2) return false;
      middles += sides == 2;
    }
    if (middles != 2) return false;
  }
  return true;
}());
static_assert([] {  // black tiles are ends
  for (std::size_t id = white_tiles + 1; id <= tile_count; ++id) {
    int openings = 0;
    for (Side side : tiles[id].sides) openings += side != grass;
    if (openings != 1) return false;
  }
  return true;
}());
static_assert([] {
  std::array<int, 4> decks{};
  for (const ForumCard& card : forum_cards) ++decks[static_cast<std::size_t>(card.deck)];
  return decks == std::array<int, 4>{12, 12, 12, 24};
}());
static_assert([] {
  std::array<int, feature_types> types{};
  for (const FountainCard& card : fountain_cards) ++types[static_cast<std::size_t>(card.type)];
  for (int count : types) {
    if (count != 2) return false;
  }
  return true;
}());
static_assert([] {  // every goal is a feature with sides, and no two of a type face each other
  for (const FramePart& a : frame_parts) {
    for (const FrameGoal& goal : a.goals) {
      if (goal.type > Feature::villa || goal.line < 1 || goal.line > 5) return false;
      for (const FramePart& b : frame_parts) {
        for (const FrameGoal& other : b.goals) {
          if (&a != &b && goal.type == other.type && goal.line + other.line == 6) return false;
        }
      }
    }
  }
  return true;
}());

}  // namespace triclinium::carpe_diem
