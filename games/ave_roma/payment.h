// Prices and the ways to pay them: the set W of bundles of the notation.
#pragma once

#include <algorithm>

#include "engine/lanes.h"
#include "games/ave_roma/patrons.h"

namespace triclinium::ave_roma {

// Units of the six kinds (two bits each, at most 3) and of surplus (three bits, at most 7).
using Bundle = std::uint16_t;
constexpr int units(Bundle bundle, int kind) {
  return kind < resource_kinds ? (bundle >> (2 * kind)) & 3 : bundle >> (2 * resource_kinds);
}

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

// A price as it is held against a stock.
struct PackedPrice {
  Lanes own;       // the six kinds, surplus, denarii
  Lanes coloured;  // a colour where the first of its two kinds is
  int any = 0;

  constexpr PackedPrice() = default;
  constexpr explicit PackedPrice(const Price& price)
      : own(std::array{price.wood, price.stone, price.livestock, price.wheat, price.ore, price.wine,
                       price.surplus, price.denarii}),
        coloured(std::array<std::uint8_t, 5>{price.black, 0, price.green, 0, price.red}),
        any(price.any) {}

  constexpr PackedPrice& operator+=(const PackedPrice& other) {
    own += other.own;
    coloured += other.coloured;
    any += other.any;
    return *this;
  }
  constexpr Price unpacked() const {
    const auto units = [](Lanes lanes, int lane) { return static_cast<std::uint8_t>(lanes[lane]); };
    return {units(own, 0),      units(own, 1),
            units(own, 2),      units(own, 3),
            units(own, 4),      units(own, 5),
            units(coloured, 0), units(coloured, 2),
            units(coloured, 4), static_cast<std::uint8_t>(any),
            units(own, 6),      units(own, 7)};
  }
};

// What a price is paid from, in the lanes of PackedPrice::own. Of denarii only so many count that
// no price and no two prices reach them.
class Purse {
 public:
  constexpr explicit Purse(const Player& player) : lanes_(player.stock) {
    add_denarii(std::min<int>(player.denarii, most_denarii));
  }

  constexpr Lanes lanes() const { return lanes_; }
  constexpr int units(int kind) const { return lanes_[kind]; }
  constexpr int surplus() const { return lanes_[resource_kinds]; }
  constexpr int denarii() const { return lanes_[denarii_lane]; }

  constexpr void add(int kind, int n) { lanes_ += Lanes::at(kind, n); }
  constexpr void add_denarii(int n) { lanes_ += Lanes::at(denarii_lane, n); }
  // What a bundle and money take away; both must be there.
  constexpr void pay(Bundle bundle, int denarii) {
    for (int kind = 0; kind < stock_kinds; ++kind)
      lanes_ -= Lanes::at(kind, ave_roma::units(bundle, kind));
    lanes_ -= Lanes::at(denarii_lane, denarii);
  }

  // What is left for coloured icons when those of single kinds are filled, in lanes of colours.
  constexpr Lanes rest_of_colours(const PackedPrice& price) const {
    return lanes_.beyond(price.own).first(resource_kinds).pairs();
  }
  // Whether every icon of the price can be filled, without discounts and swaps.
  constexpr bool covers(const PackedPrice& price) const {
    const Lanes rest = rest_of_colours(price);
    bool covered = lanes_.covers(price.own);
    covered &= rest.covers(price.coloured);
    covered &= rest.beyond(price.coloured).sum() >= price.any;
    return covered;
  }

 private:
  static constexpr int denarii_lane = stock_kinds;
  static constexpr int most_denarii = 90;

  Lanes lanes_;
};

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

consteval auto packed_row_price_table() {
  std::array<std::array<PackedPrice, deck_size + 1>, row_count> table{};
  for (int row = 0; row < row_count; ++row) {
    for (int card = 1; card <= deck_size; ++card)
      table[row][card] = PackedPrice(row_prices[row][card]);
  }
  return table;
}
inline constexpr auto packed_row_prices = packed_row_price_table();
}  // namespace detail
constexpr const Price& printed_price(Location location, CardId card) {
  return detail::row_prices[row_of(location)][card];
}
constexpr const PackedPrice& packed_price(Location location, CardId card) {
  return detail::packed_row_prices[row_of(location)][card];
}
// The price of a card with the discounts and the swap of the patrons active now, and more discounts
// for cards used (AR-37, AR-72).
Cost cost_of(const Purchase& purchase, Location location, CardId card, int extra_discounts);
// AR-72: discounts that still have an effect on a price.
int useful_discounts(const Cost& cost, Location location);

// Whether the stock allows at least one bundle, and the money is there.
bool payable(Purse purse, const Cost& cost);
// What the purse lacks of a price: own kinds first, then colours, then any; nothing if payable.
Price shortfall(Purse purse, const Cost& cost);
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
  const PackedPrice& price() const { return price_; }

 private:
  PackedPrice price_;
  unsigned taken_ = 0;  // spaces with discs of others: not paid
  int space_;
};
Cost path_cost(const State& state, Seat seat, int steps);

}  // namespace triclinium::ave_roma
