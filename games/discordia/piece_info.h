// What each piece is, from the rows of the tables; and what a space asks of the piece on it.
#pragma once

#include "games/discordia/state.h"
#include "games/discordia/tables.h"

namespace triclinium::discordia {

namespace detail {
// DI-30: Ship blue, Barracks and Military Tower red, Farm yellow, Market Stall any colour.
inline constexpr std::array<std::uint8_t, tile_kinds> special_dice{
    1 << blue, 1 << red, 1 << red | 1 << yellow | 1 << blue, 1 << yellow};

constexpr PieceInfo manned(Row row, std::uint8_t kind, std::uint8_t die,
                           const std::array<WorkerSpace, 3>& spaces, const Effects& bonus) {
  PieceInfo info;
  info.row = row;
  info.kind = kind;
  info.die = die;
  info.dice = special_dice[kind];
  info.bonus = bonus;
  info.set_spaces(spaces);
  return info;
}

constexpr std::array<PieceInfo, pieces> make_pieces() {
  std::array<PieceInfo, pieces> all{};
  for (int i = 0; i < first_back; ++i) {
    const CityTile& tile = city_tiles[i];
    all[i] = manned(tile.row, tile.row, tile.die, tile.spaces, tile.bonus);
  }
  for (int i = 0; i < ships; ++i) {
    all[first_back + i] =
        manned(marketplace, marketplace, city_tiles[i].die, {turned_ship_space}, turned_ship_bonus);
  }
  for (int i = 0; i < 8; ++i) {
    const MilitaryTower& tower = military_towers[i];
    all[first_military_tower + i] = manned(tower_row, fort, tower.die, tower.spaces, tower.bonus);
    all[first_military_tower + i].strength = tower.strength;
  }
  for (int i = 0; i < 8; ++i) {
    PieceInfo& info = all[first_trading_tower + i];
    info.die = trading_towers[i].die;
    info.swap = trading_towers[i].swap;
    info.bonus = trading_towers[i].bonus;
  }
  return all;
}
}  // namespace detail

inline constexpr std::array<PieceInfo, pieces> piece_info = detail::make_pieces();

static_assert(piece_info[twin_tower].strength == piece_info[twin_tower + 1].strength,
              "MT7 and MT8 are equal Towers: legal.cpp offers the first of them only");
static_assert(city_tiles[ships - 1].row == port && city_tiles[ships].row == fort,
              "the Ships are the first rows of city_tiles");

// Kinds and values of pieces as bits of one word, a byte for each kind and in it a bit for each
// value: what a turn reaches is one such word for all pieces of a city.
namespace detail {
constexpr std::array<std::uint8_t, no_piece + 1> make_reaches() {
  std::array<std::uint8_t, no_piece + 1> all{};
  all.fill(63);  // no piece: a bit that is never set
  for (int i = 0; i < pieces; ++i) {
    all[i] = static_cast<std::uint8_t>(8 * piece_info[i].kind + piece_info[i].die);
  }
  return all;
}
}  // namespace detail
// The bit of each piece.
inline constexpr std::array<std::uint8_t, no_piece + 1> reach_bit = detail::make_reaches();
// The kinds of a set, each with the value 0.
constexpr std::uint64_t reach_of(unsigned kinds) {
  static_assert(tile_kinds <= 4);
  return spread_four(kinds);
}

// DI-30: the kinds to which a die of each colour deploys specially; no die to none.
inline constexpr std::array<std::uint8_t, no_die + 1> special_kinds = [] {
  std::array<std::uint8_t, no_die + 1> kinds{};
  for (int kind = 0; kind < tile_kinds; ++kind) {
    for (int die = 0; die < dice; ++die) {
      kinds[die] =
          static_cast<std::uint8_t>(kinds[die] | ((detail::special_dice[kind] >> die) & 1) << kind);
    }
  }
  return kinds;
}();

inline const PieceInfo& Space::info() const { return piece_info[piece]; }
inline bool Space::full() const { return info().space_count > 0 && filled() == info().space_count; }
inline int Space::held() const { return info().held[filled()]; }

}  // namespace triclinium::discordia
