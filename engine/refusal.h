// Why something was not done. The engine refuses with a value; the words are the edge's.
#pragma once

#include <cstdint>

namespace triclinium {

enum class Refusal : std::uint8_t {
  none,
  game_over,     // nobody is to act
  not_chance,    // a draw was asked for at a player's decision
  not_legal,     // not among the legal actions of this decision
  not_possible,  // an outcome that chance cannot have here
  nothing_to_undo,
};

}  // namespace triclinium
