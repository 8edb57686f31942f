// What holds for every bot of every game.
#include "bots/any_bot.h"

#include <gtest/gtest.h>

#include "bots/greedy.h"
#include "bots/spec.h"
#include "bots/toy/evaluation.h"
#include "games/ave_roma/ave_roma.h"
#include "games/carpe_diem/carpe_diem.h"
#include "games/discordia/discordia.h"
#include "games/toy/toy.h"

namespace triclinium {
namespace {

constexpr std::string_view all_names[] = {"random", "greedy",   "ismcts:40", "search:40", "tiro",
                                          "miles",  "centurio", "legatus",   "imperator"};

// Plays random games and asks the bot again and again, with everything hidden from it drawn anew
// each time: the answer must stay.
template <Game G>
void expect_blind_to_secrets(std::string_view game_id, std::string_view name, int seats,
                             int every) {
  SCOPED_TRACE(name);
  Random random(std::uint64_t{5});
  ActionList list;
  auto state = begin_game<G>({}, seats, G::deal({}, seats, random), list);
  int decisions = 0;
  int different = 0;
  for (Seat seat = G::to_act(state); seat != nobody; seat = G::to_act(state)) {
    if (seat == chance_seat) {
      advance<G>(state, G::draw(state, random), list);
      continue;
    }
    if (++decisions % every == 0) {
      const auto other = G::determinize(state, seat, random);
      different += digest<G>(other) != digest<G>(state);
      Limits limits;
      limits.iterations = 30;
      const Choice a = make_bot(game_id, name, 7)->choose(AnyState::from<G>(state), limits);
      const Choice b = make_bot(game_id, name, 7)->choose(AnyState::from<G>(other), limits);
      ASSERT_EQ(a.action, b.action) << "decision " << decisions;
      ASSERT_EQ(a.expected.points, b.expected.points) << "decision " << decisions;
      ASSERT_EQ(check<G>(state, a.action), Refusal::none);
    }
    const auto count = static_cast<std::uint32_t>(list.size());
    advance<G>(state, list[static_cast<int>(random.bounded(count))], list);
  }
  EXPECT_GT(different, 0) << "nothing was hidden";
}

TEST(AnyBot, ToyBotsAreBlindToSecrets) {
  for (const std::string_view name : all_names) expect_blind_to_secrets<Toy>("toy", name, 3, 1);
}

TEST(AnyBot, CarpeDiemBotsAreBlindToSecrets) {
  for (const std::string_view name : all_names) {
    expect_blind_to_secrets<CarpeDiem>("carpe-diem", name, 3, 9);
  }
}

TEST(AnyBot, DiscordiaBotsAreBlindToSecrets) {
  for (const std::string_view name : all_names) {
    expect_blind_to_secrets<Discordia>("discordia", name, 3, 17);
  }
}

TEST(AnyBot, AveRomaBotsAreBlindToSecrets) {
  for (const std::string_view name : all_names) {
    expect_blind_to_secrets<AveRoma>("ave-roma", name, 3, 29);
  }
}

TEST(AnyBot, KnowsItsNames) {
  EXPECT_EQ(level_names().size(), 5u);
  for (const std::string_view name : level_names()) EXPECT_TRUE(is_bot_name(name));
  for (const std::string_view name : all_names) EXPECT_TRUE(is_bot_name(name));
  for (const std::string_view name :
       {"", "Tiro", "ismcts", "ismcts:", "ismcts:0", "ismcts:1x", "ismcts:-5", "ismcts:99999999999",
        "search:10:", "search:10:depth", "search:10:depth=x", "search:10:wealth=1",
        "search:10:temperature=0", "guided:0", "search:10:edge=2"}) {
    EXPECT_FALSE(is_bot_name(name)) << name;
  }
  EXPECT_TRUE(is_bot_name("search:10:temperature=1.5:rollout=-1"));
  EXPECT_TRUE(is_bot_name("guided:10:redraw=2:lots=8"));
  EXPECT_EQ(make_bot("chess", "greedy", 1), nullptr);
  EXPECT_EQ(make_bot("toy", "nobody", 1), nullptr);
}

TEST(AnyBot, ThinksInParallel) {
  Toy::State state;
  state.pile = 7;
  state.seats = 2;
  const auto bot = make_bot("toy", "ismcts:100", 1);
  Parallel parallel;
  parallel.threads = 3;
  parallel.run = [](int jobs, void (*job)(void*, int), void* data) {
    for (int i = 0; i < jobs; ++i) job(data, i);
  };
  bot->use(parallel);
  EXPECT_EQ(bot->choose(AnyState::from<Toy>(state)).iterations, 300u);
  std::uint32_t visits = 0;
  for (const Candidate& candidate : bot->candidates()) visits += candidate.visits;
  EXPECT_EQ(visits, 300u);
  bot->use({});
  EXPECT_EQ(bot->choose(AnyState::from<Toy>(state)).iterations, 100u);
}

TEST(Greedy, TakesTheMost) {
  Toy::State state;
  state.pile = 7;
  state.seats = 2;
  GreedyBot<Toy> bot(1);
  EXPECT_EQ(bot.choose(state).action, make_action(Toy::ActionKind::take, 3));
}

TEST(Greedy, FollySometimesDoesOtherwise) {
  Toy::State state;
  state.pile = 7;
  state.seats = 2;
  int others = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    others +=
        !(GreedyBot<Toy>(seed, 500).choose(state).action == make_action(Toy::ActionKind::take, 3));
  }
  EXPECT_NEAR(others, 100, 30);
}

// AR-20: that would end the round for it, with all workers at home.
TEST(Greedy, FollyDoesNotPassAtOnce) {
  int passed = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    ActionList list;
    const auto state = begin_game<AveRoma>({}, 3, AveRoma::deal({}, 3, random), list);
    const Choice choice =
        make_bot("ave-roma", "tiro", seed)->choose(AnyState::from<AveRoma>(state));
    passed += ave_roma::kind_of(choice.action) == ave_roma::ActionKind::pass;
  }
  EXPECT_EQ(passed, 0);
}

}  // namespace
}  // namespace triclinium
