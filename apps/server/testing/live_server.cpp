#include "apps/server/testing/live_server.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "apps/server/core/log.h"
#include "apps/server/store/data_folder.h"
#include "apps/server/store/postgres_store.h"
#include "apps/server/store/sqlite_store.h"
#include "apps/server/testing/postgres_server.h"
#include "codec/adapter.h"
#include "codec/toy/codec.h"

namespace triclinium::server::testing {

TempFolder::TempFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "triclinium-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}

TempFolder::~TempFolder() {
  std::error_code error;
  std::filesystem::remove_all(path_, error);
}

const AnyGame& toy_game() {
  static const GameAdapter<Toy> game;
  return game;
}

std::unique_ptr<Store> make_test_store(const TempFolder& folder, Loop& loop, Metrics& metrics) {
  if (tests_use_postgres()) {
    return std::make_unique<PostgresStore>(fresh_postgres_database(), loop, metrics);
  }
  return std::make_unique<SqliteStore>(folder.path() + "/store.sqlite", loop, metrics);
}

ServeOptions LiveServer::test_options() {
  ServeOptions options;
  options.net.port = 0;
  options.net.max_per_address = options.net.max_connections;
  options.net.request_timeout_s = 1;
  options.net.idle_timeout_s = 2;
  options.limits = options.limits.scaled(0);
  options.pause = {0, 0, 0, 2500};
  options.bot_threads = 1;
  return options;
}

LiveServer::LiveServer(ServeOptions options) : options_(std::move(options)) {
  set_log_level(LogLevel::off);
  options_.data = folder_.path();
  if (tests_use_postgres() && options_.store.empty()) options_.store = fresh_postgres_database();
  start();
}

LiveServer::~LiveServer() { stop(); }

void LiveServer::restart() {
  stop();
  start();
}

void LiveServer::run_sql(const std::string& sql) {
  if (options_.store.empty()) {
    Database database(DataFolder::database_in(data()), Database::Mode::existing);
    return database.execute(sql.c_str());
  }
  PostgresConnection connection(options_.store, "tests", std::chrono::seconds(10));
  connection.open({});
  connection.execute(sql);
}

std::int64_t LiveServer::ask_sql(const std::string& sql) {
  if (options_.store.empty()) {
    return Database(DataFolder::database_in(data()), Database::Mode::existing).integer(sql);
  }
  PostgresConnection connection(options_.store, "tests", std::chrono::seconds(10));
  connection.open({});
  return connection.rows(sql).integer(0, 0);
}

void LiveServer::start() {
  static const std::vector<const AnyGame*> games{&toy_game()};
  auto opened = TableServer::open(options_, games);
  if (!opened) {
    std::fprintf(stderr, "%s\n", opened.error().message.c_str());
    std::abort();
  }
  server_ = std::move(*opened);
  port_ = server_->port();
  thread_ = std::thread([this] { server_->run(false); });
}

void LiveServer::stop() {
  server_->stop();
  thread_.join();
  server_.reset();
}

}  // namespace triclinium::server::testing
