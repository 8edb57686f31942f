// What a table waits for by itself: its bots and its clocks.
#include <algorithm>
#include <chrono>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/host/tables.h"

namespace triclinium::server {

namespace {

constexpr Millis mark_every_ms = 5'000;

}  // namespace

void Tables::schedule(const TableHandle& entry) {
  if (entry->committing) return;
  schedule_clock(entry);
  schedule_bot(entry);
}

void Tables::schedule_clock(const TableHandle& entry) {
  if (entry->clock_timer != 0) loop_.cancel(entry->clock_timer);
  entry->clock_timer = 0;
  if (entry->table.clock_seat() == nobody) return;
  const bool here = looks_after(entry);
  const Millis still = entry->table.still_until() - loop_.now();
  if (still > 0) {
    entry->clock_timer = loop_.after(still, [this, entry, alive = std::weak_ptr(alive_)] {
      if (alive.expired()) return;
      entry->clock_timer = 0;
      notify(*entry);
      schedule(entry);
    });
    return;
  }
  if (!here) return;
  const Millis wait = std::max<Millis>(1, entry->table.deadline() - loop_.now());
  entry->clock_timer = loop_.after(wait, [this, entry, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    entry->clock_timer = 0;
    change_by_itself(
        entry, [this](Table& table) { return table.time_out(loop_.now(), random_); },
        [this, entry](const std::optional<Refused>& refused) {
          if (refused && !entry->committing) schedule_clock(entry);
        });
  });
}

// While any clock runs it is noted every few seconds that the server does: a player is charged for
// that time and for no other.
void Tables::mark_every_so_often() {
  loop_.after(mark_every_ms, [this, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    const bool any = std::any_of(entries_.begin(), entries_.end(),
                                 [](const auto& item) { return item.second->clock_timer != 0; });
    if (any) mark_time();
    mark_every_so_often();
  });
}

void Tables::mark_time() {
  store_.submit({RanUntil{loop_.now()}}, [](bool) {});
}

void Tables::stop_thinking(TableEntry& entry) {
  if (entry.job) {
    *entry.job = true;
    entry.bot.reset();  // a worker may still have it in hand
  }
  entry.job.reset();
  if (entry.bot_timer != 0) loop_.cancel(entry.bot_timer);
  entry.bot_timer = 0;
  entry.thinking = 0;
}

void Tables::schedule_bot(const TableHandle& entry) {
  Seat seat = resting(*entry) ? nobody : entry->table.bot_to_act();
  if (seat != nobody && !looks_after(entry)) seat = nobody;
  const std::int64_t question = entry->table.question();
  if (entry->thinking != 0 && seat != nobody && entry->thinking == question) return;
  stop_thinking(*entry);
  if (seat == nobody) {
    entry->last_bot = nobody;
    entry->bot.reset();
    return;
  }
  entry->thinking = question;
  const Millis span = pause_.max_ms - pause_.min_ms;
  const Millis drawn =
      pause_.min_ms + (span > 0 ? random_.bounded(static_cast<std::uint32_t>(span + 1)) : 0);
  const bool goes_on = entry->last_bot == seat;
  const Millis pause = goes_on ? std::min(drawn, pause_.next_ms) : drawn;
  const Millis limit = goes_on ? pause_.next_limit_ms : pause_.limit_ms;
  if (!goes_on) entry->bot.reset();
  if (!entry->bot) {
    entry->bot = std::make_shared<TableBot>(entry->table.game(), entry->table.level_of(seat),
                                            secure_random().next());
  }
  entry->last_bot = seat;
  const Millis ready_at = loop_.now() + pause;
  const Job job = std::make_shared<std::atomic<bool>>(false);
  entry->job = job;
  entry->bot_timer = loop_.after(limit, [job] { *job = true; });
  advise(*entry, seat, entry->bot, Purpose::play, job,
         [this, entry, job, seat, ready_at](const Advice& advice) {
           // The question may have been taken back and be the same again: only the job tells.
           if (entry->job != job) return;
           if (!may_keep(entry->bot)) entry->bot.reset();
           loop_.cancel(entry->bot_timer);
           entry->bot_timer = 0;
           const Millis wait = ready_at - loop_.now();
           if (wait <= 0) return bot_chose(entry, job, seat, advice.action);
           entry->bot_timer = loop_.after(wait, [this, entry, job, seat, action = advice.action,
                                                 alive = std::weak_ptr(alive_)] {
             if (!alive.expired()) bot_chose(entry, job, seat, action);
           });
         });
}

void Tables::bot_chose(const TableHandle& entry, const Job& job, Seat seat, Action action) {
  if (entry->job != job) return;
  entry->bot_timer = 0;
  change_by_itself(
      entry,
      [this, job, question = entry->thinking, seat, action, entry](Table& table) -> CommandResult {
        if (entry->job != job || table.question() != question) return Refused{"stale", ""};
        CommandResult result = table.bot_act(seat, action, loop_.now(), random_);
        if (result || result.refused().code != "illegal") return result;
        // A bot at fault must not stop the game for the others.
        log(LogLevel::error, "illegal_bot_action", {{"table", table.config().id}});
        ActionList legal;
        table.game().legal_actions(table.state(), legal);
        return table.bot_act(seat, legal[0], loop_.now(), random_);
      },
      [this, entry, job](const std::optional<Refused>& refused) {
        if (!refused) ++metrics_.bot_actions;
        if (entry->job != job) return;
        entry->job.reset();
        entry->thinking = 0;
      });
}

// A search tree takes megabytes: those of a few bots are kept from decision to decision, however
// many tables wait for their next one.
bool Tables::may_keep(const std::shared_ptr<TableBot>& bot) {
  std::erase_if(kept_bots_, [&](const std::weak_ptr<TableBot>& kept) {
    const auto other = kept.lock();
    return !other || other == bot;
  });
  if (kept_bots_.size() >= max_kept_bots) return false;
  kept_bots_.push_back(bot);
  return true;
}

bool Tables::hint(const TableHandle& entry, Seat seat, std::function<void(Advice)> done) {
  if (entry->hint || hints_ >= max_hints) return false;
  ++hints_;
  const Job job = std::make_shared<std::atomic<bool>>(false);
  entry->hint = job;
  const TimerId timer = loop_.after(pause_.limit_ms, [job] { *job = true; });
  const AnyGame& game = entry->table.game();
  auto strongest =
      std::make_shared<TableBot>(game, std::string(level_names().back()), secure_random().next());
  advise(*entry, seat, std::move(strongest), Purpose::hint, job,
         [this, entry, timer, done = std::move(done)](const Advice& advice) {
           loop_.cancel(timer);
           entry->hint.reset();
           --hints_;
           done(advice);
         });
  return true;
}

void Tables::hurry() {
  for (auto& [id, entry] : entries_) {
    if (entry->job) *entry->job = true;
    if (entry->hint) *entry->hint = true;
  }
}

void Tables::advise(const TableEntry& entry, Seat seat, std::shared_ptr<TableBot> bot,
                    Purpose purpose, Job job, std::function<void(Advice)> done) {
  // The truth does not leave this function: bots think about what their seat holds possible.
  const AnyState imagined = entry.table.game().determinize(entry.table.state(), seat, random_);
  auto think = [this, alive = std::weak_ptr(alive_), imagined, purpose, bot = std::move(bot),
                job = std::move(job), done = std::move(done)]() mutable {
    const auto begun = std::chrono::steady_clock::now();
    Advice advice = purpose == Purpose::hint ? bot->hint(imagined, until(*job))
                                             : bot->choose(imagined, until(*job));
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    loop_.post([this, alive, seconds, advice = std::move(advice), done = std::move(done)] {
      if (alive.expired()) return;
      metrics_.bot_seconds.add(seconds);
      done(advice);
    });
  };
  thinkers_.run(std::move(think),
                purpose == Purpose::hint ? Workers::Urgency::later : Workers::Urgency::now);
}

}  // namespace triclinium::server
