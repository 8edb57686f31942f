// The answers to Ave Roma's questions and what their arguments mean.
#pragma once

#include "engine/action.h"
#include "games/ave_roma/meta.h"

namespace triclinium::ave_roma {

enum class ActionKind : std::uint8_t {
  go,     // args: Location, card slot (0 without a row)
  train,  // training slot
  pass,
  worker,   // value; an untrained worker
  trained,  // training slot, acting value
  shadow,   // worker value, Location
  gain,     // Resource
  later,
  no,
  top,
  bottom,
  influence,  // cards of influence 1, cards of influence 2
  none,
  sell,  // Resource
  buy,   // Resource
  buy_influence,
  done,
  use,       // Symbol, number of cards
  card,      // patron
  pay,       // Resource, or Resource::surplus
  overflow,  // Resource, units that become surplus
  passive,
  replace,   // patron
  activate,  // patron
  area,      // area from 1
  step,
  brown,
  take,      // Location
  workers,   // up to five values, ascending, then 0
  doubling,  // patron
};

constexpr ActionKind kind_of(Action action) { return ActionKind{action.kind}; }

}  // namespace triclinium::ave_roma
