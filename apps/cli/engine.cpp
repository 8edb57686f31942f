// `triclinium engine`: the protocol on standard input and output.
#include <iostream>

#include "apps/advice/advice.h"
#include "apps/cli/command.h"
#include "codec/json_text.h"
#include "codec/protocol.h"
#include "codec/registry.h"

namespace triclinium {

namespace {

// Reads one line; of an overlong one only so much is kept that it is refused as too long.
bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
    if (c == '\n') return true;
    if (line.size() <= max_json_bytes) line.push_back(static_cast<char>(c));
  }
  return !line.empty();
}

int run_engine() {
  std::ios::sync_with_stdio(false);
  const auto games = all_games();
  Protocol playthrough({games.begin(), games.end()}, advise_by_name);
  std::string line;
  while (read_line(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << playthrough.answer_line(line) << '\n' << std::flush;
  }
  return 0;
}

}  // namespace

Run define_engine(CLI::App& app) {
  app.footer(
      "One JSON object per line in and out: {\"cmd\":\"COMMAND\",…}\n"
      "Commands (docs/engine-protocol.md has an example of each):\n"
      "  games      the games with their seats and options\n"
      "  new        a new game: game, seats, seed, options\n"
      "  deal       a record with its actions replayed: record\n"
      "  load       a position without its past: position\n"
      "  legal      who is to act, the question, the legal actions\n"
      "  apply      an action: action\n"
      "  draw       at a chance decision, an outcome: seed\n"
      "  position   the whole truth\n"
      "  record     the game so far\n"
      "  view       what a seat may know: seat (null: an onlooker)\n"
      "  prospects  what the rules foretell for a seat: seat\n"
      "  bot        what a bot would do: bot, seed, iterations\n"
      "  undo       one action back\n"
      "  digest     a number of the position\n");
  return run_engine;
}

}  // namespace triclinium
