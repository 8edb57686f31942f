// The examples of the contract: what the page sends is accepted, what the server sends has the
// fields that protocol/messages.md names.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "apps/server/core/input.h"
#include "apps/server/testing/client.h"
#include "apps/server/testing/live_server.h"

namespace triclinium::server::testing {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(TRICLINIUM_SOURCE_DIR) / "protocol" / "examples";

Json example(const std::string& name) {
  std::ifstream in(folder / (name + ".json"));
  return Json::parse(in, nullptr, false);
}

std::set<std::string> keys(const Json& json) {
  std::set<std::string> result;
  for (const auto& [key, value] : json.items()) result.insert(key);
  return result;
}

TEST(Protocol, EveryExampleIsWithinTheBounds) {
  int count = 0;
  for (const auto& file : fs::directory_iterator(folder)) {
    std::ifstream in(file.path());
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    EXPECT_TRUE(parse_object(text).ok()) << file.path();
    ++count;
  }
  EXPECT_GT(count, 25);
}

// The server's own messages carry exactly the fields of the examples.
TEST(Protocol, TheServerSendsWhatTheExamplesShow) {
  LiveServer server;
  Visitor ann(server.port());
  EXPECT_EQ(keys(ann.post("/api/name", example("name")).json()), keys(example("me")));
  const Json games = ann.get("/api/games").json();
  EXPECT_EQ(keys(games.at("games")[0]), keys(example("games").at("games")[0]));
  const Json wish{{"game", "toy"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}};
  const Json created = ann.post("/api/tables", wish).json();
  EXPECT_EQ(keys(created), keys(example("created")));
  const std::string path = "/api/tables/" + created.at("id").get<std::string>();
  const Json summary = ann.get(path).json();
  EXPECT_EQ(keys(summary), keys(example("summary_open")));
  EXPECT_EQ(keys(summary.at("seats")[0]), keys(example("summary_over").at("seats")[0]));
  EXPECT_EQ(keys(ann.get("/api/tables").json()), keys(example("tables")));
  EXPECT_EQ(keys(ann.get("/api/sessions").json().at("sessions")[0]),
            keys(example("sessions").at("sessions")[0]));
  EXPECT_EQ(keys(ann.get(path + "/replay?move=0").json()), keys(example("replay")));
  EXPECT_EQ(keys(ann.get(path + "/record").json()), keys(example("record")));
  EXPECT_EQ(keys(ann.get(path + "/log").json().at("entries")[0]),
            keys(example("log").at("entries")[0]));
  EXPECT_EQ(keys(ann.post(path + "/hint", example("hint_request")).json()), keys(example("hint")));
  EXPECT_EQ(keys(ann.get("/api/tables/t_gone").json()), keys(example("error")));

  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann, created.at("id")), 101);
  socket.send(example("hello"));
  const Json state = *socket.receive_type("state");
  for (const char* name : {"state_begin", "state_held", "state_running", "state_over"}) {
    EXPECT_EQ(keys(state), keys(example(name))) << name;
  }
  EXPECT_EQ(keys(state.at("legal")[0]), keys(example("state_running").at("legal")[0]));
  EXPECT_EQ(keys(state.at("events")[0]), keys(example("state_begin").at("events")[0]));

  // A held turn, and the moments of a move upon which chance goes on.
  const Json against{{"game", "toy"},
                     {"seats", {{{"kind", "me"}}, {{"kind", "bot"}, {"level", "random"}}}}};
  ASSERT_EQ(socket.open(ann, ann.post("/api/tables", against).json().at("id")), 101);
  socket.send(example("hello"));
  std::set<std::string> held;
  Json told;
  for (int i = 0; i < 100 && (held.empty() || told.is_null()); ++i) {
    const Json now = *socket.receive_type("state");
    const std::int64_t seq = now.at("seq");
    for (const Json& entry : now.at("events")) {
      if (entry.contains("moments")) told = entry;
    }
    if (!now.at("held").is_null()) {
      held = keys(now.at("held"));
      socket.send({{"type", "end_turn"}, {"seq", seq}});
    } else if (!now.at("legal").empty()) {
      socket.send({{"type", "act"}, {"seq", seq}, {"action", now.at("legal")[0].at("text")}});
    }
  }
  EXPECT_EQ(held, keys(example("state_deed").at("held")));
  const Json shown = example("state_moments").at("events")[0];
  EXPECT_EQ(keys(told), keys(shown));
  EXPECT_EQ(keys(told.at("moments")[0]), keys(shown.at("moments")[0]));
}

// Every message of the page is read as what it is: refused for its content at most.
TEST(Protocol, TheServerReadsWhatThePageSends) {
  LiveServer server;
  Visitor ann(server.port());
  const Json wish{{"game", "toy"}, {"seats", {{{"kind", "me"}}, {{"kind", "me"}}}}};
  const Json created = ann.post("/api/tables", wish).json();
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann, created.at("id")), 101);
  socket.send(example("hello"));
  ASSERT_TRUE(socket.receive_type("state"));
  for (const char* name : {"act", "undo", "end_turn"}) {
    socket.send(example(name));
    const Json refused = *socket.receive_type("refused");
    EXPECT_EQ(refused.at("code"), "stale") << name;
    EXPECT_EQ(keys(refused), keys(example("refused")));
  }
  EXPECT_EQ(ann.post("/api/sessions/end", example("end_session")).json().at("code"), "no_session");
  for (const char* name : {"password", "account_delete"}) {
    const std::string path = name == std::string("password") ? "password" : "account/delete";
    EXPECT_EQ(ann.post("/api/" + path, example(name)).json().at("code"), "no_account") << name;
  }
  socket.send(example("setting"));
  EXPECT_TRUE(socket.receive_type("state"));
  socket.send(example("ping"));
  EXPECT_EQ(*socket.receive_type("pong"), example("pong"));
}

}  // namespace
}  // namespace triclinium::server::testing
