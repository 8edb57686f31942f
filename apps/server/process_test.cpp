// The real program as a process: kill -9 and restart, graceful stop, wrong arguments, backup.
#include "bench/server/process.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "apps/server/testing/client.h"
#include "apps/server/testing/live_server.h"

namespace triclinium::server::testing {
namespace {

using bench::ServerProcess;

const std::string program = TRICLINIUM_PROGRAM;
const Json me_and_greedy{{{"kind", "me"}}, {{"kind", "bot"}, {"level", "greedy"}}};

Json enter(WebSocketClient& socket, const Visitor& visitor, const std::string& table) {
  EXPECT_EQ(socket.open(visitor, table), 101);
  socket.send({{"type", "hello"}, {"since", 0}});
  return socket.receive_type("state").value_or(Json());
}

TEST(ProcessTest, KilledInTheMiddleItGoesOnWhereItWas) {
  TempFolder data;
  std::string cookie;
  std::string table;
  std::vector<std::string> acknowledged;
  for (int life = 0; life < 3; ++life) {
    ServerProcess server;
    ASSERT_TRUE(server.start(program, data.path(), {"--limits", "0", "--bot-delay", "0"}));
    Visitor ann(server.port());
    ann.set_cookie(cookie);
    if (life == 0) {
      const Answer made = ann.post(
          "/api/tables", {{"game", "carpe-diem"}, {"seats", me_and_greedy}, {"hold", false}});
      ASSERT_EQ(made.status, 201) << made.body;
      table = made.json().at("id");
      cookie = ann.cookie();
    }
    WebSocketClient socket;
    Json state = enter(socket, ann, table);
    ASSERT_FALSE(state.is_null());
    // Everything acknowledged before the kill is there, in order.
    std::vector<std::string> stored;
    for (const Json& entry : state.at("events")) {
      if (entry.at("actor") == 0) stored.push_back(entry.at("action"));
    }
    ASSERT_GE(stored.size(), acknowledged.size());
    stored.resize(acknowledged.size());
    EXPECT_EQ(stored, acknowledged);
    for (int moves = 0; moves < 5;) {
      // The bot goes on by itself after the restart.
      while (state.at("legal").empty()) {
        auto next = socket.receive_type("state");
        ASSERT_TRUE(next);
        state = *next;
      }
      const std::string action = state.at("legal")[0].at("text");
      const std::int64_t seq = state.at("seq");
      socket.send({{"type", "act"}, {"seq", seq}, {"action", action}});
      while (state.at("seq") == seq) {
        auto next = socket.receive_type("state");
        ASSERT_TRUE(next);
        state = *next;
      }
      acknowledged.push_back(action);
      ++moves;
    }
    server.stop(false);
  }
  EXPECT_EQ(acknowledged.size(), 15u);
}

TEST(ProcessTest, StopsGracefullyAndTellsThePage) {
  TempFolder data;
  ServerProcess server;
  ASSERT_TRUE(server.start(program, data.path()));
  Visitor ann(server.port());
  const Answer made = ann.post("/api/tables", {{"game", "carpe-diem"}, {"seats", me_and_greedy}});
  WebSocketClient socket;
  enter(socket, ann, made.json().at("id"));
  EXPECT_EQ(server.stop(true), 0);
  while (socket.receive(1000)) {
  }
  EXPECT_EQ(socket.close_code(), 1012);
}

TEST(ProcessTest, ReadsThePageAgainWhenAskedTo) {
  TempFolder data;
  TempFolder web;
  const auto write_page = [&](const char* text) {
    std::ofstream(std::filesystem::path(web.path()) / "index.html") << text;
  };
  write_page("old");
  ServerProcess server;
  ASSERT_TRUE(server.start(program, data.path(), {"--limits", "0", "--web", web.path()}));
  Visitor ann(server.port());
  EXPECT_EQ(ann.get("/").body, "old");
  write_page("new");
  EXPECT_EQ(ann.get("/").body, "old");
  ::kill(server.pid(), SIGUSR1);
  std::string body;
  for (int asked = 0; asked < 20'000 && body != "new"; ++asked) body = ann.get("/").body;
  EXPECT_EQ(body, "new");
  EXPECT_EQ(server.stop(true), 0);
}

TEST(ProcessTest, TwoServersDoNotShareAFolder) {
  TempFolder data;
  ServerProcess server;
  ASSERT_TRUE(server.start(program, data.path()));
  ServerProcess second;
  EXPECT_FALSE(second.start(program, data.path()));
  // Nothing that can be deleted beside the database lets a second one in.
  std::filesystem::remove(data.path() + "/triclinium.lock");
  std::filesystem::remove(data.path() + "/triclinium.open");
  EXPECT_FALSE(second.start(program, data.path()));
  EXPECT_EQ(Visitor(server.port()).get("/healthz").status, 200);
}

TEST(ProcessTest, BacksUpWhileRunning) {
  TempFolder data;
  ServerProcess server;
  ASSERT_TRUE(server.start(program, data.path()));
  Visitor ann(server.port());
  ASSERT_EQ(ann.post("/api/tables", {{"game", "carpe-diem"}, {"seats", me_and_greedy}}).status,
            201);
  const std::string copy = data.path() + "/copy.sqlite";
  const std::string command = program + " backup --data " + data.path() + " --to " + copy;
  EXPECT_EQ(std::system((command + " >/dev/null").c_str()), 0);
  EXPECT_TRUE(std::filesystem::exists(copy));
  EXPECT_NE(std::system((command + " >/dev/null 2>&1").c_str()), 0);
}

std::string output_of(const std::string& command) {
  std::string output;
  FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
  char part[256];
  while (std::fgets(part, sizeof part, pipe) != nullptr) output += part;
  ::pclose(pipe);
  return output;
}

TEST(ProcessTest, AFolderThatTakesNoWritesIsNamedAsSuch) {
  TempFolder data;
  const std::string nobody = ::getuid() == 0 ? "setpriv --reuid=65534 --clear-groups " : "";
  std::filesystem::permissions(
      data.path(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec |
                       std::filesystem::perms::others_read | std::filesystem::perms::others_exec);
  const std::string said = output_of(nobody + program + " serve --port 0 --data " + data.path());
  EXPECT_NE(said.find("cannot be written: Permission denied"), std::string::npos) << said;
  std::filesystem::permissions(data.path(), std::filesystem::perms::owner_all);
}

TEST(ProcessTest, TheStoreIsCheckedRepairedAndRestored) {
  TempFolder data;
  const std::string at = " --data " + data.path();
  const std::string backup = data.path() + "-backup.sqlite";
  {
    ServerProcess server;
    ASSERT_TRUE(server.start(program, data.path()));
    Visitor ann(server.port());
    ASSERT_EQ(ann.post("/api/tables", {{"game", "carpe-diem"}, {"seats", me_and_greedy}}).status,
              201);
    EXPECT_NE(output_of(program + " store check" + at).find("all is well"), std::string::npos);
    EXPECT_NE(output_of(program + " store repair" + at).find("in use by another"),
              std::string::npos);
    EXPECT_NE(output_of(program + " backup --to " + backup + at).find("Copied"), std::string::npos);
    server.stop(false);
  }
  const std::string restore = program + " store restore --from " + backup + at;
  EXPECT_NE(output_of(restore).find("write-ahead log"), std::string::npos) << "a stale log";
  EXPECT_NE(output_of(restore + " --replace").find("1 tables"), std::string::npos);
  EXPECT_NE(output_of(program + " store repair" + at).find("all is well"), std::string::npos);
  ServerProcess again;
  EXPECT_TRUE(again.start(program, data.path()));
  std::filesystem::remove(backup);
}

// Matches over several machines load it when they begin; whoever serves a table has none of it.
TEST(ProcessTest, TheProgramDoesNotLinkMpi) {
  const std::string libraries = output_of("ldd " + program);
  EXPECT_NE(libraries.find("libsqlite3"), std::string::npos) << libraries;
  EXPECT_EQ(libraries.find("mpi"), std::string::npos) << libraries;
}

// One file is the whole table; a program that was built without its page says so.
TEST(ProcessTest, TheProgramCarriesItsPage) {
  TempFolder data;
  ServerProcess server;
  ASSERT_TRUE(server.start(program, data.path()));
  Visitor ann(server.port());
  const Answer page = ann.get("/");
  if (!std::filesystem::exists("web/dist/index.html")) {
    EXPECT_EQ(page.json().at("code"), "no_page");
    GTEST_SKIP() << "the page is not built";
  }
  ASSERT_EQ(page.status, 200) << page.body;
  std::ifstream built("web/dist/index.html");
  EXPECT_EQ(page.body, std::string(std::istreambuf_iterator<char>(built), {}));
  EXPECT_EQ(
      ann.request("GET", "/", "", "If-None-Match: " + page.headers.at("etag") + "\r\n").status,
      304);
}

}  // namespace
}  // namespace triclinium::server::testing
