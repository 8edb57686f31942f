// All games, by id.
#pragma once

#include <span>
#include <string_view>

#include "codec/any_game.h"

namespace triclinium {

std::span<const AnyGame* const> all_games();
// Null if there is no such game.
const AnyGame* find_game(std::string_view id);

}  // namespace triclinium
