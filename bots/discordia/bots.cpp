#include "bots/discordia/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

namespace {

// Positions are quick to judge here, so the same time allows more iterations.
constexpr LevelTable levels = level_table(500, 150, informed_search(1), 150, 1000, 8000);

}  // namespace

std::unique_ptr<AnyBot> make_discordia_bot(std::string_view name, std::uint64_t seed) {
  return make_game_bot<Discordia>(name, seed, levels);
}

}  // namespace triclinium
