// `triclinium perft GAME`: how many decision sequences of a given length there are.
#include <iostream>
#include <memory>

#include "apps/cli/command.h"
#include "bots/playout.h"
#include "codec/codecs.h"

namespace triclinium {

namespace {

struct PerftArguments {
  GameChoice choice;
  int depth = 0;
};

template <Game G>
std::uint64_t count_sequences(const PerftArguments& arguments) {
  const auto options = Codec<G>::parse_options(arguments.choice.options);
  Random random(arguments.choice.seed);
  const typename G::Deal deal = G::deal(*options, arguments.choice.seats, random);
  return perft<G>(begin_game<G>(*options, arguments.choice.seats, deal), arguments.depth,
                  arguments.choice.seed);
}

int run_perft(PerftArguments& arguments) {
  if (!arguments.choice.resolve()) return exit_wrong_input;
  visit_game(arguments.choice.id,
             [&]<Game G>() { std::cout << count_sequences<G>(arguments) << '\n'; });
  return 0;
}

}  // namespace

Run define_perft(CLI::App& app) {
  auto arguments = std::make_shared<PerftArguments>();
  arguments->choice.define(app);
  app.add_option("--depth", arguments->depth, "length of the sequences, in decisions of players")
      ->required()
      ->check(CLI::Range(0, 30));
  return [arguments] { return run_perft(*arguments); };
}

}  // namespace triclinium
