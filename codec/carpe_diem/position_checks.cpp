#include "codec/carpe_diem/position_checks.h"

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

}  // namespace

int first_order(const State& state, Seat seat) {
  const int first = state.start_player - (state.phase - 1);
  return ((seat - first) % state.seats + state.seats) % state.seats;
}

void check_flow(Reader& reader, const State& state) {
  const Stage stage = stage_of(state.decision);
  const bool building = stage == Stage::building;
  reader.require(stage != Stage::setup || state.phase == 1, "phase", "must be 1 in the set-up");
  reader.require(stage != Stage::over || state.phase == phases, "phase", "must be 4 at the end");
  reader.require((state.round > 0) == building, "round",
                 building ? "must be 1 to 7 in a building phase" : "must be 0 outside building");
  reader.require((state.tile != 0) == (state.decision == Decision::place), "tile",
                 state.tile != 0 ? "must be null unless a tile is to be placed"
                                 : "must be the tile to be placed");
  const bool waits = state.decision == Decision::place || state.decision == Decision::craftsman;
  reader.require(state.pending.empty() || waits, "pending",
                 "must be empty unless a craftsman is at work");
  reader.require(state.pending.empty() || state.tile == 0 || is_black(state.tile), "pending",
                 "must be empty while a blueprint's tile is placed");
  unsigned occupied = 0;
  for (std::size_t s = 0; s < state.seats; ++s) {
    const std::uint8_t space = state.players[s].patrician;
    const bool placed = stage != Stage::setup ||
                        first_order(state, static_cast<Seat>(s)) < first_order(state, state.to_act);
    reader.require((space != no_space) == placed, player_field(s, "patrician"),
                   placed ? "must stand on a space" : "must be null before its start");
    if (space == no_space) continue;
    reader.require(stage != Stage::setup || (occupied >> space & 1) == 0,
                   player_field(s, "patrician"), "the space is occupied");
    occupied |= 1u << space;
  }
}

void check_tiles(Reader& reader, const State& state) {
  int taken = 0;
  for (std::size_t i = 0; i < spaces; ++i) {
    const int from_here = tiles_taken(state, state.blueprints[i]);
    reader.require(from_here >= 0, item("blueprints", i), "wrong number of empty slots");
    taken += from_here;
  }
  const int turns = turns_this_phase(state);
  reader.require(taken == turns, "blueprints", "tiles taken and turns so far do not agree");
  int held = state.tile != 0 ? 1 : 0;
  for (const Player& player : state.players) {
    held += std::popcount(player.district.built) + player.stored.size();
  }
  int given = (state.phase - 1) * rounds * state.seats + turns;
  for (TileId tile : state.craftsman_row) given += tile == 0;
  reader.require(held == given, "players",
                 "tiles built, stored and in hand do not agree with the turns so far");
}

void check_forum(Reader& reader, const State& state) {
  const bool forum = stage_of(state.decision) == Stage::forum;
  const bool visiting = forum && state.decision != Decision::spot;
  reader.require(forum != state.forum_order.empty(), "forum_order",
                 forum ? "must name the waiting seats" : "must be empty outside the forum phase");
  if (!reader.ok()) return;
  reader.require(!forum || state.forum_order[0] == state.to_act, "to_act",
                 "must be the first seat of forum_order");
  for (Seat s = 0; s < state.seats; ++s) {
    int expected = state.decision == Decision::over ? phases : state.phase - 1;
    if (forum && !state.forum_order.contains(s)) ++expected;
    if (visiting && s == state.to_act) ++expected;
    reader.require(std::popcount(state.players[static_cast<std::size_t>(s)].markers) == expected,
                   "markers", "wrong number of markers of a seat");
  }
  reader.require(visiting == (state.visit_spot != no_spot), "visit",
                 visiting ? "must name the spot and its cards" : "must be null");
  if (!visiting || !reader.ok()) return;
  reader.require((state.actor().markers >> state.visit_spot & 1) != 0, "visit.spot",
                 "has no marker of the visiting seat");
  const Spot spot = spot_table[state.visit_spot];
  const CardId low = state.forum[spot.low];
  const CardId high = state.forum[spot.high];
  for (CardId card : state.visit_cards) {
    reader.require(card == low || card == high, "visit.cards", "must be cards beside the spot");
  }
  const bool first = state.decision == Decision::first;
  if (first) {
    reader.require(state.visit_cards == FixedVector<CardId, 2>{low, high}, "visit.cards",
                   "must be both cards of the spot, by space");
  }
  reader.require(state.decision == Decision::extra || state.fulfilled == 0, "visit.fulfilled",
                 "must be 0 before the card is resolved");
  reader.require(state.decision != Decision::pay || forum_card(state.visit_cards[0]).is_red(),
                 "visit.cards", "only a red card is paid");
}

void check_fountains(Reader& reader, const State& state) {
  for (Seat s = 0; s < state.seats; ++s) {
    const Player& player = state.players[static_cast<std::size_t>(s)];
    int expected = player.completed[static_cast<std::size_t>(Feature::fountain)];
    if (state.decision == Decision::give_back && s == state.to_act) ++expected;
    reader.require(std::popcount(player.fountains) == expected,
                   player_field(static_cast<std::size_t>(s), "fountains"),
                   "cards in hand and fountains built do not agree");
  }
}

void check_points(Reader& reader, const State& state) {
  for (Seat s = 0; s < state.seats; ++s) {
    const auto index = static_cast<std::size_t>(s);
    std::array<int, cause_count> expected{};
    expected[static_cast<std::size_t>(Cause::start)] =
        starting_points[state.seats][static_cast<std::size_t>(first_order(state, s))];
    if (state.decision == Decision::over) {
      final_points(state, s, [&](Cause cause, int points, const ScoreDetail&) {
        expected[static_cast<std::size_t>(cause)] += points;
      });
    }
    for (std::size_t c = 0; c < cause_count; ++c) {
      const Cause cause{static_cast<std::uint8_t>(c)};
      if (cause == Cause::forum || cause == Cause::penalty || cause == Cause::overflow) continue;
      reader.require(state.players[index].points[c] == expected[c],
                     player_field(index, "points." + std::string(cause_name(cause))),
                     "must be " + std::to_string(expected[c]));
    }
  }
}

void check_choices(Reader& reader, const State& state) {
  if (state.decision == Decision::over) return;
  ActionList list;
  CarpeDiem::legal_actions(state, list);
  reader.require(list.size() >= 2, "decision", "there are fewer than two actions");
}

}  // namespace triclinium::carpe_diem
