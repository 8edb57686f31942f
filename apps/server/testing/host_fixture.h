// Tables with their store on a loop that the test moves, without a network.
#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/host/tables.h"
#include "apps/server/store/sqlite_store.h"
#include "apps/server/testing/live_server.h"
#include "apps/server/testing/manual_loop.h"

namespace triclinium::server::testing {

// Keeps a worker busy until it is opened.
class Gate {
 public:
  void wait() {
    std::unique_lock lock(mutex_);
    opened_.wait(lock, [this] { return open_; });
  }
  void open() {
    const std::lock_guard lock(mutex_);
    open_ = true;
    opened_.notify_all();
  }

 private:
  std::mutex mutex_;
  std::condition_variable opened_;
  bool open_ = false;
};

class HostFixture : public ::testing::Test {
 protected:
  HostFixture() {
    set_log_level(LogLevel::off);
    init_secrets();
  }
  TableHandle make(const std::string& id, std::vector<Seating> seats) {
    return make(tables_, id, std::move(seats));
  }
  TableHandle make(Tables& tables, const std::string& id, std::vector<Seating> seats) {
    Config config;
    config.id = id;
    config.game = "toy";
    config.rules = 1;
    config.options = {{"pile", 7}};
    config.hold = false;
    config.seats = std::move(seats);
    bool done = false;
    const TableHandle entry =
        tables.create(config, {}, [&](const std::optional<Refused>& refused) { done = !refused; });
    loop_.run_until([&] { return done; });
    return entry;
  }
  void change(const TableHandle& entry, const Tables::Command& command) {
    bool done = false;
    tables_.change(entry, command, [&](const std::optional<Refused>& refused) { done = !refused; });
    loop_.run_until([&] { return done; });
  }
  Tables::Command leave() {
    return [this](Table& table) { return table.leave("p_ann", loop_.now(), random_); };
  }
  Tables::Command reclaim(int seat) {
    return [this, seat](Table& table) { return table.reclaim("p_ann", seat, loop_.now()); };
  }
  // Their bots wait a second before every answer.
  Tables slow_tables() {
    return {store_,
            loop_,
            thinkers_,
            metrics_,
            [](std::string_view) { return &toy_game(); },
            BotPause{1000, 1000, 1000, 2500}};
  }
  static Seating ann() { return {SeatKind::person, "p_ann", "", false}; }
  static Seating bot(const char* level) { return {SeatKind::bot, "", level, false}; }

  TempFolder folder_;
  ManualLoop loop_;
  Metrics metrics_;
  Random random_{std::uint64_t{1}};
  std::unique_ptr<Store> made_ = make_test_store(folder_, loop_, metrics_);
  Store& store_ = *made_;
  Workers thinkers_{1};
  Tables tables_{store_,
                 loop_,
                 thinkers_,
                 metrics_,
                 [](std::string_view) { return &toy_game(); },
                 BotPause{0, 0, 0, 2500}};
};

}  // namespace triclinium::server::testing
