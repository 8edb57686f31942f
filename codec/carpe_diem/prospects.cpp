// What the rules foretell of a position (docs/prospects.md), as far as the observer may know it.
#include "codec/prospects.h"

#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "codec/carpe_diem/prospects_parts.h"
#include "games/carpe_diem/rules.h"
#include "games/carpe_diem/scoring.h"

namespace triclinium {
namespace carpe_diem {
namespace {

JsonText cells_json(Cells cells) {
  JsonText json = JsonText::array();
  for (; cells != 0; cells &= cells - 1) json.push_back(cell_name(std::countr_zero(cells)));
  return json;
}

// CD-60 … CD-64 if the game ended here; cards of a hidden hand count nothing (CD-67).
JsonText forecast_json(const State& state, Seat seat, bool hand_open) {
  const Player& player = state.players[static_cast<std::size_t>(seat)];
  auto points = player.points;
  if (state.decision != Decision::over) {
    final_points(state, seat, [&](Cause cause, int gained, const EventArgs&) {
      if (cause == Cause::fountains && !hand_open) return;
      auto& sum = points[static_cast<std::size_t>(cause)];
      sum = static_cast<std::int16_t>(sum + gained);
    });
  }
  Forecast forecast;
  for (std::size_t c = 0; c < cause_count; ++c) forecast.add(cause_name(Cause(c)), points[c]);
  return forecast.json();
}

JsonText feature_json(const Player& player, Feature type, Cells cells, Cells wanted) {
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
JsonText features_json(const Player& player) {
  JsonText json = JsonText::array();
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

JsonText goals_json(const Player& player) {
  JsonText json = JsonText::array();
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

JsonText fountains_json(const Player& player) {
  JsonText json = JsonText::object();
  for (std::uint32_t hand = player.fountains; hand != 0; hand &= hand - 1) {
    const int id = std::countr_zero(hand);
    const FountainCard& card = fountain_cards[static_cast<std::size_t>(id) - 1];
    json.put(fountain_card_name(static_cast<FountainId>(id)),
             card.points * player.completed[static_cast<std::size_t>(card.type)]);
  }
  return json;
}

// How often each card of the forum could be fulfilled now, without bread (CD-43, CD-44).
JsonText cards_json(const State& state, const Player& player) {
  JsonText json = JsonText::object();
  for (const CardId id : state.forum) {
    if (id == 0) continue;
    const ForumCard& card = forum_card(id);
    json.put(forum_card_name(id),
             card.is_red() ? most_payments(player, card) : sets_owned(player, card));
  }
  return json;
}

}  // namespace
}  // namespace carpe_diem

JsonText Codec<CarpeDiem>::prospects(const State& state, Observer observer) {
  using namespace carpe_diem;
  const bool over = state.decision == Decision::over;
  JsonText forecasts = JsonText::array();
  JsonText districts = JsonText::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[static_cast<std::size_t>(seat)];
    const bool hand_open = over || observer.sees_hand_of(seat);
    forecasts.push_back(forecast_json(state, seat, hand_open));
    districts.push_back({{"features", features_json(player)},
                         {"goals", goals_json(player)},
                         {"fountains", hand_open ? fountains_json(player) : JsonText::object()},
                         {"cards", cards_json(state, player)}});
  }
  JsonText json{{"forecast", forecasts}, {"districts", districts}};
  const Seat seat = seat_of_prospects(observer, state.to_act);
  json.put("seat", prospect_seat_json(seat));
  if (seat < 0 || over) return json;
  json.put("moves", seat == state.to_act ? moves_json(state) : JsonText::object());
  json.put("spots", spots_json(state, seat));
  json.put("tiles", tiles_json(state, seat, observer.sees_hand_of(seat)));
  return json;
}

}  // namespace triclinium
