// A table as it is stored: a snapshot and the changes since.
#pragma once

#include "apps/server/store/store.h"
#include "apps/server/table/table.h"

namespace triclinium::server {

// Brings a fresh table to what is stored of it and returns the number of the snapshot that helped,
// 0 if none did. Throws StoreError, or whatever else a damaged row brings about.
std::int64_t read_stored(StoreReader& store, std::int64_t number, Table& table);
// The same from the first change on, without a snapshot.
void replay_stored(StoreReader& store, std::int64_t number, Table& table);

// What lists and restarts ask for, as it follows from the table itself.
PutTableIndex index_of(std::int64_t number, const Table& table);

// What somebody is told whose change could not be stored.
Refused storage_failed(StoreFault fault);

}  // namespace triclinium::server
