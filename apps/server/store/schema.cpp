#include "apps/server/store/schema.h"

#include <filesystem>
#include <iterator>

namespace triclinium::server {

namespace {

// One entry a version, applied in order. An entry that has been released never changes.
constexpr const char* migrations[] = {
    // 1: people and their sessions, tables as logs of numbered changes.
    R"sql(
CREATE TABLE people(
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions(
  hash BLOB NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE accounts(
  key TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  password TEXT NOT NULL,
  person TEXT NOT NULL UNIQUE REFERENCES people(id),
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables(
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  config TEXT NOT NULL,
  phase INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  wake INTEGER NOT NULL,
  created INTEGER NOT NULL,
  updated INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables(phase, created) WHERE listed = 1;
CREATE INDEX tables_wake ON tables(number) WHERE wake = 1;
CREATE TABLE seats(
  number INTEGER NOT NULL REFERENCES tables(number),
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY(number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats(person, number);
CREATE TABLE actions(
  number INTEGER NOT NULL REFERENCES tables(number),
  seq INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  held INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY(number, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots(
  number INTEGER NOT NULL PRIMARY KEY REFERENCES tables(number),
  seq INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
)sql",
    // 2: empty pages in stock, see checkpointer.h.
    "CREATE TABLE stock(body BLOB NOT NULL) STRICT;",
};

}  // namespace

int newest_schema() { return static_cast<int>(std::size(migrations)); }

void migrate(Database& database) {
  const auto version = database.integer("PRAGMA user_version");
  if (version > newest_schema()) {
    throw SqliteError("The data folder was written by a newer version of this program.");
  }
  for (auto next = version; next < newest_schema(); ++next) {
    database.execute("BEGIN IMMEDIATE");
    database.execute(migrations[next]);
    database.execute(("PRAGMA user_version=" + std::to_string(next + 1)).c_str());
    database.execute("COMMIT");
  }
}

void backup_database(const std::string& from, const std::string& to) {
  if (std::filesystem::exists(to)) throw SqliteError(to + " exists already.");
  Database source(from, Database::Mode::existing);
  // VACUUM INTO reads one consistent snapshot and does not disturb the writer.
  Statement statement(source, "VACUUM INTO ?1");
  statement.bind(1, to);
  statement.run();
}

}  // namespace triclinium::server
