// The program `triclinium`: finds the subcommand and runs it.
#include <array>
#include <cstdio>
#include <exception>

#include "apps/cli/command.h"

namespace triclinium {
namespace {

constexpr std::array commands{
    Command{"play", "play a game in the terminal", define_play},
    Command{"replay", "tell a recorded game, or show a move of it", define_replay},
    Command{"games", "list the games", define_games},
    Command{"data", "print a game's components as JSON", define_data},
    Command{"engine", "speak the engine protocol on standard input and output", define_engine},
    Command{"playouts", "play random games and measure them", define_playouts},
    Command{"record", "let bots play one game and print its record", define_record},
    Command{"perft", "count decision sequences of a given length", define_perft},
    Command{"match", "let bots play one another and measure them", define_match},
    Command{"dataset", "write judged games as npz, Parquet or Arrow (by the Python package)",
            define_dataset},
    Command{"ladder", "rate the levels by their matches", define_ladder},
#ifdef TRICLINIUM_SERVER
    Command{"serve", "run the table server", define_serve},
    Command{"backup", "copy the server's data while it runs", define_backup},
    Command{"store", "check, repair or restore the server's data", define_store},
#endif
};

int run(int argc, char** argv) {
  CLI::App app("Three Roman board games: play them, measure them, talk to them.", "triclinium");
  app.set_version_flag("--version", TRICLINIUM_VERSION);
  std::array<Run, commands.size()> runs;
  std::array<CLI::App*, commands.size()> subcommands{};
  for (std::size_t i = 0; i < commands.size(); ++i) {
    subcommands[i] = app.add_subcommand(commands[i].name, commands[i].summary);
    runs[i] = commands[i].define(*subcommands[i]);
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);
    return fail(std::string(error.what()) + " (--help says more)");
  }
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (subcommands[i]->parsed()) return runs[i]();
  }
  return fail("a subcommand is needed (--help lists them)");
}

}  // namespace
}  // namespace triclinium

int main(int argc, char** argv) {
  try {
    return triclinium::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "triclinium: %s\n", error.what());
  } catch (...) {
    std::fputs("triclinium: an unknown fault\n", stderr);
  }
  return 1;
}
