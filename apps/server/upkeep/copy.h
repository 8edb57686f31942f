// Moves a whole house from one store to another.
#pragma once

#include <string>

#include "apps/server/upkeep/check.h"

namespace triclinium::server {

// Copies every row of `from` into `to`, which must be empty, and reads both again to compare them;
// then the new one is checked as `store check` does. Nobody can write to the old one meanwhile, and
// it stays as it is. Throws StoreError.
Inventory copy_house(const std::string& from, const std::string& to, const FindGame& games);

}  // namespace triclinium::server
