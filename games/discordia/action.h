// The answers to the questions of Discordia, and the questions.
#pragma once

#include "engine/action.h"
#include "games/discordia/state.h"

namespace triclinium::discordia {

// Arguments behind each kind; numbers of pieces as in pieces.h, of cards as in tables.h.
enum class ActionKind : std::uint8_t {
  tile,         // piece
  die,          // colour, value
  deploy,       // piece
  special,      // piece
  expand,       // Expansion
  develop,      //
  stars,        //
  boat,         //
  swap,         // Trading Tower (piece)
  decree,       // Decree
  use,          // Privilege
  done,         //
  free,         // the leftmost free space
  over,         // piece
  discard,      // the turned Ship leaves the game
  send,         // colour, number
  give_back,    // colour, number
  expedition,   // a Star onto the Expedition Path
  development,  // a Star onto the Development Track
  skip,         //
  tower,        // piece
  privilege,    // Privilege
  keep,         //
  tear,         // piece
  // Chance
  roll,   // red, yellow, blue
  draw,   // numbers of b, r, w, y
  janus,  // 14 Janus Tiles, top first: two a byte, the first one in the low four bits
};

// The kinds of question; texts in codec/discordia/names.cpp, in the same order.
enum class Decision : std::uint8_t {
  setup,
  roll,
  die,
  turn,
  place,
  send,
  give_back,
  star,
  tower,
  expansion,
  privilege,
  any_tile,
  deploy,
  decrees,
  now,
  tear,
  draw,
  janus,
  over,
};

// What is asked now.
constexpr Decision decision_of(const State& state) {
  if (state.stage == Stage::over) return Decision::over;
  if (state.pending.empty()) {
    if (state.stage == Stage::setup) return Decision::setup;
    if (state.rolled[0] == 0) return Decision::roll;
    return state.value == 0 ? Decision::die : Decision::turn;
  }
  switch (state.pending.back().kind) {
    case EffectKind::place:
      return Decision::place;
    case EffectKind::send:
      return Decision::send;
    case EffectKind::give:
    case EffectKind::give_back:
      return Decision::give_back;
    case EffectKind::star_expedition:
    case EffectKind::stars_either:
      return Decision::star;
    case EffectKind::take_tower:
    case EffectKind::build_tower:
      return Decision::tower;
    case EffectKind::take_any_expansion:
      return Decision::expansion;
    case EffectKind::take_any_privilege:
      return Decision::privilege;
    case EffectKind::take_any_city_tile:
      return Decision::any_tile;
    case EffectKind::deploy_any:
      return Decision::deploy;
    case EffectKind::decrees:
      return Decision::decrees;
    case EffectKind::now:
      return Decision::now;
    case EffectKind::draw:
      return Decision::draw;
    case EffectKind::janus:
      return Decision::janus;
    default:
      return Decision::tear;
  }
}

constexpr Seat to_act(const State& state) {
  if (state.active == nobody) return nobody;
  const Decision asked = decision_of(state);
  const bool chance =
      asked == Decision::roll || asked == Decision::draw || asked == Decision::janus;
  return chance ? chance_seat : state.active;
}

}  // namespace triclinium::discordia
