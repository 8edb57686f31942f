// The seats in the order of their ranks, equal ones by seat.
#pragma once

#include "engine/fixed_vector.h"
#include "engine/standing.h"

namespace triclinium {

// A rank may be larger than the number of seats: who loses alone is second to nobody at the table.
constexpr FixedVector<Seat, max_seats> seats_by_rank(const Standing& standing, int seats) {
  FixedVector<Seat, max_seats> order;
  for (int rank = 1; order.size() < seats; ++rank) {
    for (Seat s = 0; s < seats; ++s) {
      if (standing.ranks[s] == rank) order.push_back(s);
    }
  }
  return order;
}

}  // namespace triclinium
