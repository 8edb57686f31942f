// Carries out effects: the one place where a bonus, a reward or a damage does something (DI-40).
#include "games/discordia/play.h"

namespace triclinium::discordia {

void push(State& state, Effect entry) { state.pending.push_back(entry); }

// DI-48: in the printed order, so the first one has to lie on top.
void push(State& state, const Effects& effects) {
  for (int i = static_cast<int>(effects.items.size()) - 1; i >= 0; --i) {
    if (effects.items[i].kind != EffectKind::none) state.pending.push_back(effects.items[i]);
  }
}

// DI-28, DI-46: workers come back in their own colours, wildcards too.
template <class Sink>
void remove_piece(State& state, Space& space, EventKind kind, Cause cause, int by, Sink sink) {
  const Piece piece = space.piece;
  const Workers back = unman(state.actor(), space);
  add(state.actor().reserve, back);
  if (is_tower(piece)) {
    state.removed_towers =
        static_cast<std::uint16_t>(state.removed_towers | 1 << (piece - first_military_tower));
  } else if (is_turned_ship(piece)) {
    state.fresh &= ~(std::uint32_t{1} << (piece - first_back));
  }
  space = {};
  if constexpr (Sink::wants_events) {
    Event event{.kind = static_cast<std::uint8_t>(kind), .seat = state.active};
    event.cause = static_cast<std::uint8_t>(cause);
    event.delta = static_cast<std::int16_t>(total(back));
    event.args[0] = piece;
    if (by >= 0) event.args[1] = static_cast<std::int16_t>(by);
    detail::put_workers(event, by >= 0 ? 2 : 1, back);
    sink(event);
  }
}
template void remove_piece(State&, Space&, EventKind, Cause, int, NullSink);
template void remove_piece(State&, Space&, EventKind, Cause, int, EventSink);

template <class Sink>
void place_piece(State& state, int at, Sink sink) {
  const Piece piece = state.pending.back().n;
  const PieceInfo& info = piece_info[piece];
  state.pending.pop_back();
  Space& space = row_of(state, state.active, info.row)[static_cast<std::size_t>(at)];
  if (!space.empty()) {
    remove_piece(state, space, EventKind::covered, Cause::covered, piece, sink);
  }
  space.piece = piece;
  if (is_turned_ship(piece)) state.fresh |= std::uint32_t{1} << (piece - first_back);
  tell(sink, EventKind::placed, state.active, piece, info.row, at + 1);
  push(state, info.bonus);
}
template void place_piece(State&, int, NullSink);
template void place_piece(State&, int, EventSink);

template <class Sink>
void place_star(State& state, int track, Sink sink) {
  Player& actor = state.actor();
  std::uint8_t& stars = track == expedition ? actor.expedition : actor.development;
  const Track& spaces = track == expedition ? expedition_path : development_track;
  --actor.stars;
  const int space = stars++;
  tell(sink, EventKind::star, state.active, track, space + 1);
  push(state, space < track_spaces
                  ? spaces.spaces[space].bonus
                  : spaces.extension[(space - track_spaces) % rulings::spaces_per_tile]);
}
template void place_star(State&, int, NullSink);
template void place_star(State&, int, EventSink);

// DI-24, DI-32, DI-42: first the covered bonus, then the Privilege.
template <class Sink>
void gain_expansion(State& state, int kind, Sink sink) {
  Player& actor = state.actor();
  --state.supply[kind];
  const int number = ++actor.expansions[kind];
  int own = 0;
  for (std::uint8_t n : actor.expansions) own += n;
  tell(sink, EventKind::expansion, state.active, kind, own);
  if (gives_privilege(own)) push(state, effect::take_any_privilege);
  if (kind >= tile_kinds) {
    if (number == 1) push(state, (kind == expedition ? expedition_path : development_track).slot);
    return;
  }
  insert_space(state, state.active, kind);
  if (kind == port) insert_space(state, state.active, tower_row);
  const std::size_t space = static_cast<std::size_t>(printed_spaces[kind] + number - 1);
  if (space < map_rows[kind].size()) push(state, map_rows[kind][space].bonus);
}
template void gain_expansion(State&, int, NullSink);
template void gain_expansion(State&, int, EventSink);

namespace {

// DI-39: every step beyond the top is a swap.
template <class Sink>
void move_ring(State& state, int steps, Sink sink) {
  std::uint8_t& ring = state.actor().aqueduct;
  const int from = ring;
  const int to = from + steps;
  ring = static_cast<std::uint8_t>(std::clamp(to, 0, aqueduct_top));
  if (ring != from) tell(sink, EventKind::aqueduct, state.active, from, ring);
  for (int beyond = to - aqueduct_top; beyond > 0; --beyond) push(state, effect::swap_2);
}

template <class Sink>
void move_star(State& state, bool gain, Sink sink) {
  std::uint8_t& from = gain ? state.stars : state.actor().stars;
  std::uint8_t& to = gain ? state.actor().stars : state.stars;
  if (from == 0) return;
  --from;
  ++to;
  tell(sink, gain ? EventKind::took_star : EventKind::lost_star, state.active, state.actor().stars);
}

template <class Sink>
void take_manipulator(State& state, Sink sink) {
  if (state.manipulators == 0) return;
  Player& actor = state.actor();
  --state.manipulators;
  ++actor.active_manipulators;
  tell(sink, EventKind::manipulator, state.active,
       actor.active_manipulators + actor.used_manipulators);
}

// DI-27, DI-29: the leftmost full Ship; false if there is none.
template <class Sink>
bool turn_ship(State& state, Sink sink) {
  for (Space& space : row_of(state, state.active, port)) {
    if (space.empty() || !space.full()) continue;
    const Piece ship = space.piece;
    const Workers crew = unman(state.actor(), space);
    add(state.bag, crew);
    space = {};
    if constexpr (Sink::wants_events) {
      Event event{.kind = static_cast<std::uint8_t>(EventKind::ship_turned), .seat = state.active};
      event.args[0] = ship;
      detail::put_workers(event, 1, crew);
      sink(event);
    }
    push(state, entry_of(EffectKind::decrees));
    push(state, entry_of(EffectKind::place, back_of(ship)));
    return true;
  }
  return false;
}

// A place without a choice: nothing to cover, or a turned Ship with a free Marketplace.
template <class Sink>
bool place_by_itself(State& state, Sink sink) {
  const Piece piece = state.pending.back().n;
  const int at = free_space(state, piece);
  if (at < 0) return false;
  if (!is_turned_ship(piece)) {
    for (const Space& space : row_of(state, state.active, piece_info[piece].row)) {
      if (!space.empty()) return false;
    }
  }
  place_piece(state, at, sink);
  return true;
}

bool something_to_tear_down(const State& state, bool tower) {
  const Player& actor = state.actor();
  for (int i = actor.first[tower ? tower_row : 0]; i < actor.first[tower ? city_rows : tower_row];
       ++i) {
    if (!state.spaces[i].empty()) return true;
  }
  return false;
}

// Whether the entry in front asks something, rather than being lost (DI-20, DI-43, DI-50).
bool asks(const State& state, Effect entry) {
  const Player& actor = state.actor();
  switch (entry.kind) {
    case EffectKind::star_expedition:
      return actor.stars > 0 && actor.track_open(expedition);
    case EffectKind::stars_either:
      return actor.stars > 0 && (actor.track_open(expedition) || actor.track_open(development));
    case EffectKind::take_tower:
    case EffectKind::build_tower:
      return !state.military_towers.empty() || !state.trading_towers.empty();
    case EffectKind::take_any_privilege:
      return !state.privileges.empty();
    case EffectKind::deploy_any:
      return some_piece_can_be_manned(state);
    case EffectKind::decrees:
      return decrees_to_take(state) != 0;
    case EffectKind::tear_down_city_tile:
      return something_to_tear_down(state, false);
    case EffectKind::tear_down_tower:
      return something_to_tear_down(state, true);
    default:
      return true;
  }
}

// DI-51, DI-62: the chosen workers leave the reserve at once; an empty reserve wins (DI-60).
template <class Sink>
void move_workers(State& state, Sink sink) {
  const Effect entry = state.pending.back();
  const Workers bundle{state.chosen[0], state.chosen[1], state.chosen[2], state.chosen[3]};
  state.pending.pop_back();
  state.chosen.clear();
  Player& actor = state.actor();
  add(actor.reserve, bundle, -1);
  if (entry.kind == EffectKind::send) {
    man(actor, space_of(state, entry.n), bundle);
    tell_workers(sink, EventKind::deployed, state.active, bundle, Cause::deployed, -1, entry.n);
  } else {
    add(state.bag, bundle);
    const Cause cause = entry.kind == EffectKind::give   ? Cause::swapped
                        : state.stage == Stage::shortage ? Cause::shortage
                                                         : Cause::returned;
    if (total(bundle) > 0) {
      tell_workers(sink, EventKind::returned, state.active, bundle, cause, -1);
    }
  }
  if (total(actor.reserve) == 0) {
    tell(sink, EventKind::won, state.active);
    finish(state, sink);
  }
}

// Fixes every colour with one possible number; false while a number has to be asked.
template <class Sink>
bool settle_workers(State& state, Sink sink) {
  const WorkerSpace space = space_to_fill(state);
  while (!state.chosen.full()) {
    const Range range = next_workers(state, space);
    if (range.low != range.high) return false;
    state.chosen.push_back(static_cast<std::uint8_t>(range.low));
  }
  move_workers(state, sink);
  return true;
}

// Carries out the entry in front; false if it has to be asked.
template <class Sink>
bool carry_out(State& state, Sink sink) {
  const Effect entry = state.pending.back();
  switch (entry.kind) {
    case EffectKind::place:
      return place_by_itself(state, sink);
    case EffectKind::send:
    case EffectKind::give:
    case EffectKind::give_back:
      return settle_workers(state, sink);
    case EffectKind::ships:
      if (!turn_ship(state, sink)) state.pending.pop_back();
      return true;
    case EffectKind::draw: {
      const int number = rulings::drawn(entry.n, total(state.bag));
      state.pending.back().n = static_cast<std::uint8_t>(number);
      if (number > 0) return false;
      state.pending.pop_back();
      return true;
    }
    case EffectKind::janus:
    case EffectKind::now:
      return false;
    case EffectKind::aqueduct:
      state.pending.pop_back();
      move_ring(state, entry.n, sink);
      return true;
    case EffectKind::aqueduct_back:
      state.pending.pop_back();
      move_ring(state, -entry.n, sink);
      return true;
    case EffectKind::take_star:
    case EffectKind::lose_star:
      state.pending.pop_back();
      move_star(state, entry.kind == EffectKind::take_star, sink);
      return true;
    case EffectKind::take_manipulator:
      state.pending.pop_back();
      take_manipulator(state, sink);
      return true;
    case EffectKind::swap: {
      // DI-44: at most what the bag holds, and exactly as many go back.
      const int number = rulings::drawn(entry.n, total(state.bag));
      state.pending.pop_back();
      if (number == 0) return true;
      push(state, entry_of(EffectKind::give, number));
      push(state, entry_of(EffectKind::draw, number));
      return true;
    }
    case EffectKind::next:
      state.pending.pop_back();
      go_on(state, sink);
      return true;
    default:
      if (asks(state, entry)) return false;
      state.pending.pop_back();
      return true;
  }
}

}  // namespace

template <class Sink>
void resolve(State& state, Sink sink) {
  while (!state.pending.empty() && carry_out(state, sink)) {
  }
}
template void resolve(State&, NullSink);
template void resolve(State&, EventSink);

}  // namespace triclinium::discordia
