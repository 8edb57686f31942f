// Bots for any game behind one interface: what server, terminal and matches use.
//
// A bot is a value of its own: no globals, so different bots think in different threads at once.
// One bot is used by one thread at a time. It may be made anew for every decision; kept for a whole
// game it remembers within a turn what it has thought already.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/bot.h"
#include "engine/any_state.h"

namespace triclinium {

// Runs job(data, i) for all i in 0 … jobs−1, at once where it can. Threads belong to the caller.
struct Parallel {
  void (*run)(int jobs, void (*job)(void* data, int i), void* data) = nullptr;
  int threads = 1;
};

class AnyBot {
 public:
  virtual ~AnyBot() = default;

  // The bot's answer at a player's decision. It looks at nothing that the seat to act cannot see.
  virtual Choice choose(const AnyState& state, const Limits& limits = {}) = 0;
  // What it thought of every legal action of the last choice, in the order of the rules.
  virtual std::span<const Candidate> candidates() const = 0;
  // Expected points as the game counts its result.
  virtual float score_of(float points) const = 0;
  // Lets searches think in several threads. The choice then depends on the number of threads.
  virtual void use(const Parallel& parallel) = 0;
};

// "tiro", "miles", "centurio", "legatus", "imperator": from the weakest to the strongest.
std::span<const std::string_view> level_names();

// Whether make_bot knows the name: a level, "random", "greedy" or "ismcts:N".
bool is_bot_name(std::string_view name);

// Null if there is no such game or no such bot. The same seed and the same sight give the same
// choice, as long as nothing but iterations limits it and it thinks in one thread.
std::unique_ptr<AnyBot> make_bot(std::string_view game, std::string_view name, std::uint64_t seed);

}  // namespace triclinium
