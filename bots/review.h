// Reviews: what decisions cost against what a strong bot would have done.
#pragma once

#include "bots/any_bot.h"

namespace triclinium {

// One decision of a game, judged by a bot from the sight of the seat that took it.
struct Judgement {
  Seat seat = nobody;
  Action played;
  Action best;                   // the bot's own choice; `played` where that was as good
  float loss = 0;                // chance to win given away, 0 … 1
  float points_lost = 0;         // expected points given away; below 0 where only the win matters
  Outcome expected;              // of every seat, with the bot's own choice
  std::uint32_t iterations = 0;  // of that choice; 0: a bot that does not search compares nothing
};

// Judges the action played at a player's decision. Where the bot would have acted otherwise, both
// actions are examined evenly, and once more with greater effort, before the played one is blamed:
// a difference within the noise of the search costs nothing.
Judgement judge(AnyBot& bot, const AnyState& state, Seat seat, Action played,
                const Limits& limits = {});

}  // namespace triclinium
