// What the rulebook of Discordia leaves open, in one place: each ruling that is more than the order
// of things is a constant or a function here. The player's help names all of them (locales,
// "rules", "Ruling").
//
// Settled where they are done, without code of their own: DI-7 and DI-14 (setup.cpp, year.cpp),
// DI-15 (apply.cpp), DI-28, DI-29 and DI-42 (city.cpp, bonus.cpp), DI-41 (city.cpp), DI-43
// (legal.cpp, bonus.cpp), DI-45 to DI-48 (legal.cpp, bonus.cpp), DI-54 to DI-57 and DI-62
// (year.cpp, scoring.cpp), DI-74 (chance.cpp, year.cpp). By table: the order of the boat's bonuses
// (DI-31, `season_bonus`) and what the Decree spaces give (DI-34, `decree_column`).
#pragma once

#include <algorithm>

namespace triclinium::discordia::rulings {

// DI-26: the rulebook says "1 or 2 Stars"; more is never worse, so two are taken where two are
// left.
inline constexpr int stars_of_the_action = 2;

// DI-24: spaces that an Expedition or Development tile adds to its track.
inline constexpr int spaces_per_tile = 2;

// DI-34: Decree spaces of a City Map.
inline constexpr int decree_spaces = 4;

// DI-72: the rulebook pictures one Janus Tile that is shuffled again; 12 of the 14 show a die.
inline constexpr int reshuffling_janus_tiles = 2;

// DI-1: the workers of the later edition, 35 of each colour, as an option.
inline constexpr int workers_of_2023 = 140;

// DI-44, DI-51, DI-54: a draw from a short bag takes what is there; the rest lapses.
constexpr int drawn(int wanted, int in_the_bag) { return std::min(wanted, in_the_bag); }

}  // namespace triclinium::discordia::rulings
