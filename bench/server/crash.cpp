// Kills the server with SIGKILL at random moments while games are played, starts it again and
// compares: everything that was acknowledged must be there, and nothing else but the one command
// that was on its way and what bots and chance have done since.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

#include "bench/server/player.h"
#include "bench/server/process.h"

namespace triclinium::server::bench {
namespace {

using testing::Visitor;
using testing::WebSocketClient;

struct Arguments {
  std::string program = "build/triclinium";
  std::string data = "crash-data";
  std::vector<std::string> games{"carpe-diem", "discordia", "ave-roma"};
  int kills = 200;
  int tables = 12;
  int max_ms = 250;
  std::uint64_t seed = 1;
};

// Plays until the server dies.
void play(Known& known, const Visitor& visitor, Random random, std::atomic<long>& acknowledged) {
  WebSocketClient socket;
  if (socket.open(visitor, known.table) != 101) return;
  socket.send({{"type", "hello"}, {"since", known.seq}});
  while (auto message = socket.receive(2000)) {
    if (message->at("type") == "refused") learn_refusal(known);
    if (message->at("type") != "state") continue;
    const bool asked = !known.sent.empty();
    learn(known, *message);
    if (!known.sent.empty()) continue;
    acknowledged += asked;
    if (known.over) return;
    const Json command = choose(known, *message, random);
    if (!command.is_null()) socket.send(command);
  }
}

// Hot-seat, against a bot with and without holding, hot-seat with a bot.
std::string make_table(Visitor& visitor, const Arguments& arguments, std::size_t index) {
  const Json me{{"kind", "me"}};
  const Json bot{{"kind", "bot"}, {"level", "random"}};
  const Json seats[] = {{me, me}, {me, bot}, {bot, me}, {me, bot, me}};
  const Json body{{"game", arguments.games[index % arguments.games.size()]},
                  {"seats", seats[index % 4]},
                  {"hold", index % 4 == 1}};
  return visitor.post("/api/tables", body).json().value("id", "");
}

int run(const Arguments& arguments) {
  Random random(arguments.seed);
  std::vector<Known> tables(static_cast<std::size_t>(arguments.tables));
  std::string cookie;
  std::atomic<long> acknowledged = 0;
  int disagree = 0;
  int on_its_way = 0;
  int finished = 0;
  for (int kill = 0; kill <= arguments.kills; ++kill) {
    ServerProcess server;
    if (!server.start(arguments.program, arguments.data, {"--limits", "0", "--bot-delay", "0"})) {
      std::fprintf(stderr, "the server does not start after kill %d\n", kill);
      return 1;
    }
    Visitor visitor(server.port());
    visitor.set_cookie(cookie);
    for (std::size_t i = 0; i < tables.size(); ++i) {
      Known& known = tables[i];
      if (!known.table.empty()) {
        Known stored = read_stored(visitor, known.table);
        const std::string wrong = difference(known, stored);
        if (!wrong.empty()) {
          ++disagree;
          std::fprintf(stderr,
                       "kill %d, table %s: %s; %zu moves to %ld acknowledged, %zu to %ld "
                       "stored, sent '%s'\n",
                       kill, known.table.c_str(), wrong.c_str(), known.moves.size(),
                       static_cast<long>(known.seq), stored.moves.size(),
                       static_cast<long>(stored.seq), known.sent.c_str());
        }
        on_its_way += !known.sent.empty() && stored.seq > known.seq;
        // Bots may have gone on while the log was read: keep what the state has told.
        std::erase_if(stored.moves, [&](const Move& move) { return move.seq > stored.seq; });
        known = std::move(stored);
      }
      finished += known.over;
      if (known.table.empty() || known.over) {
        known = {};
        known.table = make_table(visitor, arguments, i);
      }
    }
    cookie = visitor.cookie();
    if (kill == arguments.kills) break;
    std::vector<std::thread> players;
    for (Known& known : tables) {
      players.emplace_back([&known, &visitor, &acknowledged, seed = random.next()] {
        play(known, visitor, Random(seed), acknowledged);
      });
    }
    std::this_thread::sleep_for(
        std::chrono::milliseconds(random.bounded(static_cast<std::uint32_t>(arguments.max_ms))));
    server.stop(false);
    for (std::thread& player : players) player.join();
  }
  std::printf(
      "kills %d, acknowledged changes %ld, stored before their answer left %d, games "
      "finished %d, tables that disagree %d\n",
      arguments.kills, acknowledged.load(), on_its_way, finished, disagree);
  return disagree == 0 && acknowledged > 0 ? 0 : 1;
}

}  // namespace
}  // namespace triclinium::server::bench

int main(int argc, char** argv) {
  triclinium::server::bench::Arguments arguments;
  CLI::App app("Kills the server again and again and looks for what it lost.");
  app.add_option("--program", arguments.program, "the server's program")->capture_default_str();
  app.add_option("--data", arguments.data, "folder for its data")->capture_default_str();
  app.add_option("--game", arguments.games, "which games")->capture_default_str();
  app.add_option("--kills", arguments.kills, "how often")->capture_default_str();
  app.add_option("--tables", arguments.tables, "tables played at once")->capture_default_str();
  app.add_option("--max-ms", arguments.max_ms, "longest life of a server")->capture_default_str();
  app.add_option("--seed", arguments.seed, "of the random moments")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return triclinium::server::bench::run(arguments);
}
