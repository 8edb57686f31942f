// Plays real games over real sockets on the loopback and reports moves a second and latencies.
//
// With --servers and TRICLINIUM_STORE several servers share a PostgreSQL, and tables are spread
// over them. Every table has one socket that holds all seats and answers with a random legal
// choice. With
// --rate moves are due at fixed times, whether or not earlier ones were answered, and a latency
// counts from the time a move was due; without it every table answers as fast as it can.
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "apps/server/testing/client.h"
#include "bench/server/process.h"
#include "engine/random.h"

namespace triclinium::server::bench {
namespace {

using Clock = std::chrono::steady_clock;
using testing::client_frame;
using testing::Visitor;
using testing::WebSocketClient;

struct Arguments {
  std::string program = "build/triclinium";
  std::string data = "bench-data";
  std::string game = "carpe-diem";
  int tables = 500;
  int idle = 0;
  int servers = 1;
  int database = 0;
  double rate = 0;
  double seconds = 15;
  bool json = false;
  bool metrics = false;
};

// One table being played.
struct Game {
  testing::Wire wire;
  std::string buffer;
  std::string action;  // the next answer, empty while none is asked for
  std::int64_t seq = 0;
  bool waiting = false;  // an action is on its way
  Clock::time_point due;
};

struct Figures {
  std::vector<float> latencies_ms;
  std::uint64_t bytes = 0;
  std::uint64_t refused = 0;
  int finished = 0;
};

float percentile(std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  return sorted[std::min(sorted.size() - 1,
                         static_cast<std::size_t>(share * static_cast<double>(sorted.size())))];
}

// Makes tables and opens their sockets beside the measuring loop, so that it never waits.
class Opener {
 public:
  Opener(const Arguments& arguments, int port) : arguments_(arguments), visitor_(port) {
    visitor_.get("/api/me");
  }
  bool open(Game& game) {
    const testing::Answer made =
        visitor_.post("/api/tables", {{"game", arguments_.game},
                                      {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}},
                                      {"hold", false}});
    if (made.status != 201) {
      std::fprintf(stderr, "no table: %d %s\n", made.status, made.body.c_str());
      return false;
    }
    WebSocketClient socket;
    if (socket.open(visitor_, made.json().at("id")) != 101) return false;
    socket.send({{"type", "hello"}, {"since", 0}});
    game = {};
    game.wire = std::move(socket.wire());
    return true;
  }

 private:
  const Arguments& arguments_;
  Visitor visitor_;
};

// Takes what is needed of a state without reading all of it: the generator must not be the limit.
void read_state(Game& game, std::string_view text, Random& random, bool& over) {
  const std::size_t table = text.find(",\"table\":{\"created\"");
  const std::size_t seq = text.rfind("\"seq\":", table);
  game.seq = std::atoll(text.data() + seq + 6);
  over = text.find("\"state\":\"over\"", table) != std::string_view::npos;
  game.action.clear();
  const std::size_t begin = text.find("\"legal\":[");
  const std::size_t end = text.find("],\"kept\":", begin);
  std::uint32_t count = 0;
  for (std::size_t at = begin; (at = text.find(",\"text\":\"", at)) < end; ++at) {
    const std::size_t first = at + 9;
    if (random.bounded(++count) == 0) {
      game.action = text.substr(first, text.find('"', first) - first);
    }
  }
}

class Load {
 public:
  Load(const Arguments& arguments, std::vector<int> ports)
      : arguments_(arguments),
        ports_(std::move(ports)),
        games_(static_cast<std::size_t>(arguments.tables)) {
    poll_ = ::epoll_create1(EPOLL_CLOEXEC);
  }
  ~Load() {
    {
      const std::lock_guard lock(mutex_);
      ending_ = true;
    }
    wanted_.notify_one();
    if (reopener_.joinable()) reopener_.join();
    ::close(poll_);
  }

  // Several at once: tables that are made together share a commit.
  bool open_all() {
    std::atomic<bool> ok = true;
    std::vector<std::thread> threads;
    for (std::size_t first = 0; first < std::min(openers, games_.size()); ++first) {
      threads.emplace_back([this, first, &ok] {
        Opener opener(arguments_, port_of(first));
        for (std::size_t i = first; i < games_.size() && ok; i += openers) {
          if (opener.open(games_[i])) {
            add(i);
          } else {
            ok = false;
          }
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    if (!ok) return false;
    reopener_ = std::thread([this] { reopen(); });
    return true;
  }

  Figures run() {
    Figures figures;
    const auto begun = Clock::now();
    const auto end = begun + std::chrono::duration_cast<Clock::duration>(
                                 std::chrono::duration<double>(arguments_.seconds));
    const double interval = arguments_.rate > 0 ? 1 / arguments_.rate : 0;
    std::uint64_t due_count = 0;
    std::size_t next = 0;
    std::deque<Clock::time_point> due;
    while (Clock::now() < end) {
      adopt();
      const auto now = Clock::now();
      if (interval > 0) {
        const double elapsed = std::chrono::duration<double>(now - begun).count();
        while (static_cast<double>(due_count) * interval < elapsed) {
          due.push_back(begun +
                        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                            static_cast<double>(due_count) * interval)));
          ++due_count;
        }
        // The next tables in turn that are asked something.
        for (std::size_t tried = 0; !due.empty() && tried < games_.size(); ++tried) {
          Game& game = games_[next];
          next = (next + 1) % games_.size();
          if (game.waiting || game.action.empty()) continue;
          act(game, due.front());
          due.pop_front();
        }
      }
      receive(figures, interval > 0 ? 1 : 20, interval == 0);
    }
    backlog_ = due.size();
    return figures;
  }
  std::size_t backlog() const { return backlog_; }

 private:
  static constexpr std::size_t openers = 18;  // as many for each of one, two or three servers

  // One opener, and so a table in all its games, stays with one server.
  int port_of(std::size_t index) const { return ports_[index % openers % ports_.size()]; }

  void add(std::size_t index) {
    ::fcntl(games_[index].wire.handle(), F_SETFL, O_NONBLOCK);
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = index;
    ::epoll_ctl(poll_, EPOLL_CTL_ADD, games_[index].wire.handle(), &event);
  }

  void act(Game& game, Clock::time_point due) {
    const std::string message = "{\"type\":\"act\",\"seq\":" + std::to_string(game.seq) +
                                ",\"action\":\"" + game.action + "\"}";
    game.wire.write(client_frame(message));
    game.waiting = true;
    game.due = due;
  }

  void receive(Figures& figures, int ms, bool at_once) {
    epoll_event events[256];
    const int count = ::epoll_wait(poll_, events, 256, ms);
    for (int i = 0; i < count; ++i) {
      const auto index = static_cast<std::size_t>(events[i].data.u64);
      Game& game = games_[index];
      char bytes[262144];
      const auto got = ::recv(game.wire.handle(), bytes, sizeof bytes, 0);
      if (got <= 0) continue;
      figures.bytes += static_cast<std::uint64_t>(got);
      game.buffer.append(bytes, static_cast<std::size_t>(got));
      bool over = false;
      while (take_message(game, figures, over)) {
      }
      if (over) {
        ++figures.finished;
        ::epoll_ctl(poll_, EPOLL_CTL_DEL, game.wire.handle(), nullptr);
        game.wire.close();
        game.action.clear();
        game.waiting = false;
        const std::lock_guard lock(mutex_);
        over_.push_back(index);
        wanted_.notify_one();
      } else if (at_once && !game.waiting && !game.action.empty()) {
        act(game, Clock::now());
      }
    }
  }

  bool take_message(Game& game, Figures& figures, bool& over) {
    std::string& buffer = game.buffer;
    if (buffer.size() < 4) return false;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(buffer[i]); };
    std::size_t size = byte(1) & 0x7f;
    std::size_t head = 2;
    if (size >= 126) {
      const std::size_t width = size == 126 ? 2 : 8;
      if (buffer.size() < head + width) return false;
      size = 0;
      for (std::size_t i = 0; i < width; ++i) size = size << 8 | byte(2 + i);
      head += width;
    }
    if (buffer.size() < head + size) return false;
    const std::string_view text(buffer.data() + head, size);
    const bool ping = (byte(0) & 0x0f) == 9;
    if (ping) game.wire.write(client_frame(text, testing::Opcode::pong));
    if (!ping && text.ends_with("\"type\":\"refused\"}")) ++figures.refused;
    const std::int64_t before = game.seq;
    if (!ping && text.find(",\"table\":{\"created\"") != std::string_view::npos) {
      read_state(game, text, random_, over);
      if (game.waiting && game.seq != before) {
        game.waiting = false;
        figures.latencies_ms.push_back(
            std::chrono::duration<float, std::milli>(Clock::now() - game.due).count());
      }
    }
    buffer.erase(0, head + size);
    return true;
  }

  // Finished games are followed by new ones.
  void reopen() {
    std::vector<Opener> openers;
    for (const int port : ports_) openers.emplace_back(arguments_, port);
    for (;;) {
      std::size_t index = 0;
      {
        std::unique_lock lock(mutex_);
        wanted_.wait(lock, [this] { return ending_ || !over_.empty(); });
        if (ending_) return;
        index = over_.front();
        over_.pop_front();
      }
      Game game;
      if (!openers[index % Load::openers % ports_.size()].open(game)) return;
      const std::lock_guard lock(mutex_);
      opened_.emplace_back(index, std::move(game));
    }
  }

  void adopt() {
    const std::lock_guard lock(mutex_);
    for (auto& [index, game] : opened_) {
      games_[index] = std::move(game);
      add(index);
    }
    opened_.clear();
  }

  const Arguments& arguments_;
  std::vector<int> ports_;
  std::vector<Game> games_;
  int poll_;
  Random random_{std::uint64_t{1}};
  std::size_t backlog_ = 0;
  std::mutex mutex_;
  std::condition_variable wanted_;
  std::deque<std::size_t> over_;
  std::vector<std::pair<std::size_t, Game>> opened_;
  bool ending_ = false;
  std::thread reopener_;
};

int run_idle(const Arguments& arguments, ServerProcess& server) {
  Visitor visitor(server.port());
  const testing::Answer made = visitor.post(
      "/api/tables", {{"game", arguments.game}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}});
  const std::string id = made.json().at("id");
  const long before = server.resident_kib();
  std::vector<WebSocketClient> sockets(static_cast<std::size_t>(arguments.idle));
  Visitor onlooker(server.port());
  for (WebSocketClient& socket : sockets) {
    if (socket.open(onlooker, id) != 101) return 1;
    socket.send({{"type", "hello"}, {"since", 0}});
    if (!socket.receive_type("state")) return 1;
  }
  const long after = server.resident_kib();
  std::printf("idle sockets %d: %ld KiB before, %ld KiB after, %.1f KiB each\n", arguments.idle,
              before, after, static_cast<double>(after - before) / arguments.idle);
  return 0;
}

int run(const Arguments& arguments) {
  raise_file_limit();
  std::vector<ServerProcess> servers(static_cast<std::size_t>(arguments.servers));
  std::vector<int> ports;
  for (ServerProcess& server : servers) {
    if (!server.start(arguments.program, arguments.data,
                      {"--limits", "0", "--max-connections", "120000"})) {
      std::fprintf(stderr, "the server does not start\n");
      return 1;
    }
    ports.push_back(server.port());
  }
  if (arguments.idle > 0) return run_idle(arguments, servers[0]);
  const auto cpu_of_servers = [&] {
    double seconds = 0;
    for (const ServerProcess& server : servers) seconds += server.cpu_seconds();
    return seconds;
  };
  Load load(arguments, ports);
  const auto opening = Clock::now();
  if (!load.open_all()) return 1;
  const double opened = std::chrono::duration<double>(Clock::now() - opening).count();
  const double cpu = cpu_of_servers();
  const double database = cpu_seconds_with_children(arguments.database);
  const double own = cpu_seconds_of(::getpid());
  Figures figures = load.run();
  const double used = cpu_of_servers() - cpu;
  const double used_by_database = cpu_seconds_with_children(arguments.database) - database;
  const double used_here = cpu_seconds_of(::getpid()) - own;
  double mib = 0;
  for (const ServerProcess& server : servers) {
    mib += static_cast<double>(server.resident_kib()) / 1024;
  }
  auto& all = figures.latencies_ms;
  std::sort(all.begin(), all.end());
  const double moves = static_cast<double>(all.size());
  const Json result{
      {"tables", arguments.tables},
      {"servers", arguments.servers},
      {"rate", arguments.rate},
      {"moves_per_s", moves / arguments.seconds},
      {"p50_ms", percentile(all, 0.5)},
      {"p90_ms", percentile(all, 0.9)},
      {"p99_ms", percentile(all, 0.99)},
      {"p999_ms", percentile(all, 0.999)},
      {"max_ms", all.empty() ? 0 : all.back()},
      {"refused", figures.refused},
      {"games_finished", figures.finished},
      {"backlog", load.backlog()},
      {"kib_per_move", moves > 0 ? static_cast<double>(figures.bytes) / 1024 / moves : 0},
      {"server_cpu_share", used / arguments.seconds},
      {"server_us_per_move", moves > 0 ? used * 1e6 / moves : 0},
      {"database_us_per_move", moves > 0 ? used_by_database * 1e6 / moves : 0},
      {"generator_us_per_move", moves > 0 ? used_here * 1e6 / moves : 0},
      {"open_s", opened},
      {"server_mib", mib}};
  if (arguments.json) {
    std::printf("%s\n", result.dump().c_str());
  } else {
    for (const auto& [key, value] : result.items()) {
      std::printf("%-18s %s\n", key.c_str(), value.dump().c_str());
    }
  }
  for (ServerProcess& server : servers) {
    if (arguments.metrics) std::printf("%s", Visitor(server.port()).get("/metrics").body.c_str());
    server.stop(true);
  }
  return 0;
}

}  // namespace
}  // namespace triclinium::server::bench

int main(int argc, char** argv) {
  triclinium::server::bench::Arguments arguments;
  CLI::App app("Plays games over sockets and measures the server.");
  app.add_option("--program", arguments.program, "the server's program")->capture_default_str();
  app.add_option("--data", arguments.data, "folder for its data")->capture_default_str();
  app.add_option("--game", arguments.game, "which game")->capture_default_str();
  app.add_option("--tables", arguments.tables, "tables played at once")->capture_default_str();
  app.add_option("--idle", arguments.idle, "only open so many idle sockets and weigh them");
  app.add_option("--servers", arguments.servers, "on the PostgreSQL of TRICLINIUM_STORE")
      ->capture_default_str();
  app.add_option("--database", arguments.database, "its process, to count its processor time");
  app.add_option("--rate", arguments.rate, "moves a second; 0: as fast as answers come");
  app.add_option("--seconds", arguments.seconds, "how long")->capture_default_str();
  app.add_flag("--json", arguments.json, "one JSON object");
  app.add_flag("--metrics", arguments.metrics, "what the server itself has counted as well");
  CLI11_PARSE(app, argc, argv);
  return triclinium::server::bench::run(arguments);
}
