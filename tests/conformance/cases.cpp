#include "tests/conformance/cases.h"

#include <algorithm>
#include <cctype>

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
  return text;
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
      for (const Json& options : sets) cases.push_back({game, seats, options});
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

Session deal_case(const Case& which, std::uint64_t seed) {
  Random random(seed);
  auto session = Session::deal(*which.game, which.seats, which.options, random);
  if (!session) {
    ADD_FAILURE() << session.error().message;
    std::abort();
  }
  return std::move(*session);
}

Session play_case(const Case& which, std::uint64_t seed,
                  const std::function<void(const Session&)>& visit) {
  Session session = deal_case(which, seed);
  Random random(mix64(seed));
  const AnyGame& game = *which.game;
  for (Seat seat = game.to_act(session.state()); seat != nobody;
       seat = game.to_act(session.state())) {
    if (visit) visit(session);
    if (testing::Test::HasFatalFailure()) return session;
    ActionList list;
    game.legal_actions(session.state(), list);
    const auto count = static_cast<std::uint32_t>(list.size());
    const auto step = seat == chance_seat
                          ? session.draw(random)
                          : session.apply(game.action_text(
                                session.state(), list[static_cast<int>(random.bounded(count))]));
    if (!step) ADD_FAILURE() << step.error().message;
    if (!step || session.moves() > max_moves) return session;
  }
  if (visit) visit(session);
  return session;
}

}  // namespace triclinium
