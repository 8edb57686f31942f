#include "apps/server/host/tables.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/host/stored_table.h"
#include "apps/server/store/rehearsal.h"

namespace triclinium::server {

namespace {

constexpr Millis sleep_after_ms = 300'000;
constexpr Millis sweep_every_ms = 30'000;
constexpr Millis rest_after_ms = 30'000;

// Whoever cannot be told how long the server ran is charged for nothing since the last change.
Millis last_mark(Store& store) {
  try {
    return store.ran_until();
  } catch (const StoreError& error) {
    if (error.fault != StoreFault::damaged) throw;
    log(LogLevel::error, "mark_damaged", {{"reason", error.what()}});
    return 0;
  }
}

}  // namespace

Tables::Tables(Store& store, Loop& loop, Workers& thinkers, Metrics& metrics, GameFinder games,
               BotPause pause)
    : store_(store),
      loop_(loop),
      thinkers_(thinkers),
      metrics_(metrics),
      games_(std::move(games)),
      pause_(pause),
      random_(secure_random()),
      ran_until_(last_mark(store)) {
  mark_every_so_often();
  if (store_.shared()) {
    take_orphans_every_so_often();
    poll_every_so_often();
  }
  loop_.after(sweep_every_ms, [this, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) sweep();
  });
}

Tables::~Tables() { hurry(); }

void Tables::wake() {
  // Among several servers those tables are found as leases that nobody has.
  if (store_.shared()) return;
  const auto woken = open_all(store_.tables_to_wake());
  log(LogLevel::info, "tables_woken", {{"count", woken.size()}});
}

TableHandle Tables::find(const std::string& id) {
  const auto it = entries_.find(id);
  TableHandle entry = it != entries_.end() ? it->second : load(id);
  if (entry) entry->touched = loop_.now();
  return entry;
}

TableHandle Tables::load(const std::string& id) {
  if (quarantined(id) != nullptr) return nullptr;
  try {
    return load_sound(id);
  } catch (const StoreError& error) {
    // What the disk refuses now it may give later.
    if (error.fault != StoreFault::damaged) throw;
    set_aside(id, error.what());
  } catch (const std::exception& error) {
    set_aside(id, error.what());
  }
  return nullptr;
}

void Tables::set_aside(const std::string& id, const std::string& reason) {
  log(LogLevel::error, "table_quarantined", {{"table", id}, {"reason", reason}});
  quarantine_[id] = reason;
  metrics_.tables_quarantined = quarantine_.size();
  const auto it = entries_.find(id);
  if (it == entries_.end()) return;
  const TableHandle entry = it->second;
  entries_.erase(it);
  by_number_.erase(entry->number);
  entry->damaged = true;
  // What was read before the damage was found is not shown.
  entry->table = Table(entry->table.game(), entry->table.config());
  entry->committing = false;
  const auto watchers = entry->watchers;
  for (Watcher* watcher : watchers) watcher->gone();
  run_waiting(entry);
}

const std::string* Tables::quarantined(const std::string& id) const {
  const auto it = quarantine_.find(id);
  return it == quarantine_.end() ? nullptr : &it->second;
}

TableHandle Tables::load_sound(const std::string& id) {
  const auto head = store_.table(id);
  if (!head) return nullptr;
  Config config = config_from(Json::parse(head->config));
  const AnyGame* game = games_(config.game);
  if (game == nullptr || game->info().rules != config.rules) {
    log(LogLevel::warning, "table_of_other_rules", {{"table", id}, {"game", config.game}});
    return nullptr;
  }
  auto entry = std::make_shared<TableEntry>(head->number, Table(*game, std::move(config)));
  entry->snapshot_seq = read_stored(store_, entry->number, entry->table);
  entries_[id] = entry;
  by_number_[entry->number] = entry;
  metrics_.tables_loaded = entries_.size();
  // A table with a running clock is never put to sleep, so the server was away. Among several this
  // is for whoever has the lease; and what others did since it was read, nobody has told us.
  if (!store_.shared()) {
    resume(entry, ran_until_);
    return entry;
  }
  if (meet_) meet_(store_.people_at(entry->number));
  catch_up(entry);
  return entry;
}

// A crash between a decision and its roll leaves the roll to be made now.
void Tables::resume(const TableHandle& entry, Millis ran_until) {
  if (entry->table.phase() != Phase::running) return;
  change_by_itself(
      entry,
      [this, ran_until](Table& table) {
        CommandResult outcome = table.restore_clock(ran_until, loop_.now());
        CommandResult drawn = table.draw_pending(loop_.now(), random_);
        std::move(drawn.changes().begin(), drawn.changes().end(),
                  std::back_inserter(outcome.changes()));
        return outcome;
      },
      [](const std::optional<Refused>&) {});
}

TableHandle Tables::create(Config config, std::vector<Write> before, Done done) {
  const AnyGame* game = games_(config.game);
  config.created = loop_.now();
  TableHandle entry;
  try {
    entry = std::make_shared<TableEntry>(store_.new_table_number(), Table(*game, config));
  } catch (const StoreError& error) {
    done(storage_failed(error.fault));
    return nullptr;
  }
  entry->touched = loop_.now();
  entries_[config.id] = entry;
  by_number_[entry->number] = entry;
  metrics_.tables_loaded = entries_.size();
  before.push_back(NewTable{entry->number, config.id, config_json(config).dump(), config.created});
  if (!config.host.empty()) {
    before.push_back(PutSeatIndex{entry->number, PutSeatIndex::host, config.host});
  }
  for (std::size_t seat = 0; seat < config.seats.size(); ++seat) {
    if (config.seats[seat].kind != SeatKind::person) continue;
    before.push_back(
        PutSeatIndex{entry->number, static_cast<int>(seat), config.seats[seat].person});
  }
  Changes changes;
  if (config.auto_start && !entry->table.has_open_seat()) {
    CommandResult started = entry->table.start(loop_.now(), random_);
    if (started) changes = std::move(started.changes());
  }
  const bool refused = !entry->table.has_open_seat() && config.auto_start && changes.empty();
  if (refused) {
    entries_.erase(config.id);
    done(Refused{"bad_options", "The game cannot be started with these options."});
    return nullptr;
  }
  commit(entry, std::move(changes), std::move(before), std::move(done), nullptr);
  return entry;
}

void Tables::prepare(const std::string& id, std::function<void()> then) {
  if (!store_.shared() || id.empty() || entries_.contains(id)) return then();
  store_.prepare([id](StoreReader& rows) { read_table(rows, id); }, std::move(then));
}

int Tables::count_open(const std::function<bool(const Table&)>& condition) const {
  return static_cast<int>(std::count_if(entries_.begin(), entries_.end(), [&](const auto& item) {
    const Table& table = item.second->table;
    return table.phase() == Phase::open && condition(table);
  }));
}

bool Tables::resting(const TableEntry& entry) const {
  const auto& seats = entry.table.seats();
  return entry.watchers.empty() && entry.elsewhere.empty() &&
         loop_.now() - entry.touched > rest_after_ms &&
         std::none_of(seats.begin(), seats.end(), [](const Seating& seat) {
           return seat.kind == SeatKind::person && !seat.stand_in;
         });
}

void Tables::notify(TableEntry& entry) {
  entry.shown.clear();
  for (Watcher* watcher : entry.watchers) watcher->changed();
}

void Tables::watch(const TableHandle& entry, Watcher& watcher) {
  const bool news = entry->table.sits(watcher.person()) && !connected(*entry, watcher.person());
  if (news) notify(*entry);
  entry->watchers.push_back(&watcher);
  entry->touched = loop_.now();
  tell_presence(entry);
  if (entry->thinking == 0) schedule(entry);  // bots that rested go on
  if (!entry->table.clock_waits_for(watcher.person(), loop_.now())) return;
  change(
      entry,
      [this, person = watcher.person()](Table& table) {
        return table.resume_clock(person, loop_.now());
      },
      [](const std::optional<Refused>&) {});
}

void Tables::unwatch(const TableHandle& entry, Watcher& watcher) {
  std::erase(entry->watchers, &watcher);
  entry->touched = loop_.now();
  tell_presence(entry);
  if (entry->table.sits(watcher.person()) && !connected(*entry, watcher.person())) notify(*entry);
}

bool Tables::connected(const TableEntry& entry, const std::string& person) const {
  const auto there = [&](const TableEntry::Elsewhere& other) {
    const auto& people = other.who.people;
    return std::find(people.begin(), people.end(), person) != people.end();
  };
  return std::any_of(entry.watchers.begin(), entry.watchers.end(),
                     [&](const Watcher* watcher) { return watcher->person() == person; }) ||
         std::any_of(entry.elsewhere.begin(), entry.elsewhere.end(), there);
}

std::vector<TableHandle> Tables::open_all(const std::vector<std::string>& ids) {
  std::vector<TableHandle> result;
  for (const std::string& id : ids) {
    try {
      const auto awake = entries_.find(id);
      const Millis touched = awake != entries_.end() ? awake->second->touched : loop_.now();
      TableHandle entry = find(id);
      if (!entry) continue;
      // To be listed is not to be played.
      entry->touched = touched;
      result.push_back(std::move(entry));
    } catch (const StoreError& error) {
      // The others can be shown.
      log(LogLevel::error, "read_failed", {{"table", id}, {"reason", error.what()}});
    }
  }
  return result;
}

std::vector<std::string> Tables::quarantined_of(const std::string& person) {
  std::vector<std::string> result;
  if (quarantine_.empty() || person.empty()) return result;
  for (std::string& id : store_.tables_of(person, 1000)) {
    if (quarantined(id) != nullptr) result.push_back(std::move(id));
  }
  return result;
}

std::vector<TableHandle> Tables::tables_of(const std::string& person, int limit) {
  return open_all(store_.tables_of(person, limit));
}

std::vector<std::string> Tables::all_ids_of(const std::string& person) {
  std::vector<std::string> ids = store_.tables_of(person, std::numeric_limits<int>::max());
  for (std::string& id : store_.tables_hosted_by(person)) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(std::move(id));
  }
  return ids;
}

std::vector<TableHandle> Tables::listed(Phase phase, int limit) {
  return open_all(store_.listed_tables(static_cast<int>(phase), limit));
}

// Tables that nobody looks at and that wait for nothing go back to the store.
void Tables::sweep() {
  const Millis now = loop_.now();
  std::vector<std::int64_t> released;
  std::erase_if(entries_, [&](const auto& item) {
    const TableEntry& entry = *item.second;
    const bool sleeps = item.second.use_count() == 1 && entry.watchers.empty() &&
                        !entry.committing && entry.waiting.empty() && entry.thinking == 0 &&
                        entry.clock_timer == 0 && now - entry.touched > sleep_after_ms;
    if (sleeps && entry.fence != 0) released.push_back(entry.number);
    if (sleeps) by_number_.erase(entry.number);
    return sleeps;
  });
  metrics_.tables_leased -= released.size();
  if (!released.empty()) store_.release(std::move(released));
  metrics_.tables_loaded = entries_.size();
  loop_.after(sweep_every_ms, [this, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) sweep();
  });
}

}  // namespace triclinium::server
