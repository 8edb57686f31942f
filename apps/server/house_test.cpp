// deploy/house as it stands: the real program three times on a real PostgreSQL behind a real nginx,
// played at while its parts are killed, stopped and drained. bench/server/house.cpp does it for
// long.
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>

#include "apps/server/testing/live_server.h"
#include "bench/server/house_run.h"

namespace triclinium::server::testing {
namespace {

bool is_free(int port) {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool free = ::bind(probe, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  ::close(probe);
  return free;
}

// The first of so many in a row; below those that the system gives to clients.
int free_ports(int count) {
  for (int first = 20'000 + ::getpid() % 5'000; first < 32'000; first += count) {
    int free = 0;
    while (free < count && is_free(first + free)) ++free;
    if (free == count) return first;
  }
  return 0;
}

TEST(HouseTest, PartsFailAndNothingIsLost) {
  TempFolder folder;
  // PostgreSQL runs as somebody else.
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  bench::HousePlan plan;
  plan.program = TRICLINIUM_PROGRAM;
  plan.folder = folder.path() + "/house";
  plan.port = free_ports(plan.servers + 1);
  plan.tables = 4;
  plan.faults = static_cast<int>(plan.kinds.size());
  plan.pause_ms = 500;
  const bench::HouseReport report = bench::run_house(plan);
  for (const std::string& sentence : report.wrong) ADD_FAILURE() << sentence;
  EXPECT_EQ(report.faults, plan.faults);
  EXPECT_GT(report.acknowledged, 0);
  // Every table has gone on after every fault.
  EXPECT_EQ(report.recovery_ms.size(), static_cast<std::size_t>(plan.faults * plan.tables))
      << report.text();
}

}  // namespace
}  // namespace triclinium::server::testing
