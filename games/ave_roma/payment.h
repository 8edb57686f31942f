// Prices and the ways to pay them: the set W of bundles of the notation.
#pragma once

#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// Units of the six kinds (two bits each, at most 3) and of surplus (three bits, at most 7).
using Bundle = std::uint16_t;
constexpr int units(Bundle bundle, int kind) {
  return kind < resource_kinds ? (bundle >> (2 * kind)) & 3 : bundle >> (2 * resource_kinds);
}
constexpr Bundle one_unit(int kind) { return static_cast<Bundle>(1u << (2 * kind)); }

// Never more: a bundle is fixed by its units of the six kinds.
inline constexpr int most_bundles = 4096;

// The bundles that are left, after the answers given; not initialised on purpose.
struct BundleList {
  Bundle items[most_bundles];
  int size = 0;

  BundleList() {}
  // What all have in common is set aside.
  Bundle common() const;
  // Keeps those whose rest begins with the kind.
  void keep(int kind);
  // The kinds with which a rest begins, as bits.
  unsigned first_kinds() const;
};

// A price as bought here: discounts taken off money and surplus, the number of resource units to
// leave out, the swap (AR-37, AR-72).
Payment price_of(const Player& player, Location location, CardId card, int extra_discounts);
// AR-72: discounts that still have an effect on the price of the card.
int useful_discounts(const Player& player, Location location, CardId card);
int resource_units(const Price& price);
constexpr void add(Price& sum, const Price& part) {
  sum.black = static_cast<std::uint8_t>(sum.black + part.black);
  sum.green = static_cast<std::uint8_t>(sum.green + part.green);
  sum.red = static_cast<std::uint8_t>(sum.red + part.red);
  sum.any = static_cast<std::uint8_t>(sum.any + part.any);
  sum.surplus = static_cast<std::uint8_t>(sum.surplus + part.surplus);
  sum.denarii = static_cast<std::uint8_t>(sum.denarii + part.denarii);
}
const Price& printed_price(Location location, CardId card);

// Whether the stock allows at least one bundle, and the money is there.
bool payable(const Player& player, const Payment& payment);
// All bundles that pay and are in stock, narrowed by the answers given.
void list_bundles(const Player& player, const Payment& payment, BundleList& list);

// AR-34: the price of the path over the next `steps` spaces.
Payment path_price(const State& state, Seat seat, int steps);

}  // namespace triclinium::ave_roma
