// The ids by which notation and faults name causes, cells and components.
#pragma once

#include <string>
#include <string_view>

#include "games/carpe_diem/district.h"

namespace triclinium::carpe_diem {

inline constexpr std::array<std::string_view, cause_count> cause_names{
    "start", "forum", "penalty", "overflow", "items", "prestige", "frames", "fountains", "villas"};

inline std::string_view tile_name(TileId tile) { return tile_rows[tile - 1u].id; }
inline std::string_view fountain_card_name(FountainId card) { return fountain_cards[card - 1u].id; }
inline std::string cell_name(int cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

}  // namespace triclinium::carpe_diem
