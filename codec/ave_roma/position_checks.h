// What must be true of a position beyond the form of its fields.
#pragma once

#include "codec/ave_roma/reader.h"

namespace triclinium::ave_roma {

// Whether nothing is under way while this question is open.
constexpr bool is_between_actions(Decision decision) {
  return decision == Decision::none || decision == Decision::turn || decision == Decision::shadow ||
         decision == Decision::refill || decision == Decision::doubling;
}

// The `pending` of a position; decision, phase and players are read already.
void read_pending(Reader& reader, const Json& json, State& state);

// Each card once, and together the cards of this game (AR-2, AR-6).
void check_cards(Reader& reader, const State& state);
// Each worker value as often as there are sets, only on open slots (AR-3, AR-21).
void check_workers(Reader& reader, const State& state);
// Markers, patron slots, used and turned cards, points.
void check_players(Reader& reader, const State& state);
// Whose question it is in this phase.
void check_flow(Reader& reader, const State& state);
// The action under way: it must be exactly where the rules would stop.
void check_pending(Reader& reader, const State& state);
// At least two answers unless the game is over.
void check_choices(Reader& reader, const State& state);

inline std::string player_field(std::size_t seat, std::string_view name) {
  return item("players", seat) + "." + std::string(name);
}

}  // namespace triclinium::ave_roma
