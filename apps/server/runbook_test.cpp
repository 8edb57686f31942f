// Backups and restores with the very commands of docs/runbook.md, while people play: whatever was
// acknowledged before a backup is in it, and whatever is in it was played.
#include <gtest/gtest.h>
#include <unistd.h>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "apps/server/store/postgres.h"
#include "apps/server/testing/client.h"
#include "apps/server/testing/free_ports.h"
#include "apps/server/testing/live_server.h"
#include "bench/server/player.h"
#include "bench/server/process.h"
#include "engine/random.h"

namespace triclinium::server::testing {
namespace {

namespace fs = std::filesystem;
using Moves = std::vector<bench::Move>;

const std::string whole_program = fs::absolute(TRICLINIUM_PROGRAM).string();

// The commands under this name, as they stand in the text.
std::string commands(const std::string& name) {
  std::ifstream in(TRICLINIUM_SOURCE_DIR "/docs/runbook.md");
  const std::string text(std::istreambuf_iterator<char>(in), {});
  const std::string opening = "\n```sh " + name + "\n";
  const std::size_t begin = text.find(opening);
  if (begin == std::string::npos) return "false # " + name + " is not there";
  const std::size_t from = begin + opening.size();
  return text.substr(from, text.find("\n```", from) - from) + "\n";
}

// Somebody who plays alone at a table with two seats, and remembers what was acknowledged.
class Somebody {
 public:
  Somebody(int port, std::uint64_t seed) : visitor_(port), random_(seed) {
    const Json me{{"kind", "me"}};
    const Answer made = visitor_.post(
        "/api/tables", {{"game", "carpe-diem"}, {"seats", {me, me}}, {"hold", false}});
    EXPECT_EQ(made.status, 201) << made.body;
    table_ = made.json().value("id", "");
    thread_ = std::thread([this] { play(); });
  }
  ~Somebody() { stop(); }
  void stop() {
    stopping_ = true;
    if (thread_.joinable()) thread_.join();
  }
  Moves acknowledged() const {
    const std::lock_guard lock(mutex_);
    return known_.moves;
  }
  void await(std::size_t moves) {
    std::unique_lock lock(mutex_);
    moved_.wait(lock, [&] { return known_.moves.size() >= moves || ended_; });
  }
  // What another server has of this table.
  Moves stored(int port) const {
    Visitor there(port);
    there.set_cookie(visitor_.cookie());
    const bench::Known stored = bench::read_stored(there, table_);
    EXPECT_EQ(stored.trouble, "");
    return stored.moves;
  }

 private:
  void play() {
    play_until_stopped();
    const std::lock_guard lock(mutex_);
    ended_ = true;
    moved_.notify_all();
  }
  void play_until_stopped() {
    WebSocketClient socket;
    if (socket.open(visitor_, table_) != 101) return;
    socket.send({{"type", "hello"}, {"since", 0}});
    while (auto state = socket.receive_type("state")) {
      {
        const std::lock_guard lock(mutex_);
        learn(known_, *state);
      }
      moved_.notify_all();
      if (stopping_ || known_.over) return;
      const Json& legal = state->at("legal");
      if (legal.empty()) continue;
      const auto chosen = random_.bounded(static_cast<std::uint32_t>(legal.size()));
      socket.send({{"type", "act"}, {"seq", known_.seq}, {"action", legal[chosen].at("text")}});
    }
  }

  Visitor visitor_;
  Random random_;
  std::string table_;
  mutable std::mutex mutex_;
  std::condition_variable moved_;
  bench::Known known_;
  bool ended_ = false;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

// What keeps `first` from being the beginning of `all`.
std::string first_difference(const Moves& all, const Moves& first) {
  for (std::size_t i = 0; i < first.size(); ++i) {
    const auto text = [](const bench::Move& move) {
      return std::to_string(move.seq) + " " + move.action;
    };
    if (i >= all.size()) return text(first[i]);
    if (!bench::same_move(all[i], first[i])) return text(first[i]) + " is " + text(all[i]);
  }
  return "";
}

class RunbookTest : public ::testing::Test {
 protected:
  RunbookTest() {
    fs::permissions(folder_.path(), fs::perms(0755));
    for (const char* name : {"/bin", "/backup", "/archive"}) {
      fs::create_directory(folder_.path() + name);
    }
    fs::create_symlink(whole_program, folder_.path() + "/bin/triclinium");
    for (const char* name : {"/backup", "/archive"}) give_away(folder_.path() + name);
    set("BACKUP", folder_.path() + "/backup");
    set("ARCHIVE", folder_.path() + "/archive");
  }
  void set(const std::string& name, const std::string& value) {
    environment_ += name + "='" + value + "' ";
  }
  // To whom the commands are run as.
  static void give_away(const std::string& path) {
    if (::getuid() != 0) return;
    EXPECT_EQ(std::system(("chown -R 65534:65534 " + path).c_str()), 0);
  }
  // Runs commands of the runbook as the user whom it names.
  void follow(const std::string& name) {
    const std::string script = folder_.path() + "/" + name + ".sh";
    std::ofstream(script) << "set -euo pipefail\n" << commands(name);
    const std::string who =
        ::getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
    const std::string command = "cd / && " + who + "env PATH=" + folder_.path() +
                                "/bin:$(ls -d /usr/lib/postgresql/*/bin | tail -1):$PATH " +
                                environment_ + "bash " + script + " >" + script + ".log 2>&1";
    if (std::system(command.c_str()) == 0) return;
    std::ifstream log(script + ".log");
    FAIL() << name << ": " << std::string(std::istreambuf_iterator<char>(log), {});
  }
  void house(const std::string& arguments) {
    const std::string command = "TRICLINIUM=" + whole_program +
                                " HOUSE_OPTIONS='--limits 0 --quiet' deploy/house " + arguments +
                                " >/dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0) << arguments;
  }
  void sit_down(int port, int tables = 4) {
    for (int i = 0; i < tables; ++i) {
      people_.push_back(std::make_unique<Somebody>(port, static_cast<std::uint64_t>(i) + 1));
    }
    play_on(10);
  }
  // Everybody makes so many more moves.
  void play_on(std::size_t moves) {
    for (const auto& person : people_) person->await(person->acknowledged().size() + moves);
  }
  std::vector<Moves> acknowledged() const {
    std::vector<Moves> all;
    for (const auto& person : people_) all.push_back(person->acknowledged());
    return all;
  }
  // All of `before`, and no more than what was played by `after`, is there.
  void expect_stored(int port, const std::vector<Moves>& before, const std::vector<Moves>& after) {
    for (std::size_t i = 0; i < people_.size(); ++i) {
      const Moves stored = people_[i]->stored(port);
      EXPECT_EQ(first_difference(stored, before[i]), "") << "acknowledged, but not stored";
      EXPECT_EQ(first_difference(after[i], stored), "") << "stored, but never made";
    }
  }

  TempFolder folder_;
  std::string environment_;
  std::vector<std::unique_ptr<Somebody>> people_;
};

TEST_F(RunbookTest, AFileIsBackedUpAndRestored) {
  const std::string data = folder_.path() + "/data";
  const std::string nobody = folder_.path() + "/owned";
  fs::create_directory(nobody);
  bench::ServerProcess server;
  ASSERT_TRUE(server.start(whole_program, data, {"--limits", "0"}));
  // The commands are for the owner of the data.
  give_away(data);
  give_away(nobody);
  sit_down(server.port());
  const auto before = acknowledged();
  set("DATA", data);
  ASSERT_NO_FATAL_FAILURE(follow("backup-file"));
  play_on(5);
  for (const auto& person : people_) person->stop();
  const auto after = acknowledged();
  server.stop(false);
  // Into an empty place, and over what is there.
  for (const std::string& place : {nobody + "/empty", data}) {
    set("DATA", place);
    ASSERT_NO_FATAL_FAILURE(follow("restore-file"));
    bench::ServerProcess restored;
    ASSERT_TRUE(restored.start(whole_program, place, {"--limits", "0"}));
    expect_stored(restored.port(), before, after);
  }
}

TEST_F(RunbookTest, PostgresqlIsBackedUpAndRestored) {
  const std::string old = folder_.path() + "/house";
  const std::string other = folder_.path() + "/other";
  const int port = free_ports(4);
  const std::string ports = " 1 " + std::to_string(port);
  const auto url = [](const std::string& database, const std::string& host) {
    return "postgresql:///" + database + "?host=" + host + "&user=triclinium";
  };
  ASSERT_NO_FATAL_FAILURE(house("start " + old + ports));
  set("DATABASE", url("triclinium", old));
  set("RESTORED", url("triclinium_restored", old));
  ASSERT_NO_FATAL_FAILURE(follow("archive"));
  ASSERT_NO_FATAL_FAILURE(house("end " + old + " database"));
  ASSERT_NO_FATAL_FAILURE(house("begin " + old + " database"));

  sit_down(port + 1);
  const auto before = acknowledged();
  ASSERT_NO_FATAL_FAILURE(follow("backup-dump"));
  ASSERT_NO_FATAL_FAILURE(follow("backup-base"));
  play_on(5);
  const auto at_the_time = acknowledged();
  PostgresConnection connection(url("triclinium", old), "tests", std::chrono::seconds(10));
  connection.open({});
  set("TIME", connection.rows("SELECT clock_timestamp()").text(0, 0));
  play_on(1);
  // What was on its way when the time was taken is known by now.
  const auto soon_after = acknowledged();
  play_on(20);
  for (const auto& person : people_) person->stop();
  const auto after = acknowledged();
  // Whatever comes last is in the archive, as it would be after `archive_timeout`.
  connection.execute("SELECT pg_switch_wal()");
  ASSERT_NO_FATAL_FAILURE(follow("restore-dump"));
  ASSERT_NO_FATAL_FAILURE(house("stop " + old));

  // The accident: back to that time, elsewhere.
  fs::create_directory(other);
  give_away(other);
  set("PGDATA", other + "/data");
  ASSERT_NO_FATAL_FAILURE(follow("restore-to-a-time"));
  ASSERT_NO_FATAL_FAILURE(house("start " + other + " 1 " + std::to_string(port + 2)));
  {
    SCOPED_TRACE("point in time");
    expect_stored(port + 3, at_the_time, soon_after);
  }
  house("stop " + other);
  {
    SCOPED_TRACE("dump");
    ASSERT_NO_FATAL_FAILURE(house("begin " + old + " database"));
    ::setenv("TRICLINIUM_STORE", url("triclinium_restored", old).c_str(), 1);
    bench::ServerProcess restored;
    const bool started = restored.start(whole_program, folder_.path() + "/none", {"--limits", "0"});
    ::unsetenv("TRICLINIUM_STORE");
    EXPECT_TRUE(started);
    if (started) expect_stored(restored.port(), before, after);
  }
}

}  // namespace
}  // namespace triclinium::server::testing
