// What `match` and `ladder` are told alike, and how they end.
#pragma once

#include "apps/cli/command.h"
#include "apps/cli/tournament.h"

namespace triclinium {

struct TournamentArguments {
  GameChoice choice;
  std::vector<std::string> bots;
  std::uint64_t blocks = 100;
  int threads = 1;
  bool json = false;

  // All but --bots, which each command explains itself.
  void define(CLI::App& app, const char* blocks_help);
  // Finds game and bots; prints what is wrong and returns false otherwise.
  bool resolve(int seats);
};

inline constexpr int exit_interrupted = 130;

// While it lives, the first Ctrl-C asks the tournaments to end after the games under way, so that
// what was played is reported; the second ends the program.
class Interruptible {
 public:
  Interruptible();
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

  // For Tournament::stop.
  static bool asked();
};

}  // namespace triclinium
