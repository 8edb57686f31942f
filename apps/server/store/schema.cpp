#include "apps/server/store/schema.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
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
    // 3: every row that nothing else can give back carries a checksum.
    R"sql(
ALTER TABLE people ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
UPDATE people SET sum=row_sum(id,name);
ALTER TABLE sessions ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET sum=row_sum(hash,person);
ALTER TABLE accounts ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
UPDATE accounts SET sum=row_sum(key,name,password,person);
ALTER TABLE tables ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET sum=row_sum(number,id,config);
ALTER TABLE actions ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
UPDATE actions SET sum=row_sum(number,seq,kind,seat,held,at,body);
ALTER TABLE snapshots ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
UPDATE snapshots SET sum=row_sum(number,seq,body);
)sql",
    // 4: sessions end when nobody has used them for long; who hosts a table is found like who sits
    // there; names that look alike are one (names.h).
    R"sql(
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen=unixepoch()*1000;
CREATE INDEX sessions_person ON sessions(person);
CREATE INDEX sessions_seen ON sessions(seen);
INSERT OR IGNORE INTO seats SELECT number,-1,json_extract(config,'$.host') FROM tables
  WHERE json_valid(config) AND coalesce(json_extract(config,'$.host'),'')<>'';
UPDATE OR IGNORE accounts SET key=name_key(name);
UPDATE accounts SET sum=row_sum(key,name,password,person);
)sql",
    // 5: until when the server ran: clocks go on from there.
    R"sql(
CREATE TABLE house(
  id INTEGER PRIMARY KEY,
  ran_until INTEGER NOT NULL,
  sum INTEGER NOT NULL
) STRICT;
)sql",
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
    try {
      database.execute(migrations[next]);
      database.execute(("PRAGMA user_version=" + std::to_string(next + 1)).c_str());
      database.execute("COMMIT");
    } catch (const SqliteError&) {
      sqlite3_exec(database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
      throw;
    }
  }
}

void number_database(Database& database) {
  if (database.integer("PRAGMA application_id") == 0) {
    const auto number = database.integer("SELECT abs(random() % 2147483646) + 1");
    database.execute(("PRAGMA application_id=" + std::to_string(number)).c_str());
  }
  // Into the file itself, where it can be read without the log.
  database.execute("PRAGMA wal_checkpoint(PASSIVE)");
}

void backup_database(const std::string& from, const std::string& to) {
  // Opened first: a file that is not there yet must not be made by looking for it.
  Database source(from, Database::Mode::existing);
  source.integer("PRAGMA schema_version");
  // Beside a server that was killed it would be the last to close, and tidy its log away.
  sqlite3_db_config(source.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  // The owner's alone, whatever the umask. SQLite takes a file that is empty.
  const int file = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0 && errno == EEXIST) throw SqliteError(to + " exists already.");
  if (file < 0) throw SqliteError(to + " cannot be written: " + std::strerror(errno) + ".");
  ::fchmod(file, 0600);
  try {
    // VACUUM INTO reads one consistent snapshot and does not disturb the writer.
    Statement statement(source, "VACUUM INTO ?1");
    statement.bind(1, to);
    statement.run();
    Database copy(to, Database::Mode::existing);
    copy.execute("PRAGMA application_id=0");
    ::fsync(file);
  } catch (const SqliteError&) {
    ::unlink(to.c_str());
    ::close(file);
    throw;
  }
  ::close(file);
}

}  // namespace triclinium::server
