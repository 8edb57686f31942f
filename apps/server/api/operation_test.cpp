// What the owner of a server counts on: headers, logs, health, a disk that fails, clients that
// stop.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <thread>

#include "apps/server/api/static_files.h"
#include "apps/server/core/log.h"
#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class OperationTest : public TableFixture {};

TEST_F(OperationTest, EveryAnswerCarriesTheSecurityHeaders) {
  Wire garbage;
  ASSERT_TRUE(garbage.open(server_.port()));
  garbage.write("HELLO\r\n\r\n");
  const Answer answers[] = {ann_.get("/api/me"), ann_.get("/api/none"), ann_.get("/gone.js"),
                            ann_.request("PUT", "/api/me", ""), read_answer(garbage)};
  for (const Answer& answer : answers) {
    ASSERT_NE(answer.status, 0);
    const std::string policy = answer.headers.at("content-security-policy");
    EXPECT_NE(policy.find("default-src 'self'"), std::string::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_NE(policy.find("script-src 'self' 'wasm-unsafe-eval';"), std::string::npos);
    EXPECT_EQ(answer.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(answer.headers.at("cache-control"), "no-store");
  }
}

TEST_F(OperationTest, HealthAndMetricsAreThere) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  act(socket, enter(socket, ann_, id), "take 1");
  ASSERT_TRUE(socket.receive_type("state"));
  EXPECT_EQ(eve_.get("/healthz").json().at("status"), "ok");
  const Answer metrics = eve_.get("/metrics");
  EXPECT_TRUE(metrics.headers.at("content-type").starts_with("text/plain"));
  for (const char* line :
       {"\ntriclinium_actions_total 1\n", "\ntriclinium_sockets 1\n",
        "\ntriclinium_act_seconds_count 1\n", "\ntriclinium_tables_loaded 1\n"}) {
    EXPECT_NE(metrics.body.find(line), std::string::npos) << line;
  }
}

std::string text_of(const std::string& path) {
  std::ifstream in(TRICLINIUM_SOURCE_DIR "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::string> all_matches(const std::string& text, const char* pattern) {
  const std::regex regex(pattern);
  std::set<std::string> found;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), regex);
       it != std::sregex_iterator(); ++it) {
    found.insert((*it)[1]);
  }
  return found;
}

// What the board shows and the alerts watch is really told, and every alert is explained.
TEST_F(OperationTest, BoardAndAlertsKnowTheMetrics) {
  const std::set<std::string> told =
      all_matches(eve_.get("/metrics").body, R"((?:^|\n)(\w+)(?:\{[^}]*\})? )");
  const std::string alerts = text_of("deploy/alerts.yml");
  const std::string board = text_of("deploy/grafana.json");
  ASSERT_TRUE(Json::parse(board, nullptr, false).is_object());
  std::set<std::string> used = all_matches(board, R"(\b((?:triclinium|process)_\w+))");
  used.merge(all_matches(alerts, R"(\b((?:triclinium|process)_\w+))"));
  EXPECT_GT(used.size(), 20u);
  for (const std::string& name : used) EXPECT_TRUE(told.contains(name)) << name;
  const std::string runbook = text_of("docs/runbook.md");
  const std::set<std::string> names = all_matches(alerts, R"(- alert: (\w+))");
  EXPECT_GT(names.size(), 5u);
  for (const std::string& name : names) {
    EXPECT_NE(runbook.find("\n### " + name + "\n"), std::string::npos) << name;
  }
  for (const std::string& name : all_matches(runbook, R"(\n### (Triclinium\w+)\n)")) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
}

TEST_F(OperationTest, LogsAreJsonAndHoldNoSecrets) {
  ::testing::internal::CaptureStderr();
  set_log_level(LogLevel::debug);
  ASSERT_EQ(ann_.post("/api/register", {{"name", "Livia"}, {"password", "open sesame"}}).status,
            200);
  ann_.post("/api/login", {{"name", "Livia"}, {"password", "wrong sesame"}});
  create(ann_, {me(), open_seat()});
  ann_.request("POST", "/api/login", "{\"password\":\"open sesame\"");
  set_log_level(LogLevel::off);
  finish_log();
  const std::string text = ::testing::internal::GetCapturedStderr();
  EXPECT_NE(text.find("\"event\":\"table_created\""), std::string::npos);
  for (const std::string& secret : {std::string("sesame"), ann_.cookie(), invite_}) {
    EXPECT_EQ(text.find(secret), std::string::npos);
  }
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(Json::parse(line, nullptr, false).is_object()) << line;
  }
}

// Secrets are not in the file either, whoever may read it.
TEST_F(OperationTest, TheFileHoldsOnlyHashesAndIsTheOwnersAlone) {
  ann_.post("/api/register", {{"name", "Livia"}, {"password", "open sesame"}});
  create(ann_, {me(), open_seat()});
  namespace fs = std::filesystem;
  for (const auto& file : fs::directory_iterator(server_.data())) {
    std::ifstream in(file.path(), std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    EXPECT_EQ(bytes.find("sesame"), std::string::npos) << file.path();
    EXPECT_EQ(bytes.find(ann_.cookie()), std::string::npos) << file.path();
  }
  const auto made = TableServer::open(
      [&] {
        ServeOptions options = LiveServer::test_options();
        options.data = server_.data() + "/inner";
        return options;
      }(),
      {});
  ASSERT_TRUE(made.ok());
  const auto others = fs::perms::group_all | fs::perms::others_all;
  EXPECT_EQ(fs::status(server_.data() + "/inner").permissions() & others, fs::perms::none);
}

TEST_F(OperationTest, ADiskThatRefusesChangesNothingAndIsTold) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  Json state = enter(socket, ann_, id);
  server_.run_sql("ALTER TABLE actions RENAME TO gone");
  act(socket, state, "take 1");
  EXPECT_EQ(socket.receive_type("refused")->at("code"), "storage");
  EXPECT_EQ(eve_.get("/healthz").status, 503);
  EXPECT_NE(eve_.get("/metrics").body.find("\ntriclinium_store_trouble 1\n"), std::string::npos);
  // Reading fails as well: an answer all the same, and the server goes on.
  Visitor other(server_.port());
  EXPECT_EQ(other.post("/api/tables", {{"game", "toy"}, {"seats", {me(), me()}}}).status, 503);
  server_.run_sql("ALTER TABLE gone RENAME TO actions");
  WebSocketClient again;
  state = enter(again, ann_, id);
  ASSERT_FALSE(state.is_null());
  EXPECT_EQ(state.at("table").at("move"), 0);
  act(again, state, "take 1");
  state = wait_for(again, state, [](const Json& s) { return s.at("table").at("move") == 1; });
  EXPECT_FALSE(state.is_null());
  EXPECT_EQ(eve_.get("/healthz").status, 200);
}

TEST_F(OperationTest, ATableThatCannotBeReadIsAnErrorNotAnEnd) {
  const std::string id = create(ann_, {me(), me()});
  server_.restart();
  Visitor later(server_.port());
  later.set_cookie(ann_.cookie());
  server_.run_sql("ALTER TABLE snapshots RENAME TO gone");
  const Answer answer = later.get(path(id));
  EXPECT_EQ(answer.status, 503) << answer.body;
  EXPECT_EQ(answer.json().at("code"), "storage");
  WebSocketClient socket;
  EXPECT_EQ(socket.open(later, id), 503);
  server_.run_sql("ALTER TABLE gone RENAME TO snapshots");
  EXPECT_EQ(later.get(path(id)).status, 200);
}

TEST_F(OperationTest, LoggingOutClosesTheOpenTables) {
  const std::string id = create(ann_, {me(), me()});
  WebSocketClient socket;
  const Json state = enter(socket, ann_, id);
  const std::string cookie = ann_.cookie();
  ASSERT_EQ(ann_.post("/api/logout", Json::object()).status, 200);
  act(socket, state, "take 1");
  while (socket.receive(3000)) {
  }
  EXPECT_EQ(socket.close_code(), 1012);
  EXPECT_EQ(eve_.get(path(id)).json().at("move"), 0);
}

TEST(NetworkTest, AHouseholdIsOneClient) {
  EXPECT_EQ(network_of("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(network_of("::ffff:203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), network_of("2001:db8:1:2::1"));
  EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
  EXPECT_EQ(network_of("unknown"), "unknown");
}

TEST(SlowClientTest, WhoDoesNotReadIsLetGo) {
  ServeOptions options = LiveServer::test_options();
  options.net.send_timeout_s = 1;
  LiveServer server(options);
  Visitor ann(server.port());
  const Json seats{me(), me()};
  const Answer made = ann.post("/api/tables", {{"game", "toy"}, {"seats", seats}});
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann, made.json().at("id")), 101);
  socket.send({{"type", "hello"}, {"since", 0}});
  // Every wrong answer brings a refusal and a state; none of them is read.
  std::string wrong;
  for (int i = 0; i < 50; ++i) {
    wrong += client_frame(R"({"type":"act","seq":2,"action":"take 9"})");
  }
  for (int i = 0; i < 20'000 && server.metrics().sockets > 0; ++i) {
    if (!socket.send_raw(wrong)) break;
    if (i % 50 == 49) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  for (int i = 0; i < 300 && server.metrics().sockets > 0; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  EXPECT_EQ(server.metrics().sockets, 0u);
  EXPECT_EQ(ann.get("/healthz").status, 200);
}

TEST(PageTest, FilesOfThePageAndNothingElse) {
  TempFolder web;
  const auto put = [&](const std::string& name, const char* text) {
    std::ofstream(web.path() + "/" + name) << text;
  };
  std::filesystem::create_directory(web.path() + "/assets");
  put("index.html", "<!doctype html>");
  put("assets/app-1.js", "let a;");
  put("assets/app-1.js.gz", "zipped");
  ServeOptions options = LiveServer::test_options();
  options.web = web.path();
  LiveServer server(options);
  Visitor ann(server.port());
  EXPECT_EQ(ann.get("/").body, "<!doctype html>");
  // A link to a table or to one of its moves is the page too.
  EXPECT_EQ(ann.get("/table/t_abc").body, "<!doctype html>");
  const Answer script = ann.get("/assets/app-1.js");
  EXPECT_EQ(script.body, "let a;");
  EXPECT_NE(script.headers.at("cache-control").find("immutable"), std::string::npos);
  EXPECT_EQ(ann.request("GET", "/assets/app-1.js", "", "Accept-Encoding: gzip\r\n").body, "zipped");
  const std::string tag = ann.get("/").headers.at("etag");
  EXPECT_EQ(ann.request("GET", "/", "", "If-None-Match: " + tag + "\r\n").status, 304);
  for (const char* wrong : {"/assets/gone.js", "/../triclinium.sqlite", "/assets/../../x.txt",
                            "/%2e%2e/triclinium.sqlite", "/assets/app-1.js.gz"}) {
    EXPECT_EQ(ann.get(wrong).status, 404) << wrong;
  }
}

TEST(PageTest, APackHoldsTheFolder) {
  TempFolder web;
  std::filesystem::create_directory(web.path() + "/assets");
  std::ofstream(web.path() + "/index.html") << "<!doctype html>\n\n";
  std::ofstream(web.path() + "/assets/a b.js") << "let a;";
  std::ofstream(web.path() + "/assets/empty.css");
  const std::string file = web.path() + ".pack";
  const auto pack = [&](const std::string& folder) {
    EXPECT_EQ(std::system(("tools/pack-page '" + folder + "' '" + file + "'").c_str()), 0);
    std::ifstream in(file, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  const std::string packed = pack(web.path());
  const PageFiles files = read_pack(packed);
  ASSERT_EQ(files.size(), 3u);
  for (const auto& [name, content] : read_folder(web.path())) {
    EXPECT_EQ(*files.at(name), *content) << name;
  }
  EXPECT_TRUE(read_pack(std::string_view(packed).substr(0, packed.size() - 1)).empty()) << "cut";
  EXPECT_TRUE(read_pack(pack(web.path() + "/nothing")).empty());
  std::filesystem::remove(file);
}

TEST(PageTest, WithoutAPageTheProgramSaysSo) {
  const StaticFiles none{PageFiles{}};
  Request request;
  request.path = "/";
  const Response response = none.answer(request);
  EXPECT_EQ(response.status, 404);
  EXPECT_NE(response.body->find("built without its page"), std::string::npos);
}

}  // namespace
}  // namespace triclinium::server::testing
