// A level never lets a win in hand pass.
#include "bots/win_in_hand.h"

#include <gtest/gtest.h>

#include "bots/any_bot.h"
#include "bots/carpe_diem/evaluation.h"
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

// The last visit to the forum of a game that seat 0 has won, with goods for many payments.
CarpeDiem::State last_visit(std::uint64_t seed) {
  Random random(seed);
  auto state = begin_game<CarpeDiem>({}, 2, CarpeDiem::deal({}, 2, random));
  state.phase = carpe_diem::phases;
  state.round = 0;
  state.to_act = 0;
  state.forum_order = {0};
  state.players[0].points = {100};
  state.players[0].goods.fill(2);
  state.players[0].coins = 3;
  state.decision = carpe_diem::Decision::spot;
  return state;
}

// The points of seat 0 at the end of the best line of its own decisions.
int most_points(const CarpeDiem::State& state) {
  if (CarpeDiem::to_act(state) == nobody) return CarpeDiem::score(state, 0);
  ActionList list;
  CarpeDiem::legal_actions(state, list);
  int most = -1000;
  for (const Action action : list) {
    ActionList next;
    CarpeDiem::State after = state;
    advance<CarpeDiem>(after, action, next);
    most = std::max(most, most_points(after));
  }
  return most;
}

// A win is sure whatever is done: the points decide, over all questions of the visit.
TEST(WinInHand, EveryLevelWinsByTheMost) {
  for (const std::string_view level : {"tiro", "centurio", "imperator"}) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      auto state = last_visit(seed);
      const int most = most_points(state);
      ActionList list;
      const auto bot = make_bot("carpe-diem", level, seed);
      while (CarpeDiem::to_act(state) == 0) {
        Limits limits;
        limits.iterations = 60;
        advance<CarpeDiem>(state, bot->choose(AnyState::from<CarpeDiem>(state), limits).action,
                           list);
      }
      EXPECT_EQ(CarpeDiem::score(state, 0), most) << level << ", seed " << seed;
    }
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
