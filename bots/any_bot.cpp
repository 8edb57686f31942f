#include "bots/any_bot.h"

#include "bots/game_bots.h"
#include "bots/levels.h"

namespace triclinium {

std::span<const std::string_view> level_names() { return level_list; }

bool is_bot_name(std::string_view name) { return bot_spec(name, standard_levels).has_value(); }

std::unique_ptr<AnyBot> make_bot(std::string_view game_id, std::string_view name,
                                 std::uint64_t seed) {
  if (game_id == "toy") return make_toy_bot(name, seed);
  if (game_id == "carpe-diem") return make_carpe_diem_bot(name, seed);
  if (game_id == "discordia") return make_discordia_bot(name, seed);
  if (game_id == "ave-roma") return make_ave_roma_bot(name, seed);
  return nullptr;
}

}  // namespace triclinium
