// Counters for /metrics in the text form of Prometheus.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <string>

namespace triclinium::server {

// Durations by upper bounds in seconds.
class Histogram {
 public:
  static constexpr std::array<double, 12> bounds{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02,
                                                 0.05,   0.1,   0.2,   0.5,   1,    3};
  void add(double seconds);
  std::uint64_t count() const;
  void write(std::string& out, const std::string& name) const;

 private:
  std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};
  std::atomic<double> sum_ = 0;
};

struct Metrics {
  std::atomic<std::uint64_t> http_requests = 0;
  std::atomic<std::uint64_t> http_refused = 0;  // answered with 4xx
  std::atomic<std::uint64_t> http_failed = 0;   // answered with 5xx
  std::atomic<std::uint64_t> rate_limited = 0;
  std::atomic<std::uint64_t> over_budget = 0;  // told to wait for what they have cost
  std::atomic<std::uint64_t> turned_away = 0;  // connections beyond the limits
  std::atomic<std::uint64_t> logins = 0;
  std::atomic<std::uint64_t> logins_failed = 0;
  std::atomic<std::uint64_t> hashes_waiting = 0;  // passwords in the queue now
  std::atomic<std::uint64_t> desk_waiting = 0;    // long answers in the queue now
  std::atomic<std::uint64_t> connections = 0;     // open now
  std::atomic<std::uint64_t> sockets = 0;         // WebSockets open now
  std::atomic<std::uint64_t> messages_in = 0;
  std::atomic<std::uint64_t> messages_out = 0;
  std::atomic<std::uint64_t> actions = 0;  // of people, durable
  std::atomic<std::uint64_t> bot_actions = 0;
  std::atomic<std::uint64_t> refusals = 0;
  std::atomic<std::uint64_t> commits = 0;
  std::atomic<std::uint64_t> committed_changes = 0;
  std::atomic<std::uint64_t> commit_failures = 0;
  std::atomic<std::uint64_t> log_pages = 0;      // not yet copied into the database, at most
  std::atomic<std::uint64_t> store_queue = 0;    // batches that wait for the writer
  std::atomic<std::uint64_t> store_trouble = 0;  // 1: the store does not answer, or refuses
  std::atomic<std::uint64_t> servers = 1;        // that share the store now
  std::atomic<std::uint64_t> store_reconnects = 0;
  std::atomic<std::uint64_t> store_waits = 0;    // questions that the loop waited for
  std::atomic<std::uint64_t> conflicts = 0;      // another server was first
  std::atomic<std::uint64_t> leases_fenced = 0;  // another server has taken over
  std::atomic<std::uint64_t> tables_leased = 0;  // whose bots and clocks go on here
  std::atomic<std::uint64_t> tables_loaded = 0;
  std::atomic<std::uint64_t> tables_quarantined = 0;
  std::atomic<std::uint64_t> log_damaged = 0;  // 1: the log was broken at the start
  std::atomic<std::uint64_t> games_finished = 0;
  Histogram loop_lag_seconds;  // how late the loop comes to what is due
  Histogram act_seconds;       // from the message's arrival to its durable answer
  Histogram commit_seconds;    // one group commit
  Histogram bot_seconds;       // one choice of a bot, without its pause

  // With what the system says of this process, under the names that Prometheus' own clients use.
  std::string text() const;
};

}  // namespace triclinium::server
