// What an observer may know of a position, filled field by field. 0 stands for a hidden component.
#pragma once

#include "engine/standing.h"
#include "games/carpe_diem/state.h"

namespace triclinium::carpe_diem {

struct PlayerView {
  struct PlacedTile {
    TileId tile = 0;
    std::uint8_t rotation = 0;
  };
  std::uint8_t board = 0;
  std::array<std::uint8_t, 4> frames{};
  std::uint8_t patrician = no_space;
  std::array<PlacedTile, district_cells> tiles{};
  Cells writs = 0;
  std::array<std::uint8_t, good_types> goods{};
  std::uint16_t coins = 0;
  std::uint8_t bread = 0;
  TileSet stored;
  FixedVector<FountainId, fountain_card_count> fountains;  // hidden ones 0
  std::array<std::int16_t, cause_count> points{};
  std::int16_t vp = 0;
};

struct ReturnedView {
  Seat seat = 0;
  FountainId card = 0;
};

struct View {
  Options options;
  std::uint8_t seats = 0;
  Seat to_act = nobody;
  Decision decision = Decision::over;
  std::uint8_t phase = 1;
  std::uint8_t round = 0;
  Seat start_player = 0;
  std::array<std::array<TileId, blueprint_tiles>, spaces> blueprints{};
  std::array<TileId, craftsman_spaces> craftsman_row{};
  FixedVector<TileId, 2 * phase_tiles> white;
  FixedVector<TileId, phase_tiles> black;
  std::array<CardId, forum_spaces> forum{};
  std::array<Seat, spots> markers{};  // owner of the marker on each spot, or nobody
  FixedVector<Seat, max_seats> forum_order;
  std::uint8_t visit_spot = no_spot;
  FixedVector<CardId, 2> visit_cards;
  std::uint8_t fulfilled = 0;
  FixedVector<FountainId, fountain_card_count> fountain_pile;
  FixedVector<ReturnedView, fountain_card_count> fountain_returned;
  FixedVector<Seat, max_seats> bar;
  std::array<std::uint8_t, max_seats> prestige{};
  TileId tile = 0;
  PendingRewards pending;  // the next one last
  std::array<PlayerView, max_seats> players{};
  Standing standing;  // once over
};

View make_view(const State& state, Observer observer);

}  // namespace triclinium::carpe_diem
