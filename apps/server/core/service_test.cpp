#include "apps/server/core/service.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>

#include "apps/server/testing/live_server.h"

namespace triclinium::server::testing {
namespace {

TEST(ServiceTest, TheManagerHearsOverItsSocket) {
  TempFolder folder;
  const std::string name = folder.path() + "/notify";
  const int listener = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, name.c_str(), sizeof address.sun_path - 1);
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  ::setenv("NOTIFY_SOCKET", name.c_str(), 1);
  ::setenv("WATCHDOG_USEC", "200000", 1);
  EXPECT_EQ(watchdog_ms(), 100);
  {
    // The whole server: ready, then again and again, then its end.
    LiveServer server;
    char heard[64] = {};
    ASSERT_GT(::recv(listener, heard, sizeof heard - 1, 0), 0);
    EXPECT_STREQ(heard, "READY=1");
    for (int i = 0; i < 3; ++i) {
      std::memset(heard, 0, sizeof heard);
      ASSERT_GT(::recv(listener, heard, sizeof heard - 1, 0), 0);
      EXPECT_STREQ(heard, "WATCHDOG=1");
    }
  }
  std::string last;
  char heard[64] = {};
  while (::recv(listener, heard, sizeof heard - 1, MSG_DONTWAIT) > 0) {
    last = heard;
    std::memset(heard, 0, sizeof heard);
  }
  EXPECT_EQ(last, "STOPPING=1");
  ::unsetenv("NOTIFY_SOCKET");
  ::unsetenv("WATCHDOG_USEC");
  EXPECT_EQ(watchdog_ms(), 0);
  tell_manager("READY=1");
  EXPECT_EQ(::recv(listener, heard, sizeof heard, MSG_DONTWAIT), -1) << "nobody is told";
  ::close(listener);
}

}  // namespace
}  // namespace triclinium::server::testing
