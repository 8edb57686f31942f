// The parts of the rules as they call one another; not for users of the game, who include
// discordia.h.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <span>

#include "games/discordia/action.h"
#include "games/discordia/events.h"

namespace triclinium::discordia {

// Cities (city.h has what is only looked at).

// Whether a piece may be manned now: a free space, not turned this season, a bundle that fits.
bool can_be_manned(const State& state, const Space& space);
// Adds a space to a row of a city: an Expansion was taken.
void insert_space(State& state, Seat seat, int row);

// Decrees (DI-34, DI-41).

// Bits of the open Decrees that the active seat may take now.
std::uint16_t decrees_to_take(const State& state);
// How far a seat is with what a condition measures.
int measured(const State& state, Seat seat, Measure which);

// One-time Privileges (DI-38, DI-47).

// The wildcard colours that a set of Privileges gives.
std::uint8_t wildcards_of(unsigned owned);
// Whether using it would do anything.
bool privilege_is_useful(const State& state, int privilege);

// DI-25: whether the Development Track opens with this value.
inline bool develops_with(const Player& player, int value) {
  const bool five = (permanent_bonuses(player.development) & develop_with_5) != 0;
  return value == 6 || (value == 5 && five);
}

// Workers (2.2 of the notation).

// Numbers of the next colour that may be sent or returned.
Range next_workers(const State& state);

// Carrying out (apply.cpp, bonus.cpp, year.cpp). All act for the active seat.

constexpr Effect entry_of(EffectKind kind, int n = 0) {
  return {kind, static_cast<std::uint8_t>(n)};
}
// What one answer does by itself; what follows from it waits, for `resolve` to carry it out.
template <class Sink>
void answer(State& state, const Action& action, Sink sink);
// Puts effects in front of what waits, in their order.
void push(State& state, const Effects& effects);
void push(State& state, Effect entry);
// Carries out what waits until something has to be asked.
template <class Sink>
void resolve(State& state, Sink sink);
// A Star of the reserve onto a track, and the bonus of its space.
template <class Sink>
void place_star(State& state, int track, Sink sink);
// Takes an Expansion of the supply, with what it gives.
template <class Sink>
void gain_expansion(State& state, int kind, Sink sink);
// Puts the piece in hand (the last of `pending`) on a space of its row, over whatever lies there.
template <class Sink>
void place_piece(State& state, int space, Sink sink);
// A tile or Tower leaves the game; its workers go to the reserve (DI-28).
template <class Sink>
void remove_piece(State& state, Space& space, EventKind kind, Cause cause, int by, Sink sink);
// The leftmost space of the row where the piece may go without covering anything, or -1.
int free_space(const State& state, Piece piece);

// Begins the season that `season` says.
template <class Sink>
void begin_season(State& state, Sink sink);
// Passes to the next seat of the stage, or to the next stage.
template <class Sink>
void go_on(State& state, Sink sink);
// Opens the next Janus Tile and carries it out (DI-71).
template <class Sink>
void open_janus(State& state, Sink sink);
// The game ends (DI-60, DI-61).
template <class Sink>
void finish(State& state, Sink sink);

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

// Moves workers of a bundle; `sign` is +1 or -1.
inline void add(Workers& workers, const Workers& bundle, int sign = 1) {
  for (int c = 0; c < worker_types; ++c) {
    workers[c] = static_cast<std::uint8_t>(workers[c] + sign * bundle[c]);
  }
}
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

// Workers go to the next free space of a piece, or all of them leave it. The only ways to change
// the workers in a city.
void man(Player& owner, Space& space, const Workers& bundle);
Workers unman(Player& owner, Space& space);
// Counts anew what the players keep beside the spaces.
void recount(State& state);

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

// Tells of workers that enter (+1) or leave (-1) the active seat's reserve.
template <class Sink>
void tell_workers(Sink sink, EventKind kind, Seat seat, const Workers& workers, Cause cause,
                  int sign, int piece = -1) {
  if constexpr (Sink::wants_events) {
    Event event{.kind = static_cast<std::uint8_t>(kind), .seat = seat};
    event.reveals = kind == EventKind::drew || kind == EventKind::dealt;
    event.cause = static_cast<std::uint8_t>(cause);
    event.delta = static_cast<std::int16_t>(sign * total(workers));
    if (piece >= 0) event.args[0] = static_cast<std::int16_t>(piece);
    detail::put_workers(event, piece >= 0 ? 1 : 0, workers);
    sink(event);
  }
}

}  // namespace triclinium::discordia
