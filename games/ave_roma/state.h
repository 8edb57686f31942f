// A position of Ave Roma: everything that lies on the table, and what is under way.
//
// Trivially copyable, no padding, canonical: equal positions are equal bytes. Card ids are 1–30
// within their deck, 0 is none; sets of cards are bits 1–30; decks lie with their next card last.
#pragma once

#include <bit>

#include "engine/fixed_vector.h"
#include "games/ave_roma/cards.h"

namespace triclinium::ave_roma {

using CardId = std::uint8_t;
using CardSet = std::uint32_t;

constexpr CardSet bit(int card) { return CardSet{1} << card; }
constexpr bool contains(CardSet set, int card) { return (set >> card) & 1; }
constexpr int lowest(CardSet set) { return std::countr_zero(set); }
// Without the instruction of newer machines std::popcount is a call into the compiler's library.
constexpr int count(CardSet set) {
  set = set - ((set >> 1) & 0x55555555u);
  set = (set & 0x33333333u) + ((set >> 2) & 0x33333333u);
  return static_cast<int>((((set + (set >> 4)) & 0x0f0f0f0fu) * 0x01010101u) >> 24);
}
// The row of a card in its table.
template <class Cards>
constexpr const typename Cards::value_type& card_of(const Cards& cards, int card) {
  return cards[static_cast<std::size_t>(card - 1)];
}

enum class Phase : std::uint8_t { actions, refill, final_actions, scoring, over };

enum class Decision : std::uint8_t {
  none,
  turn,
  worker,
  shadow,
  area_resource,
  extra_resource,
  half,
  second,
  trade,
  buy_influence,
  extra,
  extra_patron,
  pay,
  overflow,
  patron_slot,
  activate,
  war_area,
  fragment,
  free_step,
  brown,
  train_after,
  refill,
  refill_workers,
  doubling,
  end_area,
};

// Whether nothing is under way while this question is open.
constexpr bool is_between_actions(Decision decision) {
  return decision == Decision::none || decision == Decision::turn || decision == Decision::shadow ||
         decision == Decision::refill || decision == Decision::doubling;
}

// The steps of an action. Which ones an action has, and in which order, depends on its location
// (steps.h); what each does stands in the table of run.cpp.
enum class Step : std::uint8_t {
  none,
  worker,    // which worker goes
  base,      // what the location gives: denarii, resources
  resource,  // a patron's resource of the area
  extra,     // own cards strengthen the action (AR-72)
  train,     // a patron trains a worker afterwards
  influence_first,
  influence_after_base,
  area_card,  // the card slides up, or is paid and taken
  influence_after_card,
  replace_card,  // the next area card comes
  trade,         // Mercator sells and buys
  extra_early,
  half,    // Propraetor: which half of the area card
  second,  // Propraetor: the other half as influence or resource
  extra_late,
  brown,  // a patron raises the brown marker
  move,   // round the Colosseum
  // At Legatus, Aedificator, Senatus: a patron's free step and resource may come before the first
  // purchase, between two, or at last; a card of the deck may be bought before the slot's or after.
  free_step_first,
  resource_first,
  free_step_after_extra,
  resource_after_extra,
  purchase,  // the card of the worker's slot
  free_step_after_purchase,
  resource_after_purchase,
  resource_last,
  free_step_last,
  end,
};
inline constexpr int step_count = 28;

// Things used up in the action under way, as bits of Pending::done.
enum class Done : std::uint8_t {
  card = 1,
  extra = 2,
  fragment = 4,
  influence = 8,
  resource = 16,
  step = 32
};

// Which way a payment may be softened (AR-37).
enum class Swap : std::uint8_t { none, surplus, resource };

// A price to be paid by choice (notation, `pay`).
struct Payment {
  std::uint8_t open = 0;
  Price price;                // after discounts of money and surplus
  std::uint8_t discount = 0;  // resource units to leave out
  Swap swap = Swap::none;
  CardId card = 0;                       // being bought, from the location's deck
  FixedVector<std::uint8_t, 27> chosen;  // kinds answered so far

  friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

// What is under way between two turns' questions. All zero when nothing is.
struct Pending {
  CardSet mods = 0;  // patrons modifying this action (AR-38)
  Location location = Location::quaestor;
  std::uint8_t slot = 0;    // card slot or training slot, from 1
  std::uint8_t worker = 0;  // printed value
  std::uint8_t value = 0;   // acting value
  Step step = Step::none;
  std::uint8_t due = 0;                                 // AR-27: to be paid for the area card
  std::uint8_t done = 0;                                // bits of Done
  std::uint8_t surplus = 0;                             // GAIN_SURPLUS not yet received
  std::array<std::uint8_t, resource_kinds> gain{};      // chosen, not yet booked
  std::array<std::uint8_t, resource_kinds> overflow{};  // above 3, not yet decided (AR-11)
  Payment pay;
  CardId patron = 0;               // bought, not yet placed
  std::uint8_t war_area = 0;       // AR-31: fifth card of a set
  std::uint8_t fragment = 0;       // Fragment + 1
  std::uint8_t cards = 0;          // extra cards used in this action
  std::uint8_t choose_symbol = 0;  // Symbol + 1, at extra_patron
  std::uint8_t choose_left = 0;
  CardId choose_last = 0;
  std::uint8_t picks = 0;              // Aedilis: extra resources to be chosen
  std::uint8_t last_pick = 0;          // Resource + 1
  std::uint8_t bought = 0;             // Mercator: units bought
  std::uint8_t last = 0;               // Mercator: 1 + X after sell X, 7 + X after buy X
  std::uint8_t training = 0;           // slot chosen at train_after
  FixedVector<std::uint8_t, 7> areas;  // end_area: chosen so far

  constexpr bool has(Done what) const { return done & code(what); }
  constexpr void set(Done what) { done = static_cast<std::uint8_t>(done | code(what)); }
};

struct Player {
  std::array<CardSet, 3> cards{};          // by Deck: area, building, war
  std::array<CardSet, 3> turned{};         // by Deck: influence spent (AR-25)
  std::array<CardSet, deck_count> used{};  // by Deck: spent as extra (AR-71)
  CardSet active = 0;                      // patrons in slots
  CardSet passive = 0;                     // other patrons
  std::array<std::int16_t, cause_count> points{};
  std::uint16_t denarii = 0;
  std::array<std::uint8_t, stock_kinds> stock{};  // six kinds and surplus
  std::uint8_t political = 0;
  std::uint8_t colosseum = 0;
  std::uint8_t board = 0;  // row of board_prices
  std::uint8_t passed = 0;
  CardId doubled = 0;
  std::array<std::uint8_t, worker_values + 1> workers{};  // untrained, counted by value
  std::array<std::uint8_t, training_slots> training{};    // printed values, 0 = free

  constexpr std::uint8_t& surplus() { return stock[resource_kinds]; }
  constexpr int surplus() const { return stock[resource_kinds]; }
  constexpr CardSet& of(Deck deck) { return cards[code(deck)]; }
  constexpr CardSet of(Deck deck) const { return cards[code(deck)]; }
  constexpr CardSet patrons() const { return active | passive; }
  constexpr const auto& prices() const { return board_prices[board]; }
  constexpr int unlocked() const { return political < patron_slots ? political : patron_slots; }
  constexpr int worker_count() const {
    int n = 0;
    for (std::uint8_t k : workers) n += k;
    return n;
  }
};

inline constexpr std::int8_t no_marker = -1;

struct Area {
  CardId card = 0;
  std::uint8_t up = 0;
  std::uint8_t brown = 0;
  std::array<std::int8_t, max_seats> levels{no_marker, no_marker, no_marker, no_marker, no_marker};
};

using CardPile = FixedVector<CardId, deck_size>;

struct State {
  std::array<Player, max_seats> players{};
  std::array<CardSet, deck_count> discarded{};
  Pending pending;
  std::array<CardPile, deck_count> decks{};
  std::array<Area, area_count> areas{};
  std::array<std::array<CardId, slot_count>, row_count> rows{};
  std::array<std::array<std::uint8_t, slot_count>, location_count> workers{};  // printed values
  std::array<std::array<std::uint8_t, worker_values + 1>, 2> shadows{};        // counted by value
  std::array<Seat, max_seats> order{};
  Options options;
  std::uint8_t seats = 0;
  std::uint8_t round = 1;
  Phase phase = Phase::actions;
  Seat to_act = 0;  // nobody when over
  std::uint8_t shadow = 0;
  Decision decision = Decision::none;

  constexpr Player& actor() { return players[to_act]; }
  constexpr const Player& actor() const { return players[to_act]; }
  constexpr CardPile& deck(Deck which) { return decks[code(which)]; }
  constexpr const CardPile& deck(Deck which) const { return decks[code(which)]; }
  // The area of the acting value.
  constexpr Area& area() { return areas[pending.value - 1]; }
  constexpr const Area& area() const { return areas[pending.value - 1]; }
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

// The workers of a shadow or seat that are not on the board.
constexpr int worker_sum(const std::array<std::uint8_t, worker_values + 1>& workers) {
  int sum = 0;
  for (int v = 1; v <= worker_values; ++v) sum += v * workers[v];
  return sum;
}

}  // namespace triclinium::ave_roma
