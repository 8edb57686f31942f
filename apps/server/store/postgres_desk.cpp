// What a store on PostgreSQL does beside the loop: reading in advance, leases, telling others.
#include "apps/server/core/log.h"
#include "apps/server/store/postgres_store.h"
#include "apps/server/store/store_news.h"

namespace triclinium::server {

void PostgresStore::prepare(std::function<void(StoreReader&)> read, std::function<void()> then) {
  desk_.run([this, read = std::move(read), then = std::move(then)] {
    auto rehearsal = std::make_shared<Rehearsal>(advance_);
    bool failed = false;
    try {
      read(*rehearsal);
    } catch (const StoreError& error) {
      // What is damaged is asked again by whoever needs it, and told there.
      failed = error.fault != StoreFault::damaged;
    } catch (const std::exception& error) {
      log(LogLevel::warning, "not_prepared", {{"reason", error.what()}});
    }
    rehearsal->close(failed);
    loop_.post([this, rehearsal, then, alive = std::weak_ptr(alive_)] {
      if (alive.expired()) return;
      struct Guard {
        const Rehearsal*& known;
        ~Guard() { known = nullptr; }
      } const guard{known_};
      known_ = rehearsal.get();
      then();
    });
  });
}

template <class Ask>
auto PostgresStore::known(const std::string& question, Ask ask) -> decltype(ask()) {
  if (known_ != nullptr) {
    if (const auto* answer = known_->find<decltype(ask())>(question)) return *answer;
    if (known_->failed()) throw PostgresError::lost("The database does not answer.");
  }
  ++metrics_.store_waits;
  return ask();
}

std::optional<PersonRow> PostgresStore::person(const std::string& id) {
  return known(Rehearsal::about("person", id), [&] { return rows_.person(id); });
}
std::optional<SessionRow> PostgresStore::session(const std::string& hash) {
  return known(Rehearsal::about("session", hash), [&] { return rows_.session(hash); });
}
std::vector<SessionRow> PostgresStore::sessions_of(const std::string& person) {
  return known(Rehearsal::about("sessions_of", person), [&] { return rows_.sessions_of(person); });
}
std::optional<AccountRow> PostgresStore::account(const std::string& key) {
  return known(Rehearsal::about("account", key), [&] { return rows_.account(key); });
}
std::optional<AccountRow> PostgresStore::account_of(const std::string& person) {
  return known(Rehearsal::about("account_of", person), [&] { return rows_.account_of(person); });
}
std::optional<TableHead> PostgresStore::table(const std::string& id) {
  return known(Rehearsal::about("table", id), [&] { return rows_.table(id); });
}
std::optional<SnapshotRow> PostgresStore::snapshot(std::int64_t number) {
  return known(Rehearsal::about("snapshot", number), [&] { return rows_.snapshot(number); });
}
Changes PostgresStore::changes_after(std::int64_t number, std::int64_t seq) {
  return known(Rehearsal::about("changes", number, seq),
               [&] { return rows_.changes_after(number, seq); });
}
std::vector<PersonRow> PostgresStore::people_at(std::int64_t number) {
  return known(Rehearsal::about("people_at", number), [&] { return rows_.people_at(number); });
}
std::vector<std::string> PostgresStore::tables_of(const std::string& person, int limit) {
  return known(Rehearsal::about("tables_of", person) + " " + std::to_string(limit),
               [&] { return rows_.tables_of(person, limit); });
}
std::vector<std::string> PostgresStore::tables_hosted_by(const std::string& person) {
  return known(Rehearsal::about("hosted_by", person),
               [&] { return rows_.tables_hosted_by(person); });
}
std::vector<std::string> PostgresStore::listed_tables(int phase, int limit) {
  return known(Rehearsal::about("listed", phase, limit),
               [&] { return rows_.listed_tables(phase, limit); });
}

void PostgresStore::tell(std::vector<Presence> presences) {
  StoreNews news;
  news.presences = std::move(presences);
  watch_->tell(write_notices(node_, news));
}

template <class Answer, class Ask>
void PostgresStore::ask_beside(Ask ask, std::function<void(Answer)> done, Answer none) {
  desk_.run([this, ask = std::move(ask), done = std::move(done),
             answer = std::move(none)]() mutable {
    try {
      answer = ask();
    } catch (const PostgresError& error) {
      log(LogLevel::warning, "lease_failed", {{"reason", error.what()}});
    }
    loop_.post([done = std::move(done), answer = std::move(answer), alive = std::weak_ptr(alive_)] {
      if (!alive.expired()) done(answer);
    });
  });
}

void PostgresStore::claim(std::int64_t number, std::function<void(std::optional<Lease>)> done) {
  ask_beside<std::optional<Lease>>([this, number] { return leases_.claim(number); },
                                   std::move(done), std::nullopt);
}

void PostgresStore::claim_orphans(std::function<void(std::vector<Lease>)> done) {
  ask_beside<std::vector<Lease>>([this] { return leases_.claim_orphans(); }, std::move(done), {});
}

void PostgresStore::release(std::vector<std::int64_t> numbers) {
  desk_.run([this, numbers = std::move(numbers)] {
    try {
      leases_.release(numbers);
    } catch (const PostgresError& error) {
      log(LogLevel::warning, "lease_failed", {{"reason", error.what()}});
    }
  });
}

void PostgresStore::ask_progress(
    std::vector<std::int64_t> numbers,
    std::function<void(std::vector<std::pair<std::int64_t, std::int64_t>>)> done) {
  ask_beside<std::vector<std::pair<std::int64_t, std::int64_t>>>(
      [this, numbers = std::move(numbers)] { return leases_.progress(numbers); }, std::move(done),
      {});
}

}  // namespace triclinium::server
