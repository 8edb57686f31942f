// What a command changes at a table: put to the store, and only then seen by anybody.
#include "apps/server/core/log.h"
#include "apps/server/host/stored_table.h"
#include "apps/server/host/tables.h"
#include "apps/server/store/rehearsal.h"

namespace triclinium::server {

namespace {

constexpr std::int64_t changes_per_snapshot = 50;
constexpr Millis read_again_ms = 500;
constexpr Millis index_minute_ms = 60'000;
// Every try means that somebody else got on.
constexpr int max_tries = 20;

}  // namespace

void Tables::look(const TableHandle& entry, std::function<void()> task) {
  if (!entry->committing) return task();
  // Readers are bounded by the sockets and requests that exist.
  entry->waiting.push_back(std::move(task));
}

void Tables::change(const TableHandle& entry, Command command, Done done,
                    std::vector<Write> before) {
  change(entry, std::move(command), std::move(done), std::move(before), 0);
}

void Tables::change_by_itself(const TableHandle& entry, Command command, Done done) {
  std::vector<Write> before;
  if (store_.shared()) before.push_back(HoldLease{entry->number, entry->fence});
  change(entry, std::move(command), std::move(done), std::move(before));
}

void Tables::change(const TableHandle& entry, Command command, Done done, std::vector<Write> before,
                    int tries) {
  if (entry->damaged) return done(Refused{"damaged", std::string(damaged_sentence)});
  if (entry->committing) {
    if (entry->waiting.size() >= max_waiting) {
      return done(Refused{"busy", "The table is busy; please try again."});
    }
    entry->waiting.push_back([this, entry, command = std::move(command), done = std::move(done),
                              before = std::move(before), tries]() mutable {
      change(entry, std::move(command), std::move(done), std::move(before), tries);
    });
    return;
  }
  CommandResult result = command(entry->table);
  if (!result) {
    ++metrics_.refusals;
    return done(result.refused());
  }
  const bool only_lease = before.size() == 1 && std::holds_alternative<HoldLease>(before[0]);
  if (result.changes().empty() && (before.empty() || only_lease)) {
    done(std::nullopt);
    notify(*entry);
    if (!entry->committing) schedule(entry);
    return;
  }
  std::function<void()> again;
  if (store_.shared() && tries < max_tries) {
    again = [this, entry, command = std::move(command), done, before, tries] {
      change(entry, command, done, before, tries + 1);
    };
  }
  commit(entry, std::move(result.changes()), std::move(before), std::move(done), std::move(again));
}

void Tables::add_writes(TableEntry& entry, Changes changes, std::vector<Write>& writes) {
  const Table& table = entry.table;
  for (Change& change : changes) {
    if (change.kind == ChangeKind::seat) {
      writes.push_back(PutSeatIndex{entry.number, change.seat, table.seats()[change.seat].person});
    }
    if (change.kind == ChangeKind::host) {
      writes.push_back(PutSeatIndex{entry.number, PutSeatIndex::host, change.body});
    }
    writes.push_back(AddChange{entry.number, std::move(change)});
  }
  const PutTableIndex index = index_of(entry.number, table);
  // Lists are sorted by the minute: that alone is not worth a page with every move.
  if (index.phase != entry.index.phase || index.listed != entry.index.listed ||
      index.wake != entry.index.wake || index.updated - entry.index.updated > index_minute_ms) {
    writes.push_back(index);
    entry.index = index;
  }
  // Tables that begin together should not all take their first snapshot together.
  const std::int64_t late = entry.snapshot_seq == 0 ? entry.number % changes_per_snapshot : 0;
  if (table.seq() - entry.snapshot_seq >= changes_per_snapshot + late) {
    writes.push_back(PutSnapshot{entry.number, table.seq(), table.snapshot().dump()});
    entry.snapshot_seq = table.seq();
  }
}

void Tables::commit(const TableHandle& entry, Changes changes, std::vector<Write> writes, Done done,
                    std::function<void()> again) {
  const bool finished = entry->table.phase() == Phase::over && !changes.empty() &&
                        changes.back().kind <= ChangeKind::end_turn;
  entry->advancing = !changes.empty();
  add_writes(*entry, std::move(changes), writes);
  entry->committing = true;
  store_.submit(std::move(writes),
                [this, alive = std::weak_ptr(alive_), entry, finished, done = std::move(done),
                 again = std::move(again)](Stored stored) {
                  if (alive.expired()) return;
                  if (stored.fault == StoreFault::conflict && again) {
                    // Somebody was first. With what they did before it, the same command has its
                    // answer.
                    ++metrics_.conflicts;
                    entry->waiting.push_front(again);
                  } else if (stored.fault == StoreFault::fenced) {
                    ++metrics_.leases_fenced;
                    lose_lease(*entry);
                    done(Refused{"stale", ""});
                  } else if (!stored) {
                    done(storage_failed(stored.fault));
                  }
                  if (!stored) {
                    return read_beside(*entry, [this, entry, alive] {
                      if (!alive.expired()) read_back(entry);
                    });
                  }
                  entry->committing = false;
                  if (finished) ++metrics_.games_finished;
                  done(std::nullopt);
                  settled(entry);
                });
}

void Tables::read_beside(const TableEntry& entry, std::function<void()> then) {
  store_.prepare([id = entry.table.config().id](StoreReader& rows) { read_table(rows, id); },
                 std::move(then));
}

void Tables::read_back(const TableHandle& entry) {
  const std::string id = entry->table.config().id;
  try {
    const bool stored = store_.table(id).has_value();
    entry->index = {};
    Table table(entry->table.game(), entry->table.config());
    std::swap(entry->table, table);
    if (stored) entry->snapshot_seq = read_stored(store_, entry->number, entry->table);
    if (!stored) entries_.erase(id);
  } catch (const StoreError& error) {
    if (error.fault == StoreFault::damaged) return set_aside(id, error.what());
    // Until then nobody sees the table: what is in memory is not what is stored.
    log(LogLevel::error, "read_failed", {{"table", id}, {"reason", error.what()}});
    loop_.after(read_again_ms, [this, entry, alive = std::weak_ptr(alive_)] {
      if (alive.expired()) return;
      read_beside(*entry, [this, entry, alive] {
        if (!alive.expired()) read_back(entry);
      });
    });
    return;
  } catch (const std::exception& error) {
    return set_aside(id, error.what());
  }
  entry->committing = false;
  settled(entry);
}

void Tables::settled(const TableHandle& entry) {
  notify(*entry);
  schedule(entry);
  run_waiting(entry);
  if (entry->behind && !entry->committing) catch_up(entry);
}

void Tables::run_waiting(const TableHandle& entry) {
  while (!entry->committing && !entry->waiting.empty()) {
    auto task = std::move(entry->waiting.front());
    entry->waiting.pop_front();
    task();
  }
}

}  // namespace triclinium::server
