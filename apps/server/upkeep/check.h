// Reads everything that is stored and says what is wrong with it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/any_game.h"

namespace triclinium::server {

using FindGame = std::function<const AnyGame*(std::string_view id)>;

struct Inventory {
  std::int64_t tables = 0;
  std::int64_t changes = 0;
  std::int64_t people = 0;
  std::vector<std::string> findings;  // one sentence each; empty: all is well

  std::string text() const;
};

// Pages, sums, and every table replayed against its snapshot and index. Changes nothing, and may
// run beside a server. Throws StoreError if the file is no database at all.
Inventory check_store(const std::string& database, const FindGame& games);
// The same for the database in a folder, or the store of postgresql://….
Inventory check_house(const std::string& name, const FindGame& games);

}  // namespace triclinium::server
