#include "apps/server/testing/relay.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <vector>

namespace triclinium::server::testing {

namespace {

constexpr const char* socket_name = "/.s.PGSQL.5432";

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

bool send_all(int handle, const char* bytes, std::size_t size) {
  while (size > 0) {
    const auto sent = ::send(handle, bytes, size, MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes += sent;
    size -= static_cast<std::size_t>(sent);
  }
  return true;
}

}  // namespace

Relay::Relay(const std::string& url) {
  const std::size_t begin = url.find("host=") + 5;
  const std::string folder = url.substr(begin, url.find('&', begin) - begin);
  target_ = folder + socket_name;
  url_ = url;
  url_.replace(begin, folder.size(), folder_.path());
  listener_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_of(folder_.path() + socket_name);
  ::bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
  ::listen(listener_, 16);
  thread_ = std::thread([this] { serve(); });
}

Relay::~Relay() {
  stopping_ = true;
  ::shutdown(listener_, SHUT_RDWR);
  thread_.join();
  ::close(listener_);
}

void Relay::lose(Fault fault, std::string request) {
  request_ = std::move(request);
  lost_ = false;
  fault_ = fault;
}

void Relay::mute(std::string opening) {
  opening_ = std::move(opening);
  muting_ = true;
}

void Relay::serve() {
  std::vector<std::thread> passing;
  for (;;) {
    const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0 || stopping_) break;
    passing.emplace_back([this, client] { pass(client); });
  }
  for (std::thread& thread : passing) thread.join();
}

void Relay::pass(int client) {
  const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_of(target_);
  bool open = ::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  bool losing = false;
  std::string opening;
  char bytes[65'536];
  while (open && !stopping_) {
    const bool mute = muting_ && opening.find(opening_) != std::string::npos;
    pollfd polls[] = {{client, POLLIN, 0}, {mute ? -1 : server, POLLIN, 0}};
    ::poll(polls, 2, 20);
    if (polls[0].revents != 0) {
      const auto size = ::recv(client, bytes, sizeof bytes, 0);
      const std::string_view text(bytes, size > 0 ? static_cast<std::size_t>(size) : 0);
      if (opening.empty()) opening = text;
      const Fault fault = fault_;
      if (fault != Fault::none && text.find(request_) != std::string_view::npos) {
        fault_ = Fault::none;
        losing = true;
        if (fault == Fault::lose_request) break;
      }
      open = size > 0 && send_all(server, bytes, text.size());
    }
    if (open && polls[1].revents != 0) {
      const auto size = ::recv(server, bytes, sizeof bytes, 0);
      if (losing) break;  // done there, and nobody hears of it
      open = size > 0 && send_all(client, bytes, static_cast<std::size_t>(size));
    }
  }
  if (losing) lost_ = true;
  ::close(client);
  ::close(server);
}

}  // namespace triclinium::server::testing
