// What is possible in the action under way: asked by the steps (is there a question?) and by the
// list of legal actions (which answers?).
#pragma once

#include <algorithm>

#include "games/ave_roma/payment.h"
#include "games/ave_roma/rulings.h"
#include "games/ave_roma/steps.h"

namespace triclinium::ave_roma {

namespace detail {

consteval auto kinds_on_areas() {
  std::array<std::uint8_t, deck_size + 1> table{};
  for (int i = 0; i < deck_size; ++i) {
    const AreaCard& card = area_cards[i];
    table[i + 1] = resource_set(card.top[0], card.top[1], card.bottom[0], card.bottom[1]);
  }
  return table;
}
inline constexpr auto area_kind_sets = kinds_on_areas();

template <class Cards>
consteval auto symbol_sets(const Cards& cards) {
  std::array<CardSet, symbol_count> sets{};
  for (int i = 0; i < deck_size; ++i) sets[code(cards[i].symbol)] |= bit(i + 1);
  return sets;
}
inline constexpr std::array<std::array<CardSet, symbol_count>, deck_count> with_symbol{
    symbol_sets(area_cards), symbol_sets(building_cards), symbol_sets(war_cards),
    symbol_sets(patron_cards)};

template <class Cards>
consteval auto influence_sets(const Cards& cards) {
  std::array<CardSet, 3> sets{};
  for (int i = 0; i < deck_size; ++i) sets[cards[i].influence] |= bit(i + 1);
  return sets;
}
inline constexpr std::array<CardSet, 3> building_influence = influence_sets(building_cards);
inline constexpr std::array<CardSet, 3> war_influence = influence_sets(war_cards);

}  // namespace detail

// Kinds shown on an area card, as bits; none without a card.
constexpr unsigned kinds_on(CardId area_card) { return detail::area_kind_sets[area_card]; }

// AR-71, AR-73, AR-75: own cards, also one just bought, whose icon is not spent; patrons only while
// passive.
constexpr CardSet usable(const Player& player, Deck deck) {
  if (deck == Deck::patron) return player.passive & ~player.used[code(deck)];
  CardSet spent = player.used[code(deck)];
  if (!rulings::turned_cards_stay_usable) spent |= player.turned[code(deck)];
  return player.of(deck) & ~spent;
}
constexpr CardSet usable(const Player& player, Deck deck, int symbol) {
  return usable(player, deck) & detail::with_symbol[code(deck)][symbol];
}
constexpr int usable_count(const Player& player, int symbol) {
  int n = 0;
  for (int deck = 0; deck < deck_count; ++deck) n += count(usable(player, Deck(deck), symbol));
  return n;
}
constexpr bool any_usable(const Player& player) {
  return usable(player, Deck::area) || usable(player, Deck::building) ||
         usable(player, Deck::war) || usable(player, Deck::patron);
}

constexpr CardSet unturned(const Player& player, Deck deck) {
  return player.of(deck) & ~player.turned[code(deck)];
}
// AR-25: own cards of influence 1 or 2 that are not turned.
constexpr int influence_cards(const Player& player, int influence) {
  return count(unturned(player, Deck::building) & detail::building_influence[influence]) +
         count(unturned(player, Deck::war) & detail::war_influence[influence]);
}

// Calls f(i, j) for each `influence i j` offered from an area (D6); stops when f returns true.
template <class F>
bool for_each_influence(const State& state, const Area& area, F f) {
  const Player& player = state.actor();
  const int ones = std::min(influence_cards(player, 1), area_top);
  const int twos = std::min(influence_cards(player, 2), area_top / 2);
  if (ones + twos == 0) return false;
  std::array<int, 2 * area_top + 1> level{};
  for (int n = 0; n <= ones + 2 * twos; ++n)
    level[n] = raised_level(area, state.seats, state.to_act, n);
  const int old = area.levels[state.to_act];
  for (int i = 0; i <= ones; ++i) {
    for (int j = 0; j <= twos; ++j) {
      const int n = i + 2 * j;
      if (n == 0 || level[n] == old) continue;
      // The level grows with n, so the nearest smaller choices tell for all.
      if (i > 0 && n > 1 && level[n - 1] == level[n]) continue;
      if (j > 0 && n > 2 && level[n - 2] == level[n]) continue;
      if (f(i, j)) return true;
    }
  }
  return false;
}

// AR-36: slots that are free and can be paid, as bits from 1.
constexpr unsigned training_choices(const Player& player) {
  unsigned choices = 0;
  for (int k = 1; k <= training_slots; ++k) {
    const bool free = player.training[k - 1] == 0;
    choices |= static_cast<unsigned>(free & (training_price[k - 1] <= player.denarii)) << k;
  }
  return choices;
}

constexpr Cost influence_cost(Location location) {
  return {influence_price(location), 0, Swap::none};
}
// AR-37 BUY_INFLUENCE: unbought in this action, payable, and the marker changes.
inline bool can_buy_influence(const State& state) {
  const Pending& pending = state.pending;
  if (!modified(pending, ModifierKind::buy_influence) || pending.has(Done::influence)) return false;
  const Area& area = state.area();
  if (raised_level(area, state.seats, state.to_act, 1) == area.levels[state.to_act]) return false;
  return payable(Purse(state.actor()), influence_cost(pending.location));
}

// AR-37 FREE_STEP: whether the free step would unlock a patron slot.
constexpr bool step_unlocks(const Player& player) {
  return player.political < patron_slots &&
         colosseum_track[(player.colosseum + 1) % colosseum_spaces].honours;
}

// AR-72: the influence of k cards at Propraetor, moved as one sum (AR-75).
inline constexpr int cards_per_influence = 3;

// Calls f(symbol, k) for each `use` offered now (notation, section 5); stops when f returns true.
template <class F>
bool for_each_use(const State& state, F f) {
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  const Location location = pending.location;
  for (int symbol = 0; symbol < symbol_count; ++symbol) {
    const int all = usable_count(player, symbol);
    if (all == 0) continue;
    if (has_row(location)) {
      const CardPile& deck = state.deck(deck_of(location));
      if (deck.empty()) return false;
      const Purchase purchase = purchase_modifiers(player, location);
      const Cost plain = cost_of(purchase, location, deck.back(), 0);
      const int most = std::min(all, std::max(1, useful_discounts(plain, location)));
      for (int k = 1; k <= most; ++k) {
        const Cost cost = cost_of(purchase, location, deck.back(), k);
        if (payable(Purse(player), cost) && f(symbol, k)) return true;
      }
      continue;
    }
    if (location == Location::propraetor) {
      const Area& area = state.area();
      int old = area.levels[state.to_act];
      for (int k = cards_per_influence; k <= all; k += cards_per_influence) {
        const int level = raised_level(area, state.seats, state.to_act, k / cards_per_influence);
        if (level == old) continue;
        old = level;
        if (f(symbol, k)) return true;
      }
      continue;
    }
    int most = all;
    if (location == Location::mercator) most = std::min(all, surplus_max - player.surplus());
    const bool paid = location == Location::roma && !modified(pending, ModifierKind::free_movement);
    for (int k = 1; k <= most; ++k) {
      if (paid && !payable(Purse(player), path_cost(state, state.to_act, pending.value + k))) break;
      if (f(symbol, k)) return true;
    }
  }
  return false;
}
inline bool any_use(const State& state) {
  return for_each_use(state, [](int, int) { return true; });
}

// AR-27: printed on the board.
constexpr int area_price(const State& state) {
  return state.options.advanced ? area_price_advanced : area_price_basic;
}
// AR-27: what the area of a value costs at this location.
constexpr int area_due(const State& state, Location location, CardSet mods, int value) {
  if (!uses_area(location)) return 0;
  const Area& area = state.areas[value - 1];
  if (area.card != 0 && !area.up) return 0;
  if (rulings::free_card_waives(area.card != 0) &&
      has_modifier(mods, ModifierKind::free_area_card, location))
    return 0;
  return area_price(state);
}

// Whether the pair of fragments that the area's card completes gives a resource (AR-29).
namespace detail {
consteval auto fragment_sets() {
  std::array<CardSet, fragment_count> sets{};
  for (int i = 0; i < deck_size; ++i) sets[code(area_cards[i].fragment)] |= bit(i + 1);
  return sets;
}
inline constexpr auto with_fragment = fragment_sets();
}  // namespace detail
constexpr int fragments_owned(const Player& player, Fragment fragment) {
  return count(player.of(Deck::area) & detail::with_fragment[code(fragment)]);
}
constexpr bool completes_fragment(const Player& player, CardId area_card) {
  return fragments_owned(player, card_of(area_cards, area_card).fragment) % 2 == 1;
}
constexpr unsigned fragment_kinds(Fragment fragment) {
  if (fragment == Fragment::multi) return (1u << resource_kinds) - 1;
  return 3u << (2 * code(fragment));
}

}  // namespace triclinium::ave_roma
