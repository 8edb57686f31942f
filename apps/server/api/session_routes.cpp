#include "apps/server/api/app.h"
#include "apps/server/core/input.h"
#include "apps/server/core/log.h"
#include "apps/server/core/names.h"

namespace triclinium::server {

namespace {

constexpr int max_hashes_of_one = 2;

}  // namespace

void App::answer_me(const Call& call, const std::string& person) {
  const std::string name = people_.name_of(person);
  call.answer({{"name", people_.has_name(person) ? Json(name) : Json()},
               {"account", people_.has_account(person)},
               {"id", person}});
}

People::Entered App::then_enter(const Call& call) {
  return [this, call](const std::variant<Ticket, Refused>& result) {
    if (const auto* refused = std::get_if<Refused>(&result)) return call.refuse(*refused);
    const auto& ticket = std::get<Ticket>(result);
    Call entered = call;
    entered.give_cookie(ticket.cookie);
    answer_me(entered, ticket.me.person);
    // After the answer: the tabs come back with the new cookie.
    close_tabs(call.me.session);
  };
}

// One address waits for few hashes at once, so that others find room in the queue.
bool App::may_hash(const Call& call, const std::string& account) {
  const std::string& network = call.request.network;
  const Millis now = tables_.loop().now();
  const std::int64_t wait = account.empty() ? 0 : backoff_.wait_ms(account, network, now);
  if (wait > 0) {
    ++metrics_.rate_limited;
    call.reply(wait_response(wait, "Too many wrong passwords; please wait before the next try."));
    return false;
  }
  if (hashing_[network] >= max_hashes_of_one) {
    call.refuse(503, "busy", "Please try again soon.");
    return false;
  }
  ++hashing_[network];
  ++metrics_.hashes_waiting;
  return true;
}

void App::hashed(const std::string& network, const std::string& account, const Refused* refused) {
  --metrics_.hashes_waiting;
  if (--hashing_[network] == 0) hashing_.erase(network);
  if (!account.empty() && refused != nullptr && refused->code == "wrong") {
    ++metrics_.logins_failed;
    backoff_.failed(account, network, tables_.loop().now());
    log(LogLevel::warning, "login_failed", {{"network", network}});
  }
  if (!account.empty() && refused == nullptr) {
    ++metrics_.logins;
    backoff_.succeeded(account, network, tables_.loop().now());
  }
}

People::Entered App::then_count(const Call& call, const std::string& account) {
  return [this, account, network = call.request.network,
          enter = then_enter(call)](const std::variant<Ticket, Refused>& result) {
    hashed(network, account, std::get_if<Refused>(&result));
    enter(result);
  };
}

// Whoever comes gets the cookie again, so that it does not end while it is used.
void App::get_me(Call& call) {
  const std::string cookie(session_cookie(call.request));
  if (people_.find(cookie)) call.give_cookie(cookie);
  answer_me(call, call.me.person);
}

void App::post_name(Call& call) {
  Fields fields(call.body);
  const std::string text = fields.text("name", 1, 120);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  auto name = check_own_name(text);
  if (!name) return call.refuse(400, "bad_name", name.error().message);
  with_account(*name, call, [this, call, name = *name] {
    people_.rename(call.me, name, [this, call](const std::optional<Refused>& refused) {
      if (refused) return call.refuse(*refused);
      answer_me(call, call.me.person);
    });
  });
}

void App::post_register(Call& call) {
  Fields fields(call.body);
  const std::string text = fields.text("name", 1, 120);
  const std::string password = fields.text("password", 8, 200);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  auto name = check_own_name(text);
  if (!name) return call.refuse(400, "bad_name", name.error().message);
  if (!may_hash(call, "")) return;
  with_account(*name, call, [this, call, name = *name, password] {
    people_.enlist(call.me, name, password, then_count(call, ""));
  });
}

void App::post_login(Call& call) {
  Fields fields(call.body);
  const std::string name = fields.text("name", 1, 120);
  const std::string password = fields.text("password", 1, 200);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const std::string account = name_key(name);
  if (!may_hash(call, account)) return;
  with_account(name, call, [this, call, name, password, account] {
    people_.log_in(call.me, name, password, then_count(call, account),
                   [this, call](const std::string& guest, const std::string& person,
                                const std::function<void(bool)>& then) {
                     prepare_list(all_tables_of(guest),
                                  guarded(call, [this, call, guest, person, then] {
                                    move_tables(call, guest, person, then);
                                  }));
                   });
  });
}

// Who logs out is a new guest.
void App::begin_anew(const Call& call) {
  Call fresh = call;
  make_guest(fresh);
  answer_me(fresh, fresh.me.person);
}

// Their tabs come back as who they are then.
void App::close_tabs(const std::vector<SessionRow>& sessions) {
  for (const SessionRow& session : sessions) close_tabs(session.hash);
}

void App::post_logout(Call& call) {
  Fields fields(call.body);
  const bool everywhere = fields.flag_or("everywhere", false);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  if (call.me.session.empty()) return begin_anew(call);
  with_sessions(call, [this, call, everywhere] {
    std::vector<SessionRow> ending{{call.me.session, call.me.person, 0, 0}};
    if (everywhere) ending = people_.sessions(call.me);
    const auto ended = [this, call, ending](const std::optional<Refused>& refused) {
      if (refused) return call.refuse(*refused);
      close_tabs(ending);
      begin_anew(call);
    };
    if (everywhere) return people_.end_all_sessions(call.me, ended);
    people_.end_session(call.me, call.me.session, ended);
  });
}

void App::get_sessions(Call& call) {
  with_sessions(call, [this, call] { answer_sessions(call); });
}

void App::answer_sessions(const Call& call) {
  Json list = Json::array();
  for (const SessionRow& session : people_.sessions(call.me)) {
    list.push_back({{"id", People::session_name(session.hash)},
                    {"created", session.created},
                    {"seen", session.seen},
                    {"current", session.hash == call.me.session}});
  }
  call.answer({{"sessions", std::move(list)}});
}

void App::post_end_session(Call& call) {
  Fields fields(call.body);
  const std::string id = fields.text("id", 1, 40);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  with_sessions(call, [this, call, id] {
    std::string hash;
    for (const SessionRow& session : people_.sessions(call.me)) {
      if (People::session_name(session.hash) == id) hash = session.hash;
    }
    if (hash == call.me.session && !hash.empty()) {
      return call.refuse(409, "current",
                         "This is the session that you are using: log out instead.");
    }
    people_.end_session(call.me, hash, [this, call, hash](const std::optional<Refused>& refused) {
      if (refused) return call.refuse(*refused);
      close_tabs(hash);
      Call asking = call;
      get_sessions(asking);
    });
  });
}

void App::post_password(Call& call) {
  Fields fields(call.body);
  const std::string old_password = fields.text("old", 1, 200);
  const std::string new_password = fields.text("new", 8, 200);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const std::string account = name_key(people_.name_of(call.me.person));
  if (!may_hash(call, account)) return;
  with_sessions(call, [this, call, account, old_password, new_password] {
    const auto ending = people_.sessions(call.me);
    people_.change_password(call.me, old_password, new_password,
                            [this, ending, enter = then_count(call, account)](
                                const std::variant<Ticket, Refused>& result) {
                              enter(result);
                              if (std::holds_alternative<Ticket>(result)) close_tabs(ending);
                            });
  });
}

// Everything the server knows of whoever asks; the records of games that are over are whole.
void App::get_export(Call& call) {
  if (!people_.has_account(call.me.person)) {
    return call.refuse(409, "no_account", "You have no account here.");
  }
  prepare_list(all_tables_of(call.me.person), guarded(call, [this, call] { answer_export(call); }));
}

// Seats at running games go to the stand-in bots, then the account ends with all its sessions.
void App::post_remove_account(Call& call) {
  Fields fields(call.body);
  const std::string password = fields.text("password", 1, 200);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  if (!people_.has_account(call.me.person)) {
    return call.refuse(409, "no_account", "You have no account here.");
  }
  const std::string account = name_key(people_.name_of(call.me.person));
  if (!may_hash(call, account)) return;
  with_sessions(call, [this, call, account, password] { remove_account(call, account, password); });
}

void App::remove_account(const Call& call, const std::string& account,
                         const std::string& password) {
  const auto ending = people_.sessions(call.me);
  const auto removed = [this, call, ending](const std::optional<Refused>& refused) {
    if (refused) return call.refuse(*refused);
    close_tabs(ending);
    begin_anew(call);
  };
  const auto leave = [this, call, removed] {
    leave_tables(call, [this, call, removed] { people_.remove_account(call.me, removed); });
  };
  people_.check_password(call.me, password,
                         [this, call, account, leave](const std::optional<Refused>& refused) {
                           hashed(call.request.network, account, refused ? &*refused : nullptr);
                           if (refused) return call.refuse(*refused);
                           prepare_list(all_tables_of(call.me.person), guarded(call, leave));
                         });
}

}  // namespace triclinium::server
