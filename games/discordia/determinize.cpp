// The same position with everything drawn anew that nobody can know. All seats know the same.
#include <algorithm>

#include "games/discordia/discordia.h"
#include "games/discordia/tables.h"

namespace triclinium {

using namespace discordia;

namespace {

// Face-down Germanic Tiles of one stack, out of all that were not yet seen (DI-3, DI-7).
void redraw(FixedVector<std::uint8_t, 4>& stack, std::uint32_t seen, Random& random) {
  for (int i = 0; i < stack.size(); ++i) {
    FixedVector<std::uint8_t, 6> unseen;
    const char back = germanic_tiles[stack[i]].back;
    for (int tile = 0; tile < 20; ++tile) {
      if (germanic_tiles[tile].back == back && !((seen >> tile) & 1)) {
        unseen.push_back(static_cast<std::uint8_t>(tile));
      }
    }
    stack[i] = unseen[static_cast<int>(random.bounded(static_cast<std::uint32_t>(unseen.size())))];
    seen |= std::uint32_t{1} << stack[i];
  }
}

}  // namespace

Discordia::State Discordia::determinize(const State& state, Seat, Random& random) {
  State other = state;
  // Sorted first: what comes out must not depend on the true order.
  std::sort(other.pile.begin(), other.pile.end());
  std::sort(other.janus.begin(), other.janus.end());
  random.shuffle(other.pile.begin(), other.pile.end());
  random.shuffle(other.janus.begin(), other.janus.end());
  std::uint32_t seen = state.removed_germanic;
  for (std::uint8_t open : {state.open_left, state.open_right}) {
    if (open != none) seen |= std::uint32_t{1} << open;
  }
  redraw(other.germanic_left, seen, random);
  redraw(other.germanic_right, seen, random);
  return other;
}

}  // namespace triclinium
