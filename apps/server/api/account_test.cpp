// Accounts: games that stay, sessions that change, names that are one's own.
#include <ctime>

#include "apps/server/store/sqlite.h"
#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class AccountTest : public TableFixture {
 protected:
  static Answer enlist(Visitor& visitor, const char* name) {
    return visitor.post("/api/register", {{"name", name}, {"password", "long enough"}});
  }
  static Answer log_in(Visitor& visitor, const char* name) {
    return visitor.post("/api/login", {{"name", name}, {"password", "long enough"}});
  }
  // Whether the table's first seat belongs to whoever has this cookie.
  bool opens_seat(const std::string& cookie, const std::string& table) const {
    Visitor visitor(server_.port());
    visitor.set_cookie(cookie);
    return visitor.get(path(table)).json().at("seats")[0].at("mine");
  }
};

TEST_F(AccountTest, RegisterLogInAndKeepTheGames) {
  Visitor home(server_.port());
  const Answer made = home.post("/api/tables", {{"game", "toy"}, {"seats", {me(), me()}}});
  const std::string id = made.json().at("id");
  EXPECT_EQ(home.post("/api/register", {{"name", "Livia"}, {"password", "short"}}).status, 400);
  const Answer registered =
      home.post("/api/register", {{"name", "Livia"}, {"password", "long enough"}});
  ASSERT_EQ(registered.status, 200) << registered.body;
  EXPECT_EQ(registered.json().at("account"), true);
  EXPECT_EQ(home.post("/api/name", {{"name", "Other"}}).status, 409);
  Visitor other(server_.port());
  EXPECT_EQ(other.post("/api/register", {{"name", "LIVIA"}, {"password", "long enough"}}).status,
            409);
  const Answer begun = other.post("/api/tables", {{"game", "toy"}, {"seats", {me(), me()}}});
  EXPECT_EQ(other.post("/api/login", {{"name", "Livia"}, {"password", "wrong one"}}).status, 401);
  EXPECT_EQ(other.post("/api/login", {{"name", "Nobody"}, {"password", "wrong one"}}).status, 401);
  ASSERT_EQ(other.post("/api/login", {{"name", "livia"}, {"password", "long enough"}}).status, 200);
  // The account's game, and the one begun as a guest.
  EXPECT_EQ(other.get("/api/tables/" + id).json().at("seats")[0].at("mine"), true);
  EXPECT_EQ(other.get("/api/tables/" + begun.json().at("id").get<std::string>())
                .json()
                .at("seats")[1]
                .at("mine"),
            true);
  EXPECT_EQ(other.get("/api/tables").json().at("mine").size(), 2u);
  const std::string old_cookie = other.cookie();
  EXPECT_EQ(other.post("/api/logout", Json::object()).json().at("account"), false);
  Visitor thief(server_.port());
  thief.set_cookie(old_cookie);
  EXPECT_EQ(thief.get("/api/me").json().at("account"), false);
  EXPECT_EQ(thief.get("/api/tables/" + id).json().at("seats")[0].at("mine"), false);
}

TEST_F(AccountTest, TheCookieOfWhoComesBackIsRenewed) {
  ASSERT_EQ(ann_.get("/api/me").status, 200);
  const std::string cookie = ann_.cookie();
  const Answer again = ann_.get("/api/me");
  const auto header = again.headers.find("set-cookie");
  ASSERT_NE(header, again.headers.end());
  EXPECT_TRUE(header->second.starts_with("triclinium_session=" + cookie)) << header->second;
  EXPECT_NE(header->second.find("Max-Age=31536000"), std::string::npos);
  ann_.set_cookie(std::string(43, 'x'));
  const Answer stranger = ann_.get("/api/me");
  EXPECT_EQ(stranger.headers.at("set-cookie").find(std::string(43, 'x')), std::string::npos)
      << "a cookie that opens nothing is not given back";
}

TEST_F(AccountTest, RegisteringAndLoggingInChangeTheSession) {
  const std::string id = create(ann_, {me(), me()});
  const std::string as_guest = ann_.cookie();
  const std::string person = ann_.get("/api/me").json().at("id");
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  const std::string as_livia = ann_.cookie();
  EXPECT_NE(as_livia, as_guest);
  EXPECT_FALSE(opens_seat(as_guest, id)) << "a cookie known from before opens nothing";
  EXPECT_TRUE(opens_seat(as_livia, id));
  EXPECT_EQ(ann_.get("/api/me").json().at("id"), person);

  const std::string other = create(bob_, {me(), me()});
  const std::string planted = bob_.cookie();
  EXPECT_EQ(bob_.post("/api/login", {{"name", "Livia"}, {"password", "wrong one"}}).status, 401);
  EXPECT_EQ(bob_.cookie(), planted) << "nothing has changed";
  ASSERT_EQ(log_in(bob_, "Livia").status, 200);
  EXPECT_NE(bob_.cookie(), planted);
  for (const std::string& table : {id, other}) {
    EXPECT_FALSE(opens_seat(planted, table));
    EXPECT_TRUE(opens_seat(bob_.cookie(), table));
    EXPECT_TRUE(opens_seat(as_livia, table)) << "another device stays logged in";
  }
  server_.restart();
  EXPECT_FALSE(opens_seat(as_guest, id));
  EXPECT_FALSE(opens_seat(planted, id));
  EXPECT_TRUE(opens_seat(as_livia, id));
  EXPECT_TRUE(opens_seat(bob_.cookie(), id));
}

TEST_F(AccountTest, WhoLogsInWithoutACookieGetsTheAccountsOnly) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  const Answer answer = log_in(bob_, "Livia");
  EXPECT_EQ(answer.json().at("account"), true);
  EXPECT_EQ(bob_.get("/api/me").json(), answer.json());
}

TEST_F(AccountTest, RegisteringClosesTheOpenTables) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  const Json state = enter(socket, ann_, id);
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  while (socket.receive(3000)) {
  }
  EXPECT_EQ(socket.close_code(), 1012);
  WebSocketClient again;
  EXPECT_EQ(enter(again, ann_, id).at("seat"), state.at("seat"));
}

TEST_F(AccountTest, AGuestCannotTakeTheNameOfAnAccount) {
  ASSERT_EQ(bob_.post("/api/name", {{"name", "Livia"}}).status, 200) << "as long as nobody has it";
  ASSERT_EQ(enlist(ann_, "Livia Drusilla").status, 200);
  for (const char* alike : {"Livia Drusilla", "livia drusilla", "LiviaDrusilla", "Livia  Drusilla",
                            "Livia\u00a0Drusilla"}) {
    const Answer answer = bob_.post("/api/name", {{"name", alike}});
    EXPECT_EQ(answer.status, 409) << alike;
    EXPECT_EQ(answer.json().at("code"), "name_taken");
    EXPECT_EQ(answer.json().at("error"),
              "An account has this name already; please choose another.");
    EXPECT_EQ(enlist(eve_, alike).json().at("code"), "name_taken");
  }
  EXPECT_EQ(bob_.get("/api/me").json().at("name"), "Livia") << "nothing has changed";
  EXPECT_EQ(bob_.post("/api/name", {{"name", "Livia Minor"}}).status, 200);
}

TEST_F(AccountTest, LoggingInTakesHostRoleAndAllTablesAlong) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  std::vector<std::string> begun;
  for (int i = 0; i < 120; ++i) begun.push_back(create(bob_, {me(), open_seat()}));
  const Answer hosted = bob_.post(
      "/api/tables", {{"game", "toy"}, {"seats", {open_seat(), open_seat()}}, {"start", false}});
  ASSERT_EQ(log_in(bob_, "Livia").status, 200);
  for (const std::string& id : begun) {
    const Json table = bob_.get(path(id)).json();
    EXPECT_TRUE(table.at("seats")[0].at("mine")) << id;
    EXPECT_TRUE(table.at("host")) << id;
  }
  const std::string unseated = path(hosted.json().at("id"));
  EXPECT_TRUE(bob_.get(unseated).json().at("host")) << "a host without a seat";
  restart();
  EXPECT_TRUE(ann_.get(unseated).json().at("host"));
  EXPECT_TRUE(ann_.get(path(begun[0])).json().at("host"));
}

TEST_F(AccountTest, SessionsAreListedAndEnded) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  ASSERT_EQ(log_in(bob_, "Livia").status, 200);
  const Json sessions = ann_.get("/api/sessions").json().at("sessions");
  ASSERT_EQ(sessions.size(), 2u);
  std::string other;
  std::string own;
  for (const Json& session : sessions) (session.at("current") ? own : other) = session.at("id");
  EXPECT_EQ(ann_.post("/api/sessions/end", {{"id", own}}).status, 409);
  EXPECT_EQ(eve_.post("/api/sessions/end", {{"id", other}}).status, 404) << "not hers";
  EXPECT_TRUE(bob_.get("/api/me").json().at("account"));
  const Answer ended = ann_.post("/api/sessions/end", {{"id", other}});
  ASSERT_EQ(ended.status, 200) << ended.body;
  EXPECT_EQ(ended.json().at("sessions").size(), 1u);
  EXPECT_FALSE(bob_.get("/api/me").json().at("account"));
  EXPECT_TRUE(ann_.get("/api/me").json().at("account"));
}

TEST_F(AccountTest, LoggingOutEverywhereEndsAllSessions) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  ASSERT_EQ(log_in(bob_, "Livia").status, 200);
  const std::string id = create(bob_, {me(), me()});
  WebSocketClient socket;
  enter(socket, bob_, id);
  ASSERT_EQ(ann_.post("/api/logout", {{"everywhere", true}}).status, 200);
  while (socket.receive(3000)) {
  }
  EXPECT_EQ(socket.close_code(), 1012);
  EXPECT_FALSE(ann_.get("/api/me").json().at("account"));
  EXPECT_FALSE(bob_.get("/api/me").json().at("account"));
  restart();
  EXPECT_FALSE(bob_.get("/api/me").json().at("account"));
}

TEST_F(AccountTest, SessionsThatNobodyUsesEnd) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  ASSERT_EQ(log_in(bob_, "Livia").status, 200);
  const Millis now = Millis{1000} * ::time(nullptr);
  const auto age = [&](int days) {
    server_.run_sql("UPDATE sessions SET seen=" + std::to_string(now - days * People::day_ms));
  };
  age(179);
  restart();
  EXPECT_TRUE(ann_.get("/api/me").json().at("account")) << "and is seen anew by this";
  restart();
  const std::string recent = std::to_string(now - 3'600'000);
  EXPECT_EQ(server_.ask_sql("SELECT count(*) FROM sessions WHERE seen>" + recent), 1);
  age(181);
  restart();
  EXPECT_FALSE(bob_.get("/api/me").json().at("account"));
}

TEST_F(AccountTest, APasswordIsChangedAndEndsTheOtherSessions) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  ASSERT_EQ(log_in(bob_, "Livia").status, 200);
  const std::string before = ann_.cookie();
  const auto change = [&](const char* old_one, const char* new_one) {
    return ann_.post("/api/password", {{"old", old_one}, {"new", new_one}});
  };
  EXPECT_EQ(change("not this one", "quite as long").status, 401);
  EXPECT_EQ(change("long enough", "short").status, 400);
  EXPECT_EQ(eve_.post("/api/password", {{"old", "x"}, {"new", "quite as long"}}).json().at("code"),
            "no_account");
  ASSERT_EQ(change("long enough", "quite as long").status, 200);
  EXPECT_NE(ann_.cookie(), before);
  EXPECT_TRUE(ann_.get("/api/me").json().at("account"));
  EXPECT_FALSE(bob_.get("/api/me").json().at("account"));
  EXPECT_EQ(log_in(bob_, "Livia").status, 401);
  EXPECT_EQ(bob_.post("/api/login", {{"name", "Livia"}, {"password", "quite as long"}}).status,
            200);
}

TEST_F(AccountTest, AnAccountIsExportedAndDeleted) {
  ASSERT_EQ(enlist(ann_, "Livia").status, 200);
  const std::string solo = create(ann_, {me(), me()});
  const std::string shared = create(ann_, {me(), {{"kind", "bot"}, {"level", "random"}}});
  const Json everything = ann_.get("/api/account/export").json();
  EXPECT_EQ(everything.at("name"), "Livia");
  EXPECT_EQ(everything.at("tables").size(), 2u);
  EXPECT_EQ(everything.at("sessions").size(), 1u);
  EXPECT_EQ(everything.dump().find("argon2"), std::string::npos) << "no secrets";
  EXPECT_EQ(eve_.get("/api/account/export").status, 409);
  const std::string cookie = ann_.cookie();
  EXPECT_EQ(ann_.post("/api/account/delete", {{"password", "wrong one"}}).status, 401);
  EXPECT_TRUE(ann_.get("/api/me").json().at("account")) << "nothing has changed";
  ASSERT_EQ(ann_.post("/api/account/delete", {{"password", "long enough"}}).status, 200);
  EXPECT_FALSE(ann_.get("/api/me").json().at("account"));
  EXPECT_FALSE(opens_seat(cookie, solo));
  EXPECT_EQ(log_in(bob_, "Livia").status, 401);
  const Json seat = eve_.get(path(shared)).json().at("seats")[0];
  EXPECT_NE(seat.at("name"), "Livia");
  EXPECT_EQ(seat.at("stand_in"), true);
  EXPECT_EQ(enlist(eve_, "Livia").status, 200) << "the name is free again";
}

// Full disk: the account is not there, and the reason is not that the name is taken.
TEST_F(AccountTest, ADiskThatRefusesIsNotANameThatIsTaken) {
  Database locker(server_.data() + "/triclinium.sqlite", Database::Mode::existing);
  locker.execute(
      "CREATE TRIGGER no_room BEFORE INSERT ON accounts BEGIN "
      "SELECT RAISE(ABORT, 'no room'); END");
  const Answer answer = enlist(ann_, "Livia");
  EXPECT_EQ(answer.status, 503) << answer.body;
  EXPECT_EQ(answer.json().at("code"), "storage");
  locker.execute("DROP TRIGGER no_room");
  EXPECT_EQ(enlist(ann_, "Livia").status, 200);
}

}  // namespace
}  // namespace triclinium::server::testing
