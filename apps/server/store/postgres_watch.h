// A node's ear and pulse: hears the notices of others, and says again and again that it is alive.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/store/postgres.h"

namespace triclinium::server {

class PostgresWatch {
 public:
  // A node that was not heard of for so long has lost its leases.
  static constexpr int alive_ms = 2'000;
  static constexpr int beat_ms = 400;
  // The loop must have said within this time that it turns.
  static constexpr int loop_ms = 1'500;
  // A database that does not answer for so long is away; a restart of it takes less.
  static constexpr int unheard_ms = 1'500;

  // `heard` is called on this object's thread.
  PostgresWatch(const std::string& url, std::string node,
                std::function<void(const StoreNews&)> heard);
  ~PostgresWatch();

  // From the loop: it turns, and this is its time.
  void turn(Millis now);
  void tell(std::vector<std::string> notices);
  // Whether the database answered lately.
  bool hears() const;
  // How many nodes were alive at the last beat, this one among them.
  int servers() const { return servers_; }
  // Gives up all leases at once.
  void stop();

 private:
  void watch();
  void connect();
  void beat(bool last);
  void send_told();
  void wake();

  PostgresConnection connection_;
  std::string node_;
  std::function<void(const StoreNews&)> heard_;
  int wake_;  // an eventfd
  std::atomic<Millis> now_ = 0;
  std::atomic<std::int64_t> turned_ = 0;  // steady milliseconds
  std::atomic<bool> stopping_ = false;
  std::atomic<std::int64_t> heard_at_ = 0;  // the last answer of the database
  std::atomic<int> servers_ = 1;
  std::mutex mutex_;
  std::vector<std::string> told_;
  std::thread thread_;
};

}  // namespace triclinium::server
