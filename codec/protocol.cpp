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

}  // namespace

std::string Protocol::answer_line(std::string_view line) {
  auto request = parse_json(line);
  return dump_json(request ? answer(*request) : error(request.error().message));
}

Json Protocol::answer(const Json& request) {
  if (!request.is_object()) return error("a request is a JSON object with a \"cmd\"");
  const Json& command = field(request, "cmd");
  if (!command.is_string()) return error("cmd: is missing");
  return dispatch(command.get_ref<const std::string&>(), request);
}

Json Protocol::dispatch(const std::string& command, const Json& request) {
  if (command == "games") return list_games();
  if (command == "new") return new_game(request);
  if (command == "deal") return deal(request);
  if (command == "load") return load(request);
  if (std::find(commands.begin(), commands.end(), command) == commands.end()) {
    return error("cmd: there is no command '" + command.substr(0, 40) + "'");
  }
  if (!playthrough_) return error("there is no game yet: send new, deal or load first");
  if (command == "legal") return legal();
  if (command == "apply") return apply(request);
  if (command == "draw") return draw(request);
  if (command == "position") return position();
  if (command == "record") return record();
  if (command == "view") return view(request);
  if (command == "prospects") return prospects(request);
  if (command == "bot") return bot(request);
  if (command == "undo") return undo();
  return {{"digest", hex_text(playthrough_->game().digest(playthrough_->state()))}};
}

const AnyGame* Protocol::game(std::string_view id) const {
  for (const AnyGame* game : games_) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

Result<const AnyGame*> Protocol::game_of(const Json& json) const {
  const Json& id = field(json, "game");
  if (!id.is_string()) return Error{"game: is missing"};
  const AnyGame* found = game(id.get_ref<const std::string&>());
  if (found != nullptr) return found;
  return Error{"game: there is no game '" + id.get_ref<const std::string&>().substr(0, 40) + "'"};
}

Json Protocol::list_games() const {
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

Json Protocol::new_game(const Json& request) {
  const auto game = game_of(request);
  if (!game) return error(game.error().message);
  const auto seed = seed_of(request);
  if (!seed) return error("seed: must be a whole number");
  if (!field(request, "seats").is_number_integer()) return error("seats: must be a number");
  const Json& options = field(request, "options");
  Random random(*seed);
  return begin(Playthrough::deal(**game, small_number(field(request, "seats")),
                                 options.is_null() ? Json::object() : options, random));
}

Json Protocol::deal(const Json& request) {
  const Json& record = field(request, "record");
  const auto game = game_of(record);
  if (!game) return error(game.error().message);
  return begin(Playthrough::replay(**game, record));
}

Json Protocol::load(const Json& request) {
  const Json& json = field(request, "position");
  const auto game = game_of(json);
  if (!game) return error(game.error().message);
  return begin(Playthrough::load(**game, json));
}

Json Protocol::legal() const {
  Json answer = question();
  const bool chance = playthrough_->game().to_act(playthrough_->state()) == chance_seat;
  answer["legal"] = chance ? Json(nullptr) : Json(playthrough_->legal());
  return answer;
}

Json Protocol::apply(const Json& request) {
  const Json& action = field(request, "action");
  if (!action.is_string()) return error("action: must be a text");
  const auto step = playthrough_->apply(action.get_ref<const std::string&>());
  return step ? after(*step) : error(step.error().message);
}

Json Protocol::draw(const Json& request) {
  const auto seed = seed_of(request);
  if (!seed) return error("seed: must be a whole number");
  Random random(*seed);
  const auto step = playthrough_->draw(random);
  if (!step) return error(step.error().message);
  Json answer = after(*step);
  answer["action"] = step->action;
  return answer;
}

Json Protocol::record() const {
  const auto json = playthrough_->record();
  if (!json) return error("a loaded position has no record: its deal is not known");
  return {{"record", *json}};
}

Result<Observer> Protocol::observer(const Json& request) const {
  const Json& seat = field(request, "seat");
  if (seat.is_null() && request.contains("seat")) return Observer::spectator();
  const int number = small_number(seat);
  if (number < 0 || number >= playthrough_->game().seats(playthrough_->state())) {
    return Error{"seat: must be a seat of this game, or null for an onlooker"};
  }
  return Observer::of(static_cast<Seat>(number));
}

Json Protocol::view(const Json& request) const {
  const auto eyes = observer(request);
  if (!eyes) return error(eyes.error().message);
  return {{"view", playthrough_->game().view(playthrough_->state(), *eyes)}};
}

Json Protocol::prospects(const Json& request) const {
  const auto eyes = observer(request);
  if (!eyes) return error(eyes.error().message);
  return {{"prospects", playthrough_->game().prospects(playthrough_->state(), *eyes)}};
}

Json Protocol::bot(const Json& request) const {
  const Json& name = field(request, "bot");
  if (!name.is_string()) return error("bot: must be the name of a bot");
  const auto seed = seed_of(request);
  if (!seed) return error("seed: must be a whole number");
  const Json& wanted = field(request, "iterations");
  if (!wanted.is_null() &&
      (!wanted.is_number_unsigned() || wanted.get<std::uint64_t>() > 1'000'000))
    return error("iterations: must be a whole number up to 1000000");
  if (!adviser_) return error("bot: there are no bots here");
  const AnyGame& game = playthrough_->game();
  const Seat seat = game.to_act(playthrough_->state());
  if (seat < 0) return error("there is nothing to decide for a player now");
  Random random(*seed);
  const AnyState imagined = game.determinize(playthrough_->state(), seat, random);
  const auto iterations = wanted.is_null() ? 0 : wanted.get<std::uint32_t>();
  const auto advice =
      adviser_(game, imagined, name.get_ref<const std::string&>(), *seed, iterations);
  return advice ? *advice : error(advice.error().message);
}

Json Protocol::undo() {
  if (!playthrough_->undo()) return error("there is nothing to undo");
  return position();
}

Json Protocol::begin(Result<Playthrough> playthrough) {
  if (!playthrough) return error(playthrough.error().message);
  playthrough_.emplace(std::move(*playthrough));
  return position();
}

Json Protocol::after(const Playthrough::Move& move) const {
  Json answer = question();
  answer["events"] = Json::array();
  for (const Event& event : move.events) {
    answer["events"].push_back(playthrough_->game().event(event, Observer::everything()));
  }
  return answer;
}

Json Protocol::position() const {
  return {{"position", playthrough_->game().position(playthrough_->state())}};
}

Json Protocol::question() const {
  const AnyGame& game = playthrough_->game();
  const std::string_view decision = game.decision(playthrough_->state());
  return {{"to_act", seat_json(game.to_act(playthrough_->state()))},
          {"decision", decision.empty() ? Json(nullptr) : Json(decision)}};
}

}  // namespace triclinium
