// Who plays a bot's seat: the seam between the tables and bots/.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/any_game.h"

namespace triclinium::server {

// A bot's choice and, if it searched, what it expects of it.
struct Advice {
  Action action;
  std::vector<double> expected;  // chance to win per seat, empty if unknown
  std::int64_t visits = 0;
};

// What a bot thinks of an action that was played; values are chances to win, 0 … 1.
struct Verdict {
  Action best;
  double best_value = 0;
  double played_value = 0;
  std::vector<double> expected;  // per seat, of the best action
};

class Bot {
 public:
  virtual ~Bot() = default;
  // `imagined` is a position that `seat` holds possible: what is hidden from it has been drawn
  // anew. A player of that seat is to act. Called on a worker thread; `stop` asks it to hurry.
  virtual Advice choose(const AnyGame& game, const AnyState& imagined, Seat seat, Random& random,
                        const std::atomic<bool>& stop) = 0;
  // Compares an action with the best; nothing if this bot does not search.
  virtual std::optional<Verdict> judge(const AnyGame&, const AnyState&, Seat, Action, Random&,
                                       const std::atomic<bool>&) {
    return std::nullopt;
  }
};

// Levels of a game, weakest first.
std::vector<std::string> bot_levels(const AnyGame& game);
bool is_level(const AnyGame& game, std::string_view level);
// Null if there is no such level.
std::unique_ptr<Bot> make_table_bot(const AnyGame& game, std::string_view level);

}  // namespace triclinium::server
