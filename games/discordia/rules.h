// Questions that the legal actions, their effects and whoever judges a position ask of it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <span>

#include "games/discordia/action.h"
#include "games/discordia/piece_info.h"

namespace triclinium::discordia {

inline Crew crew_of(const Player& player) { return {player.reserve, player.wild}; }
// Whether a piece may be manned by the crew now: exactly the next free worker space (DI-23), not on
// a Ship that was turned this season (DI-27).
inline bool can_be_manned(const State& state, const Crew& crew, const Space& space) {
  const PieceInfo& info = space.info();
  const int next = space.filled();
  const bool fresh =
      is_turned_ship(space.piece) & ((state.fresh >> ((space.piece - first_back) & 31)) & 1);
  return (next < info.space_count) & !fresh & crew.can_fill(info.spaces[std::min(next, 2)]);
}
inline bool can_be_manned(const State& state, const Space& space) {
  return can_be_manned(state, crew_of(state.actor()), space);
}
bool some_piece_can_be_manned(const State& state);
// DI-34, DI-41: bits of the open Decrees that the active seat may take now.
std::uint16_t decrees_to_take(const State& state);
// How far a seat is with what a condition measures.
int measured(const State& state, Seat seat, Measure which);

// DI-38: the wildcard colours that a set of Privileges gives.
std::uint8_t wildcards_of(unsigned owned);
// DI-47: whether using a one-time Privilege would do anything.
bool privilege_is_useful(const State& state, int privilege);

// DI-25: whether the Development Track opens with this value.
inline bool develops_with(const Player& player, int value) {
  const bool five = (permanent_bonuses(player.development) & develop_with_5) != 0;
  return value == 6 || (value == 5 && five);
}

// The worker space for which workers are being chosen; of no size where they return to the bag.
WorkerSpace space_to_fill(const State& state);
// Numbers of the next colour that may be sent to that space, or returned.
Range next_workers(const State& state, const WorkerSpace& space);
inline Range next_workers(const State& state) { return next_workers(state, space_to_fill(state)); }
// The leftmost space of the row where the piece may go without covering anything, or -1.
int free_space(const State& state, Piece piece);

// Shortage of a seat: symbols, free worker spaces, aqueduct (DI-51).
struct Shortage {
  int symbols = 0;
  int free = 0;
  int aqueduct = 0;
  int value() const { return symbols + free - aqueduct; }
};
Shortage shortage_of(const State& state, Seat seat);
// Strength against the Germanic raid (DI-50).
int strength_of(const State& state, Seat seat);
int strength_needed(const State& state);

// All workers on a piece.
inline Workers workers_on(const Space& space) {
  Workers workers{};
  for (const Bundle bundle : space.workers) {
    for (int c = 0; c < worker_types; ++c) {
      workers[c] = static_cast<std::uint8_t>(workers[c] + bundle.of(c));
    }
  }
  return workers;
}

inline std::span<Space> row_of(State& state, Seat seat, int row) {
  const Player& player = state.players[seat];
  return {state.spaces.data() + player.first[row], state.spaces.data() + player.first[row + 1]};
}
inline std::span<const Space> row_of(const State& state, Seat seat, int row) {
  const Player& player = state.players[seat];
  return {state.spaces.data() + player.first[row], state.spaces.data() + player.first[row + 1]};
}
// All spaces of a city, Towers last.
inline std::span<Space> city_of(State& state, Seat seat) {
  const Player& player = state.players[seat];
  return {state.spaces.data() + player.first[0], state.spaces.data() + player.first[city_rows]};
}
inline std::span<const Space> city_of(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  return {state.spaces.data() + player.first[0], state.spaces.data() + player.first[city_rows]};
}
// The space of the active seat's city where a piece stands; it must be there.
inline Space& space_of(State& state, Piece piece) {
  for (Space& space : row_of(state, state.active, piece_info[piece].row)) {
    if (space.piece == piece) return space;
  }
  return state.spaces[0];
}
inline const Space& space_of(const State& state, Piece piece) {
  return space_of(const_cast<State&>(state), piece);
}

}  // namespace triclinium::discordia
