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
  info.any_die = static_cast<std::uint8_t>(1 << kind);
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

// What a turn asks of every piece of a city at once: kind and value, for a space without a piece
// such as no turn reaches.
struct PieceReach {
  std::uint8_t kind = 31;
  std::uint8_t die = 0xff;
};
namespace detail {
constexpr std::array<PieceReach, no_piece + 1> make_reaches() {
  std::array<PieceReach, no_piece + 1> all{};
  for (int i = 0; i < pieces; ++i) all[i] = {piece_info[i].kind, piece_info[i].die};
  return all;
}
}  // namespace detail
inline constexpr std::array<PieceReach, no_piece + 1> piece_reach = detail::make_reaches();

inline const PieceInfo& Space::info() const { return piece_info[piece]; }
inline bool Space::full() const { return info().space_count > 0 && filled() == info().space_count; }
inline int Space::held() const { return info().held[filled()]; }

}  // namespace triclinium::discordia
