#include "games/discordia/sound.h"

#include "games/discordia/discordia.h"
#include "games/discordia/ids.h"
#include "games/discordia/rules.h"

namespace triclinium::discordia {
namespace {

bool has_hand(const State& state) {
  return !state.pending.empty() && state.pending.back().kind == EffectKind::place;
}

// In the solo game Janus takes things out of the supply, so fewer are right there.
void check_number(const State& state, int found, int all, const std::string& field,
                  const std::string& what, Faults& faults) {
  const bool right = state.solo() ? found <= all : found == all;
  faults.require(right, field,
                 std::to_string(found) + " " + what + " in the game, but " + std::to_string(all) +
                     " belong to it");
}

void check_workers(const State& state, Faults& faults) {
  const int each = state.workers / worker_types;
  for (int c = 0; c < worker_types; ++c) {
    int found = state.bag[c];
    for (Seat seat = 0; seat < state.seats; ++seat) {
      found += state.players[seat].reserve[c];
      for (const Space& space : city_of(state, seat)) found += workers_on(space)[c];
    }
    faults.require(found == each, "bag",
                   std::to_string(found) + " workers of colour " + std::string(worker_names[c]) +
                       " in the game, but " + std::to_string(each) + " belong to it");
  }
}

// Each tile and Tower once, Towers in the number of the set-up.
void check_pieces(const State& state, Faults& faults) {
  std::array<int, pieces> found{};
  const auto count = [&](Piece piece) {
    if (piece != no_piece) ++found[front_of(piece)];
  };
  for (Piece piece : state.display) count(piece);
  for (Piece piece : state.pile) count(piece);
  for (Piece piece : state.military_towers) count(piece);
  for (Piece piece : state.trading_towers) count(piece);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    for (const Space& space : city_of(state, seat)) count(space.piece);
  }
  if (has_hand(state)) count(state.pending.back().n);
  for (int i = 0; i < 16; ++i) found[first_military_tower + i] += (state.removed_towers >> i) & 1;
  int military = 0;
  int trading = 0;
  for (int piece = 0; piece < pieces; ++piece) {
    faults.require(found[piece] <= 1, "players",
                   piece_name(static_cast<Piece>(piece)) + " is in the game twice");
    if (!is_tower(static_cast<Piece>(piece))) continue;
    (is_trading_tower(static_cast<Piece>(piece)) ? trading : military) += found[piece];
  }
  const int towers = setup_numbers[state.seats - 1].towers;
  faults.require(military == towers, "military_towers", "a wrong number of Towers in the game");
  faults.require(trading == towers, "trading_towers", "a wrong number of Towers in the game");
}

template <class Row>
void check_cards(const std::array<int, 14>& found, const Row& rows, int all,
                 const std::string& field, Faults& faults) {
  int sum = 0;
  for (std::size_t i = 0; i < found.size(); ++i) {
    faults.require(found[i] <= 1, field, std::string(rows[i].id) + " is in the game twice");
    sum += found[i];
  }
  faults.require(
      sum == all, field,
      std::to_string(sum) + " in the game, but " + std::to_string(all) + " belong to it");
}

void check_decrees_and_privileges(const State& state, Faults& faults) {
  const SetupNumbers& numbers = setup_numbers[state.seats - 1];
  std::array<int, 14> decrees{};
  std::array<int, 14> privileges{};
  for (std::uint8_t decree : state.decrees) ++decrees[decree];
  for (std::uint8_t privilege : state.privileges) ++privileges[privilege];
  for (int i = 0; i < 14; ++i) {
    decrees[i] += (state.removed_decrees >> i) & 1;
    privileges[i] += (state.removed_privileges >> i) & 1;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      privileges[i] += (state.players[seat].privileges >> i) & 1;
    }
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    for (std::uint8_t decree : player.decrees) ++decrees[decree];
    faults.require((player.used & ~(player.privileges & one_time_privileges)) == 0,
                   player_field(seat, "used"), "only own one-time Privileges can be used");
  }
  check_cards(decrees, decree_cards, numbers.decrees, "decrees", faults);
  check_cards(privileges, privilege_cards, numbers.privileges, "privileges", faults);
  faults.require(state.solo() || (state.removed_decrees | state.removed_privileges) == 0, "removed",
                 "Decrees and Privileges leave the game only in solo");
}

void check_supplies(const State& state, Faults& faults) {
  const SetupNumbers& numbers = setup_numbers[state.seats - 1];
  int stars = state.stars;
  int manipulators = state.manipulators;
  std::array<int, expansion_kinds> expansions{};
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    stars += player.stars + player.expedition + player.development;
    manipulators += player.active_manipulators + player.used_manipulators;
    for (int kind = 0; kind < expansion_kinds; ++kind) expansions[kind] += player.expansions[kind];
    for (int track : {expedition, development}) {
      faults.require(player.track(track) <= player.track_length(track),
                     player_field(seat, expansion_names[track]),
                     "goes beyond the end of the track");
    }
  }
  check_number(state, stars, numbers.stars, "supply.stars", "Stars", faults);
  check_number(state, manipulators, numbers.manipulators, "supply.manipulators", "Manipulators",
               faults);
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    const std::string name(expansion_names[kind]);
    check_number(state, expansions[kind] + state.supply[kind],
                 kind < tile_kinds ? numbers.land : numbers.tracks, "supply." + name,
                 "Expansions of this kind", faults);
  }
}

// DI-3, DI-13, DI-52: year and season say which Germanic Tiles lie where.
void check_germanic(const State& state, Faults& faults) {
  const int gone = state.year - 1;
  const bool right_open = state.season >= saturnalia;
  std::uint32_t seen = state.removed_germanic;
  int removed = 0;
  for (int i = 0; i < 20; ++i) {
    if (!((state.removed_germanic >> i) & 1)) continue;
    removed += germanic_tiles[i].back == 'A' ? 1 : germanic_tiles[i].back == 'B' ? 16 : 256;
  }
  faults.require(removed == 17 * gone, "removed", "a wrong number of Germanic Tiles");
  const auto take = [&](std::uint8_t tile, char back, const std::string& field) {
    if (tile == none) return faults.fail(field, "a Germanic Tile is missing");
    faults.require(germanic_tiles[tile].back == back, field, "a Germanic Tile of a wrong back");
    faults.require(!((seen >> tile) & 1), field, "a Germanic Tile is there twice");
    seen |= std::uint32_t{1} << tile;
  };
  const auto check_stack = [&](const FixedVector<std::uint8_t, 4>& stack, int size, char upper,
                               char lower, const std::string& field) {
    faults.require(stack.size() == size, field, "must have " + std::to_string(size) + " entries");
    for (int i = 0; i < stack.size(); ++i) take(stack[i], i == 0 ? lower : upper, field);
  };
  const bool last = state.year == years;
  check_stack(state.germanic_left, years - state.year, 'A', 'C', "germanic.left");
  take(state.open_left, last ? 'C' : 'A', "germanic.open_left");
  check_stack(state.germanic_right, years - state.year + (right_open ? 0 : 1), 'B', 'D',
              "germanic.right");
  if (right_open) {
    take(state.open_right, last ? 'D' : 'B', "germanic.open_right");
  } else {
    faults.require(state.open_right == none, "germanic.open_right", "must be null before season 4");
  }
}

// DI-71, DI-72: a Janus Tile with a Star is never among those that lie aside.
void check_janus(const State& state, Faults& faults) {
  if (!state.solo()) return;
  unsigned seen = 0;
  for (std::uint8_t tile : state.janus) {
    faults.require(!((seen >> tile) & 1), "janus.stack", "a tile is there twice");
    seen |= 1u << tile;
  }
  if (state.open_janus == none) {
    return faults.require(state.janus.full(), "janus.stack", "must have all 14 tiles");
  }
  faults.require(!((seen >> state.open_janus) & 1), "janus.open", "is in the stack, too");
  seen |= 1u << state.open_janus;
  for (int i = 0; i < 14; ++i) {
    if (janus_tiles[i].reshuffle) {
      faults.require((seen >> i) & 1, "janus.stack",
                     std::string(janus_tiles[i].id) + " is missing");
    }
  }
}

// Filled spaces hold what the owner's wildcards allow; turned Ships of this season are empty.
void check_city(const State& state, Seat seat, Faults& faults) {
  const Player& player = state.players[seat];
  for (const Space& space : city_of(state, seat)) {
    if (space.empty()) continue;
    const std::string name = piece_name(space.piece);
    for (int i = 0; i < 3; ++i) {
      if (space.workers[i].empty()) continue;
      const WorkerSpace& printed = space.info().spaces[i];
      int beyond = 0;
      for (int c = 0; c < worker_types; ++c) {
        if ((player.wild >> c) & 1) continue;
        beyond += std::max(0, space.workers[i].of(c) - printed.printed.of(c));
      }
      faults.require(space.workers[i].size() == printed.size() && beyond <= printed.grey,
                     player_field(seat, "city"), "the workers on " + name + " do not fit");
    }
    if (is_turned_ship(space.piece) && ((state.fresh >> (space.piece - first_back)) & 1)) {
      faults.require(space.filled() == 0, player_field(seat, "fresh"),
                     name + " cannot be manned yet");
    }
  }
}

// The die of a turn, its value, and what was done in it.
void check_turn(const State& state, Faults& faults) {
  if (state.stage != Stage::turn) {
    faults.require(state.rolled[0] == 0, "dice", "must be null in this stage");
    faults.require(state.taken == no_die, "taken", "must be null in this stage");
    return faults.require(state.value == 0, "turn", "must be null in this stage");
  }
  if (state.rolled[0] == 0) {
    faults.require(state.taken == no_die, "taken", "must be null before the roll");
    faults.require(state.value == 0, "turn", "must be null before the roll");
    faults.require(state.pending.empty(), "pending", "must be empty before the roll");
    return faults.require(state.active == state.maximus(), "active", "must be Maximus");
  }
  const bool chosen = state.value > 0;
  if (state.solo()) {
    const bool open = state.open_janus != none;
    faults.require(open, "janus.open", "must be there after the roll");
    faults.require(!open || state.taken == janus_tiles[state.open_janus].die, "taken",
                   "must be the die of the open Janus Tile");
    faults.require(!chosen || state.die != state.taken, "turn.die", "is not available");
  } else if (state.active == state.maximus()) {
    faults.require(state.taken == (chosen ? state.die : std::uint8_t{no_die}), "taken",
                   "must be the die of Maximus once it is chosen");
  } else {
    faults.require(state.taken != no_die, "taken", "must be the die of Maximus");
    faults.require(!chosen || state.die != state.taken, "turn.die", "is not available");
  }
  if (!chosen) return;
  faults.require(std::abs(state.value - state.rolled[state.die]) <= state.actor().used_manipulators,
                 "turn.value", "takes more Manipulators than were used");
  faults.require(!state.boat_done || state.value == state.season, "turn.boat",
                 "the boat is at another value");
}

// Tiles and Towers that this turn reached: of the right value, own or gone since.
void check_done_in_turn(const State& state, Faults& faults) {
  const auto check = [&](Piece piece, const std::string& field) {
    bool elsewhere = false;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      for (const Space& space : city_of(state, seat)) {
        elsewhere = elsewhere || (seat != state.active && space.piece == piece);
      }
    }
    for (Piece shown : state.display) elsewhere = elsewhere || shown == piece;
    elsewhere = elsewhere || state.pile.contains(piece) || state.military_towers.contains(piece) ||
                state.trading_towers.contains(piece);
    faults.require(!elsewhere && piece_info[piece].die == state.value, field,
                   piece_name(piece) + " cannot be used in this turn");
  };
  for (int i = 0; i < state.special.size(); ++i) {
    check(state.special[i], "turn.special");
    faults.require(piece_info[state.special[i]].space_count > 0, "turn.special", "has no workers");
    faults.require(i == 0 || state.special[i] != state.special[i - 1], "turn.special",
                   "a tile is there twice");
  }
  for (int i = 0; i < 8; ++i) {
    if ((state.swapped >> i) & 1)
      check(static_cast<Piece>(first_trading_tower + i), "turn.swapped");
  }
}

bool is_course(EffectKind kind) {
  return kind == EffectKind::decrees || kind == EffectKind::ships || kind == EffectKind::janus ||
         kind == EffectKind::next;
}

// Whether an entry other than those of the course may wait at this depth (0: asked now).
bool may_wait(const State& state, Effect entry, int depth) {
  const bool raid = state.stage == Stage::raid;
  const int below = state.pending.size() - 2 - depth;
  const Effect next = below >= 0 ? state.pending[below] : Effect{};
  switch (entry.kind) {
    case EffectKind::place:
      if (depth > 0 || entry.n >= pieces) return false;
      return !is_turned_ship(entry.n) || next.kind == EffectKind::decrees;
    case EffectKind::send: {
      if (depth > 0) return false;
      const Space& space = space_of(state, entry.n);
      return space.piece == entry.n && can_be_manned(state, space);
    }
    case EffectKind::now:
      return depth == 0 && raid && is_one_time(entry.n) &&
             ((state.actor().privileges & ~state.actor().used) >> entry.n & 1) &&
             privilege_is_useful(state, entry.n);
    case EffectKind::draw: {
      if (depth > 0 || entry.n == 0 || entry.n > total(state.bag)) return false;
      if (next.kind == EffectKind::give) return next.n == entry.n;
      return state.stage == Stage::shortage || (raid && entry.n <= 3);
    }
    case EffectKind::give: {
      const Effect above = depth == 1 ? state.pending.back() : Effect{};
      if (depth == 1) return above.kind == EffectKind::draw && entry.n >= 1 && entry.n <= 4;
      return depth == 0 && entry.n >= 1 && entry.n <= 4 && total(state.actor().reserve) > entry.n;
    }
    case EffectKind::give_back:
      return entry.n >= 1 && (entry.n <= 3 || state.stage == Stage::shortage);
    case EffectKind::aqueduct:
      return depth > 0 && (entry.n == 1 || entry.n == 2);
    case EffectKind::swap:
      return depth > 0 && entry.n >= 2 && entry.n <= 4;
    case EffectKind::take_star:
    case EffectKind::take_manipulator:
      return depth > 0;
    case EffectKind::stars_either:
      return entry.n == 1 || entry.n == 2;
    case EffectKind::build_tower:
      return state.stage == Stage::turn && state.boat_done && depth == 0;
    case EffectKind::lose_star:
    case EffectKind::aqueduct_back:
      return false;  // a damage by itself never waits
    case EffectKind::tear_down_city_tile:
    case EffectKind::tear_down_tower:
      return raid && depth == 0 && entry.n == 1;
    default:
      return true;
  }
}

// The entries of the course, from the last one: [decrees ships] [janus] next.
void check_pending(const State& state, Faults& faults) {
  const auto& pending = state.pending;
  const auto wrong = [&] { faults.fail("pending", "does not agree with the stage"); };
  int course = 0;
  const auto take = [&](EffectKind kind) {
    if (course >= pending.size() || pending[course].kind != kind) return false;
    ++course;
    return true;
  };
  const bool ends = take(EffectKind::next);
  const bool must_end = state.stage == Stage::raid || state.stage == Stage::shortage ||
                        (state.stage == Stage::setup && !pending.empty());
  if (must_end && !ends) return wrong();
  if (state.stage == Stage::over && !pending.empty()) return wrong();
  if (ends && state.stage == Stage::turn) {
    if (state.value == 0) return wrong();
    const bool reshuffle = state.open_janus != none && janus_tiles[state.open_janus].reshuffle;
    if (take(EffectKind::janus) != reshuffle) return wrong();
    if (course < pending.size() && !(take(EffectKind::ships) && take(EffectKind::decrees))) {
      return wrong();
    }
  } else if (state.stage == Stage::raid && take(EffectKind::ships)) {
    if (!take(EffectKind::decrees)) return wrong();
  }
  if (ends && course == pending.size() && pending.back().kind == EffectKind::next) return wrong();
  for (int i = course; i < pending.size(); ++i) {
    const int depth = pending.size() - 1 - i;
    if (is_course(pending[i].kind) || !may_wait(state, pending[i], depth)) return wrong();
  }
  if (state.stage == Stage::shortage) {
    const EffectKind kind = pending.back().kind;
    const bool right = kind == EffectKind::draw || kind == EffectKind::give_back;
    if (pending.size() != 2 || !right) return wrong();
  }
}

// The numbers fixed so far must be possible, one after the other.
void check_chosen(const State& state, Faults& faults) {
  const Decision asked = decision_of(state);
  const bool workers = asked == Decision::send || asked == Decision::give_back;
  if (!workers) return faults.require(state.chosen.empty(), "chosen", "nothing is chosen now");
  State so_far = state;
  so_far.chosen.clear();
  for (std::uint8_t number : state.chosen) {
    if (so_far.chosen.size() == worker_types - 1) return faults.fail("chosen", "is too long");
    const Range range = next_workers(so_far);
    faults.require(number >= range.low && number <= range.high, "chosen", "is not possible");
    if (!faults.ok()) return;
    so_far.chosen.push_back(number);
  }
}

void check_stage(const State& state, Faults& faults) {
  const bool setup = state.stage == Stage::setup;
  const bool events = state.stage == Stage::raid || state.stage == Stage::shortage;
  faults.require(!setup || state.year == 1, "year", "must be 1 in the set-up");
  faults.require(!setup || state.season == 1, "season", "must be 1 in the set-up");
  faults.require(!events || state.season == seasons, "season", "must be 5 at the year's end");
  int empty = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    empty += total(state.players[seat].reserve) == 0;
  }
  if (state.stage != Stage::over) {
    return faults.require(empty == 0, "players", "with an empty reserve the game is over (DI-60)");
  }
  const bool last = state.year == years && state.season == seasons;
  faults.require(empty <= 1 && (empty == 1 || last), "stage", "the game is not over yet");
}

}  // namespace

void check_sound(const State& state, Faults& faults) {
  unsigned tiles = 0;
  for (std::uint8_t tile : state.action_tiles) tiles |= 1u << tile;
  faults.require(tiles == 0b111111, "action_tiles", "must be all six Action Tiles");
  check_stage(state, faults);
  check_workers(state, faults);
  check_pieces(state, faults);
  check_decrees_and_privileges(state, faults);
  check_supplies(state, faults);
  check_germanic(state, faults);
  check_janus(state, faults);
  for (Seat seat = 0; seat < state.seats; ++seat) check_city(state, seat, faults);
  if (!faults.ok()) return;
  check_turn(state, faults);
  if (!faults.ok()) return;
  check_done_in_turn(state, faults);
  check_pending(state, faults);
  if (!faults.ok()) return;
  check_chosen(state, faults);
  if (!faults.ok() || state.stage == Stage::over) return;
  ActionList list;
  Discordia::legal_actions(state, list);
  const int choices = list.size();
  if (to_act(state) == chance_seat) {
    faults.require(choices == 0, "pending", "a draw with one outcome is made by itself");
  } else {
    faults.require(choices >= 2, "decision", "fewer than two legal actions");
  }
}

}  // namespace triclinium::discordia
