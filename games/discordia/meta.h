// Numbers of Discordia that are not rows of a table.
#pragma once

#include "games/discordia/rulings.h"

namespace triclinium::discordia {

inline constexpr int min_seats = 1;
inline constexpr int max_seats = 4;
inline constexpr int rules_version = 1;

inline constexpr int years = 4;           // DI-10
inline constexpr int seasons = 5;         // DI-10
inline constexpr int columns = 6;         // DI-4
inline constexpr int dice = 3;            // DI-11
inline constexpr int saturnalia = 4;      // DI-13: refill and the right Germanic Tile
inline constexpr int start_workers = 15;  // DI-5
inline constexpr int start_stars = 6;     // DI-5
inline constexpr int aqueduct_top = 10;   // DI-39
inline constexpr int track_spaces = 6;    // of each track, before Expansions
inline constexpr int workers_of_2022 = 160;

// Why the number of workers in a reserve changes.
enum class Cause : std::uint8_t {
  start,      // the first 15
  deployed,   // sent to a tile
  swapped,    // drawn and given in a swap
  returned,   // a bonus sends them to the bag
  covered,    // back from a tile that was covered
  torn_down,  // back from a tile that was torn down
  raid,       // drawn as damage
  shortage,   // drawn, or returned where the value is negative
};
inline constexpr int cause_count = 8;

}  // namespace triclinium::discordia
