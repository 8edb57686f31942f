// What a bot says about a position, in the words of the notation: its choice, what it thinks of the
// other actions, and how it would go on. For hints, the engine protocol and bindings.
#pragma once

#include "bots/any_bot.h"
#include "codec/any_game.h"

namespace triclinium {

// How hints and reviews search: the strongest bot says nearly the same in a fraction of its usual
// time, and always the same of the same sight. So a plan is what the next hints will say, and a
// review does not blame what a hint advised.
inline Limits judging(Limits limits) {
  limits.iterations = 1'500;
  limits.seed = 1;
  return limits;
}

// The rest of a turn as one plan.
struct TurnPlan {
  std::vector<std::string> actions;  // the first one included
  // Why: {"key":"forecast","cause":…,"points":n}, what the seat's points if it ended now change by,
  // then {"key":"event",…} for what the plan does, as far as the seat can foresee it.
  Json reasons = Json::array();
};

// Goes on for the seat to act from its first action until its turn passes or something comes to
// light. `imagined` is a position that the seat holds possible.
TurnPlan plan_turn(const AnyGame& game, AnyBot& bot, const AnyState& imagined, Action first,
                   const Limits& limits);

// {"action","expected","scores","iterations","candidates":[…],"plan","reasons"}; a player must be
// to act. Candidates are the actions that were looked at, the most examined first.
Json advise(const AnyGame& game, AnyBot& bot, const AnyState& imagined, const Limits& limits = {});

// The adviser of an engine protocol (codec/protocol.h): makes the bot that is named.
Result<Json> advise_by_name(const AnyGame& game, const AnyState& imagined, std::string_view bot,
                            std::uint64_t seed, std::uint32_t iterations);

}  // namespace triclinium
