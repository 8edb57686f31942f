// Everything that stands in a city, under one number: City Tiles, turned Ships, both kinds of
// Tower.
#pragma once

#include "games/discordia/effects.h"
#include "games/discordia/meta.h"
#include "games/discordia/workers.h"

namespace triclinium::discordia {

// 0 … 85 City Tiles (Ships first), 86 … 103 the backs of the Ships, 104 … 111 Military Towers,
// 112 … 119 Trading Towers; each group in the order of its table.
using Piece = std::uint8_t;
inline constexpr Piece no_piece = 0xff;
inline constexpr int ships = 18;
inline constexpr int first_back = 86;
inline constexpr int first_military_tower = first_back + ships;
inline constexpr int first_trading_tower = first_military_tower + 8;
inline constexpr int pieces = first_trading_tower + 8;

constexpr bool is_turned_ship(Piece piece) {
  return piece >= first_back && piece < first_military_tower;
}
constexpr bool is_tower(Piece piece) { return piece >= first_military_tower && piece < pieces; }
constexpr bool is_trading_tower(Piece piece) { return piece >= first_trading_tower; }
constexpr Piece back_of(Piece ship) { return static_cast<Piece>(ship + first_back); }
// The tile as the box knows it: of a turned Ship the Ship.
constexpr Piece front_of(Piece piece) {
  return is_turned_ship(piece) ? static_cast<Piece>(piece - first_back) : piece;
}

struct PieceInfo {
  Row row = tower_row;
  std::uint8_t kind = tower_row;       // which deployments reach it: port … farmland; else none
  std::uint8_t die = 0;                // value, 0: none
  std::uint8_t dice = 0;               // bits of the die colours that allow a special deployment
  std::uint8_t space_count = 0;        // worker spaces
  std::uint8_t strength = 0;           // permanent
  std::uint8_t swap = 0;               // workers that a Trading Tower swaps
  std::array<std::uint8_t, 4> held{};  // workers with 0, 1, 2, 3 spaces filled
  std::array<WorkerSpace, 3> spaces{};
  Effects bonus;

  constexpr void set_spaces(const std::array<WorkerSpace, 3>& printed) {
    spaces = printed;
    for (int i = 0; i < 3; ++i) {
      held[i + 1] = static_cast<std::uint8_t>(held[i] + printed[i].size());
      if (printed[i].size() > 0) ++space_count;
    }
  }
};

// MT7 = MT8: the only Towers that are equal (2.5 of the notation).
inline constexpr Piece twin_tower = first_military_tower + 6;

}  // namespace triclinium::discordia
