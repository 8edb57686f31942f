#include "games/ave_roma/finish.h"

#include "games/ave_roma/action.h"
#include "games/ave_roma/options.h"
#include "games/ave_roma/play.h"

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

// The most denarii that can be there when the area price is paid (AR-27).
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

bool main_payable(const State& state) {
  const Pending& pending = state.pending;
  const CardId card = state.rows[row_of(pending.location)][pending.slot - 1];
  const Purchase purchase = purchase_modifiers(state.actor(), pending.location);
  return payable(purse_of(state.actor()), cost_of(purchase, pending.location, card, 0));
}

// An extra purchase is being paid: whether some bundle leaves enough for the card of the slot. What
// the purchase brings can only help.
bool leaves_enough(const State& state) {
  const Pending& pending = state.pending;
  const Purchase purchase = purchase_modifiers(state.actor(), pending.location);
  const CardId card = state.rows[row_of(pending.location)][pending.slot - 1];
  const Cost cost = cost_of(purchase, pending.location, card, 0);
  BundleList bundles;
  list_bundles(state.actor(), pending.pay, bundles);
  for (int i = 0; i < bundles.size; ++i) {
    Purse purse = purse_of(state.actor());
    purse.denarii -= pending.pay.price.denarii;
    for (int kind = 0; kind < stock_kinds; ++kind)
      purse.stock[kind] =
          static_cast<std::uint8_t>(purse.stock[kind] - units(bundles.items[i], kind));
    if (payable(purse, cost)) return true;
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
  if (!is_before(state.pending, Step::main))
    return state.pending.step != Step::main || state.pending.pay.open;
  if (is_quiet(state.decision) && main_payable(state)) return true;
  if (state.decision == Decision::pay && leaves_enough(state)) return true;
  ActionList options;
  list_options(state, options);
  for (Action option : options) {
    State trial = state;
    answer(trial, option, NullSink{});
    if (can_finish(trial)) return true;
  }
  return false;
}

// What could come before the purchase, taken for granted: more than any order of steps can bring.
struct Hope {
  Purse purse;
  Purchase purchase;
  bool by_value = false;  // it depends on the worker's value
  bool any = false;

  void gain(SetBonus bonus) {
    if (bonus == SetBonus::point) return;
    any = true;
    ++purse.stock[code(bonus)];
    purse.denarii += storage;  // the highest price, if the unit finds no room
  }
};

void hope_for_patron(Hope& hope, CardId patron, Location location) {
  if (!helps_to_pay(patron, location)) return;
  Player player;
  player.active = bit(patron);
  const Purchase purchase = purchase_modifiers(player, location);
  hope.any = true;
  hope.purchase.discounts += purchase.discounts;
  if (purchase.swap != Swap::none) hope.purchase.swap = purchase.swap;
}

// AR-72: what buying the top card of the deck would bring.
void hope_for_top_card(Hope& hope, const State& state, const Player& player, Location location) {
  const CardPile& deck = state.deck(deck_of(location));
  if (!state.options.advanced || deck.empty() || !any_usable(player)) return;
  const CardId top = deck.back();
  if (player.surplus() == surplus_max &&
      has_modifier(player.active, ModifierKind::gain_surplus, location))
    hope.gain(SetBonus::surplus);
  if (location == Location::senatus) return hope_for_patron(hope, top, location);
  const int size = location == Location::legatus ? war_set_size : building_pair_size;
  const int first = (top - 1) / size * size + 1;
  const CardSet set = (bit(size) - 1) << first;
  const int number = count(player.of(deck_of(location)) & set) + 1;
  if (location == Location::legatus) {
    if (number == 2) hope.purse.denarii += war_second_denarii;
    if (number == 3) hope.purse.stock[resource_kinds] += war_third_surplus;
    hope.any |= number == 2 || number == 3;
  } else if (number == building_pair_size) {
    for (int card = first; card < first + size; ++card)
      hope.gain(card_of(building_cards, card).bonus);
  }
}

Hope hope_at(const State& state, const Player& player, Location location, const Purse& purse,
             const Purchase& purchase) {
  Hope hope{purse, purchase};
  if (has_modifier(player.active, ModifierKind::gain_area_resource, location)) {
    hope.by_value = true;
    for (int kind = 0; kind < resource_kinds; ++kind) hope.gain(SetBonus(kind));
  }
  if (has_modifier(player.active, ModifierKind::free_step, location) && step_unlocks(player)) {
    for (CardSet left = player.passive; left != 0; left &= left - 1)
      hope_for_patron(hope, static_cast<CardId>(lowest(left)), location);
  }
  hope_for_top_card(hope, state, player, location);
  return hope;
}

bool can_finish_with(const State& state, Location location, int slot, int value) {
  State trial = state;
  trial.pending = {};
  trial.pending.location = location;
  trial.pending.slot = static_cast<std::uint8_t>(slot);
  trial.pending.step = Step::worker;
  place_worker(trial, value, 0, NullSink{});
  run(trial, NullSink{});
  return can_finish(trial);
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
    if (!is_before(pending, Step::main)) return false;
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

bool TurnChoices::has_free_slot(Location location) const {
  if (state_.phase == Phase::final_actions) return true;
  for (int slot = 0; slot < slot_count; ++slot) {
    if (slot_players[code(location)][slot] > state_.seats) return false;
    if (state_.workers[code(location)][slot] == 0) return true;
  }
  return false;
}

// AR-23 to AR-28: the area's price must be payable at the end, with money gained in the action.
unsigned TurnChoices::area_values(Location location, unsigned wanted) const {
  const CardSet mods = modifiers_of_action(player_.active, location);
  const int denarii =
      player_.denarii + (has_modifier(mods, ModifierKind::gain_2_denarii, location) ? 2 : 0);
  unsigned values = 0;
  for (unsigned left = wanted; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    const CardId card = state_.areas[v - 1].card;
    if (location == Location::aedilis && card == 0) continue;
    const int due = area_due(state_, location, mods, v);
    if (denarii >= due || can_bring(location, mods, v, denarii, due)) values |= 1u << v;
  }
  return values;
}

// Whether the money that is missing for the area can come in the action itself.
bool TurnChoices::can_bring(Location location, CardSet mods, int value, int denarii,
                            int due) const {
  Player player = player_;
  player.denarii = static_cast<std::uint16_t>(denarii);
  if (location == Location::mercator) return trade_wealth(player) >= due;
  Pending pending;
  pending.mods = mods;
  pending.location = location;
  pending.value = static_cast<std::uint8_t>(value);
  pending.step = next_step(location, Step::worker);
  return most_denarii(state_, player, pending) >= due;
}

// AR-34: every step can be paid.
unsigned TurnChoices::roma_values(unsigned wanted) const {
  if (has_modifier(player_.active, ModifierKind::free_movement, Location::roma)) return wanted;
  const Purse purse = purse_at(Location::roma);
  PathPrice path(state_, state_.turn);
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v) {
    path.step();
    if (!payable(purse, path.cost())) break;
    values |= 1u << v;
  }
  return values & wanted;
}

unsigned TurnChoices::card_values(Location location, const Purse& purse, const Purchase& purchase,
                                  int slot, unsigned wanted) const {
  const CardId card = state_.rows[row_of(location)][slot - 1];
  if (card == 0) return 0;
  if (state_.phase == Phase::actions && state_.workers[code(location)][slot - 1] != 0) return 0;
  // AR-30: slot k is reached by values up to k.
  const unsigned reach = wanted & ((2u << slot_reach[slot - 1]) - 1);
  if (reach == 0) return 0;
  // Most cards are too dear; a discount is worth two denarii at most.
  const bool dear = purse.denarii + 2 * purchase.discounts < printed_price(location, card).denarii;
  if (!dear && payable(purse, cost_of(purchase, location, card, 0))) return reach;
  const Hope hope = hope_at(state_, player_, location, purse, purchase);
  if (!hope.any || !payable(hope.purse, cost_of(hope.purchase, location, card, 0))) return 0;
  if (!hope.by_value)
    return can_finish_with(state_, location, slot, std::countr_zero(reach)) ? reach : 0;
  unsigned values = 0;
  for (unsigned left = reach; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    if (can_finish_with(state_, location, slot, v)) values |= 1u << v;
  }
  return values;
}

// D1, D2: what patrons give when the worker is placed helps to pay.
Purse TurnChoices::purse_at(Location location) const {
  Purse purse = purse_of(player_);
  if (player_.active == 0) return purse;
  if (has_modifier(player_.active, ModifierKind::gain_2_denarii, location)) purse.denarii += 2;
  if (has_modifier(player_.active, ModifierKind::gain_surplus, location) &&
      purse.surplus() < surplus_max)
    ++purse.stock[resource_kinds];
  return purse;
}

unsigned TurnChoices::card_slots(Location location, unsigned wanted) const {
  const Purse purse = purse_at(location);
  const Purchase purchase = purchase_modifiers(player_, location);
  unsigned result = 0;
  for (int slot = 1; slot <= slot_count; ++slot) {
    if (card_values(location, purse, purchase, slot, wanted) != 0) result |= 1u << slot;
  }
  return result;
}

unsigned TurnChoices::values(Location location, int slot, unsigned wanted) const {
  if (has_row(location))
    return card_values(location, purse_at(location), purchase_modifiers(player_, location), slot,
                       wanted);
  if (!has_free_slot(location)) return 0;
  if (uses_area(location)) return area_values(location, wanted);
  return location == Location::roma ? roma_values(wanted) : wanted;
}

}  // namespace triclinium::ave_roma
