// What an observer may know of a position (section 6 of the notation).
#pragma once

#include "games/discordia/state.h"

namespace triclinium::discordia {

// Open to all: everything but the order of the face-down City Tiles and Janus Tiles, which lie
// sorted here, and the face-down Germanic Tiles, which are 0 here.
struct View {
  State open;
  bool sees_all = false;  // the orders are the true ones
};

}  // namespace triclinium::discordia
