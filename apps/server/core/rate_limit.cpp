#include "apps/server/core/rate_limit.h"

#include <algorithm>
#include <cmath>

namespace triclinium::server {

void TokenBucket::fill(const Rate& rate, std::int64_t now) {
  if (at == 0) tokens = rate.burst;
  if (at != 0) {
    tokens += static_cast<double>(std::max<std::int64_t>(0, now - at)) / 1000 * rate.per_second;
  }
  tokens = std::min(tokens, rate.burst);
  at = now;
}

bool TokenBucket::take(const Rate& rate, std::int64_t now) {
  fill(rate, now);
  if (tokens < 1) return false;
  tokens -= 1;
  return true;
}

void TokenBucket::charge(const Rate& rate, double cost, std::int64_t now) {
  if (rate.per_second <= 0) return;
  fill(rate, now);
  tokens -= cost;
}

std::int64_t TokenBucket::wait_ms(const Rate& rate, std::int64_t now) {
  if (rate.per_second <= 0) return 0;
  fill(rate, now);
  return tokens >= 0 ? 0 : static_cast<std::int64_t>(std::ceil(-tokens / rate.per_second * 1000));
}

bool TokenBucket::full(const Rate& rate, std::int64_t now) const {
  const double since = static_cast<double>(now - at) / 1000;
  return rate.per_second <= 0 || at == 0 || tokens + since * rate.per_second >= rate.burst;
}

bool RateLimiter::allow(const std::string& key, std::int64_t now) {
  if (rate_.per_second <= 0) return true;
  if (buckets_.size() >= sweep_at_) forget_full(now);
  return buckets_[key].take(rate_, now);
}

void RateLimiter::forget_full(std::int64_t now) {
  std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
  sweep_at_ = std::max<std::size_t>(1024, buckets_.size() * 2);
}

}  // namespace triclinium::server
