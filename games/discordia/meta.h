// Numbers of Discordia that are not rows of a table.
#pragma once

#include <array>
#include <cstdint>

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

enum Die : std::uint8_t { red, yellow, blue, no_die };

// Rows of a city, and the kinds of tiles that stand there: Ships, Barracks, Market Stalls, Farms.
// Military Towers are manned like Barracks.
enum Row : std::uint8_t { port, fort, marketplace, farmland, tower_row };
inline constexpr int tile_kinds = 4;
inline constexpr int city_rows = 5;

// City Expansions: the four rows and the two tracks.
enum Expansion : std::uint8_t {
  port_expansion,
  fort_expansion,
  marketplace_expansion,
  farmland_expansion,
  expedition,
  development
};
inline constexpr int expansion_kinds = 6;

// DI-2; printed.
struct SetupNumbers {
  std::uint8_t land;    // Ports, Forts, Marketplaces, Farmlands: each
  std::uint8_t tracks;  // Expeditions, Developments: each
  std::uint8_t manipulators;
  std::uint8_t towers;  // Military Towers, Trading Towers: each
  std::uint8_t decrees;
  std::uint8_t privileges;
  std::uint8_t stars;
  std::uint8_t tile_rows;
};
inline constexpr std::array<SetupNumbers, max_seats> setup_numbers{{
    {3, 2, 4, 3, 5, 5, 16, 2},
    {4, 2, 5, 3, 5, 5, 24, 2},
    {6, 3, 7, 5, 7, 7, 36, 3},
    {8, 4, 10, 7, 10, 10, 48, 4},
}};

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
