#include "apps/server/core/service.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace triclinium::server {

void tell_manager(std::string_view state) {
  const char* name = std::getenv("NOTIFY_SOCKET");
  sockaddr_un address{};
  if (name == nullptr || (name[0] != '/' && name[0] != '@')) return;
  const std::size_t size = std::strlen(name);
  if (size >= sizeof address.sun_path) return;
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path, name, size);
  // A name without a file begins with a zero.
  if (name[0] == '@') address.sun_path[0] = '\0';
  const int file = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (file < 0) return;
  ::sendto(file, state.data(), state.size(), MSG_NOSIGNAL,
           reinterpret_cast<const sockaddr*>(&address),
           static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + size));
  ::close(file);
}

std::int64_t watchdog_ms() {
  const char* pid = std::getenv("WATCHDOG_PID");
  if (pid != nullptr && std::atol(pid) != ::getpid()) return 0;
  const char* period = std::getenv("WATCHDOG_USEC");
  return period == nullptr ? 0 : std::atoll(period) / 2000;
}

}  // namespace triclinium::server
