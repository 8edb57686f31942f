#include "bots/any_bot.h"

#include "bots/game_bots.h"
#include "bots/spec.h"
#include "games/registry.h"
#include "games/toy/toy.h"

namespace triclinium {

std::span<const std::string_view> level_names() { return level_list; }

bool is_bot_name(std::string_view name) { return bot_spec(name, standard_levels).has_value(); }

std::unique_ptr<AnyBot> make_bot(std::string_view id, std::string_view name, std::uint64_t seed) {
#ifndef TRICLINIUM_WITHOUT_TOY
  if (id == "toy") return make_bot_of<Toy>(name, seed);
#endif
  std::unique_ptr<AnyBot> bot;
  for_each_game([&]<Game G>() {
    if (game_id<G> == id) bot = make_bot_of<G>(name, seed);
  });
  return bot;
}

}  // namespace triclinium
