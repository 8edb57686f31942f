// `triclinium record GAME`: bots play one game; its record goes to standard output.
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>

#include "apps/cli/command.h"
#include "bots/any_bot.h"
#include "codec/json_text.h"
#include "codec/playthrough.h"

namespace triclinium {

namespace {

struct RecordArguments {
  GameChoice choice;
  std::string bot = "random";
  std::string from;
  int digests = 0;
};

// {"0":"…","25":"…",…} and the end's: what a golden game is compared with.
Json digests_of(const Playthrough& playthrough, int every) {
  Json digests = Json::object();
  for (int move = 0; move <= playthrough.moves(); ++move) {
    if (move % every != 0 && move != playthrough.moves()) continue;
    digests[std::to_string(move)] =
        hex_text(playthrough.game().digest(playthrough.state_after(move)));
  }
  return digests;
}

// A game that the bot plays against itself.
Result<Playthrough> play_game(const RecordArguments& arguments) {
  const AnyGame& game = *arguments.choice.game;
  auto bot = make_bot(arguments.choice.id, arguments.bot, arguments.choice.seed);
  if (!bot) return Error{"there is no bot '" + arguments.bot + "' for " + game.info().title};
  Random random(arguments.choice.seed);
  auto playthrough =
      Playthrough::deal(game, arguments.choice.seats, arguments.choice.options, random);
  if (!playthrough) return playthrough;
  for (Seat seat = game.to_act(playthrough->state()); seat != nobody;
       seat = game.to_act(playthrough->state())) {
    const auto step = seat == chance_seat
                          ? playthrough->draw(random)
                          : playthrough->apply(game.action_text(
                                playthrough->state(), bot->choose(playthrough->state()).action));
    if (!step) return step.error();
  }
  return playthrough;
}

// The game of a record, so that it can be written with digests of the present rules.
Result<Playthrough> read_game(const RecordArguments& arguments) {
  const auto record = read_json_file(arguments.from);
  if (!record) return record.error();
  return Playthrough::replay(*arguments.choice.game, *record);
}

int run_record(RecordArguments& arguments) {
  if (!arguments.choice.resolve()) return exit_wrong_input;
  const auto playthrough = arguments.from.empty() ? play_game(arguments) : read_game(arguments);
  if (!playthrough) return fail(playthrough.error().message);
  Json record = *playthrough->record();
  if (arguments.digests > 0) record["digests"] = digests_of(*playthrough, arguments.digests);
  std::cout << record.dump() << '\n';
  return 0;
}

}  // namespace

Run define_record(CLI::App& app) {
  auto arguments = std::make_shared<RecordArguments>();
  arguments->choice.define(app);
  app.add_option("--bot", arguments->bot, "who plays all seats")->capture_default_str();
  app.add_option("--from", arguments->from, "no new game: read this record and write it again");
  app.add_option("--digests", arguments->digests, "add digests every so many actions")
      ->check(CLI::Range(1, 1000));
  return [arguments] { return run_record(*arguments); };
}

}  // namespace triclinium
