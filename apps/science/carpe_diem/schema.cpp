#include "apps/science/schema.h"

#include "apps/science/spaces.h"

namespace triclinium {

using namespace carpe_diem;

template <>
Json schema_of<CarpeDiem>() {
  Schema<SeenPlayer> player;
  player.field("east", &SeenPlayer::east, set_of(district_cells))
      .field("south", &SeenPlayer::south, set_of(district_cells))
      .field("built", &SeenPlayer::built, set_of(district_cells))
      .field("stored", &SeenPlayer::stored, set_of(tile_count + 1))
      .field("hand", &SeenPlayer::hand, set_of(fountain_card_count + 1))
      .field("markers", &SeenPlayer::markers, set_of(spots))
      .field("points", &SeenPlayer::points, amount)
      .field("coins", &SeenPlayer::coins, amount)
      .field("tiles", &SeenPlayer::tiles, id_of(tile_count + 1))
      .field("goods", &SeenPlayer::goods, amount)
      .field("bread", &SeenPlayer::bread, amount)
      .field("patrician", &SeenPlayer::patrician, id_of(spaces + 1))
      .field("board", &SeenPlayer::board, id_of(board_count + 1))
      .field("frames", &SeenPlayer::frames, id_of(frame_part_count + 1))
      .field("completed", &SeenPlayer::completed, amount)
      .field("chimneys", &SeenPlayer::chimneys, amount)
      .field("hand_size", &SeenPlayer::hand_size, amount)
      .field("prestige", &SeenPlayer::prestige, amount)
      .field("unused", &SeenPlayer::unused, amount);
  return Schema<Seen>()
      .field("players", &Seen::players, player)
      .field("blueprints", &Seen::blueprints, id_of(tile_count + 1))
      .field("craftsman_row", &Seen::craftsman_row, id_of(tile_count + 1))
      .field("forum", &Seen::forum, id_of(forum_card_count + 1))
      .field("bar", &Seen::bar, relative_seat)
      .field("forum_order", &Seen::forum_order, relative_seat)
      .field("visit_cards", &Seen::visit_cards, id_of(forum_card_count + 1))
      .field("pending", &Seen::pending, id_of(feature_types + 1))
      .field("returned_by", &Seen::returned_by, relative_seat)
      .field("returned", &Seen::returned, id_of(fountain_card_count + 1))
      .field("fountain_pile", &Seen::fountain_pile, amount)
      .field("visit_spot", &Seen::visit_spot, id_of(spots + 1))
      .field("fulfilled", &Seen::fulfilled, amount)
      .field("tile", &Seen::tile, id_of(tile_count + 1))
      .field("to_act", &Seen::to_act, relative_seat)
      .field("start_player", &Seen::start_player, relative_seat)
      .field("decision", &Seen::decision, id_of(static_cast<int>(Decision::over) + 1))
      .field("phase", &Seen::phase, amount)
      .field("round", &Seen::round, amount)
      .field("seats", &Seen::seats, amount)
      .field("edition_2018", &Seen::edition_2018, amount)
      .field("same_boards", &Seen::same_boards, amount)
      .field("star_path", &Seen::star_path, amount)
      .field("unused", &Seen::unused, amount)
      .json();
}

}  // namespace triclinium
