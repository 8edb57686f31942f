// Ports for programs that cannot choose their own.
#pragma once

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace triclinium::server::testing {

inline bool is_free(int port) {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool free = ::bind(probe, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
  ::close(probe);
  return free;
}

// The first of so many in a row; below those that the system gives to clients.
inline int free_ports(int count) {
  for (int first = 20'000 + ::getpid() % 5'000; first < 32'000; first += count) {
    int free = 0;
    while (free < count && is_free(first + free)) ++free;
    if (free == count) return first;
  }
  return 0;
}

}  // namespace triclinium::server::testing
