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
}

// Whoever asks again with the same seed gets the same answer, whatever bot thought what before.
TEST(Review, DoesNotBlameWhatAHintAdvised) {
  const auto judge_bot = make_bot("toy", "ismcts:50", 1);
  for (std::uint8_t pile = 2; pile < 12; ++pile) {
    Toy::State state;
    state.pile = pile;
    state.seats = 2;
    state.taken = {9, 8};
    const AnyState any = AnyState::from<Toy>(state);
    const Limits limits{.seed = 5};
    const Action advised = make_bot("toy", "ismcts:50", pile)->choose(any, limits).action;
    const Judgement judgement = judge(*judge_bot, any, 0, advised, limits);
    EXPECT_EQ(judgement.best, advised);
    EXPECT_EQ(judgement.loss, 0.0f);
  }
}

// A die of two piles to come: what is taken of the present one hardly matters, and few iterations
// cannot tell by how much.
TEST(Review, DoesNotBlameWithinItsNoise) {
  const auto bot = make_bot("toy", "ismcts:40", 1);
  int blamed = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Toy::State state;
    state.pile = 7;
    state.seats = 2;
    const Limits limits{.seed = seed};
    const auto judgement =
        judge(*bot, AnyState::from<Toy>(state), 0, make_action(Toy::ActionKind::take, 2), limits);
    blamed += judgement.loss > 0;
  }
  EXPECT_LE(blamed, 10) << "of 200";
}

TEST(Review, ExpectedScoresCountAsTheResultDoes) {
  const auto discordia = make_bot("discordia", "greedy", 1);
  EXPECT_EQ(discordia->score_of(-7.5f), 7.5f) << "workers left";
  EXPECT_EQ(discordia->score_of(2.0f), 0.0f) << "none left, with something to spare";
  EXPECT_EQ(make_bot("carpe-diem", "centurio", 1)->score_of(-7.5f), -7.5f);
}

}  // namespace
}  // namespace triclinium
