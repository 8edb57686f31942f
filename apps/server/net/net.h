// The network as the rest of the server sees it: requests, answers, sockets. No Beast in here.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "apps/server/core/loop.h"
#include "apps/server/core/metrics.h"

namespace triclinium::server {

using Bytes = std::shared_ptr<const std::string>;

struct Request {
  std::string method;
  std::string path;   // decoded by nobody: routes match plain ASCII
  std::string query;  // without the question mark
  std::string host;
  std::string origin;
  std::string cookie;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string address;  // of the client, or what a trusted proxy says
  std::string network;  // what limits count: see network_of
  bool secure = false;  // TLS, as a trusted proxy says
  std::string body;
};

struct Response {
  int status = 200;
  std::string type = "application/json";
  Bytes body;
  std::vector<std::pair<std::string, std::string>> headers;
};

using Reply = std::function<void(Response)>;

// The sending side of an open WebSocket.
class Socket {
 public:
  virtual ~Socket() = default;
  // At most one message at a time: the next after SocketEvents::writable.
  virtual void send(Bytes text) = 0;
  virtual bool busy() const = 0;
  virtual void close(int code, std::string reason) = 0;
};

// The receiving side; lives as long as the socket.
class SocketEvents {
 public:
  virtual ~SocketEvents() = default;
  virtual void opened(Socket& socket) = 0;
  virtual void message(std::string_view text) = 0;
  virtual void writable() = 0;
};

// Either an answer that refuses, or who listens on the new WebSocket.
using Upgrade = std::variant<Response, std::unique_ptr<SocketEvents>>;

// What the network serves. Called on the loop's thread.
class Application {
 public:
  virtual ~Application() = default;
  // `reply` is called once, at once or later.
  virtual void handle(Request request, Reply reply) = 0;
  virtual void upgrade(Request request, std::function<void(Upgrade)> reply) = 0;
  // SIGUSR1: files that may have changed are read again.
  virtual void refresh() {}
};

struct NetOptions {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any free one
  bool trust_proxy = false;
  // Names under which the server may be asked; empty: any. This machine's own always are.
  std::vector<std::string> allowed_hosts;
  std::size_t max_body = 1'048'576;
  std::size_t max_header = 8'192;
  std::size_t max_frame = 16'384;
  std::size_t max_connections = 20'000;
  std::size_t max_per_address = 256;
  int request_timeout_s = 10;  // from the first byte of a request to its last
  int idle_timeout_s = 30;     // of a kept-alive connection between requests
  int socket_idle_s = 60;      // a WebSocket is pinged at half of this
  int send_timeout_s = 20;     // a client that does not take its message
};

// Who counts as one client: an IPv4 address, or the 64 bits of an IPv6 address that a household or
// a server has to itself.
std::string network_of(const std::string& address);

// Listener and event loop. `run` serves until `stop`, which any thread or a signal may ask for.
class Server : public Loop {
 public:
  static std::unique_ptr<Server> make(const NetOptions& options, Metrics& metrics);
  // Binds the port; false with a sentence in `error` if it cannot.
  virtual bool listen(std::string& error) = 0;
  virtual int port() const = 0;
  virtual void serve(Application& application) = 0;
  // Runs the loop; with `signals` SIGTERM and SIGINT stop it, SIGUSR1 refreshes the application.
  virtual void run(bool signals) = 0;
  virtual void stop() = 0;
};

}  // namespace triclinium::server
