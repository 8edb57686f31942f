// What an observer may know of a position: everything except the order of the decks.
#pragma once

#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// Everything random of the set-up; decks with their first card first.
struct Deal {
  std::array<CardPile, deck_count> decks{};
  std::array<std::uint8_t, max_seats> boards{};  // rows of board_prices
  std::array<Seat, max_seats> order{};
};

struct View {
  State open;  // with all decks empty
  std::array<std::uint8_t, deck_count> sizes{};
  std::array<CardId, deck_count> tops{};  // AR-70: face up in the advanced game, else 0
  bool sees_all = false;
  std::array<CardPile, deck_count> decks{};  // only for Observer::everything()
};

}  // namespace triclinium::ave_roma
