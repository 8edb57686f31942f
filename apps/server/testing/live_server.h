// A whole server in a thread of the test, on a free port, with its data in a folder of its own, or
// in a database of its own where tests use PostgreSQL.
#pragma once

#include <memory>
#include <string>
#include <thread>

#include "apps/server/serve.h"

namespace triclinium::server::testing {

// A folder that is removed with the object.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// The toy game: hidden cards, dice, reveals; what the tests of every layer play.
const AnyGame& toy_game();

// A store for tests without a network: a file of this folder, or a database of its own.
std::unique_ptr<Store> make_test_store(const TempFolder& folder, Loop& loop, Metrics& metrics);

class LiveServer {
 public:
  // Options for tests: no pause of bots, no rate limits, short time-outs.
  static ServeOptions test_options();

  explicit LiveServer(ServeOptions options = test_options());
  ~LiveServer();
  int port() const { return port_; }
  Metrics& metrics() { return server_->metrics(); }
  // The folder of its data.
  const std::string& data() const { return options_.data; }
  // Behind its back, in whatever store it has.
  void run_sql(const std::string& sql);
  std::int64_t ask_sql(const std::string& sql);
  // Ends gracefully and starts again on the same data.
  void restart();

 private:
  void start();
  void stop();

  TempFolder folder_;
  ServeOptions options_;
  std::unique_ptr<TableServer> server_;
  std::thread thread_;
  int port_ = 0;
};

}  // namespace triclinium::server::testing
