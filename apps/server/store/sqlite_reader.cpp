#include "apps/server/store/sqlite_reader.h"

namespace triclinium::server {

namespace {

// Statements ask in their last column whether the row is what was written.
void check_sum(const Statement& row, int column, const std::string& name) {
  if (row.integer(column) == 1) return;
  throw SqliteError(name + " is damaged: it is not what was written.", StoreFault::damaged);
}

std::optional<AccountRow> read_account(Statement& statement, const std::string& key) {
  const Asked asked(statement);
  statement.bind(1, key);
  if (!statement.step()) return std::nullopt;
  check_sum(statement, 4, "The account of '" + key + "'");
  return AccountRow{statement.text(0), statement.text(1), statement.text(2), statement.text(3)};
}

SessionRow read_session(const Statement& row) {
  check_sum(row, 4, "A session");
  return {row.text(0), row.text(1), row.integer(2), row.integer(3)};
}

constexpr const char* account_sql =
    "SELECT key,name,password,person,sum=row_sum(key,name,password,person) FROM accounts ";
constexpr const char* session_sql =
    "SELECT hash,person,created,seen,sum=row_sum(hash,person) FROM sessions ";

}  // namespace

SqliteReader::SqliteReader(Database& database)
    : person_(database, "SELECT id,name,sum=row_sum(id,name) FROM people WHERE id=?1"),
      session_(database, std::string(session_sql) + "WHERE hash=?1"),
      sessions_of_(database, std::string(session_sql) + "WHERE person=?1 ORDER BY seen DESC"),
      account_(database, std::string(account_sql) + "WHERE key=?1"),
      account_of_(database, std::string(account_sql) + "WHERE person=?1"),
      table_(database,
             "SELECT number,config,sum=row_sum(number,id,config) FROM tables WHERE id=?1"),
      snapshot_(database,
                "SELECT seq,body,sum=row_sum(number,seq,body) FROM snapshots WHERE number=?1"),
      changes_(database,
               "SELECT seq,kind,seat,held,at,body,sum=row_sum(number,seq,kind,seat,held,at,body) "
               "FROM actions WHERE number=?1 AND seq>?2 ORDER BY seq"),
      people_at_(database,
                 "SELECT id,name,sum=row_sum(id,name) FROM people WHERE id IN "
                 "(SELECT person FROM seats WHERE number=?1) ORDER BY id"),
      ran_until_(database, "SELECT ran_until,sum=row_sum(id,ran_until) FROM house"),
      lists_(database) {}

std::optional<PersonRow> SqliteReader::person(const std::string& id) {
  const Asked asked(person_);
  person_.bind(1, id);
  if (!person_.step()) return std::nullopt;
  check_sum(person_, 2, "The person " + id);
  return PersonRow{person_.text(0), person_.text(1)};
}

std::optional<SessionRow> SqliteReader::session(const std::string& hash) {
  const Asked asked(session_);
  session_.bind_blob(1, hash);
  if (!session_.step()) return std::nullopt;
  return read_session(session_);
}

std::vector<SessionRow> SqliteReader::sessions_of(const std::string& person) {
  std::vector<SessionRow> rows;
  const Asked asked(sessions_of_);
  sessions_of_.bind(1, person);
  while (sessions_of_.step()) rows.push_back(read_session(sessions_of_));
  return rows;
}

std::optional<AccountRow> SqliteReader::account(const std::string& key) {
  return read_account(account_, key);
}

std::optional<AccountRow> SqliteReader::account_of(const std::string& person) {
  return read_account(account_of_, person);
}

std::optional<TableHead> SqliteReader::table(const std::string& id) {
  const Asked asked(table_);
  table_.bind(1, id);
  if (!table_.step()) return std::nullopt;
  check_sum(table_, 2, "What was agreed at table " + id);
  return TableHead{table_.integer(0), table_.text(1)};
}

std::optional<SnapshotRow> SqliteReader::snapshot(std::int64_t number) {
  const Asked asked(snapshot_);
  snapshot_.bind(1, number);
  if (!snapshot_.step()) return std::nullopt;
  check_sum(snapshot_, 2, "The snapshot of table number " + std::to_string(number));
  return SnapshotRow{snapshot_.integer(0), snapshot_.text(1)};
}

std::vector<PersonRow> SqliteReader::people_at(std::int64_t number) {
  std::vector<PersonRow> people;
  const Asked asked(people_at_);
  people_at_.bind(1, number);
  while (people_at_.step()) {
    // One whose row is damaged is left out.
    if (people_at_.integer(2) == 1) people.push_back({people_at_.text(0), people_at_.text(1)});
  }
  return people;
}

Millis SqliteReader::ran_until() {
  const Asked asked(ran_until_);
  if (!ran_until_.step()) return 0;
  check_sum(ran_until_, 1, "The time until which the server ran");
  return ran_until_.integer(0);
}

Changes SqliteReader::changes_after(std::int64_t number, std::int64_t seq) {
  Changes changes;
  const Asked asked(changes_);
  changes_.bind(1, number).bind(2, seq);
  while (changes_.step()) {
    check_sum(changes_, 6,
              "Change " + changes_.text(0) + " of table number " + std::to_string(number));
    changes.push_back({changes_.integer(0),
                       ChangeKind{static_cast<std::uint8_t>(changes_.integer(1))},
                       static_cast<Seat>(changes_.integer(2)), changes_.integer(3) != 0,
                       changes_.integer(4), changes_.text(5)});
  }
  return changes;
}

}  // namespace triclinium::server
