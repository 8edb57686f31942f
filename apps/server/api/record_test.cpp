// Replay, fork, export, import: everything once a game is over, the own view while it runs.
#include <chrono>
#include <set>
#include <thread>

#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class RecordTest : public TableFixture {
 protected:
  // A running game of Ann (card 1) and Bob (card 7).
  std::string known_cards(const Json& seats) {
    const Json record{{"game", "toy"},
                      {"rules", 1},
                      {"options", {{"pile", 7}}},
                      {"seats", 2},
                      {"deal", {{"cards", {1, 7}}}},
                      {"actions", {"take 1"}}};
    const Answer made = ann_.post("/api/import", {{"record", record}, {"seats", seats}});
    EXPECT_EQ(made.status, 201) << made.body;
    invite_ = made.json().value("invite", "");
    return made.json().value("id", "");
  }
  Answer fork(Visitor& visitor, const std::string& table, int move) {
    return visitor.post(path(table, "/fork"), {{"move", move}, {"seats", {me(), me()}}});
  }
};

TEST_F(RecordTest, AForkOfARunningGameTellsNothingHidden) {
  const std::string id = known_cards({me(), open_seat()});
  ASSERT_EQ(join(bob_, id, 1).status, 200);
  EXPECT_EQ(fork(eve_, id, 0).status, 403);
  EXPECT_EQ(fork(ann_, id, 2).status, 404);
  EXPECT_EQ(ann_.post(path(id, "/fork"), {{"move", 0}, {"seats", {me()}}}).status, 400);
  std::set<int> imagined;
  for (int i = 0; i < 30; ++i) {
    const Answer made = fork(ann_, id, 1);
    ASSERT_EQ(made.status, 201) << made.body;
    // A hot-seat table of Ann's own: its record shows what the fork began with.
    const Json record = ann_.get(path(made.json().at("id"), "/record")).json();
    EXPECT_EQ(record.at("position").at("cards")[0], 1);
    imagined.insert(record.at("position").at("cards")[1].get<int>());
    EXPECT_EQ(record.dump().find("\"deal\":{\"cards\":[1,7]"), std::string::npos);
  }
  EXPECT_GT(imagined.size(), 3u);
}

TEST_F(RecordTest, AnyGameGoesOnFromAnyMove) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  play_out(socket, enter(socket, ann_, id));
  const Json record = ann_.get(path(id, "/record")).json();
  const auto moves = static_cast<int>(record.at("actions").size());
  ASSERT_GT(moves, 3);
  // A die at the end is cast anew, and might end the game at once.
  int last = moves - 1;
  while (record.at("actions")[last].get<std::string>().find("roll") != std::string::npos) --last;
  for (const int move : {0, 2, last}) {
    const std::string forked = fork(eve_, id, move).json().at("id");
    const Json other = eve_.get(path(forked, "/record")).json();
    EXPECT_EQ(other.at("deal"), record.at("deal"));
    ASSERT_GE(other.at("actions").size(), static_cast<std::size_t>(move));
    for (int i = 0; i < move; ++i) EXPECT_EQ(other.at("actions")[i], record.at("actions")[i]);
    EXPECT_EQ(eve_.get(path(forked)).json().at("state"), "running");
    // What came with the opening is not the new player's to take back.
    WebSocketClient other_socket;
    const Json state = enter(other_socket, eve_, forked);
    EXPECT_EQ(state.at("undo"), false);
  }
}

TEST_F(RecordTest, WhatIsExportedCanBeImported) {
  ann_.post("/api/name", {{"name", "Livia"}});
  const std::string id = create(ann_, {me(), bot("random")}, {{"hold", false}});
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  play_out(socket, state);
  const Json record = eve_.get(path(id, "/record")).json();
  const Answer made =
      eve_.post("/api/import", {{"record", record}, {"seats", {me(), bot("random")}}});
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string copy = made.json().at("id");
  const Json summary = eve_.get(path(copy)).json();
  EXPECT_EQ(summary.at("state"), "over");
  EXPECT_EQ(summary.at("origin").at("names"), Json({"Livia", nullptr}));
  Json again = eve_.get(path(copy, "/record")).json();
  EXPECT_EQ(again.at("origin").at("kind"), "imported");
  again["origin"] = record.at("origin");
  EXPECT_EQ(again, record);
  for (const Json& names : {Json{"Livia"}, Json{"Livia", 5}, Json{"Livia", "a\nb"}, Json("x")}) {
    Json bad = record;
    bad["names"] = names;
    EXPECT_EQ(eve_.post("/api/import", {{"record", bad}, {"seats", {me(), bot("random")}}}).status,
              400)
        << names;
  }
}

// Who brings a record has seen its deal; nobody sits down there without being told.
TEST_F(RecordTest, ATableSaysWhereItComesFrom) {
  ann_.post("/api/name", {{"name", "Livia"}});
  const std::string fresh = create(ann_, {me(), open_seat()}, {{"listed", true}});
  EXPECT_EQ(bob_.get(path(fresh)).json().at("origin"), Json({{"kind", "fresh"}}));
  const std::string rigged = known_cards({me(), open_seat()});
  const Json seen = bob_.get(path(rigged)).json();
  EXPECT_EQ(seen.at("state"), "open");
  EXPECT_EQ(seen.at("origin").at("kind"), "imported");
  EXPECT_EQ(seen.at("origin").at("by"), "Livia");
  EXPECT_EQ(seen.at("origin").at("move"), 1);
  ASSERT_EQ(join(bob_, rigged, 1).status, 200);
  EXPECT_EQ(bob_.get(path(rigged, "/record")).json().at("origin").at("kind"), "imported");
  const std::string forked = fork(ann_, rigged, 1).json().at("id");
  EXPECT_EQ(bob_.get(path(forked)).json().at("origin").at("kind"), "forked");
  // The next game is dealt by the server again.
  bob_.post(path(rigged, "/leave"), Json::object());
  WebSocketClient socket;
  play_out(socket, enter(socket, ann_, rigged));
  const std::string next =
      ann_.post(path(rigged, "/rematch"), Json::object()).json().value("id", "");
  EXPECT_EQ(bob_.get(path(next)).json().at("origin").at("kind"), "fresh");
  server_.restart();
  Visitor later(server_.port());
  EXPECT_EQ(later.get(path(rigged)).json().at("origin").at("by"), "Livia");
}

TEST_F(RecordTest, AForkKeepsTheBots) {
  const std::string id = create(ann_, {bot("random"), me(), me()}, {{"stand_in", "random"}});
  const std::string made = ann_.post(path(id, "/fork"), {{"move", 0}}).json().value("id", "");
  const Json seats = ann_.get(path(made)).json().at("seats");
  EXPECT_EQ(seats[0].at("kind"), "bot");
  EXPECT_EQ(seats[0].at("level"), "random");
  EXPECT_EQ(seats[1].at("mine"), true);
  EXPECT_EQ(seats[2].at("mine"), true);
}

TEST_F(RecordTest, ARunningGameIsExportedAsItsPlayerKnowsIt) {
  const std::string id = known_cards({me(), open_seat()});
  ASSERT_EQ(join(bob_, id, 1).status, 200);
  EXPECT_EQ(eve_.get(path(id, "/record")).status, 403);
  std::set<int> drawn;
  Json record;
  for (int i = 0; i < 30; ++i) {
    record = ann_.get(path(id, "/record")).json();
    EXPECT_EQ(record.at("deal"), Json());
    EXPECT_EQ(record.at("position").at("cards")[0], 1);
    drawn.insert(record.at("position").at("cards")[1].get<int>());
  }
  EXPECT_GT(drawn.size(), 3u);
  const Answer made =
      ann_.post("/api/import", {{"record", record}, {"seats", {me(), bot("random")}}});
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(ann_.get(path(made.json().at("id"))).json().at("state"), "running");
}

TEST_F(RecordTest, EveryMoveIsReplayedAsTheCallerMaySeeIt) {
  const std::string id = known_cards({me(), open_seat()});
  ASSERT_EQ(join(bob_, id, 1).status, 200);
  const auto cards = [&](Visitor& visitor, const char* arguments) {
    return visitor.get(path(id, "/replay") + arguments).json().at("view").at("cards");
  };
  EXPECT_EQ(cards(ann_, "?move=1"), Json({1, nullptr}));
  EXPECT_EQ(cards(bob_, "?move=0"), Json({nullptr, 7}));
  EXPECT_EQ(cards(bob_, "?move=0&seat=1"), Json({nullptr, 7}));
  EXPECT_EQ(cards(eve_, "?move=1"), Json({nullptr, nullptr}));
  EXPECT_EQ(bob_.get(path(id, "/replay?move=0&seat=0")).status, 403);
  EXPECT_EQ(bob_.get(path(id, "/log?seat=0")).status, 403);
  for (const char* wrong : {"", "?move=", "?move=-1", "?move=x", "?move=1x", "?move=0&seat=9"}) {
    EXPECT_EQ(ann_.get(path(id, "/replay") + wrong).status, 400) << wrong;
  }
  EXPECT_EQ(ann_.get(path(id, "/replay?move=2")).status, 404);
  // Both play on to the end; then everyone may look from every seat.
  ann_.post(path(id, "/leave"), Json::object());
  WebSocketClient socket;
  const Json over = play_out(socket, enter(socket, bob_, id));
  ASSERT_EQ(over.at("table").at("state"), "over");
  EXPECT_EQ(cards(eve_, "?move=0&seat=0"), Json({1, nullptr}));
  EXPECT_EQ(cards(eve_, "?move=0&seat=1"), Json({nullptr, 7}));
}

TEST_F(RecordTest, HintsAreForTheOwnQuestion) {
  const std::string id = create(ann_, {me(), bot("random")}, {{"hold", true}});
  const Answer hint = ann_.post(path(id, "/hint"), {{"seat", 0}});
  ASSERT_EQ(hint.status, 200) << hint.body;
  EXPECT_TRUE(hint.json().at("action").get<std::string>().starts_with("take "));
  EXPECT_EQ(eve_.post(path(id, "/hint"), {{"seat", 0}}).status, 403);
  EXPECT_EQ(ann_.post(path(id, "/hint"), {{"seat", 1}}).status, 403);
  WebSocketClient socket;
  act(socket, enter(socket, ann_, id), "take 1");
  socket.receive_type("state");
  EXPECT_EQ(ann_.post(path(id, "/hint"), {{"seat", 0}}).status, 409);
}

TEST_F(RecordTest, ATableCanDoWithoutHints) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"hints", false}});
  ASSERT_EQ(join(bob_, id, 1).status, 200);
  EXPECT_EQ(ann_.get(path(id)).json().at("hints"), false);
  const Answer refused = ann_.post(path(id, "/hint"), {{"seat", 0}});
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.json().at("code"), "no_hints");
  EXPECT_EQ(fork(ann_, id, 0).status, 403) << "a fork would be a way to a hint";
  const Answer record = ann_.get(path(id, "/record"));
  EXPECT_EQ(record.status, 403) << "so would the record, imported elsewhere";
  EXPECT_EQ(record.json().at("code"), "no_hints");
  const std::string alone = create(ann_, {me(), me()}, {{"hints", false}});
  EXPECT_EQ(ann_.get(path(alone, "/record")).status, 403);
  EXPECT_EQ(fork(ann_, alone, 0).status, 403);
  WebSocketClient socket;
  play_out(socket, enter(socket, ann_, alone));
  EXPECT_EQ(ann_.get(path(alone, "/record")).status, 200) << "once it is over all is open";
  EXPECT_EQ(fork(ann_, alone, 0).status, 201);
}

TEST_F(RecordTest, AFinishedGameIsReviewed) {
  const std::string id = create(ann_, {me(), bot("random")});
  EXPECT_EQ(ann_.get(path(id, "/review")).status, 409);
  WebSocketClient socket;
  play_out(socket, enter(socket, ann_, id));
  Json review = ann_.get(path(id, "/review")).json();
  for (int i = 0; i < 600 && review.at("state") == "running"; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    review = ann_.get(path(id, "/review")).json();
  }
  ASSERT_EQ(review.at("state"), "done");
  EXPECT_EQ(review.at("progress"), 1.0);
  ASSERT_FALSE(review.at("moves").empty());
  for (const Json& move : review.at("moves")) {
    EXPECT_GE(move.at("loss"), 0.0) << move;
    EXPECT_LE(move.at("loss"), 1.0) << move;
    if (move.at("played") == move.at("best")) {
      EXPECT_EQ(move.at("loss"), 0.0) << move;
    }
    ASSERT_EQ(move.at("expected").size(), 2u);
    EXPECT_NEAR(move.at("expected")[0].get<double>() + move.at("expected")[1].get<double>(), 1.0,
                0.01);
    EXPECT_EQ(move.at("scores").size(), 2u);
    EXPECT_TRUE(move.contains("score_loss"));
  }
}

}  // namespace
}  // namespace triclinium::server::testing
