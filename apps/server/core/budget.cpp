#include "apps/server/core/budget.h"

#include <algorithm>
#include <ctime>

namespace triclinium::server {

namespace {

std::int64_t thread_time_ns() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

}  // namespace

std::int64_t Budget::wait_ms(const std::string& key, std::int64_t now) {
  const auto it = accounts_.find(key);
  if (it == accounts_.end()) return 0;
  return std::max(it->second.cpu.wait_ms(allowance_.cpu_ms, now),
                  it->second.bytes.wait_ms(allowance_.bytes, now));
}

void Budget::charge(const std::string& key, Cost cost, std::int64_t now) {
  if (key.empty()) return;
  if (accounts_.size() >= sweep_at_) forget_full(now);
  Account& account = accounts_[key];
  account.cpu.charge(allowance_.cpu_ms, cost.cpu_ms, now);
  account.bytes.charge(allowance_.bytes, cost.bytes, now);
}

void Budget::forget_full(std::int64_t now) {
  std::erase_if(accounts_, [&](const auto& entry) {
    return entry.second.cpu.full(allowance_.cpu_ms, now) &&
           entry.second.bytes.full(allowance_.bytes, now);
  });
  sweep_at_ = std::max<std::size_t>(1024, accounts_.size() * 2);
}

Stopwatch::Stopwatch() : begun_(thread_time_ns()) {}

double Stopwatch::ms() const { return static_cast<double>(thread_time_ns() - begun_) / 1e6; }

}  // namespace triclinium::server
