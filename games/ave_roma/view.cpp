#include "games/ave_roma/ave_roma.h"

namespace triclinium {

AveRoma::View AveRoma::view(const State& state, Observer observer) {
  using namespace ave_roma;
  View view{.open = state};
  view.sees_all = observer.sees_all;
  for (int deck = 0; deck < deck_count; ++deck) {
    view.open.decks[deck] = {};
    view.sizes[deck] = static_cast<std::uint8_t>(state.decks[deck].size());
    if (observer.sees_all) view.decks[deck] = state.decks[deck];
    // AR-70: the top cards of the building, war and patron decks lie face up.
    if (state.options.advanced && Deck(deck) != Deck::area && !state.decks[deck].empty())
      view.tops[deck] = state.decks[deck].back();
  }
  return view;
}

}  // namespace triclinium
