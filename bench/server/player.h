// A player who remembers everything that a server has acknowledged, and finds out what it lost.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "apps/server/testing/client.h"
#include "engine/random.h"

namespace triclinium::server::bench {

struct Move {
  std::int64_t seq = 0;
  bool own = false;
  std::string action;
};

// Also if one of them was seen when a part of it was hidden.
bool same_move(const Move& a, const Move& b);

// What one table's player has been told; nothing of it may ever be lost.
struct Known {
  std::string table;
  std::vector<Move> moves;
  Json held;
  std::int64_t seq = 0;
  std::string sent;  // "act …", "undo" or "end_turn" without an answer yet
  // What was sent before to a server that was lost: until the number rises, it may still happen.
  std::vector<std::string> open;
  int late = 0;  // undos that a bot forestalled: their refusals are still to come
  // The number rose while several were on their way: the next refusal may be for any of them.
  bool doubt = false;
  bool over = false;
  std::string trouble;  // why a server does not show it
};

Move read_move(const Json& entry, const Json& seats);
// Takes in a `state` message.
void learn(Known& known, const Json& state);
// Takes in a `refused` message.
void learn_refusal(Known& known);
// The next command: an answer, the end of a held turn, or now and then an undo; null if nobody
// asks.
Json choose(Known& known, const Json& state, Random& random);
// The table as a server has it now. A server that is busy is asked again.
Known read_stored(testing::Visitor& visitor, const std::string& table, std::int64_t since = 0);
// What is wrong with what is stored, or nothing.
std::string difference(const Known& known, const Known& stored);

}  // namespace triclinium::server::bench
