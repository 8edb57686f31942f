#include "apps/server/store/postgres_reader.h"

#include "apps/server/store/row_sum.h"

namespace triclinium::server {

namespace {

constexpr std::chrono::milliseconds quiet_after_a_failure{500};

#define SESSION_COLUMNS "SELECT hash,person,created,seen,sum FROM sessions "
#define ACCOUNT_COLUMNS "SELECT key,name,password,person,sum FROM accounts "
constexpr PostgresStatement ask_person{"person", "SELECT id,name,sum FROM people WHERE id=$1"};
constexpr PostgresStatement ask_session{"session", SESSION_COLUMNS "WHERE hash=$1"};
constexpr PostgresStatement ask_sessions_of{
    "sessions_of", SESSION_COLUMNS "WHERE person=$1 ORDER BY seen DESC, hash"};
constexpr PostgresStatement ask_account{"account", ACCOUNT_COLUMNS "WHERE key=$1"};
constexpr PostgresStatement ask_account_of{"account_of", ACCOUNT_COLUMNS "WHERE person=$1"};
#undef SESSION_COLUMNS
#undef ACCOUNT_COLUMNS
constexpr PostgresStatement ask_table{"table",
                                      "SELECT number,id,config,sum FROM tables WHERE id=$1"};
constexpr PostgresStatement ask_snapshot{"snapshot",
                                         "SELECT seq,body,sum FROM snapshots WHERE number=$1"};
constexpr PostgresStatement ask_changes{"changes",
                                        "SELECT seq,kind,seat,held,at,body,sum FROM actions "
                                        "WHERE number=$1 AND seq>$2 ORDER BY seq"};
constexpr PostgresStatement ask_people_at{
    "people_at",
    "SELECT id,name,sum FROM people WHERE id IN (SELECT person FROM seats WHERE number=$1) "
    "ORDER BY id"};
constexpr PostgresStatement ask_tables_of{
    "tables_of",
    "SELECT id FROM tables t WHERE EXISTS(SELECT 1 FROM seats s WHERE s.number=t.number AND "
    "s.person=$1 AND s.seat>=0) ORDER BY phase=2, updated DESC LIMIT $2"};
constexpr PostgresStatement ask_hosted_by{
    "hosted_by",
    "SELECT t.id FROM seats s JOIN tables t ON t.number=s.number "
    "WHERE s.person=$1 AND s.seat=-1 ORDER BY t.updated DESC"};
constexpr PostgresStatement ask_listed{
    "listed", "SELECT id FROM tables WHERE listed=1 AND phase=$1 ORDER BY created DESC LIMIT $2"};
constexpr PostgresStatement ask_wake{"wake", "SELECT id FROM tables WHERE wake=1 ORDER BY number"};
constexpr PostgresStatement ask_ran_until{"ran_until", "SELECT coalesce(max(seen),0) FROM nodes"};

constexpr PostgresStatement read_statements[] = {
    ask_person,    ask_session,   ask_sessions_of, ask_account,  ask_account_of,
    ask_table,     ask_snapshot,  ask_changes,     ask_listed,   ask_wake,
    ask_tables_of, ask_hosted_by, ask_ran_until,   ask_people_at};

void check_sum(const RowSum& sum, std::int64_t stored, const std::string& name) {
  if (sum.value() == stored) return;
  throw PostgresError(name + " is damaged: it is not what was written.", "XX001");
}

SessionRow session_in(const PostgresRows& rows, int row) {
  SessionRow session{rows.bytes(row, 0), rows.text(row, 1), rows.integer(row, 2),
                     rows.integer(row, 3)};
  check_sum(RowSum().add(session.hash).add(session.person), rows.integer(row, 4), "A session");
  return session;
}

}  // namespace

PostgresReader::PostgresReader(const std::string& url, const std::string& name,
                               std::chrono::milliseconds limit)
    : connection_(url, name, limit) {}

PostgresRows PostgresReader::ask(const PostgresStatement& statement, const PostgresValues& values) {
  const auto now = PostgresConnection::Clock::now();
  const bool was_open = connection_.is_open();
  if (!was_open && now < quiet_until_) throw PostgresError::lost("The database does not answer.");
  try {
    if (!was_open) connection_.open(read_statements);
    return connection_.ask(statement, values);
  } catch (const PostgresError& error) {
    if (!error.connection_lost) throw;
    // Reading changes nothing: after a restart of the database the same is asked once more.
    if (was_open && PostgresConnection::Clock::now() - now < quiet_after_a_failure) {
      return ask(statement, values);
    }
    quiet_until_ = PostgresConnection::Clock::now() + quiet_after_a_failure;
    throw;
  }
}

PostgresConnection& PostgresReader::freeze() {
  connection_.open(read_statements);
  connection_.execute("SET idle_in_transaction_session_timeout=0");
  connection_.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  return connection_;
}

std::vector<std::string> PostgresReader::ids(const PostgresStatement& statement,
                                             const PostgresValues& values) {
  const PostgresRows rows = ask(statement, values);
  std::vector<std::string> result;
  for (int row = 0; row < rows.count(); ++row) result.push_back(rows.text(row, 0));
  return result;
}

std::optional<PersonRow> PostgresReader::person(const std::string& id) {
  const PostgresRows rows = ask(ask_person, PostgresValues().add(id));
  if (rows.count() == 0) return std::nullopt;
  PersonRow person{rows.text(0, 0), rows.text(0, 1)};
  check_sum(RowSum().add(person.id).add(person.name), rows.integer(0, 2), "The person " + id);
  return person;
}

std::optional<SessionRow> PostgresReader::session(const std::string& hash) {
  const PostgresRows rows = ask(ask_session, PostgresValues().add_bytes(hash));
  if (rows.count() == 0) return std::nullopt;
  return session_in(rows, 0);
}

std::vector<SessionRow> PostgresReader::sessions_of(const std::string& person) {
  const PostgresRows rows = ask(ask_sessions_of, PostgresValues().add(person));
  std::vector<SessionRow> result;
  for (int row = 0; row < rows.count(); ++row) result.push_back(session_in(rows, row));
  return result;
}

std::optional<AccountRow> PostgresReader::one_account(const PostgresStatement& statement,
                                                      const std::string& value) {
  const PostgresRows rows = ask(statement, PostgresValues().add(value));
  if (rows.count() == 0) return std::nullopt;
  AccountRow account{rows.text(0, 0), rows.text(0, 1), rows.text(0, 2), rows.text(0, 3)};
  check_sum(RowSum().add(account.key).add(account.name).add(account.password).add(account.person),
            rows.integer(0, 4), "The account of '" + value + "'");
  return account;
}

std::optional<AccountRow> PostgresReader::account(const std::string& key) {
  return one_account(ask_account, key);
}

std::optional<AccountRow> PostgresReader::account_of(const std::string& person) {
  return one_account(ask_account_of, person);
}

std::optional<TableHead> PostgresReader::table(const std::string& id) {
  const PostgresRows rows = ask(ask_table, PostgresValues().add(id));
  if (rows.count() == 0) return std::nullopt;
  TableHead head{rows.integer(0, 0), rows.text(0, 2)};
  check_sum(RowSum().add(head.number).add(rows.text(0, 1)).add(head.config), rows.integer(0, 3),
            "What was agreed at table " + id);
  return head;
}

std::optional<SnapshotRow> PostgresReader::snapshot(std::int64_t number) {
  const PostgresRows rows = ask(ask_snapshot, PostgresValues().add(number));
  if (rows.count() == 0) return std::nullopt;
  SnapshotRow snapshot{rows.integer(0, 0), rows.text(0, 1)};
  check_sum(RowSum().add(number).add(snapshot.seq).add(snapshot.body), rows.integer(0, 2),
            "The snapshot of table number " + std::to_string(number));
  return snapshot;
}

Changes PostgresReader::changes_after(std::int64_t number, std::int64_t seq) {
  const PostgresRows rows = ask(ask_changes, PostgresValues().add(number).add(seq));
  Changes changes;
  for (int row = 0; row < rows.count(); ++row) {
    const std::int64_t kind = rows.integer(row, 1);
    const std::int64_t seat = rows.integer(row, 2);
    const std::int64_t held = rows.integer(row, 3);
    Change change{rows.integer(row, 0),    ChangeKind{static_cast<std::uint8_t>(kind)},
                  static_cast<Seat>(seat), held != 0,
                  rows.integer(row, 4),    rows.text(row, 5)};
    check_sum(RowSum()
                  .add(number)
                  .add(change.seq)
                  .add(kind)
                  .add(seat)
                  .add(held)
                  .add(change.at)
                  .add(change.body),
              rows.integer(row, 6),
              "Change " + rows.text(row, 0) + " of table number " + std::to_string(number));
    changes.push_back(std::move(change));
  }
  return changes;
}

std::vector<PersonRow> PostgresReader::people_at(std::int64_t number) {
  const PostgresRows rows = ask(ask_people_at, PostgresValues().add(number));
  std::vector<PersonRow> people;
  for (int row = 0; row < rows.count(); ++row) {
    PersonRow person{rows.text(row, 0), rows.text(row, 1)};
    const auto sum = RowSum().add(person.id).add(person.name).value();
    // One whose row is damaged is left out.
    if (sum == rows.integer(row, 2)) people.push_back(std::move(person));
  }
  return people;
}

std::vector<std::string> PostgresReader::tables_of(const std::string& person, int limit) {
  return ids(ask_tables_of, PostgresValues().add(person).add(limit));
}

std::vector<std::string> PostgresReader::tables_hosted_by(const std::string& person) {
  return ids(ask_hosted_by, PostgresValues().add(person));
}

std::vector<std::string> PostgresReader::listed_tables(int phase, int limit) {
  return ids(ask_listed, PostgresValues().add(phase).add(limit));
}

std::vector<std::string> PostgresReader::tables_to_wake() { return ids(ask_wake, {}); }

Millis PostgresReader::ran_until() { return ask(ask_ran_until).integer(0, 0); }

}  // namespace triclinium::server
