// How the seats stand: scores and ranks.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace triclinium {

// Ranks count from 1; equal seats share the better rank (1, 1, 3). Entries beyond the seats are 0.
struct Standing {
  std::array<std::int16_t, max_seats> scores{};
  std::array<std::uint8_t, max_seats> ranks{};
  friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

// Ranks from a strict weak order: better(a, b) says that seat a stands before seat b.
template <class Better>
constexpr void rank_seats(Standing& standing, int seats, Better better) {
  for (Seat a = 0; a < seats; ++a) {
    standing.ranks[a] = 1;
    for (Seat b = 0; b < seats; ++b) {
      if (better(b, a)) ++standing.ranks[a];
    }
  }
}

}  // namespace triclinium
