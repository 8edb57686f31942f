#include "apps/science/schema.h"

#include "apps/science/spaces.h"

namespace triclinium {

using namespace discordia;

namespace {

Schema<SeenPlayer> player_schema() {
  return Schema<SeenPlayer>()
      .field("privileges", &SeenPlayer::privileges, set_of(14))
      .field("used", &SeenPlayer::used, set_of(14))
      .field("reserve", &SeenPlayer::reserve, amount)
      .field("stars", &SeenPlayer::stars, amount)
      .field("aqueduct", &SeenPlayer::aqueduct, amount)
      .field("active_manipulators", &SeenPlayer::active_manipulators, amount)
      .field("used_manipulators", &SeenPlayer::used_manipulators, amount)
      .field("expansions", &SeenPlayer::expansions, amount)
      .field("expedition", &SeenPlayer::expedition, amount)
      .field("development", &SeenPlayer::development, amount)
      .field("decrees", &SeenPlayer::decrees, id_of(14 + 1))
      .field("first", &SeenPlayer::first, amount)
      .field("occupied", &SeenPlayer::occupied, amount)
      .field("manned", &SeenPlayer::manned, amount)
      .field("wild", &SeenPlayer::wild, set_of(worker_types))
      .field("unused", &SeenPlayer::unused, amount);
}

Schema<SeenSpace> space_schema() {
  return Schema<SeenSpace>()
      .field("piece", &SeenSpace::piece, id_of(pieces + 1))
      .field("workers", &SeenSpace::workers, set_of(2 * worker_types));
}

}  // namespace

template <>
Json schema_of<Discordia>() {
  return Schema<Seen>()
      .field("players", &Seen::players, player_schema())
      .field("pile", &Seen::pile, set_of(first_back))
      .field("fresh", &Seen::fresh, set_of(ships))
      .field("removed_germanic", &Seen::removed_germanic, set_of(20))
      .field("removed_towers", &Seen::removed_towers, set_of(16))
      .field("removed_decrees", &Seen::removed_decrees, set_of(14))
      .field("removed_privileges", &Seen::removed_privileges, set_of(14))
      .field("janus", &Seen::janus, set_of(14))
      .field("spaces", &Seen::spaces, space_schema())
      .field("pending", &Seen::pending, amount)
      .field("chosen", &Seen::chosen, amount)
      .field("action_tiles", &Seen::action_tiles, id_of(columns + 1))
      .field("display", &Seen::display, id_of(first_back + 1))
      .field("special", &Seen::special, id_of(pieces + 1))
      .field("military_towers", &Seen::military_towers, id_of(pieces + 1))
      .field("trading_towers", &Seen::trading_towers, id_of(pieces + 1))
      .field("decrees", &Seen::decrees, id_of(14 + 1))
      .field("privileges", &Seen::privileges, id_of(14 + 1))
      .field("bag", &Seen::bag, amount)
      .field("supply", &Seen::supply, amount)
      .field("rolled", &Seen::rolled, amount)
      .field("taken", &Seen::taken, id_of(dice + 1))
      .field("die", &Seen::die, id_of(dice + 1))
      .field("value", &Seen::value, amount)
      .field("main_done", &Seen::main_done, amount)
      .field("boat_done", &Seen::boat_done, amount)
      .field("swapped", &Seen::swapped, set_of(8))
      .field("manipulators", &Seen::manipulators, amount)
      .field("stars", &Seen::stars, amount)
      .field("germanic_left", &Seen::germanic_left, amount)
      .field("germanic_right", &Seen::germanic_right, amount)
      .field("open_left", &Seen::open_left, id_of(20 + 1))
      .field("open_right", &Seen::open_right, id_of(20 + 1))
      .field("open_janus", &Seen::open_janus, id_of(14 + 1))
      .field("to_act", &Seen::to_act, relative_seat)
      .field("active", &Seen::active, relative_seat)
      .field("start_player", &Seen::start_player, relative_seat)
      .field("decision", &Seen::decision, id_of(static_cast<int>(Decision::over) + 1))
      .field("stage", &Seen::stage, id_of(static_cast<int>(Stage::over) + 1))
      .field("year", &Seen::year, amount)
      .field("season", &Seen::season, amount)
      .field("workers", &Seen::workers, amount)
      .field("seats", &Seen::seats, amount)
      .field("unused", &Seen::unused, amount)
      .json();
}

}  // namespace triclinium
