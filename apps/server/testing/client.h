// A small client on plain sockets, for tests and measurements: HTTP requests and WebSocket frames,
// right ones and wrong ones. Blocking, with a time limit on everything.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "codec/any_game.h"

namespace triclinium::server::testing {

// A connected TCP socket; closes itself.
class Wire {
 public:
  Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  Wire(Wire&& other) noexcept;
  Wire& operator=(Wire&& other) noexcept;
  ~Wire();

  // False if nobody listens. `from`: an address of this machine, all of 127.0.0.0/8 are.
  bool open(int port, const std::string& from = "");
  bool is_open() const { return handle_ >= 0; }
  int handle() const { return handle_; }
  void close();
  // Writes everything; false if the other side is gone.
  bool write(std::string_view bytes);
  // Reads what is there, at least one byte; empty if closed or after `ms`.
  std::string read(int ms);
  // Whether the other side closes within `ms`; what arrives before is dropped.
  bool closes_within(int ms);

 private:
  int handle_ = -1;
};

struct Answer {
  int status = 0;  // 0: no answer
  std::map<std::string, std::string> headers;
  std::string body;

  Json json() const { return Json::parse(body, nullptr, false); }
};

// One visitor with a cookie.
class Visitor {
 public:
  explicit Visitor(int port, std::string from = "") : port_(port), from_(std::move(from)) {}

  Answer get(const std::string& path);
  Answer post(const std::string& path, const Json& body);
  // Any request; `text` is the body.
  Answer request(const std::string& method, const std::string& path, const std::string& text,
                 const std::string& more_headers = "");

  int port() const { return port_; }
  const std::string& from() const { return from_; }
  const std::string& cookie() const { return cookie_; }
  void set_cookie(std::string cookie) { cookie_ = std::move(cookie); }

 private:
  int port_;
  std::string from_;
  std::string cookie_;
};

// Reads one answer from a wire; status 0 if none comes within `ms`.
Answer read_answer(Wire& wire, int ms = 30'000);

enum class Opcode : std::uint8_t { text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

// One frame as a client sends it, masked.
std::string client_frame(std::string_view payload, Opcode opcode = Opcode::text, bool last = true);

class WebSocketClient {
 public:
  // The status of the upgrade: 101 if it is open.
  int open(int port, const std::string& path, const std::string& cookie,
           const std::string& origin = "", const std::string& from = "");
  int open(const Visitor& visitor, const std::string& table);
  void send(const Json& message);
  bool send_raw(std::string_view bytes) { return wire_.write(bytes); }
  // The next text message; nothing after `ms` or if closed.
  std::optional<std::string> receive_text(int ms = 30'000);
  std::optional<Json> receive(int ms = 30'000);
  // The next message of this type; others before it are dropped.
  std::optional<Json> receive_type(std::string_view type, int ms = 30'000);
  void close() { wire_.close(); }
  Wire& wire() { return wire_; }
  int close_code() const { return close_code_; }

 private:
  Wire wire_;
  std::string buffer_;
  int close_code_ = 0;
};

}  // namespace triclinium::server::testing
