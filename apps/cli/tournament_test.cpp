#include "apps/cli/tournament.h"

#include <gtest/gtest.h>

#include "codec/adapter.h"
#include "codec/toy/codec.h"

namespace triclinium {
namespace {

const AnyGame& toy() {
  static const GameAdapter<Toy> game;
  return game;
}

Tournament tournament_of(std::vector<std::string> bots, std::uint64_t blocks) {
  return {&toy(), *toy().complete_options(Json::object()), std::move(bots), blocks, 3, 1, false};
}

void expect_equal(const TournamentResult& a, const TournamentResult& b) {
  EXPECT_EQ(a.blocks, b.blocks);
  for (std::size_t i = 0; i < a.bots.size(); ++i) {
    EXPECT_EQ(a.bots[i].wins, b.bots[i].wins);
    EXPECT_EQ(a.bots[i].scores, b.bots[i].scores);
    EXPECT_EQ(a.bots[i].decisions, b.bots[i].decisions);
    EXPECT_EQ(a.bots[i].causes, b.bots[i].causes);
  }
}

TEST(Tournament, PlaysEveryBotOnEverySeat) {
  const Cluster cluster;
  const auto result =
      play_tournament(tournament_of({"greedy", "random", "random"}, 20), cluster, {});
  EXPECT_EQ(result.blocks, 20u);
  double wins = 0;
  double leads = 0;
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(result.bots[i].games, 60u);
    wins += result.bots[i].wins;
    leads += result.bots[i].leads;
    double causes = 0;
    for (const double points : result.bots[i].causes) causes += points;
    EXPECT_EQ(causes, result.bots[i].scores);
  }
  EXPECT_NEAR(wins, 60, 1e-9);
  EXPECT_NEAR(leads, 0, 1e-9);
  EXPECT_EQ(result.bots[3].games, 0u);
}

TEST(Tournament, EqualBotsShareAlike) {
  const Cluster cluster;
  const auto result = play_tournament(tournament_of({"random", "random"}, 400), cluster, {});
  const Interval interval = wilson(result.bots[0].wins, result.bots[0].games);
  EXPECT_LT(interval.low, 0.5);
  EXPECT_GT(interval.high, 0.5);
}

TEST(Tournament, WhatWasPlayedIsToldWhenItIsStopped) {
  static int asked;
  asked = 0;
  const Cluster cluster;
  Tournament tournament = tournament_of({"greedy", "random"}, 100);
  tournament.stop = [] { return ++asked > 8; };
  const auto result = play_tournament(tournament, cluster, {});
  EXPECT_TRUE(result.stopped);
  EXPECT_GT(result.blocks, 0u);
  EXPECT_LT(result.blocks, 9u);
  EXPECT_EQ(result.bots[0].games, 2 * result.blocks);
  tournament.stop = [] { return false; };
  EXPECT_FALSE(play_tournament(tournament, cluster, {}).stopped);
}

TEST(Tournament, ThreadsLeaveNoTrace) {
  const Cluster cluster;
  Tournament tournament = tournament_of({"ismcts:20", "greedy"}, 50);
  const auto one = play_tournament(tournament, cluster, {});
  tournament.threads = 3;
  expect_equal(one, play_tournament(tournament, cluster, {}));
}

TEST(Tournament, StopsEarlyAtTheSameBlockForAnyNumberOfThreads) {
  const Cluster cluster;
  Tournament tournament = tournament_of({"greedy", "random"}, 100'000);
  tournament.stop_early = true;
  const auto one = play_tournament(tournament, cluster, {});
  EXPECT_EQ(one.verdict, SequentialTest::Verdict::stronger);
  EXPECT_LT(one.blocks, 2000u);
  tournament.threads = 2;
  expect_equal(one, play_tournament(tournament, cluster, {}));
}

TEST(Tournament, ABarIsDecidedOnceTheIntervalLeavesIt) {
  const Cluster cluster;
  Tournament tournament = tournament_of({"greedy", "random"}, 100'000);
  tournament.stop_early = true;
  tournament.bar = 0.52;
  const auto above = play_tournament(tournament, cluster, {});
  EXPECT_EQ(above.verdict, SequentialTest::Verdict::stronger);
  EXPECT_LT(above.blocks, tournament.blocks);
  EXPECT_GT(wilson(above.bots[0].wins, above.bots[0].games).low, tournament.bar);
  tournament.bar = 0.98;
  const auto below = play_tournament(tournament, cluster, {});
  EXPECT_EQ(below.verdict, SequentialTest::Verdict::weaker);
  EXPECT_LT(wilson(below.bots[0].wins, below.bots[0].games).high, tournament.bar);
}

}  // namespace
}  // namespace triclinium
