// The parts of the rules that call one another; each is explained where it is defined.
#pragma once

#include "engine/action.h"
#include "engine/event.h"
#include "games/ave_roma/state.h"

namespace triclinium::ave_roma {

// run.cpp: goes on with the action under way up to the next question, or to Step::end.
template <class Sink>
void run(State& state, Sink sink);
// run.cpp: a worker is sent out; its first step is named.
template <class Sink>
void place_worker(State& state, int value, int trained_slot, Sink sink);

// answers.cpp: one answer within an action, and what follows without a question. The turn does not
// end by itself: afterwards the step is Step::end.
template <class Sink>
void answer(State& state, Action action, Sink sink);

// rounds.cpp: after a turn, a shadow's worker, a pick of workers, a final action.
template <class Sink>
void after_turn(State& state, Sink sink);
template <class Sink>
void after_shadow(State& state, Sink sink);
template <class Sink>
void after_pick(State& state, Sink sink);
template <class Sink>
void begin_round(State& state, Sink sink);
template <class Sink>
void take_workers(State& state, Location location, std::array<std::uint8_t, slot_count> chosen,
                  Sink sink);
// Workers on a location's slots.
int workers_at(const State& state, Location location);
// Workers that the seat, or its shadow, lacks to five (AR-41).
int workers_missing(const State& state);

// scoring.cpp: the end of the game from the adjustment on, and after a choice in it.
template <class Sink>
void begin_scoring(State& state, Sink sink);
template <class Sink>
void after_doubling(State& state, Sink sink);
template <class Sink>
void after_end_area(State& state, Sink sink);
// The areas that may be named next with AREA_PLUS_1, as bits from 1; none: nothing can change.
unsigned end_area_choices(const State& state);

}  // namespace triclinium::ave_roma
