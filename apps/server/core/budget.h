// What somebody may cost the others: processor time and bytes, by address and by session.
//
// Nothing is known of a request's cost before it is done. So it is let in while anything is left,
// and charged afterwards: one dear request makes the next ones wait until the debt is paid.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "apps/server/core/rate_limit.h"

namespace triclinium::server {

struct Cost {
  double cpu_ms = 0;
  double bytes = 0;
};

// Per second, and how much at once; a rate of 0 is no limit.
struct Allowance {
  Rate cpu_ms;
  Rate bytes;
};

class Budget {
 public:
  explicit Budget(Allowance allowance) : allowance_(allowance) {}

  // How long to wait until there is something left again; 0 if there is now.
  std::int64_t wait_ms(const std::string& key, std::int64_t now);
  void charge(const std::string& key, Cost cost, std::int64_t now);
  // From now on another allowance; what was used before counts.
  void change(Allowance allowance) { allowance_ = allowance; }
  std::size_t size() const { return accounts_.size(); }

 private:
  struct Account {
    TokenBucket cpu, bytes;
  };
  void forget_full(std::int64_t now);

  Allowance allowance_;
  std::unordered_map<std::string, Account> accounts_;
  std::size_t sweep_at_ = 1024;
};

// The processor time of the thread that is running, from the making of the object on.
class Stopwatch {
 public:
  Stopwatch();
  double ms() const;

 private:
  std::int64_t begun_;
};

}  // namespace triclinium::server
