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

std::int64_t sum_of(const AccountRow& account) {
  return RowSum()
      .add(account.key)
      .add(account.name)
      .add(account.password)
      .add(account.person)
      .value();
}

std::int64_t sum_of(std::int64_t number, const Change& change) {
  return RowSum()
      .add(number)
      .add(change.seq)
      .add(static_cast<std::int64_t>(change.kind))
      .add(std::int64_t{change.seat})
      .add(std::int64_t{change.held})
      .add(change.at)
      .add(change.body)
      .value();
}

}  // namespace triclinium::server
