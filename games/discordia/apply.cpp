// What one answer does. Whatever follows without a question is carried out by resolve (bonus.cpp).
#include "games/discordia/discordia.h"
#include "games/discordia/play.h"

namespace triclinium::discordia {

namespace {

template <int Capacity>
void erase_item(FixedVector<std::uint8_t, Capacity>& items, std::uint8_t item) {
  const int at = items.find(item);
  if (at >= 0) items.erase_at(at);
}

// DI-22: from the display into the hand.
template <class Sink>
void take_tile(State& state, Piece tile, Sink sink) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < state.display.size(); ++i) at = state.display[i] == tile ? i : at;
  state.display[at] = no_piece;
  tell(sink, EventKind::took_tile, state.active, tile);
  if (!state.pending.empty()) {
    state.pending.pop_back();
  } else if (state.stage == Stage::setup) {
    push(state, entry_of(EffectKind::next));
  } else {
    state.main_done = 1;
  }
  push(state, entry_of(EffectKind::place, tile));
}

// DI-12, DI-21.
template <class Sink>
void choose_die(State& state, int die, int value, Sink sink) {
  Player& actor = state.actor();
  const int turned = std::abs(value - state.rolled[die]);
  actor.active_manipulators = static_cast<std::uint8_t>(actor.active_manipulators - turned);
  actor.used_manipulators = static_cast<std::uint8_t>(actor.used_manipulators + turned);
  state.die = static_cast<std::uint8_t>(die);
  state.value = static_cast<std::uint8_t>(value);
  if (!state.solo() && state.active == state.maximus()) state.taken = state.die;
  tell(sink, EventKind::chose_die, state.active, die, value, state.rolled[die]);
}

template <class Sink>
void take_decree(State& state, std::uint8_t decree, Sink sink) {
  Player& actor = state.actor();
  erase_item(state.decrees, decree);
  actor.decrees.push_back(decree);
  tell(sink, EventKind::decree, state.active, decree, actor.decrees.size());
  push(state, decree_column[actor.decrees.size() - 1].bonus);
}

template <class Sink>
void use_privilege(State& state, int privilege, Sink sink) {
  if (decision_of(state) == Decision::now) state.pending.pop_back();
  state.actor().used = static_cast<std::uint16_t>(state.actor().used | 1 << privilege);
  tell(sink, EventKind::used_privilege, state.active, privilege);
  push(state, privilege_cards[privilege].effects);
}

template <class Sink>
void take_privilege(State& state, std::uint8_t privilege, Sink sink) {
  Player& actor = state.actor();
  state.pending.pop_back();
  erase_item(state.privileges, privilege);
  actor.privileges = static_cast<std::uint16_t>(actor.privileges | 1 << privilege);
  actor.wild = wildcards_of(actor.privileges);
  tell(sink, EventKind::privilege, state.active, privilege);
  if (state.stage == Stage::raid && is_one_time(privilege) &&
      privilege_is_useful(state, privilege)) {
    push(state, entry_of(EffectKind::now, privilege));
  }
}

template <class Sink>
void take_tower(State& state, Piece tower, Sink sink) {
  state.pending.pop_back();
  if (is_trading_tower(tower)) {
    erase_item(state.trading_towers, tower);
  } else {
    erase_item(state.military_towers, tower);
  }
  tell(sink, EventKind::tower, state.active, tower);
  push(state, entry_of(EffectKind::place, tower));
}

template <class Sink>
void answer_star(State& state, int track, Sink sink) {
  const Effect entry = state.pending.back();
  state.pending.pop_back();
  if (entry.kind == EffectKind::stars_either && entry.n > 1) {
    push(state, entry_of(EffectKind::stars_either, entry.n - 1));
  }
  place_star(state, track, sink);
}

// DI-31, DI-43: the bonus of the season, once the boat is chosen without a further question.
template <class Sink>
void use_boat(State& state, Sink sink) {
  state.boat_done = 1;
  tell(sink, EventKind::boat, state.active, state.season);
  const Effect bonus = season_bonus[state.season - 1];
  if (bonus.kind == EffectKind::star_expedition) {
    place_star(state, expedition, sink);
  } else {
    push(state, bonus);
  }
}

void begin_special(State& state, Piece piece) {
  int at = 0;
  while (at < state.special.size() && state.special[at] < piece) ++at;
  state.special.insert_at(at, piece);
  push(state, entry_of(EffectKind::send, piece));
}

template <class Sink>
void begin_swap(State& state, Piece tower, Sink sink) {
  state.swapped = static_cast<std::uint8_t>(state.swapped | 1 << (tower - first_trading_tower));
  tell(sink, EventKind::swap, state.active, tower, piece_info[tower].swap);
  push(state, entry_of(EffectKind::swap, piece_info[tower].swap));
}

// DI-27, DI-72.
void end_turn(State& state) {
  push(state, entry_of(EffectKind::next));
  if (state.open_janus != none && janus_tiles[state.open_janus].reshuffle) {
    push(state, entry_of(EffectKind::janus));
  }
  push(state, entry_of(EffectKind::ships));
}

template <class Sink>
void put_over(State& state, Piece covered, Sink sink) {
  const auto row = row_of(state, state.active, piece_info[covered].row);
  int at = 0;
  while (row[static_cast<std::size_t>(at)].piece != covered) ++at;
  place_piece(state, at, sink);
}

template <class Sink>
void roll(State& state, Action action, Sink sink) {
  for (int die = 0; die < dice; ++die) state.rolled[die] = action.args[die];
  tell_reveal(sink, EventKind::rolled, nobody, action.args[0], action.args[1], action.args[2]);
  if (state.solo()) open_janus(state, sink);
}

template <class Sink>
void draw(State& state, Action action, Sink sink) {
  const Workers drawn{action.args[0], action.args[1], action.args[2], action.args[3]};
  state.pending.pop_back();
  add(state.bag, drawn, -1);
  add(state.actor().reserve, drawn);
  const bool swap = !state.pending.empty() && state.pending.back().kind == EffectKind::give;
  const Cause cause = swap                             ? Cause::swapped
                      : state.stage == Stage::shortage ? Cause::shortage
                                                       : Cause::raid;
  tell_workers(sink, EventKind::drew, state.active, drawn, cause, 1);
}

template <class Sink>
void reshuffle_janus(State& state, Action action, Sink sink) {
  state.pending.pop_back();
  state.janus.clear();
  for (int i = 13; i >= 0; --i) {
    state.janus.push_back((action.args[i / 2] >> (4 * (i % 2))) & 15);
  }
  state.open_janus = none;
  tell_reveal(sink, EventKind::janus_shuffled, nobody);
}

}  // namespace

template <class Sink>
void answer(State& state, Action action, Sink sink) {
  const std::uint8_t n = action.args[0];
  switch (ActionKind{action.kind}) {
    case ActionKind::tile:
      return take_tile(state, n, sink);
    case ActionKind::die:
      return choose_die(state, n, action.args[1], sink);
    case ActionKind::deploy:
      if (state.pending.empty()) {
        state.main_done = 1;
      } else {
        state.pending.pop_back();
      }
      return push(state, entry_of(EffectKind::send, n));
    case ActionKind::special:
      return begin_special(state, n);
    case ActionKind::expand:
      if (state.pending.empty()) {
        state.main_done = 1;
      } else {
        state.pending.pop_back();
      }
      return gain_expansion(state, n, sink);
    case ActionKind::develop:
      state.main_done = 1;
      return place_star(state, development, sink);
    case ActionKind::stars:
      state.main_done = 1;
      for (int i = 0; i < rulings::stars_of_the_action; ++i) push(state, effect::take_star);
      return;
    case ActionKind::boat:
      return use_boat(state, sink);
    case ActionKind::swap:
      return begin_swap(state, n, sink);
    case ActionKind::decree:
      return take_decree(state, n, sink);
    case ActionKind::use:
      return use_privilege(state, n, sink);
    case ActionKind::done:
      if (state.pending.empty()) return end_turn(state);
      return state.pending.pop_back();
    case ActionKind::free:
      return place_piece(state, free_space(state, state.pending.back().n), sink);
    case ActionKind::over:
      return put_over(state, n, sink);
    case ActionKind::discard:
      tell(sink, EventKind::discarded, state.active, front_of(state.pending.back().n));
      return state.pending.pop_back();
    case ActionKind::send:
    case ActionKind::give_back:
      return state.chosen.push_back(action.args[1]);
    case ActionKind::expedition:
      return answer_star(state, expedition, sink);
    case ActionKind::development:
      return answer_star(state, development, sink);
    case ActionKind::skip:
    case ActionKind::keep:
      return state.pending.pop_back();
    case ActionKind::tower:
      return take_tower(state, n, sink);
    case ActionKind::privilege:
      return take_privilege(state, n, sink);
    case ActionKind::tear:
      state.pending.pop_back();
      return remove_piece(state, space_of(state, n), EventKind::torn_down, Cause::torn_down, -1,
                          sink);
    case ActionKind::roll:
      return roll(state, action, sink);
    case ActionKind::draw:
      return draw(state, action, sink);
    case ActionKind::janus:
      return reshuffle_janus(state, action, sink);
  }
}
template void answer(State&, Action, NullSink);
template void answer(State&, Action, EventSink);

}  // namespace triclinium::discordia

namespace triclinium {

template <class Sink>
void Discordia::perform(State& state, Action action, Sink sink) {
  discordia::answer(state, action, sink);
  discordia::resolve(state, sink);
}
template void Discordia::perform(State&, Action, NullSink);
template void Discordia::perform(State&, Action, EventSink);

}  // namespace triclinium
