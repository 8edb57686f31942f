// Writes the components of every game for the page: FOLDER/<game>/components.json.
//
// Together with them the proper names of cards, which are the same in every language.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "codec/catalogue.h"
#include "codec/registry.h"

namespace {

namespace fs = std::filesystem;
using triclinium::Json;

// Gives each row of `cards` that is named alike everywhere its name.
void add_names(Json& cards, const std::string& game) {
  for (Json& card : cards) {
    const std::string id = card.at("id");
    const auto key = "name." + id;
    const auto& english = triclinium::Catalogue::of("en", game);
    if (!english.has(key)) continue;
    const std::string name = english.text(key);
    bool proper = name.find('(') == std::string::npos;
    for (const std::string& language : triclinium::Catalogue::languages()) {
      proper &= triclinium::Catalogue::of(language, game).text(key) == name;
    }
    if (proper) card["name"] = name;
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: page_data FOLDER\n";
    return 2;
  }
  for (const triclinium::AnyGame* game : triclinium::all_games()) {
    std::string folder = game->info().id;
    for (char& letter : folder) letter = letter == '-' ? '_' : letter;
    const fs::path path = fs::path(arguments[1]) / folder / "components.json";
    // A game that the page draws as tables has no folder yet; its texts tell its numbers, too.
    fs::create_directories(path.parent_path());
    Json data = game->data();
    for (Json& table : data) {
      if (table.is_array() && !table.empty() && table[0].is_object() && table[0].contains("id")) {
        add_names(table, game->info().id);
      }
    }
    std::ofstream out(path, std::ios::binary);
    if (!(out << data.dump() << '\n')) {
      std::cerr << "cannot write " << path << "\n";
      return 1;
    }
  }
  return 0;
}
