#include "games/ave_roma/finish.h"

#include "games/ave_roma/action.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/purchase.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

using Units = std::array<std::uint8_t, resource_kinds>;

// Coins for what is above 3 if all of it is sold (AR-11), with `picks` more units of the kinds
// shown. A unit above 3 is worth its price, so all picks of one kind are best.
int most_coins(const Player& player, const Units& gain, unsigned kinds, int picks) {
  const auto above = [&](int kind, int more) {
    return std::max(0, player.stock[kind] + gain[kind] + more - storage) * player.prices()[kind];
  };
  int sum = 0;
  for (int kind = 0; kind < resource_kinds; ++kind) sum += above(kind, 0);
  int best = 0;
  for (; picks > 0 && kinds != 0; kinds &= kinds - 1) {
    const int kind = std::countr_zero(kinds);
    best = std::max(best, above(kind, picks) - above(kind, 0));
  }
  return sum + best;
}

void add_units(Units& gain, const std::array<Resource, 2>& half) {
  for (Resource kind : half) ++gain[code(kind)];
}

int most_usable(const Player& player) {
  int most = 0;
  for (int symbol = 0; symbol < symbol_count; ++symbol)
    most = std::max(most, usable_count(player, symbol));
  return most;
}

// AR-23: coins that Aedilis can still bring before its resources are booked.
int aedilis_coins(const State& state, const Player& player, const Pending& pending, CardId card) {
  Units gain = pending.gain;
  add_units(gain, card_of(area_cards, card).top);
  add_units(gain, card_of(area_cards, card).bottom);
  unsigned kinds = kinds_on(card);
  int picks = pending.picks;
  if (pending.last_pick != 0) kinds &= ~0u << (pending.last_pick - 1);
  if (pending.choose_left > 0) picks = pending.cards;
  if (state.options.advanced && !pending.has(Done::extra)) picks += most_usable(player);
  if (!pending.has(Done::resource) && modified(pending, ModifierKind::gain_area_resource) &&
      !is_after(pending, Step::resource))
    ++picks;
  return most_coins(player, gain, kinds, picks);
}

// AR-25: the better half, then one more resource.
int propraetor_coins(const Player& player, const Pending& pending, CardId card) {
  if (card == 0) return 0;
  const unsigned kinds = kinds_on(card);
  if (!is_before(pending, Step::second))
    return most_coins(player, pending.gain, kinds, pending.step == Step::second ? 1 : 0);
  int best = 0;
  for (const auto& half : {card_of(area_cards, card).top, card_of(area_cards, card).bottom}) {
    Units gain{};
    add_units(gain, half);
    best = std::max(best, most_coins(player, gain, kinds, 1));
  }
  return best;
}

}  // namespace

int most_denarii(const State& state, const Player& player, const Pending& pending) {
  int coins = player.denarii;
  for (int kind = 0; kind < resource_kinds; ++kind)
    coins += pending.overflow[kind] * player.prices()[kind];
  const CardId card = state.areas[pending.value - 1].card;
  switch (pending.location) {
    case Location::aedilis:
      return is_before(pending, Step::base) ? coins + aedilis_coins(state, player, pending, card)
                                            : coins;
    case Location::propraetor:
      return is_before(pending, Step::base) ? coins + propraetor_coins(player, pending, card)
                                            : coins;
    default:
      return is_before(pending, Step::extra) ? trade_wealth(player) : coins;
  }
}

namespace {

bool can_pay_area(const State& state) {
  const Pending& pending = state.pending;
  const Player& player = state.actor();
  if (pending.due == 0) return true;
  if (!pending.pay.open) return most_denarii(state, player, pending) >= pending.due;
  BundleList bundles;
  list_bundles(player, pending.pay, bundles);
  for (int i = 0; i < bundles.size; ++i) {
    Player after = player;
    for (int kind = 0; kind < stock_kinds; ++kind)
      after.stock[kind] =
          static_cast<std::uint8_t>(after.stock[kind] - units(bundles.items[i], kind));
    after.denarii = static_cast<std::uint16_t>(after.denarii - pending.pay.price.denarii);
    if (most_denarii(state, after, pending) >= pending.due) return true;
  }
  return false;
}

// The card of the slot is not bought yet. What follows from the step before, an overflow or a
// patron without a slot, is asked while `main` is already named.
bool is_before_purchase(const Pending& pending) {
  return is_before(pending, Step::purchase) ||
         (pending.step == Step::purchase && !pending.pay.open);
}

bool main_payable(const State& state) {
  const Pending& pending = state.pending;
  const CardId card = state.rows[row_of(pending.location)][pending.slot - 1];
  const Purchase purchase = purchase_modifiers(state.actor(), pending.location);
  return payable(Purse(state.actor()), cost_of(purchase, pending.location, card, 0));
}

// An extra purchase is being paid: whether some bundle leaves enough for the card of the slot, by
// itself or with what the purchase brings, which can only help.
bool can_buy_both(const State& state) {
  const Pending& pending = state.pending;
  const Purchase purchase = purchase_modifiers(state.actor(), pending.location);
  const CardId card = state.rows[row_of(pending.location)][pending.slot - 1];
  const Cost cost = cost_of(purchase, pending.location, card, 0);
  BundleList bundles;
  list_bundles(state.actor(), pending.pay, bundles);
  for (int i = 0; i < bundles.size; ++i) {
    Purse purse(state.actor());
    purse.pay(bundles.items[i], pending.pay.price.denarii);
    if (payable(purse, cost)) return true;
  }
  for (int i = 0; i < bundles.size; ++i) {
    State trial = state;
    pay_bundle(trial, bundles.items[i], NullSink{});
    run(trial, NullSink{});
    if (can_finish(trial)) return true;
  }
  return false;
}

bool is_quiet(Decision decision) {
  return decision == Decision::free_step || decision == Decision::area_resource ||
         decision == Decision::extra;
}

// AR-30: the card on the worker's slot can be bought, perhaps after what an active patron, a patron
// slot or an extra purchase brings before it. Tries the answers out.
bool can_buy_card(const State& state) {
  if (!is_before_purchase(state.pending)) return true;
  if (state.decision == Decision::none) return false;
  if (is_quiet(state.decision) && main_payable(state)) return true;
  if (state.decision == Decision::pay) return can_buy_both(state);
  ActionList options;
  list_options(state, options);
  for (Action option : options) {
    State trial = state;
    answer(trial, option, NullSink{});
    if (can_finish(trial)) return true;
  }
  return false;
}

}  // namespace

int trade_wealth(const Player& player) {
  int sum = player.denarii;
  for (int kind = 0; kind < resource_kinds; ++kind)
    sum += player.stock[kind] * player.prices()[kind];
  return sum;
}

bool can_finish(const State& state) {
  if (uses_area(state.pending.location)) return can_pay_area(state);
  return !has_row(state.pending.location) || can_buy_card(state);
}

bool may_spoil(const State& state) {
  const Pending& pending = state.pending;
  const Decision decision = state.decision;
  if (pending.value == 0) return false;
  const bool spends = decision == Decision::pay || decision == Decision::buy_influence;
  if (has_row(pending.location)) {
    if (!is_before_purchase(pending)) return false;
    return spends || decision == Decision::extra || decision == Decision::extra_patron ||
           decision == Decision::patron_slot || !main_payable(state);
  }
  if (pending.due == 0) return false;
  if (decision == Decision::trade) return modified(pending, ModifierKind::buy_influence);
  return spends || state.actor().denarii < pending.due;
}

void keep_finishable(const State& state, ActionList& list) {
  int kept = 0;
  for (int i = 0; i < list.size(); ++i) {
    State trial = state;
    answer(trial, list[i], NullSink{});
    if (can_finish(trial)) list[kept++] = list[i];
  }
  while (list.size() > kept) list.pop_back();
}

}  // namespace triclinium::ave_roma
