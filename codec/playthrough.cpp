#include "codec/playthrough.h"

#include <algorithm>

#include "codec/adapter.h"
#include "codec/json_text.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

Json result_json(const AnyGame& game, const AnyState& state) {
  if (game.to_act(state) != nobody) return nullptr;
  return standing_json(game.standing(state), game.seats(state));
}

// The head of a record: everything but its actions.
Result<Setup> parse_setup(const AnyGame& game, const Json& record) {
  if (!record.is_object()) return Error{"record: must be an object"};
  if (field(record, "game") != game.info().id) return Error{"game: is not " + game.info().id};
  if (field(record, "rules") != game.info().rules) {
    return Error{"rules: this program plays version " + std::to_string(game.info().rules) + " of " +
                 game.info().title};
  }
  const Json& seats = field(record, "seats");
  if (!seats.is_number_integer()) return Error{"seats: must be a number"};
  const auto number = std::clamp<std::int64_t>(seats.get<std::int64_t>(), 0, 100);
  auto options = game.complete_options(record.value("options", Json::object()));
  if (!options) return options.error();
  if (!record.contains("deal")) return Error{"deal: is missing"};
  return Setup{static_cast<int>(number), *options, record["deal"]};
}

}  // namespace

Result<Playthrough> Playthrough::deal(const AnyGame& game, int seats, const Json& options,
                                      Random& random) {
  auto setup = game.deal(seats, options, random);
  if (!setup) return setup.error();
  return start(game, *setup);
}

Result<Playthrough> Playthrough::start(const AnyGame& game, const Setup& setup) {
  std::vector<Event> opening;
  auto state = game.start(setup, &opening);
  if (!state) return state.error();
  Playthrough playthrough(game, setup, *state);
  playthrough.opening_ = std::move(opening);
  return playthrough;
}

Result<Playthrough> Playthrough::replay(const AnyGame& game, const Json& record) {
  auto setup = parse_setup(game, record);
  if (!setup) return setup.error();
  auto playthrough = start(game, *setup);
  if (!playthrough) return playthrough.error();
  if (!record.contains("actions")) return playthrough;
  const Json& actions = record["actions"];
  if (!actions.is_array()) return Error{"actions: must be a list"};
  for (const Json& action : actions) {
    const std::string place = "actions[" + std::to_string(playthrough->moves()) + "]: ";
    if (!action.is_string()) return Error{place + "must be a text"};
    auto move = playthrough->apply(action.get_ref<const std::string&>());
    if (!move) return Error{place + move.error().message};
  }
  const Json& result = field(record, "result");
  if (!result.is_null() && result != result_json(game, playthrough->state())) {
    return Error{"result: is not what the actions lead to"};
  }
  return playthrough;
}

Result<Playthrough> Playthrough::load(const AnyGame& game, const Json& position) {
  if (!position.is_object()) return Error{"position: must be an object"};
  auto state = game.load(position);
  if (!state) return state.error();
  return Playthrough(game, std::nullopt, *state);
}

std::vector<std::string> Playthrough::legal() const {
  ActionList list;
  game_->legal_actions(state(), list);
  std::vector<std::string> texts;
  for (Action action : list) texts.push_back(game_->action_text(state(), action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

Result<Playthrough::Move> Playthrough::apply(std::string_view text) {
  auto action = game_->parse_action(state(), text);
  if (!action) return action.error();
  return take(*action);
}

Result<Playthrough::Move> Playthrough::draw(Random& random) {
  const Seat seat = game_->to_act(state());
  if (seat == nobody) return Error{std::string(refusal_text(Refusal::game_over))};
  if (seat != chance_seat) return Error{"nothing is drawn now: a player is to decide"};
  return take(game_->draw(state(), random));
}

Result<Playthrough::Move> Playthrough::take(Action action) {
  Move move{game_->action_text(state(), action), {}};
  AnyState next = state();
  const Refusal refusal = game_->apply(next, action, &move.events);
  if (refusal != Refusal::none) {
    return Error{"'" + move.action + "' " + std::string(refusal_text(refusal))};
  }
  states_.push_back(next);
  history_.push_back(move);
  return move;
}

bool Playthrough::undo() {
  if (history_.empty()) return false;
  history_.pop_back();
  states_.pop_back();
  return true;
}

std::optional<Json> Playthrough::record() const {
  if (!setup_) return std::nullopt;
  Json actions = Json::array();
  for (const Move& move : history_) actions.push_back(move.action);
  return Json{{"game", game_->info().id},
              {"rules", game_->info().rules},
              {"options", setup_->options},
              {"seats", setup_->seats},
              {"deal", setup_->deal},
              {"actions", actions},
              {"result", result_json(*game_, state())}};
}

Result<const AnyGame*> named_game(const Json& json) {
  const Json& id = field(json, "game");
  if (!id.is_string()) return Error{"game: is missing"};
  const AnyGame* game = find_game(id.get_ref<const std::string&>());
  if (game == nullptr) {
    return Error{"game: there is no game '" + id.get_ref<const std::string&>().substr(0, 40) + "'"};
  }
  return game;
}

}  // namespace triclinium
