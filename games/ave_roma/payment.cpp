#include "games/ave_roma/payment.h"

#include <algorithm>

namespace triclinium::ave_roma {

namespace {

using Icons = std::array<std::uint8_t, 12>;
constexpr Icons icons_of(const Price& price) { return std::bit_cast<Icons>(price); }

// Units of some kinds: their bundle, how many they are, and how many of them fill icons that take
// any kind. Units of other kinds are added.
class Part {
 public:
  constexpr Part() = default;
  constexpr Part(unsigned bundle, int size, int any)
      : word_(bundle | static_cast<unsigned>(size) << 16 | static_cast<unsigned>(any) << 24) {}

  constexpr unsigned bundle() const { return word_ & 0xffff; }
  constexpr int size() const { return static_cast<int>(word_ >> 16 & 0xff); }
  constexpr int any() const { return static_cast<int>(word_ >> 24); }

  friend constexpr Part operator+(Part a, Part b) {
    a.word_ += b.word_;
    return a;
  }

 private:
  std::uint32_t word_;
};

// Which bundles pay a price, colour by colour. A unit fits an icon of its kind, else of its colour,
// else any; icons that are left over are those left out or paid with surplus.
struct Search {
  const std::array<std::uint8_t, stock_kinds>& stock;
  Icons icons;
  int size;           // units of every bundle
  int least_surplus;  // spent in a bundle
  int most_surplus;
  int any;           // icons that take any kind
  int any_per_swap;  // 1 if each surplus saved is one more such icon
  int surplus_due;
  bool all_icons;  // every resource icon must be paid with a resource

  template <int Capacity>
  struct Parts {
    Part items[Capacity];
    int size = 0;

    // Without a branch, which nothing foretells.
    void add_if(bool condition, Part part) {
      items[size] = part;
      size += condition;
    }
  };
  using ColourParts = Parts<(storage + 1) * (storage + 1)>;

  ColourParts of_colour(int c) const {
    const int a = 2 * c;
    const int b = a + 1;
    ColourParts parts;
    for (int x = all_icons ? icons[a] : 0; x <= stock[a]; ++x) {
      for (int y = all_icons ? icons[b] : 0; y <= stock[b]; ++y) {
        const int excess = std::max(0, x - icons[a]) + std::max(0, y - icons[b]);
        const auto bundle = static_cast<unsigned>(x << (2 * a) | y << (2 * b));
        const Part part(bundle, x + y, std::max(0, excess - icons[resource_kinds + c]));
        parts.add_if(part.any() <= any + any_per_swap * surplus_due, part);
      }
    }
    return parts;
  }

  bool pays(Part part) const {
    const int surplus = size - part.size();
    bool paid = surplus >= least_surplus;
    paid &= surplus <= most_surplus;
    paid &= part.any() <= any + any_per_swap * (surplus_due - surplus);
    return paid;
  }
  // Whether units of the last colour could make a part pay.
  bool may_pay(Part part) const {
    const int missing = size - part.size();
    bool possible = missing >= least_surplus;
    possible &= missing <= most_surplus + stock[4] + stock[5];
    possible &= part.any() <= any + any_per_swap * surplus_due;
    return possible;
  }

  void fill(BundleList& list) const {
    const ColourParts first = of_colour(0);
    const ColourParts second = of_colour(1);
    const ColourParts third = of_colour(2);
    Parts<most_bundles / (storage + 1) / (storage + 1)> two;
    for (int i = 0; i < first.size; ++i) {
      for (int j = 0; j < second.size; ++j) {
        const Part part = first.items[i] + second.items[j];
        two.add_if(may_pay(part), part);
      }
    }
    int found = 0;
    for (int i = 0; i < two.size; ++i) {
      for (int j = 0; j < third.size; ++j) {
        const Part part = two.items[i] + third.items[j];
        const int surplus = size - part.size();
        list.items[found] = static_cast<Bundle>(part.bundle() | surplus << (2 * resource_kinds));
        found += pays(part);
      }
    }
    list.size = found;
  }
};

}  // namespace

Cost cost_of(const Purchase& purchase, Location location, CardId card, int extra_discounts) {
  Cost cost{printed_price(location, card), 0, purchase.swap};
  const int discounts = purchase.discounts + extra_discounts;
  if (discounts == 0) return cost;
  Price& price = cost.price;
  switch (location) {
    case Location::legatus:
      price.surplus = static_cast<std::uint8_t>(std::max(0, price.surplus - discounts));
      break;
    case Location::senatus:
      price.denarii =
          static_cast<std::uint8_t>(std::max(0, price.denarii - discount_denarii * discounts));
      break;
    default:
      cost.discount = static_cast<std::uint8_t>(std::min(discounts, resource_units(price)));
      break;
  }
  return cost;
}

int useful_discounts(const Cost& cost, Location location) {
  switch (location) {
    case Location::legatus:
      return cost.price.surplus;
    case Location::senatus:
      return (cost.price.denarii + discount_denarii - 1) / discount_denarii;
    default:
      return resource_units(cost.price) - cost.discount;
  }
}

bool payable(Purse purse, const Cost& cost) {
  const PackedPrice price(cost.price);
  if (purse.denarii() < cost.price.denarii) return false;
  const int spare_surplus = purse.surplus() - cost.price.surplus;
  if (spare_surplus < 0 && cost.swap != Swap::resource) return false;
  const Lanes rest = purse.rest_of_colours(price);
  const int any = price.any + std::max(0, -spare_surplus);
  const int unfilled = price.own.beyond(purse.lanes()).first(resource_kinds).sum() +
                       price.coloured.beyond(rest).sum() +
                       std::max(0, any - rest.beyond(price.coloured).sum());
  return unfilled <= cost.discount + (cost.swap == Swap::surplus ? spare_surplus : 0);
}

Price shortfall(Purse purse, const Cost& cost) {
  Price lacking;
  if (payable(purse, cost)) return lacking;
  const auto missing = [](int due, int own) {
    return static_cast<std::uint8_t>(std::max(0, due - own));
  };
  const Icons icons = icons_of(cost.price);
  Icons lacks{};
  int rest = 0;
  for (int c = 0; c < colour_count; ++c) {
    int own = 0;
    for (int kind = 2 * c; kind < 2 * c + 2; ++kind) {
      lacks[kind] = missing(icons[kind], purse.units(kind));
      own += missing(purse.units(kind), icons[kind]);
    }
    lacks[resource_kinds + c] = missing(icons[resource_kinds + c], own);
    rest += missing(own, icons[resource_kinds + c]);
  }
  lacking = std::bit_cast<Price>(lacks);
  lacking.any = missing(cost.price.any, rest);
  lacking.surplus = missing(cost.price.surplus, purse.surplus());
  lacking.denarii = missing(cost.price.denarii, purse.denarii());
  if (cost.swap == Swap::resource) {  // spare resources stand in for surplus
    const int spare = std::max(0, rest - cost.price.any);
    lacking.surplus = missing(lacking.surplus, spare);
  }
  // Discounts and surplus in their place take away what is lacking, the rarest kinds first.
  int waived = cost.discount;
  if (cost.swap == Swap::surplus) waived += std::max(0, purse.surplus() - cost.price.surplus);
  Icons left = icons_of(lacking);
  for (int icon = 0; icon < resource_kinds + colour_count + 1 && waived > 0; ++icon) {
    const int less = std::min<int>(left[icon], waived);
    left[icon] = static_cast<std::uint8_t>(left[icon] - less);
    waived -= less;
  }
  return std::bit_cast<Price>(left);
}

void list_bundles(const Player& player, const Payment& payment, BundleList& list) {
  const Icons icons = icons_of(payment.price);
  const int resources = resource_units(payment.price);
  const int needed = resources - payment.discount;
  const int surplus_due = payment.price.surplus;
  if (is_fixed(payment)) {
    unsigned bundle = static_cast<unsigned>(surplus_due) << (2 * resource_kinds);
    for (int kind = 0; kind < resource_kinds; ++kind)
      bundle |= static_cast<unsigned>(icons[kind]) << (2 * kind);
    list.items[0] = static_cast<Bundle>(bundle);
    list.size = 1;
    return;
  }
  const Search search{.stock = player.stock,
                      .icons = icons,
                      .size = needed + surplus_due,
                      .least_surplus = payment.swap == Swap::resource ? 0 : surplus_due,
                      .most_surplus = payment.swap == Swap::surplus
                                          ? player.surplus()
                                          : std::min(surplus_due, player.surplus()),
                      .any = payment.price.any,
                      .any_per_swap = payment.swap == Swap::resource ? 1 : 0,
                      .surplus_due = surplus_due,
                      .all_icons = needed == resources && payment.swap != Swap::surplus};
  search.fill(list);
  for (std::uint8_t kind : payment.chosen) list.keep(kind);
}

Bundle BundleList::common() const {
  // The least of each kind: 2 or 3 if all have the upper bit, else 1 if all have a bit.
  constexpr unsigned lower = 0x555;
  unsigned all = ~0u;
  unsigned any = ~0u;
  unsigned least = ~0u;  // surplus, at the top, decides
  for (int i = 0; i < size; ++i) {
    all &= items[i];
    any &= items[i] | items[i] >> 1;
    least = std::min<unsigned>(least, items[i]);
  }
  const unsigned upper = all & 2 * lower;
  const unsigned surplus = units(static_cast<Bundle>(least), resource_kinds);
  return static_cast<Bundle>(upper | (upper >> 1 & all) | (~upper >> 1 & any & lower) |
                             surplus << (2 * resource_kinds));
}

namespace {

// The lowest bit of a rest lies in the kind with which it begins.
constexpr unsigned lowest_bit(unsigned rest) { return rest & (0 - rest); }
constexpr unsigned bits_of(int kind) {
  return kind < resource_kinds ? 3u << (2 * kind) : ~0u << (2 * resource_kinds);
}

}  // namespace

void BundleList::keep(int kind) {
  const unsigned aside = common();
  int kept = 0;
  for (int i = 0; i < size; ++i) {
    const bool begins = lowest_bit(items[i] - aside) & bits_of(kind);
    items[kept] = items[i];
    kept += begins;
  }
  size = kept;
}

unsigned BundleList::first_kinds() const {
  const unsigned aside = common();
  unsigned first_bits = 0;
  for (int i = 0; i < size; ++i) first_bits |= lowest_bit(items[i] - aside);
  unsigned kinds = 0;
  for (int kind = 0; kind < stock_kinds; ++kind)
    kinds |= static_cast<unsigned>((first_bits & bits_of(kind)) != 0) << kind;
  return kinds;
}

PathPrice::PathPrice(const State& state, Seat seat) : space_(state.players[seat].colosseum) {
  for (Seat other = 0; other < state.seats; ++other) {
    if (other != seat) taken_ |= 1u << state.players[other].colosseum;
  }
}

namespace {

// The price of each space, and behind them that of a space with a disc: nothing.
consteval auto packed_track() {
  std::array<PackedPrice, colosseum_spaces + 1> track{};
  for (int space = 0; space < colosseum_spaces; ++space)
    track[space] = PackedPrice(colosseum_track[space].cost);
  return track;
}
constexpr auto packed_spaces = packed_track();

}  // namespace

void PathPrice::step() {
  space_ = space_ + 1 == colosseum_spaces ? 0 : space_ + 1;
  const bool taken = (taken_ >> space_) & 1;
  price_ += packed_spaces[taken ? colosseum_spaces : space_];
}

Cost path_cost(const State& state, Seat seat, int steps) {
  PathPrice path(state, seat);
  for (int i = 0; i < steps; ++i) path.step();
  return {path.price().unpacked(), 0, Swap::none};
}

}  // namespace triclinium::ave_roma
