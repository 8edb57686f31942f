// Clocks, budgets, waiting after wrong passwords, and a log that nobody reads.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>

#include "apps/server/core/backoff.h"
#include "apps/server/core/budget.h"
#include "apps/server/core/log.h"
#include "apps/server/core/server_clock.h"

namespace triclinium::server {
namespace {

TEST(ServerClock, CountsWhatTheServerRuns) {
  ServerClock clock(1'000'000, 50);
  EXPECT_EQ(clock.read(50), 1'000'000);
  EXPECT_EQ(clock.read(1'050), 1'001'000);
  // The process was stopped for an hour: a tick at most is counted.
  EXPECT_EQ(clock.read(3'601'050), 1'002'000);
  EXPECT_EQ(clock.read(3'601'550), 1'002'500);
  EXPECT_EQ(clock.read(3'601'000), 1'002'500) << "it never goes back";
}

TEST(Budget, IsChargedAfterwardsAndPaidByTime) {
  Budget budget({{100, 50}, {1000, 5000}});
  EXPECT_EQ(budget.wait_ms("a", 1'000), 0);
  budget.charge("a", {250, 10}, 1'000);
  EXPECT_EQ(budget.wait_ms("a", 1'000), 2'000) << "200 ms over, paid back by 100 a second";
  EXPECT_EQ(budget.wait_ms("a", 2'500), 500);
  EXPECT_EQ(budget.wait_ms("a", 3'000), 0);
  EXPECT_EQ(budget.wait_ms("b", 1'000), 0) << "others have their own";
  budget.charge("b", {0, 6'000}, 1'000);
  EXPECT_EQ(budget.wait_ms("b", 1'000), 1'000) << "bytes count too";
  budget.charge("", {1'000, 0}, 1'000);
  EXPECT_EQ(budget.wait_ms("", 1'000), 0) << "who has no session has none to charge";
  Budget none({});
  none.charge("a", {1e9, 1e9}, 1'000);
  EXPECT_EQ(none.wait_ms("a", 1'000), 0);
}

TEST(Budget, ForgetsWhoOwesNothing) {
  Budget budget({{100, 50}, {1000, 5000}});
  for (int i = 0; i < 5'000; ++i) {
    budget.charge(std::to_string(i), {10, 10}, 1'000 + std::int64_t{i} * 1'000);
  }
  EXPECT_LT(budget.size(), 2'000u);
}

TEST(Backoff, WaitsLongerAndOpensByTime) {
  Backoff backoff;
  const std::string home = "192.0.2.1";
  const std::string elsewhere = "192.0.2.2";
  for (int i = 0; i < Backoff::free_tries; ++i) {
    EXPECT_EQ(backoff.wait_ms("livia", home, 1'000), 0);
    backoff.failed("livia", home, 1'000);
  }
  EXPECT_EQ(backoff.wait_ms("livia", home, 1'000), 1'000);
  EXPECT_EQ(backoff.wait_ms("livia", home, 2'000), 0);
  backoff.failed("livia", home, 2'000);
  EXPECT_EQ(backoff.wait_ms("livia", home, 2'000), 2'000);
  EXPECT_EQ(backoff.wait_ms("livia", elsewhere, 2'000), 0) << "nobody is locked out by others";
  EXPECT_EQ(backoff.wait_ms("marcus", home, 2'000), 0);
  for (int i = 0; i < 60; ++i) backoff.failed("livia", home, 2'000);
  EXPECT_EQ(backoff.wait_ms("livia", home, 2'000), Backoff::longest_ms);
  EXPECT_EQ(backoff.wait_ms("livia", elsewhere, 2'000), Backoff::longest_for_all_ms)
      << "after so many a stranger waits too";
  backoff.succeeded("livia", elsewhere, 40'000);
  backoff.failed("livia", home, 40'000);
  EXPECT_EQ(backoff.wait_ms("livia", elsewhere, 40'000), 0) << "but not who was let in before";
}

// Whoever reads the log may stall; the server goes on and says what was lost.
TEST(Log, AReaderThatStallsStopsNothing) {
  std::array<int, 2> pipe_ends{};
  ASSERT_EQ(::pipe2(pipe_ends.data(), O_CLOEXEC), 0);
  const int kept = ::dup(STDERR_FILENO);
  ::dup2(pipe_ends[1], STDERR_FILENO);
  set_log_level(LogLevel::info);
  const std::uint64_t before = dropped_log_lines();
  for (int i = 0; i < 30'000; ++i) log(LogLevel::info, "noise", {{"number", i}});
  EXPECT_GT(dropped_log_lines(), before);
  // Read on, it goes on: what was kept, how much was not, and what comes next.
  std::string text;
  const auto read_until = [&](const char* word) {
    std::array<char, 65'536> bytes;
    while (text.find(word) == std::string::npos) {
      const ssize_t count = ::read(pipe_ends[0], bytes.data(), bytes.size());
      if (count <= 0) break;
      text.append(bytes.data(), static_cast<std::size_t>(count));
    }
  };
  read_until("log_lines_dropped");
  log(LogLevel::info, "the_last_line");
  read_until("the_last_line");
  EXPECT_NE(text.find("\"number\":0,"), std::string::npos) << text.substr(0, 200);
  set_log_level(LogLevel::off);
  ::dup2(kept, STDERR_FILENO);
  ::close(pipe_ends[1]);
  ::close(pipe_ends[0]);
  ::close(kept);
}

}  // namespace
}  // namespace triclinium::server
