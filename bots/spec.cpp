#include "bots/spec.h"

#include <charconv>

namespace triclinium {

namespace {

// "-1", "0.35": a sign, digits, perhaps a point and digits. Not every C++ library reads floats.
std::optional<float> decimal(std::string_view text) {
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (text.empty() || text.size() > 12) return std::nullopt;
  double value = 0;
  double unit = 0;  // of the next digit behind the point
  for (const char c : text) {
    if (c == '.' && unit == 0 && &c != text.data()) {
      unit = 0.1;
    } else if (c < '0' || c > '9') {
      return std::nullopt;
    } else if (unit == 0) {
      value = value * 10 + (c - '0');
    } else {
      value += unit * (c - '0');
      unit /= 10;
    }
  }
  return static_cast<float>(negative ? -value : value);
}

// Sets one part of a search from text such as "temperature=1.5"; false if there is no such part.
bool set_part(SearchSettings& settings, std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return false;
  const std::string_view key = text.substr(0, equals);
  const std::string_view digits = text.substr(equals + 1);
  const std::optional<float> number = decimal(digits);
  if (!number || *number < -1.0f || *number > 1e6f) return false;
  const float value = *number;
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

std::optional<BotSpec> search_spec(std::string_view name) {
  const bool informed = name.starts_with("search:");
  const bool guided = name.starts_with("guided:");
  if (!informed && !guided && !name.starts_with("ismcts:")) return std::nullopt;
  std::string_view rest = name.substr(7);
  const std::string_view digits = rest.substr(0, rest.find(':'));
  std::uint32_t iterations = 0;
  const char* const last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, iterations);
  if (error != std::errc{} || end != last) return std::nullopt;
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

}  // namespace

std::optional<BotSpec> bot_spec(std::string_view name, const LevelTable& table) {
  if (name == "random") return BotSpec{BotSpec::Kind::random, 0, {}};
  if (name == "greedy") return BotSpec{BotSpec::Kind::greedy, 0, {}};
  for (std::size_t i = 0; i < level_list.size(); ++i) {
    if (name == level_list[i]) return table.levels[i];
  }
  return search_spec(name);
}

}  // namespace triclinium
