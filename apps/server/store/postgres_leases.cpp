#include "apps/server/store/postgres_leases.h"

namespace triclinium::server {

namespace {

constexpr std::chrono::milliseconds lease_limit{5'000};
constexpr std::int64_t orphans_at_once = 50;

// A lease is free if nobody has it ('-' for whoever asks, '' for whoever comes first) or if its
// node has not been heard of in time. A node never says that it will live for long: where it does,
// the clock of the database was set back since. Rows that another node just takes are passed over.
#define FREE_LEASES \
  "SELECT l.number, l.fence, coalesce(n.seen,l.ran_until) AS ran FROM leases l LEFT JOIN nodes n "
#define NOT_ALIVE "until NOT BETWEEN now() AND now()+interval '10 seconds'"
#define TAKE_THEM                                                                  \
  "UPDATE leases l SET node=$1,fence=l.fence+1,ran_until=0 FROM free f, tables t " \
  "WHERE l.number=f.number AND t.number=l.number "                                 \
  "RETURNING l.number,t.id,l.fence,f.fence,f.ran"
constexpr PostgresStatement make_lease{"make_lease",
                                       "INSERT INTO leases(number,node,fence,ran_until) "
                                       "VALUES($1,'-',0,0) ON CONFLICT(number) DO NOTHING"};
constexpr PostgresStatement claim_one{
    "claim_one", "WITH free AS (" FREE_LEASES
                 "ON n.id=l.node WHERE l.number=$2 AND (l.node IN ('','-',$1) OR n.id IS NULL OR "
                 "n." NOT_ALIVE ") FOR UPDATE OF l SKIP LOCKED) " TAKE_THEM};
constexpr PostgresStatement claim_some{
    "claim_some", "WITH free AS (" FREE_LEASES
                  "ON n.id=l.node JOIN tables w ON w.number=l.number AND w.wake=1 "
                  "WHERE l.node='' OR l.node IN (SELECT id FROM nodes WHERE " NOT_ALIVE
                  ") "
                  "ORDER BY l.number LIMIT $2 FOR UPDATE OF l SKIP LOCKED) " TAKE_THEM};
#undef FREE_LEASES
#undef NOT_ALIVE
#undef TAKE_THEM
// Tables that somebody has to go on with and nobody ever claimed.
constexpr PostgresStatement find_forgotten{
    "find_forgotten",
    "INSERT INTO leases(number,node,fence,ran_until) "
    "SELECT number,'',1,(SELECT coalesce(max(seen),0) FROM nodes) FROM tables t WHERE wake=1 AND "
    "NOT EXISTS(SELECT 1 FROM leases l WHERE l.number=t.number) LIMIT $1 ON CONFLICT DO NOTHING"};
constexpr PostgresStatement let_go{
    "let_go",
    "UPDATE leases SET node='-',ran_until=(SELECT seen FROM nodes WHERE id=$1) "
    "WHERE node=$1 AND number=ANY(string_to_array($2,',')::bigint[])"};
constexpr PostgresStatement how_far{"how_far",
                                    "SELECT n,(SELECT max(seq) FROM actions a WHERE a.number=n) "
                                    "FROM unnest(string_to_array($1,',')::bigint[]) n"};

constexpr PostgresStatement lease_statements[] = {make_lease,     claim_one, claim_some,
                                                  find_forgotten, let_go,    how_far};

std::string list_of(const std::vector<std::int64_t>& numbers) {
  std::string text;
  for (const std::int64_t number : numbers) {
    text += (text.empty() ? "" : ",") + std::to_string(number);
  }
  return text;
}

std::vector<Lease> leases_in(const PostgresRows& rows) {
  std::vector<Lease> leases;
  for (int row = 0; row < rows.count(); ++row) {
    Lease lease{rows.integer(row, 0), rows.text(row, 1), rows.integer(row, 2), std::nullopt};
    // Fence 0 before: it has just been made, nobody had it.
    if (rows.integer(row, 3) > 0) lease.ran_until = rows.integer(row, 4);
    leases.push_back(std::move(lease));
  }
  return leases;
}

}  // namespace

PostgresLeases::PostgresLeases(const std::string& url, std::string node)
    : connection_(url, "triclinium " + node + " leases", lease_limit), node_(std::move(node)) {}

PostgresRows PostgresLeases::ask(const PostgresStatement& statement, const PostgresValues& values) {
  if (!connection_.is_open()) {
    connection_.open(lease_statements);
    // A lease that a crash of the database forgets is claimed again.
    connection_.execute("SET synchronous_commit=off");
  }
  return connection_.ask(statement, values);
}

std::optional<Lease> PostgresLeases::claim(std::int64_t number) {
  ask(make_lease, PostgresValues().add(number));
  auto leases = leases_in(ask(claim_one, PostgresValues().add(node_).add(number)));
  if (leases.empty()) return std::nullopt;
  return std::move(leases[0]);
}

std::vector<Lease> PostgresLeases::claim_orphans() {
  ask(find_forgotten, PostgresValues().add(orphans_at_once));
  return leases_in(ask(claim_some, PostgresValues().add(node_).add(orphans_at_once)));
}

void PostgresLeases::release(const std::vector<std::int64_t>& numbers) {
  ask(let_go, PostgresValues().add(node_).add(list_of(numbers)));
}

std::vector<std::pair<std::int64_t, std::int64_t>> PostgresLeases::progress(
    const std::vector<std::int64_t>& numbers) {
  const PostgresRows rows = ask(how_far, PostgresValues().add(list_of(numbers)));
  std::vector<std::pair<std::int64_t, std::int64_t>> result;
  for (int row = 0; row < rows.count(); ++row) {
    result.emplace_back(rows.integer(row, 0), rows.integer(row, 1));
  }
  return result;
}

}  // namespace triclinium::server
