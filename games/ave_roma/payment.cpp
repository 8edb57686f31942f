#include "games/ave_roma/payment.h"

#include <algorithm>

namespace triclinium::ave_roma {

namespace {

using Icons = std::array<std::uint8_t, 12>;
constexpr Icons icons_of(const Price& price) { return std::bit_cast<Icons>(price); }

// Which bundles pay a price, kind by kind. A unit fits an icon of its kind, else of its colour,
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
  BundleList& list;

  void colour(int c, int sum, int any_used, unsigned bundle) {
    if (c == colour_count) return finish(sum, any_used, bundle);
    const int a = 2 * c;
    const int b = a + 1;
    const int room = size - least_surplus - sum;
    for (int x = all_icons ? icons[a] : 0; x <= stock[a] && x <= room; ++x) {
      for (int y = all_icons ? icons[b] : 0; y <= stock[b] && x + y <= room; ++y) {
        const int excess = std::max(0, x - icons[a]) + std::max(0, y - icons[b]);
        const int rest = any_used + std::max(0, excess - icons[resource_kinds + c]);
        if (rest > any + any_per_swap * surplus_due) break;
        colour(c + 1, sum + x + y, rest,
               bundle | static_cast<unsigned>(x) << (2 * a) | static_cast<unsigned>(y) << (2 * b));
      }
    }
  }

  void finish(int sum, int any_used, unsigned bundle) {
    const int surplus = size - sum;
    if (surplus < least_surplus || surplus > most_surplus) return;
    if (any_used > any + any_per_swap * (surplus_due - surplus)) return;
    list.items[list.size++] =
        static_cast<Bundle>(bundle | static_cast<unsigned>(surplus) << (2 * resource_kinds));
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
  list.size = 0;
  Search search{.stock = player.stock,
                .icons = icons,
                .size = needed + surplus_due,
                .least_surplus = payment.swap == Swap::resource ? 0 : surplus_due,
                .most_surplus = payment.swap == Swap::surplus
                                    ? player.surplus()
                                    : std::min(surplus_due, player.surplus()),
                .any = payment.price.any,
                .any_per_swap = payment.swap == Swap::resource ? 1 : 0,
                .surplus_due = surplus_due,
                .all_icons = needed == resources && payment.swap != Swap::surplus,
                .list = list};
  search.colour(0, 0, 0, 0);
  for (std::uint8_t kind : payment.chosen) list.keep(kind);
}

Bundle BundleList::common() const {
  // Fields are compared one by one: the least of each.
  Bundle result = items[0];
  for (int i = 1; i < size; ++i) {
    if (items[i] == result) continue;
    for (int kind = 0; kind < stock_kinds; ++kind) {
      while (units(result, kind) > units(items[i], kind))
        result = static_cast<Bundle>(result - one_unit(kind));
    }
  }
  return result;
}

namespace {

int first_kind(Bundle rest) {
  return std::min(std::countr_zero(rest) / 2, static_cast<int>(Resource::surplus));
}

}  // namespace

void BundleList::keep(int kind) {
  const Bundle aside = common();
  int kept = 0;
  for (int i = 0; i < size; ++i) {
    const Bundle rest = static_cast<Bundle>(items[i] - aside);
    if (rest != 0 && first_kind(rest) == kind) items[kept++] = items[i];
  }
  size = kept;
}

unsigned BundleList::first_kinds() const {
  const Bundle aside = common();
  unsigned kinds = 0;
  for (int i = 0; i < size; ++i) {
    const Bundle rest = static_cast<Bundle>(items[i] - aside);
    if (rest != 0) kinds |= 1u << first_kind(rest);
  }
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
