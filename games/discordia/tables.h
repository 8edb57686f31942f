// The components of Discordia, a row for each.
//
// Printed is said only of what the rulebook's text gives: numbers of components, the set-up table,
// the conditions of the Decrees, single tiles of its examples. All else is reconstructed, and said
// so above its table. An owner of the box who finds a row different corrects it here and builds
// again (CONTRIBUTING.md, "Correct a card or tile").
#pragma once

#include <string_view>

#include "engine/table_check.h"
#include "games/discordia/pieces.h"

namespace triclinium::discordia {

// Main actions that an Action Tile can show (DI-23, DI-24, DI-26), as bits.
enum MainAction : std::uint8_t {
  deploy_ship = 1 << port,
  deploy_barracks = 1 << fort,
  deploy_market_stall = 1 << marketplace,
  deploy_farm = 1 << farmland,
  take_expansion = 1 << 4,
  take_stars = 1 << 5,
};
inline constexpr int deployments =
    deploy_ship | deploy_barracks | deploy_market_stall | deploy_farm;
struct ActionTile {
  std::string_view id;
  std::uint8_t actions;
};
// Six tiles with three actions are printed; which three is reconstructed.
inline constexpr std::array<ActionTile, 6> action_tiles{{
    {"AT1", deploy_ship | deploy_barracks | take_stars},
    {"AT2", deploy_ship | deploy_market_stall | take_expansion},
    {"AT3", deploy_ship | deploy_farm | take_expansion},
    {"AT4", deploy_barracks | deploy_market_stall | take_stars},
    {"AT5", deploy_barracks | deploy_farm | take_expansion},
    {"AT6", deploy_market_stall | deploy_farm | take_stars},
}};

// DI-31. The bonus of the season whose number the die shows. The five bonuses are printed, and that
// the die's 1 brings a Star on the Expedition Path; the order of the others is the ruling.
inline constexpr std::array<Effect, seasons> season_bonus{
    effect::star_expedition, effect::aqueduct_1, effect::build_tower,
    effect::take_star,       effect::swap_2,
};

struct CityTile {
  std::string_view id;
  Row row;
  std::uint8_t die;
  std::array<WorkerSpace, 3> spaces;  // top first, then clockwise
  Effects bonus;
};
// Numbers of tiles by kind are printed; values, spaces and bonuses of the single tile are
// reconstructed.
inline constexpr std::array<CityTile, first_back> city_tiles{{
    {"SA1", port, 1, {"b", "b"}, {effect::star_expedition}},
    {"SA2", port, 2, {"b", "b"}, {effect::star_expedition}},
    {"SA3", port, 3, {"b", "b"}, {effect::star_expedition}},
    {"SA4", port, 4, {"b", "b"}, {effect::star_expedition}},
    {"SA5", port, 5, {"b", "b"}, {effect::star_expedition}},
    {"SA6", port, 6, {"b", "b"}, {effect::star_expedition}},
    {"SB1", port, 1, {"bb"}, {}},
    {"SB2", port, 2, {"bb"}, {}},
    {"SB3", port, 3, {"bb"}, {}},
    {"SB4", port, 4, {"bb"}, {}},
    {"SB5", port, 5, {"bb"}, {}},
    {"SB6", port, 6, {"bb"}, {}},
    {"SC1", port, 1, {"b", "bb"}, {}},
    {"SC2", port, 2, {"b", "bb"}, {}},
    {"SC3", port, 3, {"b", "bb"}, {}},
    {"SC4", port, 4, {"b", "bb"}, {}},
    {"SC5", port, 5, {"b", "bb"}, {}},
    {"SC6", port, 6, {"b", "bb"}, {}},
    {"KA1", fort, 1, {"r"}, {effect::star_expedition}},
    {"KA2", fort, 2, {"r"}, {effect::star_expedition}},
    {"KA3", fort, 3, {"r"}, {effect::star_expedition}},
    {"KA4", fort, 4, {"r"}, {effect::star_expedition}},
    {"KA5", fort, 5, {"r"}, {effect::star_expedition}},
    {"KA6", fort, 6, {"r"}, {effect::star_expedition}},
    {"KB1", fort, 1, {"r", "rg"}, {}},
    {"KB2", fort, 2, {"r", "rg"}, {}},
    {"KB3", fort, 3, {"r", "rg"}, {}},
    {"KB4", fort, 4, {"r", "rg"}, {}},
    {"KB5", fort, 5, {"r", "rg"}, {}},
    {"KB6", fort, 6, {"r", "rg"}, {}},
    {"KC1", fort, 1, {"rr", "r", "g"}, {}},
    {"KC2", fort, 2, {"rr", "r", "g"}, {}},
    {"KC3", fort, 3, {"rr", "r", "g"}, {}},
    {"KC4", fort, 4, {"rr", "r", "g"}, {}},
    {"KC5", fort, 5, {"rr", "r", "g"}, {}},
    {"KC6", fort, 6, {"rr", "r", "g"}, {}},
    {"KD1", fort, 1, {"rr", "r"}, {}},
    {"KD2", fort, 2, {"rr", "r"}, {}},
    {"KD3", fort, 3, {"rr", "r"}, {}},
    {"KD4", fort, 4, {"rr", "r"}, {}},
    {"KD5", fort, 5, {"rr", "r"}, {}},
    {"KD6", fort, 6, {"rr", "r"}, {}},
    {"MA1", marketplace, 1, {"w", "w"}, {}},
    {"MA2", marketplace, 2, {"w", "w"}, {}},
    {"MA3", marketplace, 3, {"w", "w"}, {}},
    {"MA4", marketplace, 4, {"w", "w"}, {}},
    {"MA5", marketplace, 5, {"w", "w"}, {}},
    {"MA6", marketplace, 6, {"w", "w"}, {}},
    {"MB1", marketplace, 1, {"w", "g"}, {}},
    {"MB2", marketplace, 2, {"w", "g"}, {}},
    {"MB3", marketplace, 3, {"w", "g"}, {}},
    {"MB4", marketplace, 4, {"w", "g"}, {}},
    {"MB5", marketplace, 5, {"w", "g"}, {}},
    {"MB6", marketplace, 6, {"w", "g"}, {}},
    {"MC1", marketplace, 1, {"w", "w", "g"}, {}},
    {"MC2", marketplace, 2, {"w", "w", "g"}, {}},
    {"MC3", marketplace, 3, {"w", "w", "g"}, {}},
    {"MC4", marketplace, 4, {"w", "w", "g"}, {}},
    {"MC5", marketplace, 5, {"w", "w", "g"}, {}},
    {"MC6", marketplace, 6, {"w", "w", "g"}, {}},
    {"MD1", marketplace, 1, {"ww", "g"}, {}},
    {"MD6", marketplace, 6, {"ww", "g"}, {}},
    {"FA1", farmland, 1, {"y"}, {effect::aqueduct_1}},
    {"FA2", farmland, 2, {"y"}, {effect::aqueduct_1}},
    {"FA3", farmland, 3, {"y"}, {effect::aqueduct_1}},
    {"FA4", farmland, 4, {"y"}, {effect::aqueduct_1}},
    {"FA5", farmland, 5, {"y"}, {effect::aqueduct_1}},
    {"FA6", farmland, 6, {"y"}, {effect::aqueduct_1}},
    {"FB1", farmland, 1, {"y", "yy"}, {}},
    {"FB2", farmland, 2, {"y", "yy"}, {}},
    {"FB3", farmland, 3, {"y", "yy"}, {}},
    {"FB4", farmland, 4, {"y", "yy"}, {}},
    {"FB5", farmland, 5, {"y", "yy"}, {}},
    {"FB6", farmland, 6, {"y", "yy"}, {}},
    {"FC1", farmland, 1, {"yy", "g"}, {}},
    {"FC2", farmland, 2, {"yy", "g"}, {}},
    {"FC3", farmland, 3, {"yy", "g"}, {}},
    {"FC4", farmland, 4, {"yy", "g"}, {}},
    {"FC5", farmland, 5, {"yy", "g"}, {}},
    {"FC6", farmland, 6, {"yy", "g"}, {}},
    {"FD1", farmland, 1, {"yyy", "g"}, {}},
    {"FD2", farmland, 2, {"yyy", "g"}, {}},
    {"FD3", farmland, 3, {"yyy", "g"}, {}},
    {"FD4", farmland, 4, {"yyy", "g"}, {}},
    {"FD5", farmland, 5, {"yyy", "g"}, {}},
    {"FD6", farmland, 6, {"yyy", "g"}, {}},
}};
// The other side of every Ship: a Market Stall for three Merchants with the same value (printed),
// in one space (reconstructed), and one Aqueduct step (printed).
inline constexpr WorkerSpace turned_ship_space = "www";
inline constexpr Effects turned_ship_bonus = effect::aqueduct_1;

struct MilitaryTower {
  std::string_view id;
  std::uint8_t die;  // 0: none
  std::array<WorkerSpace, 3> spaces;
  std::uint8_t strength;  // permanent
  Effects bonus;
};
// MT1 and MT7 follow the rulebook's examples; the others are reconstructed.
inline constexpr std::array<MilitaryTower, 8> military_towers{{
    {"MT1", 1, {"rr"}, 0, {}},
    {"MT2", 2, {"r", "r"}, 0, {}},
    {"MT3", 3, {"rr"}, 0, {}},
    {"MT4", 4, {"rg"}, 0, {}},
    {"MT5", 5, {"r"}, 0, {effect::star_expedition}},
    {"MT6", 6, {"r"}, 0, {effect::star_expedition}},
    {"MT7", 0, {}, 1, {effect::star_expedition}},
    {"MT8", 0, {}, 1, {effect::star_expedition}},
}};

struct TradingTower {
  std::string_view id;
  std::uint8_t die;
  std::uint8_t swap;
  Effects bonus;
};
// Swaps of 3 or 4 and the two steps are printed; which Tower has which value is reconstructed.
inline constexpr std::array<TradingTower, 8> trading_towers{{
    {"TT1", 1, 3, {effect::aqueduct_2}},
    {"TT2", 2, 3, {effect::aqueduct_2}},
    {"TT3", 3, 3, {effect::aqueduct_2}},
    {"TT4", 4, 3, {effect::aqueduct_2}},
    {"TT5", 5, 3, {effect::aqueduct_2}},
    {"TT6", 6, 3, {effect::aqueduct_2}},
    {"TT7", 2, 4, {effect::aqueduct_2}},
    {"TT8", 5, 4, {effect::aqueduct_2}},
}};

// The damage of a left tile (A, C), the reward of a right one (B, D).
struct GermanicTile {
  std::string_view id;
  char back;
  std::uint8_t strength;
  Effects effects;
};
// Twenty tiles with four backs are printed; A4 and B1 follow the example, the rest is
// reconstructed.
inline constexpr std::array<GermanicTile, 20> germanic_tiles{{
    {"A1", 'A', 1, {effect::tear_down_city_tile_1}},
    {"A2", 'A', 1, {effect::draw_2}},
    {"A3", 'A', 1, {effect::tear_down_tower_1}},
    {"A4", 'A', 2, {effect::lose_star_1}},
    {"A5", 'A', 2, {effect::aqueduct_back_1}},
    {"A6", 'A', 2, {effect::draw_1}},
    {"B1", 'B', 1, {effect::take_tower}},
    {"B2", 'B', 1, {effect::take_star, effect::star_expedition}},
    {"B3", 'B', 1, {effect::aqueduct_1}},
    {"B4", 'B', 1, {effect::return_1}},
    {"B5", 'B', 2, {effect::deploy_any}},
    {"B6", 'B', 2, {effect::take_any_expansion}},
    {"C1", 'C', 3, {effect::draw_3}},
    {"C2", 'C', 3, {effect::tear_down_city_tile_1}},
    {"C3", 'C', 4, {effect::draw_2}},
    {"C4", 'C', 4, {effect::aqueduct_back_2}},
    {"D1", 'D', 2, {effect::return_2}},
    {"D2", 'D', 2, {effect::aqueduct_2}},
    {"D3", 'D', 3, {effect::return_3}},
    {"D4", 'D', 3, {effect::deploy_any, effect::return_1}},
}};

struct Privilege {
  std::string_view id;
  std::uint8_t wildcards;  // permanent: a bit for the colour; 0: a one-time Privilege
  Effects effects;
};
// Kinds are printed, the numbers of steps and Stars are reconstructed. Two equal ones of each.
inline constexpr std::array<Privilege, 14> privilege_cards{{
    {"PR1", 1 << sailor, {}},
    {"PR2", 1 << sailor, {}},
    {"PR3", 1 << soldier, {}},
    {"PR4", 1 << soldier, {}},
    {"PR5", 1 << merchant, {}},
    {"PR6", 1 << merchant, {}},
    {"PR7", 1 << farmer, {}},
    {"PR8", 1 << farmer, {}},
    {"PR9", 0, {effect::stars_either_2}},
    {"PR10", 0, {effect::stars_either_2}},
    {"PR11", 0, {effect::aqueduct_2}},
    {"PR12", 0, {effect::aqueduct_2}},
    {"PR13", 0, {effect::deploy_any, effect::take_star, effect::take_star}},
    {"PR14", 0, {effect::deploy_any, effect::take_star, effect::take_star}},
}};
constexpr bool is_one_time(int privilege) { return privilege_cards[privilege].wildcards == 0; }
inline constexpr unsigned one_time_privileges = [] {
  unsigned bits = 0;
  for (int i = 0; i < 14; ++i) bits |= is_one_time(i) ? 1u << i : 0;
  return bits;
}();
// PR1 = PR2, PR3 = PR4, …
constexpr int twin_of(int privilege) { return privilege ^ 1; }

// What a Decree looks at (DI-41).
enum class Measure : std::uint8_t {
  nothing,
  different_expansions,
  pairs_of_expansions,
  manipulators,
  aqueduct,
  development,
  expedition,
  absent_worker_types,
  workers_placed,
  occupied_kinds,
  towers,
  occupied_ships,
  occupied_barracks,
  occupied_stalls,
  occupied_farms,
  workers_on_ships,
  workers_on_barracks,
  workers_on_stalls,
  workers_on_farms,
};
inline constexpr int measures = 19;
struct Condition {
  Measure measure = Measure::nothing;
  std::uint8_t at_least = 0;
};
struct Decree {
  std::string_view id;
  Condition first;
  Condition second;
};
// Printed.
inline constexpr std::array<Decree, 14> decree_cards{{
    {"DE1", {Measure::different_expansions, 5}, {}},
    {"DE2", {Measure::pairs_of_expansions, 2}, {}},
    {"DE3", {Measure::manipulators, 3}, {}},
    {"DE4", {Measure::aqueduct, 8}, {}},
    {"DE5", {Measure::development, 6}, {}},
    {"DE6", {Measure::expedition, 6}, {}},
    {"DE7", {Measure::absent_worker_types, 2}, {}},
    {"DE8", {Measure::workers_placed, 12}, {}},
    {"DE9", {Measure::occupied_kinds, 4}, {Measure::workers_placed, 9}},
    {"DE10", {Measure::occupied_ships, 2}, {Measure::workers_on_ships, 3}},
    {"DE11", {Measure::occupied_farms, 3}, {Measure::workers_on_farms, 7}},
    {"DE12", {Measure::occupied_stalls, 3}, {Measure::workers_on_stalls, 6}},
    {"DE13", {Measure::towers, 3}, {}},
    {"DE14", {Measure::occupied_barracks, 3}, {Measure::workers_on_barracks, 5}},
}};

// What a Janus Tile removes from the supply (DI-71).
enum class Removal : std::uint8_t {
  port,
  fort,
  marketplace,
  farmland,
  expedition,
  development,
  manipulator,
  star,
  military_tower,
  trading_tower,
  decree,
  privilege,
};
struct JanusTile {
  std::string_view id;
  Die die;
  Removal remove;
  bool reshuffle;
};
// Fourteen tiles are printed, J7 by the example, and one tile with a Star that is shuffled again;
// that there are two of it (DI-72) and the other pairings are reconstructed.
inline constexpr std::array<JanusTile, 14> janus_tiles{{
    {"J1", red, Removal::port, false},
    {"J2", red, Removal::marketplace, false},
    {"J3", red, Removal::military_tower, false},
    {"J4", red, Removal::decree, false},
    {"J5", yellow, Removal::fort, false},
    {"J6", yellow, Removal::farmland, false},
    {"J7", yellow, Removal::privilege, false},
    {"J8", yellow, Removal::star, false},
    {"J9", blue, Removal::expedition, false},
    {"J10", blue, Removal::development, false},
    {"J11", blue, Removal::trading_tower, false},
    {"J12", blue, Removal::manipulator, false},
    {"J13", no_die, Removal::star, true},
    {"J14", no_die, Removal::star, true},
}};

// The City Map. Six spaces on each track and the Aqueduct up to 10 are printed; which spaces lie on
// the map from the start, symbols, slots and the bonuses of the tracks are reconstructed.
struct MapSpace {
  bool printed;  // else a slot that an Expansion covers
  bool symbol;   // of the infrastructure: covered by a tile (printed) or by the Expansion (slot)
  Effects bonus;
};
inline constexpr std::array<std::array<MapSpace, 3>, tile_kinds> map_rows{{
    {{{true, false, {}}, {false, true, {}}, {false, false, {effect::take_star}}}},
    {{{true, true, {}}, {false, true, {}}, {false, false, {effect::star_expedition}}}},
    {{{true, false, {}}, {true, true, {}}, {false, true, {}}}},
    {{{true, false, {}}, {true, true, {}}, {false, true, {}}}},
}};
inline constexpr std::array<std::uint8_t, tile_kinds> printed_spaces{1, 1, 2, 2};

// Bonuses for good (DI-33), as bits.
enum Permanent : std::uint8_t {
  any_die_for_ships = 1 << port,
  any_die_for_barracks = 1 << fort,
  any_die_for_farms = 1 << farmland,
  develop_with_5 = 1 << 4,
};
inline constexpr int any_die = any_die_for_ships | any_die_for_barracks | any_die_for_farms;
struct TrackSpace {
  bool symbol;
  Effects bonus;
  std::uint8_t permanent = 0;
};
struct Track {
  std::array<TrackSpace, track_spaces> spaces;
  std::array<Effects, rulings::spaces_per_tile> extension;  // the spaces of each Expansion tile
  Effects slot;                                             // covered by the first Expansion tile
};
inline constexpr Track expedition_path{{{
                                           {false, {effect::swap_2}, 0},
                                           {true, {}, 0},
                                           {false, {effect::take_manipulator}, 0},
                                           {false, {effect::take_tower}, 0},
                                           {true, {}, 0},
                                           {false, {effect::return_2}, 0},
                                       }},
                                       {Effects{effect::deploy_any}, Effects{effect::return_3}},
                                       {effect::take_star}};
inline constexpr Track development_track{
    {{
        {true, {}, develop_with_5},
        {true, {}, any_die_for_farms},
        {false, {effect::take_any_expansion}, 0},
        {true, {}, any_die_for_barracks},
        {false, {effect::take_manipulator, effect::deploy_any}, 0},
        {false, {effect::return_3}, any_die_for_ships},
    }},
    {Effects{effect::take_any_privilege}, Effects{effect::return_3}},
    {effect::take_star}};

// Permanent bonuses with so many Stars on the Development Track.
constexpr int permanent_bonuses(int stars) {
  constexpr auto table = [] {
    std::array<std::uint8_t, track_spaces + 1> bits{};
    for (int i = 0; i < track_spaces; ++i) {
      bits[i + 1] = static_cast<std::uint8_t>(bits[i] | development_track.spaces[i].permanent);
    }
    return bits;
  }();
  return table[stars < track_spaces ? stars : track_spaces];
}

struct DecreeSpace {
  bool symbol;
  Effects bonus;
};
// From the bottom. Reconstructed (DI-34).
inline constexpr std::array<DecreeSpace, rulings::decree_spaces> decree_column{{
    {false, {effect::deploy_any}},
    {true, {}},
    {false, {effect::take_manipulator}},
    {false, {effect::take_any_city_tile}},
}};
// DI-32; printed.
constexpr bool gives_privilege(int own_expansions) {
  return own_expansions == 4 || own_expansions == 6;
}
inline constexpr int all_manipulators = 10;

namespace counts {
constexpr int city_tiles_of(Row row) {
  int n = 0;
  for (const CityTile& tile : city_tiles) n += tile.row == row;
  return n;
}
constexpr int germanic_of(char back) {
  int n = 0;
  for (const GermanicTile& tile : germanic_tiles) n += tile.back == back;
  return n;
}
constexpr int symbols_on_the_map() {
  int n = 0;
  for (const auto& row : map_rows) {
    for (const MapSpace& space : row) n += space.symbol;
  }
  for (const TrackSpace& space : expedition_path.spaces) n += space.symbol;
  for (const TrackSpace& space : development_track.spaces) n += space.symbol;
  for (const DecreeSpace& space : decree_column) n += space.symbol;
  return n;
}
constexpr int reshuffling_tiles() {
  int n = 0;
  for (const JanusTile& tile : janus_tiles) n += tile.reshuffle;
  return n;
}
// The first City Tile whose value is none of a die, or whose spaces have a gap.
constexpr RowId wrong_city_tile() {
  for (const CityTile& tile : city_tiles) {
    const auto [first, second, third] = tile.spaces;
    const bool gap = first.size() == 0 || (second.size() == 0 && third.size() != 0);
    if (gap || tile.die < 1 || tile.die > columns) return RowId(tile.id);
  }
  return {};
}
static_assert(count_is<"City Tiles: Ships", city_tiles_of(port), 18>());
static_assert(count_is<"City Tiles: Barracks", city_tiles_of(fort), 24>());
static_assert(count_is<"City Tiles: Market Stalls", city_tiles_of(marketplace), 20>());
static_assert(count_is<"City Tiles: Farms", city_tiles_of(farmland), 24>());
static_assert(no_row_breaks<"a City Tile has a value from 1 to 6 and spaces without a gap",
                            wrong_city_tile()>());
static_assert(count_is<"Germanic Tiles with back A", germanic_of('A'), 6>());
static_assert(count_is<"Germanic Tiles with back B", germanic_of('B'), 6>());
static_assert(count_is<"Germanic Tiles with back C", germanic_of('C'), 4>());
static_assert(count_is<"Germanic Tiles with back D", germanic_of('D'), 4>());
static_assert(count_is<"infrastructure symbols of a City Map", symbols_on_the_map(), 13>());
static_assert(count_is<"Janus Tiles that are shuffled again (DI-72)", reshuffling_tiles(),
                       rulings::reshuffling_janus_tiles>());
static_assert(count_is<"Ports with four players", setup_numbers[3].land, 8>());
static_assert(count_is<"Expeditions with four players", setup_numbers[3].tracks, 4>());
static_assert(
    count_is<"Manipulators with four players", setup_numbers[3].manipulators, all_manipulators>());
static_assert(count_is<"Stars with four players", setup_numbers[3].stars, 48>());
}  // namespace counts

}  // namespace triclinium::discordia
