// A disk in memory for SQLite that fails as disks do, by a seed: power cuts with torn and dropped
// writes, no room, read errors, slowness. The same seed gives the same faults for the same work.
//
// Every file is what the last sync made durable, and the writes since. A kill loses nothing; a
// power cut keeps of those writes what chance says, sector by sector.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/random.h"

namespace triclinium::server::testing {

struct FaultPlan {
  std::int64_t power_off_after = -1;  // writes and syncs until the power goes; -1: never
  std::int64_t full_from = -1;        // writes from this one on find no room …
  std::int64_t full_count = 0;        // … so many times
  std::int64_t read_fails_from = -1;
  std::int64_t read_fails_count = 0;
  int slow_us = 0;    // every sync takes up to so long
  bool lies = false;  // syncs are answered and not done
};

class FaultDisk {
 public:
  // While it lives, it is SQLite's default disk. One at a time.
  explicit FaultDisk(std::uint64_t seed);
  ~FaultDisk();
  FaultDisk(const FaultDisk&) = delete;
  FaultDisk& operator=(const FaultDisk&) = delete;

  // Counts begin anew with every plan.
  void set_plan(const FaultPlan& plan);
  bool power_is_off();
  // Nothing is read or written from now on: the machine or the process has stopped.
  void stop();
  // After everything is closed: what a power cut or a kill leaves. Then the disk works again.
  void cut_power();
  void kill_process();
  std::int64_t writes();

  struct File;
  struct Handle;

 private:
  friend struct DiskMethods;
  enum class Fault { none, off, full, read };

  Fault before_write();
  Fault before_read();
  void wait_a_while();

  std::mutex mutex_;
  Random random_;
  FaultPlan plan_;
  bool off_ = false;
  std::int64_t writes_ = 0;
  std::int64_t reads_ = 0;
  std::map<std::string, std::shared_ptr<File>> files_;
  sqlite3_vfs vfs_{};
};

}  // namespace triclinium::server::testing
