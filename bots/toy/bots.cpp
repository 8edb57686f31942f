#include "bots/game_bot.h"
#include "bots/game_bots.h"
#include "bots/toy/evaluation.h"

namespace triclinium {

std::unique_ptr<AnyBot> make_toy_bot(std::string_view name, std::uint64_t seed) {
  return make_game_bot<Toy>(name, seed);
}

}  // namespace triclinium
