// One run of the simulator of faults: several lives of a house on a disk that fails.
#pragma once

#include <cstdint>
#include <string>

namespace triclinium::server::testing {

struct FaultReport {
  int lives = 0;
  int power_cuts = 0;
  int kills = 0;
  int full_disks = 0;
  int read_errors = 0;
  int slow_disks = 0;
  int acknowledged = 0;
  int refused = 0;
  std::string failure;  // empty: all promises were kept
};

// What is wrong on purpose, to see that it is found.
enum class Planted : std::uint8_t {
  nothing,
  lying_disk,    // the disk says that it has synced, and has not
  hasty_answer,  // the store says that it has committed before it does
};

// Store, tables and people of the server itself play the toy game; only network and disk are
// replaced. After every life the house is opened again and everything that was acknowledged must be
// there, whole, and playable.
FaultReport run_faults(std::uint64_t seed, Planted planted = Planted::nothing);

}  // namespace triclinium::server::testing
