// Kills the server with SIGKILL at random moments while games are played, starts it again and
// compares: everything that was acknowledged must be there, nothing else but the one step that was
// on its way.
#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "apps/server/testing/client.h"
#include "bench/server/process.h"
#include "engine/random.h"

namespace triclinium::server::bench {
namespace {

using testing::Visitor;
using testing::WebSocketClient;

struct Arguments {
  std::string program = "build/triclinium";
  std::string data = "crash-data";
  std::string game = "carpe-diem";
  int kills = 200;
  int tables = 8;
  int max_ms = 250;
  std::uint64_t seed = 1;
};

// What one table's player knows to be on disk.
struct Known {
  std::string table;
  std::vector<std::string> moves;  // acknowledged, in order
  std::string sent;                // "act …" or "undo" without an answer yet
  std::int64_t seq = 0;
  bool over = false;
};

void learn(Known& known, const Json& state) {
  // The first state after a start tells the last moves by their numbers.
  if (known.seq > 0) known.moves.resize(state.at("kept").get<std::size_t>());
  for (const Json& entry : state.at("events")) {
    if (entry.at("move") == 0) continue;
    known.moves.resize(entry.at("move").get<std::size_t>() - 1);
    known.moves.push_back(entry.at("action"));
  }
  known.seq = state.at("seq");
  known.over = state.at("table").at("state") == "over";
}

// Plays until the server dies, with an undo now and then.
void play(Known& known, const Visitor& visitor, Random random, std::atomic<long>& acknowledged) {
  WebSocketClient socket;
  if (socket.open(visitor, known.table) != 101) return;
  socket.send({{"type", "hello"}, {"since", known.seq}});
  while (auto state = socket.receive_type("state", 2000)) {
    learn(known, *state);
    if (!known.sent.empty()) ++acknowledged;
    known.sent.clear();
    if (known.over) return;
    if (state->at("undo") == true && random.bounded(8) == 0) {
      known.sent = "undo";
      socket.send({{"type", "undo"}, {"seq", known.seq}});
      continue;
    }
    const Json& legal = state->at("legal");
    const std::string action =
        legal[random.bounded(static_cast<std::uint32_t>(legal.size()))].at("text");
    known.sent = "act " + action;
    socket.send({{"type", "act"}, {"seq", known.seq}, {"action", action}});
  }
}

// Whether the server's moves are what was acknowledged, or that and the step on its way.
bool agrees(const Known& known, const std::vector<std::string>& stored) {
  if (stored == known.moves) return true;
  if (known.sent == "undo") {
    return stored.size() < known.moves.size() &&
           std::equal(stored.begin(), stored.end(), known.moves.begin());
  }
  if (known.sent.empty() || stored.size() <= known.moves.size()) return false;
  // An action brings at most what chance adds to it.
  return std::equal(known.moves.begin(), known.moves.end(), stored.begin()) &&
         "act " + stored[known.moves.size()] == known.sent;
}

std::vector<std::string> stored_moves(Visitor& visitor, const std::string& table) {
  const testing::Answer answer = visitor.get("/api/tables/" + table + "/record");
  std::vector<std::string> moves;
  if (answer.status != 200) return {"no record: " + answer.body};
  const Json record = answer.json();
  for (const Json& action : record.at("actions")) moves.push_back(action);
  return moves;
}

std::string make_table(Visitor& visitor, const Arguments& arguments) {
  return visitor
      .post("/api/tables", {{"game", arguments.game},
                            {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}},
                            {"hold", false}})
      .json()
      .value("id", "");
}

int run(const Arguments& arguments) {
  Random random(arguments.seed);
  std::vector<Known> tables(static_cast<std::size_t>(arguments.tables));
  std::string cookie;
  std::atomic<long> acknowledged = 0;
  int lost = 0;
  for (int kill = 0; kill <= arguments.kills; ++kill) {
    ServerProcess server;
    if (!server.start(arguments.program, arguments.data, {"--limits", "0"})) {
      std::fprintf(stderr, "the server does not start after kill %d\n", kill);
      return 1;
    }
    Visitor visitor(server.port());
    visitor.set_cookie(cookie);
    for (Known& known : tables) {
      if (!known.table.empty()) {
        auto stored = stored_moves(visitor, known.table);
        if (!agrees(known, stored)) {
          ++lost;
          std::fprintf(stderr, "kill %d, table %s: %zu acknowledged, %zu stored, sent '%s'\n", kill,
                       known.table.c_str(), known.moves.size(), stored.size(), known.sent.c_str());
        }
      }
      if (known.table.empty() || known.over)
        known = {make_table(visitor, arguments), {}, "", 0, false};
      // What was on its way is now known to be stored or not: begin from what is there.
      known.sent.clear();
      known.seq = 0;
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
  std::printf("kills %d, acknowledged changes %ld, tables that disagree %d\n", arguments.kills,
              acknowledged.load(), lost);
  return lost == 0 && acknowledged > 0 ? 0 : 1;
}

}  // namespace
}  // namespace triclinium::server::bench

int main(int argc, char** argv) {
  triclinium::server::bench::Arguments arguments;
  CLI::App app("Kills the server again and again and looks for what it lost.");
  app.add_option("--program", arguments.program, "the server's program")->capture_default_str();
  app.add_option("--data", arguments.data, "folder for its data")->capture_default_str();
  app.add_option("--game", arguments.game, "which game")->capture_default_str();
  app.add_option("--kills", arguments.kills, "how often")->capture_default_str();
  app.add_option("--tables", arguments.tables, "tables played at once")->capture_default_str();
  app.add_option("--max-ms", arguments.max_ms, "longest life of a server")->capture_default_str();
  app.add_option("--seed", arguments.seed, "of the random moments")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  return triclinium::server::bench::run(arguments);
}
