#include "games/carpe_diem/scoring.h"

#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/tile.h"

namespace triclinium {

// Top and right count from the left and from above, bottom and left the other way round.
int carpe_diem::line_position(int frame_side, int line) {
  return frame_side < 2 ? line : district_size - line;
}

carpe_diem::Cells carpe_diem::cells_before_line(int frame_side, int line) {
  const int first = line_position(frame_side, line);
  return frame_side % 2 == 0 ? columns_before(first) : rows_above(first);
}

bool carpe_diem::is_met(const Player& player, int frame_side, const FrameGoal& goal) {
  if (player.completed[static_cast<std::size_t>(goal.type)] == 0) return false;
  const Cells before = cells_before_line(frame_side, goal.line);
  bool met = false;
  player.district.each_complete(goal.type,
                                [&](Cells cells) { met |= rulings::crosses(cells, before); });
  return met;
}

Standing CarpeDiem::standing(const State& state) {
  Standing result;
  for (Seat s = 0; s < state.seats; ++s) {
    result.scores[static_cast<std::size_t>(s)] = static_cast<std::int16_t>(score(state, s));
  }
  rank_seats(result, state.seats,
             [&](Seat a, Seat b) { return carpe_diem::rulings::stands_before(state, a, b); });
  return result;
}

}  // namespace triclinium
