#include <algorithm>

#include "apps/server/table/table.h"

namespace triclinium::server {

Change Table::next(ChangeKind kind, Seat seat, Millis now, std::string body) const {
  return {seq_ + 1, kind, seat, false, now, std::move(body)};
}

void Table::commit(Changes& changes, Change change) {
  apply(change);
  changes.push_back(std::move(change));
}

// Chance answers at once, unless a seat still may take its decision back.
void Table::draw_chance(Changes& changes, Millis now, Random& random) {
  while (phase_ == Phase::running && !held_ && game_->to_act(state_) == chance_seat) {
    const Action outcome = game_->draw(state_, random);
    std::string text = game_->action_text(state_, outcome);
    if (auto trial = try_action(state_, outcome)) prepare(text, std::move(*trial));
    commit(changes, next(ChangeKind::draw, chance_seat, now, std::move(text)));
  }
}

CommandResult Table::draw_pending(Millis now, Random& random) {
  Changes changes;
  draw_chance(changes, now, random);
  return changes;
}

CommandResult Table::sit(const std::string& person, int seat, Millis now, Random& random) {
  if (phase_ != Phase::open) return Refused{"started", "The game has begun already."};
  if (seat < 0 || seat >= static_cast<int>(seats_.size())) {
    return Refused{"no_such_seat", "There is no such seat."};
  }
  if (seats_[seat].kind != SeatKind::open) return Refused{"taken", "That seat is taken."};
  if (removed_.contains(person)) {
    return Refused{"removed", "The host has asked you to leave this table."};
  }
  Changes changes;
  commit(changes, next(ChangeKind::seat, static_cast<Seat>(seat), now,
                       seating_json({SeatKind::person, person, "", false}).dump()));
  if (config_.auto_start && !has_open_seat()) {
    CommandResult started = start(now, random);
    if (started)
      std::move(started.changes().begin(), started.changes().end(), std::back_inserter(changes));
  }
  return changes;
}

CommandResult Table::leave(const std::string& person, Millis now, Random& random) {
  if (phase_ == Phase::over) return Refused{"over", "The game is over."};
  if (!sits(person)) return Refused{"not_yours", "You have no seat at this table."};
  Changes changes;
  if (held_ && owns(person, held_->seat)) {
    commit(changes, next(ChangeKind::end_turn, held_->seat, now));
  }
  for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat) {
    if (!owns(person, seat) || seats_[seat].stand_in) continue;
    Seating seating = phase_ == Phase::open ? Seating{} : seats_[seat];
    seating.stand_in = phase_ == Phase::running;
    commit(changes, next(ChangeKind::seat, seat, now, seating_json(seating).dump()));
  }
  draw_chance(changes, now, random);
  return changes;
}

CommandResult Table::start(Millis now, Random& random) {
  if (phase_ != Phase::open) return Refused{"started", "The game has begun already."};
  if (has_open_seat()) return Refused{"seats_open", "A seat is still open."};
  Opening opening = config_.opening;
  if (opening.empty()) {
    auto setup = game_->deal(static_cast<int>(seats_.size()), config_.options, random);
    if (!setup) return Refused{"bad_options", setup.error().message};
    opening.setup = std::move(*setup);
  }
  Changes changes;
  commit(changes, next(ChangeKind::start, nobody, now, opening_json(opening).dump()));
  draw_chance(changes, now, random);
  return changes;
}

std::optional<Refused> Table::check_question(const std::string& person, std::int64_t seq) const {
  if (phase_ == Phase::over) return Refused{"over", "The game is over."};
  if (phase_ == Phase::open) return Refused{"not_started", "The game has not begun yet."};
  if (!sits(person)) return Refused{"not_yours", "You only look on at this table."};
  if (seq < question_ || seq > seq_) {
    return Refused{"stale", "The table has moved on since; look again."};
  }
  return std::nullopt;
}

CommandResult Table::act(const std::string& person, std::int64_t seq, std::string_view text,
                         Millis now, Random& random) {
  if (auto refused = check_question(person, seq)) return *refused;
  if (held_) {
    return Refused{"held", owns(person, held_->seat)
                               ? "End your turn or take it back first."
                               : "The other player has not ended the turn yet."};
  }
  const Seat seat = game_->to_act(state_);
  if (!owns(person, seat)) return Refused{"not_yours", "It is not your turn."};
  if (seats_[seat].stand_in) {
    return Refused{"not_yours", "A bot plays for you; take your seat back first."};
  }
  auto trial = try_action(state_, text);
  if (!trial) return Refused{"illegal", trial.error().message};
  Changes changes;
  const bool hold = holds(person) && !hot_seat();
  // Others and the table go on only when the turn has been ended: until then nothing is seen of it.
  if (hold && (trial->reveals || trial->goes_on)) {
    commit(changes, next(ChangeKind::stage, seat, now, std::string(text)));
    return changes;
  }
  Change change = next(ChangeKind::act, seat, now, std::string(text));
  change.held = hold && game_->to_act(trial->after) != seat;
  prepare(change.body, std::move(*trial));
  commit(changes, std::move(change));
  draw_chance(changes, now, random);
  return changes;
}

CommandResult Table::bot_act(Seat seat, Action action, Millis now, Random& random) {
  if (phase_ != Phase::running || bot_to_act() != seat) {
    return Refused{"not_yours", "It is not this bot's turn."};
  }
  ActionList legal;
  game_->legal_actions(state_, legal);
  if (!legal.contains(action)) return Refused{"illegal", "The bot's action is not legal."};
  Changes changes;
  std::string text = game_->action_text(state_, action);
  if (auto trial = try_action(state_, action)) prepare(text, std::move(*trial));
  commit(changes, next(ChangeKind::act, seat, now, std::move(text)));
  draw_chance(changes, now, random);
  return changes;
}

CommandResult Table::end_turn(const std::string& person, std::int64_t seq, Millis now,
                              Random& random) {
  if (auto refused = check_question(person, seq)) return *refused;
  if (!held_) return Refused{"illegal", "There is no turn to end."};
  if (!owns(person, held_->seat)) return Refused{"not_yours", "It is not your turn to end."};
  Changes changes;
  commit(changes, next(ChangeKind::end_turn, held_->seat, now));
  draw_chance(changes, now, random);
  return changes;
}

bool Table::can_undo(const std::string& person) const {
  if (phase_ != Phase::running) return false;
  if (held_) return owns(person, held_->seat);
  return undo_count(person) > 0;
}

// How many actions the last own decision takes with it: one, or at a hot-seat table all that bots
// and chance have done since.
std::size_t Table::undo_count(const std::string& person) const {
  if (!sits(person)) return 0;
  const bool free = hot_seat();
  std::size_t count = 0;
  while (moves_.size() - count > opening_moves_) {
    const Move& move = moves_[moves_.size() - ++count];
    if (owns(person, move.actor)) {
      return free || (!move.reveals && !move.stood_in) ? count : 0;
    }
    if (!free) return 0;
  }
  return 0;
}

CommandResult Table::undo(const std::string& person, std::int64_t seq, Millis now) {
  if (auto refused = check_question(person, seq)) return *refused;
  if (!can_undo(person)) {
    return Refused{"illegal",
                   "Nothing can be taken back: something was revealed or decided since."};
  }
  const bool staged = held_ && !held_->staged.empty();
  const std::size_t count = staged ? 0 : held_ ? 1 : undo_count(person);
  const Seat seat = held_ ? held_->seat : moves_[moves_.size() - count].actor;
  Changes changes;
  commit(changes, next(ChangeKind::undo, seat, now, std::to_string(count)));
  return changes;
}

CommandResult Table::set_hold(const std::string& person, bool hold, Millis now, Random& random) {
  if (!sits(person)) return Refused{"not_yours", "You have no seat at this table."};
  Changes changes;
  if (holds(person) == hold) return changes;
  commit(changes,
         next(ChangeKind::hold, nobody, now, Json{{"person", person}, {"hold", hold}}.dump()));
  if (!hold && held_ && owns(person, held_->seat)) {
    commit(changes, next(ChangeKind::end_turn, held_->seat, now));
    draw_chance(changes, now, random);
  }
  return changes;
}

CommandResult Table::reclaim(const std::string& person, int seat, Millis now) {
  if (seat < 0 || seat >= static_cast<int>(seats_.size())) {
    return Refused{"no_such_seat", "There is no such seat."};
  }
  if (!owns(person, static_cast<Seat>(seat))) return Refused{"not_yours", "It is not your seat."};
  Seating seating = seats_[seat];
  if (!seating.stand_in) return Refused{"illegal", "No bot plays for you there."};
  // A clock that has run out would run out again at once.
  if (config_.pace.timed() && left_ms_[seat] <= 0 && !has_grace(static_cast<Seat>(seat))) {
    return absences_[seat].graced
               ? Refused{"no_time", "Your time is used up; the bot plays on for you."}
               : Refused{"no_time",
                         "The bot moves for you first; then you can take your seat back."};
  }
  seating.stand_in = false;
  Changes changes;
  commit(changes,
         next(ChangeKind::seat, static_cast<Seat>(seat), now, seating_json(seating).dump()));
  return changes;
}

CommandResult Table::remove(const std::string& host, int seat, Millis now) {
  if (phase_ != Phase::open) return Refused{"started", "The game has begun already."};
  if (config_.host != host || host.empty()) {
    return Refused{"not_yours", "Only who made the table may send somebody away."};
  }
  if (seat < 0 || seat >= static_cast<int>(seats_.size())) {
    return Refused{"no_such_seat", "There is no such seat."};
  }
  if (seats_[seat].kind != SeatKind::person || seats_[seat].person == host) {
    return Refused{"illegal", "Nobody else sits there."};
  }
  const std::string person = seats_[seat].person;
  Changes changes;
  for (Seat each = 0; each < static_cast<Seat>(seats_.size()); ++each) {
    if (!owns(person, each)) continue;
    commit(changes, next(ChangeKind::seat, each, now, seating_json({}).dump()));
  }
  commit(changes, next(ChangeKind::remove, nobody, now, person));
  return changes;
}

CommandResult Table::set_rematch(const std::string& id, Millis now) {
  if (phase_ != Phase::over) return Refused{"running", "The game is not over yet."};
  Changes changes;
  commit(changes, next(ChangeKind::rematch, nobody, now, id));
  return changes;
}

CommandResult Table::replace_person(const std::string& from, const std::string& to, Millis now) {
  Changes changes;
  for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat) {
    if (!owns(from, seat)) continue;
    Seating seating = seats_[seat];
    seating.person = to;
    commit(changes, next(ChangeKind::seat, seat, now, seating_json(seating).dump()));
  }
  if (const auto hold = hold_settings_.find(from); hold != hold_settings_.end()) {
    const Json body{{"person", to}, {"hold", hold->second}};
    commit(changes, next(ChangeKind::hold, nobody, now, body.dump()));
  }
  if (config_.host == from) commit(changes, next(ChangeKind::host, nobody, now, to));
  return changes;
}

CommandResult Table::time_out(Millis now, Random& random) {
  const Seat seat = clock_seat();
  if (seat == nobody || clock_left(seat, now) > 0) {
    return Refused{"illegal", "No clock has run out."};
  }
  Changes changes;
  if (held_) commit(changes, next(ChangeKind::end_turn, seat, now));
  Seating seating = seats_[seat];
  seating.stand_in = true;
  commit(changes, next(ChangeKind::seat, seat, now, seating_json(seating).dump()));
  draw_chance(changes, now, random);
  return changes;
}

CommandResult Table::restore_clock(Millis ran_until, Millis now) {
  Changes changes;
  const Seat seat = clock_seat();
  if (seat == nobody) return changes;
  commit(changes,
         next(ChangeKind::clock, seat, now,
              std::to_string(clock_left(seat, ran_until)) + " " + std::to_string(return_ms)));
  return changes;
}

bool Table::clock_waits_for(const std::string& person, Millis now) const {
  return still_until_ > now && owns(person, clock_seat());
}

CommandResult Table::resume_clock(const std::string& person, Millis now) {
  Changes changes;
  if (!clock_waits_for(person, now)) return changes;
  const Seat seat = clock_seat();
  commit(changes, next(ChangeKind::clock, seat, now, std::to_string(clock_left(seat, now))));
  return changes;
}

}  // namespace triclinium::server
