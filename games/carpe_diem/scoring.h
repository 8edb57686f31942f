// The points of the end (CD-60 … CD-64), one by one with what earned them.
#pragma once

#include "games/carpe_diem/events.h"
#include "games/carpe_diem/rules.h"

namespace triclinium::carpe_diem {

// The grid line 1 … 5 of a goal, counted from the left or from above.
int line_position(int frame_side, int line);
// The cells on one side of a frame line: a feature crosses it with cells here and elsewhere.
Cells cells_before_line(int frame_side, int line);
// CD-62: whether a completed feature of the goal's type crosses its line.
bool is_met(const Player& player, int frame_side, const FrameGoal& goal);

// Calls give(cause, points, detail) for everything that a seat scores at the end; `detail` are the
// arguments of the event `scored`.
template <class Give>
void final_points(const State& state, Seat seat, Give give) {
  const Player& player = state.players[static_cast<std::size_t>(seat)];
  const auto detail = [](auto... args) { return EventArgs{static_cast<std::int16_t>(args)...}; };

  // CD-60: goods, coins, bread and stored tiles.
  int items = player.coins + player.bread + player.stored.size();
  for (int count : player.goods) items += count;
  give(Cause::items, items / items_per_point, detail(items));

  // CD-61.
  const int space = state.prestige[static_cast<std::size_t>(seat)];
  give(Cause::prestige, space, detail(space));

  // CD-62: each goal once.
  for (int side = 0; side < 4; ++side) {
    const int part = player.frames[static_cast<std::size_t>(side)];
    for (int g = 0; g < 2; ++g) {
      const FrameGoal& goal = frame_parts[static_cast<std::size_t>(part)].goals[g];
      if (is_met(player, side, goal)) give(Cause::frames, goal.points, detail(part, side, g));
    }
  }

  // CD-63: two equal cards both count.
  for (std::uint32_t hand = player.fountains; hand != 0; hand &= hand - 1) {
    const int id = std::countr_zero(hand);
    const FountainCard& card = fountain_cards[id - 1u];
    const int count = player.completed[static_cast<std::size_t>(card.type)];
    give(Cause::fountains, count * card.points, detail(id, count));
  }

  // CD-64: each completed villa by its own chimneys.
  if (player.completed[static_cast<std::size_t>(Feature::villa)] == 0) return;
  player.district.each_complete(Feature::villa, [&](Cells cells) {
    int count = 0;
    for (Cells rest = cells; rest != 0; rest &= rest - 1) {
      count += tiles[player.tiles[std::countr_zero(rest)]].chimneys;
    }
    Event packed;
    packed.args[0] = static_cast<std::int16_t>(count);
    pack_cells(packed, 1, cells);
    const int most = static_cast<int>(villa_points.size()) - 1;
    give(Cause::villas, villa_points[static_cast<std::size_t>(std::min(count, most))], packed.args);
  });
}

}  // namespace triclinium::carpe_diem
