// The end of the game: adjustment, money and stock, each seat's patrons, politics and areas.
#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/changes.h"
#include "games/ave_roma/play.h"

namespace triclinium::ave_roma {

namespace {

// AR-53: from the top, each at most at the brown marker and below the one above.
template <class Sink>
void adjust(State& state, Sink sink) {
  for (int a = 0; a < area_count; ++a) {
    Area& area = state.areas[a];
    const auto former = area.levels;
    int room = area.brown;
    for (int height = area_top; height >= 0; --height) {
      for (Seat seat = 0; seat < state.seats; ++seat) {
        if (former[seat] != height) continue;
        const int target = rulings::adjusted_level(height, room);
        if (target != height) {
          tell(befalling(sink), EventKind::adjusted, seat, a + 1, height, target);
        }
        area.levels[seat] = static_cast<std::int8_t>(target);
        room = target - 1;
      }
    }
  }
}

// Resources and surplus together.
int stock_units(const Player& player) {
  int n = 0;
  for (std::uint8_t units : player.stock) n += units;
  return n;
}

// AR-54: politics and areas of all, then the game is over.
template <class Sink>
void finish(State& state, Sink sink) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const int level = state.players[seat].political;
    score_points(state, sink, EventKind::scored, seat, Cause::politics, political_points[level],
                 level);
  }
  for (int a = 0; a < area_count; ++a) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const int level = state.areas[a].levels[seat];
      if (level == no_marker) continue;
      score_points(state, sink, EventKind::scored, seat, Cause::areas,
                   area_points(state.seats, level), a + 1, level);
    }
  }
  state.phase = Phase::over;
  state.to_act = nobody;
  state.decision = Decision::none;
}

template <class Sink>
void begin_seat(State& state, int place, Sink sink) {
  if (place == state.seats) return finish(state, sink);
  state.to_act = state.order[place];
  if (doubling_choices(state.actor()) != 0) {
    state.decision = Decision::doubling;
    return;
  }
  after_doubling(state, sink);
}

// AR-56: this seat's patrons are scored at once, before the next seat.
template <class Sink>
void finish_seat(State& state, Sink sink) {
  const Player& player = state.actor();
  const auto score = [&](CardId patron, bool again) {
    const int points = endgame_points(state, state.to_act, card_of(patron_cards, patron).endgame);
    score_points(state, sink, EventKind::scored, state.to_act, Cause::endgame, points, patron,
                 again);
  };
  for (CardSet left = player.patrons(); left != 0; left &= left - 1)
    score(static_cast<CardId>(lowest(left)), false);
  if (player.doubled != 0) score(player.doubled, true);
  int place = 0;
  while (state.order[place] != state.to_act) ++place;
  begin_seat(state, place + 1, sink);
}

// All multisets of areas for AREA_PLUS_1, in lexicographic order; those that leave the same levels
// are one choice. `visit` gets the areas.
class AreaChoices {
 public:
  explicit AreaChoices(const State& state)
      : state_(state), units_(endgame_count(state.actor(), EndgameKind::area_plus_1)) {}

  // The next areas of all choices that begin with those chosen.
  unsigned next_areas() {
    old_ = key();
    extend(1, 0);
    return next_;
  }

 private:
  // The own levels after the chosen units, as one number.
  int key() const {
    int result = 0;
    for (int a = 0; a < area_count; ++a) {
      const Area& area = state_.areas[a];
      const int level = counts_[a] == 0
                            ? area.levels[state_.to_act]
                            : raised_level(area, state_.seats, state_.to_act, counts_[a]);
      result = result * (area_top + 2) + level + 1;
    }
    return result;
  }

  void extend(int from, int depth) {
    if (depth == units_) return keep();
    for (int area = from; area <= area_count; ++area) {
      ++counts_[area - 1];
      areas_[depth] = static_cast<std::uint8_t>(area);
      extend(area, depth + 1);
      --counts_[area - 1];
    }
  }

  void keep() {
    const int result = key();
    if (result == old_) return;
    for (int i = 0; i < seen_count_; ++i) {
      if (seen_[i] == result) return;
    }
    seen_[seen_count_++] = result;
    const auto& chosen = state_.pending.areas;
    if (std::equal(chosen.begin(), chosen.end(), areas_.begin()))
      next_ |= 1u << areas_[chosen.size()];
  }

  const State& state_;
  int units_;
  int old_ = 0;
  unsigned next_ = 0;
  std::array<int, area_count> counts_{};
  std::array<std::uint8_t, 8> areas_{};
  int seen_count_ = 0;
  std::array<int, 128> seen_{};  // 5 units: 126 multisets
};
static_assert(std::count_if(patron_cards.begin(), patron_cards.end(),
                            [](const PatronCard& card) {
                              return card.endgame.kind == EndgameKind::area_plus_1;
                            }) <= 4,
              "more patrons of AREA_PLUS_1 than `seen_` has room for: enlarge it");

}  // namespace

unsigned end_area_choices(const State& state) {
  if (endgame_count(state.actor(), EndgameKind::area_plus_1) == 0) return 0;
  return AreaChoices(state).next_areas();
}

// AR-54: money and stock of all seats, then seat by seat (AR-56).
template <class Sink>
void begin_scoring(State& state, Sink sink) {
  state.phase = Phase::scoring;
  adjust(state, sink);
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    score_points(state, sink, EventKind::scored, seat, Cause::money,
                 player.denarii / denarii_per_point, player.denarii);
    score_points(state, sink, EventKind::scored, seat, Cause::stock,
                 stock_units(player) / units_per_point, stock_units(player));
  }
  begin_seat(state, 0, sink);
}

// AR-56, AR-57: POLITICAL_PLUS_1; a slot unlocked by it takes the lowest passive patron.
template <class Sink>
void after_doubling(State& state, Sink sink) {
  Player& player = state.actor();
  const int n = endgame_count(player, EndgameKind::political_plus_1);
  for (int i = 0; i < n; ++i) {
    raise_political(state, state.to_act, sink);
    if (count(player.active) < player.unlocked() && player.passive != 0)
      activate_patron(state, state.to_act, static_cast<CardId>(lowest(player.passive)), 0, sink);
  }
  if (end_area_choices(state) != 0) {
    state.decision = Decision::end_area;
    return;
  }
  finish_seat(state, sink);
}

// AR-56: after the last choice all units on one area move as one sum.
template <class Sink>
void after_end_area(State& state, Sink sink) {
  const auto chosen = state.pending.areas;
  if (chosen.size() < endgame_count(state.actor(), EndgameKind::area_plus_1)) return;
  state.pending = {};
  for (int area = 1; area <= area_count; ++area) {
    const int n = static_cast<int>(std::count(chosen.begin(), chosen.end(), area));
    if (n > 0) raise_marker(state, area, state.to_act, n, sink);
  }
  finish_seat(state, sink);
}

#define INSTANTIATE(Sink)                     \
  template void begin_scoring(State&, Sink);  \
  template void after_doubling(State&, Sink); \
  template void after_end_area(State&, Sink);
INSTANTIATE(NullSink)
INSTANTIATE(EventSink)
#undef INSTANTIATE

}  // namespace triclinium::ave_roma

namespace triclinium {

int AveRoma::score(const State& state, Seat seat) {
  int sum = 0;
  for (std::int16_t points : state.players[seat].points) sum += points;
  return sum;
}

// AR-55: points, then money, then resources (the ruling), then shared.
Standing AveRoma::standing(const State& state) {
  Standing result;
  for (Seat seat = 0; seat < state.seats; ++seat)
    result.scores[seat] = static_cast<std::int16_t>(score(state, seat));
  rank_seats(result, state.seats, [&](Seat a, Seat b) {
    const auto& x = state.players[a];
    const auto& y = state.players[b];
    if (result.scores[a] != result.scores[b]) return result.scores[a] > result.scores[b];
    if (x.denarii != y.denarii) return x.denarii > y.denarii;
    return ave_roma::rulings::resources_of_tie_break(x) >
           ave_roma::rulings::resources_of_tie_break(y);
  });
  return result;
}

}  // namespace triclinium
