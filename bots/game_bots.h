// The makers of every game's bots, each compiled in its own folder.
#pragma once

#include <memory>
#include <string_view>

#include "bots/any_bot.h"

namespace triclinium {

std::unique_ptr<AnyBot> make_toy_bot(std::string_view name, std::uint64_t seed);
std::unique_ptr<AnyBot> make_carpe_diem_bot(std::string_view name, std::uint64_t seed);
std::unique_ptr<AnyBot> make_discordia_bot(std::string_view name, std::uint64_t seed);
std::unique_ptr<AnyBot> make_ave_roma_bot(std::string_view name, std::uint64_t seed);

}  // namespace triclinium
