#include "games/carpe_diem/sound.h"

#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/ids.h"
#include "games/carpe_diem/rules.h"
#include "games/carpe_diem/scoring.h"

namespace triclinium::carpe_diem {
namespace {

// Whether the present turn's tile has left its blueprint.
bool tile_was_taken(Decision decision) {
  return decision == Decision::place || decision == Decision::craftsman ||
         decision == Decision::give_back;
}

// Turns of the present phase so far; the present one counts after `take`.
int turns_this_phase(const State& state) {
  switch (stage_of(state.decision)) {
    case Stage::setup:
      return 0;
    case Stage::building:
      return (state.round - 1) * state.seats +
             (state.to_act - state.start_player + state.seats) % state.seats +
             (tile_was_taken(state.decision) ? 1 : 0);
    default:
      return rounds * state.seats;
  }
}

// Tiles taken from a blueprint by players, or −1 if CD-24 does not allow so many empty slots.
int tiles_taken(const State& state, const std::array<TileId, blueprint_tiles>& slots) {
  int empty = 0;
  for (TileId tile : slots) empty += tile == 0;
  if (empty == blueprint_tiles) return state.seats;
  return empty < state.seats ? empty : -1;
}

// The place of a seat in player order at the set-up.
int first_order(const State& state, Seat seat) {
  const int first = state.start_player - (state.phase - 1);
  return ((seat - first) % state.seats + state.seats) % state.seats;
}

// Each tile lies in one place.
void check_components(const State& state, Faults& faults) {
  TileSet tiles_seen;
  const auto once = [&](TileId tile, const std::string& field) {
    if (tile == 0) return;
    if (tiles_seen.contains(tile))
      faults.fail(field, std::string(tile_name(tile)) + " is there twice");
    tiles_seen.insert(tile);
  };
  const auto once_each = [&](const auto& list, const std::string& field) {
    for (std::size_t i = 0; i < list.size(); ++i) once(list[i], item(field, i));
  };
  for (std::size_t i = 0; i < spaces; ++i) once_each(state.blueprints[i], item("blueprints", i));
  once_each(state.craftsman_row, "craftsman_row");
  for (TileId tile : state.white) once(tile, "white");
  for (TileId tile : state.black) once(tile, "black");
  once(state.tile, "tile");
  for (std::size_t s = 0; s < state.seats; ++s) {
    const Player& player = state.players[s];
    for (std::size_t cell = 0; cell < district_cells; ++cell)
      once(player.tiles[cell], player_field(s, "tiles." + cell_name(static_cast<int>(cell))));
    for (int tile = 1; tile <= tile_count; ++tile) {
      if (player.stored.contains(tile)) once(static_cast<TileId>(tile), player_field(s, "stored"));
    }
  }
}

// Stage, round, seats to act, patricians, tile in hand, pending rewards.
void check_flow(const State& state, Faults& faults) {
  const Stage stage = stage_of(state.decision);
  const bool building = stage == Stage::building;
  faults.require(stage != Stage::setup || state.phase == 1, "phase", "must be 1 in the set-up");
  faults.require(stage != Stage::over || state.phase == phases, "phase", "must be 4 at the end");
  faults.require((state.round > 0) == building, "round",
                 building ? "must be 1 to 7 in a building phase" : "must be 0 outside building");
  faults.require((state.tile != 0) == (state.decision == Decision::place), "tile",
                 state.tile != 0 ? "must be null unless a tile is to be placed"
                                 : "must be the tile to be placed");
  const bool waits = state.decision == Decision::place || state.decision == Decision::craftsman;
  faults.require(state.pending.empty() || waits, "pending",
                 "must be empty unless a craftsman is at work");
  faults.require(state.pending.empty() || state.tile == 0 || is_black(state.tile), "pending",
                 "must be empty while a blueprint's tile is placed");
  unsigned occupied = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    const std::uint8_t space = state.players[s].patrician;
    const bool placed = stage != Stage::setup ||
                        first_order(state, static_cast<Seat>(s)) < first_order(state, state.to_act);
    faults.require((space != no_space) == placed, player_field(s, "patrician"),
                   placed ? "must stand on a space" : "must be null before its start");
    if (space == no_space) continue;
    faults.require(stage != Stage::setup || (occupied >> space & 1) == 0,
                   player_field(s, "patrician"), "the space is occupied");
    occupied |= 1u << space;
  }
}

// Tiles taken, built, stored and in hand against the turns so far.
void check_tiles(const State& state, Faults& faults) {
  int taken = 0;
  for (std::size_t i = 0; i < spaces; ++i) {
    const int from_here = tiles_taken(state, state.blueprints[i]);
    faults.require(from_here >= 0, item("blueprints", i), "wrong number of empty slots");
    taken += from_here;
  }
  const int turns = turns_this_phase(state);
  faults.require(taken == turns, "blueprints", "tiles taken and turns so far do not agree");
  int held = state.tile != 0 ? 1 : 0;
  for (const Player& player : state.players) {
    held += std::popcount(player.district.built) + player.stored.size();
  }
  int given = (state.phase - 1) * rounds * state.seats + turns;
  for (TileId tile : state.craftsman_row) given += tile == 0;
  faults.require(held == given, "players",
                 "tiles built, stored and in hand do not agree with the turns so far");
}

// Markers, waiting seats and the present visit.
void check_forum(const State& state, Faults& faults) {
  const bool forum = stage_of(state.decision) == Stage::forum;
  const bool visiting = forum && state.decision != Decision::spot;
  faults.require(forum != state.forum_order.empty(), "forum_order",
                 forum ? "must name the waiting seats" : "must be empty outside the forum phase");
  if (!faults.ok()) return;
  faults.require(!forum || state.forum_order[0] == state.to_act, "to_act",
                 "must be the first seat of forum_order");
  for (Seat s = 0; s < state.seats; ++s) {
    int expected = state.decision == Decision::over ? phases : state.phase - 1;
    if (forum && !state.forum_order.contains(s)) ++expected;
    if (visiting && s == state.to_act) ++expected;
    faults.require(std::popcount(state.players[static_cast<std::size_t>(s)].markers) == expected,
                   "markers", "wrong number of markers of a seat");
  }
  faults.require(visiting == (state.visit_spot != no_spot), "visit",
                 visiting ? "must name the spot and its cards" : "must be null");
  if (!visiting || !faults.ok()) return;
  faults.require((state.actor().markers >> state.visit_spot & 1) != 0, "visit.spot",
                 "has no marker of the visiting seat");
  const Spot spot = spot_table[state.visit_spot];
  const CardId low = state.forum[spot.low];
  const CardId high = state.forum[spot.high];
  for (CardId card : state.visit_cards) {
    faults.require(card == low || card == high, "visit.cards", "must be cards beside the spot");
  }
  const bool first = state.decision == Decision::first;
  if (first) {
    faults.require(state.visit_cards == FixedVector<CardId, 2>{low, high}, "visit.cards",
                   "must be both cards of the spot, by space");
  }
  faults.require(state.decision == Decision::extra || state.fulfilled == 0, "visit.fulfilled",
                 "must be 0 before the card is resolved");
  faults.require(state.decision != Decision::pay || forum_card(state.visit_cards[0]).is_red(),
                 "visit.cards", "only a red card is paid");
}

// All cards once; those in hand against fountains built.
void check_fountains(const State& state, Faults& faults) {
  std::uint32_t seen = 0;
  const auto once = [&](FountainId card, const std::string& field) {
    if ((seen >> card & 1) != 0)
      faults.fail(field, std::string(fountain_card_name(card)) + " is there twice");
    seen |= 1u << card;
  };
  for (int i = 0; i < state.fountain_pile.size(); ++i)
    once(state.fountain_pile[i], item("fountain_pile", static_cast<std::size_t>(i)));
  for (int i = 0; i < state.fountain_returned.size(); ++i)
    once(state.fountain_returned[i].card(), item("fountain_returned", static_cast<std::size_t>(i)));
  for (std::size_t s = 0; s < state.seats; ++s) {
    for (std::uint32_t hand = state.players[s].fountains; hand != 0; hand &= hand - 1)
      once(static_cast<FountainId>(std::countr_zero(hand)), player_field(s, "fountains"));
  }
  faults.require(std::popcount(seen) == fountain_card_count, "fountain_pile",
                 "a fountain card is missing");
  for (Seat s = 0; s < state.seats; ++s) {
    const Player& player = state.players[static_cast<std::size_t>(s)];
    int expected = player.completed[static_cast<std::size_t>(Feature::fountain)];
    if (state.decision == Decision::give_back && s == state.to_act) ++expected;
    faults.require(std::popcount(player.fountains) == expected,
                   player_field(static_cast<std::size_t>(s), "fountains"),
                   "cards in hand and fountains built do not agree");
  }
}

// Points of the start and of the end.
void check_points(const State& state, Faults& faults) {
  for (Seat s = 0; s < state.seats; ++s) {
    const auto index = static_cast<std::size_t>(s);
    std::array<int, cause_count> expected{};
    expected[static_cast<std::size_t>(Cause::start)] =
        starting_points[state.seats][static_cast<std::size_t>(first_order(state, s))];
    if (state.decision == Decision::over) {
      final_points(state, s, [&](Cause cause, int points, const EventArgs&) {
        expected[static_cast<std::size_t>(cause)] += points;
      });
    }
    for (std::size_t c = 0; c < cause_count; ++c) {
      const Cause cause{static_cast<std::uint8_t>(c)};
      if (cause == Cause::forum || cause == Cause::penalty || cause == Cause::overflow) continue;
      faults.require(state.players[index].points[c] == expected[c],
                     player_field(index, "points." + std::string(cause_names[c])),
                     "must be " + std::to_string(expected[c]));
    }
  }
}

// At least two actions, unless the game is over.
void check_choices(const State& state, Faults& faults) {
  if (state.decision == Decision::over) return;
  ActionList list;
  CarpeDiem::legal_actions(state, list);
  faults.require(list.size() >= 2, "decision", "there are fewer than two actions");
}

// CD-26.
void check_sides(const Player& player, const std::array<std::uint8_t, district_cells>& rotations,
                 const std::string& field, Faults& faults) {
  const auto side = [&](int cell, int direction) {
    const auto c = static_cast<std::size_t>(cell);
    return tiles[player.tiles[c]].side(direction, rotations[c]);
  };
  for (int c = 0; c < district_cells && faults.ok(); ++c) {
    if (player.tiles[static_cast<std::size_t>(c)] == 0) continue;
    const std::string cell_field = field + "." + cell_name(c);
    const bool frame_is_grass = (row_of(c) > 0 || side(c, 0) == grass) &&
                                (column_of(c) < district_size - 1 || side(c, 1) == grass) &&
                                (row_of(c) < district_size - 1 || side(c, 2) == grass) &&
                                (column_of(c) > 0 || side(c, 3) == grass);
    faults.require(frame_is_grass, cell_field, "only grass may show to the frame");
    const auto matches = [&](int other, int direction) {
      return player.tiles[static_cast<std::size_t>(other)] == 0 ||
             side(c, direction) == side(other, direction ^ 2);
    };
    const bool joined = (column_of(c) == district_size - 1 || matches(c + district_size, 1)) &&
                        (row_of(c) == district_size - 1 || matches(c + 1, 2));
    faults.require(joined, cell_field, "a side does not match the neighbouring tile");
  }
}

}  // namespace

void build_district(Player& player, const std::array<std::uint8_t, district_cells>& rotations,
                    const std::string& field, Faults& faults) {
  check_sides(player, rotations, field, faults);
  if (!faults.ok()) return;
  District& district = player.district;
  for (std::size_t c = 0; c < district_cells; ++c) {
    const Tile& tile = tiles[player.tiles[c]];
    if (player.tiles[c] == 0) continue;
    district.add(tile, static_cast<int>(c), rotations[c]);
    player.chimneys = static_cast<std::uint8_t>(player.chimneys + tile.chimneys);
    if (tile.alone != Feature::none) ++player.completed[static_cast<std::size_t>(tile.alone)];
  }
  if (district.built == 0) return;
  if ((district.built >> shovel_cell & 1) == 0) {
    return faults.fail(field, "no tile on the shovel cell " + cell_name(shovel_cell));
  }
  Cells joined = bit(shovel_cell);
  for (Cells before = 0; before != joined;) {
    before = joined;
    const District part{.built = joined};
    joined |= part.frontier() & district.built;
  }
  faults.require(joined == district.built, field, "the tiles are not joined");
  for (std::size_t f = 0; f < spanning_types; ++f) {
    district.each_complete(Feature(f), [&](Cells) { ++player.completed[f]; });
  }
}

void check_sound(const State& state, Faults& faults) {
  for (const auto check : {check_components, check_flow, check_tiles, check_forum, check_fountains,
                           check_points, check_choices}) {
    check(state, faults);
    if (!faults.ok()) return;
  }
}

}  // namespace triclinium::carpe_diem
