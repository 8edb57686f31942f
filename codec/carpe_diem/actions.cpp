#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"

namespace triclinium {

using CarpeCodec = Codec<CarpeDiem>;

std::string_view CarpeCodec::decision(const State& state) {
  return carpe_diem::decision_name(state.decision);
}

std::string CarpeCodec::action_text(const State&, Action action) {
  using namespace carpe_diem;
  const std::uint8_t argument = action.args[0];
  const auto with = [](std::string text, auto&& rest) { return text.append(1, ' ').append(rest); };
  switch (ActionKind{action.kind}) {
    case ActionKind::start:
      return with("start", std::to_string(argument));
    case ActionKind::step:
      return argument == 0 ? "step cw" : "step ccw";
    case ActionKind::bread:
      return with("bread", std::to_string(argument));
    case ActionKind::take:
      return with("take", tile_name(argument));
    case ActionKind::place:
      return with(with("place", cell_name(argument)), rotation_name(action.args[1]));
    case ActionKind::store:
      return "store";
    case ActionKind::give_back:
      return with("return", fountain_card_name(argument));
    case ActionKind::spot: {
      const Spot spot = spot_table[argument];
      return with(with("spot", std::to_string(spot.low)), std::to_string(spot.high));
    }
    case ActionKind::first:
      return with("first", forum_card_name(argument));
    case ActionKind::pay:
      return with("pay", std::to_string(argument));
    case ActionKind::extra:
      return with("extra", std::to_string(argument));
  }
  return "";
}

std::string CarpeCodec::public_action_text(const State& state, Action action) {
  if (CarpeDiem::ActionKind{action.kind} == CarpeDiem::ActionKind::give_back) return "return ?";
  return action_text(state, action);
}

}  // namespace triclinium
