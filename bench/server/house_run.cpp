#include "bench/server/house_run.h"

#include <signal.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "bench/server/player.h"

namespace triclinium::server::bench {

namespace {

using testing::Visitor;
using testing::WebSocketClient;
using Clock = std::chrono::steady_clock;

// A server is silent for longer only if it is gone.
constexpr int silence_ms = 1'000;
constexpr int stuck_ms = 30'000;
constexpr std::int64_t slow_sync_us = 200'000;
constexpr std::int64_t an_hour_ms = 3'600'000;
// Only a file system that is smaller than this is filled.
constexpr std::uintmax_t small_disk = std::uintmax_t{2} << 30;

class House {
 public:
  explicit House(const HousePlan& plan) : plan_(plan), random_(plan.seed) {}

  HouseReport run() {
    if (!script("start", std::to_string(plan_.servers) + " " + std::to_string(plan_.port))) {
      report_.wrong.emplace_back("the house does not open");
      script("stop", "");
      return report_;
    }
    std::vector<std::thread> players;
    for (int i = 0; i < plan_.tables; ++i) {
      players.emplace_back([this, i, seed = random_.next()] { play(i, Random(seed)); });
    }
    pause();
    for (int i = 0; i < plan_.faults; ++i) {
      fault(plan_.kinds[static_cast<std::size_t>(i) % plan_.kinds.size()]);
      await_recovery();
      pause();
    }
    ending_ = true;
    for (std::thread& player : players) player.join();
    script("stop", "");
    std::sort(report_.recovery_ms.begin(), report_.recovery_ms.end());
    return report_;
  }

 private:
  bool script(const std::string& verb, const std::string& more) const {
    const std::string command =
        "TRICLINIUM=" + plan_.program + " HOUSE_OPTIONS='--limits 0 --bot-delay 0 --quiet' " +
        "HOUSE_PROXY=" + plan_.proxy + " HOUSE_WIRES=" + (has("cut server") ? "1 " : "0 ") +
        "HOUSE_STANDBY=" + (has("fail over") ? "1 " : "0 ") + "HOUSE_PRELOAD=" + plan_.unsteady +
        " " + plan_.script + " " + verb + " " + plan_.folder + " " + more + " >/dev/null";
    return std::system(command.c_str()) == 0;
  }
  bool has(const std::string& kind) const {
    return std::find(plan_.kinds.begin(), plan_.kinds.end(), kind) != plan_.kinds.end();
  }
  void wait_a_while() const {
    std::this_thread::sleep_for(std::chrono::milliseconds(plan_.lasting_ms));
  }
  void pause() const { std::this_thread::sleep_for(std::chrono::milliseconds(plan_.pause_ms)); }
  pid_t pid_of(const std::string& part) const {
    std::ifstream in(plan_.folder + "/" + part + ".pid");
    pid_t pid = 0;
    in >> pid;
    return pid;
  }
  void wrong(std::string sentence) {
    const std::lock_guard lock(mutex_);
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
    const auto server =
        "server" + std::to_string(1 + random_.bounded(static_cast<std::uint32_t>(plan_.servers)));
    const std::string part = kind.ends_with("server") ? server : kind.substr(kind.find(' ') + 1);
    {
      const std::lock_guard lock(mutex_);
      ++report_.faults;
      fault_at_ = Clock::now();
      recovered_.assign(static_cast<std::size_t>(plan_.tables), false);
    }
    if (kind == "stop server") return stop_for_a_while(part);
    if (kind == "cut server") return stop_for_a_while("wire" + server.substr(6));
    if (kind == "slow disk") return slow_disk();
    if (kind == "clock jump") {
      ahead_ms_ = an_hour_ms - ahead_ms_;
      return write_orders(0);
    }
    if (kind == "full disk") return fill_disk();
    if (kind == "fail over") return fail_over();
    if (kind.starts_with("drain")) {
      script("end", part);
    } else {
      kill_now(pid_of(part));
    }
    if (!script("begin", part)) wrong(part + " does not come back after: " + kind);
  }
  void stop_for_a_while(const std::string& part) const {
    ::kill(pid_of(part), SIGSTOP);
    wait_a_while();
    ::kill(pid_of(part), SIGCONT);
  }
  // What the library between the database and the system does from now on (unsteady.cpp).
  void write_orders(std::int64_t sync_us) const {
    std::fstream out(plan_.folder + "/unsteady", std::ios::in | std::ios::out | std::ios::binary);
    const std::int64_t orders[] = {sync_us, ahead_ms_};
    out.write(reinterpret_cast<const char*>(orders), sizeof orders);
  }
  void slow_disk() const {
    write_orders(slow_sync_us);
    wait_a_while();
    write_orders(0);
  }
  void fill_disk() {
    if (std::filesystem::space(plan_.folder).capacity > small_disk) {
      return wrong("the folder of the house is not on a small file system of its own");
    }
    const std::string filler = plan_.folder + "/filler";
    {
      std::ofstream out(filler, std::ios::binary);
      const std::string bytes(1 << 20, 'x');
      while (out.write(bytes.data(), static_cast<std::streamsize>(bytes.size())).flush()) {
      }
    }
    // The last bytes, too.
    std::ofstream(filler + "2", std::ios::binary) << std::string(1 << 20, 'x');
    wait_a_while();
    std::filesystem::remove(filler);
    std::filesystem::remove(filler + "2");
    if (!script("begin", "database")) wrong("the database does not come back after a full disk");
  }
  void fail_over() {
    std::ifstream state(plan_.folder + "/data/standby.signal");
    kill_now(pid_of(state ? "database2" : "database"));
    if (!script("promote", "")) wrong("the standby does not take over");
  }
  static void kill_now(pid_t pid) {
    if (pid <= 0) return;
    ::kill(pid, SIGKILL);
    // Its port and lock are free when it is gone.
    while (::kill(pid, 0) == 0 && !zombie(pid)) std::this_thread::yield();
  }
  static bool zombie(pid_t pid) {
    std::ifstream in("/proc/" + std::to_string(pid) + "/stat");
    std::string id;
    std::string name;
    std::string state;
    in >> id >> name >> state;
    return !in || state == "Z";
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
        if (known.over) ++games_;
        known = {};
        known.table = make_table(visitor, index);
      }
      const auto seq = known.seq;
      if (!known.table.empty()) sit(known, visitor, index, random);
      if (known.seq != seq) moved = Clock::now();
      if (Clock::now() - moved > std::chrono::milliseconds(stuck_ms)) {
        return wrong("table " + known.table + " is stuck");
      }
    }
    if (!known.table.empty()) look_everywhere(known, visitor);
    const std::lock_guard lock(mutex_);
    report_.games = games_;
  }

  // Plays until the connection breaks or nothing is heard any more.
  void sit(Known& known, const Visitor& visitor, int index, Random& random) {
    WebSocketClient socket;
    if (socket.open(visitor, known.table) != 101) {
      return std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    socket.send({{"type", "hello"}, {"since", known.seq}});
    bool first = true;
    while (auto message = socket.receive(silence_ms)) {
      if (message->at("type") == "refused") {
        if (known.late == 0) known.sent.clear();
        known.late = std::max(0, known.late - 1);
      }
      if (message->at("type") != "state") continue;
      const bool asked = !known.sent.empty();
      Known seen = known;
      learn(seen, *message);
      if (first) {
        compare(known, seen);
        // A server that stands still may read it later, if nothing else has been done by then.
        if (!seen.sent.empty()) seen.open.push_back(seen.sent);
        seen.sent.clear();
        seen.late = 0;
        first = false;
      }
      known = std::move(seen);
      if (!known.sent.empty()) continue;
      if (asked) acknowledged(index);
      if (known.over || ending_) return;
      const Json command = choose(known, *message, random);
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
    report_.recovery_ms.push_back(
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
    }
  }

  HousePlan plan_;
  Random random_;
  HouseReport report_;
  std::mutex mutex_;
  std::condition_variable recovering_;
  std::vector<bool> recovered_;
  Clock::time_point fault_at_;
  std::atomic<bool> ending_ = false;
  std::atomic<int> games_ = 0;
  std::int64_t ahead_ms_ = 0;  // the clock of the database
};

}  // namespace

std::string HouseReport::text() const {
  const auto at = [&](double part) {
    return recovery_ms.empty() ? 0
                               : recovery_ms[static_cast<std::size_t>(
                                     part * static_cast<double>(recovery_ms.size() - 1))];
  };
  char line[300];
  std::snprintf(
      line, sizeof line,
      "faults %d, acknowledged changes %ld, games finished %d, wrong %zu; from a fault to "
      "the next change of a table: p50 %ld ms, p99 %ld ms, slowest %ld ms (%zu times)",
      faults, acknowledged, games, wrong.size(), at(0.5), at(0.99), at(1), recovery_ms.size());
  return line;
}

HouseReport run_house(const HousePlan& plan) { return House(plan).run(); }

}  // namespace triclinium::server::bench
