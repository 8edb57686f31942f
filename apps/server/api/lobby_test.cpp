// Making, finding, joining, leaving tables; pace; seats that change hands.
#include <thread>

#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class LobbyTest : public TableFixture {
 protected:
  static bool lists(const Json& summaries, const std::string& table) {
    for (const Json& summary : summaries) {
      if (summary.at("id") == table) return true;
    }
    return false;
  }
};

TEST_F(LobbyTest, AGuestNeedsOnlyAName) {
  const Answer first = ann_.get("/api/me");
  const std::string cookie = first.headers.at("set-cookie");
  for (const char* part : {"triclinium_session=", "; HttpOnly", "; SameSite=Lax", "; Path=/"}) {
    EXPECT_NE(cookie.find(part), std::string::npos) << cookie;
  }
  // The page asks again at every visit: the same session, its cookie renewed.
  const std::string renewed = ann_.get("/api/me").headers.at("set-cookie");
  EXPECT_EQ(renewed.substr(0, renewed.find(';')), cookie.substr(0, cookie.find(';')));
  EXPECT_EQ(ann_.post("/api/name", {{"name", " Livia "}}).json().at("name"), "Livia");
  EXPECT_EQ(ann_.post("/api/name", {{"name", "a\nb"}}).status, 400);
  EXPECT_EQ(ann_.get("/api/me").json().at("name"), "Livia");
}

TEST_F(LobbyTest, ListedTablesAreFoundAndJoinedByAnyone) {
  const std::string listed = create(ann_, {me(), open_seat()}, {{"listed", true}});
  const std::string secret = create(ann_, {me(), open_seat()});
  Json tables = eve_.get("/api/tables").json();
  EXPECT_TRUE(lists(tables.at("open"), listed));
  EXPECT_FALSE(lists(tables.at("open"), secret));
  EXPECT_TRUE(tables.at("mine").empty());
  EXPECT_EQ(bob_.post(path(listed, "/join"), {{"seat", 1}}).status, 200);
  tables = bob_.get("/api/tables").json();
  EXPECT_TRUE(lists(tables.at("live"), listed));
  EXPECT_TRUE(lists(tables.at("mine"), listed));
  EXPECT_FALSE(lists(tables.at("open"), listed));
  EXPECT_TRUE(lists(ann_.get("/api/tables").json().at("mine"), secret));
}

TEST_F(LobbyTest, TheInvitationIsForThoseAtTheTable) {
  const std::string id = create(ann_, {me(), open_seat()});
  EXPECT_EQ(ann_.get(path(id)).json().at("invite"), invite_);
  EXPECT_TRUE(eve_.get(path(id)).json().at("invite").is_null());
  EXPECT_EQ(join(bob_, id, 1).json().at("invite"), invite_);
}

TEST_F(LobbyTest, OnlyTheHostStarts) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"start", false}});
  EXPECT_EQ(ann_.post(path(id, "/start"), Json::object()).json().at("code"), "seats_open");
  EXPECT_EQ(join(bob_, id, 1).json().at("state"), "open");
  EXPECT_EQ(bob_.post(path(id, "/start"), Json::object()).status, 403);
  EXPECT_EQ(ann_.post(path(id, "/start"), Json::object()).json().at("state"), "running");
  EXPECT_EQ(ann_.post(path(id, "/start"), Json::object()).status, 409);
}

TEST_F(LobbyTest, LeavingAnOpenTableFreesTheSeat) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"start", false}});
  join(bob_, id, 1);
  EXPECT_EQ(join(eve_, id, 1).json().at("code"), "taken");
  EXPECT_EQ(bob_.post(path(id, "/leave"), Json::object()).json().at("seats")[1].at("kind"), "open");
  EXPECT_EQ(join(eve_, id, 1).status, 200);
  EXPECT_TRUE(bob_.get("/api/tables").json().at("mine").empty());
}

TEST_F(LobbyTest, ABotPlaysOnForWhoLeavesAndGivesTheSeatBack) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"hold", false}});
  join(bob_, id, 1);
  const Json left = bob_.post(path(id, "/leave"), Json::object()).json();
  EXPECT_EQ(left.at("seats")[1].at("stand_in"), true);
  EXPECT_EQ(left.at("seats")[1].at("level"), "greedy");
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  act(socket, state, "take 1");
  state = wait_for(socket, state, [](const Json& s) {
    return s.at("table").at("move") >= 2 && !s.at("legal").empty();
  });
  ASSERT_FALSE(state.is_null());
  EXPECT_EQ(ann_.post(path(id, "/reclaim"), {{"seat", 1}}).status, 403);
  EXPECT_EQ(bob_.post(path(id, "/reclaim"), {{"seat", 1}}).json().at("seats")[1].at("stand_in"),
            false);
  EXPECT_EQ(bob_.post(path(id, "/reclaim"), {{"seat", 1}}).status, 409);
}

TEST_F(LobbyTest, RunningOutOfTimeHandsTheSeatToABot) {
  const std::string id = create(ann_, {me(), open_seat()},
                                {{"hold", false},
                                 {"pace", {{"kind", "live"}, {"bank_s", 1}, {"increment_s", 0}}},
                                 {"stand_in", "random"}});
  join(bob_, id, 1);
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  EXPECT_EQ(state.at("clock")[0].at("running"), true);
  EXPECT_EQ(state.at("clock")[1].at("running"), false);
  // Nobody does anything: first Ann's time runs out, the bot plays for her, then Bob's.
  state = wait_for(socket, state, [](const Json& s) {
    return s.at("table").at("seats")[0].at("stand_in") == true && s.at("table").at("move") > 0;
  });
  ASSERT_FALSE(state.is_null());
  EXPECT_EQ(state.at("table").at("seats")[0].at("level"), "random");
  EXPECT_TRUE(state.at("legal").empty());
  const Json back = ann_.post(path(id, "/reclaim"), {{"seat", 0}}).json();
  EXPECT_EQ(back.at("seats")[0].at("stand_in"), false);
  state = wait_for(socket, state, [](const Json& s) {
    return s.at("table").at("seats")[0].at("stand_in") == false && !s.at("legal").empty();
  });
  ASSERT_FALSE(state.is_null());
  act(socket, state, first_choice(state));
  EXPECT_GT(socket.receive_type("state")->at("seq"), state.at("seq"));
}

TEST_F(LobbyTest, OneBrowserMayHoldSeveralSeatsAmongOthers) {
  const std::string id = create(ann_, {me(), me(), open_seat()}, {{"hold", false}});
  join(bob_, id, 2);
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  EXPECT_EQ(state.at("seat"), 0);
  EXPECT_EQ(state.at("table").at("hot_seat"), false);
  act(socket, state, "take 1");
  state = wait_for(socket, state, [](const Json& s) { return s.at("table").at("move") == 1; });
  EXPECT_EQ(state.at("seat"), 1);
  EXPECT_EQ(state.at("legal").size(), 3u);
  // Another person plays too: nothing is open before the end.
  EXPECT_EQ(ann_.get(path(id, "/record")).json().at("deal"), Json());
}

TEST_F(LobbyTest, OnlookersLookOnly) {
  const std::string id = create(ann_, {me(), bot("random")});
  WebSocketClient socket;
  const Json state = enter(socket, eve_, id);
  EXPECT_TRUE(state.at("seat").is_null());
  EXPECT_TRUE(state.at("legal").empty());
  EXPECT_EQ(state.at("undo"), false);
  for (const char* type : {"undo", "end_turn"}) {
    socket.send({{"type", type}, {"seq", state.at("seq")}});
    EXPECT_EQ(socket.receive_type("refused")->at("code"), "not_yours");
  }
  socket.send({{"type", "setting"}, {"hold", false}});
  EXPECT_EQ(socket.receive_type("refused")->at("code"), "not_yours");
}

TEST_F(LobbyTest, ARematchTakesEveryoneAlong) {
  const std::string id = create(ann_, {me(), open_seat()}, {{"hold", false}});
  join(bob_, id, 1);
  EXPECT_EQ(ann_.post(path(id, "/rematch"), Json::object()).status, 409);
  bob_.post(path(id, "/leave"), Json::object());
  WebSocketClient socket;
  play_out(socket, enter(socket, ann_, id));
  EXPECT_EQ(eve_.post(path(id, "/rematch"), Json::object()).status, 403);
  // Both ask at the same moment: one table, not two.
  Answer answers[2];
  std::thread first([&] { answers[0] = ann_.post(path(id, "/rematch"), Json::object()); });
  std::thread second([&] { answers[1] = bob_.post(path(id, "/rematch"), Json::object()); });
  first.join();
  second.join();
  ASSERT_LT(answers[0].status, 300) << answers[0].body;
  ASSERT_LT(answers[1].status, 300) << answers[1].body;
  EXPECT_EQ(answers[0].json().at("id"), answers[1].json().at("id"));
  const std::string next = answers[0].json().at("id");
  EXPECT_EQ(ann_.get(path(id)).json().at("rematch"), next);
  EXPECT_EQ(ann_.get(path(next)).json().at("seats")[0].at("mine"), true);
  EXPECT_EQ(bob_.get(path(next)).json().at("seats")[1].at("mine"), true);
  EXPECT_EQ(bob_.get(path(next)).json().at("state"), "running");
}

}  // namespace
}  // namespace triclinium::server::testing
