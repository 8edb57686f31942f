// What the box of Ave Roma holds besides the cards: words, limits, tracks, boards.
//
// Each table says whether it is printed in the rulebook or reconstructed; whoever owns the box can
// correct a number here and rebuild.
#pragma once

#include <array>
#include <cstdint>

#include "engine/seat.h"

namespace triclinium::ave_roma {

inline constexpr int min_seats = 2;
inline constexpr int max_seats = 5;
inline constexpr int rules_version = 1;

template <class Enum>
constexpr std::uint8_t code(Enum value) {
  return static_cast<std::uint8_t>(value);
}

// The order in which "lowest kind" is meant; in payments surplus comes after wine.
enum class Resource : std::uint8_t { wood, stone, livestock, wheat, ore, wine, surplus };
inline constexpr int resource_kinds = 6;
inline constexpr int stock_kinds = 7;  // with surplus

enum class Colour : std::uint8_t { black, green, red };
inline constexpr int colour_count = 3;
// Printed: wood, stone are black, livestock, wheat green, ore, wine red.
constexpr int colour_of(int resource) { return resource / 2; }

// The icon in a card's corner (AR-71, ICON_SETS, PAIRS_OF_ICON).
enum class Symbol : std::uint8_t { amphora, sword, lion };
inline constexpr int symbol_count = 3;

enum class Fragment : std::uint8_t { black, green, red, multi };  // AR-29
inline constexpr int fragment_count = 4;

enum class Deck : std::uint8_t { area, building, war, patron };
inline constexpr int deck_count = 4;
inline constexpr int deck_size = 30;

enum class Location : std::uint8_t {
  quaestor,
  aedilis,
  mercator,
  propraetor,
  legatus,
  aedificator,
  senatus,
  roma,
  training,  // on the own board
};
inline constexpr int location_count = 8;  // on the game board
inline constexpr int slot_count = 5;
inline constexpr int row_count = 3;
inline constexpr std::array<Location, row_count> row_locations{
    Location::legatus, Location::aedificator, Location::senatus};
inline constexpr std::array<Deck, row_count> row_decks{Deck::war, Deck::building, Deck::patron};
constexpr bool has_row(Location location) {
  return location >= Location::legatus && location <= Location::senatus;
}
constexpr int row_of(Location location) { return code(location) - code(Location::legatus); }
constexpr Deck deck_of(Location location) { return row_decks[row_of(location)]; }
// Aedilis, Mercator, Propraetor move the area card of the worker's value (AR-27).
constexpr bool uses_area(Location location) {
  return location >= Location::aedilis && location <= Location::propraetor;
}

// AR-21. The number of players from which a slot is open: a ruling that fits the printed totals.
inline constexpr std::array<std::array<std::uint8_t, slot_count>, location_count> slot_players{{
    {2, 2, 3, 4, 5},  // quaestor
    {2, 2, 3, 4, 5},  // aedilis
    {2, 2, 3, 4, 5},  // mercator
    {2, 2, 3, 4, 5},  // propraetor
    {2, 2, 2, 2, 2},  // legatus
    {2, 2, 2, 2, 2},  // aedificator
    {2, 2, 2, 2, 2},  // senatus
    {2, 2, 3, 4, 5},  // roma
}};

// AR-30. Highest worker value that reaches the card slot: the ruling on what the slots show.
inline constexpr std::array<std::uint8_t, slot_count> slot_reach{1, 2, 3, 4, 5};

inline constexpr int area_count = 5;
inline constexpr int worker_values = 5;
inline constexpr int full_hand = 5;

// Printed limits (AR-10) and start (AR-3).
inline constexpr int storage = 3;
inline constexpr int surplus_max = 7;
inline constexpr int start_denarii = 3;
inline constexpr int start_surplus = 2;
inline constexpr int start_price = 2;  // two of each kind with this price
inline constexpr int start_units = 2;

// AR-27: printed.
inline constexpr int area_price_basic = 2;
inline constexpr int area_price_advanced = 3;

// Printed: AR-22 for each pip of the worker, AR-72 for each card used; AR-37 and AR-72 for a
// discount at each row; AR-54 for a point.
inline constexpr int quaestor_denarii = 2;
inline constexpr int extra_denarii = 2;
inline constexpr int patron_denarii = 2;
inline constexpr int discount_denarii = 2;
inline constexpr int denarii_per_point = 5;
inline constexpr int units_per_point = 3;
inline constexpr int icon_points = 2;  // for a set of three icons, for a pair of one

// AR-36: ±2 for 1 denarius is printed, the others likely.
inline constexpr int training_slots = 4;
inline constexpr std::array<std::uint8_t, training_slots> training_price{0, 1, 2, 3};

// AR-31: printed.
inline constexpr int war_second_denarii = 3;
inline constexpr int war_third_surplus = 1;
inline constexpr int war_fourth_points = 2;
inline constexpr int war_set_size = 5;
inline constexpr int building_pair_size = 2;

// AR-34, AR-35: political influence. Level 4 = 6, level 10 = 30 printed, the rest likely.
inline constexpr int political_top = 10;
inline constexpr int patron_slots = 5;
inline constexpr int honours_beyond_top = 2;
inline constexpr std::array<std::uint8_t, political_top + 1> political_points{0,  1,  2,  4,  6, 9,
                                                                              12, 16, 20, 25, 30};

// AR-26, AR-54. Length reconstructed; 4–5 players up to level 5 likely, the rest reconstructed.
inline constexpr int area_top = 8;
inline constexpr std::array<std::uint8_t, area_top + 1> area_points_few{1,  4,  8,  12, 17,
                                                                        22, 28, 34, 41};
inline constexpr std::array<std::uint8_t, area_top + 1> area_points_many{1,  3,  6,  9, 13,
                                                                         17, 22, 27, 33};
constexpr bool many_players(int seats) { return seats >= 4; }
constexpr int area_points(int seats, int level) {
  return many_players(seats) ? area_points_many[level] : area_points_few[level];
}

// What something costs: units of kinds, of a colour, of any kind, surplus, denarii.
struct Price {
  std::uint8_t wood = 0, stone = 0, livestock = 0, wheat = 0, ore = 0, wine = 0;
  std::uint8_t black = 0, green = 0, red = 0, any = 0, surplus = 0, denarii = 0;

  friend constexpr bool operator==(const Price&, const Price&) = default;
};

// AR-34. Nine spaces, honours every third: reconstructed.
struct ColosseumSpace {
  Price cost;
  bool honours = false;
};
inline constexpr int colosseum_spaces = 9;
inline constexpr std::array<ColosseumSpace, colosseum_spaces> colosseum_track{{
    {{.denarii = 2}},
    {{.surplus = 1}},
    {{.green = 1}, true},
    {{.any = 1}},
    {{.denarii = 2}},
    {{.red = 1}, true},
    {{.any = 1}},
    {{.surplus = 1}},
    {{.black = 1}, true},
}};

// AR-3. Prices by board and side (1A, 1B, 2A, …). Reconstructed except four prices of one side.
inline constexpr int board_count = 5;
inline constexpr int board_sides = 2 * board_count;
inline constexpr std::array<std::array<std::uint8_t, resource_kinds>, board_sides> board_prices{{
    {3, 1, 2, 2, 3, 1},
    {1, 3, 2, 2, 1, 3},
    {1, 3, 2, 2, 3, 1},
    {3, 1, 2, 2, 1, 3},
    {2, 2, 1, 3, 3, 1},
    {2, 2, 3, 1, 1, 3},
    {2, 2, 3, 1, 3, 1},
    {2, 2, 1, 3, 1, 3},
    {1, 3, 3, 1, 2, 2},
    {3, 1, 1, 3, 2, 2},
}};

// The causes of points, in the order of the score sheet.
enum class Cause : std::uint8_t {
  pass,
  cards,
  sets,
  patrons,
  honours,
  money,
  stock,
  endgame,
  politics,
  areas,
};
inline constexpr int cause_count = 10;

// AR-1. `deck`: 0 by player number, 1 all cards, 15–30 about so many of each.
struct Options {
  std::uint8_t advanced = 0;
  std::uint8_t deck = 0;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};
inline constexpr std::uint8_t deck_by_players = 0;
inline constexpr std::uint8_t deck_all = 1;
inline constexpr int deck_least = 15;

}  // namespace triclinium::ave_roma
