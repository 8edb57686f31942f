// A series of random games and what it adds up to: equal for equal arguments, however it is split.
#pragma once

#include <array>
#include <cstdint>

#include "bots/playout.h"

namespace triclinium {

// Points of the seats that came first, second …, over many games.
struct RankScores {
  std::int64_t sum = 0;
  int min = 0;
  int max = 0;
};

struct SeriesTotals {
  std::uint64_t games = 0;
  PlayoutCount count;
  std::array<RankScores, max_seats> ranks;
  std::uint64_t signature = 0;
};

// Adds one finished game to the totals.
void add_game(SeriesTotals& totals, const Standing& standing, int seats, std::uint64_t index,
              std::uint64_t digest);
// Joins two parts of one series.
void join_totals(SeriesTotals& totals, const SeriesTotals& part);

// Plays the games first … last−1 of the series.
template <Game G>
SeriesTotals play_series(const typename G::Options& options, int seats, std::uint64_t seed,
                         std::uint64_t first, std::uint64_t last) {
  SeriesTotals totals;
  ActionList list;
  for (std::uint64_t i = first; i < last; ++i) {
    Random random = series_random(seed, i);
    const typename G::Deal deal = G::deal(options, seats, random);
    typename G::State state = begin_game<G>(options, seats, deal, list);
    playout<G>(state, list, random, totals.count);
    add_game(totals, G::standing(state), seats, i, digest<G>(state));
  }
  return totals;
}

}  // namespace triclinium
