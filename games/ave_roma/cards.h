// What a card is; which there are stands in tables.h.
#pragma once

#include "games/ave_roma/meta.h"

namespace triclinium::ave_roma {

// Reconstructed names, except hannibal and colosseum.
enum class Building : std::uint8_t {
  taberna,
  insula,
  horreum,
  thermae,
  bibliotheca,
  portus,
  basilica,
  forum,
  colosseum,
  pons,
  theatrum,
  villa,
  circus_maximus,
  aquaeductus,
  pantheon,
};
enum class War : std::uint8_t {
  hannibal,
  spartacus,
  vercingetorix,
  pyrrhus,
  mithridates,
  arminius,
};
inline constexpr int building_pairs = 15;
inline constexpr int war_sets = 6;

// What a building gives with the second card of its pair (AR-32): a resource, surplus or a point.
enum class SetBonus : std::uint8_t { wood, stone, livestock, wheat, ore, wine, surplus, point };

struct AreaCard {
  std::array<Resource, 2> top;
  std::array<Resource, 2> bottom;
  Fragment fragment;
  Symbol symbol;
  std::uint8_t min_players;
};

struct BuildingCard {
  Building pair;
  Price price;
  std::uint8_t points;
  std::uint8_t influence;
  SetBonus bonus;
  Symbol symbol;
  std::uint8_t min_players;
};

struct WarCard {
  War set;
  Price price;
  std::uint8_t points;
  std::uint8_t influence;
  Symbol symbol;
  std::uint8_t min_players;
};

// AR-37: what an active patron does at its location.
enum class ModifierKind : std::uint8_t {
  gain_point,
  gain_2_denarii,
  gain_surplus,
  gain_area_resource,
  free_area_card,
  training_after,
  discount,
  surplus_for_resource,
  resource_for_surplus,
  buy_influence,
  free_movement,
  free_step,
  brown_up,
};
inline constexpr int modifier_kinds = 13;

struct Modifier {
  ModifierKind kind;
  Location location;
  Price pay{};  // buy_influence only
};

// AR-54: what a patron is worth at the end, active or passive.
enum class EndgameKind : std::uint8_t {
  political_levels,
  political_plus_1,
  per_active_patron,
  double_other_patron,
  first_in_area,
  area_plus_1,
  area_level_points,
  per_area_present,
  per_points_card,
  per_influence_card,
  icon_sets,
  pairs_of_icon,  // param: Symbol
  per_2_resources,
  per_resource,   // param: set of Resource
  per_card_type,  // param: Deck
};
inline constexpr int endgame_kinds = 15;

struct Endgame {
  EndgameKind kind;
  std::uint8_t param = 0;

  friend constexpr bool operator==(const Endgame&, const Endgame&) = default;
};

struct PatronCard {
  Price price;
  Modifier modifier;
  Endgame endgame;
  Symbol symbol;
  std::uint8_t min_players;
};

}  // namespace triclinium::ave_roma
