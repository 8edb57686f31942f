// Where the store answers only after a while: what a request needs is read beside the loop before
// it runs, and what other servers did is heard.
#include <limits>
#include <set>

#include "apps/server/api/app.h"
#include "apps/server/api/tab.h"
#include "apps/server/core/log.h"
#include "apps/server/core/names.h"
#include "apps/server/store/rehearsal.h"

namespace triclinium::server {

void App::prepare(const Route& route, Call call) {
  const std::string session =
      route.session == Needs::none ? std::string() : people_.to_read(session_cookie(call.request));
  const bool sleeps = route.path.starts_with("/api/tables/") && !tables_.awake(call.id);
  if (!store_.shared() || (session.empty() && !sleeps)) return run(route, call);
  store_.prepare(
      [session, id = call.id, sleeps](StoreReader& rows) {
        if (!session.empty()) read_session(rows, session);
        if (sleeps) read_table(rows, id);
      },
      [this, &route, call, alive = std::weak_ptr(alive_)]() mutable {
        if (!alive.expired()) run(route, call);
      });
}

void App::prepare_list(const List& list, std::function<void()> then) {
  if (!store_.shared()) return then();
  const auto read_list = [list](StoreReader& rows) { list(rows); };
  store_.prepare(read_list, [this, list, then = std::move(then), alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    std::vector<std::string> sleeping;
    try {
      sleeping = list(store_);
    } catch (const StoreError&) {
      return then();  // which asks again, and tells
    }
    std::erase_if(sleeping, [this](const std::string& id) { return tables_.awake(id); });
    if (sleeping.empty()) return then();
    store_.prepare(
        [list, sleeping](StoreReader& rows) {
          list(rows);
          for (const std::string& id : sleeping) read_table(rows, id);
        },
        then);
  });
}

App::List App::all_tables_of(const std::string& person) {
  return [person](StoreReader& rows) {
    std::vector<std::string> ids = rows.tables_of(person, std::numeric_limits<int>::max());
    const auto hosted = rows.tables_hosted_by(person);
    ids.insert(ids.end(), hosted.begin(), hosted.end());
    rows.sessions_of(person);
    rows.account_of(person);
    return ids;
  };
}

// Sessions that ended elsewhere end here: their tabs come back as who they are now.
void App::hear(const StoreNews& news) {
  tables_.hear(news);
  people_.hear(news);
  for (const std::string& session : news.sessions) close_tabs(session);
  for (const std::string& person : news.signed_out) {
    for (const auto& [session, tab] : tabs_) {
      if (tab->person() == person) tab->reconnect();
    }
  }
  if (!news.missed) return;
  std::set<std::string> sessions;
  for (const auto& [session, tab] : tabs_) sessions.insert(session);
  sessions.erase("");
  for (const std::string& session : sessions) {
    store_.prepare([session](StoreReader& rows) { rows.session(session); },
                   [this, session, alive = std::weak_ptr(alive_)] {
                     if (alive.expired()) return;
                     try {
                       if (!store_.session(session)) close_tabs(session);
                     } catch (const StoreError&) {
                       // Whoever acts with it is asked again.
                     }
                   });
  }
}

void App::with_account(const std::string& name, const Call& call, std::function<void()> then) {
  store_.prepare([key = name_key(name)](StoreReader& rows) { rows.account(key); },
                 guarded(call, std::move(then)));
}

// What is done later than the request's own turn fails as it does there.
std::function<void()> App::guarded(const Call& call, std::function<void()> then) {
  return [call, then = std::move(then), alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    try {
      then();
    } catch (const StoreError& error) {
      log(LogLevel::error, "read_failed", {{"path", call.request.path}, {"reason", error.what()}});
      call.refuse(503, "storage", "The data cannot be read now; please try again.");
    }
  };
}

void App::with_sessions(const Call& call, std::function<void()> then) {
  store_.prepare(
      [person = call.me.person](StoreReader& rows) {
        rows.sessions_of(person);
        rows.account_of(person);
      },
      guarded(call, std::move(then)));
}

}  // namespace triclinium::server
