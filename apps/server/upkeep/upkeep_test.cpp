// What an operator does with damaged data: notice it, check it, repair it, restore a backup.
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "apps/server/store/checkpointer.h"
#include "apps/server/store/data_folder.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite.h"
#include "apps/server/store/wal.h"
#include "apps/server/testing/table_fixture.h"
#include "apps/server/upkeep/check.h"
#include "apps/server/upkeep/repair.h"
#include "apps/server/upkeep/restore.h"

namespace triclinium::server::testing {
namespace {

namespace fs = std::filesystem;

const AnyGame* toy_by_id(std::string_view id) { return id == "toy" ? &toy_game() : nullptr; }

class UpkeepTest : public TableFixture {
 protected:
  std::string file() const { return server_.data() + "/triclinium.sqlite"; }
  std::string played(Visitor& visitor) {
    const std::string id = create(visitor, {me(), me()});
    WebSocketClient socket;
    act(socket, enter(socket, visitor, id), "take 1");
    EXPECT_TRUE(socket.receive_type("state"));
    return id;
  }
  // The data as it lies on the disk after a kill, in a folder of its own.
  void copy_killed(const TempFolder& to) {
    fs::copy(file(), to.path() + "/triclinium.sqlite");
    fs::copy(file() + "-wal", to.path() + "/triclinium.sqlite-wal");
    fs::copy(server_.data() + "/triclinium.open", to.path() + "/triclinium.open");
  }
  static void overwrite(const std::string& path, std::streamoff at, const std::string& bytes) {
    std::fstream(path, std::ios::in | std::ios::out | std::ios::binary)
        .seekp(at)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
  static std::string told(const TempFolder& folder) {
    auto opened = DataFolder::open(folder.path());
    EXPECT_TRUE(opened);
    const auto found = (*opened)->inspect();
    return found ? *found : found.error().message;
  }
  static int mode(const std::string& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 ? static_cast<int>(status.st_mode & 0777) : -1;
  }
};

TEST_F(UpkeepTest, ALogThatIsWholeIsNotSpokenOf) {
  played(ann_);
  TempFolder left;
  copy_killed(left);
  EXPECT_EQ(told(left), "");
  const LogReport report = inspect_log(left.path() + "/triclinium.sqlite-wal");
  EXPECT_GT(report.commits, 2u);
  EXPECT_FALSE(report.torn);
}

TEST_F(UpkeepTest, AFlippedLogIsNoticedAndKept) {
  played(ann_);
  TempFolder left;
  copy_killed(left);
  overwrite(left.path() + "/triclinium.sqlite-wal", 32 + 24 + 100, "\x5a");
  EXPECT_NE(told(left).find("commits behind the damage"), std::string::npos) << told(left);
  int kept = 0;
  for (const auto& item : fs::directory_iterator(left.path())) {
    kept += item.path().string().find(".damaged-") != std::string::npos;
  }
  EXPECT_GE(kept, 1);
}

TEST_F(UpkeepTest, ALogWithoutItsBeginningIsNoticed) {
  played(ann_);
  TempFolder left;
  copy_killed(left);
  overwrite(left.path() + "/triclinium.sqlite-wal", 0, std::string(32, '\0'));
  EXPECT_NE(told(left).find("lost its beginning"), std::string::npos) << told(left);
}

TEST_F(UpkeepTest, ACutOrMissingLogIsNoticed) {
  played(ann_);
  TempFolder left;
  copy_killed(left);
  fs::resize_file(left.path() + "/triclinium.sqlite-wal", 32 + 2 * 4120);
  EXPECT_NE(told(left).find("was cut"), std::string::npos) << told(left);
  fs::remove(left.path() + "/triclinium.sqlite-wal");
  EXPECT_NE(told(left).find("log is gone"), std::string::npos) << told(left);
}

// The commit that was on its way when the power went may be incomplete: nobody was told of it.
TEST_F(UpkeepTest, ATornLastCommitIsNoDamage) {
  played(ann_);
  TempFolder left;
  copy_killed(left);
  const std::string log = left.path() + "/triclinium.sqlite-wal";
  const LogReport whole = inspect_log(log);
  std::ifstream in(log, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(in), {});
  std::size_t last = 32;
  for (std::size_t at = 32; at + 4120 <= bytes.size(); at += 4120) {
    if (bytes.substr(at + 8, 8) == bytes.substr(16, 8)) last = at;
  }
  overwrite(log, static_cast<std::streamoff>(last + 1000), std::string(512, '\x77'));
  const LogReport torn = inspect_log(log);
  EXPECT_TRUE(torn.torn);
  EXPECT_EQ(torn.commits, whole.commits - 1);
  EXPECT_FALSE(torn.damaged());
  EXPECT_EQ(told(left), "");
}

TEST_F(UpkeepTest, ABackupCopiedOverTheDataDoesNotMeetItsLog) {
  played(ann_);
  TempFolder left;
  copy_killed(left);
  const std::string backup = left.path() + "/backup.sqlite";
  backup_database(file(), backup);
  fs::copy_file(backup, left.path() + "/triclinium.sqlite", fs::copy_options::overwrite_existing);
  EXPECT_NE(told(left).find("store restore"), std::string::npos) << told(left);
}

TEST_F(UpkeepTest, OneServerAFolderWhateverIsDeleted) {
  for (const auto& item : fs::directory_iterator(server_.data())) {
    const std::string name = item.path().filename();
    if (!name.starts_with("triclinium.sqlite")) fs::remove(item.path());
  }
  auto second = DataFolder::open(server_.data());
  ASSERT_FALSE(second);
  EXPECT_NE(second.error().message.find("in use by another server"), std::string::npos);
}

TEST_F(UpkeepTest, FilesAreTheOwnersWhateverTheUmask) {
  const mode_t before = ::umask(0);
  TempFolder outer;
  const std::string data = outer.path() + "/data";
  ServeOptions options = LiveServer::test_options();
  options.data = data;
  static const std::vector<const AnyGame*> games{&toy_game()};
  auto opened = TableServer::open(options, games);
  ASSERT_TRUE(opened);
  std::thread running([&] { (*opened)->run(false); });
  Visitor visitor((*opened)->port());
  visitor.post("/api/name", {{"name", "Livia"}});
  backup_database(data + "/triclinium.sqlite", outer.path() + "/backup.sqlite");
  EXPECT_EQ(mode(data), 0700);
  for (const auto& item : fs::directory_iterator(data)) {
    EXPECT_EQ(mode(item.path()), 0600) << item.path();
  }
  EXPECT_EQ(mode(outer.path() + "/backup.sqlite"), 0600);
  (*opened)->stop();
  running.join();
  ::umask(before);
}

TEST_F(UpkeepTest, ASoundStoreIsFoundSoundWhileItIsServed) {
  played(ann_);
  played(ann_);
  const Inventory inventory = check_store(file(), toy_by_id);
  EXPECT_EQ(inventory.findings, std::vector<std::string>{});
  EXPECT_EQ(inventory.tables, 2);
  EXPECT_GT(inventory.changes, 2);
}

TEST_F(UpkeepTest, EveryKindOfDamageIsFound) {
  played(ann_);
  const std::string whole = server_.data() + "/whole.sqlite";
  backup_database(file(), whole);
  for (const char* damage :
       {"UPDATE actions SET body='take 2' WHERE kind=2", "DELETE FROM actions WHERE seq=2",
        "UPDATE tables SET config='{}'", "UPDATE people SET name='Nero'",
        "UPDATE sessions SET person='p_x'", "UPDATE tables SET phase=0",
        "UPDATE seats SET person='p_x' WHERE seat=0",
        "INSERT INTO snapshots VALUES(1,2,'{}',row_sum(1,2,'{}'))"}) {
    TempFolder folder;
    const std::string copy = folder.path() + "/triclinium.sqlite";
    fs::copy(whole, copy);
    Database(copy, Database::Mode::existing).execute(damage);
    EXPECT_FALSE(check_store(copy, toy_by_id).findings.empty()) << damage;
  }
}

TEST_F(UpkeepTest, RepairMakesListsAndSnapshotsAnew) {
  const std::string id = played(ann_);
  const std::string other = played(ann_);
  TempFolder folder;
  const std::string copy = folder.path() + "/triclinium.sqlite";
  backup_database(file(), copy);
  {
    Database database(copy, Database::Mode::existing);
    database.execute("UPDATE tables SET phase=0,listed=1");
    database.execute("DELETE FROM seats");
    database.execute("INSERT INTO snapshots VALUES(1,2,'{}',0)");
    database.execute("UPDATE actions SET body='take 3' WHERE number=2 AND kind=2");
  }
  auto opened = DataFolder::open(folder.path());
  ASSERT_TRUE(opened);
  const Repair repair = repair_store(**opened, toy_by_id, false);
  ASSERT_EQ(repair.inventory.findings.size(), 1u);
  EXPECT_NE(repair.inventory.findings[0].find(other + " stays set aside"), std::string::npos);
  EXPECT_EQ(mode(repair.kept), 0600);
  const Repair cut = repair_store(**opened, toy_by_id, true);
  EXPECT_NE(cut.inventory.findings.at(0).find("goes on from change"), std::string::npos);
  EXPECT_EQ(check_store(copy, toy_by_id).findings, std::vector<std::string>{});
  opened->reset();
  ServeOptions options = LiveServer::test_options();
  options.data = folder.path();
  static const std::vector<const AnyGame*> games{&toy_game()};
  auto server = TableServer::open(options, games);
  ASSERT_TRUE(server);
  std::thread running([&] { (*server)->run(false); });
  Visitor visitor((*server)->port());
  visitor.set_cookie(ann_.cookie());
  EXPECT_EQ(visitor.get(path(id)).json().at("move"), 1);
  EXPECT_EQ(visitor.get(path(other)).json().at("move"), 0) << "up to its last whole change";
  EXPECT_EQ(visitor.get("/api/tables").json().at("mine").size(), 2u);
  (*server)->stop();
  running.join();
}

TEST_F(UpkeepTest, RepairSavesWhatIsBesideADestroyedPage) {
  std::vector<std::string> ids;
  for (int i = 0; i < 40; ++i) ids.push_back(create(ann_, {me(), me()}));
  const std::string whole = server_.data() + "/whole.sqlite";
  backup_database(file(), whole);
  const auto pages = static_cast<int>(fs::file_size(whole) / 4096);
  for (int page = 1; page < pages; page += 5) {
    TempFolder folder;
    const std::string copy = folder.path() + "/triclinium.sqlite";
    fs::copy(whole, copy);
    overwrite(copy, page * 4096, std::string(4096, '\xa5'));
    auto opened = DataFolder::open(folder.path());
    ASSERT_TRUE(opened);
    try {
      const Repair repair = repair_store(**opened, toy_by_id, true);
      EXPECT_GT(repair.inventory.tables, 10) << "page " << page;
      EXPECT_EQ(Database(copy, Database::Mode::existing).text("PRAGMA integrity_check"), "ok");
    } catch (const StoreError& error) {
      // A page that leads to all others.
      EXPECT_EQ(error.fault, StoreFault::damaged) << error.what();
    }
  }
}

TEST_F(UpkeepTest, RestoreRefusesAStaleLogAndMovesItAside) {
  const std::string id = played(ann_);
  const std::string backup = server_.data() + "/backup.sqlite";
  backup_database(file(), backup);
  TempFolder left;
  copy_killed(left);
  auto opened = DataFolder::open(left.path());
  ASSERT_TRUE(opened);
  const auto refused = restore_store(**opened, backup, toy_by_id, false);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("write-ahead log"), std::string::npos);
  EXPECT_TRUE(fs::exists(left.path() + "/triclinium.sqlite-wal")) << "nothing was touched";
  const auto restored = restore_store(**opened, backup, toy_by_id, true);
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(restored->inventory.tables, 1);
  EXPECT_TRUE(fs::exists(restored->kept + "-wal")) << "the log stays with its database";
  EXPECT_FALSE(fs::exists(left.path() + "/triclinium.sqlite-wal"));
  EXPECT_EQ(told(left), "");
}

TEST_F(UpkeepTest, RestoreChecksTheBackupFirst) {
  played(ann_);
  const std::string backup = server_.data() + "/backup.sqlite";
  backup_database(file(), backup);
  Database(backup, Database::Mode::existing).execute("UPDATE actions SET at=at+1");
  TempFolder empty;
  auto opened = DataFolder::open(empty.path() + "/data");
  ASSERT_TRUE(opened);
  const auto refused = restore_store(**opened, backup, toy_by_id, false);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("no sound backup"), std::string::npos);
}

}  // namespace
}  // namespace triclinium::server::testing
