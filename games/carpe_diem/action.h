// The answers to the questions of the game, and what their arguments are.
#pragma once

#include "engine/action.h"
#include "games/carpe_diem/meta.h"

namespace triclinium::carpe_diem {

enum class ActionKind : std::uint8_t {
  start,      // space
  step,       // 0 clockwise, 1 counter-clockwise
  bread,      // space
  take,       // tile, from a blueprint or the craftsman row
  place,      // cell, rotation
  store,      //
  give_back,  // fountain card
  spot,       // spot
  first,      // forum card
  pay,        // times
  extra       // times
};

}  // namespace triclinium::carpe_diem
