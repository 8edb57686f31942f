#include "apps/server/upkeep/repair.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "apps/server/host/stored_table.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite_reader.h"
#include "apps/server/store/sqlite_writer.h"

namespace triclinium::server {

namespace {

namespace fs = std::filesystem;

// A scan stops at the first page it cannot read: what lies behind is reached from the other end.
class Salvage {
 public:
  Salvage(Database& from, Database& to) : from_(from), to_(to) {}

  void table(const std::string& name, const std::string& order, const std::string& where = "") {
    for (const char* direction : {" ASC", " DESC"}) {
      std::string sorted;
      for (std::size_t at = 0; at < order.size();) {
        const std::size_t comma = std::min(order.find(',', at), order.size());
        sorted += (sorted.empty() ? "" : ",") + order.substr(at, comma - at) + direction;
        at = comma + 1;
      }
      if (rows("SELECT * FROM " + name + where + " ORDER BY " + sorted, name)) return;
    }
  }

 private:
  // Whether all could be read.
  bool rows(const std::string& sql, const std::string& name) {
    try {
      Statement read(from_, sql);
      while (read.step()) {
        std::string marks;
        for (int i = 1; i <= read.columns(); ++i) {
          marks += (i == 1 ? "?" : ",?") + std::to_string(i);
        }
        if (insert_of_ != name) {
          insert_ = Statement(to_, "INSERT OR IGNORE INTO " + name + " VALUES(" + marks + ")");
          insert_of_ = name;
        }
        insert_.bind_row(read).run();
      }
      return true;
    } catch (const SqliteError& error) {
      if (error.fault != StoreFault::damaged) throw;
      return false;
    }
  }

  Database& from_;
  Database& to_;
  Statement insert_;
  std::string insert_of_;
};

class Rebuild {
 public:
  Rebuild(Database& database, const FindGame& games, Inventory& inventory)
      : database_(database), rows_(database), games_(games), inventory_(inventory) {}

  // Before anything is written: what comes behind a hole.
  void cut() {
    database_.execute("BEGIN IMMEDIATE");
    each_table([this](std::int64_t number, const Config& config, const AnyGame& game) {
      cut_at_hole(number, config, game);
    });
    database_.execute("COMMIT");
  }

  void index(SqliteWriter& write) {
    each_table([&](std::int64_t number, const Config& config, const AnyGame& game) {
      Table table(game, config);
      replay_stored(rows_, number, table);
      index(write, number, table);
    });
  }

 private:
  template <class Work>
  void each_table(Work work) {
    const std::int64_t last = rows_.last_table_number();
    Statement id(database_, "SELECT id FROM tables WHERE number=?1");
    Statement orphan(database_, "SELECT 1 FROM actions WHERE number=?1 LIMIT 1");
    for (std::int64_t number = 1; number <= last; ++number) {
      const Asked asked(id);
      const Asked asked_too(orphan);
      id.bind(1, number);
      if (id.step()) {
        guarded(id.text(0), [&](const TableHead& head, const Config& config, const AnyGame& game) {
          work(head.number, config, game);
        });
      } else if (orphan.bind(1, number).step()) {
        found("What was agreed at table number " + std::to_string(number) +
              " is lost; its changes are kept.");
      }
    }
  }

  template <class Work>
  void guarded(const std::string& id, Work work) {
    try {
      const auto head = rows_.table(id);
      if (!head) return;
      const Config config = config_from(Json::parse(head->config));
      const AnyGame* game = games_(config.game);
      if (game != nullptr && game->info().rules == config.rules) work(*head, config, *game);
    } catch (const std::exception& error) {
      found("Table " + id + " stays set aside: " + error.what());
    }
  }

  static void index(SqliteWriter& write, std::int64_t number, const Table& table) {
    write(index_of(number, table));
    if (!table.config().host.empty()) {
      write(PutSeatIndex{number, PutSeatIndex::host, table.config().host});
    }
    for (std::size_t i = 0; i < table.seats().size(); ++i) {
      write(PutSeatIndex{number, static_cast<int>(i), table.seats()[i].person});
    }
    if (table.seq() > 1) write(PutSnapshot{number, table.seq(), table.snapshot().dump()});
  }

  // Once each: both rounds come past it.
  void found(const std::string& sentence) {
    std::vector<std::string>& all = inventory_.findings;
    if (std::find(all.begin(), all.end(), sentence) == all.end()) all.push_back(sentence);
  }

  void cut_at_hole(std::int64_t number, const Config& config, const AnyGame& game) {
    std::int64_t whole = 1;
    Table table(game, config);
    try {
      for (const Change& change : rows_.changes_after(number, 0)) {
        if (change.seq != table.seq() + 1 || !table.apply(change)) break;
        whole = change.seq;
      }
    } catch (const std::exception&) {
      // A row that is not what was written: one by one up to it.
      whole = last_sound(number);
    }
    const std::string seq = std::to_string(whole);
    const auto after = database_.integer(
        "SELECT count(*) FROM actions WHERE number=" + std::to_string(number) + " AND seq>" + seq);
    if (after == 0) return;
    database_.execute(
        ("DELETE FROM actions WHERE number=" + std::to_string(number) + " AND seq>" + seq).c_str());
    found("Table " + config.id + " goes on from change " + seq + "; " + std::to_string(after) +
          " later ones are left out.");
  }

  std::int64_t last_sound(std::int64_t number) {
    Statement sound(database_,
                    "SELECT seq FROM actions WHERE number=?1 AND seq=?2 AND "
                    "sum=row_sum(number,seq,kind,seat,held,at,body)");
    std::int64_t seq = 1;
    for (;; ++seq) {
      const Asked asked(sound);
      if (!sound.bind(1, number).bind(2, seq + 1).step()) return seq;
    }
  }

  Database& database_;
  SqliteReader rows_;
  const FindGame& games_;
  Inventory& inventory_;
};

}  // namespace

Repair repair_store(DataFolder& folder, const FindGame& games, bool cut) {
  const std::string path = folder.database();
  Repair repair;
  repair.kept = DataFolder::free_name(path + ".before-repair");
  std::error_code error;
  for (const std::string ending : {"", "-wal"}) {
    if (!fs::exists(path + ending)) continue;
    fs::copy_file(path + ending, repair.kept + ending, error);
    if (error) throw StoreError("The damaged data cannot be copied: " + error.message() + ".");
    ::chmod((repair.kept + ending).c_str(), 0600);
  }
  const std::string anew = path + ".repaired";
  for (const char* ending : {"", "-wal", "-shm"}) fs::remove(anew + ending, error);
  {
    Database from(path, Database::Mode::existing);
    migrate(from);
    Database to(anew, Database::Mode::create);
    ::chmod(anew.c_str(), 0600);
    set_pragmas(to);
    migrate(to);
    number_database(to);
    to.execute("BEGIN IMMEDIATE");
    Salvage salvage(from, to);
    salvage.table("people", "id");
    salvage.table("sessions", "hash");
    salvage.table("accounts", "key");
    salvage.table("tables", "number");
    salvage.table("seats", "number,seat");
    salvage.table("house", "id");
    const auto last = TableLists(from).last_number();
    for (std::int64_t number = 1; number <= last; ++number) {
      salvage.table("actions", "number,seq", " WHERE number=" + std::to_string(number));
    }
    to.execute("COMMIT");
  }
  {
    Database to(anew, Database::Mode::existing);
    Rebuild rebuild(to, games, repair.inventory);
    if (cut) rebuild.cut();
    SqliteWriter writer(anew);
    writer.begin();
    rebuild.index(writer);
    writer.commit();
  }
  for (const char* ending : {"-wal", "-shm"}) fs::remove(path + ending, error);
  fs::rename(anew, path);
  const Inventory after = check_store(path, games);
  repair.inventory.tables = after.tables;
  repair.inventory.changes = after.changes;
  repair.inventory.people = after.people;
  return repair;
}

}  // namespace triclinium::server
