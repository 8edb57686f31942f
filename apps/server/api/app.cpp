#include "apps/server/api/app.h"

#include <algorithm>

#include "apps/server/api/embedded_page.h"
#include "apps/server/api/player.h"
#include "apps/server/core/input.h"
#include "apps/server/core/log.h"

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

Rate times(Rate rate, double factor) { return {rate.per_second * factor, rate.burst * factor}; }

}  // namespace

RateLimits RateLimits::scaled(double factor) const {
  return {times(requests, factor), times(session, factor),   times(creations, factor),
          times(guests, factor),   times(passwords, factor), times(messages, factor)};
}

App::App(AppOptions options, Tables& tables, People& people, Reviews& reviews, Store& store,
         Metrics& metrics, std::span<const AnyGame* const> games)
    : options_(std::move(options)),
      tables_(tables),
      people_(people),
      reviews_(reviews),
      store_(store),
      metrics_(metrics),
      games_(games),
      files_(options_.web.empty() ? read_pack(embedded_page()) : read_folder(options_.web)),
      requests_(options_.limits.requests),
      sessions_(options_.limits.session),
      creations_(options_.limits.creations),
      guests_(options_.limits.guests),
      passwords_(options_.limits.passwords) {}

std::span<const App::Route> App::routes() {
  static constexpr Route list[] = {
      {"GET", "/api/me", Session::made, false, &App::get_me},
      {"POST", "/api/name", Session::made, false, &App::post_name},
      {"POST", "/api/register", Session::made, false, &App::post_register},
      {"POST", "/api/login", Session::made, false, &App::post_login},
      {"POST", "/api/logout", Session::known, false, &App::post_logout},
      {"GET", "/api/games", Session::none, false, &App::get_games},
      {"GET", "/api/games/*/data", Session::none, false, &App::get_data},
      {"GET", "/api/tables", Session::known, false, &App::get_tables},
      {"POST", "/api/tables", Session::made, true, &App::post_table},
      {"POST", "/api/import", Session::made, true, &App::post_import},
      {"GET", "/api/tables/*", Session::known, false, &App::get_table},
      {"POST", "/api/tables/*/join", Session::made, false, &App::post_join},
      {"POST", "/api/tables/*/leave", Session::known, false, &App::post_leave},
      {"POST", "/api/tables/*/start", Session::known, false, &App::post_start},
      {"POST", "/api/tables/*/rematch", Session::known, true, &App::post_rematch},
      {"POST", "/api/tables/*/reclaim", Session::known, false, &App::post_reclaim},
      {"POST", "/api/tables/*/fork", Session::made, true, &App::post_fork},
      {"GET", "/api/tables/*/record", Session::known, false, &App::get_record},
      {"GET", "/api/tables/*/replay", Session::known, false, &App::get_replay},
      {"GET", "/api/tables/*/log", Session::known, false, &App::get_log},
      {"POST", "/api/tables/*/hint", Session::known, false, &App::post_hint},
      {"GET", "/api/tables/*/review", Session::known, false, &App::get_review},
      {"GET", "/healthz", Session::none, false, &App::get_health},
      {"GET", "/metrics", Session::none, false, &App::get_metrics},
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
  Call call{std::move(request), "", {}, {}, std::move(reply)};
  const Request& asked = call.request;
  if (!requests_.allow(asked.network, tables_.loop().now())) {
    ++metrics_.rate_limited;
    return call.refuse(429, "rate", "Too many requests; please wait a moment.");
  }
  bool path_known = false;
  const Route* route = find_route(asked, call.id, path_known);
  if (route == nullptr) {
    if (path_known) return call.refuse(405, "method", "This method is not allowed here.");
    const bool page = asked.method == "GET" || asked.method == "HEAD";
    if (page && !asked.path.starts_with("/api/")) return call.reply(files_.answer(asked));
    return call.refuse(404, "not_found", "There is nothing at this address.");
  }
  try {
    if (admit(*route, call) && identify(*route, call)) (this->*route->run)(call);
  } catch (const StoreError& error) {
    log(LogLevel::error, "read_failed", {{"path", asked.path}, {"reason", error.what()}});
    call.refuse(503, "storage", "The data cannot be read now; please try again.");
  }
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
  if (post) {
    const bool large = route.run == &App::post_import;
    if (!large && request.body.size() > 16'384) {
      call.refuse(413, "too_large", "The request is too large.");
      return false;
    }
    auto body = parse_object(request.body);
    if (!body) {
      call.refuse(400, "bad_json", body.error().message);
      return false;
    }
    call.body = std::move(*body);
  }
  const Millis now = tables_.loop().now();
  const bool secret = route.run == &App::post_login || route.run == &App::post_register;
  if ((route.creates && !creations_.allow(request.network, now)) ||
      (secret && !passwords_.allow(request.network, now))) {
    ++metrics_.rate_limited;
    call.refuse(429, "rate", "Too many requests of this kind; please wait a moment.");
    return false;
  }
  return true;
}

bool App::identify(const Route& route, Call& call) {
  if (route.session == Session::none) return true;
  const Millis now = tables_.loop().now();
  if (auto me = session_of(call.request)) {
    call.me = *me;
    if (route.method == "POST" && !sessions_.allow(me->session, now)) {
      ++metrics_.rate_limited;
      call.refuse(429, "rate", "Too many requests; please wait a moment.");
      return false;
    }
    return true;
  }
  if (route.session == Session::known) return true;
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

std::variant<Response, std::unique_ptr<SocketEvents>> App::upgrade(const Request& request) {
  if (!requests_.allow(request.network, tables_.loop().now())) {
    ++metrics_.rate_limited;
    return error_response(429, "rate", "Too many requests; please wait a moment.");
  }
  if (!origin_allowed(request)) {
    return error_response(403, "origin", "This request comes from another site.");
  }
  std::string id;
  if (!matches(request.path, "/ws/*", id)) {
    return error_response(404, "not_found", "There is nothing at this address.");
  }
  try {
    TableHandle entry = tables_.find(id);
    if (!entry) return error_response(404, "no_table", "There is no such table.");
    return std::make_unique<Player>(*this, tables_, metrics_, std::move(entry),
                                    session_of(request).value_or(Me{}), options_.limits.messages);
  } catch (const StoreError& error) {
    log(LogLevel::error, "read_failed", {{"path", request.path}, {"reason", error.what()}});
    return error_response(503, "storage", "The data cannot be read now; please try again.");
  }
}

void App::close_tabs(const std::string& session) {
  const auto [first, last] = tabs_.equal_range(session);
  for (auto it = first; it != last; ++it) it->second->reconnect();
}

void App::tab_opened(Player& player) { tabs_.emplace(player.session(), &player); }

void App::tab_closed(Player& player) {
  const auto [first, last] = tabs_.equal_range(player.session());
  for (auto it = first; it != last; ++it) {
    if (it->second != &player) continue;
    tabs_.erase(it);
    return;
  }
}

Viewer App::viewer(const TableHandle& entry, const std::string& person) {
  return {person, tables_.loop().now(),
          [this](const std::string& id) { return people_.name_of(id); },
          [this, entry](const std::string& id) { return tables_.connected(*entry, id); }};
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
  Response response;
  response.type = "text/plain; version=0.0.4";
  response.body = std::make_shared<const std::string>(metrics_.text());
  call.reply(std::move(response));
}

}  // namespace triclinium::server
