// Open tabs, and what they are shown.
#include "apps/server/api/app.h"
#include "apps/server/api/tab.h"

namespace triclinium::server {

namespace {

constexpr Millis shown_for_ms = 500;
constexpr std::size_t max_shown = 16;

}  // namespace

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

}  // namespace triclinium::server
