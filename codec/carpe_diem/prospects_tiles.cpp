// Where the patrician can go, where each open tile fits, and what it would finish there.
#include <optional>

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
  final_points(state, seat, [&](Cause cause, int points, const EventArgs& detail) {
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

  // What the tile would finish, if anything.
  std::optional<JsonText> result(TileId id, int cell, int rotation) {
    const Player kept = player();
    player().district.add(tiles[id], cell, rotation);
    player().tiles[static_cast<std::size_t>(cell)] = id;
    JsonText done = complete(tiles[id], cell);
    std::optional<JsonText> json;
    if (!done.empty()) {
      const Finish after = finish_of(state_, seat_, hand_open_);
      JsonText goals = JsonText::array();
      for (std::size_t i = 0; i < goal_count; ++i) {
        if (after.met[i] && !before_.met[i]) goals.push_back(i);
      }
      json =
          JsonText{{"features", done}, {"goals", goals}, {"points", after.points - before_.points}};
    }
    player() = kept;
    return json;
  }

 private:
  Player& player() { return state_.players[static_cast<std::size_t>(seat_)]; }
  const Player& player() const { return state_.players[static_cast<std::size_t>(seat_)]; }

  JsonText complete(const Tile& tile, int cell) {
    JsonText done = JsonText::array();
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

JsonText fit_json(Trial& trial, TileId id, TileId as) {
  JsonText cells = JsonText::object();
  JsonText completes = JsonText::object();
  const std::array<Cells, 4> fits = trial.district().fits(tiles[id]);
  for (Cells rest = fits[0] | fits[1] | fits[2] | fits[3]; rest != 0; rest &= rest - 1) {
    const int cell = std::countr_zero(rest);
    const std::string name = cell_name(cell);
    JsonText rotations = JsonText::array();
    for (int r = 0; r < 4; ++r) {
      if ((fits[static_cast<std::size_t>(r)] & bit(cell)) == 0) continue;
      rotations.push_back(r);
      const auto done = trial.result(id, cell, r);
      if (done) completes.put(name + " " + rotation_name(r), *done);
    }
    cells.put(name, rotations);
  }
  return {{"cells", cells}, {"completes", completes}, {"as", tile_name(as)}};
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

JsonText moves_json(const State& state) {
  JsonText json = JsonText::object();
  if (state.decision != Decision::start && state.decision != Decision::move) return json;
  ActionList list;
  CarpeDiem::legal_actions(state, list);
  const unsigned with_tiles = spaces_with_tiles(state);
  for (const Action action : list) {
    const int argument = action.args[0];
    const bool step = ActionKind{action.kind} == ActionKind::step;
    json.put(Codec<CarpeDiem>::action_text(state, action),
             step ? step_target(state, with_tiles, state.actor().patrician, argument) : argument);
  }
  return json;
}

JsonText tiles_json(const State& state, Seat seat, bool hand_open) {
  JsonText json = JsonText::object();
  Trial trial(state, seat, hand_open);
  const auto add = [&](TileId tile, TileId as) {
    if (tile != 0) json.put(tile_name(tile), fit_json(trial, tile, as));
  };
  for (const auto& stall : state.blueprints) {
    for (const TileId tile : stall) add(tile, offered_as(tile, stall));
  }
  for (const TileId tile : state.craftsman_row) add(tile, offered_as(tile, state.craftsman_row));
  add(state.tile, state.tile);
  return json;
}

}  // namespace triclinium::carpe_diem
