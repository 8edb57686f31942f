// What the rules foretell of a position (docs/prospects.md). Nothing here looks into a deck.
#include "codec/prospects.h"

#include <algorithm>

#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"
#include "codec/ave_roma/prospect_parts.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"

namespace triclinium {
namespace ave_roma {
namespace {

// Points of a seat once politics and areas are counted.
int worth(const State& state, Seat seat) {
  int sum = AveRoma::score(state, seat);
  if (state.phase == Phase::over) return sum;
  sum += political_points[state.players[seat].political];
  for (const Area& area : state.areas) {
    if (area.levels[seat] != no_marker) sum += area_points(state.seats, area.levels[seat]);
  }
  return sum;
}

// The best end of this seat's own choices in the scoring (AR-56).
template <class Sink>
State best_choices(const State& state, Sink sink) {
  const Seat seat = state.to_act;
  ActionList list;
  AveRoma::legal_actions(state, list);
  State best;
  int most = -1000;
  Action chosen{};
  for (Action action : list) {
    State trial = state;
    AveRoma::perform(trial, action, NullSink{});
    if (trial.phase == Phase::scoring && trial.to_act == seat)
      trial = best_choices(trial, NullSink{});
    if (worth(trial, seat) <= most) continue;
    most = worth(trial, seat);
    chosen = action;
  }
  best = state;
  AveRoma::perform(best, chosen, sink);
  if (best.phase == Phase::scoring && best.to_act == seat) return best_choices(best, sink);
  return best;
}

}  // namespace

State ended(State state, PatronPoints* patrons) {
  const EventSink sink(
      [](void* context, const Event& event) {
        if (context == nullptr || event.kind != code(EventKind::scored) ||
            event.cause != code(Cause::endgame))
          return;
        auto& points = *static_cast<PatronPoints*>(context);
        points[static_cast<std::size_t>(event.seat)][static_cast<std::size_t>(event.args[0])] +=
            event.delta;
      },
      patrons);
  if (state.phase != Phase::scoring && state.phase != Phase::over) {
    state.pending = {};
    begin_scoring(state, sink);
  }
  while (state.phase != Phase::over) state = best_choices(state, sink);
  return state;
}

namespace {

JsonText forecast_json(const State& end, const PatronPoints& patrons, Seat seat) {
  const Player& player = end.players[seat];
  Forecast forecast;
  for (std::size_t c = 0; c < cause_count; ++c) forecast.add(cause_names[c], player.points[c]);
  JsonText json = forecast.json();
  JsonText each = JsonText::object();
  for (CardSet left = player.patrons(); left != 0; left &= left - 1) {
    const int patron = lowest(left);
    each.put(card_name(Deck::patron, patron),
             patrons[static_cast<std::size_t>(seat)][static_cast<std::size_t>(patron)]);
  }
  json.put("patrons", each);
  return json;
}

JsonText levels_json(const State& state) {
  JsonText areas = JsonText::array();
  for (const Area& area : state.areas) {
    JsonText levels = JsonText::array();
    for (Seat seat = 0; seat < state.seats; ++seat) {
      levels.push_back(area.levels[seat] == no_marker ? JsonText()
                                                      : JsonText(int{area.levels[seat]}));
    }
    areas.push_back(levels);
  }
  return areas;
}

// Rounds that are likely to follow: the deck that runs dry first, at the pace so far. A round at
// the usual pace is taken for one more that was seen, so that the first guess holds.
int rounds_left(const State& state) {
  constexpr double usual = 2.5;
  int least = 99;
  for (int d = 0; d < deck_count; ++d) {
    const Deck deck{static_cast<std::uint8_t>(d)};
    int seen = count(state.discarded[d]);
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const Player& player = state.players[seat];
      seen += count(deck == Deck::patron ? player.patrons() : player.of(deck));
    }
    const double pace =
        std::max(deck == Deck::area ? 0.5 : 1.0, (seen + usual) / std::max<int>(state.round, 1));
    least = std::min(least, static_cast<int>(state.deck(deck).size() / pace));
  }
  return least;
}

// AR-50: why the game ends; null while it goes on. A card that was just taken leaves a gap until
// the new one comes (AR-39); only an empty deck lets it last.
JsonText end_json(const State& state) {
  if (state.deck(Deck::area).empty()) {
    for (const Area& area : state.areas) {
      if (area.card == 0) return "area";
    }
  }
  return state.phase == Phase::actions || state.phase == Phase::refill ? JsonText()
                                                                       : JsonText("row");
}

// The position as if this seat had to begin a turn.
State turn_of(const State& state, Seat seat) {
  State trial = state;
  trial.to_act = seat;
  if (trial.phase != Phase::final_actions) trial.phase = Phase::actions;
  trial.decision = Decision::turn;
  trial.pending = {};
  return trial;
}

}  // namespace
}  // namespace ave_roma

JsonText Codec<AveRoma>::prospects(const State& state, Observer observer) {
  using namespace ave_roma;
  PatronPoints patrons{};
  const State end = ended(state, &patrons);
  JsonText forecasts = JsonText::array();
  for (Seat seat = 0; seat < state.seats; ++seat) {
    forecasts.push_back(forecast_json(end, patrons, seat));
  }
  const Seat seat = seat_of_prospects(observer, AveRoma::to_act(state));
  JsonText json{{"forecast", forecasts},
                {"levels", levels_json(end)},
                {"rounds_left", rounds_left(state)},
                {"ends", end_json(state)},
                {"seat", prospect_seat_json(seat)}};
  if (seat < 0 || state.phase == Phase::scoring || state.phase == Phase::over) return json;
  const State turn = turn_of(state, seat);
  add_turn_prospects(json, turn, AveRoma::score(end, seat));
  if (seat == AveRoma::to_act(state)) add_question_prospects(json, state);
  return json;
}

}  // namespace triclinium
