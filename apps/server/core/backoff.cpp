#include "apps/server/core/backoff.h"

#include <algorithm>

namespace triclinium::server {

namespace {

constexpr std::int64_t forgotten_after_ms = 24 * 3'600'000;
constexpr std::int64_t first_wait_ms = 1'000;
constexpr int most_doublings = 20;

}  // namespace

// A line break is in neither of them.
std::string Backoff::key_of(const std::string& account, const std::string& network) {
  return account + "\n" + network;
}

// 1, 2, 4 … seconds after the last failure.
std::int64_t Backoff::left(const Tries& tries, int free, std::int64_t longest, std::int64_t now) {
  if (tries.failures < free) return 0;
  const int doublings = std::min(tries.failures - free, most_doublings);
  const std::int64_t wait = std::min(first_wait_ms << doublings, longest);
  return std::max<std::int64_t>(0, tries.last + wait - now);
}

std::int64_t Backoff::wait_ms(const std::string& account, const std::string& network,
                              std::int64_t now) {
  const auto own = tries_.find(key_of(account, network));
  const bool met = own != tries_.end();
  const std::int64_t wait = met ? left(own->second, free_tries, longest_ms, now) : 0;
  if (met && own->second.known) return wait;
  const auto all = tries_.find(key_of(account, ""));
  return std::max(wait, all == tries_.end()
                            ? 0
                            : left(all->second, free_tries_of_all, longest_for_all_ms, now));
}

void Backoff::failed(const std::string& account, const std::string& network, std::int64_t now) {
  if (tries_.size() >= sweep_at_) forget_old(now);
  for (const std::string& key : {key_of(account, network), key_of(account, "")}) {
    Tries& tries = tries_[key];
    ++tries.failures;
    tries.last = now;
  }
}

void Backoff::succeeded(const std::string& account, const std::string& network, std::int64_t now) {
  if (tries_.size() >= sweep_at_) forget_old(now);
  tries_[key_of(account, network)] = {0, now, true};
}

void Backoff::forget_old(std::int64_t now) {
  std::erase_if(tries_,
                [now](const auto& entry) { return now - entry.second.last > forgotten_after_ms; });
  sweep_at_ = std::max<std::size_t>(1024, tries_.size() * 2);
}

}  // namespace triclinium::server
