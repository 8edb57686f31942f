// Whether a position can be: components conserved, cities sound, stage and what waits in agreement
// (notation, section 5). A position that is sound can be played on.
#pragma once

#include "engine/faults.h"
#include "games/discordia/state.h"

namespace triclinium::discordia {

// Notes the first thing that is wrong.
void check_sound(const State& state, Faults& faults);

}  // namespace triclinium::discordia
