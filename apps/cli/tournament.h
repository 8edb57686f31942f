// Bots against one another in seed blocks: one deal, every bot once on every seat.
//
// A block's result depends on its number and the seed only, and blocks are added up in their order:
// the same totals for any number of threads and processes.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "apps/cli/cluster.h"
#include "bots/rating.h"
#include "codec/any_game.h"

namespace triclinium {

inline constexpr int max_causes = 32;

// What one bot did, in a block or in all.
struct BotTally {
  double wins = 0;    // rank 1 counts 1, shared among ties
  double scores = 0;  // points as the game counts them
  double leads = 0;   // own points less the mean of the others
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  double seconds = 0;  // of thinking, processor time of one core
  double longest_decision = 0;
  double longest_turn = 0;  // decisions of one seat in a row
  std::array<double, max_causes> causes{};

  void add(const BotTally& other);
};

struct BlockResult {
  std::uint64_t block = 0;
  std::array<BotTally, max_seats> bots{};
};

struct Tournament {
  const AnyGame* game = nullptr;
  Json options;
  std::vector<std::string> bots;  // as many as seats
  std::uint64_t blocks = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  bool stop_early = false;  // by a sequential test of the first bot
  // The share of wins it is tested against; 0: parity. A bar is decided only once the interval no
  // longer holds it, too.
  double bar = 0;
  // Asked before each block; once true, no further block begins. Not heard with several processes.
  bool (*stop)() = nullptr;
};

struct TournamentResult {
  std::uint64_t blocks = 0;
  std::array<BotTally, max_seats> bots{};
  double seconds = 0;
  SequentialTest::Verdict verdict = SequentialTest::Verdict::open;
  bool stopped = false;  // before all was played or decided
};

// Called now and then with the games finished and to be played; only in the first process.
using Progress = std::function<void(const TournamentResult& so_far, std::uint64_t all_blocks)>;

TournamentResult play_tournament(const Tournament& tournament, const Cluster& cluster,
                                 const Progress& progress);

// A line on a terminal that tells how far it is and how long it will take; nothing elsewhere.
Progress progress_line(const std::string& what);
// Wipes that line away.
void clear_progress_line();

}  // namespace triclinium
