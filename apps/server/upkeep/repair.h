// Makes what is left of a damaged database readable again.
#pragma once

#include "apps/server/store/data_folder.h"
#include "apps/server/upkeep/check.h"

namespace triclinium::server {

struct Repair {
  Inventory inventory;  // of the new database; findings: what could not be saved
  std::string kept;     // where the damaged one lies, untouched
};

// Copies every row that can be read into a new database and makes index and snapshots anew from the
// changes. A table whose changes have a hole stays set aside as it is; with `cut` it goes on from
// its last whole change. Throws StoreError.
Repair repair_store(DataFolder& folder, const FindGame& games, bool cut);

}  // namespace triclinium::server
