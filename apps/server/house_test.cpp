// deploy/house as it stands: the real program on a real PostgreSQL behind a real nginx or HAProxy,
// played at while its parts are killed, stopped and drained. bench/server/house.cpp does it for
// long.
#include <gtest/gtest.h>

#include <filesystem>

#include "apps/server/testing/free_ports.h"
#include "apps/server/testing/live_server.h"
#include "bench/server/house_run.h"
#include "bench/server/player.h"

namespace triclinium::server::testing {
namespace {

void run(bench::HousePlan plan) {
  TempFolder folder;
  // PostgreSQL runs as somebody else.
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  plan.program = TRICLINIUM_PROGRAM;
  plan.folder = folder.path() + "/house";
  plan.port = free_ports(plan.servers + 1);
  plan.faults = static_cast<int>(plan.kinds.size());
  const bench::HouseReport report = bench::run_house(plan);
  for (const std::string& sentence : report.wrong) ADD_FAILURE() << sentence;
  EXPECT_EQ(report.faults, plan.faults);
  EXPECT_GT(report.acknowledged, 0);
  EXPECT_GT(report.views, report.acknowledged);
  // Every table has gone on after every fault.
  EXPECT_EQ(report.recoveries(), static_cast<std::size_t>(plan.faults * plan.tables))
      << report.text();
}

// Of two answers to a question, sent to two servers, the first one counts, and the refusal of the
// second comes when the next question is answered already.
TEST(HouseTest, ALateRefusalIsNotForWhatWasSentSince) {
  const auto state = [](std::int64_t seq, const Json& events) {
    const Json seats{{{"mine", true}}, {{"mine", true}}};
    return Json{{"seq", seq},
                {"kept", seq - 1 - static_cast<std::int64_t>(events.size())},
                {"held", nullptr},
                {"table", {{"state", "running"}, {"seats", seats}}},
                {"events", events}};
  };
  const auto move = [](std::int64_t seq, const std::string& action) {
    return Json{{"seq", seq}, {"move", seq - 1}, {"actor", 0}, {"action", action}};
  };
  bench::Known known;
  known.seq = 1;
  known.open = {"act first"};
  known.sent = "act second";
  learn(known, state(2, Json::array({move(2, "first")})));
  known.sent = "act third";
  learn_refusal(known);
  EXPECT_EQ(known.sent, "") << "somebody is asked again";
  known.sent = "act fourth";
  bench::Known stored = known;
  learn(stored, state(3, Json::array({move(3, "third")})));
  EXPECT_EQ(difference(known, stored), "");
  bench::Known other = known;
  learn(other, state(3, Json::array({move(3, "never sent")})));
  EXPECT_NE(difference(known, other), "");
}

TEST(HouseTest, PartsFailAndNothingIsLost) {
  bench::HousePlan plan;
  plan.tables = 4;
  plan.pause_ms = 500;
  run(plan);
}

// Behind HAProxy, which leaves them: a server that stands still, and one that is cut off from the
// database but not from its players.
TEST(HouseTest, ServersThatAreNotWellAreLeft) {
  bench::HousePlan plan;
  plan.proxy = "haproxy";
  plan.servers = 2;
  plan.tables = 3;
  plan.pause_ms = 200;
  plan.kinds = {"stop server", "cut server"};
  run(plan);
}

}  // namespace
}  // namespace triclinium::server::testing
