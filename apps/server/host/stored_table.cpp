#include "apps/server/host/stored_table.h"

#include "apps/server/core/log.h"

namespace triclinium::server {

namespace {

void apply_after(StoreReader& store, std::int64_t number, std::int64_t seq, Table& table) {
  for (const Change& change : store.changes_after(number, seq)) {
    if (change.seq == table.seq() + 1 && table.apply(change)) continue;
    throw StoreError("Change " + std::to_string(change.seq) + " does not follow what is before it.",
                     StoreFault::damaged);
  }
}

// Everything that a snapshot says is in the changes too: without it they are replayed.
std::int64_t restore_snapshot(StoreReader& store, std::int64_t number, Table& table) {
  std::string reason = "It cannot be restored.";
  try {
    const auto snapshot = store.snapshot(number);
    if (!snapshot) return 0;
    if (table.restore(Json::parse(snapshot->body)) && table.seq() == snapshot->seq) {
      return snapshot->seq;
    }
  } catch (const StoreError& error) {
    if (error.fault != StoreFault::damaged) throw;
    reason = error.what();
  } catch (const std::exception& error) {
    reason = error.what();
  }
  log(LogLevel::error, "bad_snapshot", {{"table", table.config().id}, {"reason", reason}});
  table = Table(table.game(), table.config());
  return 0;
}

}  // namespace

std::int64_t read_stored(StoreReader& store, std::int64_t number, Table& table) {
  const std::int64_t seq = restore_snapshot(store, number, table);
  apply_after(store, number, seq, table);
  return seq;
}

void replay_stored(StoreReader& store, std::int64_t number, Table& table) {
  apply_after(store, number, 0, table);
}

PutTableIndex index_of(std::int64_t number, const Table& table) {
  const bool wake = table.bot_to_act() != nobody || table.clock_seat() != nobody;
  return {number, static_cast<int>(table.phase()), table.config().listed, wake, table.updated()};
}

Refused storage_failed(StoreFault fault) {
  return {"storage", std::string(storage_sentence(fault))};
}

}  // namespace triclinium::server
