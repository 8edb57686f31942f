// The ids by which notation and faults name causes, cells and components.
#pragma once

#include <string>
#include <string_view>

#include "games/carpe_diem/district.h"

namespace triclinium::carpe_diem {

inline constexpr std::array<std::string_view, cause_count> cause_names{
    "start", "forum", "penalty", "overflow", "items", "prestige", "frames", "fountains", "villas"};

std::string_view tile_name(TileId tile);
std::string_view fountain_card_name(FountainId card);
inline std::string cell_name(int cell) {
  return {static_cast<char>('a' + column_of(cell)), static_cast<char>('1' + row_of(cell))};
}

}  // namespace triclinium::carpe_diem
