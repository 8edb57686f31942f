// The parts of what the rules foretell of a position (docs/prospects.md).
#pragma once

#include "codec/json_writer.h"
#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// Points per patron, as the scoring tells them.
using PatronPoints = std::array<std::array<int, deck_size + 1>, max_seats>;

// The end of the game if it came now, each seat choosing best (AR-53 to AR-57).
State ended(State state, PatronPoints* patrons);

// turn_prospects.cpp: where workers may go and what they bring, cards and prices, training, the
// way round the Colosseum, cards that can be spent; for the seat whose turn begins.
void add_turn_prospects(JsonText& json, const State& turn, int points_now);

// question_prospects.cpp: what the open question leaves open: a trade, a payment, a recruiting.
void add_question_prospects(JsonText& json, const State& state);

}  // namespace triclinium::ave_roma
