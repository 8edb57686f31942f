// Damage stays small: one bad row or page costs one table, and everybody else plays on.
#include <filesystem>
#include <fstream>
#include <thread>

#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite.h"
#include "apps/server/testing/table_fixture.h"

namespace triclinium::server::testing {
namespace {

class DamageTest : public TableFixture {
 protected:
  std::string file() const { return server_.data() + "/triclinium.sqlite"; }
  void execute(const std::string& sql) {
    Database database(file(), Database::Mode::existing);
    database.execute(sql.c_str());
  }
  // A listed table, played by one move.
  std::string played(Visitor& visitor) {
    const Answer made =
        visitor.post("/api/tables", {{"game", "toy"}, {"seats", {me(), me()}}, {"listed", true}});
    const std::string id = made.json().at("id");
    WebSocketClient socket;
    act(socket, enter(socket, visitor, id), "take 1");
    EXPECT_TRUE(socket.receive_type("state"));
    return id;
  }
  // Everything but the damaged table goes on, and its players are told.
  void expect_only_damaged(const std::string& damaged, const std::string& sound) {
    const Answer told = ann_.get(path(damaged));
    EXPECT_EQ(told.status, 409) << told.body;
    EXPECT_EQ(told.json().at("code"), "damaged");
    EXPECT_NE(told.json().at("error").get<std::string>().find("damaged"), std::string::npos);
    WebSocketClient socket;
    EXPECT_EQ(socket.open(ann_, damaged), 409);
    const Json lobby = ann_.get("/api/tables").json();
    ASSERT_EQ(lobby.at("mine").size(), 1u) << lobby;
    EXPECT_EQ(lobby.at("mine")[0].at("id"), sound);
    EXPECT_EQ(lobby.at("live").size(), 1u);
    EXPECT_EQ(lobby.at("damaged"), Json::array({damaged}));
    EXPECT_EQ(eve_.get("/api/tables").json().at("damaged"), Json::array());
    WebSocketClient other;
    act(other, enter(other, ann_, sound), "take 2");
    EXPECT_TRUE(other.receive_type("state"));
    EXPECT_EQ(ann_.get("/healthz").status, 200);
    EXPECT_NE(ann_.get("/metrics").body.find("\ntriclinium_tables_quarantined 1\n"),
              std::string::npos);
  }
};

TEST_F(DamageTest, AChangedRowCostsOneTable) {
  const std::string damaged = played(ann_);
  const std::string sound = played(ann_);
  execute("UPDATE actions SET body='take 2' WHERE number=1 AND kind=2");
  restart();
  expect_only_damaged(damaged, sound);
}

TEST_F(DamageTest, ALostRowCostsOneTable) {
  const std::string damaged = played(ann_);
  const std::string sound = played(ann_);
  execute("DELETE FROM actions WHERE number=1 AND seq=(SELECT min(seq) FROM actions)");
  restart();
  expect_only_damaged(damaged, sound);
}

TEST_F(DamageTest, WhatWasAgreedMayBeNoJson) {
  const std::string damaged = played(ann_);
  const std::string sound = played(ann_);
  execute("UPDATE tables SET config='{', sum=row_sum(number,id,'{') WHERE number=1");
  restart();
  expect_only_damaged(damaged, sound);
}

TEST_F(DamageTest, ATableOfADamagedRowWaitsWithoutStoppingTheStart) {
  const Answer made =
      ann_.post("/api/tables", {{"game", "toy"},
                                {"seats", {me(), me()}},
                                {"listed", true},
                                {"pace", {{"kind", "live"}, {"bank_s", 600}, {"increment_s", 0}}}});
  const std::string damaged = made.json().at("id");
  const std::string sound = played(ann_);
  execute("UPDATE actions SET sum=sum+1 WHERE number=1");
  restart();
  expect_only_damaged(damaged, sound);
}

TEST_F(DamageTest, ASnapshotIsOnlyAShortcut) {
  const std::string id = played(ann_);
  execute("INSERT INTO snapshots VALUES(1,2,'{',7)");
  restart();
  EXPECT_EQ(ann_.get(path(id)).json().at("move"), 1);
  execute("UPDATE snapshots SET sum=row_sum(number,seq,body)");
  restart();
  EXPECT_EQ(ann_.get(path(id)).json().at("move"), 1);
}

TEST_F(DamageTest, ADamagedNameIsNobodysButItsOwn) {
  ASSERT_EQ(ann_.post("/api/name", {{"name", "Livia"}}).status, 200);
  ASSERT_EQ(bob_.post("/api/name", {{"name", "Marcus"}}).status, 200);
  const std::string id = played(ann_);
  const std::string other = played(bob_);
  execute("UPDATE people SET name='Nero' WHERE name='Livia'");
  restart();
  const Json live = eve_.get("/api/tables").json().at("live");
  ASSERT_EQ(live.size(), 2u);
  EXPECT_EQ(live[0].at("seats")[0].at("name"), "Marcus");
  EXPECT_EQ(live[1].at("seats")[0].at("name"), "Guest");
  EXPECT_EQ(ann_.get(path(id)).json().at("seats")[0].at("mine"), true);
}

TEST_F(DamageTest, TheHealthCheckReadsTheDisk) {
  EXPECT_EQ(ann_.get("/healthz").status, 200);
  const auto overwrite = [&](const char* begin) {
    std::fstream(file(), std::ios::in | std::ios::out | std::ios::binary).write(begin, 6);
  };
  overwrite("NoDisk");
  EXPECT_EQ(ann_.get("/healthz").status, 503);
  overwrite("SQLite");
  EXPECT_EQ(ann_.get("/healthz").status, 200);
}

// Every page of the file in turn: whatever is on it, the server starts or says why it cannot,
// tables on other pages are served, and nothing damaged is shown.
TEST_F(DamageTest, WhicheverPageIsDestroyed) {
  std::vector<std::string> ids;
  for (int i = 0; i < 12; ++i) ids.push_back(played(ann_));
  const std::string whole = server_.data() + "/whole.sqlite";
  backup_database(file(), whole);
  const auto pages = static_cast<int>(std::filesystem::file_size(whole) / 4096);
  std::size_t served = 0;
  int started = 0;
  for (int page = 1; page < pages; ++page) {
    TempFolder folder;
    const std::string copy = folder.path() + "/triclinium.sqlite";
    std::filesystem::copy(whole, copy);
    std::fstream(copy, std::ios::in | std::ios::out | std::ios::binary)
        .seekp(page * 4096)
        .write(std::string(4096, '\xa5').data(), 4096);
    ServeOptions options = LiveServer::test_options();
    options.data = folder.path();
    static const std::vector<const AnyGame*> games{&toy_game()};
    auto opened = TableServer::open(options, games);
    if (!opened) {
      EXPECT_NE(opened.error().message.find("store repair"), std::string::npos)
          << opened.error().message;
      continue;
    }
    ++started;
    std::thread running([&] { (*opened)->run(false); });
    Visitor visitor((*opened)->port());
    visitor.set_cookie(ann_.cookie());
    EXPECT_EQ(visitor.get("/healthz").status, 200);
    EXPECT_EQ(visitor.get("/api/tables").status, 200);
    for (const std::string& id : ids) {
      const Answer answer = visitor.get(path(id));
      EXPECT_TRUE(answer.status == 200 || answer.status == 409 || answer.status == 404 ||
                  answer.status == 503)
          << page << ": " << answer.status << answer.body;
      if (answer.status != 200) continue;
      EXPECT_EQ(answer.json().at("move"), 1) << "page " << page;
      ++served;
    }
    (*opened)->stop();
    running.join();
  }
  EXPECT_GT(started, pages * 3 / 4);
  EXPECT_GT(served, ids.size() * static_cast<std::size_t>(started) / 2);
}

}  // namespace
}  // namespace triclinium::server::testing
