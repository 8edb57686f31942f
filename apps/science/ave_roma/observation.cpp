#include "apps/science/ave_roma/observation.h"

#include <bit>
#include <cstddef>
#include <cstring>

namespace triclinium {

using namespace ave_roma;

namespace {

// The same fields in the same order: one copy.
void fill_player(const Player& player, SeenPlayer& seen) {
  static_assert(sizeof(Player) == sizeof(SeenPlayer));
  static_assert(offsetof(Player, active) == offsetof(SeenPlayer, active));
  static_assert(offsetof(Player, stock) == offsetof(SeenPlayer, stock));
  static_assert(offsetof(Player, board) == offsetof(SeenPlayer, board));
  static_assert(offsetof(Player, training) == offsetof(SeenPlayer, training));
  std::memcpy(static_cast<void*>(&seen), &player, sizeof seen);
  seen.board = or_none(player.board);
}

void fill_action(const Pending& pending, SeenAction& seen) {
  seen.mods = pending.mods;
  seen.location = code(pending.location);
  seen.slot = pending.slot;
  seen.worker = pending.worker;
  seen.value = pending.value;
  seen.step = code(pending.step);
  seen.due = pending.due;
  seen.done = pending.done;
  seen.surplus = pending.surplus;
  seen.gain = pending.gain;
  seen.overflow = pending.overflow;
  seen.paying = pending.pay.open;
  seen.price = std::bit_cast<std::array<std::uint8_t, 12>>(pending.pay.price);
  seen.discount = pending.pay.discount;
  seen.swap = code(pending.pay.swap);
  seen.card = pending.pay.card;
  for (std::uint8_t kind : pending.pay.chosen) ++seen.paid[kind];
  seen.patron = pending.patron;
  seen.war_area = pending.war_area;
  seen.fragment = pending.fragment;
  seen.cards = pending.cards;
  seen.choose_symbol = pending.choose_symbol;
  seen.choose_left = pending.choose_left;
  seen.choose_last = pending.choose_last;
  seen.picks = pending.picks;
  seen.last_pick = pending.last_pick;
  seen.bought = pending.bought;
  seen.last = pending.last;
  seen.training = pending.training;
  for (int i = 0; i < pending.areas.size(); ++i) seen.areas[i] = pending.areas[i];
}

}  // namespace

void Observing<AveRoma>::fill(const AveRoma::State& state, Seat seat, Type& seen) {
  const int seats = state.seats;
  std::memset(static_cast<void*>(&seen.discarded), 0, sizeof seen - offsetof(Seen, discarded));
  for (int place = seats; place < ave_roma::max_seats; ++place) seen.players[place] = {};
  for (int place = 0; place < seats; ++place) {
    const int s = seat_at(seat, place, seats);
    fill_player(state.players[s], seen.players[place]);
    seen.order[place] = seen_from(seat, state.order[place], seats);
    for (int a = 0; a < area_count; ++a)
      seen.areas[a].levels[place] = or_none(state.areas[a].levels[s]);
    if (seats == 2) seen.shadows[place] = state.shadows[s];
  }
  seen.discarded = state.discarded;
  fill_action(state.pending, seen.action);
  for (int a = 0; a < area_count; ++a) {
    seen.areas[a].card = state.areas[a].card;
    seen.areas[a].up = state.areas[a].up;
    seen.areas[a].brown = state.areas[a].brown;
  }
  seen.rows = state.rows;
  seen.workers = state.workers;
  for (int d = 0; d < deck_count; ++d) {
    const CardPile& pile = state.decks[d];
    seen.deck_sizes[d] = static_cast<std::uint8_t>(pile.size());
    if (state.options.advanced && Deck(d) != Deck::area && !pile.empty())
      seen.deck_tops[d] = pile.back();
  }
  seen.to_act = seen_from(seat, state.to_act, seats);
  seen.decision = code(state.decision);
  seen.phase = code(state.phase);
  seen.round = state.round;
  seen.shadow = state.shadow;
  seen.seats = state.seats;
  seen.advanced = state.options.advanced;
  seen.deck = state.options.deck;
}

}  // namespace triclinium
