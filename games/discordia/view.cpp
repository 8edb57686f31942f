#include <algorithm>

#include "games/discordia/discordia.h"

namespace triclinium {

using namespace discordia;

Discordia::View Discordia::view(const State& state, Observer observer) {
  View view{.open = state, .sees_all = observer.sees_all};
  if (observer.sees_all) return view;
  State& open = view.open;
  // Which tiles lie in these stacks is known, their order is not.
  std::sort(open.pile.begin(), open.pile.end());
  std::sort(open.janus.begin(), open.janus.end());
  // Of the Germanic Tiles the box keeps some, so not even the set is known.
  std::fill(open.germanic_left.begin(), open.germanic_left.end(), std::uint8_t{0});
  std::fill(open.germanic_right.begin(), open.germanic_right.end(), std::uint8_t{0});
  return view;
}

}  // namespace triclinium
