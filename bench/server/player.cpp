#include "bench/server/player.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace triclinium::server::bench {

namespace {

// "return ?" is how others read "return wine".
bool same_action(const std::string& a, const std::string& b) {
  if (a == b) return true;
  const std::size_t hidden = std::min(a.find('?'), b.find('?'));
  return hidden != std::string::npos && a.substr(0, hidden) == b.substr(0, hidden);
}

}  // namespace

bool same_move(const Move& a, const Move& b) {
  return a.seq == b.seq && same_action(a.action, b.action);
}

namespace {

bool same_moves(const std::vector<Move>& a, const std::vector<Move>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_move);
}

// The same if nothing else than `known.sent` was on its way.
std::string difference_without_others(const Known& known, const Known& stored) {
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

}  // namespace

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
    const bool forestalled =
        known.sent == "undo" && kept == known.moves.size() && !state.at("events").empty();
    known.late += forestalled;
    known.doubt = !forestalled && !known.sent.empty() && !known.open.empty();
    known.sent.clear();
    known.open.clear();
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

void learn_refusal(Known& known) {
  if (known.late > 0) {
    --known.late;
    return;
  }
  // What was sent last may still happen, then.
  if (known.doubt && !known.sent.empty()) known.open.push_back(known.sent);
  known.doubt = false;
  known.sent.clear();
}

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

std::string difference(const Known& known, const Known& stored) {
  if (!stored.trouble.empty()) return stored.trouble;
  if (stored.seq < known.seq) return "the number went back";
  std::string what = difference_without_others(known, stored);
  // At most one of them was first.
  for (const std::string& sent : known.open) {
    if (what.empty()) break;
    Known other = known;
    other.sent = sent;
    if (difference_without_others(other, stored).empty()) what.clear();
  }
  return what;
}

Known read_stored(testing::Visitor& visitor, const std::string& table, std::int64_t since) {
  Known stored;
  stored.table = table;
  testing::WebSocketClient socket;
  const auto fails = [&](const std::string& what) {
    stored.trouble = "server " + std::to_string(visitor.port()) + " " + what;
    return stored;
  };
  const int status = socket.open(visitor, table);
  if (status != 101) return fails("does not open the table: " + std::to_string(status));
  socket.send({{"type", "hello"}, {"since", since}});
  const auto state = socket.receive_type("state", 20'000);
  if (!state) return fails("does not show the table");
  stored.seq = state->at("seq");
  stored.held = state->at("held");
  stored.over = state->at("table").at("state") == "over";
  testing::Answer log = visitor.get("/api/tables/" + table + "/log");
  // Only some of one address may wait for a log.
  for (int tries = 0; log.status == 503 && tries < 200; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    log = visitor.get("/api/tables/" + table + "/log");
  }
  if (log.status != 200) return fails("does not tell the log: " + log.body);
  const Json told = log.json();
  for (const Json& entry : told.at("entries")) {
    if (entry.at("move") == 0) continue;
    stored.moves.push_back(read_move(entry, state->at("table").at("seats")));
  }
  return stored;
}

}  // namespace triclinium::server::bench
