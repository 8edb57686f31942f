#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "apps/server/core/log.h"
#include "apps/server/net/connections.h"

namespace triclinium::server {

namespace {

// The page loads nothing from elsewhere and runs no inline script; its own module is WebAssembly,
// which browsers count as made at run time. Its elements set styles
// (positions on the board), which needs 'unsafe-inline' for styles only.
constexpr const char* content_policy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'";

// The address a trusted proxy names: the last one, which the proxy itself has added.
std::string forwarded_address(std::string_view header) {
  const std::size_t comma = header.rfind(',');
  if (comma != std::string_view::npos) header.remove_prefix(comma + 1);
  while (!header.empty() && header.front() == ' ') header.remove_prefix(1);
  return std::string(header.substr(0, 45));
}

class Waiter final : public Connection {
 public:
  Waiter(Stream& stream, Shared& shared) : stream_(stream), shared_(shared) {
    shared_.connections.insert(this);
  }
  ~Waiter() override { shared_.connections.erase(this); }
  // Between requests the connection just closes; a request under way is answered first.
  void shut_down() override {
    if (!busy) stream_.cancel();
  }
  bool busy = false;

 private:
  Stream& stream_;
  Shared& shared_;
};

http::response<http::string_body> answer(const Response& response, const HttpRequest& request,
                                         bool keep_alive) {
  http::response<http::string_body> out(static_cast<http::status>(response.status),
                                        request.version());
  out.set(http::field::content_type, response.type);
  out.set("X-Content-Type-Options", "nosniff");
  out.set("Referrer-Policy", "no-referrer");
  out.set("X-Frame-Options", "DENY");
  out.set("Cross-Origin-Opener-Policy", "same-origin");
  out.set("Cross-Origin-Resource-Policy", "same-origin");
  out.set("Content-Security-Policy", content_policy);
  for (const auto& [name, value] : response.headers) out.set(name, value);
  if (out.find(http::field::cache_control) == out.end()) {
    out.set(http::field::cache_control, "no-store");
  }
  out.keep_alive(keep_alive);
  if (response.body && request.method() != http::verb::head) out.body() = *response.body;
  out.prepare_payload();
  if (response.body && request.method() == http::verb::head) {
    out.content_length(response.body->size());
  }
  return out;
}

Response refusal(int status, std::string_view text) {
  Response response;
  response.status = status;
  response.body = std::make_shared<const std::string>(text);
  return response;
}

// Waits for an answer that may come later, from the store or a worker.
asio::awaitable<Response, Executor> ask(Application& application, Request request) {
  auto initiate = [&application](auto handler, Request asked) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    application.handle(std::move(asked), [shared](Response response) {
      auto executor = asio::get_associated_executor(*shared);
      asio::post(executor, [shared, response = std::move(response)]() mutable {
        std::move (*shared)(std::move(response));
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(
      initiate, asio::use_awaitable_t<Executor>{}, std::move(request));
}

// The same for a WebSocket.
asio::awaitable<Upgrade, Executor> ask_upgrade(Application& application, Request request) {
  auto initiate = [&application](auto handler, Request asked) {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    application.upgrade(std::move(asked), [shared](Upgrade upgrade) {
      auto executor = asio::get_associated_executor(*shared);
      asio::post(executor, [shared, upgrade = std::move(upgrade)]() mutable {
        std::move (*shared)(std::move(upgrade));
      });
    });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Upgrade)>(
      initiate, asio::use_awaitable_t<Executor>{}, std::move(request));
}

bool equal_names(std::string_view a, std::string_view b) {
  return beast::iequals({a.data(), a.size()}, {b.data(), b.size()});
}

// "[::1]:8080" is ::1 in brackets, "example.org:80" is example.org.
bool host_allowed(std::string_view host, const std::vector<std::string>& allowed) {
  if (allowed.empty()) return true;
  const std::size_t colon = host.rfind(':');
  if (colon != std::string_view::npos && host.find(']', colon) == std::string_view::npos) {
    host = host.substr(0, colon);
  }
  const auto same = [host](std::string_view name) { return equal_names(host, name); };
  return same("localhost") || same("127.0.0.1") || same("[::1]") ||
         std::any_of(allowed.begin(), allowed.end(), same);
}

// What about a head cannot be served, before its body is read; nothing if all is well.
std::optional<Response> refuse_head(const HttpRequest& request, const NetOptions& options) {
  const auto coding = request.find(http::field::transfer_encoding);
  if (coding != request.end() &&
      (request.count(http::field::transfer_encoding) > 1 ||
       !equal_names({coding->value().data(), coding->value().size()}, "chunked"))) {
    return refusal(501, R"({"code":"coding","error":"This transfer coding is not known here."})");
  }
  const std::size_t hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) {
    return refusal(400, R"({"code":"host","error":"A request names its host exactly once."})");
  }
  const auto host = request[http::field::host];
  if (!host_allowed({host.data(), host.size()}, options.allowed_hosts)) {
    return refusal(421, R"({"code":"host","error":"This server is not asked by that name."})");
  }
  return std::nullopt;
}

bool wants_upgrade(const HttpRequest& request) { return beast::websocket::is_upgrade(request); }

}  // namespace

Request plain_request(const HttpRequest& request, const std::string& peer,
                      const NetOptions& options) {
  const auto field = [&](http::field name) { return std::string(request[name]); };
  Request plain;
  plain.method = std::string(request.method_string());
  const std::string_view target(request.target().data(), request.target().size());
  const std::size_t mark = target.find('?');
  plain.path = std::string(target.substr(0, mark));
  if (mark != std::string_view::npos) plain.query = std::string(target.substr(mark + 1));
  plain.host = field(http::field::host);
  plain.origin = field(http::field::origin);
  plain.cookie = field(http::field::cookie);
  plain.content_type = field(http::field::content_type);
  plain.accept_encoding = field(http::field::accept_encoding);
  plain.if_none_match = field(http::field::if_none_match);
  plain.address = peer;
  if (options.trust_proxy) {
    const auto forwarded = request["X-Forwarded-For"];
    if (!forwarded.empty()) {
      plain.address = forwarded_address({forwarded.data(), forwarded.size()});
    }
    plain.secure = request["X-Forwarded-Proto"] == "https";
  }
  plain.network = network_of(plain.address);
  return plain;
}

std::string network_of(const std::string& address) {
  boost::system::error_code error;
  const auto parsed = asio::ip::make_address(address, error);
  if (error || parsed.is_v4()) return address;
  const auto v6 = parsed.to_v6();
  if (v6.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return asio::ip::address_v6(bytes).to_string() + "/64";
}

asio::awaitable<void, Executor> serve_http(Stream stream, std::string peer, Shared& shared) {
  const NetOptions& options = shared.options;
  beast::flat_buffer buffer;
  boost::system::error_code error;
  const auto token = [&error] {
    return asio::redirect_error(asio::use_awaitable_t<Executor>{}, error);
  };
  bool first = true;
  for (;;) {
    std::optional<Response> refused;
    http::request_parser<http::string_body> parser;
    parser.body_limit(options.max_body);
    parser.header_limit(static_cast<std::uint32_t>(options.max_header));
    {
      Waiter waiter(stream, shared);
      stream.expires_after(std::chrono::seconds(
          first || buffer.size() > 0 ? options.request_timeout_s : options.idle_timeout_s));
      first = false;
      co_await http::async_read_header(stream, buffer, parser, token());
      // However slowly the bytes drip: the whole request has one deadline.
      stream.expires_after(std::chrono::seconds(options.request_timeout_s));
      if (!error) refused = refuse_head(parser.get(), options);
      if (!error && !refused && !wants_upgrade(parser.get())) {
        waiter.busy = true;
        co_await http::async_read(stream, buffer, parser, token());
      }
    }
    if (error == http::error::body_limit || error == http::error::header_limit ||
        (error && error.category() == make_error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message)) {
      const bool large = error == http::error::body_limit || error == http::error::header_limit;
      ++shared.metrics.http_refused;
      auto out = answer(
          large ? refusal(413, R"({"code":"too_large","error":"The request is too large."})")
                : refusal(400, R"({"code":"bad_request","error":"This is not an HTTP request."})"),
          parser.get(), false);
      error = {};
      co_await http::async_write(stream, out, token());
      break;
    }
    if (error) break;
    if (refused) {
      // What its body would be is not known: nothing can follow on this connection.
      ++shared.metrics.http_refused;
      auto out = answer(*refused, parser.get(), false);
      stream.expires_after(std::chrono::seconds(options.send_timeout_s));
      co_await http::async_write(stream, out, token());
      break;
    }
    HttpRequest request = parser.release();
    ++shared.metrics.http_requests;
    Request plain = plain_request(request, peer, options);
    Response response;
    if (wants_upgrade(request)) {
      Upgrade accepted;
      {
        Waiter waiter(stream, shared);
        waiter.busy = true;
        stream.expires_never();
        accepted = co_await ask_upgrade(*shared.application, std::move(plain));
      }
      if (auto* events = std::get_if<1>(&accepted)) {
        // From here on the WebSocket has its own time-outs.
        stream.expires_never();
        co_await serve_websocket(std::move(stream), std::move(request), std::move(*events), shared);
        co_return;
      }
      response = std::move(std::get<0>(accepted));
    } else {
      plain.body = std::move(request.body());
      Waiter waiter(stream, shared);
      waiter.busy = true;
      stream.expires_never();
      response = co_await ask(*shared.application, std::move(plain));
    }
    if (response.status >= 500) ++shared.metrics.http_failed;
    if (response.status >= 400 && response.status < 500) ++shared.metrics.http_refused;
    const bool keep = request.keep_alive() && !shared.stopping && !wants_upgrade(request);
    auto out = answer(response, request, keep);
    stream.expires_after(std::chrono::seconds(options.send_timeout_s));
    co_await http::async_write(stream, out, token());
    if (error || !keep) break;
  }
  error = stream.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
}

}  // namespace triclinium::server
