// What must be true of a position beyond the form of its fields (notation, section 5).
#pragma once

#include "codec/carpe_diem/reader.h"

namespace triclinium::carpe_diem {

// Stage, round, seats to act, patricians, tile in hand, pending rewards.
void check_flow(Reader& reader, const State& state);
// Sizes of the face-down stacks, tiles taken, built, stored and in hand against the turns so far.
void check_tiles(Reader& reader, const State& state);
// Markers, waiting seats and the present visit.
void check_forum(Reader& reader, const State& state);
// Cards in hand against fountains built.
void check_fountains(Reader& reader, const State& state);
// Points of the start and of the end.
void check_points(Reader& reader, const State& state);
// At least two actions, unless the game is over.
void check_choices(Reader& reader, const State& state);

// The place of a seat in player order at the set-up.
int first_order(const State& state, Seat seat);

inline std::string player_field(std::size_t seat, std::string_view name) {
  return item("players", seat) + "." + std::string(name);
}

}  // namespace triclinium::carpe_diem
