// Lists of tables. Where an index or a page of rows is damaged they are gathered row by row: what
// can be read is listed, the rest is left out.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "apps/server/store/sqlite.h"

namespace triclinium::server {

class TableLists {
 public:
  // How far back tables are looked for where the lists are damaged.
  static constexpr std::int64_t most_probed = 20'000;

  explicit TableLists(Database& database);

  // As in Store.
  std::int64_t last_number();
  std::vector<std::string> of_person(const std::string& person, int limit);
  std::vector<std::string> hosted_by(const std::string& person);
  std::vector<std::string> listed(int phase, int limit);
  std::vector<std::string> to_wake();

 private:
  struct Row {
    std::string id;
    std::int64_t phase, listed, wake, created, updated;
  };
  using Wanted = std::function<bool(std::int64_t number, const Row& row)>;

  std::vector<std::string> ids(Statement& statement, const Wanted& wanted,
                               bool (*before)(const Row&, const Row&), std::size_t limit);
  std::vector<Row> probe(const Wanted& wanted);
  bool sits(std::int64_t number, const std::string& person, bool as_host);

  Database& database_;
  Statement of_person_, hosted_by_, listed_, wake_, row_, seat_;
};

}  // namespace triclinium::server
