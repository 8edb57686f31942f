// The bots by name: five levels for people, three yardsticks for measuring.
#pragma once

#include <algorithm>
#include <array>
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

// Sets one part of a search from text such as "temperature=1.5"; false if there is no such part.
inline bool set_part(SearchSettings& settings, std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view key = text.substr(0, equals);
  const std::string_view digits = text.substr(equals + 1);
  float value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc{} || end != digits.data() + digits.size()) return false;
  const bool sane = value >= -1.0f && value <= 1e6f;
  if (!sane) return false;
  if (key == "exploration")
    settings.exploration = value;
  else if (key == "win")
    settings.win_weight = value;
  else if (key == "temperature" && value > 0)
    settings.temperature = value;
  else if (key == "depth" && value >= 0 && value < 3)
    settings.prior_depth = static_cast<int>(value);
  else if (key == "look" && value >= 0 && value < 4)
    settings.rollout_look = static_cast<int>(value);
  else if (key == "caution")
    settings.caution = value;
  else if (key == "open" && value >= 0)
    settings.open_after = static_cast<std::uint32_t>(value);
  else if (key == "rollout")
    settings.rollout_decisions = static_cast<int>(value);
  else if (key == "folly" && value >= 0)
    settings.rollout_folly = static_cast<int>(value);
  else if (key == "branches" && value >= 1)
    settings.chance_branches = static_cast<int>(value);
  else if (key == "redraw" && value >= 0 && value < 100)
    settings.rollout_redraws = static_cast<int>(value);
  else if (key == "lots" && value >= 1 && value < 100)
    settings.rollout_lots = static_cast<int>(value);
  else if (key == "keep")
    settings.keep_tree = value != 0;
  else
    return false;
  return true;
}

// "ismcts:N", a plain search, "search:N", an informed one, or "guided:N", one with rollouts to the
// end; all may go on with parts to try: "search:2000:temperature=1.5:rollout=4".
inline std::optional<BotSpec> search_spec(std::string_view name) {
  const bool informed = name.starts_with("search:");
  const bool guided = name.starts_with("guided:");
  if (!informed && !guided && !name.starts_with("ismcts:")) return std::nullopt;
  std::string_view rest = name.substr(7);
  const std::string_view digits = rest.substr(0, rest.find(':'));
  std::uint32_t iterations = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), iterations);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  if (iterations < 1 || iterations > 10'000'000) return std::nullopt;
  BotSpec spec{BotSpec::Kind::search, 0, plain_search(iterations)};
  if (informed) spec.search = informed_search(iterations);
  if (guided) spec.search = guided_search(iterations);
  for (rest.remove_prefix(digits.size()); !rest.empty();) {
    rest.remove_prefix(1);
    const std::string_view part = rest.substr(0, rest.find(':'));
    if (!set_part(spec.search, part)) return std::nullopt;
    rest.remove_prefix(part.size());
  }
  return spec;
}

// "random", "greedy", "ismcts:N", "search:N", "guided:N" or a level; nothing for any other name.
inline std::optional<BotSpec> bot_spec(std::string_view name, const LevelTable& table) {
  if (name == "random") return BotSpec{BotSpec::Kind::random, 0, {}};
  if (name == "greedy") return BotSpec{BotSpec::Kind::greedy, 0, {}};
  for (std::size_t i = 0; i < level_list.size(); ++i) {
    if (name == level_list[i]) return table.levels[i];
  }
  return search_spec(name);
}

}  // namespace triclinium
