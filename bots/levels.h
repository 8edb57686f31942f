// The five levels for people: what each one's play is made of. Names are read in bots/spec.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
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
  settings.prior_depth = 2;
  return settings;
}

// The evaluation orders the actions; what they are worth is told by play by lot, with little that
// is seldom right and more and more of what turned out well.
constexpr SearchSettings guided_search(std::uint32_t iterations) {
  SearchSettings settings = informed_search(iterations);
  settings.rollout_decisions = -1;
  settings.rollout_folly = 1000;
  settings.rollout_redraws = 4;
  settings.rollout_lots = 4;
  return settings;
}

// Five levels: greedy play with some decisions by lot, twice, then searches with three budgets.
constexpr LevelTable level_table(int tiro_folly, int miles_folly, const SearchSettings& style,
                                 std::uint32_t centurio, std::uint32_t legatus,
                                 std::uint32_t imperator) {
  const auto search = [&style](std::uint32_t iterations) {
    SearchSettings settings = style;
    settings.iterations = iterations;
    settings.nodes = plain_search(iterations).nodes;
    return BotSpec{BotSpec::Kind::search, 0, settings};
  };
  return {{{{BotSpec::Kind::greedy, tiro_folly, {}},
            {BotSpec::Kind::greedy, miles_folly, {}},
            search(centurio),
            search(legatus),
            search(imperator)}}};
}

constexpr LevelTable standard_levels = level_table(500, 150, informed_search(1), 100, 600, 4000);

// For a game that tells its bots nothing: search with play by lot to the end.
constexpr LevelTable plain_levels = level_table(500, 150, plain_search(1), 100, 600, 4000);

}  // namespace triclinium
