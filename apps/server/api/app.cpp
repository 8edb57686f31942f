#include "apps/server/api/app.h"

#include <algorithm>

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

}  // namespace

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
