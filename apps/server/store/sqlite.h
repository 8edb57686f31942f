// SQLite's handles as values that clean up after themselves. Faults throw SqliteError.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "apps/server/store/store.h"

namespace triclinium::server {

struct SqliteError : StoreError {
  using StoreError::StoreError;
  // What SQLite itself says.
  SqliteError(int code, const std::string& message);
};

class Database;

// A prepared statement; bind, step, and it is reset for the next use by `reset`.
class Statement {
 public:
  Statement() = default;
  Statement(Database& database, std::string_view sql);

  Statement& bind(int index, std::int64_t value);
  Statement& bind(int index, std::string_view text);
  Statement& bind_blob(int index, std::string_view bytes);
  // Every column of the row that another statement stands on.
  Statement& bind_row(const Statement& row);
  int columns() const { return sqlite3_column_count(handle_.get()); }
  // True while there is a row.
  bool step();
  // Steps once, expecting no row, and resets.
  void run();
  void reset();
  std::int64_t integer(int column) const;
  std::string text(int column) const;

 private:
  void check(int code) const;

  std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> handle_{nullptr, &sqlite3_finalize};
  sqlite3* database_ = nullptr;
};

// Resets a statement at the end of a block, however it is left.
class Asked {
 public:
  explicit Asked(Statement& statement) : statement_(statement) {}
  ~Asked() { statement_.reset(); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

 private:
  Statement& statement_;
};

// Knows the SQL functions row_sum(…), the RowSum of its arguments, and name_key(name).
class Database {
 public:
  enum class Mode { create, existing, read_only };
  Database(const std::string& path, Mode mode);

  void execute(const char* sql);
  std::int64_t integer(std::string_view sql);
  std::string text(std::string_view sql);
  sqlite3* handle() { return handle_.get(); }

 private:
  std::unique_ptr<sqlite3, int (*)(sqlite3*)> handle_{nullptr, &sqlite3_close_v2};
};

}  // namespace triclinium::server
