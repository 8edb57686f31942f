#include "codec/registry.h"

#include <vector>

#include "codec/codecs.h"

namespace triclinium {

std::span<const AnyGame* const> all_games() {
  static const std::vector<const AnyGame*> games = [] {
    std::vector<const AnyGame*> list;
    for_each_game([&]<Game G>() {
      static const GameAdapter<G> adapter;
      list.push_back(&adapter);
    });
    return list;
  }();
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace triclinium
