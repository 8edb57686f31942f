#include "apps/server/table/table.h"

#include <gtest/gtest.h>

#include "apps/server/table/render.h"
#include "apps/server/testing/live_server.h"
#include "codec/registry.h"

namespace triclinium::server {
namespace {

using testing::toy_game;

constexpr Seat ann_seat = 0;

Seating person(const std::string& id) { return {SeatKind::person, id, "", false}; }
Seating bot(const std::string& level) { return {SeatKind::bot, "", level, false}; }

// A table of the toy game with seven stones and known cards; everything the tests do is logged.
class TableTest : public ::testing::Test {
 protected:
  Table make(std::vector<Seating> seats, Pace pace = {}, bool hold = true) {
    Config config;
    config.id = "t_test";
    config.game = "toy";
    config.rules = 1;
    config.options = {{"pile", 7}};
    config.pace = pace;
    config.hold = hold;
    config.host = "p_ann";
    config.seats = std::move(seats);
    Json cards = Json::array();
    for (std::size_t seat = 0; seat < config.seats.size(); ++seat) cards.push_back(seat + 4);
    config.opening.setup = {
        static_cast<int>(config.seats.size()), config.options, {{"cards", cards}}};
    return Table(toy_game(), config);
  }

  // Keeps the changes of a command that must succeed.
  void done(CommandResult result) {
    ASSERT_TRUE(result.ok()) << result.refused().reason;
    for (Change& change : result.changes()) log_.push_back(change);
  }
  static std::string code(const CommandResult& result) {
    return result.ok() ? "ok" : result.refused().code;
  }
  CommandResult act(Table& table, const std::string& who, const std::string& text) {
    return table.act(who, table.seq(), text, now_, random_);
  }
  static Viewer viewer(const std::string& who) {
    return {who, 0, [](const std::string& id) { return id; },
            [](const std::string&) { return true; }};
  }

  Random random_{std::uint64_t{7}};
  Millis now_ = 1'000'000;
  Changes log_;
};

TEST_F(TableTest, HoldsBeforeAnotherSeatAndEndsTheTurn) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  done(act(table, "p_ann", "take 2"));
  ASSERT_TRUE(table.held());
  EXPECT_EQ(table.held()->seat, ann_seat);
  EXPECT_EQ(code(act(table, "p_bob", "take 1")), "held");
  EXPECT_EQ(code(table.end_turn("p_bob", table.seq(), now_, random_)), "not_yours");
  done(table.end_turn("p_ann", table.seq(), now_, random_));
  EXPECT_FALSE(table.held());
  done(act(table, "p_bob", "take 1"));
}

TEST_F(TableTest, WaitsForWhoeverHolds) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  done(act(table, "p_ann", "take 2"));
  ASSERT_NE(table.to_act(), ann_seat);
  EXPECT_EQ(summary(table, viewer("p_ann"))["to_act"], int{ann_seat});
  done(table.end_turn("p_ann", table.seq(), now_, random_));
  EXPECT_EQ(summary(table, viewer("p_ann"))["to_act"], int{table.to_act()});
}

TEST_F(TableTest, TakesBackWhatIsHeld) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  const auto before = toy_game().digest(table.state());
  done(act(table, "p_ann", "take 2"));
  EXPECT_TRUE(table.can_undo("p_ann"));
  EXPECT_FALSE(table.can_undo("p_bob"));
  EXPECT_EQ(code(table.undo("p_bob", table.seq(), now_)), "illegal");
  done(table.undo("p_ann", table.seq(), now_));
  EXPECT_EQ(toy_game().digest(table.state()), before);
  EXPECT_FALSE(table.held());
}

TEST_F(TableTest, NoUndoOnceAnotherSeatHasDecided) {
  Table table = make({person("p_ann"), person("p_bob")}, {}, false);
  done(table.start(now_, random_));
  done(act(table, "p_ann", "take 2"));
  EXPECT_FALSE(table.held());
  EXPECT_TRUE(table.can_undo("p_ann"));
  done(act(table, "p_bob", "take 1"));
  EXPECT_FALSE(table.can_undo("p_ann"));
  EXPECT_TRUE(table.can_undo("p_bob"));
}

TEST_F(TableTest, NoUndoBeyondARoll) {
  Table table = make({person("p_ann"), person("p_bob")}, {}, false);
  done(table.start(now_, random_));
  done(act(table, "p_ann", "take 3"));
  done(act(table, "p_bob", "take 2"));
  // The last two stones: the die is cast in the same step.
  done(act(table, "p_ann", "take 2"));
  EXPECT_EQ(table.moves().back().actor, chance_seat);
  EXPECT_FALSE(table.can_undo("p_ann"));
}

TEST_F(TableTest, HoldsBeforeARoll) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  for (const char* who : {"p_ann", "p_bob"}) {
    done(act(table, who, "take 2"));
    done(table.end_turn(who, table.seq(), now_, random_));
  }
  done(act(table, "p_ann", "take 3"));
  ASSERT_TRUE(table.held());
  EXPECT_EQ(table.to_act(), chance_seat);
  EXPECT_TRUE(table.can_undo("p_ann"));
  done(table.end_turn("p_ann", table.seq(), now_, random_));
  EXPECT_EQ(table.moves().back().actor, chance_seat);
}

// Plays until the last pile is small enough that one action ends the game.
void play_to_last_pile(Table& table, Random& random, Millis now) {
  for (int i = 0; i < 200 && table.phase() == Phase::running; ++i) {
    const Seat seat = table.to_act();
    const std::string who = table.seats()[seat].person;
    const Json position = toy_game().position(table.state());
    const int pile = position.at("pile");
    if (position.at("rolls_left") == 0 && pile <= 3) return;
    const std::string take = "take " + std::to_string(pile > 4 ? 2 : 1);
    ASSERT_TRUE(table.act(who, table.seq(), take, now, random).ok());
    if (table.held()) {
      ASSERT_TRUE(table.end_turn(who, table.seq(), now, random).ok());
    }
  }
}

TEST_F(TableTest, StagesWhatWouldReveal) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  play_to_last_pile(table, random_, now_);
  if (table.phase() == Phase::over) GTEST_SKIP() << "the die gave a single stone";
  const Seat seat = table.to_act();
  const std::string who = table.seats()[seat].person;
  const int pile = toy_game().position(table.state()).at("pile");
  const auto before = toy_game().digest(table.state());
  done(act(table, who, "take " + std::to_string(pile)));
  ASSERT_TRUE(table.held());
  EXPECT_FALSE(table.held()->staged.empty());
  // Nobody sees a card yet, not even who staged it.
  EXPECT_EQ(toy_game().digest(table.state()), before);
  done(table.undo(who, table.seq(), now_));
  EXPECT_FALSE(table.held());
  done(act(table, who, "take " + std::to_string(pile)));
  done(table.end_turn(who, table.seq(), now_, random_));
  EXPECT_EQ(table.phase(), Phase::over);
  EXPECT_FALSE(table.can_undo(who));
}

// Whole games by lot: until a turn has been ended, no other seat has done anything, nothing has
// befallen the table, and the end is not told; what ending it brings is told before.
class Hold : public ::testing::TestWithParam<const char*> {};

TEST_P(Hold, NothingBeyondTheTurnIsSeenBeforeItsEnd) {
  const AnyGame& game = *find_game(GetParam());
  Config config;
  config.id = "t_test";
  config.game = GetParam();
  config.rules = 1;
  config.options = Json::object();
  config.host = "p_ann";
  config.seats = {person("p_ann"), person("p_bob")};
  Table table(game, config);
  Random random{std::uint64_t{11}};
  ASSERT_TRUE(table.start(0, random).ok());
  std::map<std::string, int> told;  // what ending a turn would bring, by whether it is staged
  while (table.phase() == Phase::running) {
    const Seat seat = table.to_act();
    const std::string who = table.seats()[seat].person;
    ActionList legal;
    game.legal_actions(table.state(), legal);
    const Action action = legal[random.bounded(static_cast<std::uint32_t>(legal.size()))];
    const std::string text = game.action_text(table.state(), action);
    ASSERT_TRUE(table.act(who, table.seq(), text, 0, random).ok());
    if (!table.held()) continue;
    const bool staged = !table.held()->staged.empty();
    const std::string next{table.held_next()};
    ++told[(staged ? "staged " : "") + next];
    const auto deed = table.held_deed();
    ASSERT_TRUE(staged || !deed) << text;
    if (deed) {
      ++told["seen"];
      ASSERT_FALSE(deed->events.empty()) << text;
      for (const Event& event : deed->events) {
        ASSERT_FALSE(event.reveals || event.befalls || (event.seat >= 0 && event.seat != seat))
            << text;
      }
      ASSERT_EQ(game.to_act(deed->state), seat) << text;
    }
    if (!staged) {
      for (const Event& event : table.news(table.moves().size() - 1)->events) {
        ASSERT_FALSE(event.befalls || (event.seat >= 0 && event.seat != seat)) << text;
      }
      ASSERT_NE(table.to_act(), nobody) << text;
    }
    ASSERT_TRUE(table.end_turn(who, table.seq(), 0, random).ok());
    const bool last = table.phase() == Phase::over && table.moves().back().actor == seat;
    ASSERT_EQ(next == "over", last) << text;
    if (!deed) continue;
    // What was seen of it stands at the beginning of what is told then, with the same look.
    std::size_t move = table.moves().size() - 1;
    while (table.moves()[move].actor == chance_seat) --move;
    const auto& moments = table.news(move)->moments;
    const auto seen = std::find_if(moments.begin(), moments.end(), [&](const Moment& moment) {
      return moment.events == deed->events.size();
    });
    ASSERT_NE(seen, moments.end()) << text;
    ASSERT_EQ(seen->state.bytes, deed->state.bytes) << text;
  }
  EXPECT_GT(told["turn"], 5);
  EXPECT_GT(told["staged turn"] + told["staged roll"], 2);
  EXPECT_GT(told["seen"], 2);
}

INSTANTIATE_TEST_SUITE_P(Games, Hold, ::testing::Values("carpe-diem", "discordia", "ave-roma"));

TEST_F(TableTest, HotSeatGoesBackFreely) {
  Table table = make({person("p_ann"), person("p_ann")});
  done(table.start(now_, random_));
  EXPECT_TRUE(table.hot_seat());
  done(act(table, "p_ann", "take 3"));
  EXPECT_FALSE(table.held());
  done(act(table, "p_ann", "take 2"));
  done(act(table, "p_ann", "take 2"));
  EXPECT_EQ(table.moves().back().actor, chance_seat);
  for (int i = 0; i < 3; ++i) done(table.undo("p_ann", table.seq(), now_));
  EXPECT_TRUE(table.moves().empty());
  EXPECT_FALSE(table.can_undo("p_ann"));
}

TEST_F(TableTest, RefusesStaleIllegalAndForeignActions) {
  Table table = make({person("p_ann"), person("p_bob")}, {}, false);
  EXPECT_EQ(code(act(table, "p_ann", "take 1")), "not_started");
  done(table.start(now_, random_));
  EXPECT_EQ(code(table.act("p_ann", table.seq() - 1, "take 1", now_, random_)), "stale");
  EXPECT_EQ(code(table.act("p_ann", table.seq() + 1, "take 1", now_, random_)), "stale");
  EXPECT_EQ(code(act(table, "p_ann", "take 4")), "illegal");
  EXPECT_EQ(code(act(table, "p_ann", "")), "illegal");
  EXPECT_EQ(code(act(table, "p_bob", "take 1")), "not_yours");
  EXPECT_EQ(code(act(table, "p_eve", "take 1")), "not_yours");
  EXPECT_EQ(code(act(table, "", "take 1")), "not_yours");
  EXPECT_TRUE(table.moves().empty());
}

TEST_F(TableTest, AChangeOfSettingsDoesNotMakeAnAnswerStale) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  const auto seen = table.seq();
  done(table.set_hold("p_bob", false, now_, random_));
  EXPECT_GT(table.seq(), seen);
  done(table.act("p_ann", seen, "take 1", now_, random_));
}

TEST_F(TableTest, ClockRunsOutAndABotStandsIn) {
  Table table = make({person("p_ann"), person("p_bob")}, {PaceKind::live, 60, 5, 0}, false);
  done(table.start(now_, random_));
  EXPECT_EQ(table.clock_seat(), ann_seat);
  now_ += 20'000;
  done(act(table, "p_ann", "take 1"));
  EXPECT_EQ(table.clock_left(0, now_), 45'000);
  EXPECT_EQ(table.clock_seat(), 1);
  EXPECT_EQ(code(table.time_out(now_, random_)), "illegal");
  now_ += 60'000;
  done(table.time_out(now_, random_));
  EXPECT_TRUE(table.seats()[1].stand_in);
  EXPECT_EQ(table.bot_to_act(), 1);
  EXPECT_EQ(code(act(table, "p_bob", "take 1")), "not_yours");
  EXPECT_EQ(code(table.reclaim("p_ann", 1, now_)), "not_yours");
  EXPECT_EQ(code(table.reclaim("p_bob", 1, now_)), "no_time");
  ActionList legal;
  toy_game().legal_actions(table.state(), legal);
  done(table.bot_act(1, legal[0], now_, random_));
  done(table.reclaim("p_bob", 1, now_));
  EXPECT_EQ(table.bot_to_act(), nobody);
  EXPECT_EQ(table.clock_left(1, now_), Table::grace_ms);
}

// Else whoever ran out of time could take the bot's moves back for ever.
TEST_F(TableTest, WhatTheStandInDecidesIsNotTakenBack) {
  Table table = make({person("p_ann"), person("p_bob")}, {PaceKind::live, 60, 5, 0}, false);
  done(table.start(now_, random_));
  now_ += 60'000;
  done(table.time_out(now_, random_));
  ActionList legal;
  toy_game().legal_actions(table.state(), legal);
  done(table.bot_act(ann_seat, legal[0], now_, random_));
  EXPECT_FALSE(table.can_undo("p_ann"));
  EXPECT_EQ(code(table.undo("p_ann", table.seq(), now_)), "illegal");
  EXPECT_EQ(table.moves().size(), 1u);
  // Back at the table one's own decisions are one's own again.
  done(table.reclaim("p_ann", ann_seat, now_));
  done(act(table, "p_bob", "take 1"));
  done(act(table, "p_ann", "take 1"));
  EXPECT_TRUE(table.can_undo("p_ann"));
}

TEST_F(TableTest, SwitchingHoldOffEndsWhatIsHeld) {
  Table table = make({person("p_ann"), bot("random")});
  done(table.start(now_, random_));
  done(act(table, "p_ann", "take 1"));
  // Holding comes before a bot too.
  ASSERT_TRUE(table.held());
  EXPECT_EQ(table.bot_to_act(), nobody);
  done(table.set_hold("p_ann", false, now_, random_));
  EXPECT_FALSE(table.held());
  EXPECT_EQ(table.bot_to_act(), 1);
  EXPECT_EQ(code(table.set_hold("p_eve", false, now_, random_)), "not_yours");
}

TEST_F(TableTest, UndoGivesTheIncrementBack) {
  Table table = make({person("p_ann"), person("p_bob")}, {PaceKind::live, 60, 5, 0}, false);
  done(table.start(now_, random_));
  for (int i = 0; i < 10; ++i) {
    done(act(table, "p_ann", "take 1"));
    done(table.undo("p_ann", table.seq(), now_));
  }
  EXPECT_EQ(table.clock_left(0, now_), 60'000);
}

TEST_F(TableTest, TheHolderPaysForHolding) {
  Table table = make({person("p_ann"), person("p_bob")}, {PaceKind::live, 60, 0, 0});
  done(table.start(now_, random_));
  done(act(table, "p_ann", "take 1"));
  EXPECT_EQ(table.clock_seat(), ann_seat);
  now_ += 61'000;
  done(table.time_out(now_, random_));
  EXPECT_FALSE(table.held());
  EXPECT_TRUE(table.seats()[0].stand_in);
  EXPECT_EQ(table.to_act(), 1);
}

TEST_F(TableTest, DaysBeginAnewWithEveryTurn) {
  Table table = make({person("p_ann"), person("p_bob")}, {PaceKind::days, 0, 0, 2}, false);
  done(table.start(now_, random_));
  now_ += 86'400'000;
  done(act(table, "p_ann", "take 1"));
  done(act(table, "p_bob", "take 1"));
  EXPECT_EQ(table.clock_left(0, now_), 2 * 86'400'000);
}

TEST_F(TableTest, LeavingARunningGameHandsTheSeatToABot) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  done(table.leave("p_ann", now_, random_));
  EXPECT_EQ(table.bot_to_act(), 0);
  ActionList legal;
  toy_game().legal_actions(table.state(), legal);
  done(table.bot_act(0, legal[0], now_, random_));
  EXPECT_EQ(table.to_act(), 1);
  EXPECT_EQ(code(table.bot_act(1, legal[0], now_, random_)), "not_yours");
}

TEST_F(TableTest, StartsWhenTheLastSeatIsTaken) {
  Table table = make({person("p_ann"), Seating{}});
  EXPECT_EQ(code(table.start(now_, random_)), "seats_open");
  EXPECT_EQ(code(table.sit("p_bob", 0, now_, random_)), "taken");
  EXPECT_EQ(code(table.sit("p_bob", 2, now_, random_)), "no_such_seat");
  done(table.sit("p_bob", 1, now_, random_));
  EXPECT_EQ(table.phase(), Phase::running);
  EXPECT_EQ(code(table.sit("p_eve", 1, now_, random_)), "started");
}

TEST_F(TableTest, TheLogGivesTheSameTable) {
  Table table =
      make({person("p_ann"), person("p_bob"), bot("random")}, {PaceKind::live, 600, 5, 0});
  done(table.start(now_, random_));
  for (int i = 0; i < 400 && table.phase() == Phase::running; ++i) {
    now_ += 700;
    const Seat seat = table.held() ? table.held()->seat : table.to_act();
    ActionList legal;
    toy_game().legal_actions(table.state(), legal);
    const std::string who = table.seats()[seat].person;
    if (table.held()) {
      if (random_.bounded(3) == 0) {
        done(table.undo(who, table.seq(), now_));
      } else {
        done(table.end_turn(who, table.seq(), now_, random_));
      }
      continue;
    }
    const Action action =
        legal[static_cast<int>(random_.bounded(static_cast<std::uint32_t>(legal.size())))];
    if (table.bot_to_act() == seat) {
      done(table.bot_act(seat, action, now_, random_));
    } else {
      done(act(table, who, toy_game().action_text(table.state(), action)));
    }
  }
  ASSERT_EQ(table.phase(), Phase::over);

  Table again =
      make({person("p_ann"), person("p_bob"), bot("random")}, {PaceKind::live, 600, 5, 0});
  Table late = again;
  for (std::size_t i = 0; i < log_.size(); ++i) {
    ASSERT_TRUE(again.apply(log_[i]));
    // And from a snapshot anywhere in the middle.
    if (i == log_.size() / 2) {
      ASSERT_TRUE(late.restore(again.snapshot()));
    }
    if (i > log_.size() / 2) {
      ASSERT_TRUE(late.apply(log_[i]));
    }
  }
  EXPECT_EQ(again.snapshot(), table.snapshot());
  EXPECT_EQ(late.snapshot(), table.snapshot());
}

TEST_F(TableTest, PreviewsEndBeforeAReveal) {
  Table table = make({person("p_ann"), person("p_bob")});
  done(table.start(now_, random_));
  Json state = state_message(table, viewer("p_ann"), 0);
  ASSERT_EQ(state.at("legal").size(), 3u);
  EXPECT_EQ(state.at("legal")[0].at("events")[0].at("event"), "took");
  EXPECT_EQ(state.at("legal")[0].at("final"), false);
  EXPECT_TRUE(state_message(table, viewer("p_bob"), 0).at("legal").empty());
  play_to_last_pile(table, random_, now_);
  if (table.phase() == Phase::over) GTEST_SKIP() << "the die gave a single stone";
  const std::string who = table.seats()[table.to_act()].person;
  state = state_message(table, viewer(who), 0);
  const Json& last = state.at("legal").back();
  EXPECT_EQ(last.at("final"), true);
  for (const Json& event : last.at("events")) EXPECT_NE(event.at("event"), "turned");
}

TEST_F(TableTest, NewsSinceANumberAreNeitherLostNorRepeated) {
  Table table = make({person("p_ann"), person("p_bob")}, {}, false);
  done(table.start(now_, random_));
  const auto start = table.seq();
  done(act(table, "p_ann", "take 1"));
  done(act(table, "p_bob", "take 2"));
  Json state = state_message(table, viewer("p_eve"), start);
  ASSERT_EQ(state.at("events").size(), 2u);
  EXPECT_EQ(state.at("events")[0].at("move"), 1);
  EXPECT_EQ(state.at("kept"), 0);
  EXPECT_EQ(state_message(table, viewer("p_eve"), table.seq()).at("events").size(), 0u);
  // From the beginning: the set-up as number 0 and all moves.
  EXPECT_EQ(state_message(table, viewer("p_eve"), 0).at("events").size(), 3u);
  const auto seen = table.seq();
  done(table.undo("p_bob", table.seq(), now_));
  state = state_message(table, viewer("p_eve"), seen);
  EXPECT_EQ(state.at("events").size(), 0u);
  EXPECT_EQ(state.at("kept"), 1);
}

TEST_F(TableTest, WhatIsHiddenDoesNotChangeAByte) {
  Table table = make({person("p_ann"), person("p_bob")}, {}, false);
  done(table.start(now_, random_));
  Config other_config = table.config();
  other_config.opening.setup.deal["cards"][1] = 9;
  Table other(toy_game(), other_config);
  Random random(std::uint64_t{7});
  ASSERT_TRUE(other.start(now_, random).ok());
  const auto same = [&] {
    return state_message(table, viewer("p_ann"), 0).dump() ==
               state_message(other, viewer("p_ann"), 0).dump() &&
           log_entries(table, Observer::of(0)) == log_entries(other, Observer::of(0)) &&
           *replay_at(table, 0, Observer::of(0)) == *replay_at(other, 0, Observer::of(0));
  };
  EXPECT_TRUE(same());
  done(act(table, "p_ann", "take 1"));
  ASSERT_TRUE(other.act("p_ann", other.seq(), "take 1", now_, random).ok());
  EXPECT_TRUE(same());
  EXPECT_NE(state_message(table, viewer("p_bob"), 0).dump(),
            state_message(other, viewer("p_bob"), 0).dump());
}

}  // namespace
}  // namespace triclinium::server
