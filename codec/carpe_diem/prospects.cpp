// What the rules foretell of a position (docs/prospects.md), as far as the observer may know it.
#include "codec/prospects.h"

#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "games/carpe_diem/rules.h"
#include "games/carpe_diem/scoring.h"

namespace triclinium {
namespace carpe_diem {
namespace {

Json cells_json(Cells cells) {
  Json json = Json::array();
  for (; cells != 0; cells &= cells - 1) json.push_back(cell_name(std::countr_zero(cells)));
  return json;
}

// CD-60 … CD-64 if the game ended here; cards of a hidden hand count nothing (CD-67).
Json forecast_json(const State& state, Seat seat, bool hand_open) {
  const Player& player = state.players[static_cast<std::size_t>(seat)];
  auto points = player.points;
  if (state.decision != Decision::over) {
    final_points(state, seat, [&](Cause cause, int gained, const ScoreDetail&) {
      if (cause == Cause::fountains && !hand_open) return;
      auto& sum = points[static_cast<std::size_t>(cause)];
      sum = static_cast<std::int16_t>(sum + gained);
    });
  }
  Forecast forecast;
  for (std::size_t c = 0; c < cause_types; ++c) forecast.add(cause_name(Cause(c)), points[c]);
  return forecast.json();
}

Json feature_json(const Player& player, Feature type, Cells cells, Cells wanted) {
  int chimneys = 0;
  if (type == Feature::villa) {
    for (Cells rest = cells; rest != 0; rest &= rest - 1) {
      chimneys += tiles[player.tiles[static_cast<std::size_t>(std::countr_zero(rest))]].chimneys;
    }
  }
  return {{"type", feature_name(type)},
          {"cells", cells_json(cells)},
          {"complete", wanted == 0},
          {"wanted", cells_json(wanted)},
          {"chimneys", chimneys}};
}

// Every landscape, house, villa and single building with its cells, and the empty cells that its
// openings still want.
Json features_json(const Player& player) {
  Json json = Json::array();
  const District& district = player.district;
  for (int f = 0; f < feature_types; ++f) {
    const Feature type{static_cast<std::uint8_t>(f)};
    if (f < spanning_types) {
      district.each_feature(type, [&](Cells cells, Cells wanted) {
        json.push_back(feature_json(player, type, cells, wanted));
      });
      continue;
    }
    for (int c = 0; c < district_cells; ++c) {
      const TileId tile = player.tiles[static_cast<std::size_t>(c)];
      if (tile != 0 && tiles[tile].alone == type) {
        json.push_back(feature_json(player, type, bit(c), 0));
      }
    }
  }
  return json;
}

Json goals_json(const Player& player) {
  Json json = Json::array();
  for (int side = 0; side < 4; ++side) {
    const std::size_t part = player.frames[static_cast<std::size_t>(side)];
    for (const FrameGoal& goal : frame_parts[part].goals) {
      json.push_back({{"side", side},
                      {"at", line_position(side, goal.line)},
                      {"type", feature_name(goal.type)},
                      {"vp", goal.points},
                      {"met", is_met(player, side, goal)}});
    }
  }
  return json;
}

Json fountains_json(const Player& player) {
  Json json = Json::object();
  for (std::uint32_t hand = player.fountains; hand != 0; hand &= hand - 1) {
    const int id = std::countr_zero(hand);
    const FountainCard& card = fountain_cards[static_cast<std::size_t>(id) - 1];
    json[std::string(fountain_card_name(static_cast<FountainId>(id)))] =
        card.points * player.completed[static_cast<std::size_t>(card.type)];
  }
  return json;
}

// How often each card of the forum could be fulfilled now, without bread (CD-43, CD-44).
Json cards_json(const State& state, const Player& player) {
  Json json = Json::object();
  for (const CardId id : state.forum) {
    if (id == 0) continue;
    const ForumCard& card = forum_card(id);
    json[std::string(forum_card_name(id))] =
        card.is_red() ? most_payments(player, card) : sets_owned(player, card);
  }
  return json;
}

// A visit to a spot played through: times per card, points with penalties, rewards.
struct Visit {
  std::array<int, 2> times{};
  int points = 0;
  Reward gains;

  bool better_than(const Visit& other) const {
    if (points != other.points) return points > other.points;
    const auto worth = [](const Reward& r) { return 2 * r.prestige + r.coins + r.bread; };
    return worth(gains) > worth(other.gains);
  }
};

class BestVisit {
 public:
  BestVisit(const State& state, Seat seat, int spot, bool with_bread)
      : spot_(spot_table[static_cast<std::size_t>(spot)]), with_bread_(with_bread) {
    State trial = state;
    trial.to_act = seat;
    trial.decision = Decision::spot;
    trial.visit_cards.clear();
    // A second visit follows, so that the phase does not end behind the first one.
    trial.forum_order = {seat, seat};
    step(trial, make_action(ActionKind::spot, spot), Visit{});
  }
  const Visit& result() const { return best_; }

 private:
  struct Told {
    const State* state;
    Visit* visit;
    Spot spot;
  };
  static void hear(void* context, const Event& event) {
    const Told& told = *static_cast<Told*>(context);
    told.visit->points += event.delta;
    if (event.kind != static_cast<std::uint8_t>(EventKind::fulfilled)) return;
    const CardId id = static_cast<CardId>(event.args[0]);
    const int times = event.args[1];
    const Reward& reward = forum_card(id).reward;
    told.visit->times[id == told.state->forum[told.spot.low] ? 0 : 1] += times;
    const auto add = [times](std::uint8_t& sum, int each) {
      sum = static_cast<std::uint8_t>(sum + times * each);
    };
    add(told.visit->gains.coins, reward.coins);
    add(told.visit->gains.bread, reward.bread);
    add(told.visit->gains.prestige, reward.prestige);
  }

  void step(State state, Action action, Visit visit) {
    Told told{&state, &visit, spot_};
    CarpeDiem::perform(state, action, EventSink(hear, &told));
    if (state.decision == Decision::spot) {
      if (!found_ || visit.better_than(best_)) best_ = visit;
      found_ = true;
      return;
    }
    if (state.decision == Decision::extra && !with_bread_) {
      return step(state, make_action(ActionKind::extra, 0), visit);
    }
    ActionList list;
    CarpeDiem::legal_actions(state, list);
    for (Action next : list) step(state, next, visit);
  }

  Spot spot_;
  bool with_bread_;
  bool found_ = false;
  Visit best_;
};

Json visit_result(const Visit& visit) {
  Json gains = Json::object();
  if (visit.gains.coins > 0) gains["coin"] = visit.gains.coins;
  if (visit.gains.bread > 0) gains["bread"] = visit.gains.bread;
  if (visit.gains.prestige > 0) gains["prestige"] = visit.gains.prestige;
  return {{"times", visit.times}, {"points", visit.points}, {"gains", gains}};
}

// The free spots with the best that a visit would bring now, and with bread if that brings more.
Json spots_json(const State& state, Seat seat) {
  Json json = Json::array();
  std::uint32_t free = spots_in_play[state.seats];
  for (const Player& player : state.players) free &= ~player.markers;
  for (; free != 0; free &= free - 1) {
    const int spot = std::countr_zero(free);
    const Spot& place = spot_table[static_cast<std::size_t>(spot)];
    const Visit plain = BestVisit(state, seat, spot, false).result();
    Json entry = visit_result(plain);
    entry["spot"] = {place.low, place.high};
    if (state.players[static_cast<std::size_t>(seat)].bread >= bread_for_extra) {
      const Visit rich = BestVisit(state, seat, spot, true).result();
      if (rich.points > plain.points) entry["with_bread"] = visit_result(rich);
    }
    json.push_back(std::move(entry));
  }
  return json;
}

// What a tile would complete on a cell.
Json completions(const District& before, const Tile& tile, int cell, int rotation) {
  Json json = Json::array();
  District after = before;
  after.add(tile, cell, rotation);
  for (const Feature feature : tile.spanning) {
    if (feature == Feature::none) break;
    if (after.is_complete(District::reach(cell, after.joints(side_of(feature))))) {
      json.push_back(feature_name(feature));
    }
  }
  return json;
}

// Where a tile fits: rotations by cell, and what it would complete there.
Json fit_json(const District& district, const Tile& tile) {
  Json cells = Json::object();
  Json completes = Json::object();
  const std::array<Cells, 4> fits = district.fits(tile);
  for (int r = 0; r < 4; ++r) {
    for (Cells rest = fits[static_cast<std::size_t>(r)]; rest != 0; rest &= rest - 1) {
      const int cell = std::countr_zero(rest);
      cells[cell_name(cell)].push_back(r);
      Json done = completions(district, tile, cell, r);
      if (!done.empty()) completes[cell_name(cell) + " " + rotation_name(r)] = std::move(done);
    }
  }
  return {{"cells", cells}, {"completes", completes}};
}

// All open tiles: those of the stalls, of the craftsman's row and in hand.
Json tiles_json(const State& state, const District& district) {
  Json json = Json::object();
  const auto add = [&](TileId tile) {
    if (tile != 0) json[std::string(tile_name(tile))] = fit_json(district, tiles[tile]);
  };
  for (const auto& stall : state.blueprints) {
    for (TileId tile : stall) add(tile);
  }
  for (TileId tile : state.craftsman_row) add(tile);
  add(state.tile);
  return json;
}

}  // namespace
}  // namespace carpe_diem

Json Codec<CarpeDiem>::prospects(const State& state, Observer observer) {
  using namespace carpe_diem;
  const bool over = state.decision == Decision::over;
  Json forecasts = Json::array();
  Json districts = Json::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const bool hand_open = over || observer.sees_hand_of(seat);
    forecasts.push_back(forecast_json(state, seat, hand_open));
    districts.push_back({{"features", features_json(player)},
                         {"goals", goals_json(player)},
                         {"fountains", hand_open ? fountains_json(player) : Json::object()},
                         {"cards", cards_json(state, player)}});
  }
  Json json{{"forecast", forecasts}, {"districts", districts}};
  const Seat seat = seat_of_prospects(observer, state.to_act);
  json["seat"] = prospect_seat_json(seat);
  if (seat < 0 || over) return json;
  json["spots"] = spots_json(state, seat);
  json["tiles"] = tiles_json(state, state.players[static_cast<std::size_t>(seat)].district);
  return json;
}

}  // namespace triclinium
