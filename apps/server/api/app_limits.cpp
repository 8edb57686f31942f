// What one visitor may cost: limits, their share where several servers keep a house, and who pays.
#include <algorithm>
#include <cmath>

#include "apps/server/api/app.h"

namespace triclinium::server {

namespace {

constexpr std::uint64_t max_waiting = 64;
constexpr int max_waiting_of_one = 4;

Rate times(Rate rate, double factor) { return {rate.per_second * factor, rate.burst * factor}; }

}  // namespace

RateLimits RateLimits::scaled(double factor) const {
  const auto of = [factor](const Allowance& allowance) {
    return Allowance{times(allowance.cpu_ms, factor), times(allowance.bytes, factor)};
  };
  return {times(requests, factor),
          times(session, factor),
          times(creations, factor),
          times(guests, factor),
          times(passwords, factor),
          times(messages, factor),
          times(listings, factor),
          times(joins, factor),
          of(address),
          of(visitor),
          sockets * factor};
}

RateLimits RateLimits::shared_by(int servers) const {
  RateLimits share = scaled(1.0 / servers);
  for (Rate* rate : {&share.requests, &share.session, &share.creations, &share.guests,
                     &share.passwords, &share.listings, &share.joins}) {
    rate->burst = std::max(1.0, rate->burst);
  }
  share.messages = messages;
  if (sockets > 0) share.sockets = std::max(1.0, std::floor(share.sockets));
  return share;
}

void App::share_limits() {
  if (store_.servers() == servers_) return;
  servers_ = store_.servers();
  limits_ = options_.limits.shared_by(servers_);
  requests_.change(limits_.requests);
  sessions_.change(limits_.session);
  creations_.change(limits_.creations);
  guests_.change(limits_.guests);
  passwords_.change(limits_.passwords);
  listings_.change(limits_.listings);
  joins_.change(limits_.joins);
  addresses_.change(limits_.address);
  visitors_.change(limits_.visitor);
}

std::int64_t App::wait_ms(const Payer& payer) {
  const Millis now = tables_.loop().now();
  return std::max(addresses_.wait_ms(payer.network, now), visitors_.wait_ms(payer.session, now));
}

void App::charge(const Payer& payer, Cost cost) {
  const Millis now = tables_.loop().now();
  addresses_.charge(payer.network, cost, now);
  visitors_.charge(payer.session, cost, now);
}

bool App::beside(const Payer& payer, std::function<Then()> work) {
  int& own = waiting_[payer.network];
  if (own >= max_waiting_of_one || metrics_.desk_waiting >= max_waiting) {
    if (own == 0) waiting_.erase(payer.network);
    return false;
  }
  ++own;
  ++metrics_.desk_waiting;
  desk_.run([this, payer, work = std::move(work), alive = std::weak_ptr(alive_)] {
    const Stopwatch watch;
    auto then = work();
    tables_.loop().post([this, payer, alive, ms = watch.ms(), then = std::move(then)] {
      if (alive.expired()) return;
      --metrics_.desk_waiting;
      if (--waiting_[payer.network] == 0) waiting_.erase(payer.network);
      charge(payer, {ms, 0});
      then();
    });
  });
  return true;
}

}  // namespace triclinium::server
