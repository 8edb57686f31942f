// The rows of a database as values; each is checked against its sum.
#pragma once

#include "apps/server/store/sqlite.h"
#include "apps/server/store/table_lists.h"

namespace triclinium::server {

class SqliteReader final : public StoreReader {
 public:
  // Of a database with the newest schema.
  explicit SqliteReader(Database& database);

  std::optional<PersonRow> person(const std::string& id) override;
  std::optional<SessionRow> session(const std::string& hash) override;
  std::vector<SessionRow> sessions_of(const std::string& person) override;
  std::optional<AccountRow> account(const std::string& key) override;
  std::optional<AccountRow> account_of(const std::string& person) override;
  std::int64_t last_table_number() { return lists_.last_number(); }
  std::optional<TableHead> table(const std::string& id) override;
  std::optional<SnapshotRow> snapshot(std::int64_t number) override;
  Changes changes_after(std::int64_t number, std::int64_t seq) override;
  std::vector<PersonRow> people_at(std::int64_t number) override;
  std::vector<std::string> tables_of(const std::string& person, int limit) override {
    return lists_.of_person(person, limit);
  }
  std::vector<std::string> tables_hosted_by(const std::string& person) override {
    return lists_.hosted_by(person);
  }
  std::vector<std::string> listed_tables(int phase, int limit) override {
    return lists_.listed(phase, limit);
  }
  std::vector<std::string> tables_to_wake() override { return lists_.to_wake(); }
  Millis ran_until() override;

 private:
  Statement person_, session_, sessions_of_, account_, account_of_, table_, snapshot_, changes_,
      people_at_, ran_until_;
  TableLists lists_;
};

}  // namespace triclinium::server
