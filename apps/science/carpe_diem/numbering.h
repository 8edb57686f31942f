// The numbers of Carpe Diem's actions.
#pragma once

#include "apps/science/numbering.h"
#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {

template <>
struct Numbering<CarpeDiem> {
  static constexpr int version = 1;
  // More payments of one card than these have no number and are not offered to networks.
  static constexpr int most_times = 31;

  static constexpr KindTable<11> table{{{
      {"start", carpe_diem::ActionKind::start, {0, carpe_diem::spaces - 1}},
      {"step", carpe_diem::ActionKind::step, {0, 1}},
      {"bread", carpe_diem::ActionKind::bread, {0, carpe_diem::spaces - 1}},
      {"take", carpe_diem::ActionKind::take, {1, carpe_diem::tile_count}},
      {"place", carpe_diem::ActionKind::place, {0, carpe_diem::district_cells - 1}, {0, 3}},
      {"store", carpe_diem::ActionKind::store},
      {"give_back", carpe_diem::ActionKind::give_back, {1, carpe_diem::fountain_card_count}},
      {"spot", carpe_diem::ActionKind::spot, {0, carpe_diem::spots - 1}},
      {"first", carpe_diem::ActionKind::first, {1, carpe_diem::forum_card_count}},
      {"pay", carpe_diem::ActionKind::pay, {0, most_times}},
      {"extra", carpe_diem::ActionKind::extra, {0, most_times}},
  }}};
  static constexpr int size = table.size();
  static constexpr int number_of(const Action& action) { return table.number_of(action); }
  static constexpr Action action_of(int number) { return table.action_of(number); }
};
static_assert(Numbering<CarpeDiem>::size == 449);

}  // namespace triclinium
