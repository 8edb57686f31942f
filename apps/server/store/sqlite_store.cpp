#include "apps/server/store/sqlite_store.h"

#include <chrono>

#include "apps/server/core/log.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_writer.h"

namespace triclinium::server {

SqliteStore::SqliteStore(const std::string& path, Loop& loop, Metrics& metrics)
    : loop_(loop), metrics_(metrics) {
  reader_ = std::make_unique<Database>(path, Database::Mode::create);
  set_pragmas(*reader_);
  migrate(*reader_);
  number_database(*reader_);
  rows_ = std::make_unique<SqliteReader>(*reader_);
  last_number_ = rows_->last_table_number();
  writer_ = std::make_unique<SqliteWriter>(path);
  checkpointer_ = std::make_unique<Checkpointer>(path);
  thread_ = std::thread([this] { write_until_stopped(*writer_); });
}

SqliteStore::~SqliteStore() { stop(); }

void SqliteStore::submit(std::vector<Write> writes, Done done) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(writes), std::move(done)});
    metrics_.store_queue = queue_.size();
  }
  queued_.notify_one();
}

void SqliteStore::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  queued_.notify_one();
  if (thread_.joinable()) thread_.join();
  checkpointer_->stop();
}

void SqliteStore::write_until_stopped(SqliteWriter& writer) {
  std::vector<Batch> batches;
  for (;;) {
    batches.clear();
    {
      std::unique_lock lock(mutex_);
      queued_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      batches.swap(queue_);
      metrics_.store_queue = 0;
    }
    const Stored ok = commit(writer, batches);
    // One bad batch must not fail those that were queued with it.
    if (!ok && batches.size() > 1) {
      for (Batch& batch : batches) {
        std::vector<Batch> one;
        one.push_back(std::move(batch));
        const Stored one_ok = commit(writer, one);
        loop_.post([done = std::move(one[0].done), one_ok] { report(done, one_ok); });
      }
      continue;
    }
    loop_.post([finished = std::move(batches), ok] {
      for (const Batch& batch : finished) report(batch.done, ok);
    });
    metrics_.log_pages = static_cast<std::uint64_t>(writer.log_pages());
    // The answers are on their way; the rest of the copy costs only whoever comes next.
    if (checkpointer_->log_has(writer.log_pages())) writer.copy_log();
    if (ok) tidy(writer);
  }
}

void SqliteStore::tidy(SqliteWriter& writer) {
  try {
    writer.stock();
  } catch (const SqliteError& error) {
    log(LogLevel::warning, "no_stock", {{"reason", error.what()}});
  }
}

Stored SqliteStore::commit(SqliteWriter& writer, std::vector<Batch>& batches) {
  const auto begun = std::chrono::steady_clock::now();
  std::uint64_t written = 0;
  try {
    writer.begin();
    for (Batch& batch : batches) {
      for (const Write& write : batch.writes) {
        std::visit(writer, write);
        ++written;
      }
    }
    writer.commit();
  } catch (const SqliteError& error) {
    writer.roll_back();
    trouble_ = error.fault;
    ++metrics_.commit_failures;
    log(LogLevel::error, "commit_failed", {{"reason", error.what()}});
    return {error.fault};
  }
  trouble_ = StoreFault::none;
  ++metrics_.commits;
  metrics_.committed_changes += written;
  metrics_.commit_seconds.add(
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
  return {};
}

// The disk itself, not what is kept of it in memory.
bool SqliteStore::healthy() {
  if (trouble_ != StoreFault::none) return false;
  sqlite3_file* file = nullptr;
  char begin[16] = {};
  const int code =
      sqlite3_file_control(reader_->handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  return code == SQLITE_OK && file != nullptr && file->pMethods != nullptr &&
         file->pMethods->xRead(file, begin, sizeof begin, 0) == SQLITE_OK &&
         std::string_view(begin) == "SQLite format 3";
}

}  // namespace triclinium::server
