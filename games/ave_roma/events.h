// What happens in Ave Roma, for the log, the board and the score sheet.
//
// `seat` is whom it concerns. Arguments in the order given; cards are their number within the deck
// (the JSON says "A06", "W12", …), areas and slots count from 1, kinds of resources from wood.
// Points come with the event that brings them: its cause and points are in every JSON event.
#pragma once

#include "engine/tell.h"
#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// Where goods come from or go to.
enum class Source : std::uint8_t {
  action,
  patron,
  extra,
  set,
  fragment,
  trade,
  area_card,
  training
};

enum class EventKind : std::uint8_t {
  // location, slot (0 in a final action), worker (printed, 0 if imaginary), value, trained slot or
  // 0
  worker_placed,
  shadow_placed,  // location, slot, worker
  trained,        // slot, worker, denarii paid
  passed,         // workers kept; points (cause pass)
  final_passed,   // no final action wanted
  patron_used,    // patron whose modifier works now; points (cause patrons) where it gives one
  denarii,        // amount gained, Source
  surplus,        // amount gained, Source
  surplus_lost,   // amount for which there was no room, Source
  resource,       // kind, units gained (those above 3 included), Source
  overflow,       // kind, units to surplus, units to coins, denarii for them
  paid,           // units of the six kinds (two bits each), surplus, denarii, deck and card or 0, 0
  sold,           // kind, denarii
  bought,         // kind, denarii, 1 if it became surplus
  card_bought,    // deck, card, slot (0: from the top of the deck); points (cause cards)
  set_bonus,      // deck, card that completes it, number in the set; points (cause sets)
  patron_activated,  // patron, patron replaced or 0
  passive,           // patron
  extra_used,        // symbol, number of cards
  card_used,         // deck, card: icon spent
  card_turned,       // deck, card: influence spent
  moved,             // from space, to space, steps, 1 if nothing was paid by rule
  political,         // level reached; points (cause honours) beyond the top
  area_marker,       // area, old level (-1: none), new level
  brown,             // area, new level
  area_card_slid,    // area, card
  area_price,        // area, denarii
  area_card_taken,   // area, card
  fragment,          // Fragment, number owned: a pair is complete
  area_card_new,     // area, card; reveals
  area_empty,        // area: no card was left
  game_ends,         // 1: an area card is missing, 2: a row cannot be filled
  row_discarded,     // location, card
  refill_rows,       // location, the five cards from left to right; reveals
  top_card,          // deck, card now face up (advanced); reveals
  workers_taken,     // location, 1 for the shadow, up to five values (three bits each)
  order,             // seats in the new order, -1 beyond; seat is nobody
  round,             // number of the new round; seat is nobody
  final,             // the final action of this seat begins
  adjusted,          // area, old level, new level
  doubled,           // patron
  scored,            // by cause: money: denarii; stock: units; endgame: patron, 1 if doubled;
                     // politics: level; areas: area, level
};
inline constexpr int event_kinds = 42;

// Books points under their cause and tells of it; without points the event tells the rest.
template <class Sink, class... Args>
void score_points(State& state, const Sink& sink, EventKind kind, Seat seat, Cause cause,
                  int points, Args... args) {
  std::int16_t& sum = state.players[seat].points[code(cause)];
  sum = static_cast<std::int16_t>(sum + points);
  tell_points(sink, kind, seat, cause, points, args...);
}

}  // namespace triclinium::ave_roma
