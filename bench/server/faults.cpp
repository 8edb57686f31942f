// The simulator of faults for long: seeds in order, resumable, and the seed of whatever fails.
//   build/bench/server_faults --runs 10000 --state faults.txt
#include <malloc.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>

#include "apps/server/testing/fault_run.h"

int main(int argc, char** argv) {
  CLI::App app("Plays on a disk that fails and compares with what was acknowledged.");
  std::uint64_t first = 1;
  std::uint64_t runs = 10'000;
  std::string state;
  app.add_option("--seed", first, "first seed")->capture_default_str();
  app.add_option("--runs", runs, "how many seeds")->capture_default_str();
  app.add_option("--state", state, "file that remembers the next seed, to go on later");
  CLI11_PARSE(app, argc, argv);
  // Every life writes a log of 16 MiB anew: its memory is kept instead of given back each time.
  mallopt(M_MMAP_THRESHOLD, 1 << 25);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_ARENA_MAX, 1);
  const std::uint64_t end = first + runs;
  std::uint64_t seed = first;
  if (std::ifstream in(state); !state.empty() && in) in >> seed;
  using triclinium::server::testing::FaultReport;
  FaultReport all;
  const auto begun = std::chrono::steady_clock::now();
  for (; seed < end; ++seed) {
    const FaultReport report = triclinium::server::testing::run_faults(seed);
    if (!report.failure.empty()) {
      std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), report.failure.c_str());
      return 1;
    }
    all.lives += report.lives;
    all.power_cuts += report.power_cuts;
    all.kills += report.kills;
    all.full_disks += report.full_disks;
    all.read_errors += report.read_errors;
    all.slow_disks += report.slow_disks;
    all.acknowledged += report.acknowledged;
    all.refused += report.refused;
    if (seed % 100 != 0 && seed + 1 != end) continue;
    if (!state.empty()) std::ofstream(state) << seed + 1 << "\n";
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    std::printf(
        "up to seed %llu: %d lives, %d power cuts, %d kills, %d full disks, %d read errors, "
        "%d slow disks; %d acknowledged, %d refused, nothing lost (%.0f s)\n",
        static_cast<unsigned long long>(seed), all.lives, all.power_cuts, all.kills, all.full_disks,
        all.read_errors, all.slow_disks, all.acknowledged, all.refused, seconds);
    std::fflush(stdout);
  }
  return 0;
}
