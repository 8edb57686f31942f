// Discordia as a seat sees it, in bytes: everything lies open but the order of what lies face down.
#pragma once

#include "apps/science/observing.h"
#include "games/discordia/discordia.h"

namespace triclinium {

namespace discordia {

struct SeenPlayer {
  std::uint16_t privileges = 0;
  std::uint16_t used = 0;
  Workers reserve{};
  std::uint8_t stars = 0;
  std::uint8_t aqueduct = 0;
  std::uint8_t active_manipulators = 0;
  std::uint8_t used_manipulators = 0;
  std::array<std::uint8_t, expansion_kinds> expansions{};
  std::uint8_t expedition = 0;
  std::uint8_t development = 0;
  std::array<std::uint8_t, rulings::decree_spaces> decrees{};  // from 1, bottom first
  std::array<std::uint8_t, city_rows + 1> first{};  // where each row begins in `spaces`, and ends
  std::array<std::uint8_t, tile_kinds> occupied{};
  std::array<std::uint8_t, tile_kinds> manned{};
  std::uint8_t wild = 0;
  std::uint8_t unused = 0;
};

struct SeenSpace {
  std::uint8_t piece = 0;                 // from 1
  std::array<std::uint8_t, 3> workers{};  // two bits for each colour
};

struct Seen {
  std::array<SeenPlayer, max_seats> players{};  // the observer first, then clockwise
  std::array<std::uint64_t, 2> pile{};          // face-down City Tiles
  std::uint32_t fresh = 0;
  std::uint32_t removed_germanic = 0;
  std::uint16_t removed_towers = 0;
  std::uint16_t removed_decrees = 0;
  std::uint16_t removed_privileges = 0;
  std::uint16_t janus = 0;                     // face down
  std::array<SeenSpace, max_spaces> spaces{};  // the observer's city first, row by row
  std::array<std::array<std::uint8_t, 2>, max_pending> pending{};  // effect, number; next one last
  std::array<std::uint8_t, worker_types> chosen{};                 // numbers fixed so far, from 1
  std::array<std::uint8_t, columns> action_tiles{};                // from 1
  std::array<std::uint8_t, 4 * columns> display{};                 // from 1
  std::array<std::uint8_t, 16> special{};                          // from 1
  std::array<std::uint8_t, 7> military_towers{};                   // of the supply, from 1
  std::array<std::uint8_t, 7> trading_towers{};
  std::array<std::uint8_t, 10> decrees{};
  std::array<std::uint8_t, 10> privileges{};
  Workers bag{};
  std::array<std::uint8_t, expansion_kinds> supply{};
  std::array<std::uint8_t, dice> rolled{};
  std::uint8_t taken = 0;  // a die from 1
  std::uint8_t die = 0;    // from 1
  std::uint8_t value = 0;
  std::uint8_t main_done = 0;
  std::uint8_t boat_done = 0;
  std::uint8_t swapped = 0;
  std::uint8_t manipulators = 0;
  std::uint8_t stars = 0;
  std::uint8_t germanic_left = 0;  // how many are left face down
  std::uint8_t germanic_right = 0;
  std::uint8_t open_left = 0;  // from 1
  std::uint8_t open_right = 0;
  std::uint8_t open_janus = 0;
  std::uint8_t to_act = 0;
  std::uint8_t active = 0;
  std::uint8_t start_player = 0;
  std::uint8_t decision = 0;
  std::uint8_t stage = 0;
  std::uint8_t year = 0;
  std::uint8_t season = 0;
  std::uint8_t workers = 0;
  std::uint8_t seats = 0;
  std::uint8_t unused = 0;
};

}  // namespace discordia

template <>
struct Observing<Discordia> {
  using Type = discordia::Seen;
  static constexpr int version = 1;

  static void fill(const Discordia::State& state, Seat seat, Type& seen);
};

}  // namespace triclinium
