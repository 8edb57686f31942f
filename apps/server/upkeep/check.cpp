#include "apps/server/upkeep/check.h"

#include <numeric>

#include "apps/server/host/stored_table.h"
#include "apps/server/store/data_folder.h"
#include "apps/server/store/postgres_reader.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_reader.h"
#include "apps/server/upkeep/house_rows.h"

namespace triclinium::server {

namespace {

// What a check asks of a store beyond its rows as values.
class Checked {
 public:
  virtual ~Checked() = default;
  virtual StoreReader& rows() = 0;
  // A sentence for everything that is wrong with where the rows lie.
  virtual std::vector<std::string> broken_pages() = 0;
  virtual std::int64_t wrong_sums(const RowsOf& of) = 0;
  // The same for the time until which the server ran.
  virtual std::int64_t wrong_marks() { return 0; }
  virtual std::int64_t count(const std::string& table) = 0;
  // Numbers that tables may have, ascending.
  virtual std::vector<std::int64_t> numbers() = 0;
  virtual std::optional<std::string> id(std::int64_t number) = 0;
  // Phase, and whether it is listed.
  virtual std::optional<std::pair<std::int64_t, bool>> listing(std::int64_t number) = 0;
  virtual std::string seat(std::int64_t number, std::int64_t seat) = 0;
};

class SqliteChecked final : public Checked {
 public:
  explicit SqliteChecked(const std::string& path) : database_(path, Database::Mode::read_only) {
    if (database_.integer("PRAGMA user_version") != newest_schema()) {
      throw StoreError("The database is of another version: start and stop this server once.");
    }
    // One moment of it, whatever a server writes meanwhile.
    database_.execute("BEGIN");
    rows_.emplace(database_);
    id_ = Statement(database_, "SELECT id FROM tables WHERE number=?1");
    listing_ = Statement(database_, "SELECT phase,listed FROM tables WHERE number=?1");
    seat_ = Statement(database_, "SELECT person FROM seats WHERE number=?1 AND seat=?2");
  }

  StoreReader& rows() override { return *rows_; }
  std::vector<std::string> broken_pages() override {
    std::vector<std::string> broken;
    Statement statement(database_, "PRAGMA integrity_check(100)");
    while (statement.step()) {
      if (statement.text(0) != "ok") broken.push_back("Pages: " + statement.text(0) + ".");
    }
    return broken;
  }
  std::int64_t wrong_sums(const RowsOf& of) override {
    std::string summed;
    for (std::size_t i = 0; i < of.summed; ++i)
      summed += (i > 0 ? "," : "") + std::string(of.columns[i]);
    return database_.integer(std::string("SELECT count(*) FROM ") + of.table +
                             " WHERE sum IS NOT row_sum(" + summed + ")");
  }
  std::int64_t wrong_marks() override {
    return database_.integer("SELECT count(*) FROM house WHERE sum IS NOT row_sum(id,ran_until)");
  }
  std::int64_t count(const std::string& table) override {
    return database_.integer("SELECT count(*) FROM " + table);
  }
  // One by one: a page that cannot be read hides only its own.
  std::vector<std::int64_t> numbers() override {
    std::vector<std::int64_t> all(static_cast<std::size_t>(rows_->last_table_number()));
    std::iota(all.begin(), all.end(), 1);
    return all;
  }
  std::optional<std::string> id(std::int64_t number) override {
    const Asked asked(id_);
    id_.bind(1, number);
    if (!id_.step()) return std::nullopt;
    return id_.text(0);
  }
  std::optional<std::pair<std::int64_t, bool>> listing(std::int64_t number) override {
    const Asked asked(listing_);
    listing_.bind(1, number);
    if (!listing_.step()) return std::nullopt;
    return std::pair(listing_.integer(0), listing_.integer(1) != 0);
  }
  std::string seat(std::int64_t number, std::int64_t seat) override {
    const Asked asked(seat_);
    seat_.bind(1, number).bind(2, seat);
    return seat_.step() ? seat_.text(0) : "";
  }

 private:
  Database database_;
  std::optional<SqliteReader> rows_;
  Statement id_, listing_, seat_;
};

class PostgresChecked final : public Checked {
 public:
  explicit PostgresChecked(const std::string& url)
      : rows_(url, "triclinium check", std::chrono::minutes(1)), frozen_(rows_.freeze()) {
    if (frozen_.rows("SELECT max(version) FROM schema_version").integer(0, 0) != newest_schema()) {
      throw StoreError("The store is of another version: start and stop this server once.");
    }
  }

  StoreReader& rows() override { return rows_; }
  std::vector<std::string> broken_pages() override { return {}; }  // PostgreSQL has its own checks
  std::int64_t wrong_sums(const RowsOf& of) override {
    std::int64_t wrong = 0;
    each_row(frozen_, of, [&](const Row& row) { wrong += !is_sound(of, row); });
    return wrong;
  }
  std::int64_t count(const std::string& table) override {
    return frozen_.rows("SELECT count(*) FROM " + table).integer(0, 0);
  }
  std::vector<std::int64_t> numbers() override {
    const PostgresRows rows = frozen_.rows("SELECT number FROM tables ORDER BY number");
    std::vector<std::int64_t> all;
    for (int row = 0; row < rows.count(); ++row) all.push_back(rows.integer(row, 0));
    return all;
  }
  std::optional<std::string> id(std::int64_t number) override {
    const PostgresRows rows = about("id", number);
    if (rows.count() == 0) return std::nullopt;
    return rows.text(0, 0);
  }
  std::optional<std::pair<std::int64_t, bool>> listing(std::int64_t number) override {
    const PostgresRows rows = about("phase,listed", number);
    if (rows.count() == 0) return std::nullopt;
    return std::pair(rows.integer(0, 0), rows.integer(0, 1) != 0);
  }
  std::string seat(std::int64_t number, std::int64_t seat) override {
    const PostgresRows rows =
        frozen_.rows("SELECT person FROM seats WHERE number=" + std::to_string(number) +
                     " AND seat=" + std::to_string(seat));
    return rows.count() == 0 ? "" : rows.text(0, 0);
  }

 private:
  PostgresRows about(const std::string& columns, std::int64_t number) {
    return frozen_.rows("SELECT " + columns +
                        " FROM tables WHERE number=" + std::to_string(number));
  }
  PostgresReader rows_;
  PostgresConnection& frozen_;  // one moment of it, whatever servers write meanwhile
};

class Check {
 public:
  Check(Checked& store, const FindGame& games, Inventory& inventory)
      : store_(store), rows_(store.rows()), games_(games), inventory_(inventory) {}

  void pages() {
    guarded("The pages", [&] {
      for (std::string& sentence : store_.broken_pages()) found(std::move(sentence));
    });
  }

  void sums() {
    for (const RowsOf& of : all_rows()) {
      if (of.summed == 0) continue;
      guarded("The rows of " + std::string(of.table), [&] {
        const auto wrong = store_.wrong_sums(of);
        if (wrong > 0) {
          found(std::to_string(wrong) + " rows of " + of.table + " are not what was written.");
        }
      });
    }
    guarded("The rows of house", [&] {
      if (store_.wrong_marks() > 0) found("1 rows of house are not what was written.");
    });
  }

  void counts() {
    guarded("The people", [&] { inventory_.people = store_.count("people"); });
    guarded("The changes", [&] { inventory_.changes = store_.count("actions"); });
  }

  void tables() {
    std::vector<std::int64_t> numbers;
    guarded("The list of tables", [&] { numbers = store_.numbers(); });
    for (const std::int64_t number : numbers) {
      guarded("Table number " + std::to_string(number), [&] {
        const auto id = store_.id(number);
        if (!id) return;
        ++inventory_.tables;
        table(number, *id);
      });
    }
  }

 private:
  void found(std::string sentence) { inventory_.findings.push_back(std::move(sentence)); }

  template <class Work>
  void guarded(const std::string& what, Work work) {
    try {
      work();
    } catch (const std::exception& error) {
      found(what + " cannot be read: " + error.what());
    }
  }

  void table(std::int64_t number, const std::string& id) {
    const auto head = rows_.table(id);
    if (!head) return found("Table " + id + " is not found by its id.");
    const Config config = config_from(Json::parse(head->config));
    const AnyGame* game = games_(config.game);
    if (game == nullptr || game->info().rules != config.rules) return;  // closed, not damaged
    Table replayed(*game, config);
    replay_stored(rows_, number, replayed);
    index(number, replayed);
    guarded("The snapshot of table " + id, [&] { snapshot(number, *game, config); });
  }

  void index(std::int64_t number, const Table& table) {
    const PutTableIndex due = index_of(number, table);
    const auto listing = store_.listing(number);
    if (!listing || listing->first != due.phase || listing->second != due.listed) {
      found("Table " + table.config().id + " stands in the wrong list.");
    }
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
      if (store_.seat(number, static_cast<std::int64_t>(i)) != table.seats()[i].person) {
        found("Seat " + std::to_string(i) + " of table " + table.config().id +
              " is listed for somebody else.");
      }
    }
  }

  void snapshot(std::int64_t number, const AnyGame& game, const Config& config) {
    const auto stored = rows_.snapshot(number);
    if (!stored) return;
    Table restored(game, config);
    Table replayed(game, config);
    for (const Change& change : rows_.changes_after(number, 0)) {
      if (change.seq <= stored->seq) replayed.apply(change);
    }
    if (!restored.restore(Json::parse(stored->body)) ||
        restored.snapshot() != replayed.snapshot()) {
      found("The snapshot of table " + config.id + " is not what its changes say.");
    }
  }

  Checked& store_;
  StoreReader& rows_;
  const FindGame& games_;
  Inventory& inventory_;
};

}  // namespace

std::string Inventory::text() const {
  return std::to_string(tables) + " tables, " + std::to_string(changes) + " changes, " +
         std::to_string(people) + " people";
}

namespace {

Inventory check(Checked& store, const FindGame& games) {
  Inventory inventory;
  Check check(store, games, inventory);
  check.pages();
  check.sums();
  check.counts();
  check.tables();
  return inventory;
}

}  // namespace

Inventory check_store(const std::string& path, const FindGame& games) {
  SqliteChecked store(path);
  return check(store, games);
}

Inventory check_house(const std::string& name, const FindGame& games) {
  if (!is_postgres_url(name)) return check_store(DataFolder::database_in(name), games);
  PostgresChecked store(name);
  return check(store, games);
}

}  // namespace triclinium::server
