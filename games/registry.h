// All games as types: what templates over a game are instantiated with.
#pragma once

#include <string_view>

#include "engine/game.h"

namespace triclinium {

template <Game... Gs>
struct GameList {};

// A line per game; codec/registry.cpp has the same ones behind AnyGame.
using AllGames = GameList<>;

// Calls visit.template operator()<G>() for each game.
template <class Visit, Game... Gs>
void for_each_game(Visit visit, GameList<Gs...> = {}) {
  (visit.template operator()<Gs>(), ...);
}

}  // namespace triclinium
