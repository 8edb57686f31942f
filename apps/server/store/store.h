// What must outlive the process. Reads happen on the loop's thread, writes in batches on another.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/server/table/change.h"

namespace triclinium::server {

struct PersonRow {
  std::string id;
  std::string name;  // empty: has not said it yet
};

struct AccountRow {
  std::string key;  // name_key of the name: names that look alike are one account
  std::string name;
  std::string password;  // argon2id
  std::string person;
};

struct SessionRow {
  std::string hash;  // of the cookie
  std::string person;
  Millis created = 0;
  Millis seen = 0;  // to the day
};

struct TableHead {
  std::int64_t number = 0;
  std::string config;
};

struct SnapshotRow {
  std::int64_t seq = 0;
  std::string body;
};

struct PutPerson {
  PersonRow person;
  Millis at = 0;
};
struct PutSession {
  std::string hash;
  std::string person;
  Millis at = 0;
};
struct DropSession {
  std::string hash;
};
struct SeeSession {
  std::string hash;
  Millis at = 0;
};
// All sessions of a person but one; with an empty `keep` all.
struct DropSessionsOf {
  std::string person;
  std::string keep;
};
struct DropSessionsBefore {
  Millis seen = 0;
};
struct PutAccount {
  AccountRow account;
  Millis at = 0;
};
// The account as it is, with the new password.
struct PutPassword {
  AccountRow account;
};
struct DropAccount {
  std::string key;
};
struct NewTable {
  std::int64_t number = 0;
  std::string id;
  std::string config;
  Millis at = 0;
};
// What lists and restarts ask for; everything else is in the changes.
struct PutTableIndex {
  std::int64_t number = 0;
  int phase = 0;
  bool listed = false;
  bool wake = false;  // a bot or a clock has to go on after a restart
  Millis updated = 0;
};
struct PutSeatIndex {
  static constexpr int host = -1;  // stands for a seat: who may start the table
  std::int64_t number = 0;
  int seat = 0;
  std::string person;  // empty: nobody sits there
};
struct AddChange {
  std::int64_t number = 0;
  Change change;
};
// Whoever writes this still looks after the table, or nothing of the batch is stored: see Lease.
struct HoldLease {
  std::int64_t number = 0;
  std::int64_t fence = 0;
};
struct PutSnapshot {
  std::int64_t number = 0;
  std::int64_t seq = 0;
  std::string body;
};

// Clocks have been running until then.
struct RanUntil {
  Millis at = 0;
};

using Write =
    std::variant<PutPerson, PutSession, DropSession, SeeSession, DropSessionsOf, DropSessionsBefore,
                 PutAccount, PutPassword, DropAccount, NewTable, PutTableIndex, PutSeatIndex,
                 AddChange, HoldLease, PutSnapshot, RanUntil>;

// What is wrong with what is stored, or with where it is stored.
enum class StoreFault : std::uint8_t {
  none,
  other,      // may be gone the next time: an error of the disk, a lock
  damaged,    // it is not what was written
  full,       // no room on the disk
  read_only,  // the disk or folder takes no writes
  conflict,   // somebody else was first: a key is taken
  fenced,     // the right to write this has gone to somebody else
};

// What became of writes: true where they are stored.
struct Stored {
  StoreFault fault = StoreFault::none;
  operator bool() const { return fault == StoreFault::none; }
};

// What is stored cannot be read or opened.
struct StoreError : std::runtime_error {
  StoreError(const std::string& what, StoreFault of = StoreFault::other)
      : std::runtime_error(what), fault(of) {}
  StoreFault fault;
};

// Reading throws StoreError where the disk fails or a row is damaged. Lists leave out what cannot
// be read: one damaged row does not empty them.
class StoreReader {
 public:
  virtual ~StoreReader() = default;

  virtual std::optional<PersonRow> person(const std::string& id) = 0;
  virtual std::optional<SessionRow> session(const std::string& hash) = 0;
  virtual std::vector<SessionRow> sessions_of(const std::string& person) = 0;
  virtual std::optional<AccountRow> account(const std::string& key) = 0;
  virtual std::optional<AccountRow> account_of(const std::string& person) = 0;

  virtual std::optional<TableHead> table(const std::string& id) = 0;
  virtual std::optional<SnapshotRow> snapshot(std::int64_t number) = 0;
  virtual Changes changes_after(std::int64_t number, std::int64_t seq) = 0;
  // Who sits there or hosts the table, as far as it is stored.
  virtual std::vector<PersonRow> people_at(std::int64_t number) = 0;
  // Ids, the latest first.
  virtual std::vector<std::string> tables_of(const std::string& person, int limit) = 0;
  virtual std::vector<std::string> tables_hosted_by(const std::string& person) = 0;
  virtual std::vector<std::string> listed_tables(int phase, int limit) = 0;
  virtual std::vector<std::string> tables_to_wake() = 0;
  // As the latest RanUntil says; 0 if there is none.
  virtual Millis ran_until() = 0;
};

// The right to go on with a table by itself: its bots, its clocks, what chance has still to draw.
// It passes to another server when the one that had it is gone; the fence tells them apart.
struct Lease {
  std::int64_t number = 0;
  std::string id;  // of the table
  std::int64_t fence = 0;
  std::optional<Millis> ran_until;  // until when somebody had it before, if anybody did
};

// Who is at a table on another server.
struct Presence {
  std::int64_t number = 0;
  std::string node;
  std::vector<std::string> people;  // players; onlookers are only counted
  int watching = 0;
};

// What other servers on the same store have done.
struct StoreNews {
  bool missed = false;  // there may be more: look at everything
  std::vector<std::pair<std::int64_t, std::int64_t>> tables;  // numbers, and how far they are
  std::vector<std::string> people;                            // changed
  std::vector<std::string> sessions;                          // ended
  std::vector<std::string> signed_out;                        // people all of whose sessions ended
  std::vector<Presence> presences;

  bool empty() const {
    return !missed && tables.empty() && people.empty() && sessions.empty() && signed_out.empty() &&
           presences.empty();
  }
};

class Store : public StoreReader {
 public:
  using Done = std::function<void(Stored)>;
  // Queues writes that become durable together or not at all. `done` runs on the loop's thread,
  // in the order of submission: true once they are on disk, false if nothing was changed.
  virtual void submit(std::vector<Write> writes, Done done) = 0;
  // Writes what is queued and stops the writer.
  virtual void stop() = 0;
  // Whether the last writes went well and the disk can be read now.
  virtual bool healthy() = 0;
  // By value: a shared store keeps what it is given.
  // NOLINTBEGIN(performance-unnecessary-value-param)

  // Reads beside the loop, then runs `then` on it; what `read` has asked for is answered there from
  // memory. A store that answers at once needs none of that.
  virtual void prepare(std::function<void(StoreReader&)> read, std::function<void()> then) {
    (void)read;
    then();
  }

  // Whether other servers may use the store too. The rest is only asked of those.
  virtual bool shared() const { return false; }
  // How many servers use it now, this one among them.
  virtual int servers() const { return 1; }
  // Hears on the loop what others did.
  virtual void listen(std::function<void(const StoreNews&)> heard) { (void)heard; }
  virtual void tell(std::vector<Presence> presences) { (void)presences; }
  // `done` gets the lease unless a server that is alive has it.
  virtual void claim(std::int64_t number, std::function<void(std::optional<Lease>)> done) {
    (void)number;
    done(std::nullopt);
  }
  // Leases of servers that are gone, a few at a time.
  virtual void claim_orphans(std::function<void(std::vector<Lease>)> done) { done({}); }
  virtual void release(std::vector<std::int64_t> numbers) { (void)numbers; }
  // How far these tables are now.
  virtual void ask_progress(
      std::vector<std::int64_t> numbers,
      std::function<void(std::vector<std::pair<std::int64_t, std::int64_t>>)> done) {
    (void)numbers;
    done({});
  }
  // NOLINTEND(performance-unnecessary-value-param)

  // A number that no table has.
  virtual std::int64_t new_table_number() = 0;
  // What kept the latest write from being stored; none as soon as one succeeds.
  virtual StoreFault trouble() const = 0;
};

// Tells that writes were stored or not; a store that fails one of the told must not keep the others
// from being told.
void report(const Store::Done& done, Stored stored);

// What a person is told whose request could not be stored.
std::string_view storage_sentence(StoreFault trouble);

}  // namespace triclinium::server
