#include "apps/server/api/app.h"
#include "apps/server/core/input.h"
#include "apps/server/core/log.h"

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

People::Entered App::then_count(const Call& call, const std::string& account) {
  return [this, account, network = call.request.network,
          enter = then_enter(call)](const std::variant<Ticket, Refused>& result) {
    --metrics_.hashes_waiting;
    if (--hashing_[network] == 0) hashing_.erase(network);
    const auto* refused = std::get_if<Refused>(&result);
    if (!account.empty() && refused != nullptr && refused->code == "wrong") {
      ++metrics_.logins_failed;
      backoff_.failed(account, network, tables_.loop().now());
      log(LogLevel::warning, "login_failed", {{"network", network}});
    }
    if (!account.empty() && refused == nullptr) {
      ++metrics_.logins;
      backoff_.succeeded(account, network, tables_.loop().now());
    }
    enter(result);
  };
}

void App::get_me(Call& call) { answer_me(call, call.me.person); }

void App::post_name(Call& call) {
  Fields fields(call.body);
  const std::string text = fields.text("name", 1, 120);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  auto name = check_name(text);
  if (!name) return call.refuse(400, "bad_name", name.error().message);
  people_.rename(call.me, *name, [this, call](const std::optional<Refused>& refused) {
    if (refused) return call.refuse(*refused);
    answer_me(call, call.me.person);
  });
}

void App::post_register(Call& call) {
  Fields fields(call.body);
  const std::string text = fields.text("name", 1, 120);
  const std::string password = fields.text("password", 8, 200);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  auto name = check_name(text);
  if (!name) return call.refuse(400, "bad_name", name.error().message);
  if (!may_hash(call, "")) return;
  people_.enlist(call.me, *name, password, then_count(call, ""));
}

void App::post_login(Call& call) {
  Fields fields(call.body);
  const std::string name = fields.text("name", 1, 120);
  const std::string password = fields.text("password", 1, 200);
  if (auto fault = fields.finish()) return call.refuse(400, "bad_field", fault->message);
  const std::string account = name_key(name);
  if (!may_hash(call, account)) return;
  people_.log_in(
      call.me, name, password, then_count(call, account),
      [this](const std::string& guest, const std::string& person) { move_seats(guest, person); });
}

// The games a guest has begun become those of the account.
void App::move_seats(const std::string& guest, const std::string& person) {
  for (const TableHandle& entry : tables_.tables_of(guest, 100)) {
    tables_.change(
        entry,
        [this, guest, person](Table& table) {
          return table.replace_person(guest, person, tables_.loop().now());
        },
        [](const std::optional<Refused>&) {});
  }
}

// Who logs out is a new guest.
void App::post_logout(Call& call) {
  if (auto fault = Fields(call.body).finish()) {
    return call.refuse(400, "bad_field", fault->message);
  }
  const auto begin_anew = [this, call] {
    Call fresh = call;
    make_guest(fresh);
    answer_me(fresh, fresh.me.person);
  };
  if (call.me.session.empty()) return begin_anew();
  people_.log_out(call.me, [this, call, begin_anew](const std::optional<Refused>& refused) {
    if (refused) return call.refuse(*refused);
    close_tabs(call.me.session);
    begin_anew();
  });
}

}  // namespace triclinium::server
