// The larger parts of the prospects of Carpe Diem (docs/prospects.md).
#pragma once

#include "codec/carpe_diem/codec.h"
#include "codec/json_writer.h"

namespace triclinium::carpe_diem {

// Where each choice of a space leads the patrician of the seat to act; empty at other questions.
JsonText moves_json(const State& state);
// All open tiles, those of the stalls, of the craftsman's row and in hand: as which one each may be
// taken, where it fits, and what it would finish there.
JsonText tiles_json(const State& state, Seat seat, bool hand_open);
// The free spots with the best that a visit would bring now, and with bread if that brings more.
JsonText spots_json(const State& state, Seat seat);

}  // namespace triclinium::carpe_diem
