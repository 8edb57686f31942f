#include "apps/server/store/row_sum.h"

#include <bit>
#include <cstring>

#include "engine/digest.h"

namespace triclinium::server {

// The stored sums would not fit on a machine that turns numbers round.
static_assert(std::endian::native == std::endian::little);

RowSum& RowSum::add(std::int64_t number) {
  char raw[sizeof number];
  std::memcpy(raw, &number, sizeof number);
  bytes_.append(raw, sizeof number);
  return *this;
}

// The length in front: "ab","c" is not "a","bc".
RowSum& RowSum::add(std::string_view bytes) {
  add(static_cast<std::int64_t>(bytes.size()));
  bytes_.append(bytes);
  return *this;
}

std::int64_t RowSum::value() const {
  return static_cast<std::int64_t>(digest_bytes(bytes_.data(), bytes_.size()));
}

}  // namespace triclinium::server
