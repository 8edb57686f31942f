// What hostile or broken clients do: no crash, no change, and the service goes on.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "apps/server/testing/client.h"
#include "apps/server/testing/live_server.h"
#include "engine/random.h"

namespace triclinium::server::testing {
namespace {

const Json two_seats{{{"kind", "me"}}, {{"kind", "me"}}};

class AbuseTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const Answer made = ann_.post("/api/tables", {{"game", "toy"}, {"seats", two_seats}});
    ASSERT_EQ(made.status, 201) << made.body;
    table_ = made.json().at("id");
  }
  // The server still serves, and the table is as it was.
  void expect_in_service(std::size_t moves = 0) {
    EXPECT_EQ(ann_.get("/healthz").status, 200);
    EXPECT_EQ(ann_.get("/api/tables/" + table_).json().at("move"), moves);
  }

  LiveServer server_;
  Visitor ann_{server_.port()};
  std::string table_;
  Random random_{std::uint64_t{11}};
};

TEST_F(AbuseTest, ForeignOriginIsRefused) {
  WebSocketClient socket;
  const std::string path = "/ws/" + table_;
  EXPECT_EQ(socket.open(server_.port(), path, ann_.cookie(), "https://evil.example"), 403);
  EXPECT_EQ(socket.open(server_.port(), path, ann_.cookie(), "null"), 403);
  const std::string own = "http://localhost:" + std::to_string(server_.port());
  EXPECT_EQ(socket.open(server_.port(), path, ann_.cookie(), own), 101);
  EXPECT_EQ(
      ann_.request("POST", "/api/name", R"({"name":"Eve"})", "Origin: https://evil.example\r\n")
          .status,
      403);
  EXPECT_EQ(
      ann_.request("POST", "/api/name", R"({"name":"Eve"})", "Content-Type: text/plain\r\n").status,
      415);
  EXPECT_EQ(ann_.get("/api/me").json().at("name"), nullptr);
}

TEST_F(AbuseTest, OversizeFramesCloseTheSocket) {
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann_, table_), 101);
  socket.send_raw(client_frame(std::string(100'000, ' ')));
  EXPECT_FALSE(socket.receive_type("state", 3000));
  EXPECT_EQ(socket.close_code(), 1009);
  // A frame that only claims to be huge.
  WebSocketClient liar;
  ASSERT_EQ(liar.open(ann_, table_), 101);
  liar.send_raw(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) + "abcd");
  EXPECT_TRUE(liar.wire().closes_within(3000));
  // Fragments that add up.
  WebSocketClient drip;
  ASSERT_EQ(drip.open(ann_, table_), 101);
  drip.send_raw(client_frame(std::string(10'000, ' '), Opcode::text, false));
  for (int i = 0; i < 3; ++i) {
    drip.send_raw(client_frame(std::string(10'000, ' '), static_cast<Opcode>(0), false));
  }
  EXPECT_TRUE(drip.wire().closes_within(3000));
  expect_in_service();
}

TEST_F(AbuseTest, OversizeRequestsAreRefused) {
  EXPECT_EQ(ann_.request("POST", "/api/name", std::string(20'000, ' ')).status, 413);
  EXPECT_EQ(ann_.request("POST", "/api/import", std::string(1'100'000, ' ')).status, 413);
  EXPECT_EQ(ann_.request("GET", "/" + std::string(20'000, 'a'), "").status, 413);
  expect_in_service();
}

TEST_F(AbuseTest, SlowRequestsAreCutOff) {
  // One byte now and then: the deadline is that of the whole request.
  Wire slow;
  ASSERT_TRUE(slow.open(server_.port()));
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ";
  slow.write(request);
  bool closed = false;
  for (int i = 0; i < 60 && !closed; ++i) {
    slow.write("a");
    closed = slow.closes_within(100);
  }
  EXPECT_TRUE(closed);
  Wire silent;
  ASSERT_TRUE(silent.open(server_.port()));
  EXPECT_TRUE(silent.closes_within(5000));
  expect_in_service();
}

TEST_F(AbuseTest, MessagesOfEveryWrongShape) {
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann_, table_), 101);
  const char* wrong[] = {"",
                         "{}",
                         "[]",
                         "null",
                         "\"hello\"",
                         R"({"type":1})",
                         R"({"type":"hello"})",
                         R"({"type":"hello","since":-1})",
                         R"({"type":"hello","since":1e99})",
                         R"({"type":"hello","since":0,"more":1})",
                         R"({"type":"act","seq":2,"action":5})",
                         R"({"type":"act","action":"take 1"})",
                         R"({"type":"undo"})",
                         R"({"type":"setting","hold":"yes"})",
                         R"({"type":"shutdown"})",
                         "{\"type\":\"\xff\xfe\"}"};
  for (const char* text : wrong) {
    WebSocketClient each;
    ASSERT_EQ(each.open(ann_, table_), 101);
    each.send_raw(client_frame(text));
    const auto answer = each.receive(3000);
    // Text that is not UTF-8 closes the socket; everything else is answered.
    if (answer) {
      EXPECT_EQ(answer->at("code"), "bad_message") << text;
    } else {
      EXPECT_EQ(each.close_code(), 1007) << text;
    }
  }
  // An action before hello.
  socket.send({{"type", "act"}, {"seq", 2}, {"action", "take 1"}});
  EXPECT_EQ(socket.receive_type("refused")->at("code"), "bad_message");
  expect_in_service();
}

TEST_F(AbuseTest, FuzzedMessagesChangeNothingIllegal) {
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann_, table_), 101);
  socket.send({{"type", "hello"}, {"since", 0}});
  ASSERT_TRUE(socket.receive_type("state"));
  const std::string seed = R"({"type":"act","seq":2,"action":"take 9"})";
  int answers = 0;
  for (int i = 0; i < 2000; ++i) {
    std::string text = seed;
    for (std::uint32_t flips = random_.bounded(4); flips > 0; --flips) {
      const auto at = random_.bounded(static_cast<std::uint32_t>(text.size()));
      text[at] = static_cast<char>(random_.bounded(128));
    }
    if (text.find("\"take 1\"") != std::string::npos ||
        text.find("\"take 2\"") != std::string::npos ||
        text.find("\"take 3\"") != std::string::npos) {
      continue;
    }
    socket.send_raw(client_frame(text));
    const auto answer = socket.receive_type("refused", 3000);
    ASSERT_TRUE(answer) << text;
    ++answers;
  }
  EXPECT_GT(answers, 1000);
  expect_in_service();
}

TEST_F(AbuseTest, TenThousandGarbageRequests) {
  const char* begins[] = {"GET ",
                          "POST /api/tables HTTP/1.1\r\nContent-Length: 5\r\n\r\n",
                          "\x16\x03\x01",
                          "GET /ws/x HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
                          "HELLO\r\n\r\n",
                          "GET /../../etc/passwd HTTP/1.1\r\n\r\n",
                          "POST /api/login HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
                          "GET /api/tables/%00 HTTP/1.1\r\nHost: \r\n\r\n"};
  for (int i = 0; i < 10'000; ++i) {
    Wire wire;
    ASSERT_TRUE(wire.open(server_.port()));
    std::string garbage = begins[random_.bounded(8)];
    for (std::uint32_t n = random_.bounded(60); n > 0; --n) {
      garbage += static_cast<char>(random_.bounded(256));
    }
    wire.write(garbage);
  }
  expect_in_service();
  // Every connection is given back.
  for (int i = 0; i < 100 && server_.metrics().connections > 1; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_LE(server_.metrics().connections, 1u);
}

TEST_F(AbuseTest, WrongBodiesAreNamed) {
  const auto refused = [&](const Json& body) { return ann_.post("/api/tables", body); };
  const Json good{{"game", "toy"}, {"seats", two_seats}};
  const auto with = [&](const char* key, Json value) {
    Json body = good;
    body[key] = std::move(value);
    return body;
  };
  for (const Json& body :
       {Json::object(), with("game", 5), with("seats", Json::array()), with("more", 1),
        with("hold", "yes"), with("options", {{"pile", 99}}), with("options", {{"x", 1}}),
        with("pace", {{"kind", "live"}}), with("pace", {{"kind", "fast"}}),
        with("seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"level", "god"}}}),
        with("stand_in", "god"),
        with("seats", {{{"kind", "me"}}, {{"kind", "person"}, {"person", "p_x"}}})}) {
    const Answer answer = refused(body);
    EXPECT_EQ(answer.status, 400) << body.dump();
    EXPECT_FALSE(answer.json().at("error").get<std::string>().empty());
  }
  EXPECT_EQ(refused(with("game", "chess")).status, 404);
  EXPECT_EQ(ann_.request("PUT", "/api/tables", "").status, 405);
  EXPECT_EQ(ann_.get("/api/nothing").status, 404);
  EXPECT_EQ(ann_.get("/api/tables/t_none").status, 404);
}

TEST_F(AbuseTest, RecordsAreCheckedCompletely) {
  const Json good{{"game", "toy"},
                  {"rules", 1},
                  {"seats", 2},
                  {"options", {{"pile", 7}}},
                  {"deal", {{"cards", {1, 2}}}},
                  {"actions", {"take 3"}},
                  {"result", nullptr}};
  const auto import = [&](const char* key, Json value) {
    Json record = good;
    if (key != nullptr) record[key] = std::move(value);
    return ann_.post("/api/import", {{"record", record}, {"seats", two_seats}});
  };
  EXPECT_EQ(import(nullptr, nullptr).status, 201);
  for (const auto& [key, value] :
       std::vector<std::pair<const char*, Json>>{{"game", "chess"},
                                                 {"rules", 2},
                                                 {"seats", 3},
                                                 {"deal", {{"cards", {1, 99}}}},
                                                 {"deal", nullptr},
                                                 {"actions", {"take 3", "take 9"}},
                                                 {"actions", {5}},
                                                 {"actions", "take 3"},
                                                 {"extra", 1}}) {
    EXPECT_EQ(import(key, value).status, 400) << key << value;
  }
}

TEST(RateTest, LimitsAnswer429AndSocketsAreToldToWait) {
  ServeOptions options = LiveServer::test_options();
  // So slow to fill again that no machine is too slow for this test.
  options.limits.requests = {0.01, 100};
  options.limits.creations = {0.01, 5};
  options.limits.messages = {0.01, 20};
  LiveServer server(options);
  Visitor ann(server.port());
  const Answer made = ann.post("/api/tables", {{"game", "toy"}, {"seats", two_seats}});
  ASSERT_EQ(made.status, 201);
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann, made.json().at("id")), 101);
  for (int i = 0; i < 100; ++i) socket.send({{"type", "ping"}});
  EXPECT_EQ(socket.receive_type("refused")->at("code"), "rate");
  // Flooding on closes it.
  for (int i = 0; i < 400; ++i) socket.send({{"type", "ping"}});
  EXPECT_TRUE(socket.wire().closes_within(5000));
  int limited = 0;
  for (int i = 0; i < 40; ++i) {
    limited += ann.post("/api/tables", {{"game", "toy"}, {"seats", two_seats}}).status == 429;
  }
  EXPECT_GT(limited, 0);
  EXPECT_EQ(ann.get("/api/games").status, 200);
  for (int i = 0; i < 100; ++i) ann.get("/api/games");
  EXPECT_EQ(ann.get("/api/games").status, 429);
}

}  // namespace
}  // namespace triclinium::server::testing
