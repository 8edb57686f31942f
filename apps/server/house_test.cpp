// deploy/house as it stands: the real program on a real PostgreSQL behind a real nginx or HAProxy,
// played at while its parts are killed, stopped and drained. bench/server/house.cpp does it for
// long.
#include <gtest/gtest.h>

#include <filesystem>

#include "apps/server/testing/free_ports.h"
#include "apps/server/testing/live_server.h"
#include "bench/server/house_run.h"

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
  // Every table has gone on after every fault.
  EXPECT_EQ(report.recovery_ms.size(), static_cast<std::size_t>(plan.faults * plan.tables))
      << report.text();
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
