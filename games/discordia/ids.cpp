#include "games/discordia/ids.h"

#include "games/discordia/tables.h"

namespace triclinium::discordia {

std::string piece_name(Piece piece) {
  if (is_turned_ship(piece)) return std::string(city_tiles[front_of(piece)].id) + "b";
  if (is_trading_tower(piece)) return std::string(trading_towers[piece - first_trading_tower].id);
  if (is_tower(piece)) return std::string(military_towers[piece - first_military_tower].id);
  return std::string(city_tiles[piece].id);
}

}  // namespace triclinium::discordia
