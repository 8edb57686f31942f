#include "apps/server/testing/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <utility>

namespace triclinium::server::testing {

namespace {

using Clock = std::chrono::steady_clock;

int left_ms(Clock::time_point until) {
  return static_cast<int>(std::max<std::int64_t>(
      0, std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count()));
}

std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

void read_headers(Answer& answer, std::string_view head) {
  const std::size_t space = head.find(' ');
  answer.status = std::atoi(std::string(head.substr(space + 1, 3)).c_str());
  std::size_t at = head.find("\r\n");
  while (at != std::string_view::npos && at + 2 < head.size()) {
    const std::size_t end = head.find("\r\n", at + 2);
    const std::string_view line = head.substr(at + 2, end - at - 2);
    const std::size_t colon = line.find(':');
    if (colon != std::string_view::npos) {
      std::string_view value = line.substr(colon + 1);
      while (!value.empty() && value.front() == ' ') value.remove_prefix(1);
      answer.headers[lower(std::string(line.substr(0, colon)))] = std::string(value);
    }
    at = end;
  }
}

}  // namespace

Wire::Wire(Wire&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}
Wire& Wire::operator=(Wire&& other) noexcept {
  std::swap(handle_, other.handle_);
  return *this;
}
Wire::~Wire() { close(); }

bool Wire::open(int port, const std::string& from) {
  close();
  handle_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (!from.empty()) {
    sockaddr_in own{};
    own.sin_family = AF_INET;
    ::inet_pton(AF_INET, from.c_str(), &own.sin_addr);
    if (::bind(handle_, reinterpret_cast<sockaddr*>(&own), sizeof own) != 0) return false;
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (::connect(handle_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) {
    close();
    return false;
  }
  const int on = 1;
  ::setsockopt(handle_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return true;
}

void Wire::close() {
  if (handle_ >= 0) ::close(handle_);
  handle_ = -1;
}

bool Wire::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(handle_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string Wire::read(int ms) {
  pollfd waiting{handle_, POLLIN, 0};
  if (handle_ < 0 || ::poll(&waiting, 1, ms) <= 0) return "";
  char bytes[65536];
  const auto count = ::recv(handle_, bytes, sizeof bytes, 0);
  return count > 0 ? std::string(bytes, static_cast<std::size_t>(count)) : "";
}

bool Wire::closes_within(int ms) {
  const auto until = Clock::now() + std::chrono::milliseconds(ms);
  char bytes[4096];
  while (left_ms(until) > 0) {
    pollfd waiting{handle_, POLLIN, 0};
    if (::poll(&waiting, 1, left_ms(until)) <= 0) return false;
    if (::recv(handle_, bytes, sizeof bytes, 0) <= 0) return true;
  }
  return false;
}

Answer read_answer(Wire& wire, int ms) {
  const auto until = Clock::now() + std::chrono::milliseconds(ms);
  Answer answer;
  std::string text;
  std::size_t end = std::string::npos;
  while ((end = text.find("\r\n\r\n")) == std::string::npos) {
    const std::string more = wire.read(left_ms(until));
    if (more.empty()) return answer;
    text += more;
  }
  read_headers(answer, std::string_view(text).substr(0, end + 2));
  const auto length = answer.headers.find("content-length");
  const std::size_t size = length == answer.headers.end()
                               ? 0
                               : static_cast<std::size_t>(std::atoll(length->second.c_str()));
  answer.body = text.substr(end + 4);
  while (answer.body.size() < size) {
    const std::string more = wire.read(left_ms(until));
    if (more.empty()) break;
    answer.body += more;
  }
  return answer;
}

Answer Visitor::request(const std::string& method, const std::string& path, const std::string& text,
                        const std::string& more_headers) {
  Wire wire;
  if (!wire.open(port_, from_)) return {};
  std::string head = method + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) +
                     "\r\nConnection: close\r\n";
  if (!cookie_.empty()) head += "Cookie: other=1; triclinium_session=" + cookie_ + "\r\n";
  if (method == "POST") {
    head += "Content-Length: " + std::to_string(text.size()) + "\r\n";
    if (more_headers.find("Content-Type") == std::string::npos) {
      head += "Content-Type: application/json\r\n";
    }
  }
  wire.write(head + more_headers + "\r\n" + text);
  Answer answer = read_answer(wire);
  const std::string& given = answer.headers["set-cookie"];
  const std::size_t equals = given.find('=');
  if (equals != std::string::npos) {
    cookie_ = given.substr(equals + 1, given.find(';') - equals - 1);
  }
  return answer;
}

Answer Visitor::get(const std::string& path) { return request("GET", path, ""); }
Answer Visitor::post(const std::string& path, const Json& body) {
  return request("POST", path, body.dump());
}

std::string client_frame(std::string_view payload, Opcode opcode, bool last) {
  std::string frame;
  frame += static_cast<char>((last ? 0x80 : 0) | static_cast<int>(opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8);
    frame += static_cast<char>(payload.size());
  } else {
    frame += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) {
      frame += static_cast<char>(payload.size() >> shift);
    }
  }
  constexpr char mask[4] = {0x12, 0x34, 0x56, 0x78};
  frame.append(mask, 4);
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame += static_cast<char>(payload[i] ^ mask[i % 4]);
  }
  return frame;
}

int WebSocketClient::open(int port, const std::string& path, const std::string& cookie,
                          const std::string& origin, const std::string& from) {
  buffer_.clear();
  close_code_ = 0;
  if (!wire_.open(port, from)) return 0;
  std::string head = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
                     "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
  if (!cookie.empty()) head += "Cookie: triclinium_session=" + cookie + "\r\n";
  if (!origin.empty()) head += "Origin: " + origin + "\r\n";
  wire_.write(head + "\r\n");
  Answer answer = read_answer(wire_);
  // Frames may have come in the same packet as the upgrade.
  if (answer.status == 101) buffer_ = answer.body;
  return answer.status;
}

int WebSocketClient::open(const Visitor& visitor, const std::string& table) {
  return open(visitor.port(), "/ws/" + table, visitor.cookie(), "", visitor.from());
}

void WebSocketClient::send(const Json& message) { wire_.write(client_frame(message.dump())); }

std::optional<std::string> WebSocketClient::receive_text(int ms) {
  const auto until = Clock::now() + std::chrono::milliseconds(ms);
  const auto need = [&](std::size_t bytes) {
    while (buffer_.size() < bytes) {
      const std::string more = wire_.read(left_ms(until));
      if (more.empty()) return false;
      buffer_ += more;
    }
    return true;
  };
  for (;;) {
    if (!need(2)) return std::nullopt;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(buffer_[i]); };
    std::size_t size = byte(1) & 0x7f;
    std::size_t head = 2;
    if (size >= 126) {
      const std::size_t width = size == 126 ? 2 : 8;
      if (!need(2 + width)) return std::nullopt;
      size = 0;
      for (std::size_t i = 0; i < width; ++i) size = size << 8 | byte(2 + i);
      head += width;
    }
    if (!need(head + size)) return std::nullopt;
    const auto opcode = static_cast<Opcode>(byte(0) & 0x0f);
    std::string payload = buffer_.substr(head, size);
    buffer_.erase(0, head + size);
    if (opcode == Opcode::text) return payload;
    if (opcode == Opcode::ping) wire_.write(client_frame(payload, Opcode::pong));
    if (opcode == Opcode::close) {
      if (payload.size() >= 2) {
        close_code_ =
            static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
      }
      return std::nullopt;
    }
  }
}

std::optional<Json> WebSocketClient::receive(int ms) {
  auto text = receive_text(ms);
  if (!text) return std::nullopt;
  return Json::parse(*text, nullptr, false);
}

std::optional<Json> WebSocketClient::receive_type(std::string_view type, int ms) {
  const auto until = Clock::now() + std::chrono::milliseconds(ms);
  while (left_ms(until) > 0) {
    auto message = receive(left_ms(until));
    if (!message || message->at("type") == type) return message;
  }
  return std::nullopt;
}

}  // namespace triclinium::server::testing
