// Checksums of rows: what the disk gives back is what was given to it, or it is known to be
// damaged.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/server/store/store.h"

namespace triclinium::server {

// Over a row's values in the order of its columns; the same in every kind of store.
class RowSum {
 public:
  RowSum& add(std::int64_t number);
  RowSum& add(std::string_view bytes);
  std::int64_t value() const;

 private:
  std::string bytes_;
};

std::int64_t sum_of(const AccountRow& account);
std::int64_t sum_of(std::int64_t number, const Change& change);

}  // namespace triclinium::server
