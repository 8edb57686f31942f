#include "bots/discordia/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

namespace {

// Play to the end by lot knows the sudden end of the game (DI-60) better than any estimate.
constexpr LevelTable levels = level_table(500, 150, guided_search(1), 40, 600, 10000);

}  // namespace

std::unique_ptr<AnyBot> make_discordia_bot(std::string_view name, std::uint64_t seed) {
  return make_game_bot<Discordia>(name, seed, levels);
}

}  // namespace triclinium
