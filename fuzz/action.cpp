// The action parsers with arbitrary texts, at positions along a random game of every kind: a text
// is refused, or it is exactly the text of the action that it became.
#include <cstdlib>

#include "codec/playthrough.h"
#include "codec/registry.h"
#include "codec/toy/codec.h"

namespace {

using namespace triclinium;

struct Spot {
  const AnyGame* game;
  AnyState state;
};

// Every seventh position of one random game per game and number of seats.
std::vector<Spot> make_spots() {
  static const GameAdapter<Toy> toy;
  std::vector<const AnyGame*> games{&toy};
  games.insert(games.end(), all_games().begin(), all_games().end());
  std::vector<Spot> spots;
  for (const AnyGame* game : games) {
    Random random(1);
    auto playthrough = Playthrough::deal(*game, game->info().max_seats, Json::object(), random);
    for (int move = 0; playthrough && game->to_act(playthrough->state()) != nobody; ++move) {
      if (move % 7 == 0) spots.push_back({game, playthrough->state()});
      ActionList list;
      game->legal_actions(playthrough->state(), list);
      const bool chance = game->to_act(playthrough->state()) == chance_seat;
      const auto count = static_cast<std::uint32_t>(list.size());
      const auto step =
          chance ? playthrough->draw(random)
                 : playthrough->apply(game->action_text(
                       playthrough->state(), list[static_cast<int>(random.bounded(count))]));
      if (!step) std::abort();
    }
  }
  return spots;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<Spot> spots = make_spots();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Spot& spot : spots) {
    const auto action = spot.game->parse_action(spot.state, text);
    if (!action) {
      if (action.error().message.empty()) std::abort();
      continue;
    }
    if (spot.game->action_text(spot.state, *action) != text) std::abort();
    AnyState next = spot.state;
    if (spot.game->apply(next, *action, nullptr) != Refusal::none) std::abort();
  }
  return 0;
}
