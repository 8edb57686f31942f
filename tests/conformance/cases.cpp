#include "tests/conformance/cases.h"

#include <algorithm>
#include <cctype>

#include "bots/any_bot.h"
#include "codec/registry.h"
#include "codec/toy/codec.h"

namespace triclinium {

namespace {

// Long lists of values (deck sizes) are tried at their ends.
Json some_values(const Json& values) {
  if (values.size() <= 5) return values;
  return {values[0], values[1], values[2], values[values.size() / 2], values.back()};
}

// The defaults, each other value of each option alone, and the last values of all together.
std::vector<Json> option_sets(const AnyGame& game) {
  const Json defaults = *game.complete_options(Json::object());
  std::vector<Json> sets{defaults};
  Json last = defaults;
  for (const auto& [key, option] : game.info().options.items()) {
    for (const Json& value : some_values(option["values"])) {
      Json options = defaults;
      options[key] = value;
      last[key] = value;
      sets.push_back(options);
    }
  }
  sets.push_back(last);
  std::vector<Json> different;
  for (const Json& set : sets) {
    if (std::find(different.begin(), different.end(), set) == different.end())
      different.push_back(set);
  }
  return different;
}

std::string label(const Case& which) {
  const Json defaults = *which.game->complete_options(Json::object());
  std::string text = which.game->info().id + "_" + std::to_string(which.seats) + "_seats";
  for (const auto& [key, value] : which.options.items()) {
    if (value == defaults[key]) continue;
    text += "_" + key + "_" + (value.is_string() ? value.get<std::string>() : value.dump());
  }
  if (which.play == Play::eventful) text += "_eventful";
  if (which.play == Play::greedy) text += "_greedy";
  return text;
}

// How much an answer makes happen in the turn: what it tells of, points too, and the most that the
// same seat's further answers can add. `left` bounds the positions that are looked at.
int happenings(const AnyGame& game, AnyState state, Action action, int& left) {
  const Seat seat = game.to_act(state);
  const int score = game.score(state, seat);
  std::vector<Event> events;
  game.apply(state, action, &events);
  --left;
  const int won = std::abs(game.score(state, seat) - score);
  int value = static_cast<int>(events.size()) + std::min(won, 8);
  if (game.to_act(state) != seat) return value;
  ActionList list;
  game.legal_actions(state, list);
  int most = 0;
  for (int i = 0; i < list.size() && left > 0; ++i)
    most = std::max(most, happenings(game, state, list[i], left));
  return value + 1 + most;
}

// The most eventful answer, one of them at random; now and then any, so that seeds differ.
Action most_eventful(const AnyGame& game, const AnyState& state, const ActionList& list,
                     Random& random) {
  const auto any = [&](int count) {
    return static_cast<int>(random.bounded(static_cast<std::uint32_t>(count)));
  };
  if (any(8) == 0) return list[any(list.size())];
  int most = -1;
  int equal = 0;
  Action best = list[0];
  for (Action action : list) {
    int left = 1 + 300 / list.size();
    const int value = happenings(game, state, action, left);
    if (value > most) equal = 0;
    if (value < most || any(++equal) != 0) continue;
    most = value;
    best = action;
  }
  return best;
}

}  // namespace

std::vector<Case> all_cases() {
  static const GameAdapter<Toy> toy;
  std::vector<const AnyGame*> games{&toy};
  games.insert(games.end(), all_games().begin(), all_games().end());
  std::vector<Case> cases;
  for (const AnyGame* game : games) {
    const std::vector<Json> sets = option_sets(*game);
    for (int seats = game->info().min_seats; seats <= game->info().max_seats; ++seats) {
      for (const Json& options : sets) {
        for (Play play : {Play::random, Play::eventful, Play::greedy}) {
          const bool possible =
              play != Play::greedy || make_bot(game->info().id, "greedy", 1) != nullptr;
          if (possible) cases.push_back({game, seats, options, play});
        }
      }
    }
  }
  return cases;
}

std::string case_name(const testing::TestParamInfo<Case>& info) {
  std::string name = label(info.param);
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

std::ostream& operator<<(std::ostream& out, const Case& which) { return out << label(which); }

Playthrough deal_case(const Case& which, std::uint64_t seed) {
  Random random(seed);
  auto playthrough = Playthrough::deal(*which.game, which.seats, which.options, random);
  if (!playthrough) {
    ADD_FAILURE() << playthrough.error().message;
    std::abort();
  }
  return std::move(*playthrough);
}

Playthrough play_case(const Case& which, std::uint64_t seed,
                      const std::function<void(const Playthrough&)>& visit) {
  Playthrough playthrough = deal_case(which, seed);
  Random random(mix64(seed));
  const AnyGame& game = *which.game;
  const auto bot = which.play == Play::greedy ? make_bot(game.info().id, "greedy", seed) : nullptr;
  const auto answer = [&] {
    if (bot) return bot->choose(playthrough.state()).action;
    ActionList list;
    game.legal_actions(playthrough.state(), list);
    if (which.play == Play::eventful) return most_eventful(game, playthrough.state(), list, random);
    return list[static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())))];
  };
  for (Seat seat = game.to_act(playthrough.state()); seat != nobody;
       seat = game.to_act(playthrough.state())) {
    if (visit) visit(playthrough);
    if (testing::Test::HasFatalFailure()) return playthrough;
    const auto step = seat == chance_seat
                          ? playthrough.draw(random)
                          : playthrough.apply(game.action_text(playthrough.state(), answer()));
    if (!step) ADD_FAILURE() << step.error().message;
    if (!step || playthrough.moves() > max_moves) return playthrough;
  }
  if (visit) visit(playthrough);
  return playthrough;
}

}  // namespace triclinium
