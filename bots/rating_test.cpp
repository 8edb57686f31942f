#include "bots/rating.h"

#include <gtest/gtest.h>

#include <array>

namespace triclinium {
namespace {

TEST(Rating, WilsonAgainstKnownValues) {
  const Interval even = wilson(50, 100);
  EXPECT_NEAR(even.low, 0.4038, 1e-4);
  EXPECT_NEAR(even.high, 0.5962, 1e-4);
  const Interval sweep = wilson(100, 100);
  EXPECT_NEAR(sweep.low, 0.9630, 1e-4);
  EXPECT_DOUBLE_EQ(sweep.high, 1.0);
  EXPECT_DOUBLE_EQ(wilson(0, 0).high, 1.0);
}

TEST(Rating, SequentialTestDecides) {
  SequentialTest strong(0.5, 0.05);
  SequentialTest weak(0.5, 0.05);
  SequentialTest same(0.5, 0.05);
  for (int i = 0; i < 600; ++i) {
    strong.add(i % 4 == 0 ? 0.5 : 1.0);
    weak.add(i % 4 == 0 ? 0.5 : 0.0);
    same.add(i % 2);
  }
  EXPECT_EQ(strong.verdict(), SequentialTest::Verdict::stronger);
  EXPECT_EQ(weak.verdict(), SequentialTest::Verdict::weaker);
  EXPECT_EQ(same.verdict(), SequentialTest::Verdict::equal);
  EXPECT_EQ(SequentialTest(0.5, 0.05).verdict(), SequentialTest::Verdict::open);
}

TEST(Rating, FitsWhatTheOddsSay) {
  // Ten to one is 400 points; three bots in a chain add up.
  const std::array<Pairing, 2> chain{{{1, 0, 10000, 11000}, {2, 1, 10000, 11000}}};
  const std::vector<Rating> ratings = fit_ratings(3, chain);
  EXPECT_NEAR(ratings[1].points - ratings[0].points, 400, 1);
  EXPECT_NEAR(ratings[2].points - ratings[1].points, 400, 1);
  EXPECT_NEAR(ratings[0].points + ratings[1].points + ratings[2].points, 0, 1e-6);
  const Rating difference = rating_difference(3, chain, 2, 0);
  EXPECT_NEAR(difference.points, 800, 2);
  // One pairing alone: 1.96 · 400 / ln 10 / sqrt(n p q); two of them in a row add in squares.
  EXPECT_NEAR(difference.error, 11.3 * 1.414, 0.2);
}

TEST(Rating, ACleanSweepStaysFinite) {
  const std::array<Pairing, 1> sweep{{{1, 0, 20, 20}}};
  const Rating difference = rating_difference(2, sweep, 1, 0);
  EXPECT_GT(difference.points, 400);
  EXPECT_LT(difference.points, 800);
}

}  // namespace
}  // namespace triclinium
