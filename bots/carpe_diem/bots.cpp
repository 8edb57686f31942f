#include "bots/carpe_diem/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

namespace {

// Random play to the end tells more about a district than the evaluation does.
constexpr LevelTable levels = level_table(500, 150, guided_search(1), 60, 1000, 12000);

}  // namespace

template <>
std::unique_ptr<AnyBot> make_bot_of<CarpeDiem>(std::string_view name, std::uint64_t seed) {
  return make_game_bot<CarpeDiem>(name, seed, levels);
}

}  // namespace triclinium
