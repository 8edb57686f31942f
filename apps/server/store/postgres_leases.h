// Leases as rows: who looks after which table. Whether a node is alive is said by the clock of the
// database alone.
#pragma once

#include <string>
#include <vector>

#include "apps/server/store/postgres.h"

namespace triclinium::server {

class PostgresLeases {
 public:
  PostgresLeases(const std::string& url, std::string node);

  // All throw PostgresError; they connect when it is needed.
  std::optional<Lease> claim(std::int64_t number);
  std::vector<Lease> claim_orphans();
  // For whoever wants them next; nobody takes them unasked.
  void release(const std::vector<std::int64_t>& numbers);
  std::vector<std::pair<std::int64_t, std::int64_t>> progress(
      const std::vector<std::int64_t>& numbers);

 private:
  PostgresRows ask(const PostgresStatement& statement, const PostgresValues& values);

  PostgresConnection connection_;
  std::string node_;
};

}  // namespace triclinium::server
