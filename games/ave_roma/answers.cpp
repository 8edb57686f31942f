// What each answer within an action does.
#include "games/ave_roma/action.h"
#include "games/ave_roma/changes.h"
#include "games/ave_roma/play.h"

namespace triclinium::ave_roma {

namespace {

bool declines(Action action) {
  return kind_of(action) == ActionKind::later || kind_of(action) == ActionKind::no;
}

// AR-37 GAIN_AREA_RESOURCE: at Aedilis booked with the others, elsewhere at once.
template <class Sink>
void take_area_resource(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  if (!declines(action)) {
    pending.set(Done::resource);
    tell(sink, EventKind::patron_used, state.to_act,
         modifier_patron(ModifierKind::gain_area_resource, pending.location));
    if (pending.location == Location::aedilis) {
      ++pending.gain[action.args[0]];
    } else {
      gain_resource(state, action.args[0], 1, Source::patron, sink);
    }
  }
  next(pending);
}

// AR-25: the cards of the lowest ids among equal ones are turned (D6).
template <class Sink>
void turn_cards(State& state, int influence, int n, Sink sink) {
  Player& player = state.actor();
  const auto turn = [&](Deck deck, CardSet with) {
    CardSet& turned = player.turned[code(deck)];
    for (CardSet left = player.of(deck) & with & ~turned; left != 0 && n > 0; --n) {
      const int card = lowest(left);
      left &= left - 1;
      turned |= bit(card);
      tell(sink, EventKind::card_turned, state.to_act, deck, card);
    }
  };
  turn(Deck::building, detail::building_influence[influence]);
  turn(Deck::war, detail::war_influence[influence]);
}

template <class Sink>
void take_second(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  if (kind_of(action) == ActionKind::gain) ++pending.gain[action.args[0]];
  if (kind_of(action) == ActionKind::influence) {
    turn_cards(state, 1, action.args[0], sink);
    turn_cards(state, 2, action.args[1], sink);
    raise_marker(state, pending.value, state.to_act, action.args[0] + 2 * action.args[1], sink);
  }
  next(pending);
}

void take_half(State& state, Action action) {
  const AreaCard& card = card_of(area_cards, state.area().card);
  for (Resource kind : kind_of(action) == ActionKind::top ? card.top : card.bottom)
    ++state.pending.gain[code(kind)];
  next(state.pending);
}

// AR-24: one unit sold or bought; AR-13: a fourth unit of a kind is a surplus.
template <class Sink>
void trade(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  Player& player = state.actor();
  const int kind = action.args[0];
  const auto price = [&] { return player.prices()[kind]; };
  switch (kind_of(action)) {
    case ActionKind::sell:
      --player.stock[kind];
      player.denarii = static_cast<std::uint16_t>(player.denarii + price());
      pending.last = static_cast<std::uint8_t>(1 + kind);
      tell(sink, EventKind::sold, state.to_act, kind, price());
      break;
    case ActionKind::buy: {
      const bool full = player.stock[kind] == storage;
      ++player.stock[full ? resource_kinds : kind];
      player.denarii = static_cast<std::uint16_t>(player.denarii - price());
      pending.last = static_cast<std::uint8_t>(1 + resource_kinds + kind);
      ++pending.bought;
      tell(sink, EventKind::bought, state.to_act, kind, price(), full);
      break;
    }
    case ActionKind::buy_influence:
      pending.last = 0;
      pending.pay = payment_of(influence_cost(pending.location), 0);
      break;
    default:
      pending.last = 0;
      next(pending);
      break;
  }
}

// AR-72: what the cards used are good for at this location.
template <class Sink>
void do_extra(State& state, Sink sink) {
  Pending& pending = state.pending;
  const int k = pending.cards;
  switch (pending.location) {
    case Location::quaestor:
      gain_denarii(state, state.to_act, extra_denarii * k, Source::extra, sink);
      break;
    case Location::aedilis:
      pending.picks = static_cast<std::uint8_t>(k);
      return;
    case Location::mercator:
      gain_surplus(state, state.to_act, k, Source::extra, sink);
      break;
    case Location::propraetor:
      raise_marker(state, pending.value, state.to_act, k / cards_per_influence, sink);
      break;
    case Location::roma:
      break;
    default: {
      const CardId card = state.deck(deck_of(pending.location)).back();
      const Purchase purchase = purchase_modifiers(state.actor(), pending.location);
      pending.pay = payment_of(cost_of(purchase, pending.location, card, k), card);
      return;
    }
  }
  next(pending);
}

template <class Sink>
void use_card(State& state, Deck deck, int card, Sink sink) {
  state.actor().used[code(deck)] |= bit(card);
  tell(sink, EventKind::card_used, state.to_act, deck, card);
}

// AR-71, AR-75, AR-76: passive patrons first, then the lowest ids; too many patrons: asked.
template <class Sink>
void use_cards(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  if (declines(action)) {
    next(pending);
    return;
  }
  const Player& player = state.actor();
  const int symbol = action.args[0];
  int left = action.args[1];
  pending.set(Done::extra);
  pending.cards = action.args[1];
  tell(sink, EventKind::extra_used, state.to_act, symbol, left);
  if (count(usable(player, Deck::patron, symbol)) > left) {
    pending.choose_symbol = static_cast<std::uint8_t>(symbol + 1);
    pending.choose_left = action.args[1];
    return;
  }
  for (Deck deck : {Deck::patron, Deck::area, Deck::building, Deck::war}) {
    for (CardSet cards = usable(player, deck, symbol); cards != 0 && left > 0; --left) {
      use_card(state, deck, lowest(cards), sink);
      cards &= cards - 1;
    }
  }
  do_extra(state, sink);
}

template <class Sink>
void choose_patron(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  use_card(state, Deck::patron, action.args[0], sink);
  pending.choose_last = action.args[0];
  if (--pending.choose_left > 0) return;
  pending.choose_symbol = 0;
  pending.choose_last = 0;
  do_extra(state, sink);
}

void pick_resource(State& state, Action action) {
  Pending& pending = state.pending;
  ++pending.gain[action.args[0]];
  pending.last_pick = static_cast<std::uint8_t>(action.args[0] + 1);
  if (--pending.picks > 0) return;
  pending.last_pick = 0;
  next(pending);
}

template <class Sink>
void place_patron(State& state, Action action, Sink sink) {
  const CardId patron = state.pending.patron;
  state.pending.patron = 0;
  if (kind_of(action) == ActionKind::replace) {
    activate_patron(state, state.to_act, patron, action.args[0], sink);
  } else {
    state.actor().passive |= bit(patron);
    tell(sink, EventKind::passive, state.to_act, patron);
  }
}

template <class Sink>
void step_free(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  if (!declines(action)) {
    pending.set(Done::step);
    tell(sink, EventKind::patron_used, state.to_act,
         modifier_patron(ModifierKind::free_step, pending.location));
    move_disc(state, 1, true, sink);
  }
  next(pending);
}

template <class Sink>
void move_brown(State& state, Action action, Sink sink) {
  if (!declines(action)) {
    tell(sink, EventKind::patron_used, state.to_act,
         modifier_patron(ModifierKind::brown_up, state.pending.location));
    raise_brown(state, state.pending.value, sink);
  }
  next(state.pending);
}

// The worker of a turn, of the training location, or of TRAINING_AFTER.
template <class Sink>
void choose_worker(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  if (pending.step == Step::train) {
    train_worker(state, pending.training, action.args[0], sink);
    pending.training = 0;
    next(pending);
  } else if (pending.location == Location::training) {
    train_worker(state, pending.slot, action.args[0], sink);
    next(pending);
  } else if (kind_of(action) == ActionKind::trained) {
    place_worker(state, action.args[1], action.args[0], sink);
  } else {
    place_worker(state, action.args[0], 0, sink);
  }
}

}  // namespace

template <class Sink>
void answer(State& state, Action action, Sink sink) {
  Pending& pending = state.pending;
  switch (state.decision) {
    case Decision::worker:
      choose_worker(state, action, sink);
      break;
    case Decision::area_resource:
      take_area_resource(state, action, sink);
      break;
    case Decision::extra_resource:
      pick_resource(state, action);
      break;
    case Decision::half:
      take_half(state, action);
      break;
    case Decision::second:
      take_second(state, action, sink);
      break;
    case Decision::trade:
      trade(state, action, sink);
      break;
    case Decision::buy_influence:
      if (declines(action)) {
        next(pending);
      } else {
        pending.pay = payment_of(influence_cost(pending.location), 0);
      }
      break;
    case Decision::extra:
      use_cards(state, action, sink);
      break;
    case Decision::extra_patron:
      choose_patron(state, action, sink);
      break;
    case Decision::pay:
      pending.pay.chosen.push_back(action.args[0]);
      break;
    case Decision::overflow:
      settle_overflow(state, action.args[0], action.args[1], sink);
      break;
    case Decision::patron_slot:
      place_patron(state, action, sink);
      break;
    case Decision::activate:
      activate_patron(state, state.to_act, action.args[0], 0, sink);
      break;
    case Decision::war_area:
      pending.war_area = 0;
      raise_marker(state, action.args[0], state.to_act, 1, sink);
      break;
    case Decision::fragment:
      pending.fragment = 0;
      pending.set(Done::fragment);
      gain_resource(state, action.args[0], 1, Source::fragment, sink);
      break;
    case Decision::free_step:
      step_free(state, action, sink);
      break;
    case Decision::brown:
      move_brown(state, action, sink);
      break;
    case Decision::train_after:
      if (declines(action)) {
        next(pending);
      } else {
        pending.training = action.args[0];
      }
      break;
    default:
      break;
  }
  run(state, sink);
}

template void answer(State&, Action, NullSink);
template void answer(State&, Action, EventSink);

}  // namespace triclinium::ave_roma
