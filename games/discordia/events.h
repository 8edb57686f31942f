// What can happen in Discordia, for log, animation and score sheet. The score of a seat is the
// number of workers in its reserve; every event that changes it carries the change and a cause.
//
// Arguments in order; in JSON they have these names, and components go by their ids. "workers"
// takes four arguments (b, r, w, y); in JSON it is an object with the colours that are
// not 0. Chance and cards
// that come to light are marked `reveals`.
#pragma once

#include "engine/tell.h"
#include "games/discordia/state.h"

namespace triclinium::discordia {

enum class EventKind : std::uint8_t {
  dealt,     // seat: workers of the first reserve · start · reveals
  season,    // maximus, year, season: a season begins
  refilled,  // tile, row (from 0), column (1–6): a City Tile comes into the display · reveals
  germanic_opened,  // germanic · reveals
  rolled,           // red, yellow, blue · reveals
  janus,            // janus: a Janus Tile is opened; its die is not available · reveals
  janus_tile,       // tile: Janus removes a City Tile of the display
  janus_removed,    // what (an Expansion, manipulator, star): Janus removes it from the supply
  janus_tower,      // tower: Janus removes the lowest one
  janus_decree,     // decree: likewise
  janus_privilege,  // privilege: likewise
  janus_shuffled,   // all Janus Tiles are shuffled again · reveals
  chose_die,        // seat: die, value (with Manipulators), shown
  took_tile,        // seat: tile
  placed,           // seat: tile, row (port … farmland, tower), space (from 1)
  covered,         // seat: tile, by, workers (back to the reserve): the lower one leaves the game ·
                   // covered
  deployed,        // seat: tile, workers · deployed
  drew,            // seat: workers · swapped, raid, shortage · reveals
  returned,        // seat: workers · swapped, returned, shortage
  aqueduct,        // seat: from, to
  took_star,       // seat: number in the reserve now
  lost_star,       // seat: number in the reserve now
  star,            // seat: track (expedition, development), space
  manipulator,     // seat: number of own Manipulators now
  expansion,       // seat: kind, number of own Expansions now
  privilege,       // seat: privilege taken
  used_privilege,  // seat: privilege turned over
  decree,          // seat: decree, space (from 1, bottom)
  tower,           // seat: tower taken
  boat,            // seat: season whose bonus is taken
  swap,            // seat: tower, number
  ship_turned,     // seat: tile (the Ship), workers: they go to the bag
  discarded,       // seat: tile: a turned Ship without a Marketplace leaves the game
  raid,            // seat: strength, needed, won (bool)
  reward,          // seat: germanic
  damage,          // seat: germanic
  torn_down,       // seat: tile, workers (back to the reserve) · torn_down
  shortage,        // seat: symbols, free, aqueduct, value, comes (as far as the bag goes)
  emptied,         // seat: tile, workers: a full tile at the year's end
  row_left,        // tile: a City Tile of the top row leaves the game
  year,            // seat (the new starting player): year
  won,             // seat: the reserve is empty (DI-60)
  over,            // the game ends
};
inline constexpr int event_kinds = 43;

namespace detail {
inline void put_workers(Event& event, int from, const Workers& workers) {
  for (int c = 0; c < worker_types; ++c) event.args[from + c] = workers[c];
}
}  // namespace detail

}  // namespace triclinium::discordia
