// What a table waits for by itself: its bots and its clocks.
#include <algorithm>
#include <chrono>

#include "apps/server/core/log.h"
#include "apps/server/host/tables.h"

namespace triclinium::server {

void Tables::schedule(const TableHandle& entry) {
  if (entry->committing) return;
  schedule_clock(entry);
  schedule_bot(entry);
}

void Tables::schedule_clock(const TableHandle& entry) {
  if (entry->clock_timer != 0) loop_.cancel(entry->clock_timer);
  entry->clock_timer = 0;
  if (entry->table.clock_seat() == nobody) return;
  const Millis wait = std::max<Millis>(1, entry->table.deadline() - loop_.now());
  entry->clock_timer = loop_.after(wait, [this, entry, alive = std::weak_ptr(alive_)] {
    if (alive.expired()) return;
    entry->clock_timer = 0;
    change(
        entry, [this](Table& table) { return table.time_out(loop_.now(), random_); },
        [this, entry](std::optional<Refused> refused) {
          if (refused && !entry->committing) schedule_clock(entry);
        });
  });
}

void Tables::stop_thinking(TableEntry& entry) {
  if (entry.stop) {
    *entry.stop = true;
    entry.bot.reset();  // a worker may still have it in hand
  }
  entry.stop.reset();
  if (entry.bot_timer != 0) loop_.cancel(entry.bot_timer);
  entry.bot_timer = 0;
  entry.thinking = 0;
}

void Tables::schedule_bot(const TableHandle& entry) {
  const Seat seat = entry->table.bot_to_act();
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
  const Millis pause = entry->last_bot == seat ? std::min(drawn, pause_.next_ms) : drawn;
  if (entry->last_bot != seat) entry->bot.reset();
  if (!entry->bot) {
    entry->bot = std::make_shared<TableBot>(entry->table.game(), entry->table.level_of(seat));
  }
  entry->last_bot = seat;
  const Millis ready_at = loop_.now() + pause;
  entry->stop = std::make_shared<std::atomic<bool>>(false);
  entry->bot_timer = loop_.after(pause_.limit_ms, [stop = entry->stop] { *stop = true; });
  advise(*entry, seat, entry->bot, Workers::Urgency::now, entry->stop,
         [this, entry, question, seat, ready_at](const Advice& advice) {
           if (entry->thinking != question) return;
           loop_.cancel(entry->bot_timer);
           entry->bot_timer = 0;
           const Millis wait = ready_at - loop_.now();
           if (wait <= 0) return bot_chose(entry, question, seat, advice.action);
           entry->bot_timer =
               loop_.after(wait, [this, entry, question, seat, action = advice.action,
                                  alive = std::weak_ptr(alive_)] {
                 if (!alive.expired()) bot_chose(entry, question, seat, action);
               });
         });
}

void Tables::bot_chose(const TableHandle& entry, std::int64_t question, Seat seat, Action action) {
  if (entry->thinking != question) return;
  entry->thinking = 0;
  entry->bot_timer = 0;
  entry->stop.reset();
  change(
      entry,
      [this, question, seat, action](Table& table) -> Outcome {
        if (table.question() != question) return Refused{"stale", ""};
        Outcome outcome = table.bot_act(seat, action, loop_.now(), random_);
        if (outcome || outcome.refused().code != "illegal") return outcome;
        // A bot at fault must not stop the game for the others.
        log(LogLevel::error, "illegal_bot_action", {{"table", table.config().id}});
        ActionList legal;
        table.game().legal_actions(table.state(), legal);
        return table.bot_act(seat, legal[0], loop_.now(), random_);
      },
      [this](std::optional<Refused> refused) {
        if (!refused) ++metrics_.bot_actions;
      });
}

bool Tables::hint(const TableHandle& entry, Seat seat, std::function<void(Advice)> done) {
  if (entry->hinting || hints_ >= max_hints) return false;
  entry->hinting = true;
  ++hints_;
  const auto stop = std::make_shared<std::atomic<bool>>(false);
  const TimerId timer = loop_.after(pause_.limit_ms, [stop] { *stop = true; });
  const AnyGame& game = entry->table.game();
  auto strongest = std::make_shared<TableBot>(game, std::string(level_names().back()));
  advise(*entry, seat, std::move(strongest), Workers::Urgency::later, stop,
         [this, entry, timer, done = std::move(done)](const Advice& advice) {
           loop_.cancel(timer);
           entry->hinting = false;
           --hints_;
           done(advice);
         });
  return true;
}

void Tables::advise(const TableEntry& entry, Seat seat, std::shared_ptr<TableBot> bot,
                    Workers::Urgency urgency, std::shared_ptr<std::atomic<bool>> stop,
                    std::function<void(Advice)> done) {
  // The truth does not leave this function: bots think about what their seat holds possible.
  const AnyState imagined = entry.table.game().determinize(entry.table.state(), seat, random_);
  auto think = [this, alive = std::weak_ptr(alive_), imagined, bot = std::move(bot),
                stop = std::move(stop), done = std::move(done)]() mutable {
    const auto begun = std::chrono::steady_clock::now();
    Advice advice = bot->choose(imagined, *stop);
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    loop_.post([this, alive, seconds, advice = std::move(advice), done = std::move(done)] {
      if (alive.expired()) return;
      metrics_.bot_seconds.add(seconds);
      done(advice);
    });
  };
  thinkers_.run(std::move(think), urgency);
}

}  // namespace triclinium::server
