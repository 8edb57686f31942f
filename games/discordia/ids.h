// The ids by which notation and faults name colours, Expansions and pieces.
#pragma once

#include <string>
#include <string_view>

#include "games/discordia/pieces.h"

namespace triclinium::discordia {

inline constexpr std::array<std::string_view, worker_types> worker_names{"b", "r", "w", "y"};
inline constexpr std::array<std::string_view, expansion_kinds> expansion_names{
    "port", "fort", "marketplace", "farmland", "expedition", "development"};

// SA1, SA1b, MT2, TT5
inline std::string piece_name(Piece piece) {
  if (is_turned_ship(piece)) return std::string(city_tiles[front_of(piece)].id) + "b";
  if (is_trading_tower(piece)) return std::string(trading_towers[piece - first_trading_tower].id);
  if (is_tower(piece)) return std::string(military_towers[piece - first_military_tower].id);
  return std::string(city_tiles[piece].id);
}

}  // namespace triclinium::discordia
