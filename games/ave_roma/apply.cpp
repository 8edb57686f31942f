// What each answer does: here those that begin a turn, refill workers or close the game; those
// within an action are in answers.cpp.
#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/changes.h"
#include "games/ave_roma/play.h"

namespace triclinium::ave_roma {

namespace {

// AR-20: a point for each worker kept; those in training return with their printed value (AR-36).
template <class Sink>
void pass(State& state, Sink sink) {
  if (state.phase == Phase::final_actions) {
    tell(sink, EventKind::final_passed, state.to_act);
    return;
  }
  Player& player = state.actor();
  for (std::uint8_t& worker : player.training) {
    if (worker != 0) ++player.workers[worker];
    worker = 0;
  }
  player.passed = 1;
  const int kept = player.worker_count();
  score_points(state, sink, EventKind::passed, state.to_act, Cause::pass, kept, kept);
}

template <class Sink>
void take_turn(State& state, Action action, Sink sink) {
  if (kind_of(action) == ActionKind::pass) {
    pass(state, sink);
    after_turn(state, sink);
    return;
  }
  const bool trains = kind_of(action) == ActionKind::train;
  Pending& pending = state.pending;
  pending.location = trains ? Location::training : Location{action.args[0]};
  pending.slot = trains ? action.args[0] : action.args[1];
  pending.step = Step::worker;
  state.decision = Decision::worker;
}

// AR-60: the lowest free restricted slot.
template <class Sink>
void place_shadow(State& state, Action action, Sink sink) {
  const int worker = action.args[0];
  const auto location = action.args[1];
  auto& places = state.workers[location];
  int slot = 0;
  while (slot_players[location][slot] <= state.seats || places[slot] != 0) ++slot;
  places[slot] = static_cast<std::uint8_t>(worker);
  --state.shadows[state.to_act][worker];
  tell(sink, EventKind::shadow_placed, state.to_act, location, slot + 1, worker);
  after_shadow(state, sink);
}

template <class Sink>
void pick_location(State& state, Action action, Sink sink) {
  const Location location{action.args[0]};
  if (workers_at(state, location) > workers_missing(state)) {
    state.pending.location = location;
    state.decision = Decision::refill_workers;
    return;
  }
  take_workers(state, location, state.workers[code(location)], sink);
  after_pick(state, sink);
}

template <class Sink>
void pick_workers(State& state, Action action, Sink sink) {
  const Location location = state.pending.location;
  std::array<std::uint8_t, slot_count> chosen{};
  std::copy_n(action.args.begin(), slot_count, chosen.begin());
  state.pending = {};
  take_workers(state, location, chosen, sink);
  after_pick(state, sink);
}

}  // namespace

}  // namespace triclinium::ave_roma

namespace triclinium {

template <class Sink>
void AveRoma::perform(State& state, Action action, Sink sink) {
  using namespace ave_roma;
  switch (state.decision) {
    case Decision::turn:
      return take_turn(state, action, sink);
    case Decision::shadow:
      return place_shadow(state, action, sink);
    case Decision::refill:
      return pick_location(state, action, sink);
    case Decision::refill_workers:
      return pick_workers(state, action, sink);
    case Decision::doubling:
      state.actor().doubled = action.args[0];
      tell(sink, EventKind::doubled, state.to_act, action.args[0]);
      return after_doubling(state, sink);
    case Decision::end_area:
      state.pending.areas.push_back(action.args[0]);
      return after_end_area(state, sink);
    default:
      break;
  }
  answer(state, action, sink);
  // The last step may leave a question open: a patron for the slot that a free step unlocked.
  if (state.decision == Decision::none) {
    state.pending = {};
    after_turn(state, sink);
  }
}

template void AveRoma::perform(State&, Action, NullSink);
template void AveRoma::perform(State&, Action, EventSink);

}  // namespace triclinium
