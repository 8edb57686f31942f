// Where the patrician can go, where each open tile fits, and what it would finish there.
#include "codec/carpe_diem/names.h"
#include "codec/carpe_diem/prospects_parts.h"
#include "games/carpe_diem/scoring.h"

namespace triclinium::carpe_diem {
namespace {

constexpr int goal_count = 8;

// What a district scores at the end: goals that are met, and points of goals, villas and cards.
struct Finish {
  std::array<bool, goal_count> met{};
  int points = 0;
};

Finish finish_of(const State& state, Seat seat, bool hand_open) {
  Finish finish;
  final_points(state, seat, [&](Cause cause, int points, const ScoreDetail& detail) {
    const bool card = cause == Cause::fountains;
    if (cause != Cause::frames && cause != Cause::villas && !(card && hand_open)) return;
    finish.points += points;
    if (cause == Cause::frames)
      finish.met[static_cast<std::size_t>(2 * detail[1] + detail[2])] = true;
  });
  return finish;
}

// One seat's district with a tile tried on it.
class Trial {
 public:
  Trial(const State& state, Seat seat, bool hand_open)
      : state_(state),
        seat_(seat),
        hand_open_(hand_open),
        before_(finish_of(state, seat, hand_open)) {}

  const District& district() const { return player().district; }

  // What the tile would finish; null if nothing.
  Json result(TileId id, int cell, int rotation) {
    const Player kept = player();
    player().district.add(tiles[id], cell, rotation);
    player().tiles[static_cast<std::size_t>(cell)] = id;
    Json done = complete(tiles[id], cell);
    Json json;
    if (!done.empty()) {
      const Finish after = finish_of(state_, seat_, hand_open_);
      Json goals = Json::array();
      for (std::size_t i = 0; i < goal_count; ++i) {
        if (after.met[i] && !before_.met[i]) goals.push_back(i);
      }
      json = {{"features", done}, {"goals", goals}, {"points", after.points - before_.points}};
    }
    player() = kept;
    return json;
  }

 private:
  Player& player() { return state_.players[static_cast<std::size_t>(seat_)]; }
  const Player& player() const { return state_.players[static_cast<std::size_t>(seat_)]; }

  Json complete(const Tile& tile, int cell) {
    Json done = Json::array();
    const auto add = [&](Feature feature) {
      ++player().completed[static_cast<std::size_t>(feature)];
      done.push_back(feature_name(feature));
    };
    if (tile.alone != Feature::none) add(tile.alone);
    for (const Feature feature : tile.spanning) {
      if (feature == Feature::none) break;
      const Cells cells = District::reach(cell, district().joints(side_of(feature)));
      if (district().is_complete(cells)) add(feature);
    }
    return done;
  }

  State state_;
  Seat seat_;
  bool hand_open_;
  Finish before_;
};

Json fit_json(Trial& trial, TileId id) {
  Json cells = Json::object();
  Json completes = Json::object();
  const std::array<Cells, 4> fits = trial.district().fits(tiles[id]);
  for (int r = 0; r < 4; ++r) {
    for (Cells rest = fits[static_cast<std::size_t>(r)]; rest != 0; rest &= rest - 1) {
      const int cell = std::countr_zero(rest);
      cells[cell_name(cell)].push_back(r);
      Json done = trial.result(id, cell, r);
      if (!done.is_null()) completes[cell_name(cell) + " " + rotation_name(r)] = std::move(done);
    }
  }
  return {{"cells", cells}, {"completes", completes}};
}

// Notation 2.1: of equal tiles lying together only the lowest number is offered.
template <std::size_t Slots>
TileId offered_as(TileId tile, const std::array<TileId, Slots>& slots) {
  TileId lowest = tile;
  for (const TileId other : slots) {
    if (other != 0 && tiles[other].kind == tiles[tile].kind) lowest = std::min(lowest, other);
  }
  return lowest;
}

}  // namespace

Json moves_json(const State& state) {
  Json json = Json::object();
  if (state.decision != Decision::start && state.decision != Decision::move) return json;
  ActionList list;
  CarpeDiem::legal_actions(state, list);
  const unsigned with_tiles = spaces_with_tiles(state);
  for (const Action action : list) {
    const int argument = action.args[0];
    const bool step = ActionKind{action.kind} == ActionKind::step;
    json[Codec<CarpeDiem>::action_text(state, action)] =
        step ? step_target(state, with_tiles, state.actor().patrician, argument) : argument;
  }
  return json;
}

Json tiles_json(const State& state, Seat seat, bool hand_open) {
  Json json = Json::object();
  Trial trial(state, seat, hand_open);
  const auto add = [&](TileId tile, TileId as) {
    if (tile == 0) return;
    Json& entry = json[std::string(tile_name(tile))] = fit_json(trial, tile);
    entry["as"] = tile_name(as);
  };
  for (const auto& stall : state.blueprints) {
    for (const TileId tile : stall) add(tile, offered_as(tile, stall));
  }
  for (const TileId tile : state.craftsman_row) add(tile, offered_as(tile, state.craftsman_row));
  add(state.tile, state.tile);
  return json;
}

}  // namespace triclinium::carpe_diem
