// Whether what is under way can be: compared with what the rules would make of it.
#include <cstring>

#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"
#include "games/ave_roma/sound.h"

namespace triclinium::ave_roma {

namespace {

// The payment that the rules would open at this step.
Payment expected_payment(const State& state) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  if (location == Location::roma)
    return payment_of(path_cost(state, state.to_act, pending.value + pending.cards), 0);
  if (!has_row(location)) return payment_of(influence_cost(location), 0);
  const Purchase purchase = purchase_modifiers(state.actor(), location);
  const bool main = pending.step == Step::purchase;
  const CardId card =
      main ? state.rows[row_of(location)][pending.slot - 1] : state.deck(deck_of(location)).back();
  return payment_of(cost_of(purchase, location, card, main ? 0 : pending.cards), card);
}

void check_payment(const State& state, Faults& faults) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  const bool buys_influence = uses_area(location) && location != Location::propraetor &&
                              modified(pending, ModifierKind::buy_influence) &&
                              !pending.has(Done::influence);
  const bool moves = location == Location::roma && pending.step == Step::move &&
                     !modified(pending, ModifierKind::free_movement);
  bool buys_card = false;
  if (has_row(location)) {
    const bool extra = pending.step == Step::extra_early || pending.step == Step::extra_late;
    buys_card = extra ? pending.has(Done::extra) && pending.cards > 0 &&
                            !state.deck(deck_of(location)).empty()
                      : pending.step == Step::purchase &&
                            state.rows[row_of(location)][pending.slot - 1] != 0;
  }
  if (!buys_influence && !moves && !buys_card)
    return faults.fail("pending.pay", "nothing is paid at this step");
  Payment expected = expected_payment(state);
  expected.chosen = pending.pay.chosen;
  faults.require(expected == pending.pay, "pending.pay", "is not the price of this step");
  if (!faults.ok()) return;
  Payment from_start = pending.pay;
  from_start.chosen = {};
  const Cost cost{from_start.price, from_start.discount, from_start.swap};
  faults.require(payable(Purse(state.actor()), cost), "pending.pay", "cannot be paid");
  BundleList bundles;
  list_bundles(state.actor(), from_start, bundles);
  for (std::uint8_t kind : pending.pay.chosen) {
    if ((bundles.first_kinds() >> kind & 1) == 0)
      return faults.fail("pending.pay.chosen", "is not an answer that was open");
    bundles.keep(kind);
  }
}

// Everything that the worker's placing fixed.
void check_placed(const State& state, Faults& faults) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  const bool real = state.phase == Phase::actions;
  faults.require(location != Location::training, "pending.step", "training has no further step");
  faults.require((pending.worker != 0) == real, "pending.worker",
                 real ? "is missing" : "must be null in a final action");
  if (!faults.ok()) return;
  const auto& places = state.workers[code(location)];
  if (real && has_row(location)) {
    faults.require(places[pending.slot - 1] == pending.worker, "pending.worker",
                   "does not lie on the slot");
  } else if (real) {
    faults.require(std::find(places.begin(), places.end(), pending.worker) != places.end(),
                   "pending.worker", "does not lie at the location");
  }
  if (has_row(location))
    faults.require(pending.value <= slot_reach[pending.slot - 1], "pending.value",
                   "does not reach the slot");
  const CardSet possible = modifiers_of_action(state.actor().patrons(), location);
  faults.require((pending.mods & ~possible) == 0, "pending.mods",
                 "must be own patrons that modify this action");
  if (location == Location::aedilis && is_before(pending, Step::area_card))
    faults.require(state.area().card != 0, "pending.value", "the area has no card");
  const bool unpaid = uses_area(location) && !is_after(pending, Step::area_card);
  faults.require(
      pending.due == (unpaid ? area_due(state, location, pending.mods, pending.value) : 0),
      "pending.due", "is not the price of the area card");
  faults.require(pending.surplus == 0 || (modified(pending, ModifierKind::gain_surplus) &&
                                          state.actor().surplus() == surplus_max),
                 "pending.surplus", "would have been received already");
}

void check_parts(const State& state, Faults& faults) {
  const Pending& pending = state.pending;
  const Location location = pending.location;
  const auto only = [&](bool used, bool allowed, const char* field) {
    faults.require(!used || allowed, std::string("pending.") + field, "does not belong here");
  };
  const bool gains = std::any_of(pending.gain.begin(), pending.gain.end(), [](int n) { return n; });
  only(gains,
       (location == Location::aedilis || location == Location::propraetor) &&
           is_before(pending, Step::base),
       "gain");
  if (gains) {
    const unsigned shown = kinds_on(state.area().card);
    for (int kind = 0; kind < resource_kinds; ++kind)
      only(pending.gain[kind] > 0, (shown >> kind) & 1, "gain");
  }
  for (int kind = 0; kind < resource_kinds; ++kind) {
    only(pending.overflow[kind] > 0,
         state.decision == Decision::overflow && state.actor().stock[kind] == storage, "overflow");
  }
  only(pending.pay.open, state.decision == Decision::pay, "pay");
  only(pending.patron != 0, state.decision == Decision::patron_slot, "patron");
  if (state.decision == Decision::patron_slot)
    faults.require(location == Location::senatus && pending.patron != 0 &&
                       count(state.actor().active) == state.actor().unlocked(),
                   "pending.patron", "nobody waits for a slot");
  only(pending.war_area, location == Location::legatus, "war_area");
  only(pending.fragment != 0,
       uses_area(location) && pending.has(Done::card) && is_after(pending, Step::area_card),
       "fragment");
  only(pending.has(Done::card),
       uses_area(location) && is_after(pending, Step::area_card) && state.area().card == 0, "done");
  only(pending.has(Done::fragment), pending.has(Done::card) && pending.fragment == 0, "done");
  only(pending.cards > 0, state.options.advanced && pending.has(Done::extra), "cards");
  only(pending.has(Done::extra), pending.cards > 0, "done");
  only(pending.choose_left > 0,
       state.decision == Decision::extra_patron && pending.choose_left <= pending.cards, "choose");
  only(pending.picks > 0,
       location == Location::aedilis && pending.step == Step::extra &&
           pending.picks <= pending.cards && pending.choose_left == 0,
       "picks");
  only(pending.last_pick != 0, pending.picks > 0 && pending.picks < pending.cards, "last_pick");
  only(pending.bought > 0, location == Location::mercator, "bought");
  only(pending.last != 0, state.decision == Decision::trade, "last");
  only(pending.training != 0,
       pending.step == Step::train &&
           state.actor().training[std::max(1, int{pending.training}) - 1] == 0 &&
           modified(pending, ModifierKind::training_after) && state.phase == Phase::actions,
       "training");
}

// Before `worker`: the location, its slot, and nothing else.
void check_before_worker(const State& state, Faults& faults) {
  Pending bare;
  bare.location = state.pending.location;
  bare.slot = state.pending.slot;
  bare.step = Step::worker;
  State same = state;
  same.pending = bare;
  faults.require(std::memcmp(&same, &state, sizeof state) == 0, "pending",
                 "nothing can have happened before the worker is placed");
  if (bare.location != Location::training) return;
  faults.require(state.phase == Phase::actions && bare.slot >= 1 &&
                     ((training_choices(state.actor()) >> bare.slot) & 1),
                 "pending.slot", "is not a free training slot that can be paid");
}

}  // namespace

void check_pending(const State& state, Faults& faults) {
  const Pending& pending = state.pending;
  if (pending.step == Step::none) {
    const bool inside = !is_between_actions(state.decision) &&
                        state.decision != Decision::refill_workers &&
                        state.decision != Decision::end_area;
    return faults.require(!inside, "pending.step", "there is no such word here");
  }
  const bool has_slot = has_row(pending.location) || pending.location == Location::training;
  faults.require(has_step(pending.location, pending.step), "pending.step",
                 "is not a step of this location");
  faults.require((pending.slot != 0) == has_slot, "pending.slot",
                 has_slot ? "is missing" : "must be null at this location");
  if (!faults.ok()) return;
  if (pending.step == Step::worker) return check_before_worker(state, faults);
  faults.require(pending.value != 0, "pending.value", "is missing");
  if (faults.ok()) check_placed(state, faults);
  if (faults.ok()) check_parts(state, faults);
  if (faults.ok() && pending.pay.open) check_payment(state, faults);
  if (!faults.ok()) return;
  // Going on from here without the question must lead to the very same question.
  State again = state;
  again.decision = Decision::none;
  run(again, NullSink{});
  faults.require(std::memcmp(&again, &state, sizeof state) == 0, "decision",
                 "is not the question that is open here");
}

}  // namespace triclinium::ave_roma
