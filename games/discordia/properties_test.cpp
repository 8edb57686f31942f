// What stays true in every game, whatever happens.
#include "games/discordia/table_for_test.h"

namespace triclinium::discordia {
namespace {

// Plays at random and calls `visit` after every step.
template <class Visit>
void play(int seats, std::uint64_t seed, Visit visit) {
  Random random(seed);
  ActionList list;
  State state = begin_game<Discordia>({}, seats, Discordia::deal({}, seats, random), list);
  while (to_act(state) != nobody) {
    const Action action =
        to_act(state) == chance_seat
            ? Discordia::draw(state, random)
            : list[static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())))];
    advance<Discordia>(state, action, list);
    visit(state);
    if (testing::Test::HasFatalFailure()) return;
  }
}

struct Components {
  Workers workers{};
  int stars = 0;
  int manipulators = 0;
  std::array<int, expansion_kinds> expansions{};
  friend bool operator==(const Components&, const Components&) = default;
};

Components count(const State& state) {
  Components all;
  all.workers = state.bag;
  all.stars = state.stars;
  all.manipulators = state.manipulators;
  for (int kind = 0; kind < expansion_kinds; ++kind) all.expansions[kind] = state.supply[kind];
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    add(all.workers, player.reserve);
    for (const Space& space : city_of(state, seat)) add(all.workers, workers_on(space));
    all.stars += player.stars + player.expedition + player.development;
    all.manipulators += player.active_manipulators + player.used_manipulators;
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      all.expansions[kind] += player.expansions[kind];
    }
  }
  return all;
}

TEST(DiscordiaProperties, WorkersStarsManipulatorsAndExpansionsAreConserved) {
  for (int seats = 2; seats <= 4; ++seats) {
    Components expected;
    expected.workers = {40, 40, 40, 40};
    const SetupNumbers& numbers = setup_numbers[seats - 1];
    expected.stars = numbers.stars;
    expected.manipulators = numbers.manipulators;
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      expected.expansions[kind] = kind < tile_kinds ? numbers.land : numbers.tracks;
    }
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      play(seats, seed, [&](const State& state) { ASSERT_EQ(count(state), expected); });
    }
  }
}

TEST(DiscordiaProperties, SoloWorkersAreConserved) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    play(1, seed, [&](const State& state) {
      ASSERT_EQ(count(state).workers, (Workers{40, 40, 40, 40}));
      ASSERT_LE(count(state).stars, 16);
    });
  }
}

TEST(DiscordiaProperties, EveryPieceIsInOnePlace) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    play(4, seed, [&](const State& state) {
      std::array<int, pieces> found{};
      for (Piece tile : state.display) {
        if (tile != no_piece) ++found[tile];
      }
      for (Piece tile : state.pile) ++found[tile];
      for (const Space& space : state.spaces) {
        if (!space.empty()) ++found[front_of(space.piece)];
      }
      for (int n : found) ASSERT_LE(n, 1);
    });
  }
}

TEST(DiscordiaProperties, WhatIsKeptBesideTheSpacesAgreesWithThem) {
  for (int seats = 1; seats <= 4; ++seats) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      play(seats, seed, [&](const State& state) {
        State counted = state;
        recount(counted);
        ASSERT_EQ(digest_of(counted), digest_of(state));
      });
    }
  }
}

// DI-60: a game never goes on with an empty reserve; DI-34, DI-39: tracks and Decrees end.
TEST(DiscordiaProperties, NobodyPlaysOnWithAnEmptyReserve) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    play(3, seed, [&](const State& state) {
      if (state.stage == Stage::over) return;
      for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.players[seat];
        ASSERT_GT(total(player.reserve), 0);
        ASSERT_LE(player.aqueduct, aqueduct_top);
        ASSERT_LE(player.expedition, player.track_length(expedition));
        ASSERT_LE(player.development, player.track_length(development));
      }
      ASSERT_LE(state.pending.size(), 12) << "far from the room there is";
    });
  }
}

// Which bundles may be sent, by trying all of them.
TEST(DiscordiaProperties, DI23_RangesAgreeWithATrialOfAllBundles) {
  Random random(77);
  const auto below = [&](int n) {
    return static_cast<int>(random.bounded(static_cast<std::uint32_t>(n)));
  };
  for (int trial = 0; trial < 3000; ++trial) {
    const PieceInfo& info = piece_info[below(first_trading_tower)];
    if (info.space_count == 0) continue;
    const WorkerSpace space = info.spaces[below(info.space_count)];
    Workers reserve{};
    for (std::uint8_t& n : reserve) n = static_cast<std::uint8_t>(below(4));
    const auto wild = static_cast<std::uint8_t>(below(16));
    std::vector<Workers> fitting;
    for (int code = 0; code < 256; ++code) {
      const Bundle bundle{static_cast<std::uint8_t>(code)};
      Workers n{};
      int beyond = 0;
      bool there = bundle.size() == space.size();
      for (int c = 0; c < worker_types; ++c) {
        n[c] = static_cast<std::uint8_t>(bundle.of(c));
        there = there && n[c] <= reserve[c];
        if (!((wild >> c) & 1)) beyond += std::max(0, n[c] - space.printed.of(c));
      }
      if (there && beyond <= space.grey) fitting.push_back(n);
    }
    ASSERT_EQ(Crew(reserve, wild).can_fill(space), !fitting.empty());
    if (fitting.empty()) continue;
    const Workers chosen =
        fitting[static_cast<std::size_t>(below(static_cast<int>(fitting.size())))];
    for (int colour = 0; colour < worker_types; ++colour) {
      std::vector<bool> possible(4);
      for (const Workers& n : fitting) {
        if (std::equal(n.begin(), n.begin() + colour, chosen.begin())) possible[n[colour]] = true;
      }
      const Range range = send_range(space, reserve, wild, chosen, colour);
      for (int n = 0; n < 4; ++n) ASSERT_EQ(possible[n], n >= range.low && n <= range.high);
    }
  }
}

}  // namespace
}  // namespace triclinium::discordia
