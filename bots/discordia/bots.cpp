#include "bots/discordia/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

namespace {

// A few turns ahead the evaluation knows as much as play to the end.
constexpr SearchSettings style() {
  SearchSettings settings = guided_search(1);
  settings.temperature = 4.0f;
  settings.rollout_decisions = 15;
  return settings;
}
constexpr LevelTable levels = level_table(500, 150, style(), 60, 600, 20000);

}  // namespace

template <>
std::unique_ptr<AnyBot> make_bot_of<Discordia>(std::string_view name, std::uint64_t seed) {
  return make_game_bot<Discordia>(name, seed, levels);
}

}  // namespace triclinium
