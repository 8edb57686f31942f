#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"

namespace triclinium {

using AveCodec = Codec<AveRoma>;

std::string_view AveCodec::decision(const State& state) {
  return ave_roma::decision_names[ave_roma::code(state.decision)];
}

std::string AveCodec::action_text(const State&, Action action) {
  using namespace ave_roma;
  const auto number = [&](int i) { return " " + std::to_string(action.args[i]); };
  const auto word = [&](const auto& names, int i) {
    return " " + std::string(names[action.args[i]]);
  };
  const auto patron = [&] { return " " + card_name(Deck::patron, action.args[0]); };
  switch (ActionKind{action.kind}) {
    case ActionKind::go:
      return std::string(location_names[action.args[0]]) + (action.args[1] ? number(1) : "");
    case ActionKind::train:
      return "train" + number(0);
    case ActionKind::pass:
      return "pass";
    case ActionKind::worker:
      return "worker" + number(0);
    case ActionKind::trained:
      return "worker t" + std::to_string(action.args[0]) + number(1);
    case ActionKind::shadow:
      return "shadow" + number(0) + word(location_names, 1);
    case ActionKind::gain:
      return "gain" + word(resource_names, 0);
    case ActionKind::later:
      return "later";
    case ActionKind::no:
      return "no";
    case ActionKind::top:
      return "top";
    case ActionKind::bottom:
      return "bottom";
    case ActionKind::influence:
      return "influence" + number(0) + number(1);
    case ActionKind::none:
      return "none";
    case ActionKind::sell:
      return "sell" + word(resource_names, 0);
    case ActionKind::buy:
      return "buy" + word(resource_names, 0);
    case ActionKind::buy_influence:
      return "buy influence";
    case ActionKind::done:
      return "done";
    case ActionKind::use:
      return "use" + word(symbol_names, 0) + number(1);
    case ActionKind::card:
      return "card" + patron();
    case ActionKind::pay:
      return "pay" + word(resource_names, 0);
    case ActionKind::overflow:
      return "overflow" + word(resource_names, 0) + number(1);
    case ActionKind::passive:
      return "passive";
    case ActionKind::replace:
      return "replace" + patron();
    case ActionKind::activate:
      return "activate" + patron();
    case ActionKind::area:
      return "area" + number(0);
    case ActionKind::step:
      return "step";
    case ActionKind::brown:
      return "brown";
    case ActionKind::take:
      return "take" + word(location_names, 0);
    case ActionKind::workers: {
      std::string text = "workers";
      for (int i = 0; i < slot_count && action.args[i] != 0; ++i) text += number(i);
      return text;
    }
    case ActionKind::doubling:
      return "double" + patron();
  }
  return "";
}

}  // namespace triclinium
