// A position of Discordia as a value: no padding, no pointers, equal positions are equal bytes.
#pragma once

#include "engine/fixed_vector.h"
#include "engine/seat.h"
#include "games/discordia/pieces.h"

namespace triclinium::discordia {

struct Options {
  std::uint8_t workers = workers_of_2022;  // 160 or 140 (DI-1)
  friend bool operator==(const Options&, const Options&) = default;
};

// Everything that chance decides before the first question (notation, section 4).
struct Deal {
  Seat start_player = 0;
  std::array<std::uint8_t, columns> action_tiles{};
  std::array<Piece, 86> tiles{};
  FixedVector<Piece, 7> military_towers;
  FixedVector<Piece, 7> trading_towers;
  FixedVector<std::uint8_t, 10> decrees;
  FixedVector<std::uint8_t, 10> privileges;
  std::array<std::uint8_t, years> germanic_left{};  // top first
  std::array<std::uint8_t, years> germanic_right{};
  std::array<Workers, max_seats> reserves{};
  FixedVector<std::uint8_t, 14> janus;  // top first; empty but in the solo game
};

enum class Stage : std::uint8_t { setup, turn, raid, shortage, over };

inline constexpr std::uint8_t none = 0xff;  // no card, no tile

// A space of a city or above a Port, with what stands there.
struct Space {
  Piece piece = no_piece;
  std::array<Bundle, 3> workers{};  // filled from the first on; a filled one is never empty

  constexpr bool empty() const { return piece == no_piece; }
  // piece_info.h
  const PieceInfo& info() const;
  constexpr int filled() const {
    return !workers[0].empty() + !workers[1].empty() + !workers[2].empty();
  }
  bool full() const;
  int held() const;
};

struct Player {
  Workers reserve{};
  std::uint8_t stars = 0;
  std::uint8_t aqueduct = 0;
  std::uint8_t active_manipulators = 0;
  std::uint8_t used_manipulators = 0;
  std::array<std::uint8_t, expansion_kinds> expansions{};  // without the printed spaces
  std::uint8_t expedition = 0;                             // Stars on the track
  std::uint8_t development = 0;
  FixedVector<std::uint8_t, rulings::decree_spaces> decrees;  // bottom first
  // Where each row begins in State::spaces, and where the last one ends.
  std::array<std::uint8_t, city_rows + 1> first{};
  // Kept beside the spaces for the Decrees, by kind of tile: how many have workers, how many.
  std::array<std::uint8_t, tile_kinds> occupied{};
  std::array<std::uint8_t, tile_kinds> manned{};
  std::uint8_t wild = 0;         // wildcard colours, from the Privileges (DI-38)
  std::uint16_t privileges = 0;  // bits
  std::uint16_t used = 0;        // one-time Privileges that are turned over

  constexpr int track(int which) const {
    return which == discordia::expedition ? expedition : development;
  }
  constexpr int track_length(int which) const {
    return track_spaces + rulings::spaces_per_tile * expansions[which];
  }
  constexpr bool track_open(int which) const { return track(which) < track_length(which); }
};

// The four cities share one list of spaces, seat by seat and row by row: together they can never
// have more than the printed spaces and all Expansions.
inline constexpr int max_spaces = max_seats * (1 + 1 + 2 + 2 + 1) + 8 * 5;
inline constexpr int max_pending = 32;

struct State {
  std::uint32_t fresh = 0;  // turned Ships of this season, bits
  // Gone for good, as bits. City Tiles that are nowhere else are gone, too.
  std::uint32_t removed_germanic = 0;
  std::uint16_t removed_towers = 0;
  std::uint16_t removed_decrees = 0;
  std::uint16_t removed_privileges = 0;

  std::array<Player, max_seats> players{};
  std::array<Space, max_spaces> spaces{};

  // The game
  std::uint8_t seats = 0;
  std::uint8_t workers = workers_of_2022;
  Stage stage = Stage::setup;
  std::uint8_t year = 1;
  std::uint8_t season = 1;
  Seat start_player = 0;
  Seat active = 0;  // nobody when over

  // The turn
  std::uint8_t die = no_die;                // chosen; no_die before
  std::uint8_t value = 0;                   // of the turn; 0 before the die is chosen
  std::uint8_t main_done = 0;               // bool
  std::uint8_t boat_done = 0;               // bool
  std::uint8_t swapped = 0;                 // Trading Towers used in this turn, bits
  FixedVector<Piece, 16> special;           // specially deployed to in this turn, ascending
  std::array<std::uint8_t, dice> rolled{};  // red, yellow, blue; 0 before the roll
  std::uint8_t taken = no_die;              // the die that is not available

  // What waits; the last one is asked first. Numbers of workers fixed so far, in colour order.
  FixedVector<Effect, max_pending> pending;
  FixedVector<std::uint8_t, worker_types> chosen;

  // The table
  std::array<std::uint8_t, columns> action_tiles{};
  std::array<Piece, 4 * columns> display{};  // row by row from the top
  FixedVector<Piece, 74> pile;               // face-down City Tiles, the next one last
  Workers bag{};
  std::array<std::uint8_t, expansion_kinds> supply{};
  std::uint8_t manipulators = 0;  // in the supply
  std::uint8_t stars = 0;         // in the Star Cult
  FixedVector<Piece, 7> military_towers;
  FixedVector<Piece, 7> trading_towers;
  FixedVector<std::uint8_t, 10> decrees;
  FixedVector<std::uint8_t, 10> privileges;
  FixedVector<std::uint8_t, 4> germanic_left;  // without the open tile, the next one last
  FixedVector<std::uint8_t, 4> germanic_right;
  std::uint8_t open_left = none;
  std::uint8_t open_right = none;
  FixedVector<std::uint8_t, 14> janus;  // the next one last
  std::uint8_t open_janus = none;

  constexpr int tile_rows() const { return setup_numbers[seats - 1].tile_rows; }
  constexpr bool solo() const { return seats == 1; }
  constexpr Player& actor() { return players[active]; }
  constexpr const Player& actor() const { return players[active]; }
  constexpr Seat maximus() const { return static_cast<Seat>((start_player + season - 1) % seats); }
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace triclinium::discordia
