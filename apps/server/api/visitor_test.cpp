// One visitor does not spoil it for the others: limits by cost, and what is said beyond them.
#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

const std::string greedy_address = "127.0.0.66";

ServeOptions tight() {
  ServeOptions options = LiveServer::test_options();
  // So little a second that a slow machine does not pay the debt while it asks.
  options.limits.address = {{1, 20}, {1 << 10, 1 << 20}};
  return options;
}

void expect_told(const Answer& answer, int status) {
  EXPECT_EQ(answer.status, status) << answer.body;
  const auto after = answer.headers.find("retry-after");
  ASSERT_NE(after, answer.headers.end()) << "it says when to come back";
  EXPECT_GE(std::stoi(after->second), 1);
}

TEST(VisitorTest, WhoHasCostMuchWaitsAndOthersDoNot) {
  LiveServer server(tight());
  Visitor greedy(server.port(), greedy_address);
  Visitor other(server.port());
  const std::string record =
      R"({"record":{"game":")" + std::string(500'000, 'x') + R"("},"seats":[]})";
  Answer last;
  for (int i = 0; i < 20 && last.status != 429; ++i) {
    last = greedy.request("POST", "/api/import", record);
    EXPECT_TRUE(last.status == 400 || last.status == 429) << last.status;
    EXPECT_EQ(other.get("/api/games").status, 200);
  }
  expect_told(last, 429);
  EXPECT_EQ(last.json().at("code"), "rate");
  expect_told(greedy.get("/api/games"), 429);
  EXPECT_EQ(greedy.get("/healthz").status, 200) << "whether the server is well can be asked";
  EXPECT_EQ(other.get("/api/games").status, 200);
  EXPECT_GT(server.metrics().over_budget, 0u);
}

TEST(VisitorTest, BehindAProxyTheForwardedAddressPays) {
  ServeOptions options = tight();
  options.net.trust_proxy = true;
  LiveServer server(options);
  Visitor proxy(server.port());
  const std::string greedy = "X-Forwarded-For: 203.0.113.5\r\n";
  const std::string body(900'000, ' ');
  Answer last;
  for (int i = 0; i < 20 && last.status != 429; ++i) {
    last = proxy.request("POST", "/api/import", body, greedy);
  }
  expect_told(last, 429);
  EXPECT_EQ(proxy.request("GET", "/api/games", "", "X-Forwarded-For: 198.51.100.7\r\n").status,
            200);
}

TEST(VisitorTest, AFullHouseIsSaidNotReset) {
  ServeOptions options = LiveServer::test_options();
  options.net.max_per_address = 3;
  LiveServer server(options);
  std::vector<Wire> wires(3);
  for (Wire& wire : wires) ASSERT_TRUE(wire.open(server.port(), greedy_address));
  // The server has taken them in once it answers.
  for (Wire& wire : wires) {
    wire.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(read_answer(wire).status, 200);
  }
  Visitor late(server.port(), greedy_address);
  expect_told(late.get("/healthz"), 503);
  EXPECT_EQ(Visitor(server.port()).get("/healthz").status, 200);
}

TEST(VisitorTest, OneAddressHasSoManyTablesOpen) {
  ServeOptions options = LiveServer::test_options();
  options.limits.sockets = 2;
  LiveServer server(options);
  Visitor ann(server.port());
  const Answer made = ann.post("/api/tables", {{"game", "toy"}, {"seats", {me(), me()}}});
  const std::string table = made.json().at("id");
  std::vector<WebSocketClient> sockets(2);
  for (WebSocketClient& socket : sockets) ASSERT_EQ(socket.open(ann, table), 101);
  WebSocketClient more;
  EXPECT_EQ(more.open(ann, table), 429);
  Visitor other(server.port(), greedy_address);
  EXPECT_EQ(more.open(other, table), 101);
}

class HostTest : public TableFixture {};

TEST_F(HostTest, WhoWasSentAwayDoesNotComeBack) {
  const std::string id = create(ann_, {me(), open_seat(), open_seat()});
  ASSERT_EQ(join(eve_, id, 1).status, 200);
  const auto remove = [&](Visitor& who, int seat) {
    return who.post(path(id, "/remove"), {{"seat", seat}});
  };
  EXPECT_EQ(remove(eve_, 1).status, 403) << "only the host may";
  EXPECT_EQ(remove(bob_, 1).status, 403);
  EXPECT_EQ(remove(ann_, 0).status, 409) << "not oneself";
  EXPECT_EQ(remove(ann_, 2).status, 409) << "nobody sits there";
  EXPECT_EQ(remove(ann_, 1).json().at("seats")[1].at("kind"), "open");
  const Answer again = join(eve_, id, 1);
  EXPECT_EQ(again.status, 403);
  EXPECT_EQ(again.json().at("code"), "removed");
  server_.restart();
  Visitor ann(server_.port());
  ann.set_cookie(ann_.cookie());
  Visitor eve(server_.port());
  eve.set_cookie(eve_.cookie());
  Visitor bob(server_.port());
  EXPECT_EQ(join(eve, id, 1).status, 403) << "nor after a restart";
  ASSERT_EQ(join(bob, id, 1).status, 200);
  ASSERT_EQ(join(ann, id, 2).status, 200);
  EXPECT_EQ(ann.post(path(id, "/remove"), {{"seat", 1}}).status, 409) << "not once it runs";
}

TEST_F(HostTest, OnePersonDoesNotFillTheLobby) {
  int made = 0;
  Answer last;
  for (int i = 0; i < 8; ++i) {
    last = ann_.post("/api/tables",
                     {{"game", "toy"}, {"seats", {me(), open_seat()}}, {"listed", true}});
    made += last.status == 201;
  }
  EXPECT_EQ(made, 5);
  EXPECT_EQ(last.json().at("code"), "too_many");
  int taken = 0;
  for (int i = 0; i < 14; ++i) {
    Visitor host(server_.port());
    const std::string id = create(host, {me(), open_seat(), open_seat()});
    last = join(eve_, id, 1);
    taken += last.status == 200;
  }
  EXPECT_EQ(taken, 10);
  EXPECT_EQ(last.json().at("code"), "too_many");
}

TEST_F(HostTest, WrongPasswordsMakeTheNextTryWait) {
  ann_.post("/api/register", {{"name", "Livia"}, {"password", "long enough"}});
  Visitor greedy(server_.port(), greedy_address);
  const auto try_it = [](Visitor& who, const char* password) {
    return who.post("/api/login", {{"name", "livia"}, {"password", password}});
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(try_it(greedy, "wrong one").status, 401);
  expect_told(try_it(greedy, "long enough"), 429);
  EXPECT_EQ(try_it(bob_, "long enough").status, 200) << "others are not locked out";
  EXPECT_EQ(server_.metrics().logins_failed, 3u);
  EXPECT_EQ(server_.metrics().logins, 1u);
}

TEST_F(HostTest, SoDoWrongPasswordsWhenAnAccountIsDeleted) {
  ann_.post("/api/register", {{"name", "Livia"}, {"password", "long enough"}});
  const auto delete_it = [this](const char* password) {
    return ann_.post("/api/account/delete", {{"password", password}});
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(delete_it("wrong one").status, 401);
  expect_told(delete_it("long enough"), 429);
  EXPECT_EQ(server_.metrics().logins_failed, 3u);
  EXPECT_EQ(ann_.get("/api/me").json().at("account"), true);
}

}  // namespace
}  // namespace triclinium::server::testing
