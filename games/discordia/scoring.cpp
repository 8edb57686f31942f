// Strength, shortage and the result.
#include "games/discordia/discordia.h"
#include "games/discordia/play.h"

namespace triclinium::discordia {

// DI-50: workers on completely manned Barracks and Military Towers, and permanent strength.
int strength_of(const State& state, Seat seat) {
  int strength = 0;
  for (const Space& space : city_of(state, seat)) {
    if (space.empty() || space.info().kind != fort) continue;
    strength += space.info().strength;
    if (space.full()) strength += space.held();
  }
  return strength;
}

int strength_needed(const State& state) {
  int strength = 0;
  for (std::uint8_t tile : {state.open_left, state.open_right}) {
    if (tile != none) strength += germanic_tiles[tile].strength;
  }
  return strength;
}

// DI-51, with the symbols of the City Map that nothing covers (DI-28, DI-42).
Shortage shortage_of(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  Shortage shortage{.aqueduct = player.aqueduct};
  for (int row = 0; row < tile_kinds; ++row) {
    const auto spaces = row_of(state, seat, row);
    for (std::size_t i = 0; i < map_rows[row].size(); ++i) {
      const bool covered = map_rows[row][i].printed ? !spaces[i].empty() : i < spaces.size();
      shortage.symbols += map_rows[row][i].symbol && !covered;
    }
  }
  for (int i = 0; i < track_spaces; ++i) {
    shortage.symbols += expedition_path.spaces[i].symbol && i >= player.expedition;
    shortage.symbols += development_track.spaces[i].symbol && i >= player.development;
  }
  for (int i = 0; i < rulings::decree_spaces; ++i) {
    shortage.symbols += decree_column[i].symbol && i >= player.decrees.size();
  }
  for (const Space& space : city_of(state, seat)) {
    if (!space.empty()) shortage.free += space.info().space_count - space.filled();
  }
  return shortage;
}

}  // namespace triclinium::discordia

namespace triclinium {

using namespace discordia;

// DI-61, DI-62, DI-73: fewest workers in the reserve, then fewest on tiles and Towers, then shared.
Standing Discordia::standing(const State& state) {
  Standing standing;
  std::array<int, max_seats> placed{};
  for (Seat seat = 0; seat < state.seats; ++seat) {
    standing.scores[seat] = static_cast<std::int16_t>(score(state, seat));
    for (const Space& space : city_of(state, seat)) {
      if (!space.empty()) placed[seat] += space.held();
    }
  }
  rank_seats(standing, state.seats, [&](Seat a, Seat b) {
    if (standing.scores[a] != standing.scores[b]) return standing.scores[a] < standing.scores[b];
    return placed[a] < placed[b];
  });
  if (state.solo() && standing.scores[0] > 0) standing.ranks[0] = 2;
  return standing;
}

}  // namespace triclinium
