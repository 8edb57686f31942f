// The position loaders with arbitrary JSON: whatever is accepted is written again as it was, has
// its questions answered, and can be played to its end.
#include <algorithm>
#include <cstdlib>
#include <vector>

#include "codec/json_text.h"
#include "codec/registry.h"
#include "codec/toy/codec.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

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

// All values of a position that hold no others.
void collect_leaves(Json& node, std::vector<Json*>& leaves) {
  if (!node.is_structured() || node.empty()) {
    leaves.push_back(&node);
    return;
  }
  for (Json& child : node) collect_leaves(child, leaves);
}

// Changes a leaf: a number by a little, or anything into what stands elsewhere in the position.
void mutate(Json& position, Random& random) {
  std::vector<Json*> leaves;
  collect_leaves(position, leaves);
  const auto any = [&] {
    return leaves[random.bounded(static_cast<std::uint32_t>(leaves.size()))];
  };
  Json& leaf = *any();
  if (leaf.is_number_integer() && random.bounded(2) == 0) {
    leaf = leaf.get<std::int64_t>() % 1000 + static_cast<int>(random.bounded(5)) - 2;
  } else if (random.bounded(8) == 0) {
    leaf = nullptr;
  } else {
    std::swap(leaf, *any());
  }
}

}  // namespace

// Bytes at random hardly ever are a position: mutations work on the JSON instead.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned seed) {
  auto json = parse_json({reinterpret_cast<const char*>(data), size});
  if (!json || !json->is_object() || json->empty()) return LLVMFuzzerMutate(data, size, max_size);
  Random random(seed);
  for (std::uint32_t changes = 1 + random.bounded(3); changes > 0; --changes) {
    mutate(*json, random);
  }
  const std::string text = dump_json(*json);
  if (text.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const GameAdapter<Toy> toy;
  const auto json = parse_json({reinterpret_cast<const char*>(data), size});
  if (!json) return 0;
  try_game(toy, *json);
  for (const AnyGame* game : all_games()) try_game(*game, *json);
  return 0;
}
