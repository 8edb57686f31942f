// The whole truth about a position, in bytes without padding: equal positions are equal bytes.
#pragma once

#include <type_traits>

#include "engine/bit_set.h"
#include "engine/fixed_vector.h"
#include "engine/table_check.h"
#include "games/carpe_diem/district.h"

namespace triclinium::carpe_diem {

using TileSet = BitSet<tile_count + 1>;

// A spot lies between two neighbouring forum spaces (CD-41), numbered in the order of the pairs.
struct Spot {
  std::uint8_t low = 0;
  std::uint8_t high = 0;
};
inline constexpr std::array<Spot, spots> spot_table = [] {
  std::array<Spot, spots> table{};
  std::size_t n = 0;
  for (std::uint8_t i = 0; i < forum_spaces; ++i) {
    if (i % forum_columns < forum_columns - 1) table[n++] = {i, static_cast<std::uint8_t>(i + 1)};
    if (i + forum_columns < forum_spaces)
      table[n++] = {i, static_cast<std::uint8_t>(i + forum_columns)};
  }
  return table;
}();
// The spots between two spaces with cards, as bits, for 2, 3 and 4 players.
inline constexpr std::array<std::uint32_t, max_seats + 1> spots_in_play = [] {
  std::array<std::uint32_t, max_seats + 1> sets{};
  for (std::size_t seats = min_seats; seats <= max_seats; ++seats) {
    for (std::size_t s = 0; s < spots; ++s) {
      const int cards = 1 << spot_table[s].low | 1 << spot_table[s].high;
      if ((cards & empty_forum_spaces[seats]) == 0) sets[seats] |= 1u << s;
    }
  }
  return sets;
}();
static_assert(count_is<"spots of two players", std::popcount(spots_in_play[2]), 9>());
static_assert(count_is<"spots of three players", std::popcount(spots_in_play[3]), 13>());
static_assert(count_is<"spots of four players", std::popcount(spots_in_play[4]), 17>());

inline constexpr std::uint8_t no_spot = 0xff;
inline constexpr std::uint8_t no_space = 0xff;

// A card under the fountain pile: which, and who put it there.
struct ReturnedCard {
  std::uint8_t packed = 0;

  static constexpr ReturnedCard of(FountainId card, Seat seat) {
    return {static_cast<std::uint8_t>(card | seat << 5)};
  }
  constexpr FountainId card() const { return packed & 31; }
  constexpr Seat seat() const { return static_cast<Seat>(packed >> 5); }
  friend constexpr bool operator==(const ReturnedCard&, const ReturnedCard&) = default;
};

struct Player {
  District district;
  TileSet stored;               // CD-23
  std::uint32_t fountains = 0;  // cards in hand, bit = card
  std::uint32_t markers = 0;    // spots with a marker of this player, as bits
  std::array<std::int16_t, cause_count> points{};
  std::uint16_t coins = 0;
  std::array<TileId, district_cells> tiles{};  // by cell, 0 where empty
  std::array<std::uint8_t, good_types> goods{};
  std::uint8_t bread = 0;
  std::uint8_t patrician = no_space;
  std::uint8_t board = 0;                               // index into `boards`
  std::array<std::uint8_t, 4> frames{};                 // indices: top, right, bottom, left
  std::array<std::uint8_t, feature_types> completed{};  // finished features by type
  std::uint8_t chimneys = 0;                            // of all villas, also of open ones (CD-46)

  // CD-27: the writs that no tile covers yet.
  Cells writs() const;  // rules.h
  constexpr int score() const {
    int sum = 0;
    for (int p : points) sum += p;
    return sum;
  }
};

// Administrations and merchants that pay when the craftsman's tile is done (CD-39): each building
// its own reward, what a later tile of the chain completed before what an earlier one did.
using PendingRewards = FixedVector<Feature, 9>;

struct State {
  std::array<Player, max_seats> players;
  std::array<std::array<TileId, blueprint_tiles>, spaces> blueprints{};
  std::array<TileId, craftsman_spaces> craftsman_row{};
  std::array<TileId, 2 * phase_tiles> white{};  // face down: phase 2, then phase 3; 0 once used
  std::array<TileId, phase_tiles> black{};      // face down, for phase 4; 0 once used
  std::array<CardId, forum_spaces> forum{};
  FixedVector<FountainId, fountain_card_count> fountain_pile;  // top first
  FixedVector<ReturnedCard, fountain_card_count> fountain_returned;
  FixedVector<Seat, max_seats> bar;                // seats from the hindmost disc to the foremost
  std::array<std::uint8_t, max_seats> prestige{};  // space of each seat's disc
  FixedVector<Seat, max_seats> forum_order;        // seats that have not finished their visit
  FixedVector<CardId, 2> visit_cards;              // not yet finished, the present one first
  std::uint8_t visit_spot = no_spot;
  std::uint8_t fulfilled = 0;  // times the present card was fulfilled so far
  Options options;
  std::uint8_t seats = 0;
  Seat to_act = 0;
  Decision decision = Decision::start;
  std::uint8_t phase = 1;
  std::uint8_t round = 0;
  Seat start_player = 0;
  TileId tile = 0;         // in hand
  PendingRewards pending;  // the next one last

  Player& actor() { return players[static_cast<std::size_t>(to_act)]; }
  const Player& actor() const { return players[static_cast<std::size_t>(to_act)]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

// Everything random of the set-up (CD-2 … CD-9).
struct Deal {
  Seat start_player = 0;
  std::array<std::uint8_t, max_seats> boards{};
  std::array<std::array<std::uint8_t, 4>, max_seats> frames{};
  std::array<TileId, white_tiles> white{};
  std::array<TileId, black_tiles> black{};
  std::array<CardId, forum_spaces> forum{};
  std::array<FountainId, fountain_card_count> fountain{};
  friend bool operator==(const Deal&, const Deal&) = default;
};

}  // namespace triclinium::carpe_diem
