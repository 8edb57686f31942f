// The two halves of loading a position: reading it, and checking what was read.
#pragma once

#include "codec/discordia/reader.h"

namespace triclinium::discordia {

// Fills a state from JSON; fields that other fields determine are left for the comparison with the
// position that the state gives.
State read_position(Reader& reader, const Json& json);

// Components conserved, cities sound, stage and what waits in agreement (notation, section 5).
void check_position(Reader& reader, const State& state);

}  // namespace triclinium::discordia
