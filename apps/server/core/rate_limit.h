// Token buckets by key (an address, a session): so many at once, so many a second after.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace triclinium::server {

struct Rate {
  double per_second = 0;
  double burst = 0;
};

struct TokenBucket {
  double tokens = 0;
  std::int64_t at = 0;  // 0: not used yet, so full

  // Takes one token; false if none is left.
  bool take(const Rate& rate, std::int64_t now);
  // Takes what something has cost, into debt if need be.
  void charge(const Rate& rate, double cost, std::int64_t now);
  // How long until a debt is paid; 0 if there is none.
  std::int64_t wait_ms(const Rate& rate, std::int64_t now);
  // A bucket that has filled up again says no more than one that is not there.
  bool full(const Rate& rate, std::int64_t now) const;

 private:
  void fill(const Rate& rate, std::int64_t now);
};

class RateLimiter {
 public:
  explicit RateLimiter(Rate rate) : rate_(rate) {}
  bool allow(const std::string& key, std::int64_t now);
  // From now on another rate; what was used before counts.
  void change(Rate rate) { rate_ = rate; }
  std::size_t size() const { return buckets_.size(); }

 private:
  void forget_full(std::int64_t now);

  Rate rate_;
  std::unordered_map<std::string, TokenBucket> buckets_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace triclinium::server
