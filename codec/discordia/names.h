// Texts of the ids: components, rows, decisions, causes. Words for people are in the catalogues.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/discordia/discordia.h"
#include "games/discordia/ids.h"

namespace triclinium::discordia {

inline constexpr std::array<std::string_view, dice> die_names{"r", "y", "b"};
inline constexpr std::array<std::string_view, city_rows> row_names{"port", "fort", "marketplace",
                                                                   "farmland", "tower"};
inline constexpr std::array<std::string_view, 12> removal_names{
    "port",        "fort", "marketplace",    "farmland",      "expedition", "development",
    "manipulator", "star", "military_tower", "trading_tower", "decree",     "privilege"};
inline constexpr std::array<std::string_view, 5> stage_names{"setup", "turn", "raid", "shortage",
                                                             "over"};

std::string_view decision_name(Decision decision);
std::string_view event_name(EventKind kind);
std::string_view cause_name(Cause cause);
// develop_with_5; empty for no permanent bonus
std::string_view permanent_name(int bit);
// aqueduct_1, place KA5
std::string effect_name(Effect entry);

std::optional<Piece> find_piece(std::string_view name);
std::optional<Effect> find_effect(std::string_view text);

// The index of a name in a list of names, or of a row with this id in a table.
template <class Names>
std::optional<int> find_name(const Names& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<int>(i);
  }
  return std::nullopt;
}
template <class Rows>
std::optional<int> find_id(const Rows& rows, std::string_view name) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].id == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

}  // namespace triclinium::discordia
