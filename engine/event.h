// What happened, for the log, the animations and the score sheet.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace triclinium {

using EventArgs = std::array<std::int16_t, 6>;

// `kind` and `args` are the game's (games/<game>/events.h). Whatever changes a seat's score says by
// how much and why: the deltas of all events since the deal add up to the score, cause by cause.
struct Event {
  std::uint8_t kind = 0;
  Seat seat = nobody;       // whom it concerns
  bool is_private = false;  // only `seat` may see the args
  bool reveals = false;     // something hidden or random came to light: no undo beyond this
  bool befalls = false;     // the table goes on by itself: nobody's deed, whatever led there
  std::uint8_t cause = 0;   // of `delta`; an enumerator of the game's Cause
  std::int16_t delta = 0;   // change of the seat's score
  EventArgs args{};
};

// Playouts pass this: every emission compiles to nothing.
struct NullSink {
  static constexpr bool wants_events = false;
  constexpr void operator()(const Event&) const {}
};

// Hands each event to a function, and each moment to another; what receives them lives outside the
// rules.
class EventSink {
 public:
  static constexpr bool wants_events = true;
  using Receiver = void (*)(void* context, const Event& event);
  using Onlooker = void (*)(void* context, const void* state);

  constexpr EventSink(Receiver receiver, void* context, Onlooker onlooker = nullptr)
      : receiver_(receiver), onlooker_(onlooker), context_(context) {}
  void operator()(const Event& event) const { receiver_(context_, event); }
  // The game's state at a moment (engine/tell.h).
  void moment(const void* state) const {
    if (onlooker_ != nullptr) onlooker_(context_, state);
  }

 private:
  Receiver receiver_;
  Onlooker onlooker_;
  void* context_;
};

}  // namespace triclinium
