#include "bench/server/house_run.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <fstream>
#include <mutex>
#include <thread>

#include "bench/server/house_faults.h"
#include "bench/server/player.h"
#include "bench/server/views.h"

namespace triclinium::server::bench {

namespace {

using testing::Visitor;
using testing::WebSocketClient;
using Clock = std::chrono::steady_clock;

constexpr int stuck_ms = 30'000;

class House {
 public:
  explicit House(const HousePlan& plan)
      : plan_(plan), random_(plan.seed), faults_(plan, random_.next()) {}

  HouseReport run() {
    if (!faults_.open_house()) {
      report_.wrong.emplace_back("the house does not open");
      faults_.close_house();
      return report_;
    }
    std::vector<std::thread> players;
    for (int i = 0; i < plan_.tables; ++i) {
      players.emplace_back([this, i, seed = random_.next()] { play(i, Random(seed)); });
    }
    players.emplace_back([this, seed = random_.next()] { look_on(Random(seed)); });
    pause();
    for (int i = 0; i < plan_.faults; ++i) {
      fault(plan_.kinds[static_cast<std::size_t>(i) % plan_.kinds.size()]);
      await_recovery();
      pause();
    }
    ending_ = true;
    for (std::thread& player : players) player.join();
    faults_.close_house();
    report_.games = games_;
    report_.views = views_.looked();
    std::ofstream file(plan_.folder + "/recovery.txt");
    for (auto& [kind, times] : report_.recovery_ms) {
      std::sort(times.begin(), times.end());
      for (const long ms : times) file << kind << '\t' << ms << '\n';
    }
    return report_;
  }

 private:
  void pause() const { std::this_thread::sleep_for(std::chrono::milliseconds(plan_.pause_ms)); }
  void wrong(std::string sentence) {
    const std::lock_guard lock(mutex_);
    sentence += " (fault " + std::to_string(report_.faults) + ", " + kind_ + ")";
    report_.wrong.push_back(std::move(sentence));
  }

  // Until every table has gone on; one that does not says so itself.
  void await_recovery() {
    std::unique_lock lock(mutex_);
    recovering_.wait_for(lock, std::chrono::milliseconds(stuck_ms), [this] {
      return std::find(recovered_.begin(), recovered_.end(), false) == recovered_.end();
    });
  }

  void fault(const std::string& kind) {
    {
      const std::lock_guard lock(mutex_);
      ++report_.faults;
      kind_ = kind;
      fault_at_ = Clock::now();
      recovered_.assign(static_cast<std::size_t>(plan_.tables), false);
    }
    const std::string what = faults_.happen(kind);
    if (!what.empty()) wrong(what);
  }
  // Hot-seat, against a bot with and without holding, hot-seat with a bot.
  std::string make_table(Visitor& visitor, int index) const {
    const Json me{{"kind", "me"}};
    const Json bot{{"kind", "bot"}, {"level", "random"}};
    const Json seats[] = {{me, me}, {me, bot}, {bot, me}, {me, bot, me}};
    const char* games[] = {"carpe-diem", "discordia", "ave-roma"};
    const Json body{
        {"game", games[index % 3]}, {"seats", seats[index % 4]}, {"hold", index % 4 == 1}};
    const auto answer = visitor.post("/api/tables", body);
    return answer.status == 201 ? answer.json().value("id", "") : "";
  }

  void play(int index, Random random) {
    // Each from an address of its own: limits are for one of them.
    Visitor visitor(plan_.port, "127.0.1." + std::to_string(1 + index % 250));
    Known known;
    auto moved = Clock::now();
    while (!ending_) {
      if (known.table.empty() || known.over) {
        if (known.over) {
          ++games_;
          views_.forget(known.table);
        }
        known = {};
        known.table = make_table(visitor, index);
        const std::lock_guard lock(mutex_);
        tables_.resize(static_cast<std::size_t>(plan_.tables));
        tables_[static_cast<std::size_t>(index)] = known.table;
      }
      const auto seq = known.seq;
      if (!known.table.empty()) sit(known, visitor, index, random);
      if (known.seq != seq) moved = Clock::now();
      if (Clock::now() - moved > std::chrono::milliseconds(stuck_ms)) {
        return wrong("table " + known.table + " is stuck");
      }
    }
    if (!known.table.empty()) look_everywhere(known, visitor);
  }

  // Somebody without a seat, now here and now there, through the proxy.
  void look_on(Random random) {
    const Visitor stranger(plan_.port, "127.0.2.1");
    while (!ending_) {
      std::string table;
      {
        const std::lock_guard lock(mutex_);
        const auto at = random.bounded(static_cast<std::uint32_t>(plan_.tables));
        if (at < tables_.size()) table = tables_[at];
      }
      WebSocketClient socket;
      if (table.empty() || socket.open(stranger, table) != 101) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        continue;
      }
      socket.send({{"type", "hello"}, {"since", 0}});
      for (int i = 0; i < 10 && !ending_; ++i) {
        const auto message = socket.receive(1'000);
        if (!message) break;
        if (message->at("type") == "state") look(table, "", *message);
      }
    }
  }

  void look(const std::string& table, const std::string& who, const Json& state) {
    const std::string what = views_.look(table, who, state);
    if (!what.empty()) wrong("table " + table + ": " + what);
  }

  // Plays until the connection breaks or nothing is heard any more.
  void sit(Known& known, const Visitor& visitor, int index, Random& random) {
    WebSocketClient socket;
    if (socket.open(visitor, known.table) != 101) {
      return std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    socket.send({{"type", "hello"}, {"since", known.seq}});
    bool first = true;
    while (auto message = socket.receive(plan_.silence_ms)) {
      if (message->at("type") == "refused") learn_refusal(known);
      if (message->at("type") != "state") continue;
      look(known.table, visitor.from(), *message);
      const bool asked = !known.sent.empty();
      Known seen = known;
      learn(seen, *message);
      if (first) {
        compare(known, seen);
        // A server that stands still may read it later, if nothing else has been done by then.
        if (!seen.sent.empty()) seen.open.push_back(seen.sent);
        seen.sent.clear();
        seen.late = 0;
        seen.doubt = false;
        first = false;
      }
      known = std::move(seen);
      if (!known.sent.empty()) continue;
      if (asked) acknowledged(index);
      if (known.over || ending_) return;
      const Json command = choose(known, *message, random);
      std::this_thread::sleep_for(std::chrono::milliseconds(plan_.think_ms));
      if (!command.is_null()) socket.send(command);
    }
  }

  void compare(const Known& known, const Known& seen) {
    const std::string what = difference(known, seen);
    if (what.empty()) return;
    wrong("table " + known.table + ": " + what + "; known to " + std::to_string(known.seq) +
          ", stored to " + std::to_string(seen.seq) + ", sent '" + known.sent + "'");
  }

  void acknowledged(int index) {
    const std::lock_guard lock(mutex_);
    ++report_.acknowledged;
    const auto at = static_cast<std::size_t>(index);
    if (at >= recovered_.size() || recovered_[at]) return;
    recovered_[at] = true;
    recovering_.notify_one();
    report_.recovery_ms[kind_].push_back(
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - fault_at_).count());
  }

  // In the end every server tells the same, from the first move on.
  void look_everywhere(const Known& known, const Visitor& visitor) {
    for (int i = 1; i <= plan_.servers; ++i) {
      Visitor there(plan_.port + i, visitor.from());
      there.set_cookie(visitor.cookie());
      Known stored = read_stored(there, known.table, known.seq);
      // Bots may have gone on while the log was read.
      std::erase_if(stored.moves, [&](const Move& move) { return move.seq > stored.seq; });
      compare(known, stored);
      const Visitor stranger(plan_.port + i, "127.0.2.1");
      WebSocketClient socket;
      if (socket.open(stranger, known.table) != 101) continue;
      socket.send({{"type", "hello"}, {"since", 0}});
      if (const auto state = socket.receive_type("state")) look(known.table, "", *state);
    }
  }

  HousePlan plan_;
  Random random_;
  Faults faults_;
  HouseReport report_;
  std::mutex mutex_;
  std::condition_variable recovering_;
  std::vector<bool> recovered_;
  std::string kind_;  // of the latest fault
  Clock::time_point fault_at_;
  std::vector<std::string> tables_;
  Views views_;
  std::atomic<bool> ending_ = false;
  std::atomic<int> games_ = 0;
};

}  // namespace

namespace {

std::string percentiles(const std::vector<long>& sorted) {
  const auto at = [&](double part) {
    return sorted.empty()
               ? 0
               : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
  };
  char text[100];
  std::snprintf(text, sizeof text, "p50 %ld ms, p99 %ld ms, slowest %ld ms (%zu times)", at(0.5),
                at(0.99), at(1), sorted.size());
  return text;
}

}  // namespace

std::size_t HouseReport::recoveries() const {
  std::size_t count = 0;
  for (const auto& [kind, times] : recovery_ms) count += times.size();
  return count;
}

std::string HouseReport::text() const {
  std::vector<long> all;
  for (const auto& [kind, times] : recovery_ms) all.insert(all.end(), times.begin(), times.end());
  std::sort(all.begin(), all.end());
  char line[200];
  std::snprintf(line, sizeof line,
                "faults %d, acknowledged changes %ld, games finished %d, views %ld, wrong %zu; ",
                faults, acknowledged, games, views, wrong.size());
  std::string text = line + ("from a fault to the next change of a table: " + percentiles(all));
  for (const auto& [kind, times] : recovery_ms) text += "\n  " + kind + ": " + percentiles(times);
  return text;
}

HouseReport run_house(const HousePlan& plan) { return House(plan).run(); }

}  // namespace triclinium::server::bench
