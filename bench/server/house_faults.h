// Opens a house (deploy/house) and breaks parts of it.
#pragma once

#include <sys/types.h>

#include <string>

#include "bench/server/house_run.h"
#include "engine/random.h"

namespace triclinium::server::bench {

class Faults {
 public:
  Faults(const HousePlan& plan, std::uint64_t seed) : plan_(plan), random_(seed) {}

  bool open_house();
  void close_house() { script("stop", ""); }
  // Lets this kind of fault happen and ends it; says what does not come back, if anything.
  std::string happen(const std::string& kind);

 private:
  bool script(const std::string& verb, const std::string& more) const;
  bool has(const std::string& kind) const;
  void wait_a_while() const;
  pid_t pid_of(const std::string& part) const;
  void stop_for_a_while(const std::string& part) const;
  // What the library between the database and the system does from now on (unsteady.cpp).
  void write_orders(std::int64_t sync_us) const;
  std::string fill_disk() const;
  std::string fail_over() const;

  HousePlan plan_;
  Random random_;
  std::int64_t ahead_ms_ = 0;  // the clock of the database
};

}  // namespace triclinium::server::bench
