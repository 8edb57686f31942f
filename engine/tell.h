// How rules tell what happens: an event of the game's kind with small numbers as its arguments.
// For a sink that wants no events all of this compiles to nothing.
#pragma once

#include <cstdint>

#include "engine/event.h"

namespace triclinium {

template <class Sink, class Kind, class... Args>
void tell(const Sink& sink, Kind kind, Seat seat, Args... args) {
  if constexpr (Sink::wants_events) {
    sink(Event{.kind = static_cast<std::uint8_t>(kind),
               .seat = seat,
               .args = {static_cast<std::int16_t>(args)...}});
  }
}

// The same for what chance or a hidden component brings to light.
template <class Sink, class Kind, class... Args>
void tell_reveal(const Sink& sink, Kind kind, Seat seat, Args... args) {
  if constexpr (Sink::wants_events) {
    sink(Event{.kind = static_cast<std::uint8_t>(kind),
               .seat = seat,
               .reveals = true,
               .args = {static_cast<std::int16_t>(args)...}});
  }
}

// The same for what changes the score of a seat.
template <class Sink, class Kind, class Cause, class... Args>
void tell_points(const Sink& sink, Kind kind, Seat seat, Cause cause, int points, Args... args) {
  if constexpr (Sink::wants_events) {
    sink(Event{.kind = static_cast<std::uint8_t>(kind),
               .seat = seat,
               .cause = static_cast<std::uint8_t>(cause),
               .delta = static_cast<std::int16_t>(points),
               .args = {static_cast<std::int16_t>(args)...}});
  }
}

// The table may be looked at: what was told so far has been done, and nothing else. Told before
// somebody else or the table goes on, within one action.
template <class Sink, class State>
void tell_moment(const Sink& sink, const State& state) {
  if constexpr (Sink::wants_events) sink.moment(&state);
}

// A sink for what befalls the table: `tell(befalling(sink), …)`.
template <class Sink>
struct Befalling {
  static constexpr bool wants_events = Sink::wants_events;
  void operator()(Event event) const {
    event.befalls = true;
    sink(event);
  }
  void moment(const void* state) const { sink.moment(state); }
  Sink sink;
};
template <class Sink>
Befalling<Sink> befalling(Sink sink) {
  return {sink};
}

}  // namespace triclinium
