// Tables with their store, without a network: what waits for what.
#include "apps/server/host/tables.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "apps/server/core/secret.h"
#include "apps/server/testing/host_fixture.h"

namespace triclinium::server {
namespace {

using testing::Gate;

TEST(WorkersTest, WhatIsUrgentComesFirst) {
  Gate gate;
  Gate finished;
  std::vector<int> order;
  {
    Workers workers(1);
    workers.run([&] { gate.wait(); });
    workers.run(
        [&] {
          order.push_back(3);
          finished.open();
        },
        Workers::Urgency::later);
    workers.run([&] { order.push_back(1); });
    workers.run([&] { order.push_back(2); });
    gate.open();
    finished.wait();
  }
  EXPECT_EQ(order, (std::vector<int>{1, 2, 3}));
}

using TablesTest = testing::HostFixture;

TEST_F(TablesTest, HintsDoNotPileUp) {
  Gate gate;
  thinkers_.run([&] { gate.wait(); });
  std::vector<TableHandle> entries;
  for (int i = 0; i <= Tables::max_hints; ++i) {
    entries.push_back(make("t_" + std::to_string(i), {ann(), ann()}));
  }
  int answered = 0;
  const auto hint = [&](int i) {
    return tables_.hint(entries[static_cast<std::size_t>(i)], 0,
                        [&](const Advice&) { ++answered; });
  };
  EXPECT_TRUE(hint(0));
  EXPECT_FALSE(hint(0)) << "one at a time";
  for (int i = 1; i < Tables::max_hints; ++i) EXPECT_TRUE(hint(i));
  EXPECT_FALSE(hint(Tables::max_hints)) << "and not too many in all";
  gate.open();
  loop_.run_until([&] { return answered == Tables::max_hints; });
  EXPECT_TRUE(hint(0));
  loop_.run_until([&] { return answered == Tables::max_hints + 1; });
}

TEST_F(TablesTest, ALevelThatIsGoneDoesNotStopTheGame) {
  const TableHandle entry = make("t_old", {bot("the strongest of last year"), ann()});
  loop_.run_until([&] { return !entry->committing && entry->table.moves().size() == 1; });
  EXPECT_EQ(entry->table.to_act(), 1);
}

TEST_F(TablesTest, ABotsMemoryIsGivenBackAfterItsTurn) {
  const TableHandle entry = make("t_turns", {bot("centurio"), ann()});
  EXPECT_NE(entry->bot, nullptr);
  loop_.run_until([&] { return !entry->committing && entry->table.moves().size() == 1; });
  EXPECT_EQ(entry->table.to_act(), 1);
  EXPECT_EQ(entry->bot, nullptr);
}

TEST_F(TablesTest, ABotThatIsInterruptedIsNotAskedAgain) {
  const TableHandle entry = make("t_undo", {ann(), bot("centurio")});
  const auto take_one = [&](Table& table) {
    return table.act("p_ann", table.seq(), "take 1", loop_.now(), random_);
  };
  Gate gate;
  thinkers_.run([&] { gate.wait(); });
  change(entry, take_one);
  const std::shared_ptr<TableBot> first = entry->bot;
  ASSERT_NE(first, nullptr);
  change(entry, [&](Table& table) { return table.undo("p_ann", table.seq(), loop_.now()); });
  EXPECT_EQ(entry->bot, nullptr);
  change(entry, take_one);
  EXPECT_NE(entry->bot, first) << "a worker may still have it in hand";
  gate.open();
  loop_.run_until([&] { return !entry->committing && entry->table.moves().size() == 2; });
}

// Nobody pays for bots that play for nobody.
TEST_F(TablesTest, BotsRestWhileNobodyPlaysOrLooksOn) {
  Tables slow = slow_tables();
  const TableHandle entry = make(slow, "t_bots", {bot("random"), bot("random")});
  loop_.pass(31'000);
  while (entry->thinking != 0) {
    loop_.pass(2'000);
    if (entry->thinking != 0) loop_.run_one();
  }
  const std::size_t moves = entry->table.moves().size();
  EXPECT_EQ(entry->table.phase(), Phase::running);
  loop_.pass(60'000);
  EXPECT_EQ(entry->table.moves().size(), moves);
  struct Onlooker final : Watcher {
    const std::string& person() const override { return nobody_; }
    void changed() override {}
    void gone() override {}
    std::string nobody_;
  } onlooker;
  slow.watch(entry, onlooker);
  EXPECT_NE(entry->thinking, 0) << "somebody looks on: they go on";
  slow.unwatch(entry, onlooker);
}

TEST_F(TablesTest, AStandInThatWasSentAwayDoesNotAnswerForTheNext) {
  const TableHandle entry = make("t_stand_in", {ann(), bot("centurio")});
  Gate first, second;
  thinkers_.run([&] { first.wait(); });
  change(entry, leave());
  ASSERT_NE(entry->bot, nullptr);
  change(entry, reclaim(0));
  EXPECT_EQ(entry->bot, nullptr);
  thinkers_.run([&] { second.wait(); });
  change(entry, leave());
  const std::shared_ptr<TableBot> present = entry->bot;
  first.open();
  loop_.run_one();  // the answer of the stand-in that Ann sent away, to the same question
  EXPECT_FALSE(entry->committing) << "the present stand-in has not answered yet";
  EXPECT_EQ(entry->bot, present);
  second.open();
  loop_.run_until([&] { return !entry->committing && entry->table.moves().size() == 1; });
  EXPECT_TRUE(entry->table.moves()[0].stood_in);
}

TEST_F(TablesTest, ABotIsAskedOnceThoughSomethingElseIsBeingStored) {
  Tables tables = slow_tables();
  const TableHandle entry = make(tables, "t_once", {bot("centurio"), ann()});
  loop_.run_until([&] { return metrics_.bot_seconds.count() == 1; });
  tables.change(
      entry, [this](Table& table) { return table.set_hold("p_ann", true, loop_.now(), random_); },
      [](std::optional<Refused>) {});
  ASSERT_TRUE(entry->committing);
  loop_.pass(1000);  // the bot's answer has to wait for the setting
  loop_.run_until([&] { return metrics_.bot_actions == 1; });
  bool idle = false;
  thinkers_.run([&] { loop_.post([&] { idle = true; }); });
  loop_.run_until([&] { return idle; });
  EXPECT_EQ(metrics_.bot_seconds.count(), 1u);
}

TEST_F(TablesTest, OnlySomeBotsKeepWhatTheyHaveThought) {
  Tables tables = slow_tables();
  std::vector<TableHandle> entries;
  constexpr std::size_t count = Tables::max_kept_bots + 3;
  for (std::size_t i = 0; i < count; ++i) {
    entries.push_back(make(tables, "t_" + std::to_string(i), {bot("centurio"), ann()}));
  }
  loop_.run_until([&] { return metrics_.bot_seconds.count() == count; });
  const auto keeps = [](const TableHandle& entry) { return entry->bot != nullptr; };
  EXPECT_EQ(std::count_if(entries.begin(), entries.end(), keeps), int{Tables::max_kept_bots});
  loop_.pass(1000);
  loop_.run_until([&] { return metrics_.bot_actions == count; });
  EXPECT_TRUE(std::none_of(entries.begin(), entries.end(), keeps));
  const TableHandle next = make(tables, "t_next", {bot("centurio"), ann()});
  loop_.run_until([&] { return metrics_.bot_seconds.count() == count + 1; });
  EXPECT_TRUE(keeps(next)) << "there is room again";
}

TEST_F(TablesTest, WhoeverThinksIsAskedToHurryAtTheEnd) {
  Gate gate;
  thinkers_.run([&] { gate.wait(); });
  const TableHandle with_bot = make("t_bot", {bot("centurio"), ann()});
  const TableHandle with_hint = make("t_hint", {ann(), ann()});
  ASSERT_TRUE(tables_.hint(with_hint, 0, [](const Advice&) {}));
  const Job thought = with_bot->job;
  const Job hint = with_hint->hint;
  EXPECT_FALSE(*thought);
  EXPECT_FALSE(*hint);
  tables_.hurry();
  EXPECT_TRUE(*thought);
  EXPECT_TRUE(*hint);
  gate.open();
  loop_.run_until([&] { return with_hint->hint == nullptr; });
}

TEST_F(TablesTest, NobodySeesWhatIsNotOnDisk) {
  const TableHandle entry = make("t_1", {ann(), ann()});
  std::vector<std::string> order;
  const auto take = [this](Table& table) {
    Random random = secure_random();
    return table.act("p_ann", table.seq(), "take 1", loop_.now(), random);
  };
  tables_.change(entry, take, [&](std::optional<Refused>) { order.emplace_back("first stored"); });
  tables_.look(entry, [&] {
    order.push_back("seen after " + std::to_string(store_.changes_after(entry->number, 0).size()));
  });
  tables_.change(entry, take, [&](std::optional<Refused>) { order.emplace_back("second stored"); });
  EXPECT_TRUE(order.empty());
  loop_.run_until([&] { return order.size() == 3; });
  // The start and the first move were on disk when it was looked at, the second not begun.
  EXPECT_EQ(order, (std::vector<std::string>{"first stored", "seen after 2", "second stored"}));
}

}  // namespace
}  // namespace triclinium::server
