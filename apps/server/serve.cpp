#include "apps/server/serve.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <filesystem>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/store/sqlite_store.h"

namespace triclinium::server {

namespace {

// One server a folder: two would write over each other. The system lets go of it with the process.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder)
      : file_(::open((folder + "/triclinium.lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)),
        held_(file_ >= 0 && ::flock(file_, LOCK_EX | LOCK_NB) == 0) {}
  ~FolderLock() {
    if (file_ >= 0) ::close(file_);
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;
  bool held() const { return held_; }

 private:
  int file_;
  bool held_;
};

}  // namespace

// In the order of construction; destroyed the other way round.
struct TableServer::Parts {
  std::unique_ptr<FolderLock> lock;
  Metrics metrics;
  std::unique_ptr<Server> net;
  std::unique_ptr<SqliteStore> store;
  std::unique_ptr<Workers> thinkers;
  std::unique_ptr<Workers> hashers;
  std::unique_ptr<People> people;
  std::unique_ptr<Tables> tables;
  std::unique_ptr<Reviews> reviews;
  std::unique_ptr<App> app;
};

std::string database_path(const std::string& data) {
  return (std::filesystem::path(data) / "triclinium.sqlite").string();
}

TableServer::TableServer(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

// Threads first: nothing may call back into parts that are going.
TableServer::~TableServer() {
  if (!parts_) return;
  parts_->tables->hurry();
  parts_->reviews->stop();
  parts_->thinkers->stop();
  parts_->hashers->stop();
  parts_->store->stop();
}

Result<std::unique_ptr<TableServer>> TableServer::open(const ServeOptions& options,
                                                       std::span<const AnyGame* const> games) {
  if (!init_secrets()) return Error{"The system gives no random numbers."};
  std::error_code folder_error;
  // It holds hashes of passwords and hidden cards.
  if (std::filesystem::create_directories(options.data, folder_error)) {
    std::filesystem::permissions(options.data, std::filesystem::perms::owner_all, folder_error);
  }
  if (folder_error) {
    return Error{"The data folder '" + options.data +
                 "' cannot be made: " + folder_error.message()};
  }
  auto parts = std::make_unique<Parts>();
  parts->lock = std::make_unique<FolderLock>(options.data);
  if (!parts->lock->held()) {
    return Error{"The data folder '" + options.data + "' is in use by another server."};
  }
  parts->net = Server::make(options.net, parts->metrics);
  std::string error;
  if (!parts->net->listen(error)) return Error{error};
  try {
    parts->store =
        std::make_unique<SqliteStore>(database_path(options.data), *parts->net, parts->metrics);
  } catch (const SqliteError& failure) {
    return Error{std::string("The data cannot be opened: ") + failure.what()};
  }
  parts->thinkers = std::make_unique<Workers>(options.bot_threads);
  // 64 MiB a hash: never more than two at once.
  parts->hashers = std::make_unique<Workers>(2);
  parts->people = std::make_unique<People>(*parts->store, *parts->net, *parts->hashers);
  const auto find = [games](std::string_view id) -> const AnyGame* {
    for (const AnyGame* game : games) {
      if (game->info().id == id) return game;
    }
    return nullptr;
  };
  parts->tables = std::make_unique<Tables>(*parts->store, *parts->net, *parts->thinkers,
                                           parts->metrics, find, options.pause);
  parts->reviews = std::make_unique<Reviews>(*parts->net, *parts->thinkers);
  parts->app = std::make_unique<App>(AppOptions{options.limits, options.origins, options.web},
                                     *parts->tables, *parts->people, *parts->reviews, *parts->store,
                                     parts->metrics, games);
  parts->net->serve(*parts->app);
  parts->tables->wake();
  return std::unique_ptr<TableServer>(new TableServer(std::move(parts)));
}

int TableServer::port() const { return parts_->net->port(); }
Metrics& TableServer::metrics() { return parts_->metrics; }

void TableServer::run(bool signals) {
  parts_->net->run(signals);
  // What was asked before the stop is written before the process ends.
  parts_->store->stop();
}

void TableServer::stop() { parts_->net->stop(); }

}  // namespace triclinium::server
