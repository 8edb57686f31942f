#include "apps/server/api/tab.h"

#include <algorithm>
#include <chrono>

#include "apps/server/api/app.h"
#include "apps/server/core/input.h"
#include "apps/server/core/secret.h"

namespace triclinium::server {

namespace {

constexpr int policy_violation = 1008;
constexpr int internal_error = 1011;
constexpr int service_restart = 1012;
constexpr std::size_t max_replies = 32;
constexpr int max_over_rate = 200;
constexpr Millis desk_full_ms = 250;
constexpr Millis longest_rest_ms = 2'000;
constexpr std::size_t max_action_bytes = 200;
constexpr std::int64_t max_seq = INT64_C(1) << 53;

}  // namespace

Tab::Tab(App& app, Tables& tables, Metrics& metrics, TableHandle entry, Me me, std::string network,
         Rate rate)
    : app_(app),
      tables_(tables),
      metrics_(metrics),
      entry_(std::move(entry)),
      person_(std::move(me.person)),
      session_(std::move(me.session)),
      network_(std::move(network)),
      rate_(rate) {}

Tab::~Tab() {
  if (socket_ == nullptr) return;
  tables_.unwatch(entry_, *this);
  app_.tab_closed(*this);
}

void Tab::opened(Socket& socket) {
  socket_ = &socket;
  tables_.watch(entry_, *this);
  app_.tab_opened(*this);
}

void Tab::reconnect() { socket_->close(service_restart, "session"); }

// It comes back, and hears what has happened.
void Tab::gone() { socket_->close(internal_error, "damaged"); }

void Tab::changed() {
  stale_ = true;
  pump();
}

Payer Tab::payer() const { return {network_, session_}; }

void Tab::message(std::string_view text) {
  const bool owes = app_.wait_ms(payer()) > 0;
  if (owes || (rate_.per_second > 0 && !bucket_.take(rate_, tables_.loop().now()))) {
    ++(owes ? metrics_.over_budget : metrics_.rate_limited);
    if (++over_rate_ > max_over_rate) return socket_->close(policy_violation, "too many messages");
    return refuse("rate", "Too many messages; please wait a moment.");
  }
  const Stopwatch watch;
  const Payer paying = payer();
  App& app = app_;
  auto json = parse_object(text);
  if (!json) refuse("bad_message", json.error().message);
  if (json) read(*json);
  app.charge(paying, {watch.ms(), static_cast<double>(text.size())});
}

void Tab::read(const Json& message) {
  Fields fields(message);
  const std::string type = fields.text("type", 1, 20);
  std::int64_t seq = 0;
  std::string action;
  bool hold = false;
  if (type == "hello") {
    since_ = fields.number("since", 0, max_seq);
  } else if (type == "act") {
    seq = fields.number("seq", 0, max_seq);
    action = fields.text("action", 1, max_action_bytes);
  } else if (type == "undo" || type == "end_turn") {
    seq = fields.number("seq", 0, max_seq);
  } else if (type == "setting") {
    hold = fields.flag("hold");
  } else if (type != "ping") {
    fields.fail("type: there is no such message.");
  }
  if (auto fault = fields.finish()) return refuse("bad_message", fault->message);
  if (type == "ping") return push({{"type", "pong"}});
  if (type == "hello") {
    greeted_ = true;
    return changed();
  }
  if (!greeted_) return refuse("bad_message", "The first message must be hello.");
  command([this, type, seq, action, hold](Table& table) -> CommandResult {
    const Millis now = tables_.loop().now();
    Random random = secure_random();
    if (type == "act") return table.act(person_, seq, action, now, random);
    if (type == "undo") return table.undo(person_, seq, now);
    if (type == "end_turn") return table.end_turn(person_, seq, now, random);
    return table.set_hold(person_, hold, now, random);
  });
}

void Tab::command(Tables::Command command) {
  const auto begun = std::chrono::steady_clock::now();
  tables_.change(
      entry_,
      [alive = std::weak_ptr(alive_), command = std::move(command)](Table& table) -> CommandResult {
        // The socket closed while the command waited: nobody may say any more what it meant.
        if (alive.expired()) return Refused{"gone", ""};
        return command(table);
      },
      [this, alive = std::weak_ptr(alive_), begun](const std::optional<Refused>& refused) {
        if (alive.expired()) return;
        if (refused) return refuse(refused->code, refused->reason);
        ++metrics_.actions;
        metrics_.act_seconds.add(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
      });
}

void Tab::refuse(std::string_view code, std::string_view reason) {
  push({{"type", "refused"}, {"code", code}, {"reason", reason}, {"seq", entry_->table.seq()}});
  if (greeted_ && code != "rate") changed();
}

void Tab::push(const Json& message) {
  if (socket_ == nullptr) return;
  if (replies_.size() >= max_replies) {
    return socket_->close(policy_violation, "answers are not read");
  }
  replies_.push_back(std::make_shared<const std::string>(
      message.dump(-1, ' ', false, Json::error_handler_t::replace)));
  pump();
}

// Answers first, then the state: whatever happened meanwhile is in that one message.
void Tab::pump() {
  if (socket_ == nullptr || socket_->busy()) return;
  if (!replies_.empty()) {
    Bytes reply = std::move(replies_.front());
    replies_.pop_front();
    return socket_->send(std::move(reply));
  }
  if (!greeted_ || !stale_ || rendering_ || resting_) return;
  if (const Millis wait = app_.wait_ms(payer())) return pump_later(wait);
  rendering_ = true;
  tables_.look(entry_, [this, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) send_state();
  });
}

void Tab::send_state() {
  rendering_ = false;
  if (socket_->busy()) return;
  const Table& table = entry_->table;
  // It may have seen, or done, more elsewhere than is known here yet.
  if (!caught_up_) {
    caught_up_ = true;
    rendering_ = true;
    return tables_.catch_up(entry_, [this, alive = std::weak_ptr(alive_)] {
      if (alive.expired()) return;
      rendering_ = false;
      pump();
    });
  }
  if (since_ > table.seq()) since_ = 0;
  if (news_take_long(table, since_)) return send_long_state();
  const Stopwatch watch;
  Bytes text = app_.state_text(entry_, person_, since_);
  send(std::move(text), table.seq(), watch.ms());
}

void Tab::send_long_state() {
  const auto table = std::make_shared<const Table>(entry_->table);
  const Observer observer = observer_of(*table, person_);
  rendering_ = true;
  const bool taken =
      app_.beside(payer(), [this, alive = std::weak_ptr(alive_), table, observer, since = since_] {
        auto news = std::make_shared<Json>(news_since(*table, since, observer));
        return [this, alive, table, since, news] {
          if (alive.expired()) return;
          rendering_ = false;
          if (socket_->busy()) return;
          const Stopwatch watch;
          auto state = std::make_shared<const std::string>(
              state_text(*table, app_.viewer(entry_, person_), since, *news));
          send(std::move(state), table->seq(), watch.ms());
        };
      });
  if (taken) return;
  rendering_ = false;
  pump_later(desk_full_ms);
}

void Tab::send(Bytes text, std::int64_t seq, double cpu_ms) {
  app_.charge(payer(), {cpu_ms, static_cast<double>(text->size())});
  since_ = seq;
  // The table may have moved on while the state was written.
  stale_ = entry_->table.seq() != seq;
  socket_->send(std::move(text));
}

void Tab::pump_later(Millis wait) {
  resting_ = true;
  tables_.loop().after(std::min(wait, longest_rest_ms), [this, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    resting_ = false;
    pump();
  });
}

}  // namespace triclinium::server
