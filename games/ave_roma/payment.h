// Prices and the ways to pay them: the set W of bundles of the notation.
#pragma once

#include "games/ave_roma/patrons.h"

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

// What a price is paid from.
struct Purse {
  std::array<std::uint8_t, stock_kinds> stock;
  int denarii;

  int surplus() const { return stock[resource_kinds]; }
};
constexpr Purse purse_of(const Player& player) { return {player.stock, player.denarii}; }

// A price after discounts of money and surplus.
struct Cost {
  Price price;
  std::uint8_t discount = 0;  // resource units to leave out
  Swap swap = Swap::none;
};
constexpr Payment payment_of(const Cost& cost, CardId card) {
  Payment payment;
  payment.open = 1;
  payment.price = cost.price;
  payment.discount = cost.discount;
  payment.swap = cost.swap;
  payment.card = card;
  return payment;
}

// Units of the six kinds, coloured and any.
constexpr int resource_units(const Price& price) {
  return price.wood + price.stone + price.livestock + price.wheat + price.ore + price.wine +
         price.black + price.green + price.red + price.any;
}

namespace detail {
// Prices by row and card.
consteval auto row_price_table() {
  std::array<std::array<Price, deck_size + 1>, row_count> table{};
  for (int i = 0; i < deck_size; ++i) {
    table[row_of(Location::legatus)][i + 1] = war_cards[i].price;
    table[row_of(Location::aedificator)][i + 1] = building_cards[i].price;
    table[row_of(Location::senatus)][i + 1] = patron_cards[i].price;
  }
  return table;
}
inline constexpr auto row_prices = row_price_table();
}  // namespace detail
constexpr const Price& printed_price(Location location, CardId card) {
  return detail::row_prices[row_of(location)][card];
}
// The price of a card with the discounts and the swap of the patrons active now, and more discounts
// for cards used (AR-37, AR-72).
Cost cost_of(const Purchase& purchase, Location location, CardId card, int extra_discounts);
// AR-72: discounts that still have an effect on a price.
int useful_discounts(const Cost& cost, Location location);

// Whether the stock allows at least one bundle, and the money is there.
bool payable(const Purse& purse, const Cost& cost);
// What the purse lacks of a price: own kinds first, then colours, then any; nothing if payable.
Price shortfall(const Purse& purse, const Cost& cost);
// Whether the price leaves no choice: then its units are the only bundle.
constexpr bool is_fixed(const Payment& payment) {
  return payment.discount == 0 && payment.swap == Swap::none && payment.price.black == 0 &&
         payment.price.green == 0 && payment.price.red == 0 && payment.price.any == 0;
}
// All bundles that pay and are in stock, narrowed by the answers given.
void list_bundles(const Player& player, const Payment& payment, BundleList& list);

// AR-34: the price of the path over the next `steps` spaces.
class PathPrice {
 public:
  PathPrice(const State& state, Seat seat);
  // One space more.
  void step();
  Cost cost() const { return {price_, 0, Swap::none}; }

 private:
  Price price_;
  unsigned taken_ = 0;  // spaces with discs of others: not paid
  int space_;
};
Cost path_cost(const State& state, Seat seat, int steps);

}  // namespace triclinium::ave_roma
