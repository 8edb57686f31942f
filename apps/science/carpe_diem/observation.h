// Carpe Diem as a seat sees it, in bytes: mostly the position itself, copied.
#pragma once

#include <cstddef>

#include "apps/science/observing.h"
#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {

namespace carpe_diem {

// In the order of carpe_diem::Player, so that most of it is one copy. Cells are 6·column + row.
struct SeenPlayer {
  std::array<std::uint64_t, 4> east{};   // planes of the side types towards the east (district.h)
  std::array<std::uint64_t, 4> south{};  // and towards the south
  std::uint64_t built = 0;
  std::array<std::uint64_t, 2> stored{};
  std::uint32_t hand = 0;  // fountain cards; 0 where they are hidden
  std::uint32_t markers = 0;
  std::array<std::int16_t, cause_count> points{};
  std::uint16_t coins = 0;
  std::array<std::uint8_t, district_cells> tiles{};
  std::array<std::uint8_t, good_types> goods{};
  std::uint8_t bread = 0;
  std::uint8_t patrician = 0;
  std::uint8_t board = 0;                // from 1
  std::array<std::uint8_t, 4> frames{};  // from 1
  std::array<std::uint8_t, feature_types> completed{};
  std::uint8_t chimneys = 0;
  std::uint8_t hand_size = 0;
  std::uint8_t prestige = 0;
  std::array<std::uint8_t, 6> unused{};
};
static_assert(sizeof(Player) <= sizeof(SeenPlayer));
static_assert(offsetof(Player, stored) == offsetof(SeenPlayer, stored));
static_assert(offsetof(Player, fountains) == offsetof(SeenPlayer, hand));
static_assert(offsetof(Player, points) == offsetof(SeenPlayer, points));
static_assert(offsetof(Player, tiles) == offsetof(SeenPlayer, tiles));
static_assert(offsetof(Player, bread) == offsetof(SeenPlayer, bread));
static_assert(offsetof(Player, frames) == offsetof(SeenPlayer, frames));
static_assert(offsetof(Player, chimneys) == offsetof(SeenPlayer, chimneys));

struct Seen {
  std::array<SeenPlayer, max_seats> players{};  // the observer first, then clockwise
  std::array<std::array<std::uint8_t, blueprint_tiles>, spaces> blueprints{};
  std::array<std::uint8_t, craftsman_spaces> craftsman_row{};
  std::array<std::uint8_t, forum_spaces> forum{};
  std::array<std::uint8_t, max_seats> bar{};  // from the hindmost disc to the foremost
  std::array<std::uint8_t, max_seats> forum_order{};
  std::array<std::uint8_t, 2> visit_cards{};
  std::array<std::uint8_t, PendingRewards::capacity()> pending{};  // the next one last
  std::array<std::uint8_t, fountain_card_count> returned_by{};     // under the fountain pile
  std::array<std::uint8_t, fountain_card_count> returned{};        // 0 where hidden
  std::uint8_t fountain_pile = 0;
  std::uint8_t visit_spot = 0;
  std::uint8_t fulfilled = 0;
  std::uint8_t tile = 0;
  std::uint8_t to_act = 0;
  std::uint8_t start_player = 0;
  std::uint8_t decision = 0;
  std::uint8_t phase = 0;
  std::uint8_t round = 0;
  std::uint8_t seats = 0;
  std::uint8_t edition_2018 = 0;
  std::uint8_t same_boards = 0;
  std::uint8_t star_path = 0;
  std::array<std::uint8_t, 5> unused{};
};

}  // namespace carpe_diem

template <>
struct Observing<CarpeDiem> {
  using Type = carpe_diem::Seen;
  static constexpr int version = 1;

  static void fill(const CarpeDiem::State& state, Seat seat, Type& seen);
};

}  // namespace triclinium
