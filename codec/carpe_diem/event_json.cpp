#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "games/carpe_diem/tables.h"

namespace triclinium {
namespace carpe_diem {
namespace {

constexpr std::array<std::string_view, 24> event_names{
    "start_points", "started", "moved",  "took",  "removed",   "built",    "stored", "writ",
    "completed",    "goods",   "coins",  "bread", "sold",      "prestige", "drew",   "returned",
    "phase",        "forum",   "marker", "first", "fulfilled", "penalty",  "scored", "over"};
static_assert(event_names.size() == static_cast<std::size_t>(EventKind::over) + 1);

Json event_cells(Cells cells) {
  Json json = Json::array();
  for (; cells != 0; cells &= cells - 1) json.push_back(cell_name(std::countr_zero(cells)));
  return json;
}

void add_scored(Json& json, const Event& event) {
  const auto& args = event.args;
  const Cause cause{event.cause};
  json["cause"] = cause_name(cause);
  json["points"] = event.delta;
  switch (cause) {
    case Cause::items:
      json["items"] = args[0];
      return;
    case Cause::prestige:
      json["space"] = args[0];
      return;
    case Cause::frames: {
      constexpr std::array<std::string_view, 4> sides{"top", "right", "bottom", "left"};
      const FramePart& part = frame_parts[static_cast<std::size_t>(args[0])];
      const FrameGoal& goal = part.goals[static_cast<std::size_t>(args[2])];
      json["frame"] = part.id;
      json["side"] = sides[static_cast<std::size_t>(args[1])];
      json["line"] = goal.line;
      json["feature"] = feature_name(goal.type);
      return;
    }
    case Cause::fountains: {
      const auto card = static_cast<FountainId>(args[0]);
      json["card"] = fountain_card_name(card);
      json["feature"] = feature_name(fountain_cards[card - 1u].type);
      json["count"] = args[1];
      return;
    }
    case Cause::villas:
      json["chimneys"] = args[0];
      json["cells"] = event_cells(unpack_cells(event, 1));
      return;
    default:
      return;
  }
}

void add_arguments(Json& json, const Event& event) {
  const auto& args = event.args;
  const auto tile = [&](int i) { return tile_name(static_cast<TileId>(args[i])); };
  switch (EventKind{event.kind}) {
    case EventKind::start_points:
    case EventKind::over:
      return;
    case EventKind::started:
    case EventKind::removed:
      json["space"] = args[0];
      return;
    case EventKind::moved:
      json["from"] = args[0];
      json["to"] = args[1];
      json["paid"] = args[2] != 0;
      return;
    case EventKind::took:
      json["tile"] = tile(0);
      json["from"] = args[1] == 0 ? "blueprint" : "craftsman";
      json[args[1] == 0 ? "space" : "slot"] = args[2];
      return;
    case EventKind::built:
      json["tile"] = tile(0);
      json["cell"] = cell_name(args[1]);
      json["rotation"] = args[2];
      return;
    case EventKind::stored:
      json["tile"] = tile(0);
      json["forced"] = args[1] != 0;
      return;
    case EventKind::writ:
      json["cell"] = cell_name(args[0]);
      return;
    case EventKind::completed:
      json["feature"] = feature_name(Feature(args[0]));
      json["tiles"] = args[1];
      json["cells"] = event_cells(unpack_cells(event, 2));
      return;
    case EventKind::goods:
      json["good"] = good_name(static_cast<std::size_t>(args[0]));
      json["count"] = args[1];
      return;
    case EventKind::coins:
    case EventKind::bread:
      json["count"] = args[0];
      return;
    case EventKind::sold:
      json["goods"] = args[0];
      json["coins"] = args[1];
      return;
    case EventKind::prestige:
      json["from"] = args[0];
      json["to"] = args[1];
      json["steps"] = args[2];
      return;
    case EventKind::drew:
      json["cards"] = Json::array();
      for (int i = 0; i < 2; ++i) {
        if (args[i] != 0) {
          json["cards"].push_back(fountain_card_name(static_cast<FountainId>(args[i])));
        }
      }
      return;
    case EventKind::returned:
      json["card"] = fountain_card_name(static_cast<FountainId>(args[0]));
      return;
    case EventKind::phase:
    case EventKind::forum:
      json["phase"] = args[0];
      return;
    case EventKind::marker: {
      const Spot spot = spot_table[static_cast<std::size_t>(args[0])];
      json["spot"] = {spot.low, spot.high};
      return;
    }
    case EventKind::first:
    case EventKind::penalty:
      json["card"] = forum_card_name(static_cast<CardId>(args[0]));
      return;
    case EventKind::fulfilled: {
      constexpr std::array<std::string_view, 3> ways{"own", "goods", "bread"};
      json["card"] = forum_card_name(static_cast<CardId>(args[0]));
      json["times"] = args[1];
      json["way"] = ways[static_cast<std::size_t>(args[2])];
      return;
    }
    case EventKind::scored:
      return add_scored(json, event);
  }
}

}  // namespace
}  // namespace carpe_diem

Json Codec<CarpeDiem>::event_json(const Event& event, bool redacted) {
  Json json{{"event", carpe_diem::event_names[event.kind]}};
  if (event.seat != nobody) json["seat"] = int{event.seat};
  if (!redacted) carpe_diem::add_arguments(json, event);
  return json;
}

std::string_view Codec<CarpeDiem>::cause_name(std::uint8_t cause) {
  return carpe_diem::cause_name(carpe_diem::Cause{cause});
}

}  // namespace triclinium
