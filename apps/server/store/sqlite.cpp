#include "apps/server/store/sqlite.h"

#include "apps/server/core/names.h"
#include "apps/server/store/row_sum.h"

namespace triclinium::server {

namespace {

StoreFault fault_of(int code) {
  if (code == SQLITE_CONSTRAINT_PRIMARYKEY || code == SQLITE_CONSTRAINT_UNIQUE) {
    return StoreFault::conflict;
  }
  switch (code & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return StoreFault::damaged;
    case SQLITE_FULL:
      return StoreFault::full;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN:
      return StoreFault::read_only;
    default:
      return StoreFault::other;
  }
}

void sum_of_row(sqlite3_context* context, int count, sqlite3_value** values) {
  RowSum sum;
  for (int i = 0; i < count; ++i) {
    if (sqlite3_value_type(values[i]) == SQLITE_INTEGER) {
      sum.add(std::int64_t{sqlite3_value_int64(values[i])});
      continue;
    }
    const auto* bytes = static_cast<const char*>(sqlite3_value_blob(values[i]));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[i]));
    sum.add(bytes == nullptr ? std::string_view() : std::string_view(bytes, size));
  }
  sqlite3_result_int64(context, sum.value());
}

void key_of_name(sqlite3_context* context, int, sqlite3_value** values) {
  const auto* bytes = static_cast<const char*>(sqlite3_value_blob(values[0]));
  const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[0]));
  const std::string key = name_key(bytes == nullptr ? "" : std::string_view(bytes, size));
  sqlite3_result_text(context, key.data(), static_cast<int>(key.size()), SQLITE_TRANSIENT);
}

}  // namespace

SqliteError::SqliteError(int code, const std::string& message)
    : StoreError(message, fault_of(code)) {}

Database::Database(const std::string& path, Mode mode) {
  const int flags = mode == Mode::create     ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                    : mode == Mode::existing ? SQLITE_OPEN_READWRITE
                                             : SQLITE_OPEN_READONLY;
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(raw);
  if (code != SQLITE_OK) {
    throw SqliteError(code, path + ": " + (raw != nullptr ? sqlite3_errmsg(raw) : "out of memory"));
  }
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, 10'000);
  sqlite3_create_function(raw, "row_sum", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                          nullptr, &sum_of_row, nullptr, nullptr);
  sqlite3_create_function(raw, "name_key", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
                          nullptr, &key_of_name, nullptr, nullptr);
}

void Database::execute(const char* sql) {
  const int code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw SqliteError(code, sqlite3_errmsg(handle()));
}

std::int64_t Database::integer(std::string_view sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.integer(0) : 0;
}

std::string Database::text(std::string_view sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.text(0) : "";
}

Statement::Statement(Database& database, std::string_view sql) : database_(database.handle()) {
  sqlite3_stmt* raw = nullptr;
  check(sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()),
                           SQLITE_PREPARE_PERSISTENT, &raw, nullptr));
  handle_.reset(raw);
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) throw SqliteError(code, sqlite3_errmsg(database_));
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

Statement& Statement::bind_row(const Statement& row) {
  for (int i = 0; i < row.columns(); ++i) {
    check(sqlite3_bind_value(handle_.get(), i + 1, sqlite3_column_value(row.handle_.get(), i)));
  }
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  const std::string message = sqlite3_errmsg(database_);
  reset();
  throw SqliteError(code, message);
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
