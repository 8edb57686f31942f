// Time is only given for playing: whatever the order of leaving, coming back, losing the
// connection, playing and waiting.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "apps/server/table/table.h"
#include "apps/server/testing/live_server.h"

namespace triclinium::server {
namespace {

using testing::toy_game;

enum class Deed : std::uint8_t { leave, reclaim, vanish, act, undo, end_turn, bot_moves, wait };

std::string person_of(Seat seat) { return seat == 0 ? "p_ann" : "p_bob"; }

Table timed_table(Pace pace, bool hold) {
  Config config;
  config.id = "t_time";
  config.game = "toy";
  config.rules = 1;
  config.options = {{"pile", 20}};
  config.pace = pace;
  config.hold = hold;
  config.seats = {{SeatKind::person, "p_ann", "", false}, {SeatKind::person, "p_bob", "", false}};
  return Table(toy_game(), config);
}

// What the clocks may show at most, kept beside the table.
struct Ledger {
  std::array<Millis, 2> left{};
  std::array<bool, 2> moved{};  // the stand-in, since it took over
  std::array<bool, 2> graced{};
};

CommandResult do_deed(Table& table, Deed deed, Seat seat, Millis now, Random& random) {
  const std::string person = person_of(seat);
  ActionList legal;
  if (table.to_act() >= 0) toy_game().legal_actions(table.state(), legal);
  switch (deed) {
    case Deed::leave:
      return table.leave(person, now, random);
    case Deed::reclaim:
      return table.reclaim(person, seat, now);
    case Deed::act:
      if (legal.empty()) return Changes{};
      return table.act(person, table.seq(), toy_game().action_text(table.state(), legal[0]), now,
                       random);
    case Deed::undo:
      return table.undo(person, table.seq(), now);
    case Deed::end_turn:
      return table.end_turn(person, table.seq(), now, random);
    case Deed::bot_moves:
      if (table.bot_to_act() != seat || legal.empty()) return Changes{};
      return table.bot_act(seat, legal[0], now, random);
    case Deed::vanish:
    case Deed::wait:
      break;
  }
  return table.time_out(now, random);
}

void check_time(Pace pace) {
  EXPECT_TRUE(rc::check([pace] {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Table table = timed_table(pace, *rc::gen::arbitrary<bool>());
    Millis now = 1'000'000;
    RC_ASSERT(table.start(now, random).ok());
    Ledger ledger;
    const auto deeds = *rc::gen::container<std::vector<std::tuple<int, int, int>>>(
        rc::gen::tuple(rc::gen::inRange(0, 8), rc::gen::inRange(0, 2), rc::gen::inRange(0, 40)));
    for (const auto& [number, who, seconds] : deeds) {
      const auto deed = static_cast<Deed>(number);
      const auto seat = static_cast<Seat>(who);
      if (deed == Deed::wait || deed == Deed::vanish) now += Millis{seconds} * 1000;
      for (Seat s = 0; s < 2; ++s) ledger.left[s] = table.clock_left(s, now);
      const std::array<bool, 2> stood{table.seats()[0].stand_in, table.seats()[1].stand_in};
      const CommandResult result = do_deed(table, deed, seat, now, random);
      if (!result.ok()) continue;
      for (Seat s = 0; s < 2; ++s) {
        const Millis gained = table.clock_left(s, now) - ledger.left[s];
        const bool back = stood[s] && !table.seats()[s].stand_in;
        if (deed == Deed::reclaim && s == seat && gained > 0) {
          RC_ASSERT(back && ledger.moved[s] && !ledger.graced[s]);
          RC_ASSERT(table.clock_left(s, now) == Table::grace_ms);
          ledger.graced[s] = true;
        } else if (deed == Deed::leave || deed == Deed::reclaim || deed == Deed::wait ||
                   deed == Deed::vanish || deed == Deed::undo) {
          // Leaving ends a turn that is held, as the person could have done.
          RC_ASSERT(gained <= Millis{pace.increment_s} * 1000 ||
                    (pace.kind == PaceKind::days && table.clock_left(s, now) == pace.full_ms() &&
                     deed != Deed::reclaim && deed != Deed::undo));
          if (deed == Deed::reclaim || deed == Deed::undo) RC_ASSERT(gained <= 0);
        }
        if (deed == Deed::bot_moves && s == seat && stood[s]) ledger.moved[s] = true;
        if (!table.seats()[s].stand_in || !stood[s]) ledger.moved[s] = false;
      }
    }
  }));
}

TEST(Clock, NoOrderOfLeavingAndComingBackGivesTime) { check_time({PaceKind::live, 60, 5, 0}); }
TEST(Clock, NorAtTablesThatArePlayedByDays) { check_time({PaceKind::days, 0, 0, 1}); }

TEST(Clock, TheGraceIsGivenOnceAndOnlyAfterTheStandInHasMoved) {
  Random random(std::uint64_t{3});
  Table table = timed_table({PaceKind::live, 10, 0, 0}, false);
  Millis now = 1'000'000;
  ASSERT_TRUE(table.start(now, random).ok());
  now += 9'000;
  ASSERT_TRUE(table.leave("p_ann", now, random).ok());
  ASSERT_TRUE(table.reclaim("p_ann", 0, now).ok());
  EXPECT_EQ(table.clock_left(0, now), 1'000) << "leaving and coming back gives nothing";
  now += 1'000;
  ASSERT_TRUE(table.time_out(now, random).ok());
  EXPECT_EQ(table.reclaim("p_ann", 0, now).refused().code, "no_time");
  ActionList legal;
  toy_game().legal_actions(table.state(), legal);
  ASSERT_TRUE(table.bot_act(0, legal[0], now, random).ok());
  ASSERT_TRUE(table.reclaim("p_ann", 0, now).ok());
  EXPECT_EQ(table.clock_left(0, now), Table::grace_ms);
  ASSERT_TRUE(table.leave("p_bob", now, random).ok());
  ASSERT_TRUE(table.leave("p_ann", now, random).ok());
  // A table that is read back knows what was given.
  Table again = timed_table({PaceKind::live, 10, 0, 0}, false);
  ASSERT_TRUE(again.restore(table.snapshot()));
  for (int i = 0; i < 2 && again.bot_to_act() != nobody; ++i) {
    again.game().legal_actions(again.state(), legal);
    ASSERT_TRUE(again.bot_act(again.bot_to_act(), legal[0], now, random).ok());
  }
  ASSERT_TRUE(again.reclaim("p_ann", 0, now).ok());
  now += Table::grace_ms;
  while (again.clock_seat() != 0) {
    again.game().legal_actions(again.state(), legal);
    ASSERT_TRUE(again.bot_act(again.bot_to_act(), legal[0], now, random).ok());
  }
  now += Table::grace_ms;
  ASSERT_TRUE(again.time_out(now, random).ok());
  again.game().legal_actions(again.state(), legal);
  ASSERT_TRUE(again.bot_act(0, legal[0], now, random).ok());
  EXPECT_EQ(again.reclaim("p_ann", 0, now).refused().code, "no_time");
}

TEST(Clock, AStopOfTheServerIsNeverCharged) {
  Random random(std::uint64_t{3});
  Table table = timed_table({PaceKind::live, 600, 0, 0}, false);
  ASSERT_TRUE(table.start(1'000'000, random).ok());
  // It ran for ten seconds more; then nothing did for an hour.
  ASSERT_TRUE(table.restore_clock(1'010'000, 4'610'000).ok());
  EXPECT_EQ(table.clock_left(0, 4'610'000), 590'000);
  // The clock of the wall was set back meanwhile.
  ASSERT_TRUE(table.restore_clock(4'610'000 + Table::return_ms + 10'000, 50'000).ok());
  EXPECT_EQ(table.clock_left(0, 50'000), 580'000);
  // Nobody knows how long the server ran: nothing is charged.
  ASSERT_TRUE(table.restore_clock(0, 9'999'999).ok());
  EXPECT_EQ(table.clock_left(0, 9'999'999), 580'000);
  // It gives nothing either, however little is left; but the clock waits for its player.
  ASSERT_TRUE(table.restore_clock(9'999'999 + Table::return_ms + 575'000, 20'000'000).ok());
  EXPECT_EQ(table.clock_left(0, 20'000'000), 5'000);
  EXPECT_FALSE(table.clock_waits_for("p_bob", 20'030'000));
  EXPECT_TRUE(table.clock_waits_for("p_ann", 20'030'000));
  EXPECT_EQ(table.clock_left(0, 20'030'000), 5'000);
  ASSERT_TRUE(table.resume_clock("p_ann", 20'030'000).ok());
  EXPECT_EQ(table.clock_left(0, 20'032'000), 3'000);
  EXPECT_EQ(table.deadline(), 20'035'000);
}

// What is stored of it is read back, and a second stop finds a clock that stands still.
TEST(Clock, AClockThatStandsStillIsReadBack) {
  Random random(std::uint64_t{3});
  Table table = timed_table({PaceKind::live, 600, 0, 0}, false);
  ASSERT_TRUE(table.start(1'000'000, random).ok());
  ASSERT_TRUE(table.restore_clock(1'010'000, 4'610'000).ok());
  Table again = timed_table({PaceKind::live, 600, 0, 0}, false);
  ASSERT_TRUE(again.restore(table.snapshot()));
  EXPECT_EQ(again.clock_left(0, 4'640'000), 590'000);
  ASSERT_TRUE(again.restore_clock(4'640'000, 5'000'000).ok());
  EXPECT_EQ(again.clock_left(0, 5'000'000), 590'000);
  // Who plays needs no waiting for.
  ASSERT_TRUE(again.act("p_ann", again.seq(), "take 1", 5'001'000, random).ok());
  EXPECT_EQ(again.still_until(), 0);
}

}  // namespace
}  // namespace triclinium::server
