// Whether a position can be: what must be true of one that comes from outside, beyond the form of
// its fields. A position that is sound can be played on.
#pragma once

#include "engine/faults.h"
#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// Notes the first thing that is wrong.
void check_sound(const State& state, Faults& faults);

// sound_pending.cpp: the action under way; it must be exactly where the rules would stop.
void check_pending(const State& state, Faults& faults);

}  // namespace triclinium::ave_roma
