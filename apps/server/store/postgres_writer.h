// The writing connection of a node: groups of writes become durable together, in one exchange with
// the database, and a commit whose answer was lost is found out.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "apps/server/store/postgres.h"

namespace triclinium::server {

// Lives on the writer's thread. Called with a Write, it queues it.
class PostgresWriter {
 public:
  PostgresWriter(const std::string& url, std::string node);

  // Throws PostgresError; after a lost connection nothing is known of the group until `resolve`.
  void begin();
  void commit(const std::vector<std::string>& notices);
  // Connects anew and says whether the last group that was begun has been stored. Throws as long as
  // the database cannot be reached.
  bool resolve();
  void roll_back() noexcept;
  bool is_open() const { return connection_.is_open(); }
  // The first of so many numbers for tables.
  static constexpr std::int64_t numbers_at_once = 100;
  std::int64_t more_numbers();

  void operator()(const PutPerson& write);
  void operator()(const PutSession& write);
  void operator()(const DropSession& write);
  void operator()(const SeeSession& write);
  void operator()(const DropSessionsOf& write);
  void operator()(const DropSessionsBefore& write);
  void operator()(const PutAccount& write);
  void operator()(const PutPassword& write);
  void operator()(const DropAccount& write);
  void operator()(const NewTable& write);
  void operator()(const PutTableIndex& write);
  void operator()(const PutSeatIndex& write);
  void operator()(const AddChange& write);
  void operator()(const HoldLease& write);
  void operator()(const PutSnapshot& write);
  void operator()(const RanUntil& write);

 private:
  PostgresConnection connection_;
  std::string node_;
  std::int64_t epoch_ = 0;
  std::int64_t batch_ = 0;
};

}  // namespace triclinium::server
