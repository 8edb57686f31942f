// `triclinium play GAME --seats you,greedy,random`: a game in the terminal.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <random>
#include <sstream>

#include "apps/cli/command.h"
#include "apps/cli/terminal_game.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

struct PlayArguments {
  std::string game;
  std::vector<std::string> seats{"you", "greedy"};
  std::optional<std::uint64_t> seed;
  std::string options = "{}";
  std::string resume;
  std::string language;
};

// `--seats 3` is you against two of the usual bots.
std::vector<std::string> seats_of(const std::vector<std::string>& given) {
  if (given.size() != 1 || given[0].size() != 1 || given[0] < "1" || given[0] > "9") return given;
  std::vector<std::string> seats(static_cast<std::size_t>(given[0][0] - '0'), "greedy");
  seats[0] = "you";
  return seats;
}

// A seat is "you" or a bot's name; empty if all are.
std::string wrong_seat(const AnyGame& game, const std::vector<std::string>& seats) {
  for (const std::string& seat : seats) {
    if (seat != "you" && make_bot(game.info().id, seat, 0) == nullptr) return seat;
  }
  return "";
}

Result<Playthrough> resumed(const AnyGame& game, const std::string& file) {
  const auto record = read_json_file(file);
  if (!record) return record.error();
  auto playthrough = Playthrough::replay(game, *record);
  if (!playthrough) return Error{file + ": " + playthrough.error().message};
  return playthrough;
}

Result<Playthrough> begin(const AnyGame& game, const PlayArguments& arguments, std::uint64_t seed) {
  if (!arguments.resume.empty()) return resumed(game, arguments.resume);
  const auto options = parse_json(arguments.options);
  if (!options) return Error{"--options: " + options.error().message};
  Random random(seed);
  return Playthrough::deal(game, static_cast<int>(arguments.seats.size()), *options, random);
}

int run_play(PlayArguments& arguments) {
  const AnyGame* game = require_game(arguments.game);
  if (game == nullptr) return exit_wrong_input;
  arguments.seats = seats_of(arguments.seats);
  if (const std::string seat = wrong_seat(*game, arguments.seats); !seat.empty()) {
    return fail("--seats: " + game->info().title + " has no player '" + seat +
                "'; a seat is you or a bot: " + bot_names());
  }
  std::random_device device;
  const std::uint64_t seed =
      arguments.seed ? *arguments.seed : (std::uint64_t{device()} << 32 | device());
  auto playthrough = begin(*game, arguments, seed);
  if (!playthrough) return fail(playthrough.error().message);
  if (game->seats(playthrough->state()) != static_cast<int>(arguments.seats.size())) {
    return fail("--seats: the saved game has " + std::to_string(game->seats(playthrough->state())) +
                " seats");
  }
  TerminalGame(std::move(*playthrough), arguments.seats, seed,
               language_or_default(arguments.language), std::cin, std::cout, Paint::for_output())
      .run();
  return 0;
}

}  // namespace

Run define_play(CLI::App& app) {
  auto arguments = std::make_shared<PlayArguments>();
  app.add_option("game", arguments->game, "which game: see `triclinium games`")->required();
  app.add_option("--seats", arguments->seats,
                 "who plays: their number, or each one: you, or bots: " + bot_names())
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--seed", arguments->seed, "deal and bots come from this number");
  app.add_option("--options", arguments->options, "the game's options as JSON")
      ->capture_default_str();
  app.add_option("--resume", arguments->resume, "go on with a saved record");
  app.add_option("--lang", arguments->language, "en or de (default: that of the system)");
  return [arguments] { return run_play(*arguments); };
}

}  // namespace triclinium
