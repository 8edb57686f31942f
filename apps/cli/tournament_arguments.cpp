#include "apps/cli/tournament_arguments.h"

#include <signal.h>
#include <unistd.h>

#include <string_view>

#include "bots/any_bot.h"

namespace triclinium {

void TournamentArguments::define(CLI::App& app, const char* blocks_help) {
  app.add_option("game", choice.id, "which game: see `triclinium games`")->required();
  app.add_option("--blocks", blocks, blocks_help)
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 32))
      ->capture_default_str();
  app.add_option("--seed", choice.seed, "everything random comes from this number")
      ->capture_default_str();
  app.add_option("--options", choice.options_text, "the game's options as JSON")
      ->capture_default_str();
  app.add_option("--threads", threads, "how many threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_flag("--json", json, "print one JSON object");
}

bool TournamentArguments::resolve(int seats) {
  for (const std::string& name : bots) {
    if (is_bot_name(name)) continue;
    fail("--bots: there is no bot '" + name + "'; there are: " + bot_names());
    return false;
  }
  choice.seats = seats;
  if (!choice.resolve()) return false;
  if (make_bot(choice.id, "random", 1) != nullptr) return true;
  fail("there are no bots for " + choice.id);
  return false;
}

namespace {

volatile sig_atomic_t interrupted = 0;

void interrupt(int) {
  interrupted = 1;
  constexpr std::string_view message =
      "\nEnding after the games under way; press Ctrl-C again to leave at once.\n";
  [[maybe_unused]] const auto written = write(STDERR_FILENO, message.data(), message.size());
}

}  // namespace

Interruptible::Interruptible() {
  interrupted = 0;
  struct sigaction action{};
  action.sa_handler = interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
}

Interruptible::~Interruptible() { signal(SIGINT, SIG_DFL); }

bool Interruptible::asked() { return interrupted != 0; }

}  // namespace triclinium
