// Where the seat to act can send a worker, and of which value.
#include "games/ave_roma/finish.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

// What could come before the purchase, taken for granted: more than any order of steps can bring.
struct Hope {
  Purse purse;
  Purchase purchase;
  bool resource = false;  // AR-37: one of the area's kinds as well, which depends on the value
  bool any = false;

  void gain(SetBonus bonus, const Player& player) {
    if (bonus == SetBonus::point) return;
    any = true;
    purse.add(code(bonus), 1);
    if (bonus == SetBonus::surplus) return;
    // AR-11: a unit that finds no room is a surplus or its price.
    purse.add(resource_kinds, 1);
    purse.add_denarii(player.prices()[code(bonus)]);
  }
};

namespace {

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
    if (number == 2) hope.purse.add_denarii(war_second_denarii);
    if (number == 3) hope.purse.add(resource_kinds, war_third_surplus);
    hope.any |= number == 2 || number == 3;
  } else if (number == building_pair_size) {
    for (int card = first; card < first + size; ++card)
      hope.gain(card_of(building_cards, card).bonus, player);
  }
}

Hope hope_at(const State& state, const Player& player, Location location, Purse purse,
             const Purchase& purchase) {
  Hope hope{purse, purchase};
  hope.resource = has_modifier(player.active, ModifierKind::gain_area_resource, location);
  hope.any = hope.resource;
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

TurnChoices::TurnChoices(const State& state)
    : state_(state), player_(state.actor()), purse_(state.actor()) {
  for (int v = 1; v <= worker_values; ++v) {
    const Area& area = state.areas[v - 1];
    empty_ |= static_cast<unsigned>(area.card == 0) << v;
    resting_ |= static_cast<unsigned>(area.card != 0 && area.up == 0) << v;
  }
}

namespace {

// AR-21: the slots that are open with so many players, as bits from 1.
consteval auto open_slot_table() {
  std::array<std::array<std::uint8_t, max_seats + 1>, location_count> table{};
  for (int place = 0; place < location_count; ++place) {
    for (int seats = 0; seats <= max_seats; ++seats) {
      for (int slot = 1; slot <= slot_count; ++slot) {
        if (slot_players[place][slot - 1] <= seats)
          table[place][seats] = static_cast<std::uint8_t>(table[place][seats] | 1u << slot);
      }
    }
  }
  return table;
}
constexpr auto open_slots = open_slot_table();

}  // namespace

// Open slots without a worker, as bits from 1.
unsigned TurnChoices::free_slots(Location location) const {
  unsigned free = 0;
  for (int slot = 1; slot <= slot_count; ++slot)
    free |= static_cast<unsigned>(state_.workers[code(location)][slot - 1] == 0) << slot;
  return free & open_slots[code(location)][state_.seats];
}

bool TurnChoices::has_free_slot(Location location) const {
  return state_.phase == Phase::final_actions || free_slots(location) != 0;
}

// AR-23 to AR-28: the area's price must be payable at the end, with money gained in the action.
TurnChoices::AreaTerms TurnChoices::area_terms(Location location, unsigned wanted) const {
  const CardSet mods = modifiers_of_action(player_.active, location);
  const bool gain = has_modifier(mods, ModifierKind::gain_2_denarii, location);
  const bool waive = has_modifier(mods, ModifierKind::free_area_card, location);
  AreaTerms terms{mods, player_.denarii + (gain ? patron_denarii : 0), wanted, 0};
  if (!rulings::may_act_on(location, false)) terms.possible &= ~empty_;
  unsigned free = resting_;
  if (waive && rulings::free_card_waives(true)) free |= ~empty_;
  if (waive && rulings::free_card_waives(false)) free |= empty_;
  terms.settled = terms.possible & (terms.denarii >= area_price(state_) ? all_values : free);
  return terms;
}

// Whether the money that is missing for the area can come in the action itself.
bool TurnChoices::can_bring(Location location, const AreaTerms& terms, int value) const {
  Pending pending;
  pending.mods = terms.mods;
  pending.location = location;
  pending.value = static_cast<std::uint8_t>(value);
  pending.step = next_step(location, Step::worker);
  const int gained = terms.denarii - player_.denarii;
  return most_denarii(state_, player_, pending) + gained >= area_price(state_);
}

unsigned TurnChoices::area_values(Location location, unsigned wanted) const {
  const AreaTerms terms = area_terms(location, wanted);
  unsigned values = terms.settled;
  for (unsigned left = terms.possible & ~values; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    if (can_bring(location, terms, v)) values |= 1u << v;
  }
  return values;
}

// AR-34: every step can be paid.
unsigned TurnChoices::roma_values(unsigned wanted) const {
  if (has_modifier(player_.active, ModifierKind::free_movement, Location::roma)) return wanted;
  const Purse purse = purse_at(Location::roma);
  PathPrice path(state_, state_.to_act);
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v) {
    path.step();
    values |= static_cast<unsigned>(purse.covers(path.price())) << v;
  }
  return values & wanted;
}

// Whether a worker of one of the wanted values can go to a location without a row.
bool TurnChoices::can_go(Location location, unsigned wanted) const {
  if (!uses_area(location)) return values(location, 0, wanted) != 0;
  if (!has_free_slot(location)) return false;
  const AreaTerms terms = area_terms(location, wanted);
  if (terms.settled != 0) return true;
  for (unsigned left = terms.possible; left != 0; left &= left - 1) {
    if (can_bring(location, terms, std::countr_zero(left))) return true;
  }
  return false;
}

// Slots of a row with a card that is still to be had, as bits from 1.
unsigned TurnChoices::open_cards(Location location) const {
  unsigned cards = 0;
  for (int slot = 1; slot <= slot_count; ++slot)
    cards |= static_cast<unsigned>(state_.rows[row_of(location)][slot - 1] != 0) << slot;
  return state_.phase == Phase::actions ? cards & free_slots(location) : cards;
}

// Slots of a row whose card can be paid from the purse, as bits from 1.
unsigned TurnChoices::payable_cards(Location location, Purse purse,
                                    const Purchase& purchase) const {
  const auto& row = state_.rows[row_of(location)];
  const bool plain = purchase.discounts == 0 && purchase.swap == Swap::none;
  unsigned slots = 0;
  for (int slot = 1; slot <= slot_count; ++slot) {
    const CardId card = row[slot - 1];
    const bool pays = plain ? purse.covers(packed_price(location, card))
                            : payable(purse, cost_of(purchase, location, card, 0));
    slots |= static_cast<unsigned>(pays) << slot;
  }
  return slots;
}

// Whether what is hoped for pays, the worker being of this value.
bool TurnChoices::may_pay(const Hope& hope, const Cost& cost, int value) const {
  if (payable(hope.purse, cost)) return true;
  if (!hope.resource) return false;
  for (unsigned kinds = kinds_on(state_.areas[value - 1].card); kinds != 0; kinds &= kinds - 1) {
    Hope with_kind = hope;
    with_kind.gain(SetBonus(std::countr_zero(kinds)), player_);
    if (payable(with_kind.purse, cost)) return true;
  }
  return false;
}

// Values of those reaching a slot with which its card can be bought though it cannot be paid yet.
unsigned TurnChoices::hoped_values(const Hope& hope, Location location, int slot,
                                   unsigned reach) const {
  const CardId card = state_.rows[row_of(location)][slot - 1];
  const Cost cost = cost_of(hope.purchase, location, card, 0);
  const auto can_finish_as = [&](int value) {
    return may_pay(hope, cost, value) && can_finish_with(state_, location, slot, value);
  };
  if (!hope.resource) return can_finish_as(std::countr_zero(reach)) ? reach : 0;
  unsigned values = 0;
  for (unsigned left = reach; left != 0; left &= left - 1) {
    const int v = std::countr_zero(left);
    if (can_finish_as(v)) values |= 1u << v;
  }
  return values;
}

// D1, D2: what patrons give when the worker is placed helps to pay.
Purse TurnChoices::purse_at(Location location) const {
  Purse purse = purse_;
  if (has_modifier(player_.active, ModifierKind::gain_2_denarii, location))
    purse.add_denarii(patron_denarii);
  if (has_modifier(player_.active, ModifierKind::gain_surplus, location) &&
      purse.surplus() < surplus_max)
    purse.add(resource_kinds, 1);
  return purse;
}

// The card slots that a worker of one of the wanted values can use, as bits from 1.
unsigned TurnChoices::card_slots(Location location, unsigned wanted) const {
  const unsigned open = open_cards(location) & rulings::slots_reached(wanted);
  if (open == 0) return 0;
  const Purse purse = purse_at(location);
  const Purchase purchase = purchase_modifiers(player_, location);
  unsigned slots = open & payable_cards(location, purse, purchase);
  if (slots == open) return slots;
  const Hope hope = hope_at(state_, player_, location, purse, purchase);
  if (!hope.any) return slots;
  for (unsigned left = open & ~slots; left != 0; left &= left - 1) {
    const int slot = std::countr_zero(left);
    const unsigned reach = wanted & rulings::values_reaching(slot);
    if (hoped_values(hope, location, slot, reach) != 0) slots |= 1u << slot;
  }
  return slots;
}

unsigned TurnChoices::slots(Location location, unsigned wanted) const {
  return has_row(location) ? card_slots(location, wanted)
                           : static_cast<unsigned>(can_go(location, wanted));
}

unsigned TurnChoices::values(Location location, int slot, unsigned wanted) const {
  if (has_row(location)) {
    const unsigned reach = wanted & rulings::values_reaching(slot);
    if (reach == 0 || ((open_cards(location) >> slot) & 1) == 0) return 0;
    const Purse purse = purse_at(location);
    const Purchase purchase = purchase_modifiers(player_, location);
    const CardId card = state_.rows[row_of(location)][slot - 1];
    if (payable(purse, cost_of(purchase, location, card, 0))) return reach;
    const Hope hope = hope_at(state_, player_, location, purse, purchase);
    return hope.any ? hoped_values(hope, location, slot, reach) : 0;
  }
  if (!has_free_slot(location)) return 0;
  if (uses_area(location)) return area_values(location, wanted);
  return location == Location::roma ? roma_values(wanted) : wanted;
}

}  // namespace triclinium::ave_roma
