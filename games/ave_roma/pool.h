// Which cards are in the game (AR-2, AR-6): whole pairs and sets, by player number or by chance.
#pragma once

#include "engine/random.h"
#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// Cards that enter or leave a deck together.
constexpr int group_size(Deck deck) {
  return deck == Deck::building ? building_pair_size : deck == Deck::war ? war_set_size : 1;
}
constexpr CardSet group_of(Deck deck, int card) {
  const int size = group_size(deck);
  return (bit(size) - 1) << ((card - 1) / size * size + 1);
}
inline constexpr CardSet all_cards = (bit(deck_size) - 1) << 1;

// AR-2: the cards whose player number is at most the number of seats.
CardSet cards_for(Deck deck, int seats);
// The number of cards of a deck with these options.
int cards_in_game(const Options& options, Deck deck, int seats);
// A random choice of the cards in the game that contains those known to be in it.
CardSet draw_cards(const Options& options, Deck deck, int seats, CardSet known, Random& random);
// Whether a set of cards can be a deck with these options.
bool is_possible_deck(const Options& options, Deck deck, int seats, CardSet cards);

}  // namespace triclinium::ave_roma
