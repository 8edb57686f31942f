#include "apps/server/store/sqlite_store.h"

#include <chrono>

#include "apps/server/core/log.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_writer.h"

namespace triclinium::server {

namespace {

// A disk that fails one of them must not keep the others from being told.
void report(const std::function<void(bool)>& done, bool ok) {
  try {
    done(ok);
  } catch (const SqliteError& error) {
    log(LogLevel::error, "read_failed", {{"reason", error.what()}});
  }
}

}  // namespace

SqliteStore::SqliteStore(const std::string& path, Loop& loop, Metrics& metrics)
    : loop_(loop), metrics_(metrics), path_(path) {
  reader_ = std::make_unique<Database>(path, Database::Mode::create);
  set_pragmas(*reader_);
  migrate(*reader_);
  Database& db = *reader_;
  person_ = Statement(db, "SELECT id,name FROM people WHERE id=?1");
  session_ = Statement(db, "SELECT person FROM sessions WHERE hash=?1");
  account_ = Statement(db, "SELECT key,name,password,person FROM accounts WHERE key=?1");
  account_of_ = Statement(db, "SELECT key,name,password,person FROM accounts WHERE person=?1");
  table_ = Statement(db, "SELECT number,config FROM tables WHERE id=?1");
  snapshot_ = Statement(db, "SELECT seq,body FROM snapshots WHERE number=?1");
  changes_ = Statement(db,
                       "SELECT seq,kind,seat,held,at,body FROM actions "
                       "WHERE number=?1 AND seq>?2 ORDER BY seq");
  tables_of_ = Statement(db,
                         "SELECT DISTINCT t.id FROM seats s JOIN tables t ON t.number=s.number "
                         "WHERE s.person=?1 ORDER BY t.phase=2, t.updated DESC LIMIT ?2");
  listed_ = Statement(db,
                      "SELECT id FROM tables WHERE listed=1 AND phase=?1 "
                      "ORDER BY created DESC LIMIT ?2");
  wake_ = Statement(db, "SELECT id FROM tables WHERE wake=1 ORDER BY number");
  checkpointer_ = std::make_unique<Checkpointer>(path);
  thread_ = std::thread([this] { write_until_stopped(); });
}

SqliteStore::~SqliteStore() { stop(); }

void SqliteStore::submit(std::vector<Write> writes, std::function<void(bool)> done) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(writes), std::move(done)});
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

void SqliteStore::write_until_stopped() {
  SqliteWriter writer(path_);
  std::vector<Batch> batches;
  for (;;) {
    batches.clear();
    {
      std::unique_lock lock(mutex_);
      queued_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      batches.swap(queue_);
    }
    bool ok = commit(writer, batches);
    healthy_ = ok;
    // One bad batch must not fail those that were queued with it.
    if (!ok && batches.size() > 1) {
      for (Batch& batch : batches) {
        std::vector<Batch> one;
        one.push_back(std::move(batch));
        const bool one_ok = commit(writer, one);
        if (one_ok) healthy_ = true;
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

bool SqliteStore::commit(SqliteWriter& writer, std::vector<Batch>& batches) {
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
    ++metrics_.commit_failures;
    log(LogLevel::error, "commit_failed", {{"reason", error.what()}});
    return false;
  }
  ++metrics_.commits;
  metrics_.committed_changes += written;
  metrics_.commit_seconds.add(
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
  return true;
}

std::optional<PersonRow> SqliteStore::person(const std::string& id) {
  std::optional<PersonRow> row;
  person_.bind(1, id);
  if (person_.step()) row = PersonRow{person_.text(0), person_.text(1)};
  person_.reset();
  return row;
}

std::optional<std::string> SqliteStore::session_person(const std::string& hash) {
  std::optional<std::string> person;
  session_.bind_blob(1, hash);
  if (session_.step()) person = session_.text(0);
  session_.reset();
  return person;
}

namespace {

std::optional<AccountRow> read_account(Statement& statement, const std::string& key) {
  std::optional<AccountRow> row;
  statement.bind(1, key);
  if (statement.step()) {
    row = AccountRow{statement.text(0), statement.text(1), statement.text(2), statement.text(3)};
  }
  statement.reset();
  return row;
}

}  // namespace

std::optional<AccountRow> SqliteStore::account(const std::string& key) {
  return read_account(account_, key);
}

std::optional<AccountRow> SqliteStore::account_of(const std::string& person) {
  return read_account(account_of_, person);
}

std::int64_t SqliteStore::last_table_number() {
  return reader_->integer("SELECT max(number) FROM tables");
}

std::optional<TableHead> SqliteStore::table(const std::string& id) {
  std::optional<TableHead> head;
  table_.bind(1, id);
  if (table_.step()) head = TableHead{table_.integer(0), table_.text(1)};
  table_.reset();
  return head;
}

std::optional<SnapshotRow> SqliteStore::snapshot(std::int64_t number) {
  std::optional<SnapshotRow> row;
  snapshot_.bind(1, number);
  if (snapshot_.step()) row = SnapshotRow{snapshot_.integer(0), snapshot_.text(1)};
  snapshot_.reset();
  return row;
}

Changes SqliteStore::changes_after(std::int64_t number, std::int64_t seq) {
  Changes changes;
  changes_.bind(1, number).bind(2, seq);
  while (changes_.step()) {
    changes.push_back({changes_.integer(0),
                       ChangeKind{static_cast<std::uint8_t>(changes_.integer(1))},
                       static_cast<Seat>(changes_.integer(2)), changes_.integer(3) != 0,
                       changes_.integer(4), changes_.text(5)});
  }
  changes_.reset();
  return changes;
}

std::vector<std::string> SqliteStore::ids(Statement& statement) {
  std::vector<std::string> result;
  while (statement.step()) result.push_back(statement.text(0));
  statement.reset();
  return result;
}

std::vector<std::string> SqliteStore::tables_of(const std::string& person, int limit) {
  tables_of_.bind(1, person).bind(2, limit);
  return ids(tables_of_);
}

std::vector<std::string> SqliteStore::listed_tables(int phase, int limit) {
  listed_.bind(1, phase).bind(2, limit);
  return ids(listed_);
}

std::vector<std::string> SqliteStore::tables_to_wake() { return ids(wake_); }

}  // namespace triclinium::server
