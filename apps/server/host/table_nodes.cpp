// Tables where several servers share the store: what others did is read, and one of them goes on
// with each table by itself.
#include <algorithm>
#include <utility>

#include "apps/server/core/log.h"
#include "apps/server/host/tables.h"
#include "apps/server/store/rehearsal.h"

namespace triclinium::server {

namespace {

constexpr Millis orphans_every_ms = 500;
constexpr Millis poll_every_ms = 2'000;
constexpr Millis look_again_ms = 200;
// Presence is told with every poll, and forgotten where it is not.
constexpr Millis forget_presence_ms = 7'000;

}  // namespace

void Tables::hear(const StoreNews& news) {
  for (const auto& [number, seq] : news.tables) {
    const auto found = by_number_.find(number);
    const TableHandle entry = found == by_number_.end() ? nullptr : found->second.lock();
    if (entry && entry->table.seq() < seq) catch_up(entry);
  }
  for (const Presence& presence : news.presences) {
    const auto found = by_number_.find(presence.number);
    const TableHandle entry = found == by_number_.end() ? nullptr : found->second.lock();
    if (!entry) continue;
    std::erase_if(entry->elsewhere, [&](const TableEntry::Elsewhere& other) {
      return other.who.node == presence.node;
    });
    if (presence.watching > 0) entry->elsewhere.push_back({presence, loop_.now()});
    notify(*entry);
    if (entry->thinking == 0) schedule(entry);  // bots that rested go on
  }
  if (!news.missed) return;
  const auto all = entries_;
  for (const auto& [id, entry] : all) catch_up(entry);
}

void Tables::catch_up(const TableHandle& entry, std::function<void()> then) {
  if (!store_.shared()) return then();
  entry->caught_up.push_back(std::move(then));
  catch_up(entry);
}

void Tables::catch_up(const TableHandle& entry) {
  if (entry->damaged) return tell_caught_up(*entry);
  if (entry->catching_up || entry->committing) {
    entry->behind = true;
    return;
  }
  entry->behind = false;
  entry->catching_up = true;
  const std::int64_t seq = entry->table.seq();
  store_.prepare(
      [number = entry->number, seq](StoreReader& rows) {
        if (!rows.changes_after(number, seq).empty()) rows.people_at(number);
      },
      [this, entry, seq, alive = std::weak_ptr(alive_)] {
        if (alive.expired()) return;
        entry->catching_up = false;
        read_news(entry, seq);
        if (entry->behind && !entry->committing) catch_up(entry);
        if (!entry->behind && !entry->catching_up) tell_caught_up(*entry);
      });
}

void Tables::read_news(const TableHandle& entry, std::int64_t seq) {
  if (entry->damaged) return;
  // Changes of ours are on their way. When they are through, or another server was first and all is
  // read back, the table is as far as what was read here; whoever looks at it waits for that.
  if (entry->committing) {
    entry->behind |= !entry->advancing;
    return;
  }
  Changes changes;
  try {
    changes = store_.changes_after(entry->number, seq);
    if (!changes.empty() && meet_) meet_(store_.people_at(entry->number));
  } catch (const StoreError& error) {
    // Who waits for it goes on waiting: what is known here may be older than what they have seen.
    log(LogLevel::warning, "not_caught_up", {{"reason", error.what()}});
    entry->catching_up = true;
    loop_.after(look_again_ms, [this, entry, alive = std::weak_ptr(alive_)] {
      if (alive.expired()) return;
      entry->catching_up = false;
      catch_up(entry);
    });
    return;
  }
  // Commands of ours that went through meanwhile.
  std::erase_if(changes, [&](const Change& change) { return change.seq <= entry->table.seq(); });
  if (apply(*entry, changes)) {
    if (!changes.empty()) settled(entry);
    return;
  }
  entry->committing = entry->advancing = true;
  read_beside(*entry, [this, entry, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) read_back(entry);
  });
}

void Tables::tell_caught_up(TableEntry& entry) {
  const auto waiting = std::exchange(entry.caught_up, {});
  for (const auto& then : waiting) then();
}

bool Tables::apply(TableEntry& entry, const Changes& changes) {
  for (const Change& change : changes) {
    if (change.seq != entry.table.seq() + 1 || !entry.table.apply(change)) return false;
  }
  // What lists say of it was written by somebody else.
  if (!changes.empty()) entry.index = {};
  return true;
}

bool Tables::looks_after(const TableHandle& entry) {
  if (!store_.shared() || entry->fence != 0) return true;
  if (entry->claiming) return false;
  entry->claiming = true;
  store_.claim(entry->number,
               [this, entry, alive = std::weak_ptr(alive_)](const std::optional<Lease>& lease) {
                 if (alive.expired()) return;
                 entry->claiming = false;
                 if (!lease) return;  // whoever has it is alive and goes on
                 take_over(*lease);
               });
  return false;
}

void Tables::take_over(const Lease& lease) {
  prepare(lease.id, [this, lease, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    TableHandle entry;
    try {
      entry = find(lease.id);
    } catch (const StoreError& error) {
      log(LogLevel::warning, "not_taken_over", {{"table", lease.id}, {"reason", error.what()}});
    }
    if (!entry) return store_.release({lease.number});
    metrics_.tables_leased += entry->fence == 0;
    entry->fence = lease.fence;
    look(entry, [this, entry, lease] {
      if (entry->fence != lease.fence) return;
      if (!lease.ran_until) return schedule(entry);
      resume(entry, *lease.ran_until);
      // Who never left need not come back for the clock to go on.
      for (const Watcher* watcher : entry->watchers) {
        change(
            entry,
            [this, person = watcher->person()](Table& table) {
              return table.resume_clock(person, loop_.now());
            },
            [](const std::optional<Refused>&) {});
      }
    });
  });
}

void Tables::lose_lease(TableEntry& entry) {
  metrics_.tables_leased -= entry.fence != 0;
  entry.fence = 0;
  stop_thinking(entry);
  if (entry.clock_timer != 0) loop_.cancel(entry.clock_timer);
  entry.clock_timer = 0;
}

void Tables::take_orphans_every_so_often() {
  store_.claim_orphans([this, alive = std::weak_ptr(alive_)](const std::vector<Lease>& leases) {
    if (alive.expired()) return;
    for (const Lease& lease : leases) take_over(lease);
    loop_.after(orphans_every_ms, [this, alive] {
      if (!alive.expired()) take_orphans_every_so_often();
    });
  });
}

// For notices that were lost: how far every table is that somebody here looks at or waits for.
void Tables::poll_every_so_often() {
  loop_.after(poll_every_ms, [this, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    std::vector<std::int64_t> numbers;
    std::vector<Presence> presences;
    const Millis now = loop_.now();
    for (const auto& [id, entry] : entries_) {
      numbers.push_back(entry->number);
      if (!entry->watchers.empty()) presences.push_back(presence_of(*entry));
      const auto forgotten = std::erase_if(entry->elsewhere, [&](const auto& other) {
        return now - other.told > forget_presence_ms;
      });
      if (forgotten > 0) notify(*entry);
    }
    if (!presences.empty()) store_.tell(std::move(presences));
    store_.ask_progress(std::move(numbers), [this, alive](const auto& progress) {
      if (alive.expired()) return;
      StoreNews news;
      news.tables = progress;
      hear(news);
    });
    poll_every_so_often();
  });
}

Presence Tables::presence_of(const TableEntry& entry) const {
  Presence presence{entry.number, "", {}, static_cast<int>(entry.watchers.size())};
  for (const Watcher* watcher : entry.watchers) {
    const std::string& person = watcher->person();
    const bool known =
        std::find(presence.people.begin(), presence.people.end(), person) != presence.people.end();
    if (!known && entry.table.sits(person)) presence.people.push_back(person);
  }
  return presence;
}

void Tables::tell_presence(const TableHandle& entry) {
  if (!store_.shared()) return;
  Presence now = presence_of(*entry);
  const bool same =
      now.people == entry->told.people && (now.watching > 0) == (entry->told.watching > 0);
  entry->told = now;
  if (!same) store_.tell({std::move(now)});
}

}  // namespace triclinium::server
