// The time that players are charged for.
//
// It begins at the time of day and is counted by the steady clock from there on: a step of the wall
// clock does not touch it. Where the process did not run at all (stopped, asleep, or stuck) it does
// not run either, so nobody pays for that.
#pragma once

#include <algorithm>
#include <cstdint>

namespace triclinium::server {

class ServerClock {
 public:
  // The loop looks at least this often.
  static constexpr std::int64_t tick_ms = 1'000;
  // Longer between two looks means that the process did not run.
  static constexpr std::int64_t longest_gap_ms = 4'000;

  ServerClock(std::int64_t wall_ms, std::int64_t steady_ms) : now_(wall_ms), seen_(steady_ms) {}

  std::int64_t read(std::int64_t steady_ms) {
    const std::int64_t passed = std::max<std::int64_t>(0, steady_ms - seen_);
    seen_ = std::max(seen_, steady_ms);
    now_ += passed > longest_gap_ms ? tick_ms : passed;
    return now_;
  }

 private:
  std::int64_t now_;
  std::int64_t seen_;
};

}  // namespace triclinium::server
