#include "apps/server/store/sqlite_writer.h"

#include "apps/server/store/checkpointer.h"

namespace triclinium::server {

namespace {

constexpr unsigned commits_per_stock = 64;

}  // namespace

void set_pragmas(Database& database) {
  database.execute("PRAGMA journal_mode=WAL");
  database.execute("PRAGMA synchronous=FULL");
  database.execute("PRAGMA foreign_keys=OFF");
  database.execute("PRAGMA temp_store=MEMORY");
  database.execute("PRAGMA cache_size=-32768");
  // The checkpointer does it.
  database.execute("PRAGMA wal_autocheckpoint=0");
}

SqliteWriter::SqliteWriter(const std::string& path)
    : database_(path, Database::Mode::existing),
      begin_(database_, "BEGIN IMMEDIATE"),
      commit_(database_, "COMMIT"),
      put_person_(database_,
                  "INSERT INTO people VALUES(?1,?2,?3,row_sum(?1,?2)) "
                  "ON CONFLICT(id) DO UPDATE SET name=excluded.name,sum=excluded.sum"),
      put_session_(database_,
                   "INSERT INTO sessions VALUES(?1,?2,?3,row_sum(?1,?2),?3) "
                   "ON CONFLICT(hash) DO UPDATE SET person=excluded.person,sum=excluded.sum"),
      drop_session_(database_, "DELETE FROM sessions WHERE hash=?1"),
      see_session_(database_, "UPDATE sessions SET seen=?2 WHERE hash=?1"),
      drop_sessions_of_(database_, "DELETE FROM sessions WHERE person=?1 AND hash<>?2"),
      drop_sessions_before_(database_, "DELETE FROM sessions WHERE seen<?1"),
      put_password_(database_,
                    "UPDATE accounts SET password=?2,sum=row_sum(key,name,?2,person) WHERE key=?1"),
      drop_account_(database_, "DELETE FROM accounts WHERE key=?1"),
      put_account_(database_, "INSERT INTO accounts VALUES(?1,?2,?3,?4,?5,row_sum(?1,?2,?3,?4))"),
      new_table_(database_, "INSERT INTO tables VALUES(?1,?2,?3,0,0,0,?4,?4,row_sum(?1,?2,?3))"),
      put_index_(database_,
                 "UPDATE tables SET phase=?2,listed=?3,wake=?4,updated=?5 WHERE number=?1"),
      put_seat_(database_,
                "INSERT INTO seats VALUES(?1,?2,?3) "
                "ON CONFLICT(number,seat) DO UPDATE SET person=excluded.person"),
      add_change_(database_,
                  "INSERT INTO actions VALUES(?1,?2,?3,?4,?5,?6,?7,row_sum(?1,?2,?3,?4,?5,?6,?7))"),
      put_snapshot_(database_,
                    "INSERT INTO snapshots VALUES(?1,?2,?3,row_sum(?1,?2,?3)) ON CONFLICT(number) "
                    "DO UPDATE SET seq=excluded.seq,body=excluded.body,sum=excluded.sum"),
      ran_until_(database_, "INSERT OR REPLACE INTO house VALUES(1,?1,row_sum(1,?1))") {
  set_pragmas(database_);
  const auto count = [](void* pages, sqlite3*, const char*, int in_log) {
    *static_cast<int*>(pages) = in_log;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(database_.handle(), count, &log_pages_);
}

void SqliteWriter::stock() {
  if (++commits_ % commits_per_stock == 0) stock_pages(database_);
}

void SqliteWriter::roll_back() noexcept {
  sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void SqliteWriter::copy_log() noexcept {
  sqlite3_wal_checkpoint_v2(database_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                            nullptr);
}

void SqliteWriter::operator()(const PutPerson& write) {
  put_person_.bind(1, write.person.id).bind(2, write.person.name).bind(3, write.at).run();
}

void SqliteWriter::operator()(const PutSession& write) {
  put_session_.bind_blob(1, write.hash).bind(2, write.person).bind(3, write.at).run();
}

void SqliteWriter::operator()(const DropSession& write) {
  drop_session_.bind_blob(1, write.hash).run();
}

void SqliteWriter::operator()(const SeeSession& write) {
  see_session_.bind_blob(1, write.hash).bind(2, write.at).run();
}

void SqliteWriter::operator()(const DropSessionsOf& write) {
  drop_sessions_of_.bind(1, write.person).bind_blob(2, write.keep).run();
}

void SqliteWriter::operator()(const DropSessionsBefore& write) {
  drop_sessions_before_.bind(1, write.seen).run();
}

void SqliteWriter::operator()(const PutPassword& write) {
  put_password_.bind(1, write.account.key).bind(2, write.account.password).run();
}

void SqliteWriter::operator()(const DropAccount& write) { drop_account_.bind(1, write.key).run(); }

void SqliteWriter::operator()(const PutAccount& write) {
  put_account_.bind(1, write.account.key)
      .bind(2, write.account.name)
      .bind(3, write.account.password)
      .bind(4, write.account.person)
      .bind(5, write.at)
      .run();
}

void SqliteWriter::operator()(const NewTable& write) {
  new_table_.bind(1, write.number).bind(2, write.id).bind(3, write.config).bind(4, write.at).run();
}

void SqliteWriter::operator()(const PutTableIndex& write) {
  put_index_.bind(1, write.number)
      .bind(2, write.phase)
      .bind(3, write.listed)
      .bind(4, write.wake)
      .bind(5, write.updated)
      .run();
}

void SqliteWriter::operator()(const PutSeatIndex& write) {
  put_seat_.bind(1, write.number).bind(2, write.seat).bind(3, write.person).run();
}

void SqliteWriter::operator()(const AddChange& write) {
  add_change_.bind(1, write.number)
      .bind(2, write.change.seq)
      .bind(3, static_cast<std::int64_t>(write.change.kind))
      .bind(4, write.change.seat)
      .bind(5, write.change.held)
      .bind(6, write.change.at)
      .bind(7, write.change.body)
      .run();
}

void SqliteWriter::operator()(const PutSnapshot& write) {
  put_snapshot_.bind(1, write.number).bind(2, write.seq).bind(3, write.body).run();
}

void SqliteWriter::operator()(const RanUntil& write) { ran_until_.bind(1, write.at).run(); }

}  // namespace triclinium::server
