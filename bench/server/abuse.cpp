// How the others fare while one address does its worst: moves of honest players and /healthz are
// timed beside each kind of attack. Loopback only; every attack ends after --seconds.
//
// Players come from 127.0.1.x, one address each; the attacker from 127.0.0.66. The server runs
// with its usual limits. The attacker's threads have the lowest priority: what it spends itself, it
// would spend on its own machine.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>
#include <vector>

#include "apps/server/testing/client.h"
#include "bench/server/process.h"

namespace {

using namespace triclinium;
using namespace triclinium::server;
using testing::Answer;
using testing::Visitor;
using testing::WebSocketClient;
using testing::Wire;
using Clock = std::chrono::steady_clock;

constexpr const char* attacker = "127.0.0.66";

struct Arguments {
  std::string program = "build/bench/triclinium";
  std::string data = "build/abuse-data";
  std::string record = "protocol/examples/record.json";
  int players = 20;
  int moves_per_second = 5;  // of each
  int seconds = 6;
  int rest = 3;
  std::string only;
};

// Durations of many threads, in milliseconds.
class Times {
 public:
  void add(Clock::duration took) {
    const std::lock_guard lock(mutex_);
    ms_.push_back(std::chrono::duration<double, std::milli>(took).count());
  }
  double percentile(double part) {
    const std::lock_guard lock(mutex_);
    if (ms_.empty()) return 0;
    std::sort(ms_.begin(), ms_.end());
    return ms_[std::min(ms_.size() - 1, static_cast<std::size_t>(part * double(ms_.size())))];
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return ms_.size();
  }

 private:
  std::mutex mutex_;
  std::vector<double> ms_;
};

// What the attacker was answered; 0: nothing at all.
class Answers {
 public:
  void add(int status) {
    const std::lock_guard lock(mutex_);
    ++counts_[status];
  }
  std::string text() {
    const std::lock_guard lock(mutex_);
    std::ostringstream out;
    for (const auto& [status, count] : counts_) {
      out << (out.tellp() > 0 ? ", " : "") << (status == 0 ? "silence" : std::to_string(status))
          << " × " << count;
    }
    return out.str();
  }

 private:
  std::mutex mutex_;
  std::map<int, int> counts_;
};

struct Stage {
  int port = 0;
  std::string record;      // a whole game, as text
  std::string long_table;  // where it was imported
  std::string account;     // the cookie of somebody who has played it thirty times
  std::atomic<bool> over = false;
  Times moves, health;
  Answers answers;
};

std::string make_table(Visitor& visitor) {
  const Json me{{"kind", "me"}};
  const Answer made =
      visitor.post("/api/tables", {{"game", "carpe-diem"}, {"seats", {me, me}}, {"hold", false}});
  return made.status == 201 ? made.json().at("id").get<std::string>() : "";
}

// Plays one table after the other, a move every so often, each timed until its durable answer.
void play(Stage& stage, int number, int moves_per_second) {
  Visitor visitor(stage.port, "127.0.1." + std::to_string(number + 1));
  while (!stage.over) {
    const std::string table = make_table(visitor);
    WebSocketClient socket;
    if (table.empty() || socket.open(visitor, table) != 101) return;
    socket.send({{"type", "hello"}, {"since", 0}});
    auto state = socket.receive_type("state");
    while (state && !stage.over && !state->at("legal").empty()) {
      const auto begun = Clock::now();
      const Json& legal = state->at("legal");
      socket.send({{"type", "act"},
                   {"seq", state->at("seq")},
                   {"action", legal[legal.size() / 2].at("text")}});
      state = socket.receive_type("state");
      stage.moves.add(Clock::now() - begun);
      std::this_thread::sleep_until(begun + std::chrono::milliseconds(1000 / moves_per_second));
    }
  }
}

void ask_health(Stage& stage) {
  Visitor visitor(stage.port, "127.0.2.1");
  while (!stage.over) {
    const auto begun = Clock::now();
    if (visitor.get("/healthz").status == 200) stage.health.add(Clock::now() - begun);
    std::this_thread::sleep_until(begun + std::chrono::milliseconds(25));
  }
}

// The thread that calls it waits for everybody else.
void step_back() { ::setpriority(PRIO_PROCESS, 0, 19); }

using Attack = std::function<void(Stage&, Clock::time_point end)>;

// So many threads do it again and again.
Attack by_threads(int threads, std::function<void(Stage&, Visitor&)> once) {
  return [threads, once](Stage& stage, Clock::time_point end) {
    std::vector<std::thread> crowd;
    for (int i = 0; i < threads; ++i) {
      crowd.emplace_back([&] {
        step_back();
        Visitor visitor(stage.port, attacker);
        while (Clock::now() < end) once(stage, visitor);
      });
    }
    for (std::thread& thread : crowd) thread.join();
  };
}

Attack get(const std::string& path) {
  return by_threads(8, [path](Stage& stage, Visitor& visitor) {
    std::string filled = path;
    const std::size_t at = filled.find('*');
    if (at != std::string::npos) filled.replace(at, 1, stage.long_table);
    stage.answers.add(visitor.get(filled).status);
  });
}

void import_much(Stage& stage, Visitor& visitor) {
  const std::string seats = R"([{"kind":"me"},{"kind":"me"},{"kind":"me"}])";
  std::string body = R"({"record":)" + stage.record + R"(,"seats":)" + seats + "}";
  body.resize(1'000'000, ' ');
  stage.answers.add(visitor.request("POST", "/api/import", body).status);
}

void list_much(Stage& stage, Visitor& visitor) {
  const Json seats{{{"kind", "me"}}, {{"kind", "open"}}};
  const Answer made =
      visitor.post("/api/tables", {{"game", "carpe-diem"}, {"seats", seats}, {"listed", true}});
  stage.answers.add(made.status);
}

// Every socket that it gets, all asking for a long game from its start.
void greet(Stage& stage, Clock::time_point end) {
  Visitor visitor(stage.port, attacker);
  std::vector<std::unique_ptr<WebSocketClient>> sockets;
  for (int i = 0; i < 250; ++i) {
    auto socket = std::make_unique<WebSocketClient>();
    const int status = socket->open(visitor, stage.long_table);
    stage.answers.add(status);
    if (status == 101) sockets.push_back(std::move(socket));
  }
  while (Clock::now() < end) {
    for (auto& socket : sockets) {
      socket->send({{"type", "hello"}, {"since", 0}});
      while (!socket->wire().read(0).empty()) {
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
}

// A crowd at a table where one player moves as fast as it may.
void look_on(Stage& stage, Clock::time_point end) {
  Visitor visitor(stage.port, attacker);
  Visitor stranger(stage.port, attacker);
  stranger.get("/api/me");
  const std::string table = make_table(visitor);
  std::vector<std::unique_ptr<WebSocketClient>> sockets;
  for (int i = 0; i < 250; ++i) {
    auto socket = std::make_unique<WebSocketClient>();
    const int status = socket->open(i == 0 ? visitor : stranger, table);
    stage.answers.add(status);
    if (status != 101) continue;
    socket->send({{"type", "hello"}, {"since", 0}});
    sockets.push_back(std::move(socket));
  }
  if (sockets.empty()) return;
  auto state = sockets[0]->receive_type("state", 2000);
  while (Clock::now() < end) {
    if (state && !state->at("legal").empty()) {
      sockets[0]->send({{"type", "act"},
                        {"seq", state->at("seq")},
                        {"action", state->at("legal")[0].at("text")}});
    }
    if (auto next = sockets[0]->receive_type("state", 100)) state = next;
    for (std::size_t i = 1; i < sockets.size(); ++i) {
      while (!sockets[i]->wire().read(0).empty()) {
      }
    }
  }
}

void connect_much(Stage& stage, Clock::time_point end) {
  while (Clock::now() < end) {
    std::vector<Wire> wires(400);
    for (Wire& wire : wires) {
      if (!wire.open(stage.port, attacker)) continue;
      wire.write("GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    for (Wire& wire : wires) stage.answers.add(testing::read_answer(wire, 2000).status);
  }
}

// Bots of the highest level at as many tables as it may make, a socket at each so that none rests.
void let_bots_play(Stage& stage, Clock::time_point end) {
  Visitor visitor(stage.port, attacker);
  const Json bot{{"kind", "bot"}, {"level", "imperator"}};
  std::vector<std::unique_ptr<WebSocketClient>> sockets;
  for (int i = 0; i < 64; ++i) {
    const Answer made =
        visitor.post("/api/tables", {{"game", "ave-roma"}, {"seats", {bot, bot, bot}}});
    stage.answers.add(made.status);
    if (made.status != 201) continue;
    auto socket = std::make_unique<WebSocketClient>();
    if (socket->open(visitor, made.json().at("id")) != 101) continue;
    socket->send({{"type", "hello"}, {"since", 0}});
    sockets.push_back(std::move(socket));
  }
  while (Clock::now() < end) {
    for (auto& socket : sockets) {
      while (!socket->wire().read(0).empty()) {
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

// Hints at many tables at once.
void ask_hints(Stage& stage, Clock::time_point end) {
  by_threads(8, [](Stage& at, Visitor& visitor) {
    thread_local std::string own;
    if (own.empty()) own = make_table(visitor);
    at.answers.add(visitor.post("/api/tables/" + own + "/hint", {{"seat", 0}}).status);
  })(stage, end);
}

void try_passwords(Stage& stage, Visitor& visitor) {
  static std::atomic<int> number = 0;
  const std::string name = "Nobody " + std::to_string(number++ % 100);
  stage.answers.add(
      visitor.post("/api/login", {{"name", name}, {"password", "not the one"}}).status);
}

void come_anew(Stage& stage, Visitor&) {
  Visitor stranger(stage.port, attacker);
  stage.answers.add(stranger.get("/api/me").status);
}

// All that an account has played, again and again.
void export_all(Stage& stage, Clock::time_point end) {
  by_threads(8, [](Stage& at, Visitor& visitor) {
    visitor.set_cookie(at.account);
    at.answers.add(visitor.get("/api/account/export").status);
  })(stage, end);
}

// The running game of a player, with what is hidden from it drawn anew.
void ask_records(Stage& stage, Visitor& visitor) {
  thread_local std::string own;
  if (own.empty()) own = make_table(visitor);
  stage.answers.add(visitor.get("/api/tables/" + own + "/record").status);
}

void print(const char* name, Stage& stage) {
  std::printf("| %s | %zu | %.1f ms | %.1f ms | %.1f ms | %s |\n", name, stage.moves.count(),
              stage.moves.percentile(0.5), stage.moves.percentile(0.99),
              stage.health.percentile(0.99), stage.answers.text().c_str());
  std::fflush(stdout);
}

// An account with thirty games, made from an address of its own as fast as the server lets it.
std::string make_account(int port, const Json& record) {
  Visitor owner(port, "127.0.3.2");
  owner.post("/api/register", {{"name", "Owner"}, {"password", "long enough"}});
  const Json me{{"kind", "me"}};
  for (int games = 0; games < 30;) {
    const int status =
        owner.post("/api/import", {{"record", record}, {"seats", {me, me, me}}}).status;
    if (status == 201) ++games;
    if (status == 429) std::this_thread::sleep_for(std::chrono::seconds(1));
    if (status != 201 && status != 429) return "";
  }
  return owner.cookie();
}

void run(const Arguments& arguments, int port, const std::string& account, const char* name,
         const Attack& attack) {
  Stage stage;
  stage.port = port;
  stage.account = account;
  std::ifstream in(arguments.record);
  stage.record.assign(std::istreambuf_iterator<char>(in), {});
  Visitor owner(port, "127.0.3.1");
  const Json me{{"kind", "me"}};
  const Json record = Json::parse(stage.record, nullptr, false);
  const Answer made = owner.post("/api/import", {{"record", record}, {"seats", {me, me, me}}});
  if (made.status == 201) stage.long_table = made.json().at("id");
  std::vector<std::thread> threads;
  for (int i = 0; i < arguments.players; ++i) {
    threads.emplace_back([&, i] { play(stage, i, arguments.moves_per_second); });
  }
  threads.emplace_back([&] { ask_health(stage); });
  const auto end = Clock::now() + std::chrono::seconds(arguments.seconds);
  std::thread([&] {
    step_back();
    attack(stage, end);
  }).join();
  std::this_thread::sleep_until(end);
  stage.over = true;
  for (std::thread& thread : threads) thread.join();
  print(name, stage);
}

}  // namespace

int main(int argc, char** argv) {
  Arguments arguments;
  CLI::App app{"The others' latencies while one address does its worst; prints a table"};
  app.add_option("--program", arguments.program, "the server's program")->capture_default_str();
  app.add_option("--data", arguments.data, "folder for its data")->capture_default_str();
  app.add_option("--record", arguments.record, "a long game to import")->capture_default_str();
  app.add_option("--players", arguments.players, "honest players")->capture_default_str();
  app.add_option("--only", arguments.only, "attacks whose name has this part");
  app.add_option("--rest", arguments.rest, "seconds between them")->capture_default_str();
  app.add_option("--seconds", arguments.seconds, "how long each attack lasts")
      ->capture_default_str()
      ->check(CLI::Range(1, 120));
  CLI11_PARSE(app, argc, argv);
  bench::raise_file_limit();
  bench::ServerProcess server;
  if (!server.start(arguments.program, arguments.data, {"--quiet"})) return 1;
  const std::pair<const char*, Attack> attacks[] = {
      {"nothing", [](Stage&, Clock::time_point) {}},
      {"250 × hello since 0", greet},
      {"250 onlookers", look_on},
      {"imports of 1 MB", by_threads(8, import_much)},
      {"listed tables", by_threads(4, list_much)},
      {"the log of a long game", get("/api/tables/*/log")},
      {"replays", get("/api/tables/*/replay?move=240")},
      {"lists", get("/api/tables")},
      {"the page's files", get("/")},
      {"new guests", by_threads(8, come_anew)},
      {"passwords", by_threads(8, try_passwords)},
      {"exports of 30 games", export_all},
      {"records of running games", by_threads(8, ask_records)},
      {"hints", ask_hints},
      {"tables of bots", let_bots_play},
      {"reviews", get("/api/tables/*/review")},
      {"400 connections", connect_much},
  };
  std::ifstream in(arguments.record);
  const std::string account = make_account(server.port(), Json::parse(in, nullptr, false));
  if (account.empty()) {
    std::fprintf(stderr, "the games of the account are refused\n");
    return 1;
  }
  std::printf(
      "| attack | moves | p50 | p99 | /healthz p99 | what the attacker was answered |\n"
      "|---|---|---|---|---|---|\n");
  for (const auto& [name, attack] : attacks) {
    if (std::string(name).find(arguments.only) == std::string::npos) continue;
    // The attacker's budgets fill up again in between.
    run(arguments, server.port(), account, name, attack);
    std::this_thread::sleep_for(std::chrono::seconds(arguments.rest));
  }
  return server.stop(true);
}
