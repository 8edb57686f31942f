#include "apps/server/host/people.h"

#include <algorithm>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/host/stored_table.h"

namespace triclinium::server {

People::People(Store& store, Loop& loop, Workers& hashers)
    : store_(store), loop_(loop), hashers_(hashers) {
  end_old_sessions();
}

void People::end_old_sessions() {
  loop_.after(day_ms, [this, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    store_.submit({DropSessionsBefore{loop_.now() - session_life_ms}}, [](bool) {});
    end_old_sessions();
  });
}

std::optional<Me> People::find(std::string_view cookie) {
  if (cookie.size() < 40 || cookie.size() > 64) return std::nullopt;
  std::string hash = token_hash(cookie);
  auto it = sessions_.find(hash);
  if (it == sessions_.end()) {
    const auto stored = stored_session(hash);
    if (!stored) return std::nullopt;
    remember(*stored, true);
    it = sessions_.find(hash);
  }
  Session& session = it->second;
  const Millis now = loop_.now();
  if (must_ask_again(session)) {
    if (!stored_session(hash)) {
      forget(hash);
      return std::nullopt;
    }
    session.checked = now;
  }
  if (now - session.seen > session_life_ms) return std::nullopt;
  if (session.stored && now - session.seen > day_ms) {
    session.seen = now;
    store_.submit({SeeSession{hash, now}}, [](bool) {});
  }
  ages_.splice(ages_.end(), ages_, session.age);
  return Me{session.person, hash};
}

std::string People::to_read(std::string_view cookie) const {
  if (cookie.size() < 40 || cookie.size() > 64) return "";
  std::string hash = token_hash(cookie);
  const auto session = sessions_.find(hash);
  if (session == sessions_.end() || must_ask_again(session->second)) return hash;
  const auto known = people_.find(session->second.person);
  return known != people_.end() && known->second.account >= 0 ? "" : hash;
}

// It may have ended on another server while it was read here.
bool People::must_ask_again(const Session& session) const {
  return store_.shared() && session.stored && loop_.now() - session.checked > ask_again_ms;
}

void People::meet(const std::vector<PersonRow>& people) {
  for (const PersonRow& row : people) {
    Person& known = people_[row.id];
    known.name = row.name;
    known.stored = true;
  }
}

void People::hear(const StoreNews& news) {
  std::vector<std::string> changed = news.people;
  for (const std::string& hash : news.sessions) forget(hash);
  for (const std::string& person : news.signed_out) {
    forget_sessions_of(person);
    changed.push_back(person);
  }
  if (news.missed) {
    std::erase_if(sessions_, [this](const auto& item) {
      if (item.second.stored) ages_.erase(item.second.age);
      return item.second.stored;
    });
    changed.clear();
    for (const auto& [id, person] : people_) changed.push_back(id);
  }
  std::erase_if(changed, [this](const std::string& id) {
    const auto known = people_.find(id);
    return known == people_.end() || !known->second.stored;
  });
  read_again(std::move(changed));
}

// A part at a time, beside the loop; until then they are as they were.
void People::read_again(std::vector<std::string> ids) {
  if (ids.empty()) return;
  const std::size_t count = std::min<std::size_t>(ids.size(), 200);
  const std::vector<std::string> part(ids.end() - static_cast<std::ptrdiff_t>(count), ids.end());
  ids.resize(ids.size() - count);
  const auto read = [part](StoreReader& rows) {
    for (const std::string& id : part) rows.person(id);
  };
  store_.prepare(read, [this, part, ids = std::move(ids), alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    try {
      for (const std::string& id : part) {
        const auto row = store_.person(id);
        if (!row) continue;
        meet({*row});
        people_[id].account = -1;
      }
    } catch (const StoreError& error) {
      log(LogLevel::warning, "people_not_read", {{"reason", error.what()}});
    }
    read_again(ids);
  });
}

// Whose session is damaged comes as a new guest; nobody else hears of it.
std::optional<SessionRow> People::stored_session(const std::string& hash) {
  try {
    return store_.session(hash);
  } catch (const StoreError& error) {
    if (error.fault != StoreFault::damaged) throw;
    log(LogLevel::error, "session_damaged", {{"reason", error.what()}});
    return std::nullopt;
  }
}

std::vector<SessionRow> People::sessions(const Me& me) {
  std::vector<SessionRow> rows = store_.sessions_of(me.person);
  const auto own = sessions_.find(me.session);
  if (own != sessions_.end() && !own->second.stored) {
    rows.insert(rows.begin(), {me.session, me.person, own->second.created, own->second.seen});
  }
  std::erase_if(rows,
                [&](const SessionRow& row) { return loop_.now() - row.seen > session_life_ms; });
  return rows;
}

std::string People::session_name(const std::string& hash) {
  std::string name = "s_";
  for (std::size_t i = 0; i < 8 && i < hash.size(); ++i) {
    const auto byte = static_cast<unsigned char>(hash[i]);
    name += "0123456789abcdef"[byte >> 4];
    name += "0123456789abcdef"[byte & 15];
  }
  return name;
}

void People::end_session(const Me& me, const std::string& hash, const Done& done) {
  const auto known = sessions(me);
  const bool own = std::any_of(known.begin(), known.end(),
                               [&](const SessionRow& row) { return row.hash == hash; });
  if (!own) return done(Refused{"no_session", "There is no such session."});
  store_.submit({DropSession{hash}}, [this, hash, done](bool ok) {
    if (ok) forget(hash);
    done(ok ? std::nullopt : std::optional(storage_failed(store_.trouble())));
  });
}

void People::end_all_sessions(const Me& me, const Done& done) {
  store_.submit({DropSessionsOf{me.person, ""}}, [this, me, done](bool ok) {
    if (ok) forget_sessions_of(me.person);
    done(ok ? std::nullopt : std::optional(storage_failed(store_.trouble())));
  });
}

Ticket People::make_ticket(std::string person) {
  std::string cookie = random_token(32);
  std::string session = token_hash(cookie);
  return {{std::move(person), std::move(session)}, std::move(cookie)};
}

Ticket People::make_guest() {
  Ticket ticket = make_ticket(random_id("p_"));
  people_[ticket.me.person].account = 0;
  const Millis now = loop_.now();
  remember({ticket.me.session, ticket.me.person, now, now}, false);
  return ticket;
}

void People::remember(const SessionRow& row, bool stored) {
  forget_oldest();
  ages_.push_back(row.hash);
  sessions_[row.hash] = {row.person, stored,      row.created,
                         row.seen,   loop_.now(), std::prev(ages_.end())};
}

void People::forget_sessions_of(const std::string& person) {
  std::erase_if(sessions_, [&](const auto& item) {
    if (item.second.person != person) return false;
    ages_.erase(item.second.age);
    return true;
  });
}

void People::forget(const std::string& hash) {
  const auto it = sessions_.find(hash);
  if (it == sessions_.end()) return;
  ages_.erase(it->second.age);
  sessions_.erase(it);
}

void People::replace_session(const Me& old, const Ticket& ticket) {
  forget(old.session);
  const Millis now = loop_.now();
  remember({ticket.me.session, ticket.me.person, now, now}, true);
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
  try {
    if (auto row = store_.person(id)) {
      person.name = row->name;
      person.stored = true;
    }
  } catch (const StoreError& error) {
    if (error.fault != StoreFault::damaged) throw;
    // Without a name, and everybody else goes on. Who has the cookie may say the name again.
    log(LogLevel::error, "person_damaged", {{"person", id}, {"reason", error.what()}});
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
    done(ok ? std::nullopt : std::optional(storage_failed(store_.trouble())));
  });
}

}  // namespace triclinium::server
