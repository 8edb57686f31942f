#include "apps/server/store/table_lists.h"

#include <algorithm>
#include <limits>

#include "apps/server/core/log.h"

namespace triclinium::server {

TableLists::TableLists(Database& database)
    : database_(database),
      of_person_(database,
                 "SELECT DISTINCT t.id FROM seats s JOIN tables t ON t.number=s.number "
                 "WHERE s.person=?1 AND s.seat>=0 ORDER BY t.phase=2, t.updated DESC LIMIT ?2"),
      hosted_by_(database,
                 "SELECT t.id FROM seats s JOIN tables t ON t.number=s.number "
                 "WHERE s.person=?1 AND s.seat=-1 ORDER BY t.updated DESC"),
      listed_(database,
              "SELECT id FROM tables WHERE listed=1 AND phase=?1 ORDER BY created DESC LIMIT ?2"),
      wake_(database, "SELECT id FROM tables WHERE wake=1 ORDER BY number"),
      row_(database, "SELECT id,phase,listed,wake,created,updated FROM tables WHERE number=?1"),
      seat_(database, "SELECT 1 FROM seats WHERE number=?1 AND person=?2 AND (seat=-1)=?3") {}

// The last page of one table may be damaged: its numbers are in the others too.
std::int64_t TableLists::last_number() {
  std::int64_t last = -1;
  std::string reason;
  for (const char* table : {"tables", "actions", "seats", "snapshots"}) {
    try {
      last = std::max(last, database_.integer(std::string("SELECT max(number) FROM ") + table));
    } catch (const SqliteError& error) {
      if (error.fault != StoreFault::damaged) throw;
      reason = error.what();
    }
  }
  if (last < 0) throw SqliteError("No table can be found: " + reason, StoreFault::damaged);
  return last;
}

std::vector<std::string> TableLists::of_person(const std::string& person, int limit) {
  of_person_.bind(1, person).bind(2, limit);
  const auto before = [](const Row& a, const Row& b) {
    return std::pair(a.phase == 2, -a.updated) < std::pair(b.phase == 2, -b.updated);
  };
  return ids(
      of_person_, [&](std::int64_t number, const Row&) { return sits(number, person, false); },
      before, static_cast<std::size_t>(limit));
}

std::vector<std::string> TableLists::hosted_by(const std::string& person) {
  hosted_by_.bind(1, person);
  const auto before = [](const Row& a, const Row& b) { return a.updated > b.updated; };
  return ids(
      hosted_by_, [&](std::int64_t number, const Row&) { return sits(number, person, true); },
      before, std::numeric_limits<std::size_t>::max());
}

std::vector<std::string> TableLists::listed(int phase, int limit) {
  listed_.bind(1, phase).bind(2, limit);
  const auto before = [](const Row& a, const Row& b) { return a.created > b.created; };
  return ids(
      listed_, [&](std::int64_t, const Row& row) { return row.listed == 1 && row.phase == phase; },
      before, static_cast<std::size_t>(limit));
}

std::vector<std::string> TableLists::to_wake() {
  const auto before = [](const Row& a, const Row& b) { return a.created < b.created; };
  return ids(
      wake_, [](std::int64_t, const Row& row) { return row.wake == 1; }, before,
      std::numeric_limits<std::size_t>::max());
}

std::vector<std::string> TableLists::ids(Statement& statement, const Wanted& wanted,
                                         bool (*before)(const Row&, const Row&),
                                         std::size_t limit) {
  std::vector<std::string> result;
  try {
    const Asked asked(statement);
    while (statement.step()) result.push_back(statement.text(0));
    return result;
  } catch (const SqliteError& error) {
    if (error.fault != StoreFault::damaged) throw;
    log(LogLevel::error, "list_damaged", {{"reason", error.what()}});
  }
  std::vector<Row> rows = probe(wanted);
  std::stable_sort(rows.begin(), rows.end(), before);
  if (rows.size() > limit) rows.resize(limit);
  result.clear();
  for (Row& row : rows) result.push_back(std::move(row.id));
  return result;
}

std::vector<TableLists::Row> TableLists::probe(const Wanted& wanted) {
  std::vector<Row> rows;
  const std::int64_t last = last_number();
  for (std::int64_t number = last; number > std::max<std::int64_t>(0, last - most_probed);
       --number) {
    try {
      const Asked asked(row_);
      row_.bind(1, number);
      if (!row_.step()) continue;
      Row row{row_.text(0),    row_.integer(1), row_.integer(2),
              row_.integer(3), row_.integer(4), row_.integer(5)};
      if (wanted(number, row)) rows.push_back(std::move(row));
    } catch (const SqliteError& error) {
      if (error.fault != StoreFault::damaged) throw;
    }
  }
  return rows;
}

bool TableLists::sits(std::int64_t number, const std::string& person, bool as_host) {
  const Asked asked(seat_);
  seat_.bind(1, number).bind(2, person).bind(3, std::int64_t{as_host});
  return seat_.step();
}

}  // namespace triclinium::server
