// Heads of requests that cannot be served as they are: who lets them pass serves what nobody asked.
#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class StrictTest : public TableFixture {
 protected:
  static Answer ask(int port, const std::string& head, const std::string& body = "") {
    Wire wire;
    EXPECT_TRUE(wire.open(port));
    wire.write(head + "\r\n" + body);
    return read_answer(wire);
  }
  Answer ask(const std::string& head, const std::string& body = "") {
    return ask(server_.port(), head, body);
  }
};

TEST_F(StrictTest, AnUnknownTransferCodingIsNotImplemented) {
  const std::string post =
      "POST /api/name HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  for (const char* coding : {"gzip", "gzip, chunked", "identity", "xchunked"}) {
    const Answer answer = ask(post + "Transfer-Encoding: " + coding + "\r\n", "0\r\n\r\n");
    EXPECT_EQ(answer.status, 501) << coding;
    EXPECT_EQ(answer.json().at("code"), "coding");
  }
  const std::string body = "10\r\n{\"name\":\"Livia\"}\r\n0\r\n\r\n";
  EXPECT_EQ(ask(post + "Transfer-Encoding: Chunked\r\n", body).status, 200);
}

TEST_F(StrictTest, ARequestNamesItsHostExactlyOnce) {
  EXPECT_EQ(ask("GET /healthz HTTP/1.1\r\n").status, 400);
  EXPECT_EQ(ask("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: a\r\n").status, 400);
  EXPECT_EQ(ask("GET /healthz HTTP/1.1\r\nHost: a\r\n").status, 200);
  EXPECT_EQ(ask("GET /ws/t_x HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n").status,
            400);
}

TEST_F(StrictTest, OnlyTheAllowedHostsAreServed) {
  ServeOptions options = LiveServer::test_options();
  options.net.allowed_hosts = {"play.example.org"};
  LiveServer server(options);
  const auto status = [&](const std::string& host) {
    return ask(server.port(), "GET /healthz HTTP/1.1\r\nHost: " + host + "\r\n").status;
  };
  for (const char* own : {"play.example.org", "PLAY.example.org:443", "localhost:8080",
                          "127.0.0.1:1", "[::1]:8080", "[::1]"}) {
    EXPECT_EQ(status(own), 200) << own;
  }
  for (const char* foreign : {"evil.example.org", "play.example.org.evil.com", "", "[::2]:8080"}) {
    EXPECT_EQ(status(foreign), 421) << foreign;
  }
}

}  // namespace
}  // namespace triclinium::server::testing
