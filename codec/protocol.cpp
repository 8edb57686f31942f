#include "codec/protocol.h"

#include <algorithm>
#include <array>
#include <utility>

#include "codec/json_text.h"

namespace triclinium {

namespace {

Json error(const std::string& message) { return {{"error", message}}; }

// A whole number as a seed; negative ones wrap round.
std::optional<std::uint64_t> seed_of(const Json& request) {
  const Json& seed = field(request, "seed");
  if (seed.is_number_unsigned()) return seed.get<std::uint64_t>();
  if (seed.is_number_integer()) return static_cast<std::uint64_t>(seed.get<std::int64_t>());
  return std::nullopt;
}

// A whole number of at most two digits, or −1.
int small_number(const Json& json) {
  if (!json.is_number_integer()) return -1;
  return static_cast<int>(std::clamp<std::int64_t>(json.get<std::int64_t>(), -1, 99));
}

std::string hex(std::uint64_t value) {
  std::string text(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4) text[i] = "0123456789abcdef"[value & 15];
  return text;
}

}  // namespace

std::string ProtocolSession::answer_line(std::string_view line) {
  auto request = parse_json(line);
  return dump_json(request ? answer(*request) : error(request.error().message));
}

Json ProtocolSession::answer(const Json& request) {
  if (!request.is_object()) return error("a request is a JSON object with a \"cmd\"");
  const Json& command = field(request, "cmd");
  if (!command.is_string()) return error("cmd: is missing");
  return dispatch(command.get_ref<const std::string&>(), request);
}

Json ProtocolSession::dispatch(const std::string& command, const Json& request) {
  if (command == "games") return list_games();
  if (command == "new") return new_game(request);
  if (command == "deal") return deal(request);
  if (command == "load") return load(request);
  if (std::find(commands.begin(), commands.end(), command) == commands.end()) {
    return error("cmd: there is no command '" + command.substr(0, 40) + "'");
  }
  if (!session_) return error("there is no game yet: send new, deal or load first");
  if (command == "legal") return legal();
  if (command == "apply") return apply(request);
  if (command == "draw") return draw(request);
  if (command == "position") return position();
  if (command == "record") return record();
  if (command == "view") return view(request);
  if (command == "prospects") return prospects(request);
  if (command == "bot") return bot(request);
  if (command == "undo") return undo();
  return {{"digest", hex(session_->game().digest(session_->state()))}};
}

const AnyGame* ProtocolSession::game(std::string_view id) const {
  for (const AnyGame* game : games_) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

Result<const AnyGame*> ProtocolSession::game_of(const Json& json) const {
  const Json& id = field(json, "game");
  if (!id.is_string()) return Error{"game: is missing"};
  const AnyGame* found = game(id.get_ref<const std::string&>());
  if (found != nullptr) return found;
  return Error{"game: there is no game '" + id.get_ref<const std::string&>().substr(0, 40) + "'"};
}

Json ProtocolSession::list_games() const {
  Json list = Json::array();
  for (const AnyGame* game : games_) {
    const GameInfo& info = game->info();
    list.push_back({{"id", info.id},
                    {"title", info.title},
                    {"seats", {info.min_seats, info.max_seats}},
                    {"options", info.options}});
  }
  return {{"games", list}};
}

Json ProtocolSession::new_game(const Json& request) {
  const auto game = game_of(request);
  if (!game) return error(game.error().message);
  const auto seed = seed_of(request);
  if (!seed) return error("seed: must be a whole number");
  if (!field(request, "seats").is_number_integer()) return error("seats: must be a number");
  const Json& options = field(request, "options");
  Random random(*seed);
  return begin(Session::deal(**game, small_number(field(request, "seats")),
                             options.is_null() ? Json::object() : options, random));
}

Json ProtocolSession::deal(const Json& request) {
  const Json& record = field(request, "record");
  const auto game = game_of(record);
  if (!game) return error(game.error().message);
  return begin(Session::replay(**game, record));
}

Json ProtocolSession::load(const Json& request) {
  const Json& json = field(request, "position");
  const auto game = game_of(json);
  if (!game) return error(game.error().message);
  return begin(Session::load(**game, json));
}

Json ProtocolSession::legal() const {
  Json answer = question();
  const bool chance = session_->game().to_act(session_->state()) == chance_seat;
  answer["legal"] = chance ? Json(nullptr) : Json(session_->legal());
  return answer;
}

Json ProtocolSession::apply(const Json& request) {
  const Json& action = field(request, "action");
  if (!action.is_string()) return error("action: must be a text");
  const auto step = session_->apply(action.get_ref<const std::string&>());
  return step ? after(*step) : error(step.error().message);
}

Json ProtocolSession::draw(const Json& request) {
  const auto seed = seed_of(request);
  if (!seed) return error("seed: must be a whole number");
  Random random(*seed);
  const auto step = session_->draw(random);
  if (!step) return error(step.error().message);
  Json answer = after(*step);
  answer["action"] = step->action;
  return answer;
}

Json ProtocolSession::record() const {
  const auto json = session_->record();
  if (!json) return error("a loaded position has no record: its deal is not known");
  return {{"record", *json}};
}

Result<Observer> ProtocolSession::observer(const Json& request) const {
  const Json& seat = field(request, "seat");
  if (seat.is_null() && request.contains("seat")) return Observer::spectator();
  const int number = small_number(seat);
  if (number < 0 || number >= session_->game().seats(session_->state())) {
    return Error{"seat: must be a seat of this game, or null for an onlooker"};
  }
  return Observer::of(static_cast<Seat>(number));
}

Json ProtocolSession::view(const Json& request) const {
  const auto eyes = observer(request);
  if (!eyes) return error(eyes.error().message);
  return {{"view", session_->game().view(session_->state(), *eyes)}};
}

Json ProtocolSession::prospects(const Json& request) const {
  const auto eyes = observer(request);
  if (!eyes) return error(eyes.error().message);
  return {{"prospects", session_->game().prospects(session_->state(), *eyes)}};
}

Json ProtocolSession::bot(const Json& request) const {
  const Json& name = field(request, "bot");
  if (!name.is_string()) return error("bot: must be the name of a bot");
  const auto seed = seed_of(request);
  if (!seed) return error("seed: must be a whole number");
  const Json& wanted = field(request, "iterations");
  if (!wanted.is_null() &&
      (!wanted.is_number_unsigned() || wanted.get<std::uint64_t>() > 1'000'000))
    return error("iterations: must be a whole number up to 1000000");
  if (!adviser_) return error("bot: there are no bots here");
  const AnyGame& game = session_->game();
  const Seat seat = game.to_act(session_->state());
  if (seat < 0) return error("there is nothing to decide for a player now");
  Random random(*seed);
  const AnyState imagined = game.determinize(session_->state(), seat, random);
  const auto iterations = wanted.is_null() ? 0 : wanted.get<std::uint32_t>();
  const auto advice =
      adviser_(game, imagined, name.get_ref<const std::string&>(), *seed, iterations);
  return advice ? *advice : error(advice.error().message);
}

Json ProtocolSession::undo() {
  if (!session_->undo()) return error("there is nothing to undo");
  return position();
}

Json ProtocolSession::begin(Result<Session> session) {
  if (!session) return error(session.error().message);
  session_.emplace(std::move(*session));
  return position();
}

Json ProtocolSession::after(const Session::Step& step) const {
  Json answer = question();
  answer["events"] = Json::array();
  for (const Event& event : step.events) {
    answer["events"].push_back(session_->game().event(event, Observer::everything()));
  }
  return answer;
}

Json ProtocolSession::position() const {
  return {{"position", session_->game().position(session_->state())}};
}

Json ProtocolSession::question() const {
  const AnyGame& game = session_->game();
  const std::string_view decision = game.decision(session_->state());
  return {{"to_act", seat_json(game.to_act(session_->state()))},
          {"decision", decision.empty() ? Json(nullptr) : Json(decision)}};
}

}  // namespace triclinium
