// Who plays a bot's seat: the seam between the tables and bots/.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/advice/advice.h"
#include "bots/review.h"
#include "codec/any_game.h"

namespace triclinium::server {

// A bot's choice and, if it searched, what it expects of it.
struct Advice {
  Action action;
  std::vector<double> expected;  // chance to win per seat, empty if unknown
  std::vector<double> scores;    // expected at the end per seat, empty if unknown
  std::int64_t visits = 0;
  std::vector<std::string> plan;  // of a hint: the rest of the turn, this action first
  Json reasons = Json::array();   // what the plan brings (apps/advice/advice.h)
};

// What a bot thinks of an action that was played; losses are against the best action.
struct Verdict {
  Action best;
  double loss = 0;        // chance to win, 0 … 1
  double score_loss = 0;  // of the expected score; below 0 where only the win matters
  std::vector<double> expected;
  std::vector<double> scores;  // both per seat, of the best action
};

// Used by one thread at a time. Kept for a turn it remembers what it has thought already; the seed
// differs from bot to bot, as people play.
class TableBot {
 public:
  // A level that this version no longer has plays at random: it must not stop a game.
  TableBot(const AnyGame& game, std::string level, std::uint64_t seed)
      : game_(game), level_(std::move(level)), seed_(seed) {}

  // `imagined` is a position that the seat to act holds possible: what is hidden from it has been
  // drawn anew.
  Advice choose(const AnyState& imagined, const Limits& limits);
  // The same for people, whatever the seed: by the search that reviews use, with the rest of the
  // turn.
  Advice hint(const AnyState& imagined, const Limits& limits);
  // Compares an action with the best by that search; nothing if this bot does not search.
  std::optional<Verdict> judge(const AnyState& imagined, Action played, const Limits& limits);

 private:
  AnyBot& bot();  // made by the first thought, since its memory is large
  std::vector<double> shares(const triclinium::Outcome& expected, const AnyState& state) const;
  std::vector<double> scores(const triclinium::Outcome& expected, const AnyState& state);

  const AnyGame& game_;
  std::string level_;
  std::uint64_t seed_;
  std::unique_ptr<AnyBot> bot_;
};

// Thinking on a worker thread ends when `stop` becomes true.
Limits until(const std::atomic<bool>& stop);

// A hint at `state` as people get it.
Json hint_json(const AnyGame& game, const AnyState& state, const Advice& advice);
// One row of a review: the action that was the `move`th of its game, played at `before`.
Json review_row(const AnyGame& game, const AnyState& before, std::size_t move, Action played,
                const Verdict& verdict);

// Levels of a game, weakest first; none if it has no bots.
std::vector<std::string> bot_levels(const AnyGame& game);
bool is_level(const AnyGame& game, std::string_view level);

}  // namespace triclinium::server
