// What the system's service manager is told (the protocol of sd_notify), if one listens.
#pragma once

#include <cstdint>
#include <string_view>

namespace triclinium::server {

// "READY=1", "STOPPING=1", "WATCHDOG=1"; nothing happens without a manager.
void tell_manager(std::string_view state);
// How often it wants to hear WATCHDOG=1 at least, halved to be early; 0 if it does not.
std::int64_t watchdog_ms();

}  // namespace triclinium::server
