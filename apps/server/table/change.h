// Everything that ever happens to a table is one of these, numbered, in the order it happened.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/server/table/config.h"

namespace triclinium::server {

// The numbers are stored: append, never renumber.
enum class ChangeKind : std::uint8_t {
  start = 1,     // body: the opening as JSON
  act = 2,       // body: the action's text; held: the server waits for end_turn
  draw = 3,      // body: the outcome of chance
  stage = 4,     // body: an action that waits for end_turn, since it would reveal something
  end_turn = 5,  // applies what is staged
  undo = 6,      // body: how many actions are taken back; "0" takes back what is staged
  seat = 7,      // body: the new seating as JSON
  hold = 8,      // body: {"person","hold"}
  clock = 9,     // body: milliseconds left from now on, and for how long the clock stands still
  rematch = 10,  // body: id of the next table
  remove = 11,   // body: the person whom the host has sent away
  host = 12,     // body: the person who may start the table from now on
};

struct Change {
  std::int64_t seq = 0;
  ChangeKind kind = ChangeKind::act;
  Seat seat = nobody;
  bool held = false;
  Millis at = 0;
  std::string body;
};

using Changes = std::vector<Change>;

}  // namespace triclinium::server
