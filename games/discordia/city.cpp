// Spaces of a city: manning, extending; and what a Decree finds there.
#include <algorithm>

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

using Measured = std::array<std::uint8_t, measures>;

// In the order of Measure.
Measured measure(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  int different = 0;
  int pairs = 0;
  for (std::uint8_t number : player.expansions) {
    different += number > 0;
    pairs += number / 2;
  }
  int absent = 0;
  for (std::uint8_t number : player.reserve) absent += number == 0;
  int towers = 0;
  for (const Space& space : row_of(state, seat, tower_row)) towers += !space.empty();
  int placed = 0;
  int kinds = 0;
  for (int kind = 0; kind < tile_kinds; ++kind) {
    placed += player.manned[kind];
    kinds += player.occupied[kind] > 0;
  }
  const auto& occupied = player.occupied;
  const auto& manned = player.manned;
  const int manipulators = player.active_manipulators + player.used_manipulators;
  const auto number = [](int n) { return static_cast<std::uint8_t>(n); };
  return {0,
          number(different),
          number(pairs),
          number(manipulators),
          player.aqueduct,
          player.development,
          player.expedition,
          number(absent),
          number(placed),
          number(kinds),
          number(towers),
          occupied[0],
          occupied[1],
          occupied[2],
          occupied[3],
          manned[0],
          manned[1],
          manned[2],
          manned[3]};
}

}  // namespace

int measured(const State& state, Seat seat, Measure which) {
  return measure(state, seat)[static_cast<std::size_t>(which)];
}

// DI-34, DI-41: as many as there are spaces; a condition may have two parts.
std::uint16_t decrees_to_take(const State& state) {
  std::uint16_t found = 0;
  if (state.decrees.empty() || state.actor().decrees.full()) return found;
  const Measured measured = measure(state, state.active);
  const auto holds = [&](Condition condition) {
    return measured[static_cast<std::size_t>(condition.measure)] >= condition.at_least;
  };
  for (std::uint8_t decree : state.decrees) {
    const Decree& card = decree_cards[decree];
    bool met = holds(card.first);
    met &= holds(card.second);
    found = static_cast<std::uint16_t>(found | met << decree);
  }
  return found;
}

}  // namespace triclinium::discordia
