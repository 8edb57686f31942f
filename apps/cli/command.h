// What a subcommand is, and the few things that several of them share.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "codec/any_game.h"

namespace triclinium {

inline constexpr int exit_wrong_input = 2;

// Does the work once the arguments are read; returns the exit status.
using Run = std::function<int()>;

// A row of the table in main.cpp: `define` declares the options of its subcommand.
struct Command {
  const char* name;
  const char* summary;
  Run (*define)(CLI::App& app);
};

Run define_engine(CLI::App& app);
Run define_playouts(CLI::App& app);
Run define_perft(CLI::App& app);
Run define_match(CLI::App& app);
Run define_ladder(CLI::App& app);
Run define_dataset(CLI::App& app);
Run define_play(CLI::App& app);
Run define_record(CLI::App& app);
Run define_replay(CLI::App& app);
Run define_games(CLI::App& app);
Run define_data(CLI::App& app);
Run define_serve(CLI::App& app);
Run define_backup(CLI::App& app);
Run define_store(CLI::App& app);

// What a game starts from: GAME --seats --seed --options.
struct GameChoice {
  std::string id;
  int seats = 0;
  std::uint64_t seed = 1;
  std::string options_text = "{}";
  // Filled by resolve().
  const AnyGame* game = nullptr;
  Json options;

  void define(CLI::App& app);
  // Finds the game and completes the options; prints what is wrong and returns false otherwise.
  bool resolve();
};

// One line on standard error; returns the exit status for wrong input.
int fail(const std::string& message);

// The JSON of a file; the error names the file.
Result<Json> read_json_file(const std::string& file);

// A known language: the given one, or that of the environment, or English.
std::string language_or_default(const std::string& language);

// All names of bots, for messages.
std::string bot_names();

// The game with this id; otherwise prints which ones there are.
const AnyGame* require_game(const std::string& id);

}  // namespace triclinium
