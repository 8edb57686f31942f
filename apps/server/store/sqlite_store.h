// The Store over one SQLite file in WAL mode, with group commit.
//
// A writer thread takes everything that is queued, commits it as one transaction with
// synchronous=FULL and only then reports it done: the more is going on, the larger the groups.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/core/loop.h"
#include "apps/server/core/metrics.h"
#include "apps/server/store/checkpointer.h"
#include "apps/server/store/sqlite.h"
#include "apps/server/store/sqlite_reader.h"
#include "apps/server/store/store.h"

namespace triclinium::server {

class SqliteWriter;

class SqliteStore : public Store {
 public:
  // Opens or creates the file; throws SqliteError.
  SqliteStore(const std::string& path, Loop& loop, Metrics& metrics);
  ~SqliteStore() override;

  void submit(std::vector<Write> writes, Done done) override;
  void stop() override;
  bool healthy() override;
  std::int64_t new_table_number() override { return ++last_number_; }
  StoreFault trouble() const override { return trouble_; }

  std::optional<PersonRow> person(const std::string& id) override { return rows_->person(id); }
  std::optional<SessionRow> session(const std::string& hash) override {
    return rows_->session(hash);
  }
  std::vector<SessionRow> sessions_of(const std::string& person) override {
    return rows_->sessions_of(person);
  }
  std::optional<AccountRow> account(const std::string& key) override { return rows_->account(key); }
  std::optional<AccountRow> account_of(const std::string& person) override {
    return rows_->account_of(person);
  }
  std::optional<TableHead> table(const std::string& id) override { return rows_->table(id); }
  std::optional<SnapshotRow> snapshot(std::int64_t number) override {
    return rows_->snapshot(number);
  }
  Changes changes_after(std::int64_t number, std::int64_t seq) override {
    return rows_->changes_after(number, seq);
  }
  std::vector<PersonRow> people_at(std::int64_t number) override {
    return rows_->people_at(number);
  }
  std::vector<std::string> tables_of(const std::string& person, int limit) override {
    return rows_->tables_of(person, limit);
  }
  std::vector<std::string> tables_hosted_by(const std::string& person) override {
    return rows_->tables_hosted_by(person);
  }
  std::vector<std::string> listed_tables(int phase, int limit) override {
    return rows_->listed_tables(phase, limit);
  }
  std::vector<std::string> tables_to_wake() override { return rows_->tables_to_wake(); }
  Millis ran_until() override { return rows_->ran_until(); }

 private:
  struct Batch {
    std::vector<Write> writes;
    Done done;
  };

  void write_until_stopped(SqliteWriter& writer);
  void tidy(SqliteWriter& writer);
  Stored commit(SqliteWriter& writer, std::vector<Batch>& batches);

  Loop& loop_;
  Metrics& metrics_;
  std::unique_ptr<Database> reader_;
  std::unique_ptr<SqliteWriter> writer_;  // of the writer's thread
  std::unique_ptr<Checkpointer> checkpointer_;
  std::unique_ptr<SqliteReader> rows_;
  std::int64_t last_number_ = 0;

  std::mutex mutex_;
  std::condition_variable queued_;
  std::vector<Batch> queue_;
  bool stopping_ = false;
  std::atomic<StoreFault> trouble_ = StoreFault::none;
  std::thread thread_;
};

}  // namespace triclinium::server
