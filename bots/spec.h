// Bots by name: the levels, and yardsticks for measuring with parts to try.
#pragma once

#include <optional>
#include <string_view>

#include "bots/levels.h"

namespace triclinium {

// "random", "greedy", a level, or a search: "ismcts:N", a plain one, "search:N", an informed one,
// "guided:N", one with rollouts to the end; searches may go on with parts to try, as in
// "search:2000:temperature=1.5:rollout=4". Nothing for any other name.
std::optional<BotSpec> bot_spec(std::string_view name, const LevelTable& table);

}  // namespace triclinium
