// All games as types: what templates over a game are instantiated with.
#pragma once

#include <string_view>

#include "engine/game.h"
#include "games/ave_roma/ave_roma.h"
#include "games/carpe_diem/carpe_diem.h"
#include "games/discordia/discordia.h"

namespace triclinium {

template <Game... Gs>
struct GameList {};

// The one list of games, with the ids by which notations, bots and tables find them. A game of this
// list has a Codec (included by codec/codecs.h) and plays by search even without an evaluation.
using AllGames = GameList<CarpeDiem, AveRoma, Discordia>;
template <Game G>
inline constexpr std::string_view game_id = "";
template <>
inline constexpr std::string_view game_id<CarpeDiem> = "carpe-diem";
template <>
inline constexpr std::string_view game_id<AveRoma> = "ave-roma";
template <>
inline constexpr std::string_view game_id<Discordia> = "discordia";

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
