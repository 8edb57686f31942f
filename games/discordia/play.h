// The parts of the rules that call one another (apply.cpp, bonus.cpp, city.cpp, year.cpp). All act
// for the active seat.
#pragma once

#include "games/discordia/events.h"
#include "games/discordia/rules.h"

namespace triclinium::discordia {

constexpr Effect entry_of(EffectKind kind, int n = 0) {
  return {kind, static_cast<std::uint8_t>(n)};
}
// What one answer does by itself; what follows from it waits, for `resolve` to carry it out.
template <class Sink>
void answer(State& state, Action action, Sink sink);
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

// Adds a space to a row of a city: an Expansion was taken.
void insert_space(State& state, Seat seat, int row);
// Moves workers of a bundle; `sign` is +1 or -1.
inline void add(Workers& workers, const Workers& bundle, int sign = 1) {
  for (int c = 0; c < worker_types; ++c) {
    workers[c] = static_cast<std::uint8_t>(workers[c] + sign * bundle[c]);
  }
}
// Workers go to the next free space of a piece, or all of them leave it. The only ways to change
// the workers in a city.
void man(Player& owner, Space& space, const Workers& bundle);
Workers unman(Player& owner, Space& space);
// Counts anew what the players keep beside the spaces.
void recount(State& state);

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
