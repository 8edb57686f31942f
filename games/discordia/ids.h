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
std::string piece_name(Piece piece);

}  // namespace triclinium::discordia
