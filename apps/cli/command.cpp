#include "apps/cli/command.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>

#include "bots/any_bot.h"
#include "codec/catalogue.h"
#include "codec/json_text.h"
#include "codec/registry.h"

namespace triclinium {

void GameChoice::define(CLI::App& app) {
  app.add_option("game", id, "which game: see `triclinium games`")->required();
  app.add_option("--seats", seats, "number of seats (default: the most)");
  app.add_option("--seed", seed, "everything random comes from this number")->capture_default_str();
  app.add_option("--options", options_text, "the game's options as JSON")->capture_default_str();
}

bool GameChoice::resolve() {
  game = require_game(id);
  if (game == nullptr) return false;
  const GameInfo& info = game->info();
  id = info.id;
  if (seats == 0) seats = info.max_seats;
  if (seats < info.min_seats || seats > info.max_seats) {
    fail("--seats: " + info.title + " takes " + std::to_string(info.min_seats) + " to " +
         std::to_string(info.max_seats) + " seats");
    return false;
  }
  const auto parsed = parse_json(options_text);
  if (!parsed) {
    fail("--options: " + parsed.error().message);
    return false;
  }
  const auto complete = game->complete_options(*parsed);
  if (!complete) {
    fail("--options: " + complete.error().message);
    return false;
  }
  options = *complete;
  return true;
}

int fail(const std::string& message) {
  std::string line = message;
  for (char& c : line) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  std::cerr << "triclinium: " << line << '\n';
  return exit_wrong_input;
}

Result<Json> read_json_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  if (!in) return Error{file + ": cannot be read"};
  auto json = parse_json(text.str());
  if (!json) return Error{file + ": " + json.error().message};
  return json;
}

std::string language_or_default(const std::string& language) {
  const std::vector<std::string> known = Catalogue::languages();
  std::string wanted = language;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (wanted.empty() && value != nullptr) wanted = value;
  }
  wanted = wanted.substr(0, 2);
  return std::find(known.begin(), known.end(), wanted) == known.end() ? "en" : wanted;
}

std::string bot_names() {
  std::string names = "random, greedy";
  for (std::string_view level : level_names()) names += ", " + std::string(level);
  return names + ", ismcts:N";
}

const AnyGame* require_game(const std::string& id) {
  // Folders and languages spell them with an underscore: ave_roma.
  std::string hyphened = id;
  std::replace(hyphened.begin(), hyphened.end(), '_', '-');
  const AnyGame* game = find_game(hyphened);
  if (game != nullptr) return game;
  std::string known;
  for (const AnyGame* other : all_games()) known += " " + other->info().id;
  fail("there is no game '" + id + "'; there are:" + known);
  return nullptr;
}

}  // namespace triclinium
