// The contract of every game, and what all games have in common once they fulfil it.
//
// A game is a struct of types and static functions. Its rules know single steps only: what may be
// done now (`legal_actions`) and what one action does (`perform`). The functions below join them to
// decisions as people and programs see them: whatever has one answer is done at once.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "engine/action.h"
#include "engine/digest.h"
#include "engine/event.h"
#include "engine/random.h"
#include "engine/refusal.h"
#include "engine/seat.h"
#include "engine/standing.h"
#include "engine/tell.h"

namespace triclinium {

inline constexpr int max_state_bytes = 1024;

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               std::has_unique_object_representations_v<typename G::State> &&
               sizeof(typename G::State) <= max_state_bytes &&
               std::is_trivially_copyable_v<typename G::Options> &&
               std::is_trivially_copyable_v<typename G::Deal> &&
               requires(const typename G::State& state, typename G::State& mutable_state,
                        const typename G::Options& options, const typename G::Deal& deal,
                        Random& random, ActionList& list, Action action, Seat seat, int seats,
                        NullSink null_sink, EventSink event_sink, Observer observer) {
                 // Seats and the rules version of records.
                 { G::min_seats } -> std::convertible_to<int>;
                 { G::max_seats } -> std::convertible_to<int>;
                 { G::rules_version } -> std::convertible_to<int>;
                 typename G::View;

                 // Everything random of the set-up, and the position it leads to.
                 { G::deal(options, seats, random) } -> std::same_as<typename G::Deal>;
                 { G::start(options, seats, deal, null_sink) } -> std::same_as<typename G::State>;
                 { G::start(options, seats, deal, event_sink) } -> std::same_as<typename G::State>;

                 // Who answers: a seat, chance_seat, or nobody when the game is over.
                 { G::to_act(state) } -> std::same_as<Seat>;
                 { G::seats(state) } -> std::convertible_to<int>;

                 // Fills the emptied list with all answers to the present question, equal ones
                 // once. For chance the list stays empty unless there is exactly one outcome. Never
                 // empty for a player.
                 { G::legal_actions(state, list) } -> std::same_as<void>;
                 // Does one legal action and what follows from it without a question.
                 { G::perform(mutable_state, action, null_sink) } -> std::same_as<void>;
                 { G::perform(mutable_state, action, event_sink) } -> std::same_as<void>;

                 // Chance: draws an outcome; says whether an outcome given from outside is
                 // possible.
                 { G::draw(state, random) } -> std::same_as<Action>;
                 { G::is_possible(state, action) } -> std::same_as<bool>;

                 // The score now (equal to the sum of all event deltas) and, once over, the result.
                 { G::score(state, seat) } -> std::convertible_to<int>;
                 { G::standing(state) } -> std::same_as<Standing>;

                 // What an observer may know; and the same position with all else drawn anew. The
                 // result depends on the view and the generator only: positions that look the same
                 // to the seat give the same bytes (so what is unknown is put in order before it is
                 // shuffled).
                 { G::view(state, observer) } -> std::same_as<typename G::View>;
                 { G::determinize(state, seat, random) } -> std::same_as<typename G::State>;
               };

// Performs everything that has exactly one answer; leaves the answers to the open question in
// `list` (empty at a chance decision and when the game is over). `last`: who has acted before.
template <Game G, class Sink>
void settle(typename G::State& state, ActionList& list, Seat last, Sink sink) {
  for (;;) {
    list.drop();
    const Seat seat = G::to_act(state);
    if (seat == nobody) return;
    G::legal_actions(state, list);
    if (list.size() != 1) return;
    if (seat != last) tell_moment(sink, state);
    last = seat;
    G::perform(state, list[0], sink);
  }
}

// The first question of a game.
template <Game G, class Sink = NullSink>
typename G::State begin_game(const typename G::Options& options, int seats,
                             const typename G::Deal& deal, ActionList& list, Sink sink = {}) {
  typename G::State state = G::start(options, seats, deal, sink);
  settle<G>(state, list, nobody, sink);
  return state;
}
template <Game G>
typename G::State begin_game(const typename G::Options& options, int seats,
                             const typename G::Deal& deal) {
  ActionList list;
  return begin_game<G>(options, seats, deal, list);
}

// One decision: performs a legal action, then all forced ones; `list` gets the next answers.
template <Game G, class Sink = NullSink>
void advance(typename G::State& state, Action action, ActionList& list, Sink sink = {}) {
  const Seat seat = G::to_act(state);
  G::perform(state, action, sink);
  settle<G>(state, list, seat, sink);
}

// Whether an action from outside may be applied here.
template <Game G>
Refusal check(const typename G::State& state, Action action) {
  const Seat seat = G::to_act(state);
  if (seat == nobody) return Refusal::game_over;
  if (seat == chance_seat) {
    return G::is_possible(state, action) ? Refusal::none : Refusal::not_possible;
  }
  ActionList list;
  G::legal_actions(state, list);
  return list.contains(action) ? Refusal::none : Refusal::not_legal;
}

// Applies an action from outside, or refuses it and changes nothing.
template <Game G, class Sink = NullSink>
Refusal apply(typename G::State& state, Action action, Sink sink = {}) {
  const Refusal refusal = check<G>(state, action);
  if (refusal != Refusal::none) return refusal;
  ActionList list;
  advance<G>(state, action, list, sink);
  return Refusal::none;
}

// Equal positions have equal digests.
template <Game G>
std::uint64_t digest(const typename G::State& state) {
  return digest_of(state);
}

}  // namespace triclinium
