#include "bots/ave_roma/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

namespace {

// Turns branch widely and actions are long: looking a decision ahead has to do.
constexpr SearchSettings style() {
  SearchSettings settings = guided_search(1);
  settings.prior_depth = 1;
  return settings;
}
constexpr LevelTable levels = level_table(600, 300, style(), 100, 250, 2500);

}  // namespace

std::unique_ptr<AnyBot> make_ave_roma_bot(std::string_view name, std::uint64_t seed) {
  return make_game_bot<AveRoma>(name, seed, levels);
}

}  // namespace triclinium
