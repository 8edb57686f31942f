#include "apps/server/table/render.h"

#include <algorithm>

#include "codec/json_text.h"
#include "codec/json_writer.h"

namespace triclinium::server {

namespace {

constexpr std::size_t max_news = 200;
// Replaying so few moves is no more work than showing the table.
constexpr std::size_t short_game = 40;

// Fields one after the other: of a list of pairs the library makes arrays first, which costs three
// times as much, and this is written with every move.
void put(Json::object_t&) {}
template <class Value, class... Rest>
void put(Json::object_t& object, const char* key, Value&& value, Rest&&... rest) {
  object.emplace(key, Json(std::forward<Value>(value)));
  put(object, std::forward<Rest>(rest)...);
}
template <class... Fields>
Json object_of(Fields&&... fields) {
  Json json = Json::object();
  put(json.get_ref<Json::object_t&>(), std::forward<Fields>(fields)...);
  return json;
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::open:
      return "open";
    case Phase::running:
      return "running";
    case Phase::over:
      return "over";
  }
  return "";
}

Json result_json(const Table& table) {
  if (table.phase() != Phase::over) return nullptr;
  return standing_json(table.game().standing(table.state()),
                       static_cast<int>(table.seats().size()));
}

Json seat_summary(const Table& table, const AnyState& state, Seat seat, const Viewer& viewer) {
  const Seating& seating = table.seats()[seat];
  const bool person = seating.kind == SeatKind::person;
  const bool bot = seating.kind == SeatKind::bot;
  const bool open = table.phase() == Phase::open;
  const char* kind = person ? "person" : bot ? "bot" : "open";
  return object_of("kind", kind,                                                            //
                   "name", person ? Json(viewer.name_of(seating.person)) : Json(),          //
                   "level", bot || seating.stand_in ? Json(table.level_of(seat)) : Json(),  //
                   "mine", table.owns(viewer.person, seat),                                 //
                   "connected", bot || (person && viewer.connected(seating.person)),        //
                   "stand_in", seating.stand_in,                                            //
                   "score", open ? 0 : table.game().score(state, seat));
}

Json events_json(const AnyGame& game, const std::vector<Event>& events, Observer observer) {
  Json json = Json::array();
  for (const Event& event : events) json.push_back(game.event(event, observer));
  return json;
}

Json entry(std::int64_t seq, std::size_t move, Seat actor, Json action, Json events) {
  return object_of("seq", seq, "move", move, "actor", seat_json(actor), "action", std::move(action),
                   "events", std::move(events));
}

Json moments_json(const AnyGame& game, const MoveNews& news, bool latest, Observer observer) {
  Json json = Json::array();
  for (const Moment& moment : news.moments) {
    // What the last one shows is the state itself.
    if (latest && moment.events == news.events.size()) continue;
    json.push_back(object_of("events", moment.events,                    //
                             "view", game.view(moment.state, observer),  //
                             "prospects", game.prospects(moment.state, observer)));
  }
  return json;
}

// Entries of all moves from `first` on, by replaying the game; number 0 is the set-up.
Json replayed_entries(const Table& table, std::size_t first, bool with_start, Observer observer) {
  Json entries = Json::array();
  const AnyGame& game = table.game();
  std::vector<Event> events;
  auto state = table.opening().position.is_null() ? game.start(table.opening().setup, &events)
                                                  : game.load(table.opening().position);
  if (!state) return entries;
  if (with_start) {
    entries.push_back(
        entry(table.started_seq(), 0, chance_seat, nullptr, events_json(game, events, observer)));
  }
  for (std::size_t i = 0; i < table.moves().size(); ++i) {
    const Move& move = table.moves()[i];
    auto action = game.parse_action(*state, move.text);
    if (!action) break;
    const AnyState before = *state;
    events.clear();
    if (game.apply(*state, *action, &events) != Refusal::none) break;
    if (i < first) continue;
    entries.push_back(entry(move.seq, i + 1, move.actor,
                            game.action_text_for(before, *action, observer),
                            events_json(game, events, observer)));
  }
  return entries;
}

// A choice with what would follow from it, up to the first thing that nobody can know yet.
Json choice_json(const Table& table, Action action, Seat seat) {
  const AnyGame& game = table.game();
  AnyState after = table.state();
  std::vector<Event> events;
  game.apply(after, action, &events);
  const auto reveal =
      std::find_if(events.begin(), events.end(), [](const Event& event) { return event.reveals; });
  const bool final = reveal != events.end();
  events.erase(reveal, events.end());
  return object_of("text", game.action_text(table.state(), action),          //
                   "events", events_json(game, events, Observer::of(seat)),  //
                   "final", final);
}

Json legal_json(const Table& table, const std::string& person) {
  Json choices = Json::array();
  const Seat seat = table.to_act();
  if (table.phase() != Phase::running || table.held() || !table.owns(person, seat) ||
      table.seats()[seat].stand_in) {
    return choices;
  }
  ActionList legal;
  table.game().legal_actions(table.state(), legal);
  for (Action action : legal) choices.push_back(choice_json(table, action, seat));
  return choices;
}

// `deed`: what its owner sees of what is staged.
Json held_json(const Table& table, const std::string& person, const Table::Deed* deed) {
  if (!table.held()) return nullptr;
  const Held& held = *table.held();
  Json json{{"seat", int{held.seat}},
            {"action", nullptr},
            {"next", table.held_next()},
            {"events", Json::array()}};
  if (deed != nullptr) {
    json["events"] = events_json(table.game(), deed->events, Observer::of(held.seat));
  }
  if (held.staged.empty()) return json;
  json["action"] = held.staged;
  if (!table.owns(person, held.seat)) {
    auto action = table.game().parse_action(table.state(), held.staged);
    if (action) {
      json["action"] = table.game().action_text_for(table.state(), *action, Observer::spectator());
    }
  }
  return json;
}

Json clock_json(const Table& table, Millis now) {
  if (!table.config().pace.timed()) return nullptr;
  Json clocks = Json::array();
  for (Seat seat = 0; seat < static_cast<Seat>(table.seats().size()); ++seat) {
    const bool running = table.clock_seat() == seat && now >= table.still_until();
    clocks.push_back({{"left_ms", table.clock_left(seat, now)}, {"running", running}});
  }
  return clocks;
}

Json origin_for(const Table& table, const Viewer& viewer) {
  const Origin& origin = table.config().origin;
  if (origin.kind == OriginKind::fresh) return {{"kind", "fresh"}};
  Json names = Json::array();
  for (const std::string& name : origin.names) names.push_back(name.empty() ? Json() : Json(name));
  return {{"kind", origin_name(origin.kind)},
          {"by", viewer.name_of(origin.person)},
          {"move", origin.move},
          {"names", std::move(names)}};
}

// With the scores of `state`.
Json summary_at(const Table& table, const AnyState& state, const Viewer& viewer) {
  const Config& config = table.config();
  Json seats = Json::array();
  for (Seat seat = 0; seat < static_cast<Seat>(table.seats().size()); ++seat) {
    seats.push_back(seat_summary(table, state, seat, viewer));
  }
  const bool host = !viewer.person.empty() && config.host == viewer.person;
  const bool may_invite = host || table.sits(viewer.person);
  return object_of("id", config.id,                                                               //
                   "game", config.game,                                                           //
                   "options", config.options,                                                     //
                   "state", phase_name(table.phase()),                                            //
                   "seats", std::move(seats),                                                     //
                   "to_act", seat_json(table.asked()),                                            //
                   "move", table.moves().size(),                                                  //
                   "origin", origin_for(table, viewer),                                           //
                   "pace", pace_json(config.pace),                                                //
                   "hints", config.hints,                                                         //
                   "hold", table.sits(viewer.person) ? table.holds(viewer.person) : config.hold,  //
                   "hot_seat", table.hot_seat(),                                                  //
                   "host", host,                                                                  //
                   "invite", may_invite ? Json(config.invite) : Json(),                           //
                   "created", config.created,                                                     //
                   "updated", table.updated(),                                                    //
                   "result", result_json(table),                                                  //
                   "rematch", table.rematch().empty() ? Json() : Json(table.rematch()));
}

struct NewsRange {
  std::size_t first;
  bool with_start;
  bool kept;  // the table still has them
};

NewsRange range_since(const Table& table, std::int64_t since) {
  const std::vector<Move>& moves = table.moves();
  std::size_t first = moves.size();
  while (first > 0 && moves[first - 1].seq > since && moves.size() - first < max_news) --first;
  const bool with_start = first == 0 && table.started_seq() > since;
  return {first, with_start,
          !with_start && (first == moves.size() || table.news(first) != nullptr)};
}

}  // namespace

Json summary(const Table& table, const Viewer& viewer) {
  return summary_at(table, table.state(), viewer);
}

bool news_take_long(const Table& table, std::int64_t since) {
  return table.phase() != Phase::open && table.moves().size() > short_game &&
         !range_since(table, since).kept;
}

Observer observer_of(const Table& table, const std::string& person) {
  const Seat seat = table.seat_of(person);
  return seat == nobody ? Observer::spectator() : Observer::of(seat);
}

bool all_open(const Table& table, const std::string& person) {
  return table.phase() == Phase::over || (table.hot_seat() && table.sits(person));
}

Json news_since(const Table& table, std::int64_t since, Observer observer) {
  if (table.phase() == Phase::open) return Json::array();
  const NewsRange range = range_since(table, since);
  if (!range.kept) return replayed_entries(table, range.first, range.with_start, observer);
  Json entries = Json::array();
  for (std::size_t i = range.first; i < table.moves().size(); ++i) {
    const Move& move = table.moves()[i];
    const MoveNews& news = *table.news(i);
    const bool own = observer.sees_hand_of(move.actor);
    Json told = entry(move.seq, i + 1, move.actor, own ? move.text : news.public_text,
                      events_json(table.game(), news.events, observer));
    const bool latest = i + 1 == table.moves().size();
    Json moments = moments_json(table.game(), news, latest, observer);
    if (!moments.empty()) told["moments"] = std::move(moments);
    entries.push_back(std::move(told));
  }
  return entries;
}

std::string state_text(const Table& table, const Viewer& viewer, std::int64_t since) {
  return state_text(table, viewer, since,
                    news_since(table, since, observer_of(table, viewer.person)));
}

std::string state_text(const Table& table, const Viewer& viewer, std::int64_t since,
                       const Json& news) {
  const Seat seat = table.seat_of(viewer.person);
  const Observer observer = observer_of(table, viewer.person);
  const AnyGame& game = table.game();
  const bool open = table.phase() == Phase::open;
  std::size_t known = table.moves().size();
  while (known > 0 && table.moves()[known - 1].seq > since) --known;
  const auto deed = table.held() && table.owns(viewer.person, table.held()->seat)
                        ? table.held_deed()
                        : std::nullopt;
  const AnyState& state = deed ? deed->state : table.state();
  const auto written = [open](auto write) {
    return open ? JsonText() : JsonText::written(write());
  };
  const JsonText message{
      {"type", "state"},
      {"seq", table.seq()},
      {"table", summary_at(table, state, viewer)},
      {"seat", seat_json(seat)},
      {"view", written([&] { return game.view_text(state, observer); })},
      {"prospects", written([&] { return game.prospects_text(state, observer); })},
      {"legal", legal_json(table, viewer.person)},
      {"kept", known},
      {"events", news},
      {"undo", table.can_undo(viewer.person)},
      {"held", held_json(table, viewer.person, deed ? &*deed : nullptr)},
      {"clock", clock_json(table, viewer.now)}};
  return message.text();
}

Json state_message(const Table& table, const Viewer& viewer, std::int64_t since) {
  return Json::parse(state_text(table, viewer, since));
}

Result<AnyState> state_at(const Table& table, std::size_t move) {
  if (move > table.moves().size()) return Error{"There is no such move."};
  if (move == table.moves().size()) return table.state();
  const AnyGame& game = table.game();
  auto state = table.opening().position.is_null() ? game.start(table.opening().setup, nullptr)
                                                  : game.load(table.opening().position);
  for (std::size_t i = 0; i < move && state; ++i) {
    auto action = game.parse_action(*state, table.moves()[i].text);
    if (!action) return action.error();
    if (game.apply(*state, *action, nullptr) != Refusal::none) {
      return Error{"The game cannot be replayed."};
    }
  }
  return state;
}

Result<Json> replay_at(const Table& table, std::size_t move, Observer observer) {
  if (move > table.moves().size()) return Error{"There is no such move."};
  const AnyGame& game = table.game();
  std::vector<Event> events;
  auto state = move == 0 && table.opening().position.is_null()
                   ? game.start(table.opening().setup, &events)
                   : state_at(table, move == 0 ? 0 : move - 1);
  if (!state) return state.error();
  Json action = nullptr;
  Json actor = nullptr;
  if (move > 0) {
    const Move& last = table.moves()[move - 1];
    auto parsed = game.parse_action(*state, last.text);
    if (!parsed) return parsed.error();
    action = game.action_text_for(*state, *parsed, observer);
    actor = seat_json(last.actor);
    game.apply(*state, *parsed, &events);
  }
  return Json{{"move", move},
              {"moves", table.moves().size()},
              {"seat", seat_json(observer.seat)},
              {"view", game.view(*state, observer)},
              {"prospects", game.prospects(*state, observer)},
              {"action", std::move(action)},
              {"actor", std::move(actor)},
              {"events", events_json(game, events, observer)}};
}

Json log_entries(const Table& table, Observer observer) {
  if (table.phase() == Phase::open) return {{"entries", Json::array()}};
  return {{"entries", replayed_entries(table, 0, true, observer)}};
}

Result<Opening> imagined_opening(const Table& table, std::size_t move, Seat seat, Random& random) {
  auto state = state_at(table, move);
  if (!state) return state.error();
  Opening opening;
  opening.setup = {static_cast<int>(table.seats().size()), table.config().options, {}};
  opening.position = table.game().position(table.game().determinize(*state, seat, random));
  return opening;
}

Json record(const Table& table, const Viewer& viewer) {
  return record(table, table.opening(), table.moves(), viewer);
}

std::vector<std::string> names_at(const Table& table, const Viewer& viewer) {
  const Origin& origin = table.config().origin;
  // A record that was brought to look at is still the game of those who played it.
  const bool brought = table.opening_moves() > 0 && table.moves().size() == table.opening_moves();
  if (brought && origin.names.size() == table.seats().size()) return origin.names;
  std::vector<std::string> names;
  for (const Seating& seat : table.seats()) {
    names.push_back(seat.kind == SeatKind::person ? viewer.name_of(seat.person) : "");
  }
  return names;
}

Json record(const Table& table, const Opening& opening, const std::vector<Move>& moves,
            const Viewer& viewer) {
  Json actions = Json::array();
  for (const Move& move : moves) actions.push_back(move.text);
  Json json{{"game", table.config().game},
            {"rules", table.config().rules},
            {"options", opening.setup.options},
            {"seats", opening.setup.seats},
            {"deal", opening.setup.deal},
            {"actions", std::move(actions)},
            {"result", result_json(table)},
            {"origin", origin_for(table, viewer)},
            {"names", Json::array()}};
  for (const std::string& name : names_at(table, viewer)) {
    json["names"].push_back(name.empty() ? Json() : Json(name));
  }
  if (!opening.position.is_null()) json["position"] = opening.position;
  return json;
}

}  // namespace triclinium::server
