// Patrons are declarations (tables.h); what they mean is asked here, by kind and location.
//
// AR-37: every rule that a patron can change asks `modifier_patron` for the patron of that kind and
// location and looks whether it counts; no rule knows a patron by name.
#pragma once

#include "games/ave_roma/state.h"
#include "games/ave_roma/tables.h"

namespace triclinium::ave_roma {

// AR-38: these three belong to the single purchase, all others to the action.
constexpr bool changes_price(ModifierKind kind) {
  return kind == ModifierKind::discount || kind == ModifierKind::surplus_for_resource ||
         kind == ModifierKind::resource_for_surplus;
}

namespace detail {

consteval auto patrons_by_modifier() {
  std::array<std::array<CardId, location_count + 1>, modifier_kinds> table{};
  for (int i = 0; i < deck_size; ++i) {
    const Modifier& modifier = patron_cards[i].modifier;
    table[code(modifier.kind)][code(modifier.location)] = static_cast<CardId>(i + 1);
  }
  return table;
}
inline constexpr auto modifier_patrons = patrons_by_modifier();

// By location the patrons that change prices there, or those that do not.
consteval auto modifier_sets(bool changing_price) {
  std::array<CardSet, location_count + 1> table{};
  for (int i = 0; i < deck_size; ++i) {
    const Modifier& modifier = patron_cards[i].modifier;
    if (changes_price(modifier.kind) == changing_price)
      table[code(modifier.location)] |= bit(i + 1);
  }
  return table;
}
inline constexpr auto action_modifier_sets = modifier_sets(false);
inline constexpr auto price_modifier_sets = modifier_sets(true);

}  // namespace detail

// The patron with this modifier at this location, or 0.
constexpr CardId modifier_patron(ModifierKind kind, Location location) {
  return detail::modifier_patrons[code(kind)][code(location)];
}
// Whether a set of patrons contains this modifier for this location.
constexpr bool has_modifier(CardSet patrons, ModifierKind kind, Location location) {
  const CardId patron = modifier_patron(kind, location);
  return patron != 0 && contains(patrons, patron);
}
// AR-38: the patrons of a set that modify an action from its placing to its end.
constexpr CardSet modifiers_of_action(CardSet patrons, Location location) {
  return patrons & detail::action_modifier_sets[code(location)];
}
// The patrons that lower or soften prices at this location while they are active.
constexpr CardSet price_changers(Location location) {
  return detail::price_modifier_sets[code(location)];
}

// Whether the action under way has this modifier (AR-38: fixed when the worker was placed).
constexpr bool modified(const Pending& pending, ModifierKind kind) {
  return has_modifier(pending.mods, kind, pending.location);
}

// How the price of a purchase is softened by the patrons active now (AR-38).
struct Purchase {
  int discounts = 0;
  Swap swap = Swap::none;
};
constexpr Purchase purchase_modifiers(const Player& player, Location location) {
  Purchase result;
  if (has_modifier(player.active, ModifierKind::discount, location)) result.discounts = 1;
  if (has_modifier(player.active, ModifierKind::surplus_for_resource, location))
    result.swap = Swap::surplus;
  if (has_modifier(player.active, ModifierKind::resource_for_surplus, location))
    result.swap = Swap::resource;
  return result;
}

// The price of the patron that sells influence in this action (AR-37 BUY_INFLUENCE).
constexpr const Price& influence_price(Location location) {
  return card_of(patron_cards, modifier_patron(ModifierKind::buy_influence, location)).modifier.pay;
}

// AR-54: points of one patron's end-game kind for its owner, with the board as it is.
int endgame_points(const State& state, Seat seat, const Endgame& endgame);
// How often the owner carries out an end-game kind, the doubled patron counted twice (AR-57).
int endgame_count(const Player& player, EndgameKind kind);
// The patrons that may be doubled, equal kinds once (AR-54 [7.32]).
CardSet doubling_choices(const Player& player);

}  // namespace triclinium::ave_roma
