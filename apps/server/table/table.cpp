#include "apps/server/table/table.h"

#include <algorithm>
#include <charconv>

namespace triclinium::server {

namespace {

std::int64_t number(std::string_view text) {
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

Table::Table(const AnyGame& game, Config config)
    : game_(&game), config_(std::move(config)), updated_(config_.created), seats_(config_.seats) {
  absences_.resize(seats_.size());
  left_ms_.assign(seats_.size(), config_.pace.full_ms());
}

const MoveNews* Table::news(std::size_t move) const {
  const std::size_t first = moves_.size() - news_.size();
  return move >= first && move < moves_.size() ? &news_[move - first] : nullptr;
}

Seat Table::to_act() const { return phase_ == Phase::open ? nobody : game_->to_act(state_); }

Seat Table::bot_to_act() const {
  if (phase_ != Phase::running || held_) return nobody;
  const Seat seat = game_->to_act(state_);
  if (seat < 0) return nobody;
  return seats_[seat].kind == SeatKind::bot || seats_[seat].stand_in ? seat : nobody;
}

Seat Table::asked() const { return held_ ? held_->seat : to_act(); }

Seat Table::clock_seat() const {
  if (!config_.pace.timed()) return nobody;
  const Seat seat = asked();
  if (seat < 0 || seats_[seat].kind != SeatKind::person || seats_[seat].stand_in) return nobody;
  return seat;
}

Millis Table::clock_left(Seat seat, Millis now) const {
  const Millis left = left_ms_[seat];
  return seat == clock_seat()
             ? std::max<Millis>(0, left - std::max<Millis>(0, now - clock_begins()))
             : left;
}

bool Table::has_open_seat() const {
  return std::any_of(seats_.begin(), seats_.end(),
                     [](const Seating& seat) { return seat.kind == SeatKind::open; });
}

bool Table::owns(const std::string& person, Seat seat) const {
  return seat >= 0 && seat < static_cast<Seat>(seats_.size()) && !person.empty() &&
         seats_[seat].kind == SeatKind::person && seats_[seat].person == person;
}

bool Table::sits(const std::string& person) const {
  return std::any_of(seats_.begin(), seats_.end(), [&](const Seating& seat) {
    return seat.kind == SeatKind::person && !person.empty() && seat.person == person;
  });
}

bool Table::hot_seat() const {
  const std::string* owner = nullptr;
  int count = 0;
  for (const Seating& seat : seats_) {
    if (seat.kind == SeatKind::open) return false;
    if (seat.kind != SeatKind::person) continue;
    if (owner != nullptr && *owner != seat.person) return false;
    owner = &seat.person;
    ++count;
  }
  return count >= 2;
}

bool Table::holds(const std::string& person) const {
  const auto own = hold_settings_.find(person);
  return own != hold_settings_.end() ? own->second : config_.hold;
}

Seat Table::seat_of(const std::string& person) const {
  if (owns(person, asked())) return asked();
  for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat) {
    if (owns(person, seat)) return seat;
  }
  return nobody;
}

const std::string& Table::level_of(Seat seat) const {
  return seats_[seat].kind == SeatKind::bot ? seats_[seat].level : config_.stand_in;
}

Result<Table::Trial> Table::try_action(const AnyState& state, std::string_view text) const {
  auto action = game_->parse_action(state, text);
  if (!action) return action.error();
  return try_action(state, *action);
}

Result<Table::Trial> Table::try_action(const AnyState& state, Action action) const {
  const Seat actor = game_->to_act(state);
  Trial trial{state, action, {}, {}};
  if (game_->apply(trial.after, action, &trial.events, &trial.moments) != Refusal::none) {
    return Error{"This action cannot be applied."};
  }
  trial.goes_on = game_->to_act(trial.after) == nobody;
  for (const Event& event : trial.events) {
    trial.reveals |= event.reveals;
    trial.goes_on |= goes_beyond(event, actor);
  }
  return trial;
}

std::string_view Table::held_next() const {
  const auto next = [this](const AnyState& state) -> std::string_view {
    const Seat seat = game_->to_act(state);
    if (seat != chance_seat) return seat == nobody ? "over" : "turn";
    const std::string_view decision = game_->decision(state);
    return decision == "roll" || decision == "draw" ? decision : "reveal";
  };
  if (held_->staged.empty()) return next(state_);
  const auto trial = try_action(state_, held_->staged);
  if (!trial) return "reveal";
  const std::string_view then = next(trial->after);
  // That a game ends hangs on nothing hidden; whatever else follows what comes to light may.
  if (!trial->reveals || then == "over") return then;
  for (const Event& event : trial->events) {
    if (goes_beyond(event, held_->seat)) return "turn";
    if (event.reveals) break;
  }
  return "reveal";
}

std::optional<Table::Deed> Table::held_deed() const {
  if (!held_ || held_->staged.empty()) return std::nullopt;
  auto trial = try_action(state_, held_->staged);
  if (!trial) return std::nullopt;
  std::vector<Event>& events = trial->events;
  const auto own = std::find_if(events.begin(), events.end(), [this](const Event& event) {
    return event.reveals || goes_beyond(event, held_->seat);
  });
  const auto done = static_cast<std::size_t>(own - events.begin());
  for (const Moment& moment : trial->moments) {
    if (moment.events != done) continue;
    events.resize(done);
    return Deed{std::move(events), moment.state};
  }
  return std::nullopt;
}

bool Table::play(std::string_view text, std::int64_t seq) {
  const Seat actor = game_->to_act(state_);
  const bool tried = prepared_ && prepared_->first == text;
  auto trial = tried ? Result(std::move(prepared_->second)) : try_action(state_, text);
  prepared_.reset();
  if (!trial) return false;
  moves_.push_back(
      {std::string(text), actor, trial->reveals, seq, actor >= 0 && seats_[actor].stand_in});
  if (game_->to_act(trial->after) == chance_seat) {
    trial->moments.push_back({trial->events.size(), trial->after});
  }
  news_.push_back({game_->action_text_for(state_, trial->action, Observer::spectator()),
                   std::move(trial->events), std::move(trial->moments)});
  if (news_.size() > kept_news) news_.pop_front();
  if (news_.size() > kept_moments) news_[news_.size() - kept_moments - 1].moments = {};
  state_ = trial->after;
  return true;
}

bool Table::begin(const Opening& opening, std::int64_t seq) {
  auto state = opening.position.is_null() ? game_->start(opening.setup, nullptr)
                                          : game_->load(opening.position);
  if (!state) return false;
  state_ = *state;
  opening_ = opening;
  phase_ = Phase::running;
  started_seq_ = seq;
  for (const std::string& text : opening.actions) {
    if (!play(text, seq)) return false;
  }
  opening_moves_ = moves_.size();
  return true;
}

// Replays all but the last actions: the state before them is the state they led from.
bool Table::take_back(std::size_t count) {
  if (count > moves_.size()) return false;
  const std::vector<Move> kept(moves_.begin(), moves_.end() - static_cast<std::ptrdiff_t>(count));
  auto state = opening_.position.is_null() ? game_->start(opening_.setup, nullptr)
                                           : game_->load(opening_.position);
  if (!state) return false;
  state_ = *state;
  moves_.clear();
  news_.clear();
  for (const Move& move : kept) {
    if (!play(move.text, move.seq)) return false;
    moves_.back().stood_in = move.stood_in;
  }
  return true;
}

bool Table::apply(const Change& change) {
  const Seat clock_before = clock_seat();
  const Seat asked_before = asked();
  if (clock_before != nobody) left_ms_[clock_before] = clock_left(clock_before, change.at);
  clock_at_ = change.at;
  seq_ = change.seq;
  updated_ = change.at;
  if (!apply_content(change)) return false;
  if (phase_ == Phase::running && !held_ && game_->to_act(state_) == nobody) phase_ = Phase::over;
  move_clock(clock_before, asked_before, change);
  return true;
}

bool Table::apply_content(const Change& change) {
  if (change.kind <= ChangeKind::undo) question_ = change.seq;
  switch (change.kind) {
    case ChangeKind::start:
      return begin(opening_from(Json::parse(change.body)), change.seq);
    case ChangeKind::act:
      if (change.held) held_ = Held{change.seat, ""};
      if (seats_[change.seat].stand_in) absences_[change.seat].moved = true;
      return play(change.body, change.seq);
    case ChangeKind::draw:
      return play(change.body, change.seq);
    case ChangeKind::stage:
      held_ = Held{change.seat, change.body};
      return true;
    case ChangeKind::end_turn: {
      const std::string staged = held_ ? held_->staged : "";
      held_.reset();
      return staged.empty() || play(staged, change.seq);
    }
    case ChangeKind::undo:
      held_.reset();
      return change.body == "0" || take_back(static_cast<std::size_t>(number(change.body)));
    case ChangeKind::seat: {
      Seating seating = seating_from(Json::parse(change.body));
      Absence& absence = absences_[change.seat];
      // Whoever takes a seat back from the bot has time to look at the board first.
      if (seats_[change.seat].stand_in && !seating.stand_in && left_ms_[change.seat] < grace_ms &&
          has_grace(change.seat)) {
        left_ms_[change.seat] = grace_ms;
        absence.graced = true;
      }
      absence.moved = false;
      seats_[change.seat] = std::move(seating);
      return true;
    }
    case ChangeKind::hold: {
      const Json body = Json::parse(change.body);
      hold_settings_[body.at("person").get<std::string>()] = body.at("hold").get<bool>();
      return true;
    }
    case ChangeKind::clock: {
      left_ms_[change.seat] = number(change.body);
      const std::size_t space = change.body.find(' ');
      still_until_ = space == std::string::npos
                         ? 0
                         : change.at + number(std::string_view(change.body).substr(space + 1));
      return true;
    }
    case ChangeKind::rematch:
      rematch_ = change.body;
      return true;
    case ChangeKind::remove:
      removed_.insert(change.body);
      return true;
    case ChangeKind::host:
      config_.host = change.body;
      return true;
  }
  return false;
}

// A turn that ends earns the increment; one that is taken back gives it up again.
void Table::move_clock(Seat before, Seat asked_before, const Change& change) {
  const Seat next = asked();
  // A turn begins by what happens in the game, not by who sits down.
  const bool played = change.kind <= ChangeKind::end_turn;
  if (config_.pace.kind == PaceKind::days && played && next >= 0 && next != asked_before) {
    left_ms_[next] = config_.pace.full_ms();
  }
  const Seat now = clock_seat();
  if (now != before || change.kind <= ChangeKind::undo) still_until_ = 0;
  if (now == before) return;
  const Millis increment = Millis{config_.pace.increment_s} * 1000;
  const bool undone = change.kind == ChangeKind::undo;
  const bool decided = change.kind == ChangeKind::act || change.kind == ChangeKind::end_turn;
  if (before != nobody && decided) left_ms_[before] += increment;
  if (now == nobody) return;
  if (undone && now == change.seat) left_ms_[now] = std::max<Millis>(0, left_ms_[now] - increment);
}

Json Table::snapshot() const {
  Json seats = Json::array();
  for (const Seating& seat : seats_) seats.push_back(seating_json(seat));
  Json moves = Json::array();
  for (const Move& move : moves_) {
    moves.push_back({move.text, int{move.actor}, move.reveals, move.seq, move.stood_in});
  }
  Json absences = Json::array();
  for (const Absence& absence : absences_) absences.push_back({absence.moved, absence.graced});
  return {{"phase", static_cast<int>(phase_)},
          {"seq", seq_},
          {"question", question_},
          {"started", started_seq_},
          {"updated", updated_},
          {"seats", std::move(seats)},
          {"opening", opening_json(opening_)},
          {"opening_moves", opening_moves_},
          {"position", phase_ == Phase::open ? Json() : game_->position(state_)},
          {"moves", std::move(moves)},
          {"held", held_ ? Json{{"seat", int{held_->seat}}, {"staged", held_->staged}} : Json()},
          {"hold", hold_settings_},
          {"absences", std::move(absences)},
          {"left_ms", left_ms_},
          {"clock_at", clock_at_},
          {"still_until", still_until_},
          {"rematch", rematch_},
          {"removed", removed_},
          {"host", config_.host}};
}

bool Table::restore(const Json& json) {
  phase_ = Phase{json.at("phase").get<std::uint8_t>()};
  seq_ = json.at("seq");
  config_.host = json.value("host", config_.host);  // older snapshots have none
  question_ = json.at("question");
  started_seq_ = json.at("started");
  updated_ = json.at("updated");
  seats_.clear();
  for (const Json& seat : json.at("seats")) seats_.push_back(seating_from(seat));
  opening_ = opening_from(json.at("opening"));
  opening_moves_ = json.at("opening_moves");
  moves_.clear();
  news_.clear();
  for (const Json& move : json.at("moves")) {
    // Snapshots of the first version end after the number.
    const bool stood_in = move.size() > 4 && move.at(4).get<bool>();
    moves_.push_back({move.at(0), move.at(1).get<Seat>(), move.at(2), move.at(3), stood_in});
  }
  held_.reset();
  if (!json.at("held").is_null()) {
    held_ = Held{json.at("held").at("seat").get<Seat>(), json.at("held").at("staged")};
  }
  hold_settings_ = json.at("hold").get<std::map<std::string, bool>>();
  absences_.assign(seats_.size(), {});
  if (json.contains("absences")) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      const Json& absence = json.at("absences").at(i);
      absences_[i] = {absence.at(0).get<bool>(), absence.at(1).get<bool>()};
    }
  }
  left_ms_ = json.at("left_ms").get<std::vector<Millis>>();
  clock_at_ = json.at("clock_at");
  still_until_ = json.value("still_until", Millis{0});
  rematch_ = json.at("rematch");
  removed_ = json.value("removed", std::set<std::string>());
  if (phase_ == Phase::open) return true;
  auto state = game_->load(json.at("position"));
  if (!state) return false;
  state_ = *state;
  return true;
}

}  // namespace triclinium::server
