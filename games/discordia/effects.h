// The one vocabulary of what cards, spaces and events do. Tables list effects; the state keeps
// those that wait; bonus.cpp carries them out (DI-40).
#pragma once

#include <array>
#include <cstdint>

namespace triclinium::discordia {

// Texts in codec/discordia/names.cpp, in the same order. `n` is the effect's number.
enum class EffectKind : std::uint8_t {
  none,
  aqueduct,             // n steps
  take_star,            // from the Star Cult
  take_manipulator,     // from the supply
  swap,                 // n workers
  draw,                 // n workers from the bag
  give,                 // exactly n workers back: second half of a swap
  give_back,            // at most n workers
  star_expedition,      // a Star onto the Expedition Path
  stars_either,         // up to n Stars onto either track
  take_tower,           // may be waived
  build_tower,          // the boat's: not waived any more
  take_any_expansion,   //
  take_any_privilege,   //
  take_any_city_tile,   //
  deploy_any,           //
  place,                // piece n is in hand
  send,                 // workers go to piece n
  now,                  // Privilege n was won in a raid
  lose_star,            //
  aqueduct_back,        // n steps
  tear_down_city_tile,  //
  tear_down_tower,      //
  decrees,              // Decrees may be taken here
  ships,                // full Ships turn here
  janus,                // the Janus Tiles are shuffled again
  next,                 // the next seat of this stage
};
inline constexpr int effect_kinds = 27;

struct Effect {
  EffectKind kind = EffectKind::none;
  std::uint8_t n = 0;
  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// The effects of one thing, in the printed order (DI-48).
struct Effects {
  std::array<Effect, 3> items{};

  constexpr Effects() = default;
  constexpr Effects(Effect a) : items{a} {}
  constexpr Effects(Effect a, Effect b) : items{a, b} {}
  constexpr Effects(Effect a, Effect b, Effect c) : items{a, b, c} {}
};

namespace effect {
inline constexpr Effect aqueduct_1{EffectKind::aqueduct, 1};
inline constexpr Effect aqueduct_2{EffectKind::aqueduct, 2};
inline constexpr Effect take_star{EffectKind::take_star};
inline constexpr Effect take_manipulator{EffectKind::take_manipulator};
inline constexpr Effect swap_2{EffectKind::swap, 2};
inline constexpr Effect draw_1{EffectKind::draw, 1};
inline constexpr Effect draw_2{EffectKind::draw, 2};
inline constexpr Effect draw_3{EffectKind::draw, 3};
inline constexpr Effect return_1{EffectKind::give_back, 1};
inline constexpr Effect return_2{EffectKind::give_back, 2};
inline constexpr Effect return_3{EffectKind::give_back, 3};
inline constexpr Effect star_expedition{EffectKind::star_expedition};
inline constexpr Effect stars_either_2{EffectKind::stars_either, 2};
inline constexpr Effect take_tower{EffectKind::take_tower};
inline constexpr Effect build_tower{EffectKind::build_tower};
inline constexpr Effect take_any_expansion{EffectKind::take_any_expansion};
inline constexpr Effect take_any_privilege{EffectKind::take_any_privilege};
inline constexpr Effect take_any_city_tile{EffectKind::take_any_city_tile};
inline constexpr Effect deploy_any{EffectKind::deploy_any};
inline constexpr Effect lose_star_1{EffectKind::lose_star, 1};
inline constexpr Effect aqueduct_back_1{EffectKind::aqueduct_back, 1};
inline constexpr Effect aqueduct_back_2{EffectKind::aqueduct_back, 2};
inline constexpr Effect tear_down_city_tile_1{EffectKind::tear_down_city_tile, 1};
inline constexpr Effect tear_down_tower_1{EffectKind::tear_down_tower, 1};
}  // namespace effect

}  // namespace triclinium::discordia
