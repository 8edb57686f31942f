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
#include "apps/server/store/store.h"

namespace triclinium::server {

class SqliteWriter;

class SqliteStore final : public Store {
 public:
  // Opens or creates the file; throws SqliteError.
  SqliteStore(const std::string& path, Loop& loop, Metrics& metrics);
  ~SqliteStore() override;

  void submit(std::vector<Write> writes, std::function<void(bool)> done) override;
  void stop() override;
  bool healthy() const override { return healthy_; }

  std::optional<PersonRow> person(const std::string& id) override;
  std::optional<std::string> session_person(const std::string& hash) override;
  std::optional<AccountRow> account(const std::string& key) override;
  std::optional<AccountRow> account_of(const std::string& person) override;
  std::int64_t last_table_number() override;
  std::optional<TableHead> table(const std::string& id) override;
  std::optional<SnapshotRow> snapshot(std::int64_t number) override;
  Changes changes_after(std::int64_t number, std::int64_t seq) override;
  std::vector<std::string> tables_of(const std::string& person, int limit) override;
  std::vector<std::string> listed_tables(int phase, int limit) override;
  std::vector<std::string> tables_to_wake() override;

 private:
  struct Batch {
    std::vector<Write> writes;
    std::function<void(bool)> done;
  };

  void write_until_stopped();
  void tidy(SqliteWriter& writer);
  bool commit(SqliteWriter& writer, std::vector<Batch>& batches);
  std::vector<std::string> ids(Statement& statement);

  Loop& loop_;
  Metrics& metrics_;
  std::string path_;
  std::unique_ptr<Database> reader_;
  std::unique_ptr<Checkpointer> checkpointer_;
  Statement person_, session_, account_, account_of_, table_, snapshot_, changes_, tables_of_,
      listed_, wake_;

  std::mutex mutex_;
  std::condition_variable queued_;
  std::vector<Batch> queue_;
  bool stopping_ = false;
  std::atomic<bool> healthy_ = true;
  std::thread thread_;
};

}  // namespace triclinium::server
