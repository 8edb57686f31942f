// Every game's notation, and the way from a game's id to its type.
#pragma once

#include "codec/adapter.h"
#include "codec/ave_roma/codec.h"
#include "codec/carpe_diem/codec.h"
#include "codec/discordia/codec.h"
#include "codec/game_codec.h"
#include "games/registry.h"

namespace triclinium {

// Each game of games/registry.h has its notation, under the same id.
template <Game... Gs>
consteval bool all_have_codecs(GameList<Gs...>) {
  static_assert((GameCodec<Gs> && ...),
                "a game of games/registry.h lacks part of its Codec: see codec/game_codec.h");
  return ((Codec<Gs>::id == game_id<Gs>) && ...);
}
static_assert(all_have_codecs(AllGames{}), "a Codec's id is not that of games/registry.h");

// Calls visit.template operator()<G>() for the game with this id; false if there is none.
template <class Visit>
bool visit_game(std::string_view id, Visit visit) {
  bool found = false;
  for_each_game([&]<Game G>() {
    if (Codec<G>::id != id) return;
    found = true;
    visit.template operator()<G>();
  });
  return found;
}

}  // namespace triclinium
