// Where the seat to act can send a worker, and of which value.
#include "games/ave_roma/finish.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

// What could come before the purchase, taken for granted: more than any order of steps can bring.
struct Hope {
  Purse purse;
  Purchase purchase;
  bool by_value = false;  // it depends on the worker's value
  bool any = false;

  void gain(SetBonus bonus, const Player& player) {
    if (bonus == SetBonus::point) return;
    any = true;
    ++purse.stock[code(bonus)];
    if (bonus == SetBonus::surplus) return;
    // AR-11: a unit that finds no room is a surplus or its price.
    ++purse.stock[resource_kinds];
    purse.denarii += player.prices()[code(bonus)];
  }
};

void hope_for_patron(Hope& hope, CardId patron, Location location) {
  if (!contains(price_changers(location), patron)) return;
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
    hope.gain(SetBonus::surplus, player);
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
      hope.gain(card_of(building_cards, card).bonus, player);
  }
}

Hope hope_at(const State& state, const Player& player, Location location, const Purse& purse,
             const Purchase& purchase) {
  Hope hope{purse, purchase};
  if (has_modifier(player.active, ModifierKind::gain_area_resource, location)) {
    hope.by_value = true;
    for (int kind = 0; kind < resource_kinds; ++kind) hope.gain(SetBonus(kind), player);
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
  int denarii = player_.denarii;
  if (has_modifier(mods, ModifierKind::gain_2_denarii, location)) denarii += patron_denarii;
  unsigned values = 0;
  for (unsigned left = wanted; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    const CardId card = state_.areas[v - 1].card;
    if (!rulings::may_act_on(location, card != 0)) continue;
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
  PathPrice path(state_, state_.to_act);
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
  const unsigned reach = wanted & rulings::values_reaching(slot);
  if (reach == 0) return 0;
  // Most cards are too dear, whatever the discounts are for.
  const bool dear =
      purse.denarii + discount_denarii * purchase.discounts < printed_price(location, card).denarii;
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
  if (has_modifier(player_.active, ModifierKind::gain_2_denarii, location))
    purse.denarii += patron_denarii;
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
