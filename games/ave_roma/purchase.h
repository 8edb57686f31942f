// Payments with all their consequences: cards, set bonuses, influence, the way round the Colosseum.
#pragma once

#include "games/ave_roma/changes.h"

namespace triclinium::ave_roma {

// D2: the surplus of GAIN_SURPLUS as soon as there is room.
template <class Sink>
void receive_surplus(State& state, Sink sink) {
  if (state.pending.surplus == 0 || state.actor().surplus() == surplus_max) return;
  tell(sink, EventKind::patron_used, state.to_act,
       modifier_patron(ModifierKind::gain_surplus, state.pending.location));
  gain_surplus(state, state.to_act, state.pending.surplus, Source::patron, sink);
  state.pending.surplus = 0;
}

// AR-33: the patron bought goes to a slot, beside the board, or the owner is asked.
template <class Sink>
void receive_patron(State& state, CardId patron, Sink sink) {
  Player& player = state.actor();
  if (count(player.active) < player.unlocked()) {
    activate_patron(state, state.to_act, patron, 0, sink);
  } else if (player.unlocked() == 0) {
    player.passive |= bit(patron);
    tell(sink, EventKind::passive, state.to_act, patron);
  } else {
    state.pending.patron = patron;
  }
}

// AR-31: the bonus of the nth card of a war set.
template <class Sink>
void receive_war(State& state, CardId card, Sink sink) {
  Player& player = state.actor();
  const CardSet set = ((bit(war_set_size) - 1) << 1)
                      << (code(card_of(war_cards, card).set) * war_set_size);
  player.of(Deck::war) |= bit(card);
  const int number = count(player.of(Deck::war) & set);
  if (number < 2) return;
  score_points(state, sink, EventKind::set_bonus, state.to_act, Cause::sets,
               number == 4 ? war_fourth_points : 0, Deck::war, card, number);
  if (number == 2) gain_denarii(state, state.to_act, war_second_denarii, Source::set, sink);
  if (number == 3) gain_surplus(state, state.to_act, war_third_surplus, Source::set, sink);
  if (number == 5) state.pending.war_area = 1;
}

// AR-32: with the second card of a name the bonuses of both.
template <class Sink>
void receive_building(State& state, CardId card, Sink sink) {
  Player& player = state.actor();
  player.of(Deck::building) |= bit(card);
  const int first = card - (card - 1) % building_pair_size;
  if (!contains(player.of(Deck::building), first) ||
      !contains(player.of(Deck::building), first + 1))
    return;
  int points = 0;
  for (int each = first; each <= first + 1; ++each)
    points += card_of(building_cards, each).bonus == SetBonus::point;
  score_points(state, sink, EventKind::set_bonus, state.to_act, Cause::sets, points, Deck::building,
               card, building_pair_size);
  for (int each = first; each <= first + 1; ++each) {
    const SetBonus bonus = card_of(building_cards, each).bonus;
    if (bonus == SetBonus::surplus) gain_surplus(state, state.to_act, 1, Source::set, sink);
    if (bonus < SetBonus::surplus) gain_resource(state, code(bonus), 1, Source::set, sink);
  }
}

// AR-30: the card is received, from its slot or from the deck (AR-72), and scored.
template <class Sink>
void receive_card(State& state, CardId card, Sink sink) {
  const Location location = state.pending.location;
  const Deck deck = deck_of(location);
  const bool from_deck = state.pending.step != Step::purchase;
  int points = 0;
  if (deck == Deck::war) points = card_of(war_cards, card).points;
  if (deck == Deck::building) points = card_of(building_cards, card).points;
  score_points(state, sink, EventKind::card_bought, state.to_act, Cause::cards, points, deck, card,
               from_deck ? 0 : state.pending.slot);
  if (from_deck) {
    state.deck(deck).pop_back();
  } else {
    state.rows[row_of(location)][state.pending.slot - 1] = 0;
  }
  if (deck == Deck::war) receive_war(state, card, sink);
  if (deck == Deck::building) receive_building(state, card, sink);
  if (deck == Deck::patron) receive_patron(state, card, sink);
  // AR-70: the next card of the deck lies face up.
  if (from_deck && !state.deck(deck).empty())
    tell_reveal(sink, EventKind::top_card, nobody, deck, state.deck(deck).back());
}

// All units of a bundle and the money leave the stock; then what was paid for happens.
template <class Sink>
void pay_bundle(State& state, Bundle bundle, Sink sink) {
  Player& player = state.actor();
  Pending& pending = state.pending;
  const Payment payment = pending.pay;
  pending.pay = {};
  for (int kind = 0; kind < stock_kinds; ++kind) add_to(player.stock[kind], -units(bundle, kind));
  player.denarii = static_cast<std::uint16_t>(player.denarii - payment.price.denarii);
  const bool purchase = payment.card != 0;
  tell(sink, EventKind::paid, state.to_act, bundle & 0xfff, units(bundle, resource_kinds),
       payment.price.denarii, purchase ? code(deck_of(pending.location)) : 0, payment.card);
  if (purchase) {
    receive_card(state, payment.card, sink);
    next(pending);
  } else if (pending.location == Location::roma) {
    move_disc(state, pending.value + pending.cards, false, sink);
    next(pending);
  } else {
    tell(sink, EventKind::patron_used, state.to_act,
         modifier_patron(ModifierKind::buy_influence, pending.location));
    raise_marker(state, pending.value, state.to_act, 1, sink);
    pending.set(Done::influence);
    if (pending.step != Step::trade) next(pending);
  }
  receive_surplus(state, sink);
}

}  // namespace triclinium::ave_roma
