#include "apps/server/api/app.h"

#include <algorithm>
#include <cmath>

#include "apps/server/api/embedded_page.h"
#include "apps/server/api/tab.h"
#include "apps/server/core/input.h"
#include "apps/server/core/log.h"
#include "apps/server/store/rehearsal.h"

namespace triclinium::server {

namespace {

// "/api/tables/t_x/join" against "/api/tables/*/join".
bool matches(std::string_view path, std::string_view pattern, std::string& id) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return path == pattern;
  const std::string_view before = pattern.substr(0, star);
  const std::string_view after = pattern.substr(star + 1);
  if (!path.starts_with(before) || !path.ends_with(after) ||
      path.size() <= before.size() + after.size()) {
    return false;
  }
  const auto name = path.substr(before.size(), path.size() - before.size() - after.size());
  const bool plain =
      name.size() <= 40 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
      });
  if (plain) id = std::string(name);
  return plain;
}

constexpr const char* over_budget = "This address has asked for much; please wait a moment.";
constexpr std::uint64_t max_waiting = 64;
constexpr int max_waiting_of_one = 4;
constexpr Millis shown_for_ms = 500;
constexpr std::size_t max_shown = 16;

Rate times(Rate rate, double factor) { return {rate.per_second * factor, rate.burst * factor}; }

}  // namespace

RateLimits RateLimits::scaled(double factor) const {
  const auto of = [factor](const Allowance& allowance) {
    return Allowance{times(allowance.cpu_ms, factor), times(allowance.bytes, factor)};
  };
  return {times(requests, factor),
          times(session, factor),
          times(creations, factor),
          times(guests, factor),
          times(passwords, factor),
          times(messages, factor),
          times(listings, factor),
          times(joins, factor),
          of(address),
          of(visitor),
          sockets * factor};
}

RateLimits RateLimits::shared_by(int servers) const {
  RateLimits share = scaled(1.0 / servers);
  for (Rate* rate : {&share.requests, &share.session, &share.creations, &share.guests,
                     &share.passwords, &share.listings, &share.joins}) {
    rate->burst = std::max(1.0, rate->burst);
  }
  share.messages = messages;
  if (sockets > 0) share.sockets = std::max(1.0, std::floor(share.sockets));
  return share;
}

App::App(AppOptions options, Tables& tables, People& people, Reviews& reviews, Store& store,
         Metrics& metrics, std::span<const AnyGame* const> games)
    : options_(std::move(options)),
      limits_(options_.limits),
      tables_(tables),
      people_(people),
      reviews_(reviews),
      store_(store),
      metrics_(metrics),
      games_(games),
      files_(page_files()),
      requests_(limits_.requests),
      sessions_(limits_.session),
      creations_(limits_.creations),
      guests_(limits_.guests),
      passwords_(limits_.passwords),
      listings_(limits_.listings),
      joins_(limits_.joins),
      addresses_(limits_.address),
      visitors_(limits_.visitor) {
  if (!store_.shared()) return;
  tables_.introduce([this](const std::vector<PersonRow>& rows) { people_.meet(rows); });
  store_.listen([this](const StoreNews& news) { hear(news); });
}

std::span<const App::Route> App::routes() {
  static constexpr Route list[] = {
      {"GET", "/api/me", Needs::made, false, &App::get_me},
      {"POST", "/api/name", Needs::made, false, &App::post_name},
      {"POST", "/api/register", Needs::made, false, &App::post_register},
      {"POST", "/api/login", Needs::made, false, &App::post_login},
      {"POST", "/api/logout", Needs::known, false, &App::post_logout},
      {"GET", "/api/sessions", Needs::made, false, &App::get_sessions},
      {"POST", "/api/sessions/end", Needs::made, false, &App::post_end_session},
      {"POST", "/api/password", Needs::made, false, &App::post_password},
      {"GET", "/api/account/export", Needs::made, false, &App::get_export},
      {"POST", "/api/account/delete", Needs::made, false, &App::post_remove_account},
      {"GET", "/api/games", Needs::none, false, &App::get_games},
      {"GET", "/api/games/*/data", Needs::none, false, &App::get_data},
      {"GET", "/api/tables", Needs::known, false, &App::get_tables},
      {"POST", "/api/tables", Needs::made, true, &App::post_table},
      {"POST", "/api/import", Needs::made, true, &App::post_import},
      {"GET", "/api/tables/*", Needs::known, false, &App::get_table},
      {"POST", "/api/tables/*/join", Needs::made, false, &App::post_join},
      {"POST", "/api/tables/*/leave", Needs::known, false, &App::post_leave},
      {"POST", "/api/tables/*/start", Needs::known, false, &App::post_start},
      {"POST", "/api/tables/*/rematch", Needs::known, true, &App::post_rematch},
      {"POST", "/api/tables/*/reclaim", Needs::known, false, &App::post_reclaim},
      {"POST", "/api/tables/*/remove", Needs::known, false, &App::post_remove},
      {"POST", "/api/tables/*/fork", Needs::made, true, &App::post_fork},
      {"GET", "/api/tables/*/record", Needs::known, false, &App::get_record},
      {"GET", "/api/tables/*/replay", Needs::known, false, &App::get_replay},
      {"GET", "/api/tables/*/log", Needs::known, false, &App::get_log},
      {"POST", "/api/tables/*/hint", Needs::known, false, &App::post_hint},
      {"GET", "/api/tables/*/review", Needs::known, false, &App::get_review},
      {"GET", "/healthz", Needs::none, false, &App::get_health},
      {"GET", "/metrics", Needs::none, false, &App::get_metrics},
  };
  return list;
}

const App::Route* App::find_route(const Request& request, std::string& id, bool& path_known) const {
  for (const Route& route : routes()) {
    if (!matches(request.path, route.path, id)) continue;
    path_known = true;
    if (request.method == route.method || (request.method == "HEAD" && route.method == "GET")) {
      return &route;
    }
  }
  return nullptr;
}

// A browser names the page that asks; only our own pages may.
bool App::origin_allowed(const Request& request) const {
  if (request.origin.empty()) return true;
  const std::size_t scheme = request.origin.find("://");
  if (scheme != std::string::npos && request.origin.substr(scheme + 3) == request.host) {
    return true;
  }
  return std::find(options_.origins.begin(), options_.origins.end(), request.origin) !=
         options_.origins.end();
}

std::optional<Me> App::session_of(const Request& request) {
  return people_.find(session_cookie(request));
}

void App::share_limits() {
  if (store_.servers() == servers_) return;
  servers_ = store_.servers();
  limits_ = options_.limits.shared_by(servers_);
  requests_.change(limits_.requests);
  sessions_.change(limits_.session);
  creations_.change(limits_.creations);
  guests_.change(limits_.guests);
  passwords_.change(limits_.passwords);
  listings_.change(limits_.listings);
  joins_.change(limits_.joins);
  addresses_.change(limits_.address);
  visitors_.change(limits_.visitor);
}

void App::handle(Request request, Reply reply) {
  share_limits();
  Call call{std::move(request), "", {}, {}, std::move(reply)};
  const Request& asked = call.request;
  if (!requests_.allow(asked.network, tables_.loop().now())) {
    ++metrics_.rate_limited;
    return call.refuse(429, "rate", "Too many requests; please wait a moment.");
  }
  bool path_known = false;
  const Route* route = find_route(asked, call.id, path_known);
  // Whether the server is well can always be asked.
  if (route != nullptr && route->run == &App::get_health) return (this->*route->run)(call);
  if (const std::int64_t wait = wait_ms({asked.network, ""})) {
    ++metrics_.over_budget;
    return call.reply(wait_response(wait, over_budget));
  }
  if (route == nullptr) {
    if (path_known) return call.refuse(405, "method", "This method is not allowed here.");
    const bool page = asked.method == "GET" || asked.method == "HEAD";
    if (page && !asked.path.starts_with("/api/")) return send_file(call);
    return call.refuse(404, "not_found", "There is nothing at this address.");
  }
  prepare(*route, std::move(call));
}

PageFiles App::page_files() const {
  return options_.web.empty() ? read_pack(embedded_page()) : read_folder(options_.web);
}

void App::refresh() {
  const PageFiles files = page_files();
  if (!files.empty()) files_ = StaticFiles(files);
  log(LogLevel::info, "page_read", {{"files", static_cast<std::int64_t>(files.size())}});
}

// Files lie ready in memory: their bytes cost less than those of answers.
void App::send_file(const Call& call) {
  const Stopwatch watch;
  Response response = files_.answer(call.request);
  const double bytes = response.body ? static_cast<double>(response.body->size()) : 0;
  charge({call.request.network, ""}, {watch.ms(), bytes / 16});
  call.reply(std::move(response));
}

// Does it, and charges what it has cost: at once the time, with the answer its bytes.
void App::run(const Route& route, Call& call) {
  const Stopwatch watch;
  const double asked = static_cast<double>(call.request.body.size());
  auto payer = std::make_shared<Payer>(Payer{call.request.network, ""});
  call.reply = [this, payer, asked, next = std::move(call.reply)](Response response) {
    const double sent = response.body ? static_cast<double>(response.body->size()) : 0;
    charge(*payer, {0, asked + sent});
    next(std::move(response));
  };
  try {
    if (admit(route, call) && identify(route, call)) {
      payer->session = call.me.session;
      // While it is at hand: whatever comes later asks about its person.
      if (store_.shared() && !call.me.person.empty()) people_.has_account(call.me.person);
      (this->*route.run)(call);
    }
  } catch (const StoreError& error) {
    log(LogLevel::error, "read_failed", {{"path", call.request.path}, {"reason", error.what()}});
    call.refuse(503, "storage", "The data cannot be read now; please try again.");
  }
  charge(*payer, {watch.ms(), 0});
}

std::int64_t App::wait_ms(const Payer& payer) {
  const Millis now = tables_.loop().now();
  return std::max(addresses_.wait_ms(payer.network, now), visitors_.wait_ms(payer.session, now));
}

void App::charge(const Payer& payer, Cost cost) {
  const Millis now = tables_.loop().now();
  addresses_.charge(payer.network, cost, now);
  visitors_.charge(payer.session, cost, now);
}

bool App::beside(const Payer& payer, std::function<Then()> work) {
  int& own = waiting_[payer.network];
  if (own >= max_waiting_of_one || metrics_.desk_waiting >= max_waiting) {
    if (own == 0) waiting_.erase(payer.network);
    return false;
  }
  ++own;
  ++metrics_.desk_waiting;
  desk_.run([this, payer, work = std::move(work), alive = std::weak_ptr(alive_)] {
    const Stopwatch watch;
    auto then = work();
    tables_.loop().post([this, payer, alive, ms = watch.ms(), then = std::move(then)] {
      if (alive.expired()) return;
      --metrics_.desk_waiting;
      if (--waiting_[payer.network] == 0) waiting_.erase(payer.network);
      charge(payer, {ms, 0});
      then();
    });
  });
  return true;
}

// Everything about a request that does not depend on who asks.
bool App::admit(const Route& route, Call& call) {
  const Request& request = call.request;
  const bool post = route.method == "POST";
  if (post && !origin_allowed(request)) {
    call.refuse(403, "origin", "This request comes from another site.");
    return false;
  }
  if (post && !request.content_type.starts_with("application/json")) {
    call.refuse(415, "type", "The body must be JSON (Content-Type: application/json).");
    return false;
  }
  // A record is read beside the loop.
  const bool large = route.run == &App::post_import;
  if (post && !large && request.body.size() > 16'384) {
    call.refuse(413, "too_large", "The request is too large.");
    return false;
  }
  // What is too much is refused before anybody reads it.
  const Millis now = tables_.loop().now();
  const bool secret = route.run == &App::post_login || route.run == &App::post_register ||
                      route.run == &App::post_password || route.run == &App::post_remove_account;
  if ((route.creates && !creations_.allow(request.network, now)) ||
      (secret && !passwords_.allow(request.network, now))) {
    ++metrics_.rate_limited;
    call.refuse(429, "rate", "Too many requests of this kind; please wait a moment.");
    return false;
  }
  if (!post || large) return true;
  auto body = parse_object(request.body);
  if (!body) {
    call.refuse(400, "bad_json", body.error().message);
    return false;
  }
  call.body = std::move(*body);
  return true;
}

bool App::identify(const Route& route, Call& call) {
  if (route.session == Needs::none) return true;
  const Millis now = tables_.loop().now();
  if (auto me = session_of(call.request)) {
    call.me = *me;
    if (const std::int64_t wait = visitors_.wait_ms(me->session, now)) {
      ++metrics_.over_budget;
      call.reply(wait_response(wait, over_budget));
      return false;
    }
    if (route.method == "POST" && !sessions_.allow(me->session, now)) {
      ++metrics_.rate_limited;
      call.refuse(429, "rate", "Too many requests; please wait a moment.");
      return false;
    }
    return true;
  }
  if (route.session == Needs::known) return true;
  if (!guests_.allow(call.request.network, now)) {
    ++metrics_.rate_limited;
    call.refuse(429, "rate", "Too many new guests from this address; please wait a moment.");
    return false;
  }
  make_guest(call);
  return true;
}

void App::make_guest(Call& call) {
  const Ticket ticket = people_.make_guest();
  call.me = ticket.me;
  call.give_cookie(ticket.cookie);
}

void App::upgrade(Request request, std::function<void(Upgrade)> reply) {
  share_limits();
  if (!requests_.allow(request.network, tables_.loop().now())) {
    ++metrics_.rate_limited;
    return reply(error_response(429, "rate", "Too many requests; please wait a moment."));
  }
  if (!origin_allowed(request)) {
    return reply(error_response(403, "origin", "This request comes from another site."));
  }
  const double limit = limits_.sockets;
  const auto open = sockets_.find(request.network);
  if (limit > 0 && open != sockets_.end() && open->second >= limit) {
    ++metrics_.rate_limited;
    return reply(error_response(429, "rate", "Too many open tables from this address."));
  }
  if (const std::int64_t wait = wait_ms({request.network, ""})) {
    ++metrics_.over_budget;
    return reply(wait_response(wait, over_budget));
  }
  std::string id;
  if (!matches(request.path, "/ws/*", id)) {
    return reply(error_response(404, "not_found", "There is nothing at this address."));
  }
  const std::string session = people_.to_read(session_cookie(request));
  const bool sleeps = !tables_.awake(id);
  if (!store_.shared() || (session.empty() && !sleeps)) return reply(open_tab(request, id));
  store_.prepare(
      [session, id, sleeps](StoreReader& rows) {
        if (!session.empty()) read_session(rows, session);
        if (sleeps) read_table(rows, id);
      },
      [this, request = std::move(request), id, reply = std::move(reply),
       alive = std::weak_ptr(alive_)] {
        if (!alive.expired()) reply(open_tab(request, id));
      });
}

Upgrade App::open_tab(const Request& request, const std::string& id) {
  try {
    TableHandle entry = tables_.find(id);
    if (!entry) return no_table(id);
    return std::make_unique<Tab>(*this, tables_, metrics_, std::move(entry),
                                 session_of(request).value_or(Me{}), request.network,
                                 limits_.messages);
  } catch (const StoreError& error) {
    log(LogLevel::error, "read_failed", {{"path", request.path}, {"reason", error.what()}});
    return error_response(503, "storage", "The data cannot be read now; please try again.");
  }
}

void App::close_tabs(const std::string& session) {
  const auto [first, last] = tabs_.equal_range(session);
  for (auto it = first; it != last; ++it) it->second->reconnect();
}

void App::tab_opened(Tab& tab) {
  tabs_.emplace(tab.session(), &tab);
  ++sockets_[tab.network()];
}

void App::tab_closed(Tab& tab) {
  if (--sockets_[tab.network()] == 0) sockets_.erase(tab.network());
  const auto [first, last] = tabs_.equal_range(tab.session());
  for (auto it = first; it != last; ++it) {
    if (it->second != &tab) continue;
    tabs_.erase(it);
    return;
  }
}

Viewer App::viewer(const TableHandle& entry, const std::string& person) {
  return {person, tables_.loop().now(),
          [this](const std::string& id) { return people_.name_of(id); },
          [this, entry](const std::string& id) { return tables_.connected(*entry, id); }};
}

std::shared_ptr<const std::string> App::state_text(const TableHandle& entry,
                                                   const std::string& person, std::int64_t since) {
  const Table& table = entry->table;
  const auto text = [&](const std::string& who) {
    return std::make_shared<const std::string>(
        server::state_text(table, viewer(entry, who), since));
  };
  if (table.sits(person) || (!person.empty() && table.config().host == person)) return text(person);
  const Millis now = tables_.loop().now();
  if (now - entry->shown_at > shown_for_ms) entry->shown.clear();
  for (const auto& [known, shown] : entry->shown) {
    if (known == since) return shown;
  }
  if (entry->shown.empty()) entry->shown_at = now;
  if (entry->shown.size() >= max_shown) entry->shown.clear();
  return entry->shown.emplace_back(since, text("")).second;
}

void App::get_health(Call& call) {
  const bool ok = store_.healthy();
  call.answer({{"status", ok ? "ok" : "storage"}}, ok ? 200 : 503);
}

// Figures of the whole server are for its owner.
void App::get_metrics(Call& call) {
  if (call.request.network != "127.0.0.1" && call.request.address != "::1") {
    return call.refuse(403, "local_only", "Metrics are given to this machine only.");
  }
  metrics_.store_trouble = !store_.healthy();
  Response response;
  response.type = "text/plain; version=0.0.4";
  response.body = std::make_shared<const std::string>(metrics_.text());
  call.reply(std::move(response));
}

}  // namespace triclinium::server
