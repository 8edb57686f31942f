// Every game's notation, and the way from a game's id to its type.
#pragma once

#include "codec/adapter.h"
#include "codec/ave_roma/codec.h"
#include "codec/carpe_diem/codec.h"
#include "codec/discordia/codec.h"
#include "games/registry.h"

namespace triclinium {

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
