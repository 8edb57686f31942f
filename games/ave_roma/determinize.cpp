#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/pool.h"

namespace triclinium {

// Only the order of the decks is hidden and, with a number of cards, which ones were left out
// (AR-6); what lies face up on a deck stays (AR-70).
AveRoma::State AveRoma::determinize(const State& state, Seat, Random& random) {
  using namespace ave_roma;
  State other = state;
  std::array<CardSet, deck_count> seen = state.discarded;
  for (const Area& area : state.areas) seen[code(Deck::area)] |= bit(area.card);
  for (int row = 0; row < row_count; ++row) {
    for (CardId card : state.rows[row]) seen[code(row_decks[row])] |= bit(card);
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    for (int d = 0; d < 3; ++d) seen[d] |= player.cards[d];
    seen[code(Deck::patron)] |= player.patrons();
  }
  seen[code(Deck::patron)] |= bit(state.pending.patron);
  for (int d = 0; d < deck_count; ++d) {
    CardPile& pile = other.decks[d];
    CardId top = 0;
    if (state.options.advanced && Deck(d) != Deck::area && !pile.empty()) top = pile.back();
    const CardSet known = (seen[d] | bit(top)) & all_cards;
    CardSet hidden = draw_cards(state.options, Deck(d), state.seats, known, random) & ~known;
    pile.clear();
    for (; hidden != 0; hidden &= hidden - 1) pile.push_back(static_cast<CardId>(lowest(hidden)));
    random.shuffle(pile.begin(), pile.end());
    if (top != 0) pile.push_back(top);
  }
  return other;
}

}  // namespace triclinium
