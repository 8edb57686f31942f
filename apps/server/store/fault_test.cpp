// A disk that fails as disks do; bench/server/faults.cpp goes on where this ends.
#include <gtest/gtest.h>

#include "apps/server/testing/fault_run.h"

namespace triclinium::server::testing {
namespace {

TEST(FaultTest, NothingAcknowledgedIsLost) {
  FaultReport all;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const FaultReport report = run_faults(seed);
    ASSERT_EQ(report.failure, "") << "seed " << seed;
    all.power_cuts += report.power_cuts;
    all.kills += report.kills;
    all.full_disks += report.full_disks;
    all.read_errors += report.read_errors;
    all.acknowledged += report.acknowledged;
    all.refused += report.refused;
  }
  // The faults did happen, and between them games were played.
  EXPECT_GT(all.power_cuts, 15);
  EXPECT_GT(all.kills, 5);
  EXPECT_GT(all.full_disks, 5);
  EXPECT_GT(all.read_errors, 5);
  EXPECT_GT(all.acknowledged, 300);
  EXPECT_GT(all.refused, 10);
}

// Of how many seeds the simulator says that something acknowledged is lost.
int losses(Planted planted, std::uint64_t seeds) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const std::string failure = run_faults(seed, planted).failure;
    found += failure.find("has lost change") != std::string::npos ||
             failure.find("is gone: not stored") != std::string::npos;
  }
  return found;
}

TEST(FaultTest, ADiskThatLiesAboutSyncsIsFoundOut) {
  EXPECT_GT(losses(Planted::lying_disk, 20), 4);
}

TEST(FaultTest, AnAnswerBeforeTheCommitIsFoundOut) {
  EXPECT_GT(losses(Planted::hasty_answer, 20), 4);
}

}  // namespace
}  // namespace triclinium::server::testing
