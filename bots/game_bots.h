// The maker of a game's bots, compiled in bots/<game>/bots.cpp. For a game without that file the
// build makes one from bots/bots.cpp.in: its levels are the standard ones, its evaluation the
// general one.
#pragma once

#include <memory>
#include <string_view>

#include "bots/any_bot.h"
#include "engine/game.h"

namespace triclinium {

template <Game G>
std::unique_ptr<AnyBot> make_bot_of(std::string_view name, std::uint64_t seed);

}  // namespace triclinium
