// `triclinium games` and `triclinium data GAME`.
#include <iostream>
#include <memory>

#include "apps/cli/command.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

void print_game(const GameInfo& info) {
  std::cout << info.id << ": " << info.title << ", " << info.min_seats;
  if (info.max_seats > info.min_seats) std::cout << " to " << info.max_seats;
  std::cout << (info.max_seats == 1 ? " seat" : " seats") << ", rules " << info.rules << '\n';
  for (const auto& [key, option] : info.options.items()) {
    std::cout << "  " << key << ": ";
    const char* separator = "";
    for (const Json& value : option["values"]) {
      std::cout << separator << value.dump() << (value == option["default"] ? " (default)" : "");
      separator = ", ";
    }
    std::cout << '\n';
  }
}

}  // namespace

Run define_games(CLI::App&) {
  return [] {
    for (const AnyGame* game : all_games()) print_game(game->info());
    return 0;
  };
}

Run define_data(CLI::App& app) {
  auto id = std::make_shared<std::string>();
  app.add_option("game", *id, "which game: see `triclinium games`")->required();
  return [id] {
    const AnyGame* game = require_game(*id);
    if (game == nullptr) return exit_wrong_input;
    std::cout << game->data().dump(1) << '\n';
    return 0;
  };
}

}  // namespace triclinium
