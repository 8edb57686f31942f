// What a seat sees of a game, as bytes; schema.h says what they mean.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace triclinium {

// A seat as an observer counts: itself 1, the next one clockwise 2 …; 0 for nobody.
constexpr std::uint8_t seen_from(Seat observer, Seat seat, int seats) {
  if (seat < 0) return 0;
  const int behind = seat - observer;
  return static_cast<std::uint8_t>(1 + (behind < 0 ? behind + seats : behind));
}
// The seat that sits `place` places clockwise of the observer.
constexpr int seat_at(Seat observer, int place, int seats) {
  const int seat = observer + place;
  return seat < seats ? seat : seat - seats;
}
// Ids from 0 with 255 for none become ids from 1 with 0 for none.
constexpr std::uint8_t or_none(int id) { return static_cast<std::uint8_t>(id + 1); }

// The observation of a game: `Type`, `version` and `fill(state, seat, observation)`, which writes
// every byte and looks at nothing that the seat cannot see. Specialised by each game.
template <class G>
struct Observing;

}  // namespace triclinium
