// All answers to the present question; sections 2.1 to 2.5 of the notation.
#include "games/discordia/discordia.h"
#include "games/discordia/rules.h"

namespace triclinium::discordia {

bool privilege_is_useful(const State& state, int privilege) {
  const Player& actor = state.actor();
  switch (privilege_cards[privilege].effects.items[0].kind) {
    case EffectKind::stars_either:
      return actor.stars > 0 && (actor.track_open(expedition) || actor.track_open(development));
    case EffectKind::deploy_any:
      return state.stars > 0 || some_piece_can_be_manned(state);
    default:
      return true;
  }
}

WorkerSpace space_to_fill(const State& state) {
  const Effect entry = state.pending.back();
  if (entry.kind != EffectKind::send) return {};
  const Space& space = space_of(state, entry.n);
  return space.info().spaces[space.filled()];
}

Range next_workers(const State& state, const WorkerSpace& space) {
  const Effect entry = state.pending.back();
  const Player& actor = state.actor();
  const int colour = state.chosen.size();
  const std::uint8_t* numbers = state.chosen.begin();
  const Workers chosen{numbers[0], numbers[1], numbers[2], numbers[3]};  // 0 behind the end
  if (entry.kind == EffectKind::send)
    return send_range(space, actor.reserve, actor.wild, chosen, colour);
  return return_range(entry.n, entry.kind == EffectKind::give, actor.reserve, chosen, colour);
}

namespace {

void add_decrees(const State& state, ActionFiller& list) {
  for (std::uint16_t found = decrees_to_take(state); found != 0;
       found = static_cast<std::uint16_t>(found & (found - 1))) {
    list.push_back(make_action(ActionKind::decree, std::countr_zero(found)));
  }
}

// DI-47: own unused one-time Privileges, of equal ones the lowest.
void add_privileges_to_use(const State& state, ActionFiller& list) {
  unsigned unused = state.actor().privileges & ~state.actor().used & one_time_privileges;
  while (unused != 0) {
    const int privilege = std::countr_zero(unused);
    unused &= ~(3u << (privilege & ~1));
    if (privilege_is_useful(state, privilege)) {
      list.push_back(make_action(ActionKind::use, privilege));
    }
  }
}

// DI-12, DI-15, DI-21.
void add_dice(const State& state, ActionFiller& list) {
  const int reach = state.actor().active_manipulators;
  for (int die = 0; die < dice; ++die) {
    if (reach == 0) {
      list.push_back_if(die != state.taken, make_action(ActionKind::die, die, state.rolled[die]));
      continue;
    }
    if (die == state.taken) continue;
    const int low = std::max(1, state.rolled[die] - reach);
    const int high = std::min(6, state.rolled[die] + reach);
    for (int value = low; value <= high; ++value) {
      list.push_back(make_action(ActionKind::die, die, value));
    }
  }
}

void add_display(const State& state, int from, int step, ActionFiller& list) {
  const int end = state.tile_rows() * columns;
  for (int i = from; i < end; i += step) {
    list.push_back_if(state.display[i] != no_piece,
                      make_action(ActionKind::tile, state.display[i]));
  }
}

void add_expansions(const State& state, bool allowed, ActionFiller& list) {
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    list.push_back_if(allowed & (state.supply[kind] > 0), make_action(ActionKind::expand, kind));
  }
}

// DI-25.
bool may_develop(const State& state) {
  const Player& actor = state.actor();
  const bool open = actor.track_open(development);
  return develops_with(actor, state.value) & (actor.stars > 0) & open;
}

// DI-31: offered when its bonus can be carried out.
bool may_use_boat(const State& state) {
  if (state.value != state.season || state.boat_done) return false;
  switch (season_bonus[state.season - 1].kind) {
    case EffectKind::star_expedition:
      return state.actor().stars > 0 && state.actor().track_open(expedition);
    case EffectKind::build_tower:
      return !state.military_towers.empty() || !state.trading_towers.empty();
    case EffectKind::take_star:
      return state.stars > 0;
    case EffectKind::swap:
      return total(state.bag) > 0;
    default:
      return true;
  }
}

// Deployments and swaps of the menu (DI-23, DI-30, DI-36, DI-45).
class OwnPieces {
 public:
  explicit OwnPieces(const State& state)
      : state_(state), city_(city_of(state, state.active)), crew_(crew_of(state.actor())) {
    const int main = action_tiles[state.action_tiles[state.value - 1]].actions & deployments;
    deployed_ = reach_of(main * (state.main_done == 0)) * 0xff;
    // DI-30: with a die of the piece's colour, or of any colour by a bonus for good (DI-33).
    const int any = permanent_bonuses(state.actor().development) & any_die;
    special_ = reach_of(special_kinds[state.die] | any) << state.value;
    swapping_ = std::uint64_t{total(state.bag) > 0} << (8 * tower_row + state.value);
  }

  void add_to(ActionFiller& list) const {
    for (std::uint64_t left = reached_spaces(); left != 0; left &= left - 1) {
      const Space& space = city_[static_cast<std::size_t>(std::countr_zero(left))];
      if (is_trading_tower(space.piece)) {
        list.push_back_if(may_swap(space.piece), make_action(ActionKind::swap, space.piece));
        continue;
      }
      const bool manned = can_be_manned(state_, crew_, space);
      const bool deployed = has(deployed_, space);
      const bool special = has(special_, space);
      const bool again = state_.special.contains(space.piece);
      list.push_back_if(manned & deployed, make_action(ActionKind::deploy, space.piece));
      list.push_back_if(manned & special & !again, make_action(ActionKind::special, space.piece));
    }
  }

 private:
  static bool has(std::uint64_t reach, const Space& space) {
    return (reach >> reach_bit[space.piece]) & 1;
  }
  // Spaces whose piece something of the menu reaches, as bits.
  std::uint64_t reached_spaces() const {
    const std::uint64_t reach = deployed_ | special_ | swapping_;
    const int begin = state_.actor().first[0];
    const int size = static_cast<int>(city_.size());
    std::uint64_t spaces = 0;
    // Eight at a time, even if some are the neighbour's: cities differ in size, and the end of a
    // loop that cannot be foreseen costs more than these.
    for (int i = 0; i < size; i += 8) {
      const int first = std::min(begin + i, max_spaces - 8);
      std::uint64_t eight = 0;
      for (int k = 0; k < 8; ++k) eight |= std::uint64_t{has(reach, state_.spaces[first + k])} << k;
      spaces |= eight >> (begin + i - first) << i;
    }
    return spaces & ((std::uint64_t{1} << size) - 1);
  }
  bool may_swap(Piece tower) const {
    return ((state_.swapped >> (tower - first_trading_tower)) & 1) == 0;
  }

  const State& state_;
  std::span<const Space> city_;
  Crew crew_;
  std::uint64_t deployed_;  // as in piece_info.h
  std::uint64_t special_;
  std::uint64_t swapping_;
};

void add_menu(const State& state, ActionFiller& list) {
  if (!state.main_done) {
    const int main = action_tiles[state.action_tiles[state.value - 1]].actions;
    add_display(state, state.value - 1, columns, list);
    add_expansions(state, main & take_expansion, list);
    list.push_back_if(((main & take_stars) != 0) & (state.stars > 0),
                      make_action(ActionKind::stars));
    list.push_back_if(may_develop(state), make_action(ActionKind::develop));
  }
  OwnPieces(state).add_to(list);
  if (may_use_boat(state)) list.push_back(make_action(ActionKind::boat));
  add_decrees(state, list);
  add_privileges_to_use(state, list);
  list.push_back(make_action(ActionKind::done));
}

// DI-28, DI-29.
void add_places(const State& state, ActionFiller& list) {
  const Piece piece = state.pending.back().n;
  const bool turned = is_turned_ship(piece);
  const bool free = free_space(state, piece) >= 0;
  if (free) list.push_back(make_action(ActionKind::free));
  if (free && turned) return;
  for (const Space& space : row_of(state, state.active, piece_info[piece].row)) {
    if (!space.empty()) list.push_back(make_action(ActionKind::over, space.piece));
  }
  if (turned) list.push_back(make_action(ActionKind::discard));
}

void add_stars(const State& state, ActionFiller& list) {
  const Effect entry = state.pending.back();
  const bool either = entry.kind == EffectKind::stars_either;
  if (state.actor().stars > 0) {
    if (state.actor().track_open(expedition)) list.push_back(make_action(ActionKind::expedition));
    if (either && state.actor().track_open(development)) {
      list.push_back(make_action(ActionKind::development));
    }
  }
  if (!either || entry.n == 1) list.push_back(make_action(ActionKind::skip));
}

// 2.5: of equal Towers the lowest, but in the solo game each has its own place.
void add_towers(const State& state, ActionFiller& list) {
  const bool merge = !state.solo() && state.military_towers.contains(twin_tower);
  for (Piece tower : state.military_towers) {
    if (merge && tower == twin_tower + 1) continue;
    list.push_back(make_action(ActionKind::tower, tower));
  }
  for (Piece tower : state.trading_towers) list.push_back(make_action(ActionKind::tower, tower));
  if (state.pending.back().kind == EffectKind::take_tower) {
    list.push_back(make_action(ActionKind::skip));
  }
}

void add_privileges(const State& state, ActionFiller& list) {
  for (std::uint8_t privilege : state.privileges) {
    const int twin = twin_of(privilege);
    if (!state.solo() && twin < privilege &&
        state.privileges.contains(static_cast<std::uint8_t>(twin))) {
      continue;
    }
    list.push_back(make_action(ActionKind::privilege, privilege));
  }
}

void add_deployments(const State& state, ActionFiller& list) {
  const Crew crew = crew_of(state.actor());
  for (const Space& space : city_of(state, state.active)) {
    if (space.empty()) continue;
    list.push_back_if(can_be_manned(state, crew, space),
                      make_action(ActionKind::deploy, space.piece));
  }
  list.push_back(make_action(ActionKind::skip));
}

void add_workers(const State& state, ActionFiller& list) {
  const Range range = next_workers(state);
  const ActionKind kind =
      state.pending.back().kind == EffectKind::send ? ActionKind::send : ActionKind::give_back;
  for (int n = range.low; n <= range.high; ++n) {
    list.push_back(make_action(kind, state.chosen.size(), n));
  }
}

// DI-56: the owner chooses.
void add_ruins(const State& state, ActionFiller& list) {
  const bool tower = state.pending.back().kind == EffectKind::tear_down_tower;
  for (int row = tower ? tower_row : 0; row < (tower ? city_rows : tile_kinds); ++row) {
    for (const Space& space : row_of(state, state.active, row)) {
      if (!space.empty()) list.push_back(make_action(ActionKind::tear, space.piece));
    }
  }
}

// A draw that can only come out in one way.
void add_certain_draw(const State& state, ActionFiller& list) {
  const int number = state.pending.back().n;
  if (total(state.bag) == number) {
    list.push_back(
        make_action(ActionKind::draw, state.bag[0], state.bag[1], state.bag[2], state.bag[3]));
    return;
  }
  Action draw = make_action(ActionKind::draw);
  int colours = 0;
  for (int c = 0; c < worker_types; ++c) {
    if (state.bag[c] == 0) continue;
    ++colours;
    draw.args[c] = static_cast<std::uint8_t>(number);
  }
  if (colours == 1) list.push_back(draw);
}

}  // namespace
}  // namespace triclinium::discordia

namespace triclinium {

using namespace discordia;

void Discordia::legal_actions(const State& state, ActionList& answers) {
  ActionFiller list(answers);
  switch (decision_of(state)) {
    case Decision::setup:
      return add_display(state, 0, 1, list);
    case Decision::die:
      add_dice(state, list);
      add_decrees(state, list);
      return add_privileges_to_use(state, list);
    case Decision::turn:
      return add_menu(state, list);
    case Decision::place:
      return add_places(state, list);
    case Decision::send:
    case Decision::give_back:
      return add_workers(state, list);
    case Decision::star:
      return add_stars(state, list);
    case Decision::tower:
      return add_towers(state, list);
    case Decision::expansion:
      add_expansions(state, true, list);
      return list.push_back(make_action(ActionKind::skip));
    case Decision::privilege:
      return add_privileges(state, list);
    case Decision::any_tile:
      add_display(state, 0, 1, list);
      return list.push_back(make_action(ActionKind::skip));
    case Decision::deploy:
      return add_deployments(state, list);
    case Decision::decrees:
      add_decrees(state, list);
      return list.push_back(make_action(ActionKind::done));
    case Decision::now:
      list.push_back(make_action(ActionKind::use, state.pending.back().n));
      return list.push_back(make_action(ActionKind::keep));
    case Decision::tear:
      return add_ruins(state, list);
    case Decision::draw:
      return add_certain_draw(state, list);
    case Decision::roll:
    case Decision::janus:
    case Decision::over:
      return;
  }
}

}  // namespace triclinium
