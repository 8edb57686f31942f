#include "apps/server/store/schema.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iterator>

namespace triclinium::server {

namespace {

// One entry a version, applied in order, in the words of either database. An entry that has been
// released never changes.
struct Migration {
  const char* sqlite;
  const char* postgresql;
};

constexpr Migration migrations[] = {
    // 1: people and their sessions, tables as logs of numbered changes.
    {R"sql(
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
     R"sql(
CREATE TABLE people(
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE TABLE sessions(
  hash BYTEA PRIMARY KEY,
  person TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE TABLE accounts(
  key TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  password TEXT NOT NULL,
  person TEXT NOT NULL UNIQUE,
  created BIGINT NOT NULL
);
CREATE TABLE tables(
  number BIGINT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  config TEXT NOT NULL,
  phase BIGINT NOT NULL,
  listed BIGINT NOT NULL,
  wake BIGINT NOT NULL,
  created BIGINT NOT NULL,
  updated BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables(phase, created) WHERE listed = 1;
CREATE INDEX tables_wake ON tables(number) WHERE wake = 1;
CREATE TABLE seats(
  number BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY(number, seat)
);
CREATE INDEX seats_person ON seats(person, number);
CREATE TABLE actions(
  number BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  kind BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  held BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY(number, seq)
);
CREATE TABLE snapshots(
  number BIGINT PRIMARY KEY,
  seq BIGINT NOT NULL,
  body TEXT NOT NULL
);
)sql"},
    // 2: empty pages in stock, see checkpointer.h.
    {"CREATE TABLE stock(body BLOB NOT NULL) STRICT;", ""},
    // 3: every row that nothing else can give back carries a checksum.
    {R"sql(
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
     R"sql(
ALTER TABLE people ADD COLUMN sum BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN sum BIGINT NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN sum BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN sum BIGINT NOT NULL DEFAULT 0;
ALTER TABLE actions ADD COLUMN sum BIGINT NOT NULL DEFAULT 0;
ALTER TABLE snapshots ADD COLUMN sum BIGINT NOT NULL DEFAULT 0;
)sql"},
    // 4: sessions end when nobody has used them for long; who hosts a table is found like who sits
    // there; names that look alike are one (names.h).
    {R"sql(
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen=unixepoch()*1000;
CREATE INDEX sessions_person ON sessions(person);
CREATE INDEX sessions_seen ON sessions(seen);
INSERT OR IGNORE INTO seats SELECT number,-1,json_extract(config,'$.host') FROM tables
  WHERE json_valid(config) AND coalesce(json_extract(config,'$.host'),'')<>'';
UPDATE OR IGNORE accounts SET key=name_key(name);
UPDATE accounts SET sum=row_sum(key,name,password,person);
)sql",
     R"sql(
ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sessions_person ON sessions(person);
CREATE INDEX sessions_seen ON sessions(seen);
)sql"},
    // 5: until when the server ran: clocks go on from there.
    {R"sql(
CREATE TABLE house(
  id INTEGER PRIMARY KEY,
  ran_until INTEGER NOT NULL,
  sum INTEGER NOT NULL
) STRICT;
)sql",
     R"sql(
CREATE SEQUENCE table_numbers INCREMENT 100;
-- A node that is alive says so again and again; seen: by its own clock, until when clocks ran.
CREATE TABLE nodes(
  id TEXT PRIMARY KEY,
  seen BIGINT NOT NULL,
  until TIMESTAMPTZ NOT NULL
) WITH (fillfactor = 50);
-- Every commit of a node leaves its number here, so that one whose answer was lost is found out. A
-- new connection raises the epoch, and what the old one had still on its way fails.
CREATE TABLE writers(
  node TEXT PRIMARY KEY,
  epoch BIGINT NOT NULL,
  batch BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE FUNCTION begin_batch(who TEXT, its_epoch BIGINT, its_batch BIGINT) RETURNS VOID AS $$
BEGIN
  UPDATE writers SET batch = its_batch WHERE node = who AND epoch = its_epoch;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a newer connection of this node writes' USING ERRCODE = 'TR001';
  END IF;
END $$ LANGUAGE plpgsql;
-- Who plays bots and ends clocks at a table. The fence rises whenever it passes to another node;
-- ran_until: when the last one let it go, 0 while somebody has it.
CREATE TABLE leases(
  number BIGINT PRIMARY KEY,
  node TEXT NOT NULL,
  fence BIGINT NOT NULL,
  ran_until BIGINT NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX leases_node ON leases(node);
CREATE FUNCTION hold_lease(its_number BIGINT, who TEXT, its_fence BIGINT) RETURNS VOID AS $$
BEGIN
  PERFORM 1 FROM leases WHERE number = its_number AND node = who AND fence = its_fence FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'another node looks after this table' USING ERRCODE = 'TR002';
  END IF;
END $$ LANGUAGE plpgsql;
)sql"},
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
      database.execute(migrations[next].sqlite);
      database.execute(("PRAGMA user_version=" + std::to_string(next + 1)).c_str());
      database.execute("COMMIT");
    } catch (const SqliteError&) {
      sqlite3_exec(database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
      throw;
    }
  }
}

int schema_of(PostgresConnection& connection) {
  connection.execute("CREATE TABLE IF NOT EXISTS schema_version(version BIGINT NOT NULL)");
  const PostgresRows rows = connection.rows("SELECT max(version) FROM schema_version");
  return rows.null(0, 0) ? 0 : static_cast<int>(rows.integer(0, 0));
}

void migrate(PostgresConnection& connection) {
  connection.execute("BEGIN");
  try {
    // Nodes that start together take turns.
    connection.execute("SELECT pg_advisory_xact_lock(1953655145)");
    const int version = schema_of(connection);
    if (version > newest_schema()) {
      throw PostgresError("The store was written by a newer version of this program.");
    }
    for (int next = version; next < newest_schema(); ++next) {
      connection.execute(migrations[next].postgresql);
      connection.execute("DELETE FROM schema_version; INSERT INTO schema_version VALUES(" +
                         std::to_string(next + 1) + ")");
    }
    connection.execute("COMMIT");
  } catch (const PostgresError&) {
    if (connection.is_open()) connection.execute("ROLLBACK");
    throw;
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
