#include "codec/registry.h"

#include <vector>

namespace triclinium {

std::span<const AnyGame* const> all_games() {
  static const std::vector<const AnyGame*> games{};
  return games;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games()) {
    if (game->info().id == id) return game;
  }
  return nullptr;
}

}  // namespace triclinium
