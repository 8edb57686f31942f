// What rollouts learn from each other.
#include "bots/habits.h"

#include <gtest/gtest.h>

#include "bots/toy/evaluation.h"

namespace triclinium {
namespace {

Toy::State three_seats() {
  Random random(std::uint64_t{5});
  return begin_game<Toy>({}, 3, Toy::deal({}, 3, random));
}
constexpr Action take(int stones) { return make_action(Toy::ActionKind::take, stones); }

TEST(Habits, KeepTheMeanOfWhatFollowedForTheSeatThatActed) {
  Habits<Toy> habits;
  const Toy::State first = three_seats();
  Toy::State second = first;
  ActionList list;
  advance<Toy>(second, take(1), list);
  ASSERT_EQ(Toy::to_act(second), 1);

  habits.begin_play();
  habits.take(first, take(1));
  habits.take(second, take(2));
  habits.learn({0.25f, 0.75f, 0.5f});
  habits.begin_play();
  habits.take(first, take(1));
  habits.learn({0.75f, 0.0f, 0.0f});

  EXPECT_FLOAT_EQ(habits.worth(first, take(1)), 0.5f);
  EXPECT_FLOAT_EQ(habits.worth(second, take(2)), 0.75f);
}

TEST(Habits, AreTriedBeforeTheyAreJudged) {
  Habits<Toy> habits;
  const Toy::State state = three_seats();
  habits.begin_play();
  habits.take(state, take(3));
  habits.learn({1.0f, 1.0f, 1.0f});
  EXPECT_GT(habits.worth(state, take(2)), habits.worth(state, take(3)));
  habits.forget();
  EXPECT_FLOAT_EQ(habits.worth(state, take(2)), habits.worth(state, take(3)));
}

}  // namespace
}  // namespace triclinium
