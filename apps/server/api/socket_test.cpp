// The server over real sockets on the loopback: playing, several tabs, reconnecting, refusing.
#include <gtest/gtest.h>

#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class SocketTest : public TableFixture {};

TEST_F(SocketTest, PlaysAWholeGameAgainstABot) {
  const std::string id = create(ann_, {me(), bot("random")}, {{"hold", false}});
  WebSocketClient socket;
  const Json state = play_out(socket, enter(socket, ann_, id));
  EXPECT_EQ(state.at("table").at("state"), "over");
  EXPECT_EQ(state.at("table").at("result").at("scores").size(), 2u);
  const Json record = ann_.get("/api/tables/" + id + "/record").json();
  EXPECT_EQ(record.at("actions").size(), state.at("table").at("move"));
}

TEST_F(SocketTest, PlaysWithHoldAgainstAGreedyBot) {
  const std::string id = create(ann_, {bot("greedy"), me()});
  WebSocketClient socket;
  EXPECT_EQ(play_out(socket, enter(socket, ann_, id)).at("table").at("state"), "over");
}

TEST_F(SocketTest, TwoPeopleByInvitation) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"hold", false}});
  const std::string path = "/api/tables/" + id + "/join";
  EXPECT_EQ(bob_.post(path, {{"seat", 1}, {"invite", "guess"}}).status, 403);
  EXPECT_EQ(bob_.post(path, {{"seat", 1}}).status, 403);
  const Answer joined = bob_.post(path, {{"seat", 1}, {"invite", invite_}});
  ASSERT_EQ(joined.status, 200) << joined.body;
  EXPECT_EQ(joined.json().at("state"), "running");
  WebSocketClient first;
  WebSocketClient second;
  const Json state = enter(first, ann_, id);
  const Json other = enter(second, bob_, id);
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(other.at("seat"), 1);
  EXPECT_TRUE(other.at("legal").empty());
  act(first, state, "take 1");
  Json seen = *second.receive_type("state");
  while (seen.at("legal").empty()) seen = *second.receive_type("state");
  EXPECT_EQ(seen.at("events").back().at("action"), "take 1");
}

TEST_F(SocketTest, TabsOfOnePersonStayInStep) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient first;
  WebSocketClient second;
  const Json state = enter(first, ann_, id);
  enter(second, ann_, id);
  act(first, state, "take 1");
  Json seen = *second.receive_type("state");
  while (seen.at("table").at("move") == 0) seen = *second.receive_type("state");
  EXPECT_EQ(seen.at("table").at("move"), 1);
  // The same question answered twice: the second is stale and gets the present state.
  act(second, state, "take 2");
  const Json refused = *second.receive_type("refused");
  EXPECT_EQ(refused.at("code"), "stale");
  EXPECT_EQ(second.receive_type("state")->at("table").at("move"), 1);
}

TEST_F(SocketTest, RefusesWithAReasonAndTheState) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  const Json state = enter(socket, ann_, id);
  for (const char* wrong : {"take 9", "roll 3", "", "tak", "take 1 "}) {
    act(socket, state, wrong);
    const Json refused = *socket.receive_type("refused");
    EXPECT_TRUE(refused.at("code") == "illegal" || refused.at("code") == "bad_message");
    EXPECT_FALSE(refused.at("reason").get<std::string>().empty());
    EXPECT_EQ(socket.receive_type("state")->at("seq"), state.at("seq"));
  }
}

TEST_F(SocketTest, AStolenSeatIdIsWorthNothing) {
  const std::string id = create(ann_, {me(), bot("random")}, {{"hold", false}});
  WebSocketClient socket;
  WebSocketClient thief;
  const Json state = enter(socket, ann_, id);
  // The public id of a person is no key to the seat.
  eve_.set_cookie(ann_.get("/api/me").json().at("id"));
  const Json seen = enter(thief, eve_, id);
  EXPECT_TRUE(seen.at("seat").is_null());
  EXPECT_TRUE(seen.at("legal").empty());
  act(thief, state, "take 1");
  EXPECT_EQ(thief.receive_type("refused")->at("code"), "not_yours");
  EXPECT_EQ(eve_.post("/api/tables/" + id + "/reclaim", {{"seat", 0}}).status, 403);
  EXPECT_EQ(eve_.post("/api/tables/" + id + "/leave", Json::object()).status, 403);
}

TEST_F(SocketTest, ReconnectsWithoutLossOrRepetition) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  act(socket, state, "take 1");
  state = *socket.receive_type("state");
  const std::int64_t seen = state.at("seq");
  act(socket, state, "take 2");
  socket.close();
  // Whether the last act arrived or not: what comes after `seen` comes exactly once.
  WebSocketClient again;
  state = enter(again, ann_, id, seen);
  while (state.at("table").at("move") < 2) state = *again.receive_type("state");
  std::size_t news = 0;
  for (const Json& entry : state.at("events")) news += entry.at("seq") > seen;
  EXPECT_EQ(news, state.at("events").size());
  EXPECT_LE(news, 1u);
}

TEST_F(SocketTest, EverythingIsThereAfterARestart) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"hold", true}});
  bob_.post("/api/tables/" + id + "/join", {{"seat", 1}, {"invite", invite_}});
  ann_.post("/api/name", {{"name", "Livia"}});
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  act(socket, state, "take 1");
  while (state.at("held").is_null()) state = *socket.receive_type("state");
  server_.restart();
  Visitor later(server_.port());
  later.set_cookie(ann_.cookie());
  WebSocketClient again;
  state = enter(again, later, id);
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("table").at("seats")[0].at("name"), "Livia");
  EXPECT_EQ(state.at("held").at("seat"), 0);
  EXPECT_TRUE(state.at("undo").get<bool>());
  again.send({{"type", "undo"}, {"seq", state.at("seq")}});
  while (!state.at("held").is_null()) state = *again.receive_type("state");
  EXPECT_EQ(state.at("table").at("move"), 0);
}

TEST_F(SocketTest, HiddenCardsNeverLeave) {
  // Ann's card is 1, Bob's is 7: a seven must not reach Ann before the end.
  const Json record{{"game", "toy"},
                    {"rules", 1},
                    {"options", {{"pile", 4}}},
                    {"seats", 2},
                    {"deal", {{"cards", {1, 7}}}},
                    {"actions", Json::array()}};
  const Answer imported =
      ann_.post("/api/import", {{"record", record}, {"seats", {me(), open_seat()}}});
  ASSERT_EQ(imported.status, 201) << imported.body;
  const std::string id = imported.json().at("id");
  ASSERT_EQ(bob_.post("/api/tables/" + id + "/join",
                      {{"seat", 1}, {"invite", imported.json().at("invite")}})
                .status,
            200);
  WebSocketClient socket;
  EXPECT_EQ(socket.open(ann_, id), 101);
  socket.send({{"type", "hello"}, {"since", 0}});
  const Json state = Json::parse(*socket.receive_text());
  EXPECT_EQ(state.at("view").at("cards"), Json({1, nullptr}));
  EXPECT_EQ(eve_.get("/api/tables/" + id + "/record").status, 403);
  EXPECT_EQ(ann_.get("/api/tables/" + id + "/replay?move=0&seat=1").status, 403);
  EXPECT_EQ(ann_.get("/api/tables/" + id + "/replay?move=0").json().at("view").at("cards"),
            Json({1, nullptr}));
  EXPECT_EQ(eve_.get("/api/tables/" + id + "/replay?move=0").json().at("view").at("cards"),
            Json({nullptr, nullptr}));
  EXPECT_EQ(eve_.post("/api/tables/" + id + "/fork", {{"move", 0}, {"seats", {me(), me()}}}).status,
            403);
}

}  // namespace
}  // namespace triclinium::server::testing
