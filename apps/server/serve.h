// A whole server in one object: store, people, tables, routes and network put together.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "apps/server/api/app.h"
#include "apps/server/net/net.h"

namespace triclinium::server {

struct ServeOptions {
  std::string data = "data";
  std::string store;  // postgresql://…; empty: the file in `data`
  std::string web;
  NetOptions net;
  RateLimits limits;
  std::vector<std::string> origins;
  BotPause pause;
  int bot_threads = 2;
};

class TableServer {
 public:
  // Opens the data folder and the port; an error is one sentence.
  static Result<std::unique_ptr<TableServer>> open(const ServeOptions& options,
                                                   std::span<const AnyGame* const> games);
  ~TableServer();

  int port() const;
  Metrics& metrics();
  // Serves until stopped; with `signals` by SIGTERM or SIGINT.
  void run(bool signals);
  // From any thread.
  void stop();

 private:
  struct Parts;
  explicit TableServer(std::unique_ptr<Parts> parts);
  static std::optional<Error> open_folder(Parts& parts, const ServeOptions& options);
  static std::optional<Error> open_store(Parts& parts, const ServeOptions& options);
  // Throws StoreError.
  static void build(Parts& parts, const ServeOptions& options,
                    std::span<const AnyGame* const> games);
  void tell_watchdog();
  std::unique_ptr<Parts> parts_;
};

}  // namespace triclinium::server
