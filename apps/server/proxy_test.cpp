// deploy/nginx.conf in a real nginx, deploy/haproxy.cfg in a real HAProxy, in front of the real
// program: certificates, ports and folders are the test's, every other line is as it stands.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

#include "apps/server/testing/client.h"
#include "apps/server/testing/live_server.h"
#include "bench/server/process.h"

namespace triclinium::server::testing {
namespace {

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

int free_port() {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  const bool bound = ::bind(probe, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                     ::getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  ::close(probe);
  return bound ? ntohs(address.sin_port) : 0;
}

class ProxyTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(server_.start(TRICLINIUM_PROGRAM, data_.path(),
                              {"--behind-proxy", "--limits", "0", "--bot-delay", "0"}));
    port_ = free_port();
    const std::string cert = folder_.path() + "/cert.pem";
    const std::string key = folder_.path() + "/key.pem";
    const std::string make =
        "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=play.example.org -keyout " +
        key + " -out " + cert + " 2>/dev/null";
    ASSERT_EQ(std::system(make.c_str()), 0);
    std::ifstream in(TRICLINIUM_SOURCE_DIR "/deploy/nginx.conf");
    std::stringstream text;
    text << in.rdbuf();
    std::string site = text.str();
    replace_all(site, "/etc/letsencrypt/live/play.example.org/fullchain.pem", cert);
    replace_all(site, "/etc/letsencrypt/live/play.example.org/privkey.pem", key);
    replace_all(site, "127.0.0.1:8080", "127.0.0.1:" + std::to_string(server_.port()));
    replace_all(site, "listen [::]:80;", "");
    replace_all(site, "listen [::]:443 ssl http2;", "");
    replace_all(site, "listen 80;", "listen 127.0.0.1:" + std::to_string(free_port()) + ";");
    // TLS, and the same without it for a client on plain sockets.
    replace_all(site, "listen 443 ssl http2;",
                "listen 127.0.0.1:" + std::to_string(free_port()) +
                    " ssl http2; listen 127.0.0.1:" + std::to_string(port_) + ";");
    std::ofstream conf(path());
    conf << "daemon off; master_process off; pid " << folder_.path() << "/pid; error_log "
         << folder_.path() << "/errors;\nevents { worker_connections 1024; }\nhttp {\n"
         << "access_log off;\n";
    for (const char* kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
      conf << kind << "_temp_path " << folder_.path() << "/" << kind << ";\n";
    }
    conf << site << "}\n";
  }
  void TearDown() override {
    if (process_ <= 0) return;
    ::kill(process_, SIGTERM);
    ::waitpid(process_, nullptr, 0);
  }
  std::string path() const { return folder_.path() + "/nginx.conf"; }
  static std::string program() {
    return ::access("/usr/sbin/nginx", X_OK) == 0 ? "/usr/sbin/nginx" : "nginx";
  }
  void start() { launch(program(), {"-c", path()}); }
  void launch(const std::string& proxy, std::vector<std::string> arguments) {
    process_ = ::fork();
    if (process_ == 0) {
      const int none = ::open("/dev/null", O_WRONLY);
      ::dup2(none, STDERR_FILENO);
      arguments.insert(arguments.begin(), proxy);
      std::vector<char*> words;
      for (std::string& word : arguments) words.push_back(word.data());
      words.push_back(nullptr);
      ::execvp(words[0], words.data());
      ::_exit(127);
    }
    // Until it listens.
    while (Visitor(port_).get("/healthz").status != 200) {
      ASSERT_EQ(::waitpid(process_, nullptr, WNOHANG), 0) << "the proxy has ended";
    }
  }

  TempFolder folder_;
  TempFolder data_;
  bench::ServerProcess server_;
  int port_ = 0;
  pid_t process_ = 0;
};

TEST_F(ProxyTest, NginxTakesTheConfiguration) {
  const std::string check = program() + " -t -q -c " + path() + " 2>&1";
  EXPECT_EQ(std::system(check.c_str()), 0);
}

TEST_F(ProxyTest, ATableIsPlayedThroughTheProxy) {
  ASSERT_NO_FATAL_FAILURE(start());
  Visitor ann(port_);
  const Json seats{{{"kind", "me"}}, {{"kind", "bot"}, {"level", "greedy"}}};
  const Answer made = ann.post("/api/tables", {{"game", "carpe-diem"}, {"seats", seats}});
  ASSERT_EQ(made.status, 201) << made.body;
  WebSocketClient socket;
  ASSERT_EQ(socket.open(ann, made.json().at("id")), 101);
  socket.send({{"type", "hello"}, {"since", 0}});
  auto state = socket.receive_type("state");
  while (state && state->at("legal").empty()) state = socket.receive_type("state");
  ASSERT_TRUE(state);
  socket.send(
      {{"type", "act"}, {"seq", state->at("seq")}, {"action", state->at("legal")[0].at("text")}});
  const auto next = socket.receive_type("state");
  ASSERT_TRUE(next);
  EXPECT_GT(next->at("seq"), state->at("seq"));
  EXPECT_EQ(ann.get("/metrics").status, 403) << "they are for the machine itself";
}

TEST_F(ProxyTest, AFloodIsAnsweredByTheProxyItself) {
  ASSERT_NO_FATAL_FAILURE(start());
  Visitor greedy(port_);
  Answer answer;
  // The server itself has no limits here.
  for (int i = 0; i < 2000 && answer.status != 429; ++i) answer = greedy.get("/api/games");
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(answer.headers["server"].substr(0, 5), "nginx");
  EXPECT_EQ(answer.headers["retry-after"], "1");
  EXPECT_EQ(answer.json().at("code"), "rate");
}

TEST_F(ProxyTest, OneClientHasAHundredConnections) {
  ASSERT_NO_FATAL_FAILURE(start());
  Visitor greedy(port_);
  const Json me{{"kind", "me"}};
  const Answer made = greedy.post("/api/tables", {{"game", "carpe-diem"}, {"seats", {me, me}}});
  std::vector<std::unique_ptr<WebSocketClient>> sockets;
  int status = 101;
  while (status == 101 && sockets.size() < 200) {
    sockets.push_back(std::make_unique<WebSocketClient>());
    status = sockets.back()->open(greedy, made.json().at("id"));
  }
  EXPECT_EQ(status, 429);
  EXPECT_EQ(sockets.size(), 101u);
}

// One flood is answered by HAProxy for all servers behind it.
TEST_F(ProxyTest, HaproxyAnswersAFloodItself) {
  std::ifstream in(TRICLINIUM_SOURCE_DIR "/deploy/haproxy.cfg");
  std::string text;
  for (std::string line; std::getline(in, line);) {
    const bool other =
        line.find(" house2 ") != std::string::npos || line.find(" house3 ") != std::string::npos;
    if (!other) text += line + "\n";
  }
  replace_all(text, "127.0.0.1:8080", "127.0.0.1:" + std::to_string(port_));
  replace_all(text, "127.0.0.1:8081", "127.0.0.1:" + std::to_string(server_.port()));
  const std::string path = folder_.path() + "/haproxy.cfg";
  std::ofstream(path) << text;
  ASSERT_NO_FATAL_FAILURE(
      launch(::access("/usr/sbin/haproxy", X_OK) == 0 ? "/usr/sbin/haproxy" : "haproxy",
             {"-db", "-f", path}));
  Visitor greedy(port_);
  EXPECT_EQ(greedy.get("/metrics").status, 403) << "they are for the machine itself";
  // The rate is that of ten seconds; however slowly this runs, no more than those are let through.
  std::vector<std::thread> flood;
  std::atomic<bool> refused = false;
  for (int i = 0; i < 4; ++i) {
    flood.emplace_back([&] {
      Visitor one(port_);
      for (int n = 0; n < 5000 && !refused; ++n) {
        const Answer answer = one.get("/api/games");
        if (answer.status != 429) continue;
        EXPECT_EQ(answer.headers.at("retry-after"), "1");
        EXPECT_EQ(answer.json().at("code"), "rate");
        refused = true;
      }
    });
  }
  for (std::thread& thread : flood) thread.join();
  EXPECT_TRUE(refused);
  // Others are not held back.
  EXPECT_EQ(Visitor(port_, "127.0.0.9").get("/api/games").status, 200);
}

}  // namespace
}  // namespace triclinium::server::testing
