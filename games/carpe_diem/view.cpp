#include "games/carpe_diem/view.h"

#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/rules.h"

namespace triclinium::carpe_diem {
namespace {

PlayerView view_player(const Player& player, bool hand_open) {
  PlayerView view;
  view.board = player.board;
  view.frames = player.frames;
  view.patrician = player.patrician;
  for (std::size_t c = 0; c < district_cells; ++c) {
    const TileId tile = player.tiles[c];
    if (tile == 0) continue;
    const int rotation = player.district.rotation_at(static_cast<int>(c), tiles[tile]);
    view.tiles[c] = {tile, static_cast<std::uint8_t>(rotation)};
  }
  view.writs = player.writs();
  view.goods = player.goods;
  view.coins = player.coins;
  view.bread = player.bread;
  view.stored = player.stored;
  for (std::uint32_t hand = player.fountains; hand != 0; hand &= hand - 1) {
    view.fountains.push_back(hand_open ? static_cast<FountainId>(std::countr_zero(hand)) : 0);
  }
  view.points = player.points;
  view.vp = static_cast<std::int16_t>(player.score());
  return view;
}

}  // namespace

// CD-67: face-down tiles and cards are hidden from all, hands from the others until the end, and
// which card went back from all but its owner. Stored tiles were seen by all.
View make_view(const State& state, Observer observer) {
  View view;
  const bool over = state.decision == Decision::over;
  view.options = state.options;
  view.seats = state.seats;
  view.to_act = state.to_act;
  view.decision = state.decision;
  view.phase = state.phase;
  view.round = state.round;
  view.start_player = state.start_player;
  view.blueprints = state.blueprints;
  view.craftsman_row = state.craftsman_row;
  for (TileId tile : state.white) {
    if (tile != 0) view.white.push_back(observer.sees_all ? tile : 0);
  }
  for (TileId tile : state.black) {
    if (tile != 0) view.black.push_back(observer.sees_all ? tile : 0);
  }
  view.forum = state.forum;
  view.markers.fill(nobody);
  view.forum_order = state.forum_order;
  view.visit_spot = state.visit_spot;
  view.visit_cards = state.visit_cards;
  view.fulfilled = state.fulfilled;
  for (FountainId card : state.fountain_pile) {
    view.fountain_pile.push_back(observer.sees_all ? card : 0);
  }
  for (const ReturnedCard& entry : state.fountain_returned) {
    const bool open = observer.sees_hand_of(entry.seat());
    view.fountain_returned.push_back({entry.seat(), open ? entry.card() : FountainId{0}});
  }
  view.bar = state.bar;
  view.prestige = state.prestige;
  view.tile = state.tile;
  view.pending = state.pending;
  for (Seat s = 0; s < state.seats; ++s) {
    const Player& player = state.players[static_cast<std::size_t>(s)];
    view.players[static_cast<std::size_t>(s)] =
        view_player(player, over || observer.sees_hand_of(s));
    for (std::size_t spot = 0; spot < spots; ++spot) {
      if ((player.markers >> spot & 1) != 0) view.markers[spot] = s;
    }
  }
  if (over) view.standing = CarpeDiem::standing(state);
  return view;
}

}  // namespace triclinium::carpe_diem
