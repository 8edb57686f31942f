// The elements of every action: goods gained and paid, markers, slots. Each tells what it does.
#pragma once

#include "games/ave_roma/events.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

constexpr void add_to(std::uint8_t& number, int n) {
  number = static_cast<std::uint8_t>(number + n);
}

template <class Sink>
void gain_denarii(State& state, Seat seat, int n, Source source, Sink sink) {
  Player& player = state.players[seat];
  player.denarii = static_cast<std::uint16_t>(player.denarii + n);
  tell(sink, EventKind::denarii, seat, n, source);
}

// AR-12: what finds no room is lost.
template <class Sink>
void gain_surplus(State& state, Seat seat, int n, Source source, Sink sink) {
  Player& player = state.players[seat];
  const int taken = std::min(n, surplus_max - player.surplus());
  add_to(player.surplus(), taken);
  if (taken > 0) tell(sink, EventKind::surplus, seat, taken, source);
  if (taken < n) tell(sink, EventKind::surplus_lost, seat, n - taken, source);
}

// AR-10, AR-11: what is above 3 is decided in the follow-up `overflow`.
template <class Sink>
void gain_resource(State& state, int kind, int n, Source source, Sink sink) {
  Player& player = state.actor();
  const int taken = std::min(n, storage - player.stock[kind]);
  add_to(player.stock[kind], taken);
  add_to(state.pending.overflow[kind], n - taken);
  tell(sink, EventKind::resource, state.to_act, kind, n, source);
}

// AR-11: of the units above 3, `kept` become surplus, the others coins at the own price.
template <class Sink>
void settle_overflow(State& state, int kind, int kept, Sink sink) {
  Player& player = state.actor();
  const int sold = state.pending.overflow[kind] - kept;
  const int coins = sold * player.prices()[kind];
  state.pending.overflow[kind] = 0;
  add_to(player.surplus(), kept);
  player.denarii = static_cast<std::uint16_t>(player.denarii + coins);
  tell(sink, EventKind::overflow, state.to_act, kind, kept, sold, coins);
}

// AR-26: moves a marker by n influence where that changes anything.
template <class Sink>
void raise_marker(State& state, int area, Seat seat, int n, Sink sink) {
  std::int8_t& level = state.areas[area - 1].levels[seat];
  const int target = raised_level(state.areas[area - 1], state.seats, seat, n);
  if (target == level) return;
  tell(sink, EventKind::area_marker, seat, area, level, target);
  level = static_cast<std::int8_t>(target);
}

template <class Sink>
void raise_brown(State& state, int area, Sink sink) {
  std::uint8_t& brown = state.areas[area - 1].brown;
  if (brown == area_top) return;
  ++brown;
  tell(sink, EventKind::brown, state.to_act, area, brown);
}

// AR-34: each honours space +1; beyond 10 two points each.
template <class Sink>
void raise_political(State& state, Seat seat, Sink sink) {
  Player& player = state.players[seat];
  if (player.political < political_top) {
    ++player.political;
    tell(sink, EventKind::political, seat, player.political);
  } else {
    score_points(state, sink, EventKind::political, seat, Cause::honours, honours_beyond_top,
                 player.political);
  }
}

// AR-34: the disc moves on; honours spaces passed or reached count.
template <class Sink>
void move_disc(State& state, int steps, bool free, Sink sink) {
  Player& player = state.actor();
  const int from = player.colosseum;
  int honours = 0;
  for (int i = 0; i < steps; ++i) {
    player.colosseum = static_cast<std::uint8_t>((player.colosseum + 1) % colosseum_spaces);
    honours += colosseum_track[player.colosseum].honours;
  }
  tell(sink, EventKind::moved, state.to_act, from, player.colosseum, steps, free);
  for (int i = 0; i < honours; ++i) raise_political(state, state.to_act, sink);
}

// AR-33, AR-35: a patron takes a slot; AR-74: it is unused again.
template <class Sink>
void activate_patron(State& state, Seat seat, CardId patron, CardId replaced, Sink sink) {
  Player& player = state.players[seat];
  player.passive &= ~bit(patron);
  player.active |= bit(patron);
  player.used[code(Deck::patron)] &= ~bit(patron);
  if (replaced != 0) {
    player.active &= ~bit(replaced);
    player.passive |= bit(replaced);
  }
  tell(sink, EventKind::patron_activated, seat, patron, replaced);
}

// AR-36: pays and puts an untrained worker into a training slot.
template <class Sink>
void train_worker(State& state, int slot, int worker, Sink sink) {
  Player& player = state.actor();
  const int price = training_price[slot - 1];
  player.denarii = static_cast<std::uint16_t>(player.denarii - price);
  --player.workers[worker];
  player.training[slot - 1] = static_cast<std::uint8_t>(worker);
  tell(sink, EventKind::trained, state.to_act, slot, worker, price);
}

}  // namespace triclinium::ave_roma
