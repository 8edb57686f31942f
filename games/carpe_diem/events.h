// What the rules tell about a step; arguments in the order given beside each kind.
#pragma once

#include "engine/tell.h"
#include "games/carpe_diem/district.h"

namespace triclinium::carpe_diem {

enum class EventKind : std::uint8_t {
  start_points,  //
  started,       // space
  moved,         // from, to, 1 if bread was paid
  took,          // tile, 0 blueprint or 1 craftsman row, space or slot
  removed,       // space
  built,         // tile, cell, rotation
  stored,        // tile, 1 if it fitted nowhere
  writ,          // cell
  completed,     // feature, tiles, cells (three arguments, see pack_cells)
  goods,         // good, count
  coins,         // count, negative if paid
  bread,         // count, negative if paid
  sold,          // goods, coins
  prestige,      // from, to, steps
  drew,          // the two cards
  returned,      // card
  phase,         // phase
  forum,         // phase
  marker,        // spot
  first,         // card
  fulfilled,     // card, times, Way
  penalty,       // card
  scored,        // Cause `items`: items; `prestige`: space; `frames`: part, side, goal;
                 // `fountains`: card, features; `villas`: chimneys, cells (three arguments)
  over           //
};

enum class Way : std::uint8_t { own, goods, bread };

// A set of cells in three arguments of twelve bits from `args[first]` on.
constexpr void pack_cells(Event& event, int first, Cells cells) {
  for (int i = 0; i < 3; ++i) {
    event.args[first + i] = static_cast<std::int16_t>(cells >> (12 * i) & 0xfff);
  }
}
constexpr Cells unpack_cells(const Event& event, int first) {
  Cells cells = 0;
  for (int i = 0; i < 3; ++i) cells |= static_cast<Cells>(event.args[first + i]) << (12 * i);
  return cells;
}

}  // namespace triclinium::carpe_diem
