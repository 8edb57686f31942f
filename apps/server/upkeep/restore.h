// Puts a backup in the place of the data.
#pragma once

#include "apps/server/store/data_folder.h"
#include "apps/server/upkeep/check.h"

namespace triclinium::server {

struct Restored {
  Inventory inventory;
  std::string kept;  // where the data before it lies; empty if there was none
};

// The backup is checked before anything is touched. Data that is there, with its log, is refused;
// with `replace` it is moved aside as a whole, so that no log meets a database that is not its own.
Result<Restored> restore_store(DataFolder& folder, const std::string& backup, const FindGame& games,
                               bool replace);

}  // namespace triclinium::server
