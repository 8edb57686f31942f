// `triclinium games` and `triclinium data GAME`.
#include <iostream>
#include <memory>

#include "apps/cli/command.h"
#include "codec/catalogue.h"
#include "codec/described.h"
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

// The numbered rules and the components in words: what tools/rules-readme writes into documents.
Json rules_text(const AnyGame& game, const std::string& language) {
  const Catalogue& words = Catalogue::of(language, game.info().id);
  return {{"rules", words.texts().value("rules", Json::object())},
          {"title", words.text("components.title")},
          {"sections", described_components(game.info().id, words, game.data())}};
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
  auto language = std::make_shared<std::string>();
  app.add_option("--words", *language, "what the rules text says of them, in this language: en, de")
      ->check(CLI::IsMember(Catalogue::languages()));
  return [id, language] {
    const AnyGame* game = require_game(*id);
    if (game == nullptr) return exit_wrong_input;
    const Json told = language->empty() ? game->data() : rules_text(*game, *language);
    std::cout << told.dump(1) << '\n';
    return 0;
  };
}

}  // namespace triclinium
