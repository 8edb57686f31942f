// Structured logs: one JSON object a line on standard error, written beside the loop.
#pragma once

#include <string_view>

#include "codec/any_game.h"

namespace triclinium::server {

enum class LogLevel { debug, info, warning, error, off };

void set_log_level(LogLevel level);
// {"time":…,"level":…,"event":event, …fields}. Fields never hold cookies, passwords or invitations.
void log(LogLevel level, std::string_view event, Json fields = Json::object());
// Waits a moment until everything logged so far is written.
void finish_log();
// How many lines found no room because nobody read them.
std::uint64_t dropped_log_lines();

}  // namespace triclinium::server
