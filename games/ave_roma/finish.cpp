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
  return payable(state.actor(), price_of(state.actor(), pending.location, card, 0));
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
  ActionList options;
  list_options(state, options);
  for (Action option : options) {
    State trial = state;
    answer(trial, option, NullSink{});
    if (can_finish(trial)) return true;
  }
  return false;
}

// AR-72: whether buying the top card of the deck could bring something towards another price.
bool top_card_helps(const State& state, const Player& player, Location location) {
  const CardPile& deck = state.deck(deck_of(location));
  if (!state.options.advanced || deck.empty() || !any_usable(player)) return false;
  const int top = deck.back();
  if (player.surplus() == surplus_max &&
      has_modifier(player.active, ModifierKind::gain_surplus, location))
    return true;
  if (location == Location::senatus) return helps_to_pay(static_cast<CardId>(top), location);
  const CardSet own = player.of(deck_of(location));
  const int size = location == Location::legatus ? war_set_size : building_pair_size;
  const CardSet set = (bit(size) - 1) << ((top - 1) / size * size + 1);
  const int number = count(own & set) + 1;
  return number == 2 || number == 3;
}

// Whether anything before the purchase could make a price payable that is not.
bool might_help(const State& state, const Player& player, Location location) {
  if (has_modifier(player.active, ModifierKind::gain_area_resource, location)) return true;
  if (has_modifier(player.active, ModifierKind::free_step, location) && step_unlocks(player)) {
    for (CardSet left = player.passive; left != 0; left &= left - 1) {
      if (helps_to_pay(static_cast<CardId>(lowest(left)), location)) return true;
    }
  }
  return top_card_helps(state, player, location);
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
unsigned TurnChoices::area_values(Location location) const {
  const CardSet mods = modifiers_of_action(player_.active, location);
  const int denarii =
      player_.denarii + (has_modifier(mods, ModifierKind::gain_2_denarii, location) ? 2 : 0);
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v) {
    const CardId card = state_.areas[v - 1].card;
    if (location == Location::aedilis && card == 0) continue;
    const int due = area_due(state_, location, mods, v);
    bool possible = denarii >= due;
    if (!possible) {
      Pending pending;
      pending.mods = mods;
      pending.location = location;
      pending.value = static_cast<std::uint8_t>(v);
      pending.step = next_step(location, Step::worker);
      Player player = player_;
      player.denarii = static_cast<std::uint16_t>(denarii);
      possible = most_denarii(state_, player, pending) >= due;
    }
    if (possible) values |= 1u << v;
  }
  return values;
}

// AR-34: every step can be paid.
unsigned TurnChoices::roma_values() const {
  if (has_modifier(player_.active, ModifierKind::free_movement, Location::roma)) return all_values;
  Player stocked;
  const Player& player = with_gains(Location::roma, stocked);
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v) {
    if (!payable(player, path_price(state_, state_.turn, v))) break;
    values |= 1u << v;
  }
  return values;
}

// AR-30: slot k is reached by values up to k.
unsigned TurnChoices::card_values(Location location, int slot, unsigned wanted) const {
  const CardId card = state_.rows[row_of(location)][slot - 1];
  if (card == 0) return 0;
  if (state_.phase == Phase::actions && state_.workers[code(location)][slot - 1] != 0) return 0;
  const unsigned reach = wanted & ((2u << slot_reach[slot - 1]) - 1);
  if (reach == 0) return 0;
  Player stocked;
  const Player& player = with_gains(location, stocked);
  if (payable(player, price_of(player, location, card, 0))) return reach;
  if (!might_help(state_, player_, location)) return 0;
  unsigned values = 0;
  for (unsigned left = reach; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    if (can_finish_with(state_, location, slot, v)) values |= 1u << v;
  }
  return values;
}

// D1, D2: what patrons give when the worker is placed helps to pay.
const Player& TurnChoices::with_gains(Location location, Player& stocked) const {
  const bool money = has_modifier(player_.active, ModifierKind::gain_2_denarii, location);
  const bool surplus = has_modifier(player_.active, ModifierKind::gain_surplus, location);
  if (!money && !surplus) return player_;
  stocked = player_;
  if (money) stocked.denarii = static_cast<std::uint16_t>(stocked.denarii + 2);
  if (surplus && stocked.surplus() < surplus_max) ++stocked.surplus();
  return stocked;
}

unsigned TurnChoices::values(Location location, int slot, unsigned wanted) const {
  if (has_row(location)) return card_values(location, slot, wanted);
  if (!has_free_slot(location)) return 0;
  if (uses_area(location)) return wanted & area_values(location);
  return wanted & (location == Location::roma ? roma_values() : all_values);
}

}  // namespace triclinium::ave_roma
