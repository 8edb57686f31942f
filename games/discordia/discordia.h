// Discordia by Bernd Eisenstein: the rules, for two to four players and solo. README.md beside this
// file lists the parts; the notation is that of codec/discordia.
#pragma once

#include "engine/game.h"
#include "games/discordia/action.h"
#include "games/discordia/events.h"
#include "games/discordia/state.h"
#include "games/discordia/view.h"

namespace triclinium {

struct Discordia {
  using Options = discordia::Options;
  using Deal = discordia::Deal;
  using State = discordia::State;
  using View = discordia::View;
  using ActionKind = discordia::ActionKind;
  using EventKind = discordia::EventKind;
  using Cause = discordia::Cause;

  static constexpr int min_seats = discordia::min_seats;
  static constexpr int max_seats = discordia::max_seats;
  static constexpr int rules_version = discordia::rules_version;

  static Deal deal(const Options& options, int seats, Random& random);
  template <class Sink>
  static State start(const Options& options, int seats, const Deal& deal, Sink sink);

  static Seat to_act(const State& state) { return discordia::to_act(state); }
  static int seats(const State& state) { return state.seats; }
  static void legal_actions(const State& state, ActionList& list);
  template <class Sink>
  static void perform(State& state, Action action, Sink sink);

  static Action draw(const State& state, Random& random);
  static bool is_possible(const State& state, Action action);

  // Workers in the reserve: fewer are better.
  static int score(const State& state, Seat seat) {
    return discordia::total(state.players[seat].reserve);
  }
  static Standing standing(const State& state);

  static View view(const State& state, Observer observer);
  static State determinize(const State& state, Seat seat, Random& random);
};

static_assert(Game<Discordia>);

namespace discordia {
// Workers drawn from a bag that holds at least as many.
Workers draw_workers(Workers bag, int number, Random& random);
}  // namespace discordia

}  // namespace triclinium
