// Who plays a bot's seat: the seam between the tables and bots/.
#pragma once

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
  std::vector<double> expected;  // per seat, empty if unknown
  std::int64_t visits = 0;
};

class Bot {
 public:
  virtual ~Bot() = default;
  // `imagined` is a position that `seat` holds possible: what is hidden from it has been drawn
  // anew. A player of that seat is to act. Called on worker threads, one call at a time a bot.
  virtual Advice choose(const AnyGame& game, const AnyState& imagined, Seat seat,
                        Random& random) = 0;
};

// Levels of a game, weakest first.
std::vector<std::string> bot_levels(const AnyGame& game);
// Null if there is no such level.
std::unique_ptr<Bot> make_bot(const AnyGame& game, std::string_view level);

}  // namespace triclinium::server
