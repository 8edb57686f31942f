#include "bots/discordia/evaluation.h"

#include "games/discordia/rules.h"

namespace triclinium {
namespace discordia {
namespace {

// In workers. Found by matches, see bots/README.md.
constexpr float star_worth = 0.45f;
constexpr float manipulator_worth = 0.35f;  // each year
constexpr float wildcard_worth = 1.6f;
constexpr float privilege_worth = 1.2f;  // a one-time one, unused
constexpr float land_worth = 0.35f;      // a free space for a tile
constexpr float raid_reward = 1.6f;
constexpr float raid_damage = 1.4f;
constexpr float turn_worth = 0.8f;  // of a turn not yet taken

struct Horizon {
  int year_ends = 0;  // with their shortage, still to come
  int raids = 0;
  int turns = 0;          // of this seat, in the whole game
  int turns_in_year = 0;  // of them in this year
};

Horizon horizon_of(const State& state, Seat seat) {
  Horizon horizon;
  const int later = years - state.year;
  horizon.turns = later * seasons;
  horizon.raids = later;
  horizon.year_ends = later;
  if (state.stage == Stage::over) return {};
  if (state.stage == Stage::setup) {
    horizon.turns_in_year = seasons;
  } else if (state.stage == Stage::turn) {
    const auto order = [&](Seat s) { return (s - state.maximus() + state.seats) % state.seats; };
    const bool taken = order(seat) < order(state.active);
    horizon.turns_in_year = seasons - state.season + (taken ? 0 : 1);
  }
  const auto waits = [&] {
    const auto order = [&](Seat s) { return (s - state.start_player + state.seats) % state.seats; };
    return order(seat) > order(state.active);
  };
  horizon.turns += horizon.turns_in_year;
  if (state.stage < Stage::raid || (state.stage == Stage::raid && waits())) ++horizon.raids;
  if (state.stage < Stage::shortage || (state.stage == Stage::shortage && waits())) {
    ++horizon.year_ends;
  }
  return horizon;
}

// How likely a worker space is filled within some turns.
float filling(int turns) {
  const auto t = static_cast<float>(turns);
  return t / (t + 2.5f);
}

// Free spaces: workers that can go there, against those that a free space draws at the year's end.
float city_worth(const State& state, Seat seat, const Horizon& horizon) {
  const Player& player = state.players[seat];
  const float soon = filling(horizon.turns_in_year);
  const auto later = static_cast<float>(horizon.turns - horizon.turns_in_year) / seasons;
  float worth = 0;
  const Crew crew = crew_of(player);
  for (const Space& space : city_of(state, seat)) {
    if (space.empty()) {
      worth += horizon.turns > 0 ? land_worth * static_cast<float>(horizon.turns) / 10.0f : 0.0f;
      continue;
    }
    const PieceInfo& info = space.info();
    const int filled = space.filled();
    for (int i = filled; i < info.space_count; ++i) {
      const WorkerSpace& free = info.spaces[i];
      const bool possible = crew.can_fill(free);
      const float chance = (possible ? 1.0f : 0.45f) * soon / static_cast<float>(i - filled + 1);
      worth += chance * static_cast<float>(free.size());
      if (horizon.year_ends > 0) worth -= 1.0f - chance;
    }
    // Emptied at the year's end and manned again, or free and drawing workers.
    if (later > 0 && info.space_count > 0) {
      worth += later * (0.40f * info.held[info.space_count] - 0.35f * info.space_count);
    }
    if (info.swap > 0) worth += 0.05f * static_cast<float>(horizon.turns);
  }
  return worth;
}

float raid_worth(const State& state, Seat seat, const Horizon& horizon) {
  if (horizon.raids == 0) return 0;
  float needed = static_cast<float>(strength_needed(state));
  if (state.open_left == none) needed += 1.5f;
  if (state.open_right == none) needed += 1.5f;
  const float ahead = static_cast<float>(strength_of(state, seat)) - needed;
  const bool now = state.stage == Stage::raid;
  const float chance =
      now ? (ahead >= 0 ? 1.0f : 0.0f) : 1.0f / (1.0f + std::exp(-1.2f * (ahead + 0.6f)));
  return chance * raid_reward - (1.0f - chance) * raid_damage;
}

// Nothing is as good as a reserve that is empty (DI-60): expectations come near 0 and stay below.
float short_of_winning(float points) {
  return points <= -1.0f ? points : -std::exp(-points - 1.0f);
}

float expect(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const auto reserve = static_cast<float>(total(player.reserve));
  if (state.stage == Stage::over) return -reserve;
  const Horizon horizon = horizon_of(state, seat);
  const auto year_ends = static_cast<float>(horizon.year_ends);
  const Shortage shortage = shortage_of(state, seat);
  float worth = -reserve - year_ends * static_cast<float>(shortage.symbols - shortage.aqueduct);
  worth += city_worth(state, seat, horizon) + raid_worth(state, seat, horizon);
  const float rest = static_cast<float>(horizon.turns) / 20.0f;  // of the game
  worth += star_worth * std::min(1.0f, 3.0f * rest) * player.stars;
  worth += manipulator_worth * year_ends *
           static_cast<float>(player.active_manipulators + player.used_manipulators);
  worth +=
      wildcard_worth * std::min(1.0f, 2.0f * rest) * static_cast<float>(std::popcount(player.wild));
  const unsigned unused = player.privileges & ~player.used & one_time_privileges;
  worth += privilege_worth * static_cast<float>(std::popcount(unused));
  return short_of_winning(worth + turn_worth * static_cast<float>(horizon.turns));
}

}  // namespace
}  // namespace discordia

float Evaluation<Discordia>::expected_points(const Discordia::State& state, Seat seat) {
  return discordia::expect(state, seat);
}

float Evaluation<Discordia>::spread(const Discordia::State& state) {
  return 1.5f + 0.2f * static_cast<float>(discordia::horizon_of(state, 0).turns);
}

}  // namespace triclinium
