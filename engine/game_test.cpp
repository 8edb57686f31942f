#include "engine/game.h"

#include <gtest/gtest.h>

#include <vector>

#include "engine/any_state.h"
#include "games/toy/toy.h"

namespace triclinium {
namespace {

constexpr Toy::Deal cards{{1, 2, 3}};

Action take(int stones) { return make_action(Toy::ActionKind::take, stones); }
Action roll(int stones) { return make_action(Toy::ActionKind::roll, stones); }

EventSink collect(std::vector<Event>& events) {
  return {[](void* context, const Event& event) {
            static_cast<std::vector<Event>*>(context)->push_back(event);
          },
          &events};
}

TEST(Action, EqualActionsAreEqualBytes) {
  static_assert(sizeof(Action) == 8);
  EXPECT_EQ(take(2), take(2));
  EXPECT_FALSE(take(2) == take(3));
  EXPECT_FALSE(take(2) == roll(2));
  EXPECT_FALSE(take(2) == make_action(Toy::ActionKind::take, 2, 1));
}

TEST(Observer, SeesOnlyItsOwnHand) {
  EXPECT_TRUE(Observer::of(1).sees_hand_of(1));
  EXPECT_FALSE(Observer::of(1).sees_hand_of(0));
  EXPECT_FALSE(Observer::spectator().sees_hand_of(0));
  EXPECT_TRUE(Observer::everything().sees_hand_of(0));
}

TEST(Standing, EqualSeatsShareTheBetterRank) {
  Standing standing;
  standing.scores = {5, 7, 5, 7, 1};
  rank_seats(standing, 5, [&](Seat a, Seat b) { return standing.scores[a] > standing.scores[b]; });
  EXPECT_EQ(standing.ranks, (std::array<std::uint8_t, 5>{3, 1, 3, 1, 5}));
}

TEST(Game, AdvanceDoesForcedMovesAndHandsOverTheNextAnswers) {
  ActionList list;
  Toy::State state = begin_game<Toy>({.pile = 4}, 2, cards, list);
  EXPECT_EQ(list.size(), 3);
  std::vector<Event> events;
  advance<Toy>(state, take(3), list, collect(events));
  // One stone is left: seat 1 takes it without being asked, then the die is to be thrown.
  EXPECT_EQ(events.size(), 2u);
  EXPECT_EQ(state.taken[1], 1);
  EXPECT_EQ(Toy::to_act(state), chance_seat);
  EXPECT_TRUE(list.empty());
}

TEST(Game, ApplyRefusesAndChangesNothing) {
  Toy::State state = begin_game<Toy>({.pile = 4}, 2, cards);
  const std::uint64_t before = digest<Toy>(state);
  EXPECT_EQ(apply<Toy>(state, take(4)), Refusal::not_legal);
  EXPECT_EQ(apply<Toy>(state, roll(3)), Refusal::not_legal);
  EXPECT_EQ(digest<Toy>(state), before);
  EXPECT_EQ(apply<Toy>(state, take(3)), Refusal::none);
  EXPECT_NE(digest<Toy>(state), before);
  EXPECT_EQ(apply<Toy>(state, roll(7)), Refusal::not_possible);
  EXPECT_EQ(apply<Toy>(state, take(1)), Refusal::not_possible);
}

TEST(Game, DeltasAddUpToTheScoreAndTheEndIsTheEnd) {
  std::vector<Event> events;
  ActionList list;
  Toy::State state = begin_game<Toy>({.pile = 4}, 2, cards, list, collect(events));
  for (const Action action : {take(3), roll(2), take(2), roll(3), take(3)}) {
    ASSERT_EQ(apply<Toy>(state, action, collect(events)), Refusal::none);
  }
  EXPECT_EQ(Toy::to_act(state), nobody);
  std::array<int, 2> sums{};
  for (const Event& event : events) {
    if (event.delta != 0) sums[event.seat] += event.delta;
  }
  EXPECT_EQ(sums, (std::array{3 + 2 + 3 + 1, 1 + 2}));
  EXPECT_EQ(Toy::score(state, 0), 9);
  EXPECT_EQ(Toy::standing(state).ranks[1], 2);
  EXPECT_EQ(apply<Toy>(state, take(1)), Refusal::game_over);
}

TEST(AnyState, IsTheSameStateAgain) {
  const Toy::State state = begin_game<Toy>({.pile = 9}, 3, cards);
  EXPECT_EQ(digest<Toy>(AnyState::from<Toy>(state).as<Toy>()), digest<Toy>(state));
}

TEST(NullSink, CostsNothing) {
  static_assert(std::is_empty_v<NullSink> && !NullSink::wants_events);
  static_assert(EventSink::wants_events);
}

}  // namespace
}  // namespace triclinium
