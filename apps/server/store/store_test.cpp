#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <thread>

#include "apps/server/core/log.h"
#include "apps/server/core/names.h"
#include "apps/server/store/postgres_store.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_store.h"
#include "apps/server/testing/live_server.h"
#include "apps/server/testing/manual_loop.h"
#include "apps/server/testing/postgres_server.h"

namespace triclinium::server {
namespace {

class StoreTest : public ::testing::Test {
 protected:
  StoreTest() { set_log_level(LogLevel::off); }
  // The same store again, whichever it is.
  std::unique_ptr<Store> open() {
    if (!testing::tests_use_postgres()) {
      return std::make_unique<SqliteStore>(path(), loop_, metrics_);
    }
    if (url_.empty()) url_ = testing::fresh_postgres_database();
    return std::make_unique<PostgresStore>(url_, loop_, metrics_);
  }
  std::string path() const { return folder_.path() + "/store.sqlite"; }
  bool write(Store& store, std::vector<Write> writes) {
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
  std::string url_;
  testing::ManualLoop loop_;
  Metrics metrics_;
};

// What only the file does.
class SqliteTest : public StoreTest {};

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
  EXPECT_FALSE(store->table("t_2"));
  EXPECT_FALSE(store->snapshot(2));
}

TEST_F(StoreTest, ListsAreInOrderAndNameATableOnce) {
  auto store = open();
  ASSERT_TRUE(write(
      *store, {NewTable{1, "t_1", "{}", 5}, NewTable{2, "t_2", "{}", 6},
               NewTable{3, "t_3", "{}", 7}, PutSeatIndex{1, 0, "p_a"}, PutSeatIndex{1, 1, "p_a"},
               PutSeatIndex{2, 0, "p_a"}, PutSeatIndex{3, PutSeatIndex::host, "p_a"},
               PutSeatIndex{3, 1, "p_b"}, PutTableIndex{1, 2, true, false, 30},
               PutTableIndex{2, 1, true, true, 20}, PutTableIndex{3, 1, true, true, 10}}));
  using Ids = std::vector<std::string>;
  EXPECT_EQ(store->tables_of("p_a", 10), (Ids{"t_2", "t_1"})) << "those that are over come last";
  EXPECT_EQ(store->tables_of("p_a", 1), Ids{"t_2"});
  EXPECT_EQ(store->tables_hosted_by("p_a"), Ids{"t_3"});
  EXPECT_EQ(store->listed_tables(1, 10), (Ids{"t_3", "t_2"})) << "the newest first";
  EXPECT_EQ(store->tables_to_wake(), (Ids{"t_2", "t_3"}));
  ASSERT_TRUE(write(*store, {PutSeatIndex{2, 0, ""}}));
  EXPECT_EQ(store->tables_of("p_a", 10), Ids{"t_1"}) << "who has left is not listed";
}

TEST_F(StoreTest, SessionsAndAccountsChangeAndEnd) {
  auto store = open();
  const std::string raw("\0\xff'\\x", 5);  // hashes are any bytes
  AccountRow livia{"livia", "Livia", "argon", "p_a"};
  ASSERT_TRUE(write(*store, {PutPerson{{"p_a", ""}, 1}, PutPerson{{"p_a", "Livia"}, 2},
                             PutAccount{livia, 1}, PutSession{raw, "p_a", 10},
                             PutSession{"other", "p_a", 20}, PutSession{"old", "p_b", 1}}));
  EXPECT_EQ(store->person("p_a")->name, "Livia");
  EXPECT_EQ(store->session(raw)->seen, 10);
  EXPECT_EQ(store->sessions_of("p_a").size(), 2u);
  EXPECT_EQ(store->sessions_of("p_a")[0].hash, "other") << "the latest first";
  livia.password = "new";
  ASSERT_TRUE(write(*store, {PutPassword{livia}, SeeSession{raw, 30}, DropSessionsBefore{5}}));
  EXPECT_EQ(store->account("livia")->password, "new");
  EXPECT_EQ(store->sessions_of("p_a")[0].hash, raw);
  EXPECT_FALSE(store->session("old"));
  ASSERT_TRUE(write(*store, {DropSessionsOf{"p_a", raw}}));
  EXPECT_FALSE(store->session("other"));
  ASSERT_TRUE(write(*store, {DropSession{raw}, DropAccount{"livia"}}));
  EXPECT_FALSE(store->session(raw));
  EXPECT_FALSE(store->account_of("p_a"));
}

TEST_F(StoreTest, AKeyThatIsTakenIsSomethingElseThanAFault) {
  auto store = open();
  ASSERT_TRUE(write(*store, {PutAccount{{"livia", "Livia", "argon", "p_a"}, 1}}));
  EXPECT_FALSE(write(*store, {PutAccount{{"livia", "LIVIA", "argon", "p_b"}, 1}}));
  EXPECT_EQ(store->account("livia")->person, "p_a");
  EXPECT_TRUE(write(*store, {PutAccount{{"drusus", "Drusus", "argon", "p_b"}, 1}}));
}

TEST_F(StoreTest, NumbersOfTablesAreNeverGivenTwice) {
  auto store = open();
  std::set<std::int64_t> numbers;
  const auto take = [&](Store& from) {
    const std::int64_t number = from.new_table_number();
    EXPECT_TRUE(numbers.insert(number).second) << number;
    EXPECT_TRUE(write(from, {NewTable{number, "t_" + std::to_string(number), "{}", 5}}));
  };
  for (int i = 0; i < 250; ++i) take(*store);
  store = open();
  for (int i = 0; i < 5; ++i) take(*store);
}

TEST_F(StoreTest, SaysUntilWhenItRan) {
  auto store = open();
  // Later than the clock of this loop, which a server of several notes by itself.
  ASSERT_TRUE(write(*store, {RanUntil{loop_.now() + 1234}}));
  ASSERT_TRUE(write(*store, {RanUntil{loop_.now() + 5678}}));
  EXPECT_EQ(open()->ran_until(), loop_.now() + 5678);
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

TEST_F(SqliteTest, MigratesOnceAndRefusesANewerFile) {
  open();
  Database database(path(), Database::Mode::existing);
  EXPECT_EQ(database.integer("PRAGMA user_version"), newest_schema());
  EXPECT_EQ(database.integer("SELECT count(*) FROM pragma_table_list "
                             "WHERE schema='main' AND strict=0 AND name NOT LIKE 'sqlite_%'"),
            0);
  database.execute("PRAGMA user_version=99");
  EXPECT_THROW(open(), SqliteError);
}

TEST_F(SqliteTest, AnOlderFileIsBroughtUpToDate) {
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

TEST_F(SqliteTest, TheLogBeginsAnewAndNothingIsLost) {
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

TEST_F(SqliteTest, TheLogIsCopiedBesideTheWriter) {
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
TEST_F(SqliteTest, ALongLogIsReadUpToItsLastCommit) {
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

TEST_F(SqliteTest, BacksUpWhileItIsOpen) {
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
