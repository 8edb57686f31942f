// All rows of a store, whichever kind it is: to check them, and to move a house from one to
// another.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "apps/server/store/postgres.h"

namespace triclinium::server {

enum class ColumnKind : char { number = 'n', text = 't', bytes = 'b' };

// A table of the schema. What a row's sum is over comes first, the sum itself last.
struct RowsOf {
  const char* table;
  std::vector<const char*> columns;
  std::string kinds;   // a ColumnKind each
  std::size_t summed;  // so many columns; 0: these rows follow from others and have no sum
  std::size_t keys;    // so many columns tell rows apart

  std::string column_list() const;
};

// In an order in which they may be written.
std::span<const RowsOf> all_rows();

using RowValue = std::variant<std::int64_t, std::string>;
using Row = std::vector<RowValue>;

// Whether it is what was written.
bool is_sound(const RowsOf& of, const Row& row);

// Of a connection with an open transaction, in the order of their keys.
void each_row(PostgresConnection& connection, const RowsOf& of,
              const std::function<void(const Row&)>& take);

// A whole store that nobody else writes to. Everything throws StoreError.
class HouseRows {
 public:
  virtual ~HouseRows() = default;
  // In the order of their keys, the same in every kind of store.
  virtual void each(const RowsOf& of, const std::function<void(const Row&)>& take) = 0;
  virtual std::int64_t count(const RowsOf& of) = 0;
  virtual Millis ran_until() = 0;

  // All or nothing: `begin`, any number of rows, `commit`.
  virtual void begin() = 0;
  virtual void put(const RowsOf& of, const Row& row) = 0;
  virtual void commit(Millis ran_until) = 0;
};

// Of a folder or of postgresql://…; refuses while a server uses it. A folder or a database that is
// to be written is made ready.
std::unique_ptr<HouseRows> open_house(const std::string& name, bool writing);

}  // namespace triclinium::server
