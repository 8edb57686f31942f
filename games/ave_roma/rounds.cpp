// Turns, rounds and phases: whose move it is, the refill, the order, the final actions.
#include "games/ave_roma/changes.h"
#include "games/ave_roma/play.h"

namespace triclinium::ave_roma {

namespace {

bool has_shadows(const State& state) { return state.seats == 2; }

bool shadow_left(const State& state, Seat seat) {
  return has_shadows(state) && worker_sum(state.shadows[seat]) > 0;
}

bool all_passed(const State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    if (!state.players[seat].passed) return false;
  }
  return true;
}

// AR-50: an area card is missing.
bool area_missing(const State& state) {
  for (const Area& area : state.areas) {
    if (area.card == 0) return true;
  }
  return false;
}

// AR-20, AR-62: with two players all shadow workers are placed too, unless the game ends.
bool actions_over(const State& state) {
  if (!all_passed(state)) return false;
  return area_missing(state) || !(shadow_left(state, 0) || shadow_left(state, 1));
}

int place_in_order(const State& state, Seat seat) {
  int place = 0;
  while (state.order[place] != seat) ++place;
  return place;
}

void wait_for(State& state, Decision decision) { state.decision = decision; }

// AR-52: each seat in player order once.
template <class Sink>
void begin_final(State& state, int reason, Sink sink) {
  tell(befalling(sink), EventKind::game_ends, nobody, reason);
  state.phase = Phase::final_actions;
  state.to_act = state.order[0];
  state.shadow = 0;
  tell(befalling(sink), EventKind::final, state.to_act);
  wait_for(state, Decision::turn);
}

int empty_slots(const std::array<CardId, slot_count>& row) {
  return static_cast<int>(std::count(row.begin(), row.end(), 0));
}

// AR-42: all three rows are checked before anything moves.
bool rows_can_be_filled(const State& state) {
  for (int row = 0; row < row_count; ++row) {
    if (state.deck(row_decks[row]).size() < std::max(1, empty_slots(state.rows[row]))) return false;
  }
  return true;
}

// AR-40: the rightmost card leaves a full row, the others slide right, new ones come from the left.
template <class Sink>
void fill_row(State& state, int row, Sink sink) {
  auto& cards = state.rows[row];
  CardPile& deck = state.deck(row_decks[row]);
  if (empty_slots(cards) == 0) {
    state.discarded[code(row_decks[row])] |= bit(cards.back());
    tell(befalling(sink), EventKind::row_discarded, nobody, row_locations[row], cards.back());
    cards.back() = 0;
  }
  int to = slot_count;
  for (int from = slot_count; from-- > 0;) {
    if (cards[from] != 0) cards[--to] = cards[from];
  }
  for (int slot = 0; slot < to; ++slot) {
    cards[slot] = deck.back();
    deck.pop_back();
  }
  tell_reveal(befalling(sink), EventKind::refill_rows, nobody, row_locations[row], cards[0],
              cards[1], cards[2], cards[3], cards[4]);
  // AR-70: the advanced game shows the next card of the deck.
  if (state.options.advanced && !deck.empty())
    tell_reveal(befalling(sink), EventKind::top_card, nobody, row_decks[row], deck.back());
}

const std::array<std::uint8_t, worker_values + 1>& hand(const State& state, Seat seat,
                                                        bool shadow) {
  return shadow ? state.shadows[seat] : state.players[seat].workers;
}
int missing(const State& state, Seat seat, bool shadow) {
  int n = full_hand;
  for (std::uint8_t k : hand(state, seat, shadow)) n -= k;
  return n;
}

// AR-41, AR-61: pickers in the order of a round; two players: their shadows after them.
struct Picker {
  Seat seat;
  bool shadow;
};
int picker_count(const State& state) { return has_shadows(state) ? 4 : state.seats; }
Picker picker(const State& state, int i) {
  const bool shadow = i >= state.seats;
  return {state.order[state.seats - 1 - (shadow ? i - state.seats : i)], shadow};
}

// AR-45: ascending sums; ties reverse their former order.
template <class Sink>
void set_order(State& state, Sink sink) {
  const auto former = state.order;
  const auto before = [&](int a, int b) {
    const int sum_a = worker_sum(state.players[former[a]].workers);
    const int sum_b = worker_sum(state.players[former[b]].workers);
    return sum_a != sum_b ? sum_a < sum_b : a > b;
  };
  for (int a = 0; a < state.seats; ++a) {
    int place = 0;
    for (int b = 0; b < state.seats; ++b) place += b != a && before(b, a);
    state.order[place] = former[a];
  }
  const auto seat_at = [&](int place) { return place < state.seats ? state.order[place] : -1; };
  tell(befalling(sink), EventKind::order, nobody, seat_at(0), seat_at(1), seat_at(2), seat_at(3),
       seat_at(4));
}

template <class Sink>
void end_round(State& state, Sink sink) {
  tell_moment(sink, state);
  set_order(state, sink);
  ++state.round;
  state.phase = Phase::actions;
  for (Seat seat = 0; seat < state.seats; ++seat) state.players[seat].passed = 0;
  begin_round(state, sink);
}

// Every worker on the board goes to the only one below five.
template <class Sink>
void take_the_rest(State& state, Sink sink) {
  for (int place = 0; place < location_count; ++place) {
    const Location location{static_cast<std::uint8_t>(place)};
    if (workers_at(state, location) > 0) take_workers(state, location, state.workers[place], sink);
  }
}

// The next below five after the i-th picker; none: the round is over.
template <class Sink>
void next_picker(State& state, int after, Sink sink) {
  const int pickers = picker_count(state);
  int below = 0;
  int first = -1;
  int i = after;
  for (int k = 1; k <= pickers; ++k) {
    i = i + 1 == pickers ? 0 : i + 1;
    const Picker next = picker(state, i);
    if (missing(state, next.seat, next.shadow) == 0) continue;
    if (first < 0) first = i;
    ++below;
  }
  if (below > 0) {
    state.to_act = picker(state, first).seat;
    state.shadow = picker(state, first).shadow;
    wait_for(state, Decision::refill);
    if (below > 1) return;
    take_the_rest(state, sink);
  }
  state.shadow = 0;
  end_round(state, sink);
}

// Phase B (AR-40 to AR-42), unless the game ends (AR-50, AR-51).
template <class Sink>
void begin_refill(State& state, Sink sink) {
  if (area_missing(state)) return begin_final(state, 1, sink);
  if (!rows_can_be_filled(state)) return begin_final(state, 2, sink);
  state.phase = Phase::refill;
  for (int row = 0; row < row_count; ++row) fill_row(state, row, sink);
  tell_moment(sink, state);
  next_picker(state, picker_count(state) - 1, sink);
}

// AR-20, AR-60, AR-62: the next seat with a turn, be it only for its shadow.
template <class Sink>
void next_turn(State& state, Sink sink) {
  state.shadow = 0;
  if (actions_over(state)) return begin_refill(state, sink);
  for (int place = place_in_order(state, state.to_act);;) {
    place = place + 1 == state.seats ? 0 : place + 1;
    const Seat seat = state.order[place];
    if (!state.players[seat].passed) {
      state.to_act = seat;
      return wait_for(state, Decision::turn);
    }
    if (shadow_left(state, seat)) {
      state.to_act = seat;
      state.shadow = 1;
      return wait_for(state, Decision::shadow);
    }
  }
}

}  // namespace

int workers_at(const State& state, Location location) {
  const auto& places = state.workers[code(location)];
  return slot_count - static_cast<int>(std::count(places.begin(), places.end(), 0));
}

int workers_missing(const State& state) { return missing(state, state.to_act, state.shadow); }

template <class Sink>
void begin_round(State& state, Sink sink) {
  tell(befalling(sink), EventKind::round, nobody, state.round);
  state.to_act = state.order[0];
  state.decision = Decision::turn;
}

// Of equal values the worker on the lowest slot leaves first.
template <class Sink>
void take_workers(State& state, Location location, std::array<std::uint8_t, slot_count> chosen,
                  Sink sink) {
  auto& own = state.shadow ? state.shadows[state.to_act] : state.actor().workers;
  auto& places = state.workers[code(location)];
  unsigned packed = 0;
  int taken = 0;
  for (std::uint8_t value : chosen) {
    if (value == 0) continue;
    for (std::uint8_t& place : places) {
      if (place != value) continue;
      place = 0;
      break;
    }
    ++own[value];
    packed |= static_cast<unsigned>(value) << (3 * taken++);
  }
  tell(sink, EventKind::workers_taken, state.to_act, location, state.shadow, packed);
}

template <class Sink>
void after_turn(State& state, Sink sink) {
  tell_moment(sink, state);
  if (state.phase == Phase::final_actions) {
    const int place = place_in_order(state, state.to_act) + 1;
    if (place == state.seats) return begin_scoring(state, sink);
    state.to_act = state.order[place];
    tell(befalling(sink), EventKind::final, state.to_act);
    return wait_for(state, Decision::turn);
  }
  if (shadow_left(state, state.to_act) && !(all_passed(state) && area_missing(state))) {
    state.shadow = 1;
    return wait_for(state, Decision::shadow);
  }
  next_turn(state, sink);
}

template <class Sink>
void after_shadow(State& state, Sink sink) {
  tell_moment(sink, state);
  next_turn(state, sink);
}

template <class Sink>
void after_pick(State& state, Sink sink) {
  tell_moment(sink, state);
  int i = 0;
  while (picker(state, i).seat != state.to_act || picker(state, i).shadow != (state.shadow != 0))
    ++i;
  next_picker(state, i, sink);
}

#define INSTANTIATE(Sink)                                                                   \
  template void begin_round(State&, Sink);                                                  \
  template void take_workers(State&, Location, std::array<std::uint8_t, slot_count>, Sink); \
  template void after_turn(State&, Sink);                                                   \
  template void after_shadow(State&, Sink);                                                 \
  template void after_pick(State&, Sink);
INSTANTIATE(NullSink)
INSTANTIATE(EventSink)
#undef INSTANTIATE

}  // namespace triclinium::ave_roma
