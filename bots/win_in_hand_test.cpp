// A level never lets a win in hand pass.
#include "bots/win_in_hand.h"

#include <gtest/gtest.h>

#include "bots/any_bot.h"
#include "bots/discordia/evaluation.h"
#include "games/discordia/play.h"

namespace triclinium {
namespace {

using namespace discordia;

// Seat 0 may return so many workers at the end of the first year; the reserve is given.
Discordia::State returning(int number, const Workers& reserve) {
  Random random(std::uint64_t{3});
  auto state = begin_game<Discordia>({}, 3, Discordia::deal({}, 3, random));
  state.stage = Stage::shortage;
  state.active = 0;
  state.start_player = 0;
  state.rolled = {};
  state.pending.clear();
  state.pending.push_back(entry_of(EffectKind::next));
  state.pending.push_back(entry_of(EffectKind::give_back, number));
  add(state.bag, state.players[0].reserve);
  state.players[0].reserve = reserve;
  add(state.bag, reserve, -1);
  resolve(state, NullSink{});  // colours that leave no choice
  return state;
}

TEST(WinInHand, EveryLevelReturnsItsLastWorker) {
  const auto state = returning(1, {0, 1, 0, 0});
  ActionList list;
  Discordia::legal_actions(state, list);
  ASSERT_EQ(list.size(), 2);
  for (const std::string_view level : level_names()) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Limits limits;
      limits.iterations = 40;
      const Choice choice =
          make_bot("discordia", level, seed)->choose(AnyState::from<Discordia>(state), limits);
      EXPECT_EQ(choice.action.args[1], 1) << level << ", seed " << seed;
    }
  }
}

// Colour by colour, over several questions.
TEST(WinInHand, EveryLevelReturnsTheWholeReserve) {
  for (const std::string_view level : level_names()) {
    auto state = returning(4, {1, 1, 0, 2});
    ActionList list;
    const auto bot = make_bot("discordia", level, 7);
    while (Discordia::to_act(state) == 0) {
      Limits limits;
      limits.iterations = 60;
      advance<Discordia>(state, bot->choose(AnyState::from<Discordia>(state), limits).action, list);
    }
    EXPECT_EQ(state.stage, Stage::over) << level;
    EXPECT_EQ(Discordia::score(state, 0), 0) << level;
  }
}

// Without a win in hand, returning a worker is still better than keeping it.
TEST(WinInHand, GreedyPlayReturnsAsMuchAsHelps) {
  auto state = returning(3, {2, 2, 2, 3});
  ActionList list;
  const auto bot = make_bot("discordia", "greedy", 5);
  while (Discordia::to_act(state) == 0 && state.stage == Stage::shortage) {
    advance<Discordia>(state, bot->choose(AnyState::from<Discordia>(state)).action, list);
  }
  EXPECT_EQ(total(state.players[0].reserve), 6);
}

TEST(WinInHand, FindsNothingWhereNothingIsSure) {
  const auto state = returning(1, {0, 2, 0, 0});
  Random random(std::uint64_t{1});
  WinInHand<Discordia> win;
  EXPECT_FALSE(win.find(state, random));
}

}  // namespace
}  // namespace triclinium
