// What no rulebook settles, in one place. Each ruling that is more than a missing check is a
// function here; the player's help lists all of them (locales, "rulings").
//
// Settled by the order of things, without code of their own: CD-3 and CD-9 (the start player
// chooses a space first, when all else lies open; nobody arranges frame parts), CD-28 and CD-39
// (order of rewards, each building its own, building.h), CD-40 (the order of a forum phase is
// frozen when it begins, building.h), CD-48 (points may fall below zero), CD-52 (a card is
// finished, bread included, before the other one begins, forum.h), CD-67 (view.cpp). By table: CD-7
// (13 points for the third of three players, in both editions).
#pragma once

#include "games/carpe_diem/state.h"

namespace triclinium::carpe_diem::rulings {

// CD-21: bread leads only to a space whose blueprint still has a tile.
constexpr bool bread_may_lead_to(bool has_tile) { return has_tile; }

// CD-22: a step may come round to its own space if no other has a tile.
inline constexpr int longest_step = spaces;

// CD-25, CD-34: any tile may be stored, the craftsman's too, but not before the first one is built.
constexpr bool may_store(const District& district) { return district.built != 0; }

// CD-61: the last space of the prestige bar.
inline constexpr int prestige_end = 20;

// CD-62: a frame line lies between two rows or columns of cells, so a feature crosses it with cells
// on both sides.
constexpr bool crosses(Cells feature, Cells before_line) {
  return (feature & before_line) != 0 && (feature & ~before_line) != 0;
}

// CD-90: the neighbours of a space on the star path. It is the same ring in another order.
inline constexpr int star_stride = 3;

// CD-38: which steps past the end of the prestige bar are worth a point each.
enum class Steps : std::uint8_t { writ, administration, forum };
constexpr bool count_past_the_end(const Options& options, Steps source) {
  return options.edition_2018 == 0 || source == Steps::administration;
}

// CD-45, CD-52: three bread fulfil a card once more, again and again while bread lasts; the bread
// just won counts.
constexpr int most_extra(int bread, int bread_per_time) {
  int times = 0;
  for (; bread >= bread_for_extra && times < 255; ++times) {
    bread += bread_per_time - bread_for_extra;
  }
  return times;
}

// CD-50: green cards are fulfilled for every full set without a choice. CD-51: red cards may be
// paid fewer times than possible, also not at all.
inline constexpr int fewest_payments = 0;

// CD-53: villas are no dwellings.
constexpr int dwellings(const Player& player) {
  int count = 0;
  for (int f = 0; f < feature_types; ++f) {
    if (is_dwelling(Feature(f))) count += player.completed[static_cast<std::size_t>(f)];
  }
  return count;
}

// CD-65, CD-66: points, then writs left, then the lower prestige; otherwise equal, at every rank.
inline bool stands_before(const State& state, Seat a, Seat b) {
  const Player& x = state.players[static_cast<std::size_t>(a)];
  const Player& y = state.players[static_cast<std::size_t>(b)];
  if (x.score() != y.score()) return x.score() > y.score();
  const int writs_x = std::popcount(x.writs());
  const int writs_y = std::popcount(y.writs());
  if (writs_x != writs_y) return writs_x > writs_y;
  return state.prestige[static_cast<std::size_t>(a)] < state.prestige[static_cast<std::size_t>(b)];
}

}  // namespace triclinium::carpe_diem::rulings
