// Ave Roma as a seat sees it, in bytes: everything lies open but the decks.
#pragma once

#include "apps/science/observing.h"
#include "games/ave_roma/ave_roma.h"

namespace triclinium {

namespace ave_roma {

// Sets of cards have the card's number within its deck as bit.
struct SeenPlayer {
  std::array<CardSet, 3> cards{};  // area, building, war
  std::array<CardSet, 3> turned{};
  std::array<CardSet, deck_count> used{};
  CardSet active = 0;
  CardSet passive = 0;
  std::array<std::int16_t, cause_count> points{};
  std::uint16_t denarii = 0;
  std::array<std::uint8_t, stock_kinds> stock{};
  std::uint8_t political = 0;
  std::uint8_t colosseum = 0;
  std::uint8_t board = 0;  // from 1
  std::uint8_t passed = 0;
  std::uint8_t doubled = 0;
  std::array<std::uint8_t, worker_values + 1> workers{};
  std::array<std::uint8_t, training_slots> training{};
};

struct SeenArea {
  std::uint8_t card = 0;
  std::uint8_t up = 0;
  std::uint8_t brown = 0;
  std::array<std::uint8_t, max_seats> levels{};  // from 1, the observer first; 0: no marker
};

// The action under way (Pending in games/ave_roma/state.h).
struct SeenAction {
  CardSet mods = 0;
  std::uint8_t location = 0;
  std::uint8_t slot = 0;
  std::uint8_t worker = 0;
  std::uint8_t value = 0;
  std::uint8_t step = 0;
  std::uint8_t due = 0;
  std::uint8_t done = 0;
  std::uint8_t surplus = 0;
  std::array<std::uint8_t, resource_kinds> gain{};
  std::array<std::uint8_t, resource_kinds> overflow{};
  std::uint8_t paying = 0;
  std::array<std::uint8_t, 12> price{};  // in the order of Price
  std::uint8_t discount = 0;
  std::uint8_t swap = 0;
  std::uint8_t card = 0;
  std::array<std::uint8_t, stock_kinds> paid{};  // kinds answered so far, counted
  std::uint8_t patron = 0;
  std::uint8_t war_area = 0;
  std::uint8_t fragment = 0;
  std::uint8_t cards = 0;
  std::uint8_t choose_symbol = 0;
  std::uint8_t choose_left = 0;
  std::uint8_t choose_last = 0;
  std::uint8_t picks = 0;
  std::uint8_t last_pick = 0;
  std::uint8_t bought = 0;
  std::uint8_t last = 0;
  std::uint8_t training = 0;
  std::array<std::uint8_t, 7> areas{};
  std::array<std::uint8_t, 2> unused{};
};

struct Seen {
  std::array<SeenPlayer, max_seats> players{};  // the observer first, then clockwise
  std::array<CardSet, deck_count> discarded{};
  SeenAction action;
  std::array<SeenArea, area_count> areas{};
  std::array<std::array<std::uint8_t, slot_count>, row_count> rows{};
  std::array<std::array<std::uint8_t, slot_count>, location_count> workers{};  // printed values
  std::array<std::array<std::uint8_t, worker_values + 1>, 2> shadows{};  // the observer's first
  std::array<std::uint8_t, max_seats> order{};
  std::array<std::uint8_t, deck_count> deck_sizes{};
  std::array<std::uint8_t, deck_count> deck_tops{};  // AR-70: face up in the advanced game
  std::uint8_t to_act = 0;
  std::uint8_t decision = 0;
  std::uint8_t phase = 0;
  std::uint8_t round = 0;
  std::uint8_t shadow = 0;
  std::uint8_t seats = 0;
  std::uint8_t advanced = 0;
  std::uint8_t deck = 0;
};

}  // namespace ave_roma

template <>
struct Observing<AveRoma> {
  using Type = ave_roma::Seen;
  static constexpr int version = 1;

  static void fill(const AveRoma::State& state, Seat seat, Type& seen);
};

}  // namespace triclinium
