#include "apps/server/store/checkpointer.h"

#include <algorithm>
#include <vector>

#include "apps/server/core/log.h"
#include "apps/server/store/sqlite.h"

namespace triclinium::server {

namespace {

constexpr int page_bytes = 4096;
constexpr int pages_between_tries = 500;
constexpr int pages_in_stock = 128;

// Zeros behind the last frame end the log like the end of the file does: no frame begins with them.
void lengthen_log(Database& database) {
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &file);
  if (file == nullptr || file->pMethods == nullptr) return;
  const auto wanted = static_cast<sqlite3_int64>(Checkpointer::log_bytes);
  // SQLite's own disk writes less than 128 KiB at once.
  const std::vector<char> zeros(std::size_t{1} << 16);
  sqlite3_int64 at = 0;
  if (file->pMethods->xFileSize(file, &at) != SQLITE_OK) return;
  while (at < wanted) {
    const auto part = std::min(wanted - at, static_cast<sqlite3_int64>(zeros.size()));
    if (file->pMethods->xWrite(file, zeros.data(), static_cast<int>(part), at) != SQLITE_OK) return;
    at += part;
  }
  file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}

}  // namespace

// Two transactions: pages that come and go in one would never be written.
void stock_pages(Database& database) {
  if (database.integer("PRAGMA freelist_count") >= pages_in_stock / 2) return;
  Statement put(database, "INSERT INTO stock VALUES(zeroblob(?1))");
  put.bind(1, std::int64_t{pages_in_stock} * page_bytes).run();
  database.execute("DELETE FROM stock");
}

// What cannot be opened is told here, not on the thread.
Checkpointer::Checkpointer(const std::string& path)
    : database_(std::make_unique<Database>(path, Database::Mode::existing)) {
  stock_pages(*database_);
  lengthen_log(*database_);
  thread_ = std::thread([this] { work(*database_); });
}

Checkpointer::~Checkpointer() { stop(); }

void Checkpointer::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wanted_.notify_one();
  if (thread_.joinable()) thread_.join();
}

bool Checkpointer::log_has(int pages) {
  if (pages < last_) next_ = begin_pages;
  last_ = pages;
  if (almost_done_.exchange(false)) return true;
  if (pages < next_) return false;
  // A reader may keep the log from beginning anew: try again only when it has grown further.
  next_ = pages + pages_between_tries;
  if (pages >= most_pages) return true;
  {
    const std::lock_guard lock(mutex_);
    due_ = true;
  }
  wanted_.notify_one();
  return false;
}

void Checkpointer::work(Database& database) {
  for (;;) {
    {
      std::unique_lock lock(mutex_);
      wanted_.wait(lock, [this] { return stopping_ || due_; });
      if (stopping_) return;
      due_ = false;
    }
    try {
      // A connection that has read nothing yet does not know of the log.
      database.integer("PRAGMA schema_version");
      int copied = -1;
      // Twice: what came during the first round is copied in the second, short one.
      for (int round = 0; round < 2; ++round) {
        sqlite3_wal_checkpoint_v2(database.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                                  &copied);
      }
      if (copied > 0) almost_done_ = true;
    } catch (const SqliteError& error) {
      log(LogLevel::warning, "checkpoint_failed", {{"reason", error.what()}});
    }
  }
}

}  // namespace triclinium::server
