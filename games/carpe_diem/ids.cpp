#include "games/carpe_diem/ids.h"

#include "games/carpe_diem/tables.h"

namespace triclinium::carpe_diem {

std::string_view tile_name(TileId tile) { return tile_rows[tile - 1u].id; }
std::string_view fountain_card_name(FountainId card) { return fountain_cards[card - 1u].id; }

}  // namespace triclinium::carpe_diem
