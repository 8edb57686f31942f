#include "apps/server/upkeep/house_rows.h"

#include <filesystem>

#include "apps/server/store/data_folder.h"
#include "apps/server/store/postgres.h"
#include "apps/server/store/row_sum.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_writer.h"

namespace triclinium::server {

namespace {

RowValue value_of(ColumnKind kind, const Statement& row, int column) {
  if (kind == ColumnKind::number) return row.integer(column);
  return row.text(column);
}

RowValue value_of(ColumnKind kind, const PostgresRows& rows, int row, int column) {
  if (kind == ColumnKind::number) return rows.integer(row, column);
  return kind == ColumnKind::bytes ? rows.bytes(row, column) : rows.text(row, column);
}

class SqliteHouse final : public HouseRows {
 public:
  SqliteHouse(std::unique_ptr<DataFolder> folder, bool writing)
      : folder_(std::move(folder)),
        database_(folder_->database(),
                  writing ? Database::Mode::create : Database::Mode::existing) {
    if (writing) {
      set_pragmas(database_);
      migrate(database_);
      number_database(database_);
    } else if (database_.integer("PRAGMA user_version") != newest_schema()) {
      throw StoreError("The database is of another version: start and stop this server once.");
    }
  }

  void each(const RowsOf& of, const std::function<void(const Row&)>& take) override {
    std::string order;
    for (std::size_t i = 0; i < of.keys; ++i)
      order += (i > 0 ? "," : "") + std::string(of.columns[i]);
    Statement rows(database_,
                   "SELECT " + of.column_list() + " FROM " + of.table + " ORDER BY " + order);
    Row row(of.columns.size());
    while (rows.step()) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        row[i] = value_of(ColumnKind{of.kinds[i]}, rows, static_cast<int>(i));
      }
      take(row);
    }
  }
  std::int64_t count(const RowsOf& of) override {
    return database_.integer(std::string("SELECT count(*) FROM ") + of.table);
  }
  Millis ran_until() override {
    return database_.integer("SELECT coalesce(max(ran_until),0) FROM house");
  }

  void begin() override { database_.execute("BEGIN IMMEDIATE"); }
  void put(const RowsOf& of, const Row& row) override {
    if (insert_of_ != &of) {
      std::string marks;
      for (std::size_t i = 1; i <= row.size(); ++i)
        marks += (i > 1 ? ",?" : "?") + std::to_string(i);
      insert_ = Statement(database_, std::string("INSERT INTO ") + of.table + "(" +
                                         of.column_list() + ") VALUES(" + marks + ")");
      insert_of_ = &of;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
      const int index = static_cast<int>(i) + 1;
      if (const auto* number = std::get_if<std::int64_t>(&row[i])) insert_.bind(index, *number);
      const auto* text = std::get_if<std::string>(&row[i]);
      const bool bytes = ColumnKind{of.kinds[i]} == ColumnKind::bytes;
      if (text != nullptr && bytes) insert_.bind_blob(index, *text);
      if (text != nullptr && !bytes) insert_.bind(index, *text);
    }
    insert_.run();
  }
  void commit(Millis ran_until) override {
    Statement house(database_, "INSERT OR REPLACE INTO house VALUES(1,?1,row_sum(1,?1))");
    house.bind(1, ran_until).run();
    database_.execute("COMMIT");
    folder_->mark_closed();
  }

 private:
  std::unique_ptr<DataFolder> folder_;
  Database database_;
  Statement insert_;
  const RowsOf* insert_of_ = nullptr;
};

// One statement for each table, kept for the life of the process.
std::vector<PostgresStatement> insert_statements() {
  static const std::vector<std::string> texts = [] {
    std::vector<std::string> made;
    for (const RowsOf& of : all_rows()) {
      std::string marks;
      for (std::size_t i = 1; i <= of.columns.size(); ++i) {
        marks += (i > 1 ? ",$" : "$") + std::to_string(i);
      }
      made.push_back(std::string("INSERT INTO ") + of.table + "(" + of.column_list() + ") VALUES(" +
                     marks + ")");
    }
    return made;
  }();
  std::vector<PostgresStatement> statements;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    statements.push_back({all_rows()[i].table, texts[i].c_str()});
  }
  return statements;
}

class PostgresHouse final : public HouseRows {
 public:
  PostgresHouse(const std::string& url, bool writing)
      : connection_(url, "triclinium copy", std::chrono::minutes(5)) {
    connection_.open({});
    if (writing) migrate(connection_);
    if (schema_of(connection_) != newest_schema()) {
      throw StoreError("The store is of another version: start and stop this server once.");
    }
    if (connection_.rows("SELECT count(*) FROM nodes WHERE until>now()").integer(0, 0) > 0) {
      throw StoreError("Servers use this store; stop them first.");
    }
    connection_.close();
    connection_.open(insert_statements());
    connection_.execute("SET idle_in_transaction_session_timeout=0");
    if (writing) return;
    connection_.execute("BEGIN ISOLATION LEVEL REPEATABLE READ");
    // Whoever starts meanwhile may read, but not write.
    connection_.execute(
        "LOCK TABLE people,sessions,accounts,tables,seats,actions,snapshots IN SHARE MODE");
  }

  void each(const RowsOf& of, const std::function<void(const Row&)>& take) override {
    if (writes_) connection_.execute("BEGIN");
    each_row(connection_, of, take);
    if (writes_) connection_.execute("COMMIT");
  }
  std::int64_t count(const RowsOf& of) override {
    return connection_.rows(std::string("SELECT count(*) FROM ") + of.table).integer(0, 0);
  }
  Millis ran_until() override {
    return connection_.rows("SELECT coalesce(max(seen),0) FROM nodes").integer(0, 0);
  }

  void begin() override {
    writes_ = true;
    connection_.execute("BEGIN");
  }
  void put(const RowsOf& of, const Row& row) override {
    PostgresValues values;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (const auto* number = std::get_if<std::int64_t>(&row[i])) values.add(*number);
      const auto* text = std::get_if<std::string>(&row[i]);
      const bool bytes = ColumnKind{of.kinds[i]} == ColumnKind::bytes;
      if (text != nullptr && bytes) values.add_bytes(*text);
      if (text != nullptr && !bytes) values.add(*text);
    }
    connection_.queue({of.table, nullptr}, values);
    if (++queued_ % rows_at_once == 0) connection_.send_queued();
  }
  void commit(Millis ran_until) override {
    if (queued_ % rows_at_once != 0) connection_.send_queued();
    connection_.execute(
        "SELECT setval('table_numbers',(SELECT coalesce(max(number),0)+1 FROM tables))");
    connection_.execute("INSERT INTO nodes VALUES('copied'," + std::to_string(ran_until) +
                        ",now()) ON CONFLICT(id) DO UPDATE SET seen=excluded.seen");
    connection_.execute("COMMIT");
  }

 private:
  static constexpr std::size_t rows_at_once = 500;

  PostgresConnection connection_;
  std::size_t queued_ = 0;
  bool writes_ = false;  // then there is no transaction around what is read
};

}  // namespace

void each_row(PostgresConnection& connection, const RowsOf& of,
              const std::function<void(const Row&)>& take) {
  std::string order;
  for (std::size_t i = 0; i < of.keys; ++i) {
    const bool text = ColumnKind{of.kinds[i]} == ColumnKind::text;
    order += (i > 0 ? "," : "") + std::string(of.columns[i]) + (text ? " COLLATE \"C\"" : "");
  }
  connection.execute("DECLARE house_rows CURSOR FOR SELECT " + of.column_list() + " FROM " +
                     of.table + " ORDER BY " + order);
  Row row(of.columns.size());
  for (;;) {
    const PostgresRows rows = connection.rows("FETCH 1000 FROM house_rows");
    if (rows.count() == 0) break;
    for (int line = 0; line < rows.count(); ++line) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        row[i] = value_of(ColumnKind{of.kinds[i]}, rows, line, static_cast<int>(i));
      }
      take(row);
    }
  }
  connection.execute("CLOSE house_rows");
}

std::string RowsOf::column_list() const {
  std::string list;
  for (const char* column : columns) list += (list.empty() ? "" : ",") + std::string(column);
  return list;
}

std::span<const RowsOf> all_rows() {
  static const std::vector<RowsOf> rows{
      {"people", {"id", "name", "created", "sum"}, "ttnn", 2, 1},
      {"sessions", {"hash", "person", "created", "seen", "sum"}, "btnnn", 2, 1},
      {"accounts", {"key", "name", "password", "person", "created", "sum"}, "ttttnn", 4, 1},
      {"tables",
       {"number", "id", "config", "phase", "listed", "wake", "created", "updated", "sum"},
       "nttnnnnnn",
       3,
       1},
      {"seats", {"number", "seat", "person"}, "nnt", 0, 2},
      {"actions", {"number", "seq", "kind", "seat", "held", "at", "body", "sum"}, "nnnnnntn", 7, 2},
      {"snapshots", {"number", "seq", "body", "sum"}, "nntn", 3, 1}};
  return rows;
}

bool is_sound(const RowsOf& of, const Row& row) {
  if (of.summed == 0) return true;
  RowSum sum;
  for (std::size_t i = 0; i < of.summed; ++i) {
    if (const auto* number = std::get_if<std::int64_t>(&row[i])) sum.add(*number);
    if (const auto* text = std::get_if<std::string>(&row[i])) sum.add(std::string_view(*text));
  }
  return std::get<std::int64_t>(row.back()) == sum.value();
}

std::unique_ptr<HouseRows> open_house(const std::string& name, bool writing) {
  if (is_postgres_url(name)) return std::make_unique<PostgresHouse>(name, writing);
  if (!writing && !std::filesystem::exists(DataFolder::database_in(name))) {
    throw StoreError("There is no database in '" + name + "'.");
  }
  auto folder = DataFolder::open(name);
  if (!folder) throw StoreError(folder.error().message);
  return std::make_unique<SqliteHouse>(std::move(*folder), writing);
}

}  // namespace triclinium::server
