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
  std::vector<std::string> games{"carpe-diem", "discordia", "ave-roma"};
  int kills = 200;
  int tables = 12;
  int max_ms = 250;
  std::uint64_t seed = 1;
};

struct Move {
  std::int64_t seq = 0;
  bool own = false;
  std::string action;
};

// What one table's player has been told; nothing of it may ever be lost.
struct Known {
  std::string table;
  std::vector<Move> moves;
  Json held;
  std::int64_t seq = 0;
  std::string sent;  // "act …", "undo" or "end_turn" without an answer yet
  int late = 0;      // undos that a bot forestalled: their refusals are still to come
  bool over = false;
};

Move read_move(const Json& entry, const Json& seats) {
  const Json& actor = entry.at("actor");
  const bool own = actor.is_number() && seats.at(actor.get<std::size_t>()).at("mine") == true;
  return {entry.at("seq"), own, entry.at("action")};
}

void learn(Known& known, const Json& state) {
  const std::int64_t seq = state.at("seq");
  const auto kept = state.at("kept").get<std::size_t>();
  // A command is answered by a higher number or a refusal.
  if (seq > known.seq) {
    known.late += known.sent == "undo" && kept == known.moves.size() && !state.at("events").empty();
    known.sent.clear();
  }
  known.moves.resize(kept);
  for (const Json& entry : state.at("events")) {
    if (entry.at("move") == 0) continue;
    known.moves.push_back(read_move(entry, state.at("table").at("seats")));
  }
  known.seq = seq;
  known.held = state.at("held");
  known.over = state.at("table").at("state") == "over";
}

// The next command: an answer, the end of a held turn, or now and then an undo.
Json choose(Known& known, const Json& state, Random& random) {
  const bool held = !known.held.is_null();
  if (state.at("undo") == true && random.bounded(held ? 4 : 8) == 0) {
    known.sent = "undo";
    return {{"type", "undo"}, {"seq", known.seq}};
  }
  if (held) {
    known.sent = "end_turn";
    return {{"type", "end_turn"}, {"seq", known.seq}};
  }
  const Json& legal = state.at("legal");
  if (legal.empty()) return nullptr;
  const std::string action =
      legal[random.bounded(static_cast<std::uint32_t>(legal.size()))].at("text");
  known.sent = "act " + action;
  return {{"type", "act"}, {"seq", known.seq}, {"action", action}};
}

// Plays until the server dies.
void play(Known& known, const Visitor& visitor, Random random, std::atomic<long>& acknowledged) {
  WebSocketClient socket;
  if (socket.open(visitor, known.table) != 101) return;
  socket.send({{"type", "hello"}, {"since", known.seq}});
  while (auto message = socket.receive(2000)) {
    if (message->at("type") == "refused") {
      if (known.late == 0) known.sent.clear();
      known.late = std::max(0, known.late - 1);
    }
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

// "return ?" is how others read "return wine".
bool same_action(const std::string& a, const std::string& b) {
  if (a == b) return true;
  const std::size_t hidden = std::min(a.find('?'), b.find('?'));
  return hidden != std::string::npos && a.substr(0, hidden) == b.substr(0, hidden);
}

bool same_moves(const std::vector<Move>& a, const std::vector<Move>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Move& x, const Move& y) {
    return x.seq == y.seq && same_action(x.action, y.action);
  });
}

// What is wrong with what is stored, or nothing.
std::string difference(const Known& known, const Known& stored) {
  if (stored.seq < known.seq) return "the number went back";
  std::vector<Move> before;
  std::vector<Move> since;
  for (const Move& move : stored.moves) {
    (move.seq <= known.seq ? before : since).push_back(move);
  }
  if (known.sent == "undo" && before.size() < known.moves.size()) {
    // Taken back: the last own decision and what followed it, nothing else.
    auto last = std::find_if(known.moves.rbegin(), known.moves.rend(),
                             [](const Move& move) { return move.own; });
    const std::vector<Move> left(known.moves.begin(), std::prev(last.base()));
    if (last == known.moves.rend() || !same_moves(before, left)) return "undo took too much";
    return since.empty() ? "" : "moves after an undo";
  }
  if (!same_moves(before, known.moves)) return "acknowledged moves are gone";
  const auto own =
      std::count_if(since.begin(), since.end(), [](const Move& move) { return move.own; });
  if (known.sent.empty() || known.sent == "undo") {
    if (own > 0) return "a move that nobody sent";
    if (known.sent.empty() && known.held != stored.held) return "a held turn is lost";
    return "";
  }
  if (own > 1) return "more moves than were sent";
  const bool staged = !known.held.is_null() && known.held.at("action").is_string();
  const std::string sent = known.sent != "end_turn" ? known.sent.substr(4)
                           : staged                 ? known.held.at("action").get<std::string>()
                                                    : "";
  if (own == 1 && (!since.front().own || !same_action(since.front().action, sent))) {
    return "another move than was sent";
  }
  return "";
}

// The table as it is on disk: what its player is told first after the start.
Known read_stored(Visitor& visitor, const std::string& table) {
  Known stored;
  stored.table = table;
  WebSocketClient socket;
  if (socket.open(visitor, table) != 101) return stored;
  socket.send({{"type", "hello"}, {"since", 0}});
  const auto state = socket.receive_type("state", 5000);
  if (!state) return stored;
  stored.seq = state->at("seq");
  stored.held = state->at("held");
  stored.over = state->at("table").at("state") == "over";
  const Json log = visitor.get("/api/tables/" + table + "/log").json();
  for (const Json& entry : log.at("entries")) {
    if (entry.at("move") == 0) continue;
    stored.moves.push_back(read_move(entry, state->at("table").at("seats")));
  }
  return stored;
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
