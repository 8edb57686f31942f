#include "apps/science/discordia/observation.h"

#include <cstring>

#include "games/discordia/rules.h"

namespace triclinium {

using namespace discordia;

namespace {

// Where the seat's city begins and ends in the list of all spaces.
int city_begin(const Player& player) { return player.first[0]; }
int city_end(const Player& player) { return player.first[city_rows]; }

// A list of ids, from 1, in a room that may be larger.
template <class Vector, std::size_t Size>
void fill_ids(const Vector& items, std::array<std::uint8_t, Size>& seen) {
  seen = {};
  for (int i = 0; i < items.size(); ++i) seen[i] = or_none(items[i]);
}

void fill_player(const Player& player, int first_space, SeenPlayer& seen) {
  seen.privileges = player.privileges;
  seen.used = player.used;
  seen.reserve = player.reserve;
  seen.stars = player.stars;
  seen.aqueduct = player.aqueduct;
  seen.active_manipulators = player.active_manipulators;
  seen.used_manipulators = player.used_manipulators;
  seen.expansions = player.expansions;
  seen.expedition = player.expedition;
  seen.development = player.development;
  fill_ids(player.decrees, seen.decrees);
  for (int row = 0; row <= city_rows; ++row) {
    seen.first[row] =
        static_cast<std::uint8_t>(player.first[row] - city_begin(player) + first_space);
  }
  seen.occupied = player.occupied;
  seen.manned = player.manned;
  seen.wild = player.wild;
  seen.unused = 0;
}

// The spaces of a city, from `next` on; returns where the next city begins.
int fill_spaces(const State& state, const Player& player, int next, Seen& seen) {
  const int count = city_end(player) - city_begin(player);
  static_assert(sizeof(Space) == sizeof(SeenSpace));
  std::memcpy(static_cast<void*>(&seen.spaces[next]), &state.spaces[city_begin(player)],
              sizeof(Space) * count);
  for (int i = next; i < next + count; ++i) seen.spaces[i].piece = or_none(seen.spaces[i].piece);
  return next + count;
}

// Two words that stay in registers: the pile is the longest list of all.
void fill_pile(const State& state, Seen& seen) {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  for (Piece piece : state.pile) {
    const std::uint64_t bit = std::uint64_t{1} << (piece & 63);
    const std::uint64_t is_high = 0 - static_cast<std::uint64_t>(piece >> 6);
    low |= bit & ~is_high;
    high |= bit & is_high;
  }
  seen.pile = {low, high};
}

}  // namespace

void Observing<Discordia>::fill(const Discordia::State& state, Seat seat, Type& seen) {
  const int seats = state.seats;
  for (int place = seats; place < discordia::max_seats; ++place) seen.players[place] = {};
  int next_space = 0;
  for (int place = 0; place < seats; ++place) {
    const Player& player = state.players[seat_at(seat, place, seats)];
    fill_player(player, next_space, seen.players[place]);
    next_space = fill_spaces(state, player, next_space, seen);
  }
  std::memset(static_cast<void*>(seen.spaces.data() + next_space), 0,
              sizeof(SeenSpace) * (max_spaces - next_space));
  fill_pile(state, seen);
  seen.fresh = state.fresh;
  seen.removed_germanic = state.removed_germanic;
  seen.removed_towers = state.removed_towers;
  seen.removed_decrees = state.removed_decrees;
  seen.removed_privileges = state.removed_privileges;
  seen.janus = 0;
  for (std::uint8_t tile : state.janus)
    seen.janus = static_cast<std::uint16_t>(seen.janus | 1 << tile);
  fill_ids(state.military_towers, seen.military_towers);
  fill_ids(state.trading_towers, seen.trading_towers);
  fill_ids(state.decrees, seen.decrees);
  fill_ids(state.privileges, seen.privileges);
  fill_ids(state.special, seen.special);
  fill_ids(state.chosen, seen.chosen);
  seen.pending = {};
  for (int i = 0; i < state.pending.size(); ++i) {
    const Effect& effect = state.pending[i];
    seen.pending[i] = {static_cast<std::uint8_t>(effect.kind), effect.n};
  }
  for (int i = 0; i < columns; ++i) seen.action_tiles[i] = or_none(state.action_tiles[i]);
  for (int i = 0; i < 4 * columns; ++i) seen.display[i] = or_none(state.display[i]);
  seen.bag = state.bag;
  seen.supply = state.supply;
  seen.rolled = state.rolled;
  seen.taken = state.taken == no_die ? 0 : or_none(state.taken);
  seen.die = state.die == no_die ? 0 : or_none(state.die);
  seen.value = state.value;
  seen.main_done = state.main_done;
  seen.boat_done = state.boat_done;
  seen.swapped = state.swapped;
  seen.manipulators = state.manipulators;
  seen.stars = state.stars;
  seen.germanic_left = static_cast<std::uint8_t>(state.germanic_left.size());
  seen.germanic_right = static_cast<std::uint8_t>(state.germanic_right.size());
  seen.open_left = or_none(state.open_left);
  seen.open_right = or_none(state.open_right);
  seen.open_janus = or_none(state.open_janus);
  seen.to_act = seen_from(seat, to_act(state), seats);
  seen.active = seen_from(seat, state.active, seats);
  seen.start_player = seen_from(seat, state.start_player, seats);
  seen.decision = static_cast<std::uint8_t>(decision_of(state));
  seen.stage = static_cast<std::uint8_t>(state.stage);
  seen.year = state.year;
  seen.season = state.season;
  seen.workers = state.workers;
  seen.seats = state.seats;
  seen.unused = 0;
}

}  // namespace triclinium
