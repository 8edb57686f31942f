// Spaces of a city: manning, extending; and what a Decree finds there.
#include <algorithm>
#include <utility>

#include "games/discordia/play.h"

namespace triclinium::discordia {

bool some_piece_can_be_manned(const State& state) {
  const Crew crew = crew_of(state.actor());
  for (const Space& space : city_of(state, state.active)) {
    if (!space.empty() && can_be_manned(state, crew, space)) return true;
  }
  return false;
}

void man(Player& owner, Space& space, const Workers& bundle) {
  const int kind = space.info().kind;
  const int next = space.filled();
  space.workers[next] = Bundle::from(bundle);
  owner.occupied[kind] = static_cast<std::uint8_t>(owner.occupied[kind] + (next == 0));
  owner.manned[kind] = static_cast<std::uint8_t>(owner.manned[kind] + total(bundle));
}

Workers unman(Player& owner, Space& space) {
  const Workers workers = workers_on(space);
  if (space.workers[0].empty()) return workers;
  const int kind = space.info().kind;
  --owner.occupied[kind];
  owner.manned[kind] = static_cast<std::uint8_t>(owner.manned[kind] - total(workers));
  space.workers = {};
  return workers;
}

void recount(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    player.occupied = {};
    player.manned = {};
    for (const Space& space : city_of(state, seat)) {
      if (space.empty() || space.filled() == 0 || space.info().kind >= tile_kinds) continue;
      std::uint8_t& workers = player.manned[space.info().kind];
      workers = static_cast<std::uint8_t>(workers + space.held());
      ++player.occupied[space.info().kind];
    }
  }
}

void insert_space(State& state, Seat seat, int row) {
  const int at = state.players[seat].first[row + 1];
  const int end = state.players[state.seats - 1].first[city_rows];
  std::move_backward(state.spaces.begin() + at, state.spaces.begin() + end,
                     state.spaces.begin() + end + 1);
  state.spaces[at] = {};
  for (Seat s = seat; s < state.seats; ++s) {
    for (int r = s == seat ? row + 1 : 0; r <= city_rows; ++r) ++state.players[s].first[r];
  }
}

// DI-38: two equal permanent ones make all colours wildcards.
std::uint8_t wildcards_of(unsigned owned) {
  std::uint8_t wild = 0;
  for (int i = 0; i < 14; ++i) {
    if (!((owned >> i) & 1)) continue;
    if (!is_one_time(i) && ((owned >> twin_of(i)) & 1)) return all_wild;
    wild |= privilege_cards[i].wildcards;
  }
  return wild;
}

// DI-22, DI-35: the leftmost one; for a Tower a Port without a Tower.
int free_space(const State& state, Piece piece) {
  const auto row = row_of(state, state.active, piece_info[piece].row);
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (row[i].empty()) return static_cast<int>(i);
  }
  return -1;
}

namespace {

int towers_of(const State& state, Seat seat) {
  int towers = 0;
  for (const Space& space : row_of(state, seat, tower_row)) towers += !space.empty();
  return towers;
}

// A template, so that each condition of the Decrees becomes one comparison.
template <Measure Which>
int measure(const State& state, Seat seat) {
  using enum Measure;
  const Player& player = state.players[seat];
  const auto from = [](Measure first) { return static_cast<int>(Which) - static_cast<int>(first); };
  if constexpr (Which == nothing) return 0;
  if constexpr (Which == different_expansions) return Lanes(player.expansions).positive();
  if constexpr (Which == pairs_of_expansions) return Lanes(player.expansions).halves().sum();
  if constexpr (Which == manipulators) return player.active_manipulators + player.used_manipulators;
  if constexpr (Which == aqueduct) return player.aqueduct;
  if constexpr (Which == Measure::development) return player.development;
  if constexpr (Which == Measure::expedition) return player.expedition;
  if constexpr (Which == absent_worker_types)
    return worker_types - Lanes(player.reserve).positive();
  if constexpr (Which == workers_placed) return Lanes(player.manned).sum();
  if constexpr (Which == occupied_kinds) return Lanes(player.occupied).positive();
  if constexpr (Which == towers) return towers_of(state, seat);
  if constexpr (Which >= occupied_ships && Which <= occupied_farms) {
    return player.occupied[from(occupied_ships)];
  }
  if constexpr (Which >= workers_on_ships) return player.manned[from(workers_on_ships)];
}

template <Condition Needed>
bool holds(const State& state, Seat seat) {
  if constexpr (Needed.measure == Measure::towers) {  // few cities have so many places for them
    if (row_of(state, seat, tower_row).size() < Needed.at_least) return false;
  }
  return measure<Needed.measure>(state, seat) >= Needed.at_least;
}

template <std::size_t... Decrees>
unsigned fulfilled_decrees(const State& state, Seat seat, std::index_sequence<Decrees...>) {
  const unsigned first = (... | (holds<decree_cards[Decrees].first>(state, seat) << Decrees));
  const unsigned second = (... | (holds<decree_cards[Decrees].second>(state, seat) << Decrees));
  return first & second;
}

template <std::size_t... Measures>
int measured_number(const State& state, Seat seat, Measure which,
                    std::index_sequence<Measures...>) {
  int number = 0;
  ((which == Measure{Measures} ? number = measure<Measure{Measures}>(state, seat) : 0), ...);
  return number;
}

}  // namespace

int measured(const State& state, Seat seat, Measure which) {
  return measured_number(state, seat, which, std::make_index_sequence<measures>());
}

// DI-34, DI-41: as many as there are spaces; a condition may have two parts.
std::uint16_t decrees_to_take(const State& state) {
  if (state.actor().decrees.full()) return 0;
  const unsigned met =
      fulfilled_decrees(state, state.active, std::make_index_sequence<decree_cards.size()>());
  if (met == 0) return 0;
  unsigned open = 0;
  for (std::uint8_t decree : state.decrees) open |= 1u << decree;
  return static_cast<std::uint16_t>(met & open);
}

}  // namespace triclinium::discordia
