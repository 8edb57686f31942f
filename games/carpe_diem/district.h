// A district as bit boards: where a tile fits and what it completes, in a few words of arithmetic.
//
// Cell = 6·column + row, so that numeric order is the order of the cells' names. East is +6, south
// +1. The type of each inner side is held in four bit planes, once for the sides between a cell and
// its east neighbour, once for those between a cell and its south neighbour.
#pragma once

#include <bit>

#include "games/carpe_diem/meta.h"

namespace triclinium::carpe_diem {

// The type of a tile side: grass, or a feature's number + 1.
using Side = std::uint8_t;
inline constexpr Side grass = 0;
constexpr Side side_of(Feature f) { return static_cast<Side>(static_cast<int>(f) + 1); }

enum class Direction : std::uint8_t { north, east, south, west };

struct Tile {
  std::array<Side, 4> sides{};  // N E S W, not turned
  // For each side the number of its type on this tile: 0 grass, 1 and 2 as in `spanning`.
  std::array<std::uint8_t, 4> slots{};
  std::array<Feature, 2> spanning{Feature::none, Feature::none};  // features that have sides
  Feature alone = Feature::none;
  std::uint8_t chimneys = 0;
  std::uint8_t rotations = 4;  // 0 … rotations−1 are different (notation 2.1)
  std::uint8_t kind = 0;       // equal tiles have equal kinds

  constexpr Side side(int direction, int rotation) const {
    return sides[(direction - rotation) & 3];
  }
};

using Cells = std::uint64_t;  // a set of cells

constexpr int cell_at(int row, int column) { return district_size * column + row; }
constexpr int row_of(int cell) { return cell % district_size; }
constexpr int column_of(int cell) { return cell / district_size; }
constexpr Cells bit(int cell) { return Cells{1} << cell; }

inline constexpr Cells all_cells = bit(district_cells) - 1;
inline constexpr int shovel_cell = cell_at(2, 2);

constexpr Cells rows_above(int row) {
  Cells cells = 0;
  for (int c = 0; c < district_cells; ++c) {
    if (row_of(c) < row) cells |= bit(c);
  }
  return cells;
}
constexpr Cells columns_before(int column) { return bit(district_size * column) - 1; }

inline constexpr Cells not_bottom = rows_above(district_size - 1);
inline constexpr Cells not_top = not_bottom << 1;
inline constexpr Cells not_right = columns_before(district_size - 1);
inline constexpr Cells not_left = not_right << district_size;

// The sides of one type: between a cell and its east neighbour, and its south neighbour.
struct Joints {
  Cells east = 0;
  Cells south = 0;
};

// For each type of side what turns all planes to ones where a side is of that type.
inline constexpr std::array<std::array<Cells, 4>, spanning_types + 1> side_flips = [] {
  std::array<std::array<Cells, 4>, spanning_types + 1> flips{};
  for (std::size_t type = 0; type < flips.size(); ++type) {
    for (std::size_t b = 0; b < 4; ++b) flips[type][b] = (type >> b & 1) != 0 ? 0 : all_cells;
  }
  return flips;
}();

struct District {
  std::array<Cells, 4> east{};   // bit planes of the types of the sides towards the east
  std::array<Cells, 4> south{};  // and towards the south
  Cells built = 0;

  Joints joints(Side type) const {
    const std::array<Cells, 4>& flips = side_flips[type];
    Joints joints{all_cells, all_cells};
    for (std::size_t b = 0; b < 4; ++b) {
      joints.east &= east[b] ^ flips[b];
      joints.south &= south[b] ^ flips[b];
    }
    return joints;
  }
  // All sides that are not grass.
  Joints open_joints() const {
    return {east[0] | east[1] | east[2] | east[3], south[0] | south[1] | south[2] | south[3]};
  }

  Side side(int cell, Direction direction) const {
    const auto type = [](const std::array<Cells, 4>& planes, int at) {
      int side = 0;
      for (std::size_t b = 0; b < 4; ++b) side |= static_cast<int>(planes[b] >> at & 1) << b;
      return static_cast<Side>(side);
    };
    switch (direction) {
      case Direction::north:
        return row_of(cell) == 0 ? grass : type(south, cell - 1);
      case Direction::east:
        return column_of(cell) == district_size - 1 ? grass : type(east, cell);
      case Direction::south:
        return row_of(cell) == district_size - 1 ? grass : type(south, cell);
      case Direction::west:
        return column_of(cell) == 0 ? grass : type(east, cell - district_size);
    }
    return grass;
  }

  // CD-25: the shovel cell first, then all empty cells beside a built one.
  Cells frontier() const {
    if (built == 0) return bit(shovel_cell);
    const Cells beside = (built & not_bottom) << 1 | (built & not_top) >> 1 |
                         built << district_size | built >> district_size;
    return beside & ~built & all_cells;
  }

  // CD-26: the cells where a tile fits, for each of its different rotations.
  std::array<Cells, 4> fits(const Tile& tile) const {
    // allowed[slot][direction]: cells whose neighbour there accepts the tile's side of that slot.
    std::array<std::array<Cells, 4>, 3> allowed;
    const Joints open = open_joints();
    allowed[0] = {~(open.south << 1), ~open.east, ~open.south, ~(open.east << district_size)};
    const std::array<Cells, 4> free{not_top & ~(built << 1), not_right & ~(built >> district_size),
                                    not_bottom & ~(built >> 1),
                                    not_left & ~(built << district_size)};
    for (std::size_t slot = 0; slot < 2 && tile.spanning[slot] != Feature::none; ++slot) {
      const Joints same = joints(side_of(tile.spanning[slot]));
      allowed[slot + 1] = {free[0] | same.south << 1, free[1] | same.east, free[2] | same.south,
                           free[3] | same.east << district_size};
    }
    std::array<Cells, 4> cells;
    const Cells candidates = frontier();
    for (int r = 0; r < 4; ++r) {
      cells[r] = r < tile.rotations ? candidates : 0;
      for (int d = 0; d < 4; ++d) cells[r] &= allowed[tile.slots[(d - r) & 3]][d];
    }
    return cells;
  }

  void add(const Tile& tile, int cell, int rotation) {
    built |= bit(cell);
    for (std::size_t b = 0; b < 4; ++b) {
      const auto plane = [&](int d) { return Cells{tile.side(d, rotation) >> b & 1u} << cell; };
      south[b] |= plane(0) >> 1 | plane(2);
      east[b] |= plane(1) | plane(3) >> district_size;
    }
  }

  // The rotation of a tile that lies on a cell; its sides tell it.
  int rotation_at(int cell, const Tile& tile) const {
    for (int r = 0; r < tile.rotations; ++r) {
      bool same = true;
      for (int d = 0; d < 4; ++d) same &= tile.side(d, r) == side(cell, Direction(d));
      if (same) return r;
    }
    return 0;
  }

  // The feature that reaches over `joints` from a cell: all its cells, and with them the empty ones
  // that its openings still want. It is complete when all of them are built.
  static Cells reach(int cell, const Joints& joints) {
    Cells cells = bit(cell);
    for (Cells before = 0; before != cells;) {
      before = cells;
      cells |= (cells & joints.east) << district_size | (cells >> district_size & joints.east) |
               (cells & joints.south) << 1 | (cells >> 1 & joints.south);
    }
    return cells;
  }
  bool is_complete(Cells feature) const { return (feature & ~built) == 0; }

  // Calls visit(cells, wanted) for each feature of a type with sides: its cells, and the empty ones
  // that its openings still want.
  template <class Visit>
  void each_feature(Feature type, Visit visit) const {
    const Joints same = joints(side_of(type));
    const Joints closed{same.east & built & built >> district_size,
                        same.south & built & (built & not_top) >> 1};
    Cells rest = (same.east | same.east << district_size | same.south | same.south << 1) & built;
    while (rest != 0) {
      const Cells cells = reach(std::countr_zero(rest), closed);
      rest &= ~cells;
      const Cells beside = (cells & same.east) << district_size |
                           (cells >> district_size & same.east) | (cells & same.south) << 1 |
                           (cells >> 1 & same.south);
      visit(cells, beside & ~built);
    }
  }

  // Calls visit(cells) for each completed feature of a type with sides.
  template <class Visit>
  void each_complete(Feature type, Visit visit) const {
    const Joints same = joints(side_of(type));
    Cells rest = (same.east | same.east << district_size | same.south | same.south << 1) & built;
    while (rest != 0) {
      const Cells feature = reach(std::countr_zero(rest), same);
      rest &= ~feature;
      if (is_complete(feature)) visit(feature);
    }
  }
};

}  // namespace triclinium::carpe_diem
