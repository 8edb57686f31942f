#include "bots/ave_roma/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

namespace {

// A game has many decisions: rollouts over fifty of each seat say more than those to the end for
// the same time, and much more than shorter ones. They learn more from each other than elsewhere.
constexpr SearchSettings style() {
  SearchSettings settings = guided_search(1);
  settings.exploration = 1.0f;
  settings.prior_depth = 0;
  settings.rollout_decisions = 50;
  settings.rollout_lots = 8;
  return settings;
}
constexpr LevelTable levels = level_table(600, 300, style(), 60, 200, 5000);

}  // namespace

template <>
std::unique_ptr<AnyBot> make_bot_of<AveRoma>(std::string_view name, std::uint64_t seed) {
  return make_game_bot<AveRoma>(name, seed, levels);
}

}  // namespace triclinium
