#include "apps/server/testing/fault_run.h"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/host/tables.h"
#include "apps/server/store/sqlite_store.h"
#include "apps/server/testing/fault_disk.h"
#include "apps/server/testing/live_server.h"
#include "apps/server/testing/manual_loop.h"

namespace triclinium::server::testing {

namespace {

constexpr const char* store_path = "/house.sqlite";
constexpr int most_steps = 40;
constexpr int most_tries = 30;  // more than reads fail in a row

// What somebody was told is stored.
struct Told {
  std::map<std::int64_t, Change> changes;
};

// Answers before anything is written.
class HastyStore final : public SqliteStore {
 public:
  HastyStore(const std::string& file, Loop& loop, Metrics& metrics)
      : SqliteStore(file, loop, metrics), loop_(loop) {}
  void submit(std::vector<Write> writes, Done done) override {
    SqliteStore::submit(std::move(writes), [](bool) {});
    loop_.post([done = std::move(done)] { done({}); });
  }

 private:
  Loop& loop_;
};

class Run {
 public:
  Run(std::uint64_t seed, Planted planted) : random_(seed), planted_(planted), disk_(seed) {}

  FaultReport report() {
    const int lives = 3 + static_cast<int>(random_.bounded(4));
    for (int i = 0; i < lives && report_.failure.empty(); ++i) {
      ++report_.lives;
      live();
      if (report_.failure.empty()) verify();
    }
    return report_;
  }

 private:
  bool chance(std::uint32_t of) { return random_.bounded(of) == 0; }
  void fail(const std::string& sentence) {
    if (report_.failure.empty()) report_.failure = sentence;
  }

  FaultPlan plan() {
    FaultPlan plan;
    switch (random_.bounded(6)) {
      case 0:
      case 1:
        plan.power_off_after = random_.bounded(400);
        break;
      case 2:
        plan.full_from = random_.bounded(300);
        plan.full_count = 1 + random_.bounded(100);
        ++report_.full_disks;
        break;
      case 3:
        plan.read_fails_from = random_.bounded(200);
        plan.read_fails_count = 1 + random_.bounded(20);
        ++report_.read_errors;
        break;
      case 4:
        plan.slow_us = 300;
        ++report_.slow_disks;
        break;
      default:
        break;
    }
    plan.lies = planted_ == Planted::lying_disk;
    return plan;
  }

  // The server without its network.
  struct Open {
    Open(ManualLoop& loop, Planted planted)
        : made(planted == Planted::hasty_answer
                   ? std::make_unique<HastyStore>(store_path, loop, metrics)
                   : std::make_unique<SqliteStore>(store_path, loop, metrics)),
          store(*made),
          tables(
              store, loop, thinkers, metrics, [](std::string_view) { return &toy_game(); },
              BotPause{0, 0, 0, 2500}) {}
    ~Open() {
      tables.hurry();
      thinkers.stop();
      store.stop();
    }
    Metrics metrics;
    std::unique_ptr<SqliteStore> made;
    SqliteStore& store;
    Workers thinkers{1};
    Tables tables;
  };

  void live() {
    disk_.set_plan(plan());
    ManualLoop loop;
    try {
      Open house(loop, planted_);
      house.tables.wake();
      const int steps = static_cast<int>(random_.bounded(most_steps));
      for (int i = 0; i < steps && !disk_.power_is_off(); ++i) step(house, loop);
      const bool gently = !disk_.power_is_off() && chance(3);
      if (!gently) disk_.stop();
    } catch (const StoreError&) {
      // A disk that fails at the start is told; nothing may be lost by it.
      disk_.stop();
    }
    if (!disk_.power_is_off()) return disk_.set_plan({});
    if (chance(3)) {
      ++report_.kills;
      disk_.kill_process();
    } else {
      ++report_.power_cuts;
      disk_.cut_power();
    }
  }

  // Does one thing and remembers it if it is acknowledged.
  void step(Open& house, ManualLoop& loop) {
    if (ids_.empty() || chance(8)) return make(house, loop);
    const std::string id = ids_[random_.bounded(static_cast<std::uint32_t>(ids_.size()))];
    TableHandle entry;
    try {
      entry = house.tables.find(id);
    } catch (const StoreError&) {
      return;
    }
    if (!entry) return fail("Table " + id + " is not found while the disk fails.");
    // Where that failed too, answers wait for the next try.
    for (int i = 0; i < most_tries && entry->committing; ++i) loop.pass(1000);
    if (disk_.power_is_off()) return;
    if (entry->committing) return fail("Table " + id + " is not read back.");
    const auto done = std::make_shared<int>(0);
    const auto changes = std::make_shared<Changes>();
    Random choices(random_.next());
    house.tables.change(
        entry,
        [changes, &loop, choices](Table& table) mutable {
          CommandResult result = command(table, loop.now(), choices);
          if (result) *changes = result.changes();
          return result;
        },
        [this, done, changes, id](const std::optional<Refused>& refused) {
          *done = 1;
          if (refused) {
            ++report_.refused;
            return;
          }
          ++report_.acknowledged;
          for (const Change& change : *changes) told_[id].changes[change.seq] = change;
        });
    wait(loop, *done);
  }

  static CommandResult command(Table& table, Millis now, Random& random) {
    if (table.held()) {
      return random.bounded(2) == 0 ? table.end_turn("p_ann", table.question(), now, random)
                                    : table.undo("p_ann", table.question(), now);
    }
    if (table.phase() != Phase::running) return Refused{"over", "Over."};
    if (random.bounded(6) == 0) return table.undo("p_ann", table.question(), now);
    ActionList legal;
    table.game().legal_actions(table.state(), legal);
    if (legal.empty()) return Refused{"over", "Over."};
    const Action action = legal[random.bounded(static_cast<std::uint32_t>(legal.size()))];
    return table.act("p_ann", table.question(), table.game().action_text(table.state(), action),
                     now, random);
  }

  void make(Open& house, ManualLoop& loop) {
    Config config;
    config.id = "t_" + std::to_string(made_++);
    config.game = "toy";
    config.rules = 1;
    config.options = {{"pile", 20}};
    config.host = "p_ann";
    config.listed = true;
    config.seats = {{SeatKind::person, "p_ann", "", false}, {SeatKind::person, "p_ann", "", false}};
    const auto done = std::make_shared<int>(0);
    house.tables.create(config, {PutPerson{{"p_ann", "Ann"}, loop.now()}},
                        [this, done, id = config.id](const std::optional<Refused>& refused) {
                          *done = 1;
                          if (refused) {
                            ++report_.refused;
                            return;
                          }
                          ++report_.acknowledged;
                          ids_.push_back(id);
                        });
    wait(loop, *done);
  }

  // What failed is read back by a timer.
  void wait(ManualLoop& loop, const int& done) {
    loop.run_until([&] { return done == 1; });
    loop.pass(1000);
  }

  void verify() {
    ManualLoop loop;
    try {
      Open house(loop, Planted::nothing);
      Database database(store_path, Database::Mode::existing);
      const std::string sound = database.text("PRAGMA integrity_check");
      if (sound != "ok") return fail("The database is damaged: " + sound);
      const auto listed = house.store.tables_of("p_ann", 1000);
      for (const std::string& id : ids_) {
        const TableHandle entry = house.tables.find(id);
        if (!entry) {
          const std::string* reason = house.tables.quarantined(id);
          return fail("Table " + id + " is gone: " + (reason != nullptr ? *reason : "not stored"));
        }
        if (std::find(listed.begin(), listed.end(), id) == listed.end()) {
          return fail("Table " + id + " is in no list.");
        }
        verify_changes(house, id, *entry);
      }
    } catch (const StoreError& error) {
      fail(std::string("It cannot be opened any more: ") + error.what());
    }
  }

  void verify_changes(Open& house, const std::string& id, const TableEntry& entry) {
    std::map<std::int64_t, Change> stored;
    for (const Change& change : house.store.changes_after(entry.number, 0)) {
      stored[change.seq] = change;
    }
    for (const auto& [seq, change] : told_[id].changes) {
      const auto found = stored.find(seq);
      if (found == stored.end() || found->second.kind != change.kind ||
          found->second.body != change.body) {
        return fail("Table " + id + " has lost change " + std::to_string(seq) + ", '" +
                    change.body + "', which was acknowledged.");
      }
    }
  }

  Random random_;
  Planted planted_;
  FaultDisk disk_;
  FaultReport report_;
  std::vector<std::string> ids_;
  std::map<std::string, Told> told_;
  int made_ = 0;
};

}  // namespace

FaultReport run_faults(std::uint64_t seed, Planted planted) {
  set_log_level(LogLevel::off);
  init_secrets();
  return Run(seed, planted).report();
}

}  // namespace triclinium::server::testing
