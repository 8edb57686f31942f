// The writing connection with its prepared statements; lives on the writer's thread.
#pragma once

#include <string>

#include "apps/server/store/sqlite.h"
#include "apps/server/store/store.h"

namespace triclinium::server {

// What every connection that stays open is set to.
void set_pragmas(Database& database);

// What is not noexcept throws SqliteError. Called with a Write, it runs it.
class SqliteWriter {
 public:
  explicit SqliteWriter(const std::string& path);

  void begin() { begin_.run(); }
  void commit() { commit_.run(); }
  // Every so often: new pages are needed by few commits.
  void stock();
  void roll_back() noexcept;
  void copy_log() noexcept;
  // How long the log is after the last commit.
  int log_pages() const { return log_pages_; }

  void operator()(const PutPerson& write);
  void operator()(const PutSession& write);
  void operator()(const DropSession& write);
  void operator()(const SeeSession& write);
  void operator()(const DropSessionsOf& write);
  void operator()(const DropSessionsBefore& write);
  void operator()(const PutAccount& write);
  void operator()(const PutPassword& write);
  void operator()(const DropAccount& write);
  void operator()(const NewTable& write);
  void operator()(const PutTableIndex& write);
  void operator()(const PutSeatIndex& write);
  void operator()(const AddChange& write);
  void operator()(const HoldLease&) {}  // nobody else is there
  void operator()(const PutSnapshot& write);
  void operator()(const RanUntil& write);

 private:
  Database database_;
  int log_pages_ = 0;
  unsigned commits_ = 0;
  Statement begin_, commit_, put_person_, put_session_, drop_session_, see_session_,
      drop_sessions_of_, drop_sessions_before_, put_password_, drop_account_, put_account_,
      new_table_, put_index_, put_seat_, add_change_, put_snapshot_, ran_until_;
};

}  // namespace triclinium::server
