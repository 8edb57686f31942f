// The numbers of Discordia's actions.
#pragma once

#include "apps/science/numbering.h"
#include "games/discordia/discordia.h"

namespace triclinium {

template <>
struct Numbering<Discordia> {
  static constexpr int version = 1;

  static constexpr ArgumentRange city_tile{0, discordia::first_back - 1};
  static constexpr ArgumentRange piece{0, discordia::pieces - 1};
  static constexpr ArgumentRange tower{discordia::first_military_tower, discordia::pieces - 1};
  static constexpr ArgumentRange card{0, 13};
  static constexpr ArgumentRange colour{0, discordia::worker_types - 1};

  static constexpr KindTable<24> table{{{
      {"tile", discordia::ActionKind::tile, city_tile},
      {"die", discordia::ActionKind::die, {0, discordia::dice - 1}, {1, 6}},
      {"deploy", discordia::ActionKind::deploy, piece},
      {"special", discordia::ActionKind::special, piece},
      {"expand", discordia::ActionKind::expand, {0, discordia::expansion_kinds - 1}},
      {"develop", discordia::ActionKind::develop},
      {"stars", discordia::ActionKind::stars},
      {"boat", discordia::ActionKind::boat},
      {"swap",
       discordia::ActionKind::swap,
       {discordia::first_trading_tower, discordia::pieces - 1}},
      {"decree", discordia::ActionKind::decree, card},
      {"use", discordia::ActionKind::use, card},
      {"done", discordia::ActionKind::done},
      {"free", discordia::ActionKind::free},
      {"over", discordia::ActionKind::over, piece},
      {"discard", discordia::ActionKind::discard},
      {"send", discordia::ActionKind::send, colour, {0, 3}},
      // DI-51: at most as many as the aqueduct is long.
      {"give_back", discordia::ActionKind::give_back, colour, {0, discordia::aqueduct_top}},
      {"expedition", discordia::ActionKind::expedition},
      {"development", discordia::ActionKind::development},
      {"skip", discordia::ActionKind::skip},
      {"tower", discordia::ActionKind::tower, tower},
      {"privilege", discordia::ActionKind::privilege, card},
      {"keep", discordia::ActionKind::keep},
      {"tear", discordia::ActionKind::tear, piece},
  }}};
  static constexpr int size = table.size();
  static constexpr int number_of(const Action& action) { return table.number_of(action); }
  static constexpr Action action_of(int number) { return table.action_of(number); }
};
static_assert(Numbering<Discordia>::size == 726);

}  // namespace triclinium
