#include "games/ave_roma/sound.h"

#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/ids.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/pool.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

// Notes each card where it lies; a card cannot lie in two places.
class Cards {
 public:
  explicit Cards(Faults& faults) : faults_(faults) {}
  void add(Deck deck, CardSet cards, const std::string& field) {
    CardSet& seen = seen_[code(deck)];
    if ((seen & cards) != 0)
      faults_.fail(field, card_name(deck, lowest(seen & cards)) + " is there twice");
    seen |= cards;
  }
  void add_one(Deck deck, int card, const std::string& field) {
    if (card != 0) add(deck, bit(card), field);
  }
  CardSet seen(Deck deck) const { return seen_[code(deck)]; }

 private:
  Faults& faults_;
  std::array<CardSet, deck_count> seen_{};
};

int below_five(const State& state) {
  int n = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    n += state.players[seat].worker_count() < full_hand;
    if (state.seats != 2) continue;
    int shadow = 0;
    for (std::uint8_t k : state.shadows[seat]) shadow += k;
    n += shadow < full_hand;
  }
  return n;
}

bool in_final_phases(Phase phase) {
  return phase == Phase::final_actions || phase == Phase::scoring || phase == Phase::over;
}

// Each card once, and together the cards of this game (AR-2, AR-6).
void check_cards(const State& state, Faults& faults) {
  Cards cards(faults);
  for (int d = 0; d < deck_count; ++d) {
    const std::string name(deck_names[d]);
    for (CardId card : state.decks[d]) cards.add_one(Deck(d), card, "decks." + name);
    cards.add(Deck(d), state.discarded[d], "discarded");
  }
  for (int a = 0; a < area_count; ++a) {
    cards.add_one(Deck::area, state.areas[a].card, item("areas", a) + ".card");
    faults.require(state.areas[a].card != 0 || !state.areas[a].up, item("areas", a) + ".up",
                   "must be false without a card");
  }
  for (int row = 0; row < row_count; ++row) {
    for (CardId card : state.rows[row])
      cards.add_one(row_decks[row], card,
                    "rows." + std::string(location_names[code(row_locations[row])]));
  }
  for (int seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    cards.add(Deck::area, player.of(Deck::area), player_field(seat, "areas"));
    cards.add(Deck::building, player.of(Deck::building), player_field(seat, "buildings"));
    cards.add(Deck::war, player.of(Deck::war), player_field(seat, "wars"));
    cards.add(Deck::patron, player.active, player_field(seat, "active"));
    cards.add(Deck::patron, player.passive, player_field(seat, "passive"));
  }
  cards.add_one(Deck::patron, state.pending.patron, "pending.patron");
  for (int d = 0; d < deck_count && faults.ok(); ++d)
    faults.require(is_possible_deck(state.options, Deck(d), state.seats, cards.seen(Deck(d))),
                   "decks." + std::string(deck_names[d]),
                   "all cards together are not those for this number of seats and these options");
}

// Each worker value as often as there are sets, only on open slots (AR-3, AR-21).
void check_workers(const State& state, Faults& faults) {
  std::array<int, worker_values + 1> total{};
  for (int place = 0; place < location_count; ++place) {
    const std::string field = "workers." + std::string(location_names[place]);
    for (int slot = 0; slot < slot_count; ++slot) {
      const int worker = state.workers[place][slot];
      if (worker == 0) continue;
      ++total[worker];
      faults.require(state.seats == 2 || slot_players[place][slot] <= state.seats,
                     item(field, slot), "is closed with this number of seats");
    }
  }
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const Player& player = state.players[seat];
    for (int v = 1; v <= worker_values; ++v) total[v] += player.workers[v];
    for (std::uint8_t worker : player.training) {
      if (worker == 0) continue;
      ++total[worker];
      faults.require(!player.passed, player_field(seat, "training"),
                     "must be empty for a seat that has passed");
    }
    if (state.seats == 2) {
      for (int v = 1; v <= worker_values; ++v) total[v] += state.shadows[seat][v];
    }
  }
  const int sets = state.seats == 2 ? 4 : state.seats;
  for (int v = 1; v <= worker_values; ++v)
    faults.require(total[v] == sets, "workers",
                   "there must be " + std::to_string(sets) + " workers of value " +
                       std::to_string(v) + " in all");
}

// Markers, patron slots, used and turned cards, points.
void check_players(const State& state, Faults& faults) {
  const bool ended = state.phase == Phase::scoring || state.phase == Phase::over;
  for (int a = 0; a < area_count; ++a) {
    unsigned seen = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const int level = state.areas[a].levels[seat];
      if (level <= 0) continue;
      faults.require(!((seen >> level) & 1), item("areas", a) + ".levels",
                     "two markers stand on one level");
      seen |= 1u << level;
    }
  }
  for (int seat = 0; seat < state.seats && faults.ok(); ++seat) {
    const Player& player = state.players[seat];
    const bool acts = seat == state.to_act;
    faults.require(count(player.active) <= player.unlocked(), player_field(seat, "active"),
                   "has more patrons than unlocked slots");
    const bool waiting = player.passive != 0 && count(player.active) < player.unlocked();
    faults.require(!waiting || (acts && state.decision == Decision::activate),
                   player_field(seat, "passive"), "a patron must enter the free slot");
    CardSet used = 0;
    for (Deck deck : {Deck::area, Deck::building, Deck::war, Deck::patron}) {
      const CardSet own = deck == Deck::patron ? player.passive : player.of(deck);
      faults.require((player.used[code(deck)] & ~own) == 0, player_field(seat, "used"),
                     "must be own cards, no active patrons");
      used |= player.used[code(deck)];
    }
    faults.require(used == 0 || state.options.advanced, player_field(seat, "used"),
                   "must be empty in the basic game");
    const CardSet buildings = detail::building_influence[1] | detail::building_influence[2];
    const CardSet wars = detail::war_influence[1] | detail::war_influence[2];
    faults.require(
        (player.turned[code(Deck::building)] & ~(player.of(Deck::building) & buildings)) == 0 &&
            (player.turned[code(Deck::war)] & ~(player.of(Deck::war) & wars)) == 0,
        player_field(seat, "turned"), "must be own cards with influence");
    faults.require(
        player.doubled == 0 || (ended && contains(doubling_choices(player), player.doubled)),
        player_field(seat, "doubled"), "must be an own patron, doubled at the end");
    for (Cause cause :
         {Cause::money, Cause::stock, Cause::endgame, Cause::politics, Cause::areas}) {
      faults.require(ended || player.points[code(cause)] == 0, player_field(seat, "points"),
                     "the end has not been scored yet");
    }
  }
}

// Whose question it is in this phase.
void check_flow(const State& state, Faults& faults) {
  const Phase phase = state.phase;
  const Decision decision = state.decision;
  int passed = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) passed += state.players[seat].passed;
  const bool missing = std::any_of(state.areas.begin(), state.areas.end(),
                                   [](const Area& area) { return area.card == 0; });
  if (phase != Phase::actions)
    faults.require(passed == state.seats, "players", "all have passed in this phase");
  const bool refill = decision == Decision::refill || decision == Decision::refill_workers;
  faults.require(refill == (phase == Phase::refill), "decision", "does not fit the phase");
  const bool scoring = decision == Decision::doubling || decision == Decision::end_area;
  faults.require(scoring == (phase == Phase::scoring), "decision", "does not fit the phase");
  const bool shadow = decision == Decision::shadow;
  faults.require(!shadow || (phase == Phase::actions && state.seats == 2), "decision",
                 "there are no shadows to place");
  faults.require(!state.shadow || shadow || (refill && state.seats == 2), "shadow",
                 "must be false here");
  faults.require(!shadow || state.shadow, "shadow", "must be true here");
  if (!faults.ok() || phase == Phase::over) return;
  if (phase == Phase::actions) {
    faults.require(shadow || !state.actor().passed, "turn", "has passed already");
    faults.require(passed < state.seats || (shadow && !missing), "players", "all have passed");
  }
  if (shadow)
    faults.require(worker_sum(state.shadows[state.to_act]) > 0, "shadows",
                   "this shadow has no worker left");
  if (phase == Phase::refill) {
    faults.require(!missing, "areas", "an area without a card ends the game");
    faults.require(workers_missing(state) > 0, "turn", "has five workers already");
    faults.require(below_five(state) > 1, "players", "the last one takes the rest by itself");
    for (int row = 0; row < row_count; ++row) {
      for (CardId card : state.rows[row])
        faults.require(card != 0, "rows", "all rows are full in this phase");
    }
  }
  if (decision == Decision::refill_workers)
    faults.require(workers_at(state, state.pending.location) > workers_missing(state),
                   "pending.location", "all of its workers would be taken");
  if (decision == Decision::doubling)
    faults.require(state.actor().doubled == 0, "decision", "a patron is doubled already");
  if (in_final_phases(phase)) faults.require(!state.shadow, "shadow", "must be false here");
}

// At least two answers unless the game is over.
void check_choices(const State& state, Faults& faults) {
  if (state.phase == Phase::over) return;
  ActionList list;
  AveRoma::legal_actions(state, list);
  faults.require(list.size() >= 2, "decision", "there must be at least two answers");
}

}  // namespace

void check_sound(const State& state, Faults& faults) {
  for (const auto check :
       {check_cards, check_workers, check_players, check_flow, check_pending, check_choices}) {
    check(state, faults);
    if (!faults.ok()) return;
  }
}

}  // namespace triclinium::ave_roma
