#include "apps/server/core/metrics.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <ctime>
#include <fstream>

#include "apps/server/core/log.h"

namespace triclinium::server {

namespace {

const auto started = std::chrono::system_clock::now();

void write_process(std::string& out) {
  const auto line = [&](const char* name, const char* type, auto n) {
    out += fmt::format("# TYPE process_{0} {1}\nprocess_{0} {2}\n", name, type, n);
  };
  line("start_time_seconds", "gauge",
       std::chrono::duration_cast<std::chrono::seconds>(started.time_since_epoch()).count());
  timespec used{};
  ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  line("cpu_seconds_total", "counter",
       static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9);
  long pages = 0;
  long resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  line("resident_memory_bytes", "gauge", resident * ::sysconf(_SC_PAGESIZE));
}

}  // namespace

void Histogram::add(double seconds) {
  std::size_t i = 0;
  while (i < bounds.size() && seconds > bounds[i]) ++i;
  counts_[i].fetch_add(1, std::memory_order_relaxed);
  sum_.fetch_add(seconds, std::memory_order_relaxed);
}

std::uint64_t Histogram::count() const {
  std::uint64_t total = 0;
  for (const auto& count : counts_) total += count.load(std::memory_order_relaxed);
  return total;
}

void Histogram::write(std::string& out, const std::string& name) const {
  out += fmt::format("# TYPE {} histogram\n", name);
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    total += counts_[i].load(std::memory_order_relaxed);
    const std::string bound = i < bounds.size() ? fmt::format("{}", bounds[i]) : "+Inf";
    out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bound, total);
  }
  out += fmt::format("{}_sum {}\n{}_count {}\n", name, sum_.load(), name, total);
}

std::string Metrics::text() const {
  std::string out;
  const auto line = [&](const char* name, const char* type, std::uint64_t n) {
    out += fmt::format("# TYPE triclinium_{0} {1}\ntriclinium_{0} {2}\n", name, type, n);
  };
  line("http_requests_total", "counter", http_requests);
  line("http_refused_total", "counter", http_refused);
  line("http_failed_total", "counter", http_failed);
  line("rate_limited_total", "counter", rate_limited);
  line("over_budget_total", "counter", over_budget);
  line("turned_away_total", "counter", turned_away);
  line("logins_total", "counter", logins);
  line("logins_failed_total", "counter", logins_failed);
  line("hashes_waiting", "gauge", hashes_waiting);
  line("desk_waiting", "gauge", desk_waiting);
  line("log_lines_dropped_total", "counter", dropped_log_lines());
  line("connections", "gauge", connections);
  line("sockets", "gauge", sockets);
  line("messages_in_total", "counter", messages_in);
  line("messages_out_total", "counter", messages_out);
  line("actions_total", "counter", actions);
  line("bot_actions_total", "counter", bot_actions);
  line("refusals_total", "counter", refusals);
  line("commits_total", "counter", commits);
  line("committed_changes_total", "counter", committed_changes);
  line("commit_failures_total", "counter", commit_failures);
  line("log_pages", "gauge", log_pages);
  line("store_queue", "gauge", store_queue);
  line("store_trouble", "gauge", store_trouble);
  line("servers", "gauge", servers);
  line("store_reconnects_total", "counter", store_reconnects);
  line("store_waits_total", "counter", store_waits);
  line("conflicts_total", "counter", conflicts);
  line("leases_fenced_total", "counter", leases_fenced);
  line("tables_leased", "gauge", tables_leased);
  line("tables_loaded", "gauge", tables_loaded);
  line("tables_quarantined", "gauge", tables_quarantined);
  line("log_damaged", "gauge", log_damaged);
  line("games_finished_total", "counter", games_finished);
  loop_lag_seconds.write(out, "triclinium_loop_lag_seconds");
  act_seconds.write(out, "triclinium_act_seconds");
  commit_seconds.write(out, "triclinium_commit_seconds");
  bot_seconds.write(out, "triclinium_bot_seconds");
  write_process(out);
  return out;
}

}  // namespace triclinium::server
