// Accounts: games that stay, sessions that change, names that are one's own.
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

TEST_F(AccountTest, TheFirstAccountsAreStillKnownByTheirName) {
  ASSERT_EQ(enlist(ann_, "Livia Drusilla").status, 200);
  Database database(server_.data() + "/triclinium.sqlite", Database::Mode::existing);
  database.execute("UPDATE accounts SET key='livia drusilla'");
  EXPECT_EQ(log_in(bob_, "Livia Drusilla").status, 200);
  EXPECT_EQ(eve_.post("/api/name", {{"name", "Livia Drusilla"}}).status, 409);
}

}  // namespace
}  // namespace triclinium::server::testing
