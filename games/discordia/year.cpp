// The course of the game: seasons, the events at the end of a year, the new year, Janus.
#include "games/discordia/play.h"

namespace triclinium::discordia {

namespace {

Seat clockwise(const State& state, Seat seat) {
  return static_cast<Seat>(seat + 1 == state.seats ? 0 : seat + 1);
}

void forget_turn(State& state) {
  state.die = no_die;
  state.value = 0;
  state.main_done = 0;
  state.boat_done = 0;
  state.swapped = 0;
  state.special.clear();
}

void forget_dice(State& state) {
  state.rolled = {};
  state.taken = no_die;
}

// DI-14: from left to right, top to bottom, as long as there are tiles.
template <class Sink>
void refill_display(State& state, Sink sink) {
  const int places = state.tile_rows() * columns;
  for (int i = 0; i < places && !state.pile.empty(); ++i) {
    if (state.display[i] != no_piece) continue;
    state.display[i] = state.pile.back();
    state.pile.pop_back();
    tell_reveal(befalling(sink), EventKind::refilled, nobody, state.display[i], i / columns,
                i % columns + 1);
  }
}

template <class Sink>
void open_germanic(FixedVector<std::uint8_t, 4>& stack, std::uint8_t& open, Sink sink) {
  if (stack.empty()) return;
  open = stack.back();
  stack.pop_back();
  tell_reveal(befalling(sink), EventKind::germanic_opened, nobody, open);
}

// DI-50, DI-54, DI-55.
template <class Sink>
void raid(State& state, Sink sink) {
  const int strength = strength_of(state, state.active);
  const int needed = strength_needed(state);
  const bool won = strength >= needed;
  tell(befalling(sink), EventKind::raid, state.active, strength, needed, won);
  push(state, entry_of(EffectKind::next));
  const std::uint8_t tile = won ? state.open_right : state.open_left;
  if (won) {
    push(state, entry_of(EffectKind::ships));
    push(state, entry_of(EffectKind::decrees));
  }
  if (tile == none) return;
  tell(sink, won ? EventKind::reward : EventKind::damage, state.active, tile);
  push(state, germanic_tiles[tile].effects);
}

// DI-51.
template <class Sink>
void suffer_shortage(State& state, Sink sink) {
  const Shortage shortage = shortage_of(state, state.active);
  const int value = shortage.value();
  tell(befalling(sink), EventKind::shortage, state.active, shortage.symbols, shortage.free,
       shortage.aqueduct, value, rulings::drawn(std::max(value, 0), total(state.bag)));
  push(state, entry_of(EffectKind::next));
  if (value > 0) push(state, entry_of(EffectKind::draw, value));
  if (value < 0) push(state, entry_of(EffectKind::give_back, -value));
}

// DI-51, DI-54: all completely manned tiles and Towers of all players together.
template <class Sink>
void empty_full_tiles(State& state, Sink sink) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    for (Space& space : city_of(state, seat)) {
      if (space.empty() || !space.full()) continue;
      const Workers workers = unman(state.players[seat], space);
      add(state.bag, workers);
      if constexpr (Sink::wants_events) {
        Event event{.kind = static_cast<std::uint8_t>(EventKind::emptied), .seat = seat};
        event.args[0] = space.piece;
        detail::put_workers(event, 1, workers);
        sink(event);
      }
    }
  }
}

// DI-53, DI-57: most workers in the reserve; ties from the old one's left neighbour on.
Seat next_start_player(const State& state) {
  Seat best = state.start_player;
  Seat seat = clockwise(state, state.start_player);
  int most = -1;
  for (int i = 0; i < state.seats; ++i, seat = clockwise(state, seat)) {
    const int workers = total(state.players[seat].reserve);
    if (workers <= most) continue;
    most = workers;
    best = seat;
  }
  return best;
}

// The top row leaves, the others move up.
template <class Sink>
void move_display_up(State& state, Sink sink) {
  for (int i = 0; i < columns; ++i) {
    if (state.display[i] != no_piece) tell(sink, EventKind::row_left, nobody, state.display[i]);
  }
  const int places = state.tile_rows() * columns;
  for (int i = 0; i < places; ++i) {
    state.display[i] = i + columns < places ? state.display[i + columns] : no_piece;
  }
}

// DI-52.
template <class Sink>
void begin_year(State& state, Sink sink) {
  ++state.year;
  state.season = 1;
  state.start_player = next_start_player(state);
  tell(sink, EventKind::year, state.start_player, state.year);
  move_display_up(state, sink);
  refill_display(state, sink);
  for (Player& player : state.players) {
    player.active_manipulators =
        static_cast<std::uint8_t>(player.active_manipulators + player.used_manipulators);
    player.used_manipulators = 0;
  }
  for (std::uint8_t* open : {&state.open_left, &state.open_right}) {
    if (*open != none) state.removed_germanic |= std::uint32_t{1} << *open;
    *open = none;
  }
  open_germanic(state.germanic_left, state.open_left, sink);
  state.stage = Stage::turn;
  tell_moment(sink, state);
  begin_season(state, sink);
}

// DI-10, DI-12: the next turn of the season, the next season, or the year's end.
template <class Sink>
void after_turn(State& state, Sink sink) {
  forget_turn(state);
  const Seat next = clockwise(state, state.active);
  if (next != state.maximus()) {
    state.active = next;
    return;
  }
  if (state.season < seasons) {
    ++state.season;
    return begin_season(state, sink);
  }
  forget_dice(state);
  state.stage = Stage::raid;
  state.active = state.start_player;
  raid(state, sink);
}

template <class Sink>
void after_shortage(State& state, Sink sink) {
  empty_full_tiles(state, sink);
  tell_moment(sink, state);
  if (state.year == years) return finish(state, sink);
  begin_year(state, sink);
}

}  // namespace

template <class Sink>
void begin_season(State& state, Sink sink) {
  state.fresh = 0;
  forget_dice(state);
  state.active = state.maximus();
  tell(befalling(sink), EventKind::season, state.active, state.year, state.season);
  if (state.season == saturnalia) {  // DI-13
    tell_moment(sink, state);
    refill_display(state, sink);
    open_germanic(state.germanic_right, state.open_right, sink);
  }
}
template void begin_season(State&, NullSink);
template void begin_season(State&, EventSink);

template <class Sink>
void go_on(State& state, Sink sink) {
  tell_moment(sink, state);
  if (state.stage == Stage::turn) return after_turn(state, sink);
  if (state.stage == Stage::setup) {  // DI-6: counterclockwise, the starting player last
    if (state.active != state.start_player) {
      state.active = static_cast<Seat>((state.active + state.seats - 1) % state.seats);
      return;
    }
    state.stage = Stage::turn;
    return begin_season(state, sink);
  }
  state.active = clockwise(state, state.active);
  const bool last = state.active == state.start_player;
  if (state.stage == Stage::raid && !last) return raid(state, sink);
  if (state.stage == Stage::shortage && last) return after_shortage(state, sink);
  state.stage = Stage::shortage;
  suffer_shortage(state, sink);
}
template void go_on(State&, NullSink);
template void go_on(State&, EventSink);

template <class Sink>
void open_janus(State& state, Sink sink) {
  state.open_janus = state.janus.back();
  state.janus.pop_back();
  const JanusTile& tile = janus_tiles[state.open_janus];
  tell_reveal(sink, EventKind::janus, nobody, state.open_janus);
  state.taken = tile.die;
  if (tile.die != no_die) {  // DI-74: the column of the value that the die shows
    for (int row = state.tile_rows() - 1; row >= 0; --row) {
      Piece& place = state.display[row * columns + state.rolled[tile.die] - 1];
      if (place == no_piece) continue;
      tell(sink, EventKind::janus_tile, nobody, place);
      place = no_piece;
      break;
    }
  }
  const auto remove = [&](std::uint8_t& supply) {
    if (supply == 0) return;
    --supply;
    tell(sink, EventKind::janus_removed, nobody, tile.remove);
  };
  const auto remove_lowest = [&](auto& cards, std::uint16_t& removed, int first, EventKind kind) {
    if (cards.empty()) return;
    removed = static_cast<std::uint16_t>(removed | 1 << (cards.back() - first));
    tell(sink, kind, nobody, cards.back());
    cards.pop_back();
  };
  switch (tile.remove) {
    case Removal::manipulator:
      return remove(state.manipulators);
    case Removal::star:
      return remove(state.stars);
    case Removal::military_tower:
      return remove_lowest(state.military_towers, state.removed_towers, first_military_tower,
                           EventKind::janus_tower);
    case Removal::trading_tower:
      return remove_lowest(state.trading_towers, state.removed_towers, first_military_tower,
                           EventKind::janus_tower);
    case Removal::decree:
      return remove_lowest(state.decrees, state.removed_decrees, 0, EventKind::janus_decree);
    case Removal::privilege:
      return remove_lowest(state.privileges, state.removed_privileges, 0,
                           EventKind::janus_privilege);
    default:
      return remove(state.supply[static_cast<int>(tile.remove)]);
  }
}
template void open_janus(State&, NullSink);
template void open_janus(State&, EventSink);

template <class Sink>
void finish(State& state, Sink sink) {
  forget_turn(state);
  forget_dice(state);
  state.pending.clear();
  state.chosen.clear();
  state.stage = Stage::over;
  state.active = nobody;
  tell(sink, EventKind::over, nobody);
}
template void finish(State&, NullSink);
template void finish(State&, EventSink);

}  // namespace triclinium::discordia
