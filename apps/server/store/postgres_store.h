// The Store over PostgreSQL, which several servers may share.
//
// As with SQLite a writer thread takes everything that is queued and commits it as one transaction,
// in one exchange. If the connection breaks meanwhile, the thread connects anew and finds out what
// became of it before anybody is told anything. Reading in advance and leases have a thread of
// their own, and so has the ear for what other servers do.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "apps/server/core/loop.h"
#include "apps/server/core/metrics.h"
#include "apps/server/host/workers.h"
#include "apps/server/store/postgres_leases.h"
#include "apps/server/store/postgres_reader.h"
#include "apps/server/store/postgres_watch.h"
#include "apps/server/store/postgres_writer.h"
#include "apps/server/store/rehearsal.h"
#include "apps/server/store/store.h"

namespace triclinium::server {

class PostgresStore final : public Store {
 public:
  // Connects and brings the schema up to date; throws PostgresError.
  PostgresStore(const std::string& url, Loop& loop, Metrics& metrics);
  ~PostgresStore() override;

  void submit(std::vector<Write> writes, Done done) override;
  void stop() override;
  bool healthy() override { return trouble_ == StoreFault::none && watch_->hears(); }
  StoreFault trouble() const override { return trouble_; }
  std::int64_t new_table_number() override;
  void prepare(std::function<void(StoreReader&)> read, std::function<void()> then) override;

  bool shared() const override { return true; }
  int servers() const override { return watch_->servers(); }
  void listen(std::function<void(const StoreNews&)> heard) override { heard_ = std::move(heard); }
  void tell(std::vector<Presence> presences) override;
  void claim(std::int64_t number, std::function<void(std::optional<Lease>)> done) override;
  void claim_orphans(std::function<void(std::vector<Lease>)> done) override;
  void release(std::vector<std::int64_t> numbers) override;
  void ask_progress(
      std::vector<std::int64_t> numbers,
      std::function<void(std::vector<std::pair<std::int64_t, std::int64_t>>)> done) override;

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
  std::vector<std::string> tables_to_wake() override { return rows_.tables_to_wake(); }
  Millis ran_until() override { return rows_.ran_until(); }

 private:
  struct Batch {
    std::vector<Write> writes;
    Done done;
  };

  void write_until_stopped();
  // What became of each; one bad batch does not fail those that were queued with it.
  std::vector<Stored> store(const std::vector<Batch>& batches);
  Stored commit(const Batch* first, std::size_t count);
  enum class Fate : std::uint8_t { stored, undone, unreachable };
  // Connects until the database says what became of the last group. What is surely not stored is
  // not waited for for long, nor is what is queued meanwhile.
  Fate find_out(bool in_doubt);
  void refuse_queued();
  void refill_numbers();
  // Whether the server still runs after so long.
  bool rest(std::chrono::milliseconds time);
  // The loop turns.
  void turn();
  // Asks about leases beside the loop; on the loop `done` gets the answer, `none` if there is none.
  template <class Answer, class Ask>
  void ask_beside(Ask ask, std::function<void(Answer)> done, Answer none);
  // On the loop: what was read in advance, or else the loop waits for it.
  template <class Ask>
  auto known(const std::string& question, Ask ask) -> decltype(ask());

  Loop& loop_;
  Metrics& metrics_;
  std::string node_;
  PostgresReader rows_;     // of the loop
  PostgresReader advance_;  // of the desk
  PostgresLeases leases_;   // of the desk
  PostgresWriter writer_;   // of the writer's thread
  const Rehearsal* known_ = nullptr;
  std::function<void(const StoreNews&)> heard_;

  std::mutex mutex_;
  std::condition_variable queued_;
  std::vector<Batch> queue_;
  std::vector<std::int64_t> numbers_;  // for new tables, the next one last
  bool stopping_ = false;
  std::atomic<StoreFault> trouble_ = StoreFault::none;
  // What was posted to the loop may come when this object is gone.
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);
  Workers desk_{1, 0};
  std::unique_ptr<PostgresWatch> watch_;
  std::thread thread_;
};

}  // namespace triclinium::server
