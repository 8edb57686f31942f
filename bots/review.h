// Hints and reviews: what a strong bot would do, and what other choices cost against it.
#pragma once

#include <vector>

#include "bots/any_bot.h"

namespace triclinium {

// One decision of a game, judged by a bot from the sight of the seat that took it.
struct Judgement {
  int move = 0;  // index of the action in the record
  Seat seat = nobody;
  Action played;
  Action best;               // the bot's own choice; `played` where that was as good
  float loss = 0;            // chance to win given away, 0 … 1
  float points_lost = 0;     // expected points given away; below 0 where only the win matters
  Outcome expected;          // of every seat, with the best action
  std::uint32_t visits = 0;  // how often the played action was examined
};

// Judges the action played at a player's decision. The bot must be a search: others compare
// nothing.
Judgement judge(AnyBot& bot, const AnyState& state, Seat seat, Action played,
                const Limits& limits = {});

// The `count` decisions that cost most, the costliest first; those that cost nothing are left out.
std::vector<Judgement> costliest(std::span<const Judgement> judgements, std::size_t count);

}  // namespace triclinium
