// The smallest complete game: hidden cards, dice, forced moves. The tests of every layer use it.
//
// A pile of stones; in turn each seat takes one to three and scores them. Twice, when the pile is
// empty, a die says how many stones lie there next. At the end each seat turns over a secret card
// worth 0 … 9 points. Most points win.
#pragma once

#include "engine/game.h"

namespace triclinium {

struct Toy {
  enum class ActionKind : std::uint8_t { take, roll };           // args[0]: stones
  enum class EventKind : std::uint8_t { took, rolled, turned };  // args[0]: stones, stones, card
  enum class Cause : std::uint8_t { stones, card };

  struct Options {
    std::uint8_t pile = 7;  // stones at the start, 4 … 20
    friend bool operator==(const Options&, const Options&) = default;
  };
  struct Deal {
    std::array<std::uint8_t, triclinium::max_seats> cards{};
  };
  struct State {
    std::uint8_t pile = 0;
    std::uint8_t rolls_left = 2;
    std::uint8_t seats = 0;
    Seat to_act = 0;
    std::uint8_t start_pile = 0;
    std::array<std::uint8_t, triclinium::max_seats> taken{};
    std::array<std::uint8_t, triclinium::max_seats> cards{};
  };
  struct View {
    State open;  // with all cards 0
    Observer observer;
    std::array<bool, triclinium::max_seats> card_seen{};
    std::array<std::uint8_t, triclinium::max_seats> cards{};
  };

  static constexpr int min_seats = 2;
  static constexpr int max_seats = 4;
  static constexpr int rules_version = 1;

  static Deal deal(const Options&, int seats, Random& random) {
    Deal deal;
    for (int s = 0; s < seats; ++s) deal.cards[s] = static_cast<std::uint8_t>(random.bounded(10));
    return deal;
  }
  template <class Sink>
  static State start(const Options& options, int seats, const Deal& deal, Sink) {
    State state;
    state.pile = state.start_pile = options.pile;
    state.seats = static_cast<std::uint8_t>(seats);
    for (int s = 0; s < seats; ++s) state.cards[s] = deal.cards[s];
    return state;
  }
  static Seat to_act(const State& state) { return state.to_act; }
  static int seats(const State& state) { return state.seats; }
  static void legal_actions(const State& state, ActionList& list) {
    if (state.to_act < 0) return;
    for (int n = 1; n <= 3 && n <= state.pile; ++n)
      list.push_back(make_action(ActionKind::take, n));
  }
  template <class Sink>
  static void perform(State& state, Action action, Sink sink) {
    const std::uint8_t n = action.args[0];
    if (ActionKind{action.kind} == ActionKind::roll) {
      state.pile = n;
      --state.rolls_left;
      state.to_act = 0;
      sink({.kind = std::uint8_t(EventKind::rolled), .reveals = true, .args = {n}});
      return;
    }
    state.pile = static_cast<std::uint8_t>(state.pile - n);
    state.taken[state.to_act] = static_cast<std::uint8_t>(state.taken[state.to_act] + n);
    sink({.kind = std::uint8_t(EventKind::took),
          .seat = state.to_act,
          .cause = std::uint8_t(Cause::stones),
          .delta = n,
          .args = {n}});
    state.to_act = static_cast<Seat>((state.to_act + 1) % state.seats);
    if (state.pile > 0) return;
    state.to_act = state.rolls_left > 0 ? chance_seat : nobody;
    for (Seat s = 0; s < state.seats && state.to_act == nobody; ++s) {
      sink({.kind = std::uint8_t(EventKind::turned),
            .seat = s,
            .reveals = true,
            .cause = std::uint8_t(Cause::card),
            .delta = state.cards[s],
            .args = {state.cards[s]}});
    }
  }
  static Action draw(const State&, Random& random) {
    return make_action(ActionKind::roll, 1 + random.bounded(6));
  }
  static bool is_possible(const State&, Action action) {
    return action.args[0] >= 1 && action == make_action(ActionKind::roll, action.args[0]) &&
           action.args[0] <= 6;
  }
  static int score(const State& state, Seat seat) {
    return state.taken[seat] + (state.to_act == nobody ? state.cards[seat] : 0);
  }
  static Standing standing(const State& state) {
    Standing result;
    for (Seat s = 0; s < state.seats; ++s)
      result.scores[s] = static_cast<std::int16_t>(score(state, s));
    rank_seats(result, state.seats,
               [&](Seat a, Seat b) { return result.scores[a] > result.scores[b]; });
    return result;
  }
  static View view(const State& state, Observer observer) {
    View view{.open = state, .observer = observer};
    view.open.cards = {};
    for (Seat s = 0; s < state.seats; ++s) {
      view.card_seen[s] = observer.sees_hand_of(s) || state.to_act == nobody;
      if (view.card_seen[s]) view.cards[s] = state.cards[s];
    }
    return view;
  }
  static State determinize(const State& state, Seat seat, Random& random) {
    State other = state;
    for (Seat s = 0; s < state.seats && state.to_act != nobody; ++s) {
      if (s != seat) other.cards[s] = static_cast<std::uint8_t>(random.bounded(10));
    }
    return other;
  }
};

static_assert(Game<Toy>);

}  // namespace triclinium
