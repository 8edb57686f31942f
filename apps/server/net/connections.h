// Shared by the files that include Beast: connections and what they need of the server.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/string_body.hpp>
#include <unordered_map>
#include <unordered_set>

#include "apps/server/net/net.h"

namespace triclinium::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

// Bound to the one loop's executor type: no type erasure on the hot path.
using Executor = asio::io_context::executor_type;
using Stream = beast::basic_stream<asio::ip::tcp, Executor>;

// What can be told to close when the server stops.
class Connection {
 public:
  virtual ~Connection() = default;
  virtual void shut_down() = 0;
  // The loop has ended: whoever listens goes before what it listens for.
  virtual void abandon() {}
};

struct Shared {
  const NetOptions& options;
  Metrics& metrics;
  Loop& loop;
  Application* application = nullptr;
  std::unordered_set<Connection*> connections;
  std::unordered_map<std::string, std::size_t> per_address;
  bool stopping = false;
};

using HttpRequest = http::request<http::string_body>;

// Fills the plain request from Beast's.
Request plain_request(const HttpRequest& request, const std::string& peer,
                      const NetOptions& options);

// Serves one connection until it closes.
asio::awaitable<void, Executor> serve_http(Stream stream, std::string peer, Shared& shared);
asio::awaitable<void, Executor> serve_websocket(Stream stream, HttpRequest request,
                                                std::unique_ptr<SocketEvents> events,
                                                Shared& shared);

}  // namespace triclinium::server
