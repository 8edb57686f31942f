// Accounts: made, entered, changed and ended. Passwords are hashed beside the loop.
#include "apps/server/core/names.h"
#include "apps/server/core/secret.h"
#include "apps/server/host/people.h"
#include "apps/server/host/stored_table.h"

namespace triclinium::server {

namespace {

constexpr int max_waiting_hashes = 32;

// Verified where there is no such account, so that both cases take equally long.
const std::string& decoy_hash() {
  static const std::string hash = hash_password("nobody has this password");
  return hash;
}

Refused wrong_password() { return {"wrong", "Name or password is wrong."}; }
Refused busy() { return {"busy", "Please try again soon."}; }

}  // namespace

Refused name_taken() {
  return {"name_taken", "An account has this name already; please choose another."};
}

std::optional<AccountRow> People::account_named(std::string_view name) {
  return store_.account(name_key(name));
}

bool People::hash_beside(std::function<std::function<void()>()> work) {
  if (hashing_ >= max_waiting_hashes) return false;
  ++hashing_;
  hashers_.run([this, work = std::move(work)] {
    loop_.post([this, then = work()] {
      --hashing_;
      then();
    });
  });
  return true;
}

void People::enlist(const Me& me, const std::string& name, const std::string& password,
                    const Entered& done) {
  if (has_account(me.person)) return done(Refused{"account", "You have an account already."});
  if (account_named(name)) return done(name_taken());
  const auto store = [this, me, name, done](const std::string& hash) {
    if (hash.empty()) return done(storage_failed(store_.trouble()));
    const Ticket ticket = make_ticket(me.person);
    std::vector<Write> writes{PutPerson{{me.person, name}, loop_.now()},
                              PutAccount{{name_key(name), name, hash, me.person}, loop_.now()},
                              DropSession{me.session},
                              PutSession{ticket.me.session, me.person, loop_.now()}};
    store_.submit(std::move(writes), [this, me, ticket, name, done](Stored stored) {
      // Two at once for one name: the second breaks the key and is told so.
      if (stored.fault == StoreFault::conflict) return done(name_taken());
      if (!stored) return done(storage_failed(store_.trouble()));
      replace_session(me, ticket);
      Person& known = person(me.person);
      known.name = name;
      known.stored = true;
      known.account = 1;
      done(ticket);
    });
  };
  const bool begun = hash_beside([password, store]() -> std::function<void()> {
    return [store, hash = hash_password(password)] { store(hash); };
  });
  if (!begun) done(busy());
}

void People::log_in(const Me& me, const std::string& name, const std::string& password,
                    const Entered& done, const Move& move) {
  const auto account = account_named(name);
  const auto enter = [this, me, account, done](bool moved) {
    if (!moved) return done(storage_failed(store_.trouble()));
    const Ticket ticket = make_ticket(account->person);
    std::vector<Write> writes{DropSession{me.session},
                              PutSession{ticket.me.session, account->person, loop_.now()}};
    store_.submit(std::move(writes), [this, me, ticket, done](bool ok) {
      if (!ok) return done(storage_failed(store_.trouble()));
      replace_session(me, ticket);
      done(ticket);
    });
  };
  const auto checked = [this, me, account, enter, done, move](bool matches) {
    if (!matches) return done(wrong_password());
    if (has_account(me.person)) return enter(true);
    move(me.person, account->person, enter);
  };
  const bool begun = hash_beside([account, password, checked]() -> std::function<void()> {
    const bool matches =
        password_matches(account ? account->password : decoy_hash(), password) && account;
    return [checked, matches] { checked(matches); };
  });
  if (!begun) done(busy());
}

void People::check_password(const Me& me, const std::string& password, const Done& done) {
  const auto account = store_.account_of(me.person);
  if (!account) return done(Refused{"no_account", "You have no account here."});
  const bool begun =
      hash_beside([hash = account->password, password, done]() -> std::function<void()> {
        const bool matches = password_matches(hash, password);
        return [done, matches] {
          done(matches ? std::nullopt : std::optional(Refused{"wrong", "The password is wrong."}));
        };
      });
  if (!begun) done(busy());
}

void People::change_password(const Me& me, const std::string& old_password,
                             const std::string& new_password, const Entered& done) {
  const auto write = [this, me, done](const std::string& hash) {
    auto account = store_.account_of(me.person);
    if (!account || hash.empty()) return done(storage_failed(store_.trouble()));
    account->password = hash;
    const Ticket ticket = make_ticket(me.person);
    std::vector<Write> writes{PutPassword{*account}, DropSessionsOf{me.person, ""},
                              PutSession{ticket.me.session, me.person, loop_.now()}};
    store_.submit(std::move(writes), [this, me, ticket, done](bool ok) {
      if (!ok) return done(storage_failed(store_.trouble()));
      forget_sessions_of(me.person);
      replace_session(me, ticket);
      done(ticket);
    });
  };
  const auto store = [this, me, write](const std::string& hash) {
    store_.prepare([person = me.person](StoreReader& rows) { rows.account_of(person); },
                   [write, hash] { write(hash); });
  };
  check_password(me, old_password,
                 [this, new_password, store, done](const std::optional<Refused>& refused) {
                   if (refused) return done(*refused);
                   const bool begun = hash_beside([new_password, store]() -> std::function<void()> {
                     return [store, hash = hash_password(new_password)] { store(hash); };
                   });
                   if (!begun) done(busy());
                 });
}

// The person stays as a nameless one: others' games remember who sat there, not what the name was.
void People::remove_account(const Me& me, const Done& done) {
  const auto account = store_.account_of(me.person);
  if (!account) return done(Refused{"no_account", "You have no account here."});
  std::vector<Write> writes{DropAccount{account->key}, DropSessionsOf{me.person, ""},
                            PutPerson{{me.person, ""}, loop_.now()}};
  store_.submit(std::move(writes), [this, me, done](bool ok) {
    if (!ok) return done(storage_failed(store_.trouble()));
    forget_sessions_of(me.person);
    people_.erase(me.person);
    done(std::nullopt);
  });
}

}  // namespace triclinium::server
