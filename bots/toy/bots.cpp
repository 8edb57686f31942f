#include "bots/game_bot.h"
#include "bots/game_bots.h"
#include "bots/toy/evaluation.h"

namespace triclinium {

template <>
std::unique_ptr<AnyBot> make_bot_of<Toy>(std::string_view name, std::uint64_t seed) {
  return make_game_bot<Toy>(name, seed);
}

}  // namespace triclinium
