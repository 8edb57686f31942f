#include "apps/server/core/rate_limit.h"

#include <algorithm>

namespace triclinium::server {

bool TokenBucket::take(const Rate& rate, std::int64_t now) {
  if (at == 0) tokens = rate.burst;
  if (at != 0) {
    tokens += static_cast<double>(std::max<std::int64_t>(0, now - at)) / 1000 * rate.per_second;
  }
  tokens = std::min(tokens, rate.burst);
  at = now;
  if (tokens < 1) return false;
  tokens -= 1;
  return true;
}

bool RateLimiter::allow(const std::string& key, std::int64_t now) {
  if (rate_.per_second <= 0) return true;
  if (buckets_.size() >= sweep_at_) forget_full(now);
  return buckets_[key].take(rate_, now);
}

// A bucket that has filled up again says no more than one that is not there.
void RateLimiter::forget_full(std::int64_t now) {
  std::erase_if(buckets_, [&](const auto& entry) {
    const double since = static_cast<double>(now - entry.second.at) / 1000;
    return entry.second.tokens + since * rate_.per_second >= rate_.burst;
  });
  sweep_at_ = std::max<std::size_t>(1024, buckets_.size() * 2);
}

}  // namespace triclinium::server
