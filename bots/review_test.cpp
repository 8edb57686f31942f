#include "bots/review.h"

#include <gtest/gtest.h>

#include "games/toy/toy.h"

namespace triclinium {
namespace {

AnyState last_stones() {
  Toy::State state;
  state.pile = 5;
  state.seats = 2;
  state.rolls_left = 0;
  state.taken = {9, 0};
  return AnyState::from<Toy>(state);
}

TEST(Review, AGoodDecisionCostsNothing) {
  const auto bot = make_bot("toy", "ismcts:2000", 1);
  const Action three = make_action(Toy::ActionKind::take, 3);
  const Judgement judgement = judge(*bot, last_stones(), 0, three);
  EXPECT_EQ(judgement.best, three);
  EXPECT_EQ(judgement.loss, 0.0f);
  EXPECT_FLOAT_EQ(judgement.expected.shares[0], 1.0f);
}

TEST(Review, AMistakeCostsWhatItGivesAway) {
  // Taking one leaves 9 + 1 + 1 against 3 + card: lost with a 9, shared with an 8.
  const auto bot = make_bot("toy", "ismcts:4000", 1);
  const Judgement judgement = judge(*bot, last_stones(), 0, make_action(Toy::ActionKind::take, 1));
  EXPECT_EQ(judgement.best, make_action(Toy::ActionKind::take, 3));
  EXPECT_NEAR(judgement.loss, 0.15f, 0.06f);
  EXPECT_GT(judgement.points_lost, 0.5f);
  EXPECT_GE(judgement.visits, 1000u);
}

TEST(Review, NamesTheCostliest) {
  std::vector<Judgement> all(5);
  for (int i = 0; i < 5; ++i) all[static_cast<std::size_t>(i)].move = i;
  all[1].loss = 0.1f;
  all[2].loss = 0.3f;
  all[4].loss = 0.2f;
  const auto worst = costliest(all, 2);
  ASSERT_EQ(worst.size(), 2u);
  EXPECT_EQ(worst[0].move, 2);
  EXPECT_EQ(worst[1].move, 4);
  EXPECT_EQ(costliest(all, 9).size(), 3u);
}

TEST(Review, ExpectedScoresCountAsTheResultDoes) {
  const auto discordia = make_bot("discordia", "greedy", 1);
  EXPECT_EQ(discordia->score_of(-7.5f), 7.5f) << "workers left";
  EXPECT_EQ(discordia->score_of(2.0f), 0.0f) << "none left, with something to spare";
  EXPECT_EQ(make_bot("carpe-diem", "centurio", 1)->score_of(-7.5f), -7.5f);
}

}  // namespace
}  // namespace triclinium
