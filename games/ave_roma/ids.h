// The ids by which notation and faults name decks, locations and cards.
#pragma once

#include <string>
#include <string_view>

#include "games/ave_roma/meta.h"

namespace triclinium::ave_roma {

inline constexpr std::array<std::string_view, deck_count> deck_names{"area", "building", "war",
                                                                     "patron"};
inline constexpr std::string_view deck_letters = "ABWP";
inline constexpr std::array<std::string_view, location_count + 1> location_names{
    "quaestor",    "aedilis", "mercator", "propraetor", "legatus",
    "aedificator", "senatus", "roma",     "training"};

// "A06"; cards are numbered from 1 in their deck.
inline std::string card_name(Deck deck, int card) {
  return {deck_letters[code(deck)], static_cast<char>('0' + card / 10),
          static_cast<char>('0' + card % 10)};
}

}  // namespace triclinium::ave_roma
