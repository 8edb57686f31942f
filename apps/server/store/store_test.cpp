#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

#include "apps/server/core/log.h"
#include "apps/server/core/names.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_store.h"
#include "apps/server/testing/live_server.h"
#include "apps/server/testing/manual_loop.h"

namespace triclinium::server {
namespace {

class StoreTest : public ::testing::Test {
 protected:
  StoreTest() { set_log_level(LogLevel::off); }
  std::string path() const { return folder_.path() + "/store.sqlite"; }
  std::unique_ptr<SqliteStore> open() {
    return std::make_unique<SqliteStore>(path(), loop_, metrics_);
  }
  bool write(SqliteStore& store, std::vector<Write> writes) {
    bool done = false;
    bool result = false;
    store.submit(std::move(writes), [&](bool ok) {
      done = true;
      result = ok;
    });
    loop_.run_until([&] { return done; });
    return result;
  }
  static Change change(std::int64_t seq) {
    return {seq, ChangeKind::act, 1, seq % 2 == 0, 1000 + seq, "take " + std::to_string(seq)};
  }

  testing::TempFolder folder_;
  testing::ManualLoop loop_;
  Metrics metrics_;
};

TEST_F(StoreTest, GivesBackWhatItWasGiven) {
  auto store = open();
  ASSERT_TRUE(
      write(*store, {PutPerson{{"p_a", "Ann"}, 1}, PutSession{"hash", "p_a", 1},
                     PutAccount{{"ann", "Ann", "argon", "p_a"}, 1}, NewTable{1, "t_1", "{}", 5},
                     PutSeatIndex{1, 0, "p_a"}, PutTableIndex{1, 1, true, true, 9},
                     AddChange{1, change(2)}, AddChange{1, change(3)}, PutSnapshot{1, 2, "snap"}}));
  store = open();
  EXPECT_EQ(store->person("p_a")->name, "Ann");
  EXPECT_FALSE(store->person("p_b"));
  EXPECT_EQ(store->session("hash")->person, "p_a");
  EXPECT_EQ(store->account("ann")->person, "p_a");
  EXPECT_EQ(store->account_of("p_a")->name, "Ann");
  EXPECT_EQ(store->table("t_1")->number, 1);
  EXPECT_EQ(store->last_table_number(), 1);
  EXPECT_EQ(store->snapshot(1)->body, "snap");
  const Changes changes = store->changes_after(1, 2);
  ASSERT_EQ(changes.size(), 1u);
  EXPECT_EQ(changes[0].body, "take 3");
  EXPECT_EQ(changes[0].seat, 1);
  EXPECT_EQ(store->changes_after(1, 0).size(), 2u);
  EXPECT_EQ(store->tables_of("p_a", 10), std::vector<std::string>{"t_1"});
  EXPECT_EQ(store->listed_tables(1, 10), std::vector<std::string>{"t_1"});
  EXPECT_TRUE(store->listed_tables(0, 10).empty());
  EXPECT_EQ(store->tables_to_wake(), std::vector<std::string>{"t_1"});
}

TEST_F(StoreTest, ABatchIsStoredWholeOrNotAtAll) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}, AddChange{1, change(2)}}));
  // Number 2 again breaks the key: the person of the same batch must not stay.
  EXPECT_FALSE(write(*store, {PutPerson{{"p_x", "X"}, 1}, AddChange{1, change(2)}}));
  EXPECT_FALSE(store->person("p_x"));
  EXPECT_TRUE(write(*store, {AddChange{1, change(3)}}));
  EXPECT_EQ(store->changes_after(1, 0).size(), 2u);
}

TEST_F(StoreTest, OneBadBatchDoesNotFailItsNeighbours) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}}));
  constexpr int batches = 200;
  int good = 0;
  int bad = 0;
  std::vector<int> order;
  for (int i = 0; i < batches; ++i) {
    const std::int64_t seq = i % 10 == 9 ? 2 : i + 2;  // every tenth repeats a number
    store->submit({AddChange{1, change(seq)}}, [&, i](bool ok) {
      ++(ok ? good : bad);
      order.push_back(i);
    });
  }
  loop_.run_until([&] { return good + bad == batches; });
  EXPECT_EQ(bad, 20);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_EQ(store->changes_after(1, 0).size(), 180u);
}

TEST_F(StoreTest, ManyBatchesShareACommit) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}}));
  const auto before = metrics_.commits.load();
  int done = 0;
  for (int i = 0; i < 2000; ++i) {
    store->submit({AddChange{1, change(i + 2)}}, [&](bool ok) { done += ok; });
  }
  loop_.run_until([&] { return done == 2000; });
  EXPECT_LT(metrics_.commits - before, 1000u);
}

TEST_F(StoreTest, StopWritesWhatIsQueued) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}}));
  for (int i = 0; i < 500; ++i) store->submit({AddChange{1, change(i + 2)}}, [](bool) {});
  store->stop();
  EXPECT_EQ(open()->changes_after(1, 0).size(), 500u);
}

TEST_F(StoreTest, MigratesOnceAndRefusesANewerFile) {
  open();
  Database database(path(), Database::Mode::existing);
  EXPECT_EQ(database.integer("PRAGMA user_version"), newest_schema());
  EXPECT_EQ(database.integer("SELECT count(*) FROM pragma_table_list "
                             "WHERE schema='main' AND strict=0 AND name NOT LIKE 'sqlite_%'"),
            0);
  database.execute("PRAGMA user_version=99");
  EXPECT_THROW(open(), SqliteError);
}

TEST_F(StoreTest, AnOlderFileIsBroughtUpToDate) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", R"({"host":"p_a"})", 5}, AddChange{1, change(2)},
                             PutPerson{{"p_a", "Livia Drusilla"}, 1}, PutSession{"hash", "p_a", 1},
                             PutAccount{{"x", "Livia Drusilla", "argon", "p_a"}, 1}}));
  store.reset();
  {
    Database database(path(), Database::Mode::existing);
    database.execute("DROP TABLE stock");
    database.execute("DROP TABLE house");
    database.execute("DROP INDEX sessions_person");
    database.execute("DROP INDEX sessions_seen");
    database.execute("ALTER TABLE sessions DROP COLUMN seen");
    database.execute("UPDATE accounts SET key='livia drusilla'");
    for (const char* table : {"people", "sessions", "accounts", "tables", "actions", "snapshots"}) {
      database.execute((std::string("ALTER TABLE ") + table + " DROP COLUMN sum").c_str());
    }
    database.execute("PRAGMA user_version=1");
  }
  store = open();
  EXPECT_EQ(store->changes_after(1, 0).size(), 1u);
  EXPECT_EQ(store->session("hash")->person, "p_a") << "rows have their sums";
  EXPECT_EQ(store->account(name_key("LIVIA DRUSILLA"))->person, "p_a")
      << "keys are the present ones";
  EXPECT_EQ(store->tables_hosted_by("p_a"), std::vector<std::string>{"t_1"});
  EXPECT_EQ(Database(path(), Database::Mode::existing).integer("PRAGMA user_version"),
            newest_schema());
}

TEST_F(StoreTest, TheLogBeginsAnewAndNothingIsLost) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}}));
  const std::string large(200'000, 'x');
  std::uint64_t longest = 0;
  int commits = 0;
  while (metrics_.log_pages >= longest && commits < 4000) {
    longest = metrics_.log_pages;
    ++commits;
    ASSERT_TRUE(write(*store, {AddChange{1, change(commits + 1)}, PutSnapshot{1, commits, large}}));
  }
  EXPECT_GE(longest, std::uint64_t{Checkpointer::begin_pages});
  EXPECT_LT(metrics_.log_pages, longest);
  store.reset();
  store = open();
  EXPECT_EQ(store->changes_after(1, 0).size(), static_cast<std::size_t>(commits));
  EXPECT_EQ(store->snapshot(1)->seq, commits);
}

TEST_F(StoreTest, TheLogIsCopiedBesideTheWriter) {
  open();
  Database writer(path(), Database::Mode::existing);
  writer.execute("PRAGMA wal_autocheckpoint=0");
  Checkpointer checkpointer(path());
  writer.execute("INSERT INTO people VALUES('p_a','Ann',1,row_sum('p_a','Ann'))");
  checkpointer.log_has(Checkpointer::begin_pages);
  while (!checkpointer.log_has(1)) std::this_thread::yield();
  // The file alone, without its log, has it.
  const std::string copy = folder_.path() + "/alone.sqlite";
  std::filesystem::copy(path(), copy);
  EXPECT_EQ(Database(copy, Database::Mode::existing).integer("SELECT count(*) FROM people"), 1);
}

// What a kill leaves behind: a log with frames and zeros after them, beside its database.
TEST_F(StoreTest, ALongLogIsReadUpToItsLastCommit) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}, AddChange{1, change(2)}}));
  const std::string copy = folder_.path() + "/left.sqlite";
  std::filesystem::copy(path(), copy);
  std::filesystem::copy(path() + "-wal", copy + "-wal");
  EXPECT_GT(std::filesystem::file_size(copy + "-wal"), 15'000'000u);
  SqliteStore left(copy, loop_, metrics_);
  EXPECT_EQ(left.changes_after(1, 0).size(), 1u);
  Database database(copy, Database::Mode::existing);
  Statement check(database, "PRAGMA integrity_check");
  ASSERT_TRUE(check.step());
  EXPECT_EQ(check.text(0), "ok");
}

TEST_F(StoreTest, BacksUpWhileItIsOpen) {
  auto store = open();
  ASSERT_TRUE(write(*store, {NewTable{1, "t_1", "{}", 5}, AddChange{1, change(2)}}));
  const std::string copy = folder_.path() + "/copy.sqlite";
  backup_database(path(), copy);
  EXPECT_THROW(backup_database(path(), copy), SqliteError);
  SqliteStore second(copy, loop_, metrics_);
  EXPECT_EQ(second.changes_after(1, 0).size(), 1u);
}

}  // namespace
}  // namespace triclinium::server
