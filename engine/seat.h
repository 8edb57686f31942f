// Who acts: a player, chance, or nobody once the game is over.
#pragma once

#include <cstdint>

namespace triclinium {

// Seats are 0 … n−1 in table order (clockwise).
using Seat = std::int8_t;

inline constexpr Seat chance_seat = -1;
inline constexpr Seat nobody = -2;
inline constexpr int max_seats = 5;

// For whom a view is made. Only tests, records and the engine protocol look with `everything`.
struct Observer {
  Seat seat = nobody;
  bool sees_all = false;

  static constexpr Observer of(Seat seat) { return {seat, false}; }
  static constexpr Observer spectator() { return {nobody, false}; }
  static constexpr Observer everything() { return {nobody, true}; }
  // Whether this observer may see what `owner` keeps from the others.
  constexpr bool sees_hand_of(Seat owner) const { return sees_all || seat == owner; }
};

}  // namespace triclinium
