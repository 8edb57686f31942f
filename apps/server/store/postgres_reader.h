// The rows of a PostgreSQL store as values; each is checked against its sum.
#pragma once

#include <string>

#include "apps/server/store/postgres.h"

namespace triclinium::server {

// Connects when it is first asked, and again after the connection was lost. While the database does
// not answer, it says so at once instead of waiting anew for every question.
class PostgresReader final : public StoreReader {
 public:
  PostgresReader(const std::string& url, const std::string& name, std::chrono::milliseconds limit);

  // Everything from now on is read as it is at this moment; for tools.
  PostgresConnection& freeze();

  std::optional<PersonRow> person(const std::string& id) override;
  std::optional<SessionRow> session(const std::string& hash) override;
  std::vector<SessionRow> sessions_of(const std::string& person) override;
  std::optional<AccountRow> account(const std::string& key) override;
  std::optional<AccountRow> account_of(const std::string& person) override;
  std::optional<TableHead> table(const std::string& id) override;
  std::optional<SnapshotRow> snapshot(std::int64_t number) override;
  Changes changes_after(std::int64_t number, std::int64_t seq) override;
  std::vector<PersonRow> people_at(std::int64_t number) override;
  std::vector<std::string> tables_of(const std::string& person, int limit) override;
  std::vector<std::string> tables_hosted_by(const std::string& person) override;
  std::vector<std::string> listed_tables(int phase, int limit) override;
  std::vector<std::string> tables_to_wake() override;
  Millis ran_until() override;

 private:
  PostgresRows ask(const PostgresStatement& statement, const PostgresValues& values = {});
  std::vector<std::string> ids(const PostgresStatement& statement, const PostgresValues& values);
  std::optional<AccountRow> one_account(const PostgresStatement& statement,
                                        const std::string& value);

  PostgresConnection connection_;
  PostgresConnection::Clock::time_point quiet_until_{};
};

}  // namespace triclinium::server
