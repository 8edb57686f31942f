#include "apps/capi/local_table.h"

#include <chrono>

#include "apps/server/table/wishes.h"
#include "codec/json_text.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

using server::Change;
using server::Config;
using server::Opening;
using server::OriginKind;
using server::Phase;
using server::Table;

// The one person of a table without a server.
constexpr const char* me = "me";
constexpr std::size_t max_changes = 100'000;
constexpr std::size_t max_name = 100;
constexpr const char* no_hints = "This table is played without hints.";

using std::chrono::milliseconds;

// When a thought has to come to its end.
class Deadline {
 public:
  explicit Deadline(milliseconds patience) : end_(Clock::now() + patience) {}

  Limits limits() const {
    Limits limits;
    limits.stop = [](void* end) { return Clock::now() >= *static_cast<Clock::time_point*>(end); };
    limits.context = const_cast<Clock::time_point*>(&end_);
    return limits;
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point end_;
};

Json error(std::string message) { return {{"error", std::move(message)}}; }

std::string text(const Json& request, const char* key) {
  const Json& value = field(request, key);
  return value.is_string() ? value.get<std::string>() : std::string();
}

std::int64_t number(const Json& request, const char* key, std::int64_t otherwise) {
  const Json& value = field(request, key);
  return value.is_number_integer() ? value.get<std::int64_t>() : otherwise;
}

bool flag(const Json& request, const char* key, bool otherwise) {
  const Json& value = field(request, key);
  return value.is_boolean() ? value.get<bool>() : otherwise;
}

Json change_json(const Change& change) {
  return {{"seq", change.seq},   {"kind", static_cast<int>(change.kind)},
          {"seat", change.seat}, {"held", change.held},
          {"at", change.at},     {"body", change.body}};
}

std::optional<Change> change_from(const Json& json) {
  const std::int64_t kind = number(json, "kind", 0);
  if (!field(json, "body").is_string() || kind < 1 || kind > 12) return std::nullopt;
  return Change{number(json, "seq", 0),
                static_cast<server::ChangeKind>(kind),
                static_cast<Seat>(number(json, "seat", nobody)),
                flag(json, "held", false),
                number(json, "at", 0),
                text(json, "body")};
}

// Who played a record that is brought here.
std::vector<std::string> read_names(const Json& names) {
  std::vector<std::string> read;
  if (!names.is_array() || names.size() > max_seats) return read;
  for (const Json& name : names) {
    const bool fits = name.is_string() && name.get_ref<const std::string&>().size() <= max_name;
    read.push_back(fits ? name.get<std::string>() : std::string());
  }
  return read;
}

// The table that a request describes, before its start.
Result<Table> open(const Json& request, server::Millis created) {
  const Json& from = field(request, "record");
  const std::string id = text(from.is_object() ? from : request, "game");
  const AnyGame* game = find_game(id);
  if (game == nullptr) return Error{"game: there is no game '" + id.substr(0, 40) + "'"};
  auto seats = server::read_seats(field(request, "seats"), *game, me);
  if (!seats) return seats.error();
  Config config;
  config.id = text(request, "id");
  config.game = id;
  config.rules = game->info().rules;
  config.hold = flag(request, "hold", true);
  config.hints = flag(request, "hints", true);
  config.host = me;
  config.seats = std::move(*seats);
  config.created = created;
  if (from.is_object()) {
    auto opening = server::read_opening(*game, from);
    if (!opening) return Error{"record: " + opening.error().message};
    if (opening->setup.seats != static_cast<int>(config.seats.size())) {
      return Error{"seats: the record has another number of seats."};
    }
    const bool forked = flag(request, "forked", false);
    config.origin = {forked ? OriginKind::forked : OriginKind::imported, me,
                     number(request, "move", static_cast<std::int64_t>(opening->actions.size())),
                     read_names(field(from, "names"))};
    config.options = opening->setup.options;
    config.opening = std::move(*opening);
  } else {
    const Json& options = field(request, "options");
    auto complete = game->complete_options(options.is_null() ? Json::object() : options);
    if (!complete) return complete.error();
    config.options = *complete;
  }
  return Table(*game, std::move(config));
}

std::optional<Error> replay_changes(Table& table, const Json& changes) {
  if (!changes.is_array() || changes.size() > max_changes) {
    return Error{"changes: a list is expected"};
  }
  for (const Json& json : changes) {
    const auto change = change_from(json);
    if (!change || !table.apply(*change)) {
      return Error{"changes: number " + std::to_string(number(json, "seq", 0)) +
                   " cannot be played again"};
    }
  }
  return std::nullopt;
}

}  // namespace

Json LocalTable::answer(const Json& request) {
  if (!request.is_object()) return error("a request is a JSON object with a \"cmd\"");
  const std::string command = text(request, "cmd");
  now_ = number(request, "now", now_);
  if (command == "create") return create(request);
  if (command == "restore") return restore(request);
  if (!table_) return error("there is no table yet: send create or restore first");
  return in_game(command, request);
}

Json LocalTable::in_game(const std::string& command, const Json& request) {
  const std::int64_t seq = number(request, "seq", table_->seq());
  if (command == "state") return state(number(request, "since", 0));
  if (command == "act") return act(request);
  if (command == "undo") return changed(table_->undo(me, seq, now_));
  if (command == "end_turn") return changed(table_->end_turn(me, seq, now_, random_));
  if (command == "setting") {
    return changed(table_->set_hold(me, flag(request, "hold", true), now_, random_));
  }
  if (command == "bot_act") return bot_act(request);
  if (command == "think") return think();
  if (command == "hint") return hint(request);
  if (command == "judge") return judge(request);
  if (command == "follow") return follow(request);
  if (command == "replay") return replay(request);
  if (command == "log") return log_entries(*table_, observer_of(*table_, me));
  if (command == "record") return record_after(table_->moves().size());
  if (command == "fork") return fork(request);
  return error("cmd: there is no command '" + command.substr(0, 40) + "'");
}

Json LocalTable::create(const Json& request) {
  auto table = open(request, now_);
  if (!table) return error(table.error().message);
  server::CommandResult started = table->start(now_, random_);
  if (!started) return error(started.refused().reason);
  sit_down(std::move(*table), request);
  return changed(std::move(started));
}

Json LocalTable::restore(const Json& request) {
  auto table = open(request, number(request, "created", 0));
  if (!table) return error(table.error().message);
  if (auto fault = replay_changes(*table, field(request, "changes"))) return error(fault->message);
  sit_down(std::move(*table), request);
  return {{"seq", table_->seq()}};
}

void LocalTable::sit_down(Table table, const Json& request) {
  table_ = std::move(table);
  name_ = text(request, "name");
  bot_.reset();
}

// Goes on with changes that the same table made elsewhere.
Json LocalTable::follow(const Json& request) {
  Table table = *table_;
  const std::size_t before = table.moves().size();
  if (auto fault = replay_changes(table, field(request, "changes"))) return error(fault->message);
  for (std::size_t i = before; i < table.moves().size(); ++i) {
    const Seat actor = table.moves()[i].actor;
    if (actor >= 0 && actor != last_bot_) last_bot_ = nobody;
  }
  table_ = std::move(table);
  return {{"seq", table_->seq()}};
}

Json LocalTable::changed(server::CommandResult outcome) const {
  if (!outcome) {
    const server::Refused& refused = outcome.refused();
    return {{"refused", {{"code", refused.code}, {"reason", refused.reason}}}};
  }
  Json changes = Json::array();
  for (const Change& change : outcome.changes()) changes.push_back(change_json(change));
  return {{"changes", std::move(changes)}};
}

Json LocalTable::act(const Json& request) {
  return changed(
      table_->act(me, number(request, "seq", 0), text(request, "action"), now_, random_));
}

Json LocalTable::bot_act(const Json& request) {
  const auto action = table_->game().parse_action(table_->state(), text(request, "action"));
  if (!action) return error(action.error().message);
  return changed(table_->bot_act(table_->bot_to_act(), *action, now_, random_));
}

server::Viewer LocalTable::viewer() const {
  return {me, now_, [this](const std::string&) { return name_; },
          [](const std::string&) { return true; }};
}

// As the server's state message, with the bot that has to answer.
Json LocalTable::state(std::int64_t since) const {
  Json message = state_message(*table_, viewer(), since);
  message["bot_to_act"] = seat_json(table_->bot_to_act());
  return message;
}

server::TableBot& LocalTable::bot(const std::string& level) {
  if (!bot_ || level_ != level) {
    bot_ = std::make_unique<server::TableBot>(table_->game(), level, random_.next());
    level_ = level;
  }
  return *bot_;
}

// What the bot whose turn it is does here.
Json LocalTable::think() {
  const Seat seat = table_->bot_to_act();
  if (seat == nobody) return error("no bot is to decide now");
  // As long as on a server: the first decision of a turn more, those that follow from it less.
  const Deadline deadline(seat == last_bot_ ? milliseconds(1000) : milliseconds(2500));
  if (seat != last_bot_) bot_.reset();
  last_bot_ = seat;
  const AnyState imagined = table_->game().determinize(table_->state(), seat, random_);
  const server::Advice advice = bot(table_->level_of(seat)).choose(imagined, deadline.limits());
  return {{"seat", int{seat}},
          {"action", table_->game().action_text(table_->state(), advice.action)}};
}

// What the strongest bot would do at my decision.
Json LocalTable::hint(const Json& request) {
  const Seat seat = table_->to_act();
  if (!table_->config().hints) return error(no_hints);
  if (table_->phase() != Phase::running || table_->held() || !table_->owns(me, seat) ||
      number(request, "seat", seat) != seat) {
    return error("There is nothing to decide for this seat now.");
  }
  const Deadline deadline(milliseconds(2500));
  const AnyState imagined = table_->game().determinize(table_->state(), seat, random_);
  const server::Advice advice =
      bot(std::string(level_names().back())).hint(imagined, deadline.limits());
  return hint_json(table_->game(), table_->state(), advice);
}

// A decision of the past compared with the best, as a row of a review; null for chance.
Json LocalTable::judge(const Json& request) {
  const std::int64_t move = number(request, "move", 0);
  if (move < 1 || move > static_cast<std::int64_t>(table_->moves().size())) {
    return error("move: there is no such move");
  }
  const server::Move& played = table_->moves()[static_cast<std::size_t>(move - 1)];
  if (played.actor < 0) return nullptr;
  auto state = state_at(*table_, static_cast<std::size_t>(move - 1));
  if (!state) return error(state.error().message);
  const auto action = table_->game().parse_action(*state, played.text);
  if (!action) return error(action.error().message);
  const AnyState imagined = table_->game().determinize(*state, played.actor, random_);
  const auto verdict = bot(std::string(level_names().back())).judge(imagined, *action, {});
  if (!verdict) return nullptr;
  return server::review_row(table_->game(), *state, static_cast<std::size_t>(move), *action,
                            *verdict);
}

Json LocalTable::replay(const Json& request) const {
  const std::int64_t move = number(request, "move", 0);
  const std::int64_t seat = number(request, "seat", table_->seat_of(me));
  const bool sits = seat >= 0 && seat < static_cast<std::int64_t>(table_->seats().size());
  if (move < 0) return error("move: a number is expected");
  if (!all_open(*table_, me) && sits && !table_->owns(me, static_cast<Seat>(seat))) {
    return error("While the game runs you see your own seat only.");
  }
  auto shown = replay_at(*table_, static_cast<std::size_t>(move),
                         sits ? Observer::of(static_cast<Seat>(seat)) : Observer::spectator());
  return shown ? *shown : error(shown.error().message);
}

// The game up to a move, for another table to go on from. While it runs against bots, as the own
// seat knows it: a record must not tell what is hidden.
Json LocalTable::record_after(std::size_t move) {
  if (move > table_->moves().size()) return error("move: there is no such move");
  // Nor help at a table without hints: it could be asked for elsewhere.
  if (table_->phase() != Phase::over && !table_->config().hints) return error(no_hints);
  if (all_open(*table_, me)) {
    const std::vector<server::Move> moves(
        table_->moves().begin(), table_->moves().begin() + static_cast<std::ptrdiff_t>(move));
    return record(*table_, table_->opening(), moves, viewer());
  }
  const auto opening = imagined_opening(*table_, move, table_->seat_of(me), random_);
  if (!opening) return error(opening.error().message);
  return record(*table_, *opening, {}, viewer());
}

Json LocalTable::fork(const Json& request) {
  const std::int64_t move = number(request, "move", -1);
  if (move < 0) return error("move: a number is expected");
  Json shortened = record_after(static_cast<std::size_t>(move));
  if (!shortened.contains("error")) shortened["result"] = nullptr;
  return shortened;
}

}  // namespace triclinium
