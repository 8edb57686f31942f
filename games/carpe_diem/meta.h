// The words of the game: features, goods, decisions, options, and the numbers that shape a game.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace triclinium::carpe_diem {

inline constexpr int min_seats = 2;
inline constexpr int max_seats = 4;
inline constexpr int rules_version = 1;

// Components are numbered from 1 in the order of their tables (tables.h); 0 is "none".
using TileId = std::uint8_t;
using CardId = std::uint8_t;      // forum cards
using FountainId = std::uint8_t;  // fountain cards
inline constexpr int white_tiles = 84;
inline constexpr int black_tiles = 39;
inline constexpr int tile_count = white_tiles + black_tiles;
constexpr bool is_black(TileId tile) { return tile > white_tiles; }
inline constexpr int forum_card_count = 60;
inline constexpr int fountain_card_count = 24;
inline constexpr int frame_part_count = 16;
inline constexpr int board_count = 4;
inline constexpr int board_writs = 9;

// CD-30 … CD-37: what stands on the tiles. The first nine reach over tile sides.
enum class Feature : std::uint8_t {
  pond,
  garden,
  vineyard,
  farmyard,
  merchant,
  granary,
  administration,
  craftsman,
  villa,
  market,
  bakery,
  fountain,
  none
};
inline constexpr int feature_types = 12;
inline constexpr int landscape_types = 4;
inline constexpr int spanning_types = 9;  // those with sides

constexpr bool is_landscape(Feature f) { return f <= Feature::farmyard; }
constexpr bool is_dwelling(Feature f) { return f >= Feature::merchant && f <= Feature::craftsman; }

// CD-30: the good of a landscape has the landscape's number.
enum class Good : std::uint8_t { fish, herb, grape, chicken };
inline constexpr int good_types = 4;

enum class Decision : std::uint8_t {
  start,
  move,
  take,
  place,
  craftsman,
  give_back,  // `return` in the notation
  spot,
  first,
  pay,
  extra,
  over
};

enum class Stage : std::uint8_t { setup, building, forum, over };

constexpr Stage stage_of(Decision d) {
  if (d == Decision::start) return Stage::setup;
  if (d <= Decision::give_back) return Stage::building;
  return d == Decision::over ? Stage::over : Stage::forum;
}

// Why a score changed. Those from `items` on are given at the end (CD-60 … CD-64).
enum class Cause : std::uint8_t {
  start,
  forum,
  penalty,
  overflow,
  items,
  prestige,
  frames,
  fountains,
  villas
};
inline constexpr int cause_count = 9;

// CD-1, CD-90.
struct Options {
  std::uint8_t edition_2018 = 0;
  std::uint8_t same_boards = 0;
  std::uint8_t star_path = 0;
  friend bool operator==(const Options&, const Options&) = default;
};

inline constexpr int spaces = 7;           // of the patricians, one at each blueprint
inline constexpr int blueprint_tiles = 4;  // CD-5
inline constexpr int phase_tiles = spaces * blueprint_tiles;
inline constexpr int craftsman_spaces = 11;
inline constexpr int phases = 4;  // CD-10
inline constexpr int rounds = 7;
inline constexpr int forum_spaces = 12;
inline constexpr int forum_columns = 3;
inline constexpr int spots = 17;
// CD-4, CD-9: the forum spaces without a card for 2, 3 and 4 players, as bits.
inline constexpr std::array<std::uint16_t, max_seats + 1> empty_forum_spaces{
    0, 0, 1 << 0 | 1 << 2 | 1 << 9 | 1 << 11, 1 << 0 | 1 << 11, 0};
inline constexpr int district_size = 6;
inline constexpr int district_cells = district_size * district_size;
inline constexpr int unfulfilled_points = -4;  // CD-48
inline constexpr int bread_for_extra = 3;      // CD-45
inline constexpr int bread_for_ride = 1;       // CD-21
inline constexpr int items_per_point = 2;      // CD-60
// What is won when a building is done, and by a covered writ.
inline constexpr int writ_steps = 1;            // CD-27
inline constexpr int merchant_extra_coins = 1;  // CD-31
inline constexpr int granary_bread = 2;         // CD-32
inline constexpr int administration_steps = 2;  // CD-33
inline constexpr int market_coins = 1;          // CD-36
inline constexpr int bakery_bread = 1;          // CD-36

}  // namespace triclinium::carpe_diem
