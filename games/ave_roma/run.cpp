// The steps of an action, one after the other (`step_rules` says what each does or asks), and what
// follows from each before the next.
#include "games/ave_roma/play.h"
#include "games/ave_roma/purchase.h"

namespace triclinium::ave_roma {

namespace {

bool ask(State& state, Decision decision) {
  state.decision = decision;
  return true;
}

// Only while finish.cpp tries things out: the price cannot be paid, the trial stops here.
bool fail(State& state) { return ask(state, Decision::none); }

// AR-37: D1 and D2 of the notation, received when the worker is placed.
template <class Sink>
void receive_gains(State& state, Sink sink) {
  const Pending& pending = state.pending;
  const auto patron = [&](ModifierKind kind) {
    return modifier_patron(kind, state.pending.location);
  };
  if (modified(pending, ModifierKind::gain_point)) {
    score_points(state, sink, EventKind::patron_used, state.to_act, Cause::patrons, 1,
                 patron(ModifierKind::gain_point));
  }
  if (modified(pending, ModifierKind::gain_2_denarii)) {
    tell(sink, EventKind::patron_used, state.to_act, patron(ModifierKind::gain_2_denarii));
    gain_denarii(state, state.to_act, patron_denarii, Source::patron, sink);
  }
  if (modified(pending, ModifierKind::gain_surplus)) state.pending.surplus = 1;
}

// True if a question is open; what follows from a step comes before the next step.
template <class Sink>
bool follow_up(State& state, Sink sink) {
  Player& player = state.actor();
  Pending& pending = state.pending;
  if (pending.choose_left > 0) return ask(state, Decision::extra_patron);
  if (pending.pay.open) {
    BundleList list;
    list_bundles(player, pending.pay, list);
    if (list.size != 1) return ask(state, Decision::pay);
    pay_bundle(state, list.items[0], sink);
  }
  for (int kind = 0; kind < resource_kinds; ++kind) {
    if (pending.overflow[kind] == 0) continue;
    if (player.surplus() < surplus_max) return ask(state, Decision::overflow);
    settle_overflow(state, kind, 0, sink);
  }
  if (pending.patron != 0) return ask(state, Decision::patron_slot);
  if (player.passive != 0 && count(player.active) < player.unlocked())
    return ask(state, Decision::activate);
  if (pending.war_area) {
    for (const Area& area : state.areas) {
      if (raised_level(area, state.seats, state.to_act, 1) != area.levels[state.to_act])
        return ask(state, Decision::war_area);
    }
    pending.war_area = 0;
  }
  if (pending.fragment != 0) return ask(state, Decision::fragment);
  if (pending.picks > 0) return ask(state, Decision::extra_resource);
  return pending.training != 0 && ask(state, Decision::worker);
}

// AR-22, AR-23, AR-25: the main part of Quaestor, Aedilis, Propraetor.
template <class Sink>
bool do_base(State& state, Sink sink) {
  Pending& pending = state.pending;
  if (pending.location == Location::quaestor)
    gain_denarii(state, state.to_act, quaestor_denarii * pending.value, Source::action, sink);
  if (pending.location == Location::aedilis) {
    const AreaCard& card = card_of(area_cards, state.area().card);
    for (Resource kind : card.top) ++pending.gain[code(kind)];
    for (Resource kind : card.bottom) ++pending.gain[code(kind)];
  }
  for (int kind = 0; kind < resource_kinds; ++kind) {
    if (pending.gain[kind] > 0)
      gain_resource(state, kind, pending.gain[kind], Source::action, sink);
    pending.gain[kind] = 0;
  }
  next(pending);
  return false;
}

// AR-27, AR-28, AR-29, AR-39: the area card slides up, or is paid and taken.
template <class Sink>
void take_area_card(State& state, Sink sink) {
  Pending& pending = state.pending;
  Player& player = state.actor();
  Area& area = state.area();
  if (area.card != 0 && !area.up) {
    area.up = 1;
    tell(sink, EventKind::area_card_slid, state.to_act, pending.value, area.card);
    return;
  }
  if (pending.due > 0) {
    player.denarii = static_cast<std::uint16_t>(player.denarii - pending.due);
    tell(sink, EventKind::area_price, state.to_act, pending.value, pending.due);
    pending.due = 0;
  }
  if (area.card == 0) return;
  const CardId card = area.card;
  const Fragment fragment = card_of(area_cards, card).fragment;
  area.card = 0;
  area.up = 0;
  player.of(Deck::area) |= bit(card);
  pending.set(Done::card);
  tell(sink, EventKind::area_card_taken, state.to_act, pending.value, card);
  const int owned = fragments_owned(player, fragment);
  if (owned % 2 == 0) {
    pending.fragment = static_cast<std::uint8_t>(code(fragment) + 1);
    tell(sink, EventKind::fragment, state.to_act, fragment, owned);
  }
}

template <class Sink>
bool do_card(State& state, Sink sink) {
  if (state.actor().denarii < state.pending.due) return fail(state);
  take_area_card(state, sink);
  next(state.pending);
  return false;
}

// AR-39: after the card was taken the brown marker rises and the next card comes.
template <class Sink>
void bring_area_card(State& state, Sink sink) {
  const Pending& pending = state.pending;
  raise_brown(state, pending.value, sink);
  CardPile& deck = state.deck(Deck::area);
  if (deck.empty()) {
    tell(sink, EventKind::area_empty, nobody, pending.value);
    return;
  }
  state.area().card = deck.back();
  deck.pop_back();
  tell_reveal(sink, EventKind::area_card_new, nobody, pending.value, state.area().card);
}

template <class Sink>
bool do_replace(State& state, Sink sink) {
  if (state.pending.has(Done::card)) bring_area_card(state, sink);
  next(state.pending);
  return false;
}

// AR-34: the whole path is one price; nothing with FREE_MOVEMENT.
template <class Sink>
bool do_move(State& state, Sink sink) {
  Pending& pending = state.pending;
  const int steps = pending.value + pending.cards;
  if (modified(pending, ModifierKind::free_movement)) {
    tell(sink, EventKind::patron_used, state.to_act,
         modifier_patron(ModifierKind::free_movement, pending.location));
    move_disc(state, steps, true, sink);
    next(pending);
    return false;
  }
  pending.pay = payment_of(path_cost(state, state.to_act, steps), 0);
  return false;
}

// AR-72: extra purchases are conceivable with a card on the deck and a usable own card.
bool extra_conceivable(const State& state) {
  return state.options.advanced && !state.pending.has(Done::extra) &&
         !state.deck(deck_of(state.pending.location)).empty() && any_usable(state.actor());
}

bool asks_resource(const State& state) {
  const Pending& pending = state.pending;
  return !pending.has(Done::resource) && modified(pending, ModifierKind::gain_area_resource) &&
         state.area().card != 0;
}

bool asks_step(const State& state) {
  return !state.pending.has(Done::step) && modified(state.pending, ModifierKind::free_step);
}
// AR-35, AR-38: before a purchase only if the step unlocks a patron slot and who enters it can
// matter: at Senatus always, elsewhere if a passive patron would change the price.
bool asks_unlocking_step(const State& state) {
  const Player& player = state.actor();
  if (!asks_step(state) || !step_unlocks(player)) return false;
  return state.pending.location == Location::senatus ||
         (player.passive & price_changers(state.pending.location)) != 0;
}

bool asks_extra(const State& state) {
  return state.options.advanced && !state.pending.has(Done::extra) && any_use(state);
}

// `extra1` at Propraetor only if influence cards could be played then or after it (AR-25, AR-72).
bool asks_early_extra(const State& state) {
  if (!asks_extra(state)) return false;
  if (state.pending.location != Location::propraetor) return true;
  const auto found = [](int, int) { return true; };
  if (for_each_influence(state, state.area(), found)) return true;
  return for_each_use(state, [&](int, int k) {
    Area area = state.area();
    area.levels[state.to_act] = static_cast<std::int8_t>(
        raised_level(area, state.seats, state.to_act, k / cards_per_influence));
    return for_each_influence(state, area, found);
  });
}

bool asks_training(const State& state) {
  return state.phase == Phase::actions && modified(state.pending, ModifierKind::training_after) &&
         state.actor().worker_count() > 0 && training_choices(state.actor()) != 0;
}

// AR-30: the card of the worker's slot, at the price of the patrons active now.
template <class Sink>
bool do_purchase(State& state, Sink) {
  Pending& pending = state.pending;
  const CardId card = state.rows[row_of(pending.location)][pending.slot - 1];
  const Purchase purchase = purchase_modifiers(state.actor(), pending.location);
  const Cost cost = cost_of(purchase, pending.location, card, 0);
  if (!payable(Purse(state.actor()), cost)) return fail(state);
  pending.pay = payment_of(cost, card);
  return false;
}

template <class Sink>
bool stop(State& state, Sink) {
  return ask(state, Decision::none);
}

// When a step asks its question.
bool always(const State&) { return true; }
bool with_area_card(const State& state) { return state.area().card != 0; }
bool brown_can_rise(const State& state) {
  return modified(state.pending, ModifierKind::brown_up) && state.area().brown < area_top;
}
bool resource_after_extra(const State& state) {
  return state.pending.has(Done::extra) && asks_resource(state);
}
bool resource_before_extra(const State& state) {
  return asks_resource(state) && extra_conceivable(state);
}
bool unlocking_step_after_extra(const State& state) {
  return state.pending.has(Done::extra) && asks_unlocking_step(state);
}
bool unlocking_step_before_extra(const State& state) {
  return asks_unlocking_step(state) && extra_conceivable(state);
}
bool influence_after_fragment(const State& state) {
  return state.pending.has(Done::fragment) && can_buy_influence(state);
}

// A step asks its question if there is one to be asked now, or does its part and names the next
// step; true where the action stops here.
template <class Sink>
struct StepRule {
  Step step;
  Decision question = Decision::none;
  bool (*asks)(const State&) = nullptr;
  bool (*does)(State&, Sink) = nullptr;
};

template <class Sink>
inline constexpr std::array<StepRule<Sink>, step_count> step_rules{{
    {.step = Step::none, .does = stop<Sink>},
    {Step::worker, Decision::worker, always},
    {.step = Step::base, .does = do_base<Sink>},
    {Step::resource, Decision::area_resource, asks_resource},
    {Step::extra, Decision::extra, asks_extra},
    {Step::train, Decision::train_after, asks_training},
    {Step::influence_first, Decision::buy_influence, can_buy_influence},
    {Step::influence_after_base, Decision::buy_influence, can_buy_influence},
    {.step = Step::area_card, .does = do_card<Sink>},
    {Step::influence_after_card, Decision::buy_influence, influence_after_fragment},
    {.step = Step::replace_card, .does = do_replace<Sink>},
    {Step::trade, Decision::trade, always},
    {Step::extra_early, Decision::extra, asks_early_extra},
    {Step::half, Decision::half, with_area_card},
    {Step::second, Decision::second, always},
    {Step::extra_late, Decision::extra, asks_extra},
    {Step::brown, Decision::brown, brown_can_rise},
    {.step = Step::move, .does = do_move<Sink>},
    {Step::free_step_first, Decision::free_step, asks_unlocking_step},
    {Step::resource_first, Decision::area_resource, asks_resource},
    {Step::free_step_after_extra, Decision::free_step, unlocking_step_after_extra},
    {Step::resource_after_extra, Decision::area_resource, resource_after_extra},
    {.step = Step::purchase, .does = do_purchase<Sink>},
    {Step::free_step_after_purchase, Decision::free_step, unlocking_step_before_extra},
    {Step::resource_after_purchase, Decision::area_resource, resource_before_extra},
    {Step::resource_last, Decision::area_resource, asks_resource},
    {Step::free_step_last, Decision::free_step, asks_step},
    {.step = Step::end, .does = stop<Sink>},
}};
static_assert(
    [] {
      for (int i = 0; i < step_count; ++i) {
        if (code(step_rules<NullSink>[i].step) != i) return false;
      }
      return true;
    }(),
    "the rows of step_rules stand in the order of Step");

// Passes over steps that have nothing to ask, up to one that asks or does its part. True if a
// question is open or the action ends here.
template <class Sink>
bool do_steps(State& state, Sink sink) {
  for (;; next(state.pending)) {
    const StepRule<Sink>& rule = step_rules<Sink>[code(state.pending.step)];
    if (rule.does != nullptr) return rule.does(state, sink);
    if (rule.asks(state)) return ask(state, rule.question);
  }
}

}  // namespace

template <class Sink>
void run(State& state, Sink sink) {
  while (!follow_up(state, sink) && !do_steps(state, sink)) {
  }
}

// AR-21, AR-36: the worker lies on its slot, the patrons active now modify the action (AR-38).
template <class Sink>
void place_worker(State& state, int value, int trained_slot, Sink sink) {
  Player& player = state.actor();
  Pending& pending = state.pending;
  const Location location = pending.location;
  int slot = 0;
  if (state.phase == Phase::actions) {
    int worker = value;
    if (trained_slot > 0) {
      worker = player.training[trained_slot - 1];
      player.training[trained_slot - 1] = 0;
    } else {
      --player.workers[value];
    }
    auto& places = state.workers[code(location)];
    if (has_row(location)) {
      slot = pending.slot;
    } else {
      for (slot = 1; places[slot - 1] != 0;) ++slot;
    }
    places[slot - 1] = static_cast<std::uint8_t>(worker);
    pending.worker = static_cast<std::uint8_t>(worker);
  }
  pending.value = static_cast<std::uint8_t>(value);
  tell(sink, EventKind::worker_placed, state.to_act, location, slot, pending.worker, value,
       trained_slot);
  pending.mods = modifiers_of_action(player.active, location);
  pending.due = static_cast<std::uint8_t>(area_due(state, location, pending.mods, value));
  receive_gains(state, sink);
  receive_surplus(state, sink);
  next(pending);
}

template void run(State&, NullSink);
template void run(State&, EventSink);
template void place_worker(State&, int, int, NullSink);
template void place_worker(State&, int, int, EventSink);

}  // namespace triclinium::ave_roma
