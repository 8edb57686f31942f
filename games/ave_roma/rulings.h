// What the rulebook leaves open, in one place: each ruling that is more than the order of things is
// a function or a constant here. The player's help lists all of them (locales, "rules", "Ruling").
//
// Settled by the order of the steps, without code of their own: AR-6 (setup.cpp, pool.h), AR-38 and
// AR-39 (steps.h, run.cpp), AR-40 and AR-42 (rounds.cpp: empty slots are filled from slot 1
// rightwards), AR-56 and AR-57 (scoring.cpp), AR-62 (rounds.cpp), AR-72 (the extra spaces of Roma
// are paid, a discount lowers its own kind of price: answers.cpp, payment.cpp), AR-75 and AR-76
// (answers.cpp). By table: which slots are marked 3+, 4+, 5+ (AR-21, `slot_players`).
#pragma once

#include "games/ave_roma/state.h"

namespace triclinium::ave_roma::rulings {

// AR-30: a worker takes the card of a slot whose number is not below its value.
constexpr unsigned values_reaching(int slot) { return (2u << slot_reach[slot - 1]) - 2; }
// The slots, as bits from 1, that some of the values reach.
constexpr unsigned slots_reached(unsigned values) {
  unsigned slots = 0;
  for (int slot = 1; slot <= slot_count; ++slot)
    slots |= static_cast<unsigned>((values & values_reaching(slot)) != 0) << slot;
  return slots;
}

// AR-36: "±n" means any value within n, as bits from 1.
constexpr unsigned trained_values(int worker, int range) {
  const int low = worker - range < 1 ? 1 : worker - range;
  const int high = worker + range > worker_values ? worker_values : worker + range;
  return (2u << high) - (1u << low);
}

// AR-26: a first marker with n influence goes to level n. The other reading, that placing it on 0
// uses up the first step, would be −1.
inline constexpr int first_marker_counts_from = 0;

// AR-28: on an empty area Aedilis is impossible; Mercator may still sell, Propraetor use influence.
constexpr bool may_act_on(Location location, bool has_card) {
  return has_card || location != Location::aedilis;
}
// AR-28: FREE_AREA_CARD waives the price of a card, not that of an empty area.
constexpr bool free_card_waives(bool has_card) { return has_card; }

// AR-13: a unit that finds three of its kind is bought as surplus, if there is room.
constexpr bool may_buy(int in_stock, int surplus) {
  return in_stock < storage || surplus < surplus_max;
}

// AR-75: a card whose influence is spent (turned) can still be used for its icon.
inline constexpr bool turned_cards_stay_usable = true;

// AR-53: from the top, at most at the brown marker and below the marker above.
constexpr int adjusted_level(int level, int room) {
  const int target = level < room ? level : room;
  return target < 0 ? 0 : target;
}

// AR-54: points of a patron for each area where its owner is first.
constexpr int first_place_points(int seats) { return many_players(seats) ? 3 : 2; }

// AR-55: "most resources" in the tie-break are the basic ones and surplus together.
constexpr int resources_of_tie_break(const Player& player) {
  int n = 0;
  for (std::uint8_t units : player.stock) n += units;
  return n;
}

// AR-56: first is the strictly highest marker, also one alone on level 0.
constexpr bool is_first(const Area& area, int seats, Seat seat) {
  if (area.levels[seat] == no_marker) return false;
  for (Seat other = 0; other < seats; ++other) {
    if (other != seat && area.levels[other] >= area.levels[seat]) return false;
  }
  return true;
}

}  // namespace triclinium::ave_roma::rulings

namespace triclinium::ave_roma {

// AR-26: the level after n influence in an area, the old one if nothing happens.
constexpr int raised_level(const Area& area, int seats, Seat seat, int n) {
  const int old = area.levels[seat];
  int target = (old == no_marker ? rulings::first_marker_counts_from : old) + n;
  if (target > area_top) target = area_top;
  const auto occupied = [&](int level) {
    for (Seat other = 0; other < seats; ++other) {
      if (other != seat && area.levels[other] == level) return true;
    }
    return false;
  };
  while (target > 0 && occupied(target)) --target;
  return target > old ? target : old;
}

}  // namespace triclinium::ave_roma
