#include "bots/discordia/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

std::unique_ptr<AnyBot> make_discordia_bot(std::string_view name, std::uint64_t seed) {
  return make_game_bot<Discordia>(name, seed);
}

}  // namespace triclinium
