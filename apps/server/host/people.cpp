#include "apps/server/host/people.h"

#include "apps/server/core/input.h"
#include "apps/server/core/secret.h"

namespace triclinium::server {

namespace {

constexpr int max_waiting_hashes = 32;

// Verified where there is no such account, so that both cases take equally long.
const std::string& decoy_hash() {
  static const std::string hash = hash_password("nobody has this password");
  return hash;
}

Refused storage_failed() { return {"storage", "It could not be stored; please try again."}; }

Refused name_taken() {
  return {"name_taken", "An account has this name already; please choose another."};
}

std::string lower_case(std::string_view name) {
  std::string key(name);
  for (char& c : key) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return key;
}

}  // namespace

People::People(Store& store, Loop& loop, Workers& hashers)
    : store_(store), loop_(loop), hashers_(hashers) {}

std::optional<Me> People::find(std::string_view cookie) {
  if (cookie.size() < 40 || cookie.size() > 64) return std::nullopt;
  std::string hash = token_hash(cookie);
  auto it = sessions_.find(hash);
  if (it == sessions_.end()) {
    auto stored = store_.session_person(hash);
    if (!stored) return std::nullopt;
    remember(hash, *stored, true);
    return Me{*stored, hash};
  }
  ages_.splice(ages_.end(), ages_, it->second.age);
  return Me{it->second.person, hash};
}

Ticket People::make_ticket(std::string person) {
  std::string cookie = random_token(32);
  std::string session = token_hash(cookie);
  return {{std::move(person), std::move(session)}, std::move(cookie)};
}

Ticket People::make_guest() {
  Ticket ticket = make_ticket(random_id("p_"));
  people_[ticket.me.person].account = 0;
  remember(ticket.me.session, ticket.me.person, false);
  return ticket;
}

void People::remember(const std::string& hash, const std::string& person, bool stored) {
  forget_oldest();
  ages_.push_back(hash);
  sessions_[hash] = {person, stored, std::prev(ages_.end())};
}

void People::forget(const std::string& hash) {
  const auto it = sessions_.find(hash);
  if (it == sessions_.end()) return;
  ages_.erase(it->second.age);
  sessions_.erase(it);
}

void People::replace_session(const Me& old, const Ticket& ticket) {
  forget(old.session);
  remember(ticket.me.session, ticket.me.person, true);
}

void People::forget_oldest() {
  while (sessions_.size() >= max_remembered) {
    auto it = sessions_.find(ages_.front());
    people_.erase(it->second.person);
    sessions_.erase(it);
    ages_.pop_front();
  }
}

People::Person& People::person(const std::string& id) {
  auto it = people_.find(id);
  if (it != people_.end()) return it->second;
  Person person;
  if (auto row = store_.person(id)) {
    person.name = row->name;
    person.stored = true;
  }
  return people_[id] = person;
}

std::string People::name_of(const std::string& id) {
  const std::string& name = person(id).name;
  return name.empty() ? "Guest" : name;
}

bool People::has_name(const std::string& id) { return !person(id).name.empty(); }

bool People::has_account(const std::string& id) {
  Person& known = person(id);
  if (known.account < 0) known.account = store_.account_of(id) ? 1 : 0;
  return known.account == 1;
}

std::optional<AccountRow> People::account_named(std::string_view name) {
  auto account = store_.account(name_key(name));
  // The keys of the first accounts kept their blanks.
  return account ? account : store_.account(lower_case(name));
}

void People::add_rows(const Me& me, std::vector<Write>& writes) {
  Person& known = person(me.person);
  auto session = sessions_.find(me.session);
  if (known.stored && (session == sessions_.end() || session->second.stored)) return;
  writes.push_back(PutPerson{{me.person, known.name}, loop_.now()});
  writes.push_back(PutSession{me.session, me.person, loop_.now()});
  known.stored = true;
  if (session != sessions_.end()) session->second.stored = true;
}

void People::rows_failed(const Me& me) {
  person(me.person).stored = false;
  const auto session = sessions_.find(me.session);
  if (session != sessions_.end()) session->second.stored = false;
}

void People::rename(const Me& me, const std::string& name, const Done& done) {
  if (has_account(me.person)) {
    done(Refused{"account", "The name of an account stays as it is."});
    return;
  }
  if (account_named(name)) return done(name_taken());
  std::vector<Write> writes;
  add_rows(me, writes);
  writes.push_back(PutPerson{{me.person, name}, loop_.now()});
  store_.submit(std::move(writes), [this, me, name, done](bool ok) {
    if (ok) person(me.person).name = name;
    if (!ok) rows_failed(me);
    done(ok ? std::nullopt : std::optional(storage_failed()));
  });
}

void People::enlist(const Me& me, const std::string& name, const std::string& password,
                    const Entered& done) {
  if (has_account(me.person)) return done(Refused{"account", "You have an account already."});
  const std::string key = name_key(name);
  if (account_named(name)) return done(name_taken());
  if (hashing_ >= max_waiting_hashes) return done(Refused{"busy", "Please try again soon."});
  ++hashing_;
  hashers_.run([this, me, name, key, password, done] {
    std::string hash = hash_password(password);
    loop_.post([this, me, name, key, hash = std::move(hash), done] {
      --hashing_;
      if (hash.empty()) return done(storage_failed());
      const Ticket ticket = make_ticket(me.person);
      std::vector<Write> writes{PutPerson{{me.person, name}, loop_.now()},
                                PutAccount{{key, name, hash, me.person}, loop_.now()},
                                DropSession{me.session},
                                PutSession{ticket.me.session, me.person, loop_.now()}};
      // Two at once for one name: the second breaks the key and is told so.
      store_.submit(std::move(writes), [this, me, ticket, name, done](bool ok) {
        if (!ok) return done(name_taken());
        replace_session(me, ticket);
        Person& known = person(me.person);
        known.name = name;
        known.stored = true;
        known.account = 1;
        done(ticket);
      });
    });
  });
}

void People::log_in(const Me& me, const std::string& name, const std::string& password,
                    const Entered& done,
                    const std::function<void(const std::string&, const std::string&)>& moved) {
  if (hashing_ >= max_waiting_hashes) return done(Refused{"busy", "Please try again soon."});
  auto account = account_named(name);
  ++hashing_;
  hashers_.run([this, me, account, password, done, moved] {
    const bool matches =
        password_matches(account ? account->password : decoy_hash(), password) && account;
    loop_.post([this, me, account, matches, done, moved] {
      --hashing_;
      if (!matches) return done(Refused{"wrong", "Name or password is wrong."});
      const bool guest = !has_account(me.person);
      const Ticket ticket = make_ticket(account->person);
      std::vector<Write> writes{DropSession{me.session},
                                PutSession{ticket.me.session, account->person, loop_.now()}};
      store_.submit(std::move(writes), [this, me, ticket, guest, done, moved](bool ok) {
        if (!ok) return done(storage_failed());
        replace_session(me, ticket);
        if (guest) moved(me.person, ticket.me.person);
        done(ticket);
      });
    });
  });
}

void People::log_out(const Me& me, const Done& done) {
  store_.submit({DropSession{me.session}}, [this, me, done](bool ok) {
    if (ok) forget(me.session);
    done(ok ? std::nullopt : std::optional(storage_failed()));
  });
}

}  // namespace triclinium::server
