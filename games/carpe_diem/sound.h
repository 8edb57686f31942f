// Whether a position can be: what must be true of one that comes from outside, beyond the form of
// its fields (notation, section 5). A position that is sound can be played on.
#pragma once

#include "engine/faults.h"
#include "games/carpe_diem/state.h"

namespace triclinium::carpe_diem {

// Notes the first thing that is wrong.
void check_sound(const State& state, Faults& faults);

// Builds the district of a player from its tiles (Player::tiles) and their rotations: bit boards,
// chimneys, completed features. Notes where the tiles cannot lie so (CD-25, CD-26).
void build_district(Player& player, const std::array<std::uint8_t, district_cells>& rotations,
                    const std::string& field, Faults& faults);

}  // namespace triclinium::carpe_diem
