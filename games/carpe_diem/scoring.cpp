#include "games/carpe_diem/scoring.h"

#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {

carpe_diem::Cells carpe_diem::cells_before_line(int frame_side, int line) {
  // Top and right count from the left and from above, bottom and left the other way round.
  const int first = frame_side < 2 ? line : district_size - line;
  return frame_side % 2 == 0 ? columns_before(first) : rows_above(first);
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
