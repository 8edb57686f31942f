#include "apps/server/core/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <chrono>

namespace triclinium::server {

namespace {

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> instance = [] {
    auto made = std::make_shared<spdlog::logger>("server",
                                                 std::make_shared<spdlog::sinks::stderr_sink_mt>());
    made->set_pattern("%v");
    made->flush_on(spdlog::level::info);
    return made;
  }();
  return *instance;
}

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::debug:
      return spdlog::level::debug;
    case LogLevel::info:
      return spdlog::level::info;
    case LogLevel::warning:
      return spdlog::level::warn;
    case LogLevel::error:
      return spdlog::level::err;
    case LogLevel::off:
      break;
  }
  return spdlog::level::off;
}

}  // namespace

void set_log_level(LogLevel level) { logger().set_level(level_of(level)); }

void log(LogLevel level, std::string_view event, Json fields) {
  const auto native = level_of(level);
  if (!logger().should_log(native)) return;
  static constexpr const char* names[] = {"debug", "info", "warning", "error", "off"};
  fields["time_ms"] = std::chrono::duration_cast<std::chrono::milliseconds>(
                          std::chrono::system_clock::now().time_since_epoch())
                          .count();
  fields["level"] = names[static_cast<int>(level)];
  fields["event"] = event;
  logger().log(native, fields.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace triclinium::server
