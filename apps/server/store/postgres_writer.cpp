#include "apps/server/store/postgres_writer.h"

#include "apps/server/store/row_sum.h"

namespace triclinium::server {

namespace {

constexpr std::chrono::milliseconds write_limit{8'000};

constexpr PostgresStatement begin_statement{"begin", "BEGIN"};
constexpr PostgresStatement commit_statement{"commit", "COMMIT"};
constexpr PostgresStatement begin_batch{"begin_batch", "SELECT begin_batch($1,$2,$3)"};
constexpr PostgresStatement enter{
    "enter",
    "INSERT INTO writers VALUES($1,1,0) ON CONFLICT(node) DO UPDATE SET epoch=writers.epoch+1 "
    "RETURNING epoch,batch"};
constexpr PostgresStatement tell{"tell", "SELECT pg_notify('triclinium',$1)"};
constexpr PostgresStatement numbers{"numbers", "SELECT nextval('table_numbers')"};
constexpr PostgresStatement put_person{
    "put_person",
    "INSERT INTO people(id,name,created,sum) VALUES($1,$2,$3,$4) "
    "ON CONFLICT(id) DO UPDATE SET name=excluded.name,sum=excluded.sum"};
constexpr PostgresStatement put_session{
    "put_session",
    "INSERT INTO sessions(hash,person,created,seen,sum) VALUES($1,$2,$3,$3,$4) "
    "ON CONFLICT(hash) DO UPDATE SET person=excluded.person,sum=excluded.sum"};
constexpr PostgresStatement drop_session{"drop_session", "DELETE FROM sessions WHERE hash=$1"};
constexpr PostgresStatement see_session{"see_session", "UPDATE sessions SET seen=$2 WHERE hash=$1"};
constexpr PostgresStatement drop_sessions_of{"drop_sessions_of",
                                             "DELETE FROM sessions WHERE person=$1 AND hash<>$2"};
constexpr PostgresStatement drop_sessions_before{"drop_sessions_before",
                                                 "DELETE FROM sessions WHERE seen<$1"};
constexpr PostgresStatement put_account{
    "put_account",
    "INSERT INTO accounts(key,name,password,person,created,sum) VALUES($1,$2,$3,$4,$5,$6)"};
constexpr PostgresStatement put_password{
    "put_password",
    "UPDATE accounts SET password=$3,sum=$5 WHERE key=$1 AND name=$2 AND person=$4"};
constexpr PostgresStatement drop_account{"drop_account", "DELETE FROM accounts WHERE key=$1"};
constexpr PostgresStatement new_table{
    "new_table",
    "INSERT INTO tables(number,id,config,phase,listed,wake,created,updated,sum) "
    "VALUES($1,$2,$3,0,0,0,$4,$4,$5)"};
constexpr PostgresStatement put_index{
    "put_index", "UPDATE tables SET phase=$2,listed=$3,wake=$4,updated=$5 WHERE number=$1"};
constexpr PostgresStatement put_seat{
    "put_seat",
    "INSERT INTO seats(number,seat,person) VALUES($1,$2,$3) "
    "ON CONFLICT(number,seat) DO UPDATE SET person=excluded.person"};
constexpr PostgresStatement add_change{
    "add_change",
    "INSERT INTO actions(number,seq,kind,seat,held,at,body,sum) VALUES($1,$2,$3,$4,$5,$6,$7,$8)"};
constexpr PostgresStatement hold_lease{"hold_lease", "SELECT hold_lease($1,$2,$3)"};
constexpr PostgresStatement put_snapshot{
    "put_snapshot",
    "INSERT INTO snapshots(number,seq,body,sum) VALUES($1,$2,$3,$4) ON CONFLICT(number) DO UPDATE "
    "SET seq=excluded.seq,body=excluded.body,sum=excluded.sum WHERE snapshots.seq<excluded.seq"};
constexpr PostgresStatement ran_until{"ran_until",
                                      "INSERT INTO nodes(id,seen,until) VALUES($1,$2,now()) "
                                      "ON CONFLICT(id) DO UPDATE SET seen=excluded.seen"};

constexpr PostgresStatement write_statements[] = {
    begin_statement, commit_statement, begin_batch,          enter,        tell,
    numbers,         put_person,       put_session,          see_session,  drop_session,
    drop_account,    drop_sessions_of, put_account,          put_password, new_table,
    put_index,       put_seat,         drop_sessions_before, add_change,   hold_lease,
    ran_until,       put_snapshot};

}  // namespace

PostgresWriter::PostgresWriter(const std::string& url, std::string node)
    : connection_(url, "triclinium " + node + " writer", write_limit), node_(std::move(node)) {}

void PostgresWriter::begin() {
  connection_.queue(begin_statement);
  connection_.queue(begin_batch, PostgresValues().add(node_).add(epoch_).add(++batch_));
}

// Notices have a transaction of their own behind that of the writes: the database lets only one at
// a time commit with notices, and this one waits for no disk.
void PostgresWriter::commit(const std::vector<std::string>& notices) {
  connection_.queue(commit_statement);
  for (const std::string& notice : notices) connection_.queue(tell, PostgresValues().add(notice));
  connection_.send_queued();
}

bool PostgresWriter::resolve() {
  connection_.open(write_statements);
  const PostgresRows rows = connection_.ask(enter, PostgresValues().add(node_));
  epoch_ = rows.integer(0, 0);
  return rows.integer(0, 1) == batch_;
}

void PostgresWriter::roll_back() noexcept {
  try {
    if (connection_.is_open()) connection_.execute("ROLLBACK");
  } catch (const PostgresError&) {
    // The transaction ends with its connection.
    connection_.close();
  }
}

std::int64_t PostgresWriter::more_numbers() { return connection_.ask(numbers).integer(0, 0); }

void PostgresWriter::operator()(const PutPerson& write) {
  const PersonRow& person = write.person;
  connection_.queue(put_person, PostgresValues()
                                    .add(person.id)
                                    .add(person.name)
                                    .add(write.at)
                                    .add(RowSum().add(person.id).add(person.name).value()));
}

void PostgresWriter::operator()(const PutSession& write) {
  connection_.queue(put_session, PostgresValues()
                                     .add_bytes(write.hash)
                                     .add(write.person)
                                     .add(write.at)
                                     .add(RowSum().add(write.hash).add(write.person).value()));
}

void PostgresWriter::operator()(const DropSession& write) {
  connection_.queue(drop_session, PostgresValues().add_bytes(write.hash));
}

void PostgresWriter::operator()(const SeeSession& write) {
  connection_.queue(see_session, PostgresValues().add_bytes(write.hash).add(write.at));
}

void PostgresWriter::operator()(const DropSessionsOf& write) {
  connection_.queue(drop_sessions_of, PostgresValues().add(write.person).add_bytes(write.keep));
}

void PostgresWriter::operator()(const DropSessionsBefore& write) {
  connection_.queue(drop_sessions_before, PostgresValues().add(write.seen));
}

void PostgresWriter::operator()(const PutAccount& write) {
  const AccountRow& account = write.account;
  connection_.queue(put_account, PostgresValues()
                                     .add(account.key)
                                     .add(account.name)
                                     .add(account.password)
                                     .add(account.person)
                                     .add(write.at)
                                     .add(sum_of(account)));
}

void PostgresWriter::operator()(const PutPassword& write) {
  const AccountRow& account = write.account;
  connection_.queue(put_password, PostgresValues()
                                      .add(account.key)
                                      .add(account.name)
                                      .add(account.password)
                                      .add(account.person)
                                      .add(sum_of(account)));
}

void PostgresWriter::operator()(const DropAccount& write) {
  connection_.queue(drop_account, PostgresValues().add(write.key));
}

void PostgresWriter::operator()(const NewTable& write) {
  connection_.queue(new_table,
                    PostgresValues()
                        .add(write.number)
                        .add(write.id)
                        .add(write.config)
                        .add(write.at)
                        .add(RowSum().add(write.number).add(write.id).add(write.config).value()));
}

void PostgresWriter::operator()(const PutTableIndex& write) {
  connection_.queue(put_index, PostgresValues()
                                   .add(write.number)
                                   .add(write.phase)
                                   .add(std::int64_t{write.listed})
                                   .add(std::int64_t{write.wake})
                                   .add(write.updated));
}

void PostgresWriter::operator()(const PutSeatIndex& write) {
  connection_.queue(put_seat, PostgresValues().add(write.number).add(write.seat).add(write.person));
}

void PostgresWriter::operator()(const AddChange& write) {
  connection_.queue(add_change, PostgresValues()
                                    .add(write.number)
                                    .add(write.change.seq)
                                    .add(static_cast<std::int64_t>(write.change.kind))
                                    .add(std::int64_t{write.change.seat})
                                    .add(std::int64_t{write.change.held})
                                    .add(write.change.at)
                                    .add(write.change.body)
                                    .add(sum_of(write.number, write.change)));
}

void PostgresWriter::operator()(const HoldLease& write) {
  connection_.queue(hold_lease, PostgresValues().add(write.number).add(node_).add(write.fence));
}

void PostgresWriter::operator()(const PutSnapshot& write) {
  connection_.queue(put_snapshot,
                    PostgresValues()
                        .add(write.number)
                        .add(write.seq)
                        .add(write.body)
                        .add(RowSum().add(write.number).add(write.seq).add(write.body).value()));
}

void PostgresWriter::operator()(const RanUntil& write) {
  connection_.queue(ran_until, PostgresValues().add(node_).add(write.at));
}

}  // namespace triclinium::server
