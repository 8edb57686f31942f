#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/forum.h"

namespace triclinium {

template <class Sink>
void CarpeDiem::perform(State& state, Action action, Sink sink) {
  using carpe_diem::Decision;
  carpe_diem::Forum<Sink> rules(state, sink);
  const std::uint8_t argument = action.args[0];
  switch (ActionKind{action.kind}) {
    case ActionKind::start:
      return rules.start_at(argument);
    case ActionKind::step:
      return rules.step(argument);
    case ActionKind::bread:
      return rules.ride(argument);
    case ActionKind::take:
      return state.decision == Decision::craftsman ? rules.take_from_row(argument)
                                                   : rules.take_from_blueprint(argument);
    case ActionKind::place:
      return rules.place(argument, action.args[1]);
    case ActionKind::store:
      return rules.store();
    case ActionKind::give_back:
      return rules.give_back(argument);
    case ActionKind::spot:
      return rules.mark(argument);
    case ActionKind::first:
      return rules.choose_first(argument);
    case ActionKind::pay:
      return rules.pay(argument);
    case ActionKind::extra:
      return rules.add_extra(argument);
  }
}

template void CarpeDiem::perform(State&, Action, NullSink);
template void CarpeDiem::perform(State&, Action, EventSink);

}  // namespace triclinium
