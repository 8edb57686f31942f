// The bots by name: five levels for people, three yardsticks for measuring.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "bots/settings.h"

namespace triclinium {

struct BotSpec {
  enum class Kind : std::uint8_t { random, greedy, search };
  Kind kind = Kind::random;
  int folly = 0;  // greedy: thousandths of the decisions made by lot
  SearchSettings search{};
};

inline constexpr std::array<std::string_view, 5> level_list{"tiro", "miles", "centurio", "legatus",
                                                            "imperator"};

// How each level plays; a game may have its own (bots/<game>/levels.h).
struct LevelTable {
  std::array<BotSpec, 5> levels;
};

// A plain information-set search: uniform random play to the end, nothing of the evaluation but the
// final points.
constexpr SearchSettings plain_search(std::uint32_t iterations) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.nodes = std::clamp(iterations * 16, 1u << 12, 1u << 21);
  settings.informed = false;
  settings.rollout_decisions = -1;
  settings.rollout_folly = 1000;
  return settings;
}

// The evaluation orders, judges and ends.
constexpr SearchSettings informed_search(std::uint32_t iterations) {
  SearchSettings settings;
  settings.iterations = iterations;
  settings.nodes = std::clamp(iterations * 32, 1u << 12, 1u << 21);
  settings.informed = true;
  settings.rollout_decisions = 0;
  settings.rollout_folly = 0;
  return settings;
}

constexpr LevelTable standard_levels{{{
    {BotSpec::Kind::greedy, 400, {}},
    {BotSpec::Kind::greedy, 0, {}},
    {BotSpec::Kind::search, 0, informed_search(60)},
    {BotSpec::Kind::search, 0, informed_search(400)},
    {BotSpec::Kind::search, 0, informed_search(3000)},
}}};

// "random", "greedy", "ismcts:N" or a level; nothing for any other name.
inline std::optional<BotSpec> bot_spec(std::string_view name, const LevelTable& table) {
  if (name == "random") return BotSpec{BotSpec::Kind::random, 0, {}};
  if (name == "greedy") return BotSpec{BotSpec::Kind::greedy, 0, {}};
  for (std::size_t i = 0; i < level_list.size(); ++i) {
    if (name == level_list[i]) return table.levels[i];
  }
  constexpr std::string_view prefix = "ismcts:";
  if (!name.starts_with(prefix)) return std::nullopt;
  const std::string_view digits = name.substr(prefix.size());
  std::uint32_t iterations = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  if (iterations < 1 || iterations > 10'000'000) return std::nullopt;
  return BotSpec{BotSpec::Kind::search, 0, plain_search(iterations)};
}

}  // namespace triclinium
