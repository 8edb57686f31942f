#include "bots/carpe_diem/evaluation.h"
#include "bots/game_bot.h"
#include "bots/game_bots.h"

namespace triclinium {

std::unique_ptr<AnyBot> make_carpe_diem_bot(std::string_view name, std::uint64_t seed) {
  return make_game_bot<CarpeDiem>(name, seed);
}

}  // namespace triclinium
