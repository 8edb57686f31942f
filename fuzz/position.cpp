// The position loaders with arbitrary JSON: whatever is accepted is written again as it was, has
// its questions answered, and can be played to its end.
#include <cstdlib>

#include "codec/json_text.h"
#include "codec/registry.h"
#include "codec/toy/codec.h"

namespace {

using namespace triclinium;

// A sound position cannot go on for ever.
constexpr int max_moves = 20000;

void play_to_the_end(const AnyGame& game, AnyState state) {
  Random random(1);
  for (int moves = 0; game.to_act(state) != nobody; ++moves) {
    if (moves > max_moves) std::abort();
    ActionList list;
    game.legal_actions(state, list);
    const bool chance = game.to_act(state) == chance_seat;
    if (!chance && list.size() < 2) std::abort();
    const Action action =
        chance ? game.draw(state, random)
               : list[static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())))];
    if (game.apply(state, action, nullptr) != Refusal::none) std::abort();
  }
}

void try_game(const AnyGame& game, const Json& json) {
  const auto state = game.load(json);
  if (!state) {
    if (state.error().message.empty()) std::abort();
    return;
  }
  const Json again = game.position(*state);
  if (again != json) std::abort();
  play_to_the_end(game, *state);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const GameAdapter<Toy> toy;
  const auto json = parse_json({reinterpret_cast<const char*>(data), size});
  if (!json) return 0;
  try_game(toy, *json);
  for (const AnyGame* game : all_games()) try_game(*game, *json);
  return 0;
}
