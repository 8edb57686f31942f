#include "apps/server/upkeep/check.h"

#include <array>

#include "apps/server/host/stored_table.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_reader.h"

namespace triclinium::server {

namespace {

constexpr std::array<std::pair<const char*, const char*>, 7> summed{
    std::pair{"people", "id,name"},
    std::pair{"sessions", "hash,person"},
    std::pair{"accounts", "key,name,password,person"},
    std::pair{"tables", "number,id,config"},
    std::pair{"actions", "number,seq,kind,seat,held,at,body"},
    std::pair{"snapshots", "number,seq,body"},
    std::pair{"house", "id,ran_until"}};

class Check {
 public:
  Check(Database& database, const FindGame& games, Inventory& inventory)
      : database_(database), rows_(database), games_(games), inventory_(inventory) {}

  void pages() {
    guarded("The pages", [&] {
      Statement statement(database_, "PRAGMA integrity_check(100)");
      while (statement.step()) {
        if (statement.text(0) != "ok") found("Pages: " + statement.text(0) + ".");
      }
    });
  }

  void sums() {
    for (const auto& [table, columns] : summed) {
      guarded("The rows of " + std::string(table), [&] {
        const std::string sql = "SELECT count(*) FROM " + std::string(table) +
                                " WHERE sum IS NOT row_sum(" + columns + ")";
        const auto wrong = database_.integer(sql);
        if (wrong > 0) {
          found(std::to_string(wrong) + " rows of " + table + " are not what was written.");
        }
      });
    }
  }

  void counts() {
    guarded("The people",
            [&] { inventory_.people = database_.integer("SELECT count(*) FROM people"); });
    guarded("The changes",
            [&] { inventory_.changes = database_.integer("SELECT count(*) FROM actions"); });
  }

  void tables() {
    std::int64_t last = 0;
    guarded("The list of tables", [&] { last = rows_.last_table_number(); });
    Statement id(database_, "SELECT id FROM tables WHERE number=?1");
    for (std::int64_t number = 1; number <= last; ++number) {
      guarded("Table number " + std::to_string(number), [&] {
        const Asked asked(id);
        id.bind(1, number);
        if (!id.step()) return;
        ++inventory_.tables;
        table(number, id.text(0));
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
    Statement stored(database_, "SELECT phase,listed FROM tables WHERE number=?1");
    stored.bind(1, number);
    if (!stored.step() || stored.integer(0) != due.phase ||
        (stored.integer(1) != 0) != due.listed) {
      found("Table " + table.config().id + " stands in the wrong list.");
    }
    Statement seat(database_, "SELECT person FROM seats WHERE number=?1 AND seat=?2");
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
      const Asked asked(seat);
      seat.bind(1, number).bind(2, static_cast<std::int64_t>(i));
      const std::string person = seat.step() ? seat.text(0) : "";
      if (person != table.seats()[i].person) {
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

  Database& database_;
  SqliteReader rows_;
  const FindGame& games_;
  Inventory& inventory_;
};

}  // namespace

std::string Inventory::text() const {
  return std::to_string(tables) + " tables, " + std::to_string(changes) + " changes, " +
         std::to_string(people) + " people";
}

Inventory check_store(const std::string& path, const FindGame& games) {
  Database database(path, Database::Mode::read_only);
  if (database.integer("PRAGMA user_version") != newest_schema()) {
    throw StoreError("The database is of another version: start and stop this server once.");
  }
  // One moment of it, whatever a server writes meanwhile.
  database.execute("BEGIN");
  Inventory inventory;
  Check check(database, games, inventory);
  check.pages();
  check.sums();
  check.counts();
  check.tables();
  return inventory;
}

}  // namespace triclinium::server
