// All games as types: what templates over a game are instantiated with.
#pragma once

#include "engine/game.h"
#include "games/ave_roma/ave_roma.h"
#include "games/carpe_diem/carpe_diem.h"
#include "games/discordia/discordia.h"

namespace triclinium {

template <Game... Gs>
struct GameList {};

// The one list of games. Their notations are included by codec/codecs.h.
using AllGames = GameList<CarpeDiem, AveRoma, Discordia>;

template <class Visit, Game... Gs>
void for_each_game_of(GameList<Gs...>, Visit& visit) {
  (visit.template operator()<Gs>(), ...);
}

// Calls visit.template operator()<G>() for each game.
template <class Visit>
void for_each_game(Visit visit) {
  for_each_game_of(AllGames{}, visit);
}

}  // namespace triclinium
