// Ave Roma as a game of the engine.
#pragma once

#include "engine/game.h"
#include "games/ave_roma/action.h"
#include "games/ave_roma/events.h"
#include "games/ave_roma/view.h"

namespace triclinium {

struct AveRoma {
  using Options = ave_roma::Options;
  using Deal = ave_roma::Deal;
  using State = ave_roma::State;
  using View = ave_roma::View;
  using ActionKind = ave_roma::ActionKind;
  using EventKind = ave_roma::EventKind;
  using Cause = ave_roma::Cause;

  static constexpr int min_seats = ave_roma::min_seats;
  static constexpr int max_seats = ave_roma::max_seats;
  static constexpr int rules_version = ave_roma::rules_version;

  static Deal deal(const Options& options, int seats, Random& random);
  template <class Sink>
  static State start(const Options& options, int seats, const Deal& deal, Sink sink);

  static Seat to_act(const State& state) { return state.to_act; }
  static int seats(const State& state) { return state.seats; }
  static void legal_actions(const State& state, ActionList& list);
  template <class Sink>
  static void perform(State& state, Action action, Sink sink);

  // All chance of Ave Roma is in the deal.
  static Action draw(const State&, Random&) { return {}; }
  static bool is_possible(const State&, Action) { return false; }

  static int score(const State& state, Seat seat);
  static Standing standing(const State& state);
  static View view(const State& state, Observer observer);
  static State determinize(const State& state, Seat seat, Random& random);
};

static_assert(Game<AveRoma>);

}  // namespace triclinium
