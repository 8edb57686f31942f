// Carpe Diem as a Game: the functions that engine, bots and codec call.
#pragma once

#include "engine/game.h"
#include "games/carpe_diem/action.h"
#include "games/carpe_diem/events.h"
#include "games/carpe_diem/state.h"
#include "games/carpe_diem/view.h"

namespace triclinium {

struct CarpeDiem {
  using Options = carpe_diem::Options;
  using Deal = carpe_diem::Deal;
  using State = carpe_diem::State;
  using View = carpe_diem::View;
  using ActionKind = carpe_diem::ActionKind;
  using EventKind = carpe_diem::EventKind;
  using Cause = carpe_diem::Cause;

  static constexpr int min_seats = carpe_diem::min_seats;
  static constexpr int max_seats = carpe_diem::max_seats;
  static constexpr int rules_version = carpe_diem::rules_version;

  // setup.cpp
  static Deal deal(const Options& options, int seats, Random& random);
  template <class Sink>
  static State start(const Options& options, int seats, const Deal& deal, Sink sink);

  static Seat to_act(const State& state) { return state.to_act; }
  static int seats(const State& state) { return state.seats; }

  // legal.cpp
  static void legal_actions(const State& state, ActionList& list);
  // apply.cpp
  template <class Sink>
  static void perform(State& state, Action action, Sink sink);

  // All chance is in the deal.
  static Action draw(const State&, Random&) { return {}; }
  static bool is_possible(const State&, Action) { return false; }

  static int score(const State& state, Seat seat) {
    return state.players[static_cast<std::size_t>(seat)].score();
  }
  // scoring.cpp
  static Standing standing(const State& state);
  // view.cpp
  static View view(const State& state, Observer observer) {
    return carpe_diem::make_view(state, observer);
  }
  // determinize.cpp
  static State determinize(const State& state, Seat seat, Random& random);
};

static_assert(Game<CarpeDiem>);

}  // namespace triclinium
