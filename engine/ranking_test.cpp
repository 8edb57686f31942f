#include "engine/ranking.h"

#include <gtest/gtest.h>

#include <vector>

namespace triclinium {
namespace {

std::vector<int> order(const Standing& standing, int seats) {
  const auto found = seats_by_rank(standing, seats);
  return {found.begin(), found.end()};
}

TEST(Ranking, EqualRanksStandByTheirSeats) {
  EXPECT_EQ(order({{}, {3, 1, 1, 4}}, 4), (std::vector{1, 2, 0, 3}));
}

TEST(Ranking, WhoLosesAloneIsStillListed) { EXPECT_EQ(order({{}, {2}}, 1), (std::vector{0})); }

}  // namespace
}  // namespace triclinium
