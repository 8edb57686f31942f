#include "apps/server/store/sqlite.h"

namespace triclinium::server {

Database::Database(const std::string& path, Mode mode) {
  const int flags = mode == Mode::create     ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                    : mode == Mode::existing ? SQLITE_OPEN_READWRITE
                                             : SQLITE_OPEN_READONLY;
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(raw);
  if (code != SQLITE_OK) {
    throw SqliteError(path + ": " + (raw != nullptr ? sqlite3_errmsg(raw) : "out of memory"));
  }
  sqlite3_busy_timeout(raw, 10'000);
}

void Database::execute(const char* sql) {
  if (sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) {
    throw SqliteError(sqlite3_errmsg(handle()));
  }
}

std::int64_t Database::integer(std::string_view sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.integer(0) : 0;
}

Statement::Statement(Database& database, std::string_view sql) : database_(database.handle()) {
  sqlite3_stmt* raw = nullptr;
  check(sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &raw, nullptr));
  handle_.reset(raw);
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) throw SqliteError(sqlite3_errmsg(database_));
}

Statement& Statement::bind(int index, std::int64_t value) {
  check(sqlite3_bind_int64(handle_.get(), index, value));
  return *this;
}

// The texts outlive the step: no copy is needed.
Statement& Statement::bind(int index, std::string_view text) {
  check(sqlite3_bind_text(handle_.get(), index, text.data(), static_cast<int>(text.size()),
                          SQLITE_STATIC));
  return *this;
}

Statement& Statement::bind_blob(int index, std::string_view bytes) {
  check(sqlite3_bind_blob(handle_.get(), index, bytes.data(), static_cast<int>(bytes.size()),
                          SQLITE_STATIC));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  const std::string message = sqlite3_errmsg(database_);
  reset();
  throw SqliteError(message);
}

void Statement::run() {
  step();
  reset();
}

void Statement::reset() {
  sqlite3_reset(handle_.get());
  sqlite3_clear_bindings(handle_.get());
}

std::int64_t Statement::integer(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

std::string Statement::text(int column) const {
  const void* data = sqlite3_column_blob(handle_.get(), column);
  const int size = sqlite3_column_bytes(handle_.get(), column);
  return data == nullptr
             ? std::string()
             : std::string(static_cast<const char*>(data), static_cast<std::size_t>(size));
}

}  // namespace triclinium::server
