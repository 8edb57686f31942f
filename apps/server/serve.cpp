#include "apps/server/serve.h"

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/core/service.h"
#include "apps/server/store/data_folder.h"
#include "apps/server/store/postgres_store.h"
#include "apps/server/store/sqlite_store.h"

namespace triclinium::server {

// In the order of construction; destroyed the other way round.
struct TableServer::Parts {
  std::unique_ptr<DataFolder> folder;  // none where the store is not a file
  Metrics metrics;
  std::unique_ptr<Server> net;
  std::unique_ptr<Store> store;
  std::unique_ptr<Workers> thinkers;
  std::unique_ptr<Workers> hashers;
  std::unique_ptr<People> people;
  std::unique_ptr<Tables> tables;
  std::unique_ptr<Reviews> reviews;
  std::unique_ptr<App> app;
};

namespace {

std::string cannot_open(const StoreError& failure) {
  std::string sentence = std::string("The data cannot be opened: ") + failure.what();
  if (failure.fault == StoreFault::damaged) {
    sentence += " ('triclinium store repair' makes what is left of it readable.)";
  }
  return sentence;
}

}  // namespace

TableServer::TableServer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

// Threads first: nothing may call back into parts that are going.
TableServer::~TableServer() {
  if (!parts_) return;
  parts_->tables->hurry();
  parts_->reviews->stop();
  parts_->thinkers->stop();
  parts_->hashers->stop();
  parts_->store->stop();
  parts_->app.reset();
  parts_->reviews.reset();
  parts_->tables.reset();
  parts_->people.reset();
  parts_->store.reset();
  if (parts_->folder) parts_->folder->mark_closed();
}

std::optional<Error> TableServer::open_folder(Parts& parts, const ServeOptions& options) {
  auto folder = DataFolder::open(options.data);
  if (!folder) return folder.error();
  parts.folder = std::move(*folder);
  const auto found = parts.folder->inspect();
  if (!found) return found.error();
  if (!found->empty()) {
    log(LogLevel::error, "log_damaged", {{"reason", *found}});
    parts.metrics.log_damaged = 1;
  }
  return std::nullopt;
}

std::optional<Error> TableServer::open_store(Parts& parts, const ServeOptions& options) {
  try {
    if (parts.folder) {
      parts.store =
          std::make_unique<SqliteStore>(parts.folder->database(), *parts.net, parts.metrics);
      parts.folder->mark_open();
    } else {
      parts.store = std::make_unique<PostgresStore>(options.store, *parts.net, parts.metrics);
    }
  } catch (const PostgresError& failure) {
    return Error{std::string("The store cannot be used: ") + failure.what()};
  } catch (const StoreError& failure) {
    return Error{cannot_open(failure)};
  }
  return std::nullopt;
}

Result<std::unique_ptr<TableServer>> TableServer::open(const ServeOptions& options,
                                                       std::span<const AnyGame* const> games) {
  if (!init_secrets()) return Error{"The system gives no random numbers."};
  auto parts = std::make_unique<Parts>();
  if (!options.store.empty() && !is_postgres_url(options.store)) {
    return Error{"A store is named by postgresql://…, or not at all to use the folder of --data."};
  }
  if (options.store.empty()) {
    if (auto error = open_folder(*parts, options)) return *error;
  }
  parts->net = Server::make(options.net, parts->metrics);
  std::string error;
  if (!parts->net->listen(error)) return Error{error};
  if (auto failed = open_store(*parts, options)) return *failed;
  try {
    build(*parts, options, games);
  } catch (const StoreError& failure) {
    return Error{cannot_open(failure)};
  }
  return std::unique_ptr<TableServer>(new TableServer(std::move(parts)));
}

void TableServer::build(Parts& parts, const ServeOptions& options,
                        std::span<const AnyGame* const> games) {
  parts.thinkers = std::make_unique<Workers>(options.bot_threads);
  // 64 MiB a hash: never more than two at once.
  parts.hashers = std::make_unique<Workers>(2);
  parts.people = std::make_unique<People>(*parts.store, *parts.net, *parts.hashers);
  const auto find = [games](std::string_view id) -> const AnyGame* {
    for (const AnyGame* game : games) {
      if (game->info().id == id) return game;
    }
    return nullptr;
  };
  parts.tables = std::make_unique<Tables>(*parts.store, *parts.net, *parts.thinkers, parts.metrics,
                                          find, options.pause);
  parts.reviews = std::make_unique<Reviews>(*parts.net, *parts.thinkers);
  parts.app =
      std::make_unique<App>(AppOptions{options.limits, options.origins, options.web}, *parts.tables,
                            *parts.people, *parts.reviews, *parts.store, parts.metrics, games);
  parts.net->serve(*parts.app);
  parts.tables->wake();
}

int TableServer::port() const { return parts_->net->port(); }
Metrics& TableServer::metrics() { return parts_->metrics; }

// As long as the loop turns, the manager hears of it.
void TableServer::tell_watchdog() {
  if (watchdog_ms() == 0) return;
  tell_manager("WATCHDOG=1");
  parts_->net->after(watchdog_ms(), [this] { tell_watchdog(); });
}

void TableServer::run(bool signals) {
  tell_manager("READY=1");
  tell_watchdog();
  parts_->net->run(signals);
  tell_manager("STOPPING=1");
  parts_->tables->mark_time();
  // What was asked before the stop is written before the process ends.
  parts_->store->stop();
}

void TableServer::stop() { parts_->net->stop(); }

}  // namespace triclinium::server
