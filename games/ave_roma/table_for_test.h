// A table for tests: puts cards where a story needs them and plays by the notation's texts.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/tables.h"

namespace triclinium::ave_roma {

class TestTable {
 public:
  // Seats 0, 1, … in player order; board 1A for seat 0, 2A for seat 1, …; the cards of a seed.
  explicit TestTable(int seats, Options options = {}, std::uint64_t seed = 1);

  State state;
  std::vector<Event> events;  // of the last action

  Player& player(int seat) { return state.players[static_cast<std::size_t>(seat)]; }
  int points(int seat, Cause cause) const {
    return state.players[static_cast<std::size_t>(seat)].points[code(cause)];
  }
  int resource(int seat, Resource kind) { return player(seat).stock[code(kind)]; }
  // Stock in the order wood, stone, livestock, wheat, ore, wine.
  void stock(int seat, std::array<std::uint8_t, resource_kinds> units);

  // Exchange the card with what lies in its new place.
  void put_area(int area, CardId card);
  void put_row(Location location, int slot, CardId card);
  void put_top(Deck deck, CardId card);
  // A seat owns a card; patrons are passive.
  void give(int seat, Deck deck, int card);
  void activate(int seat, CardId patron);
  // Empties an area and its deck: the last card is owned by nobody's rival, seat 1.
  void empty_area(int area);

  std::vector<std::string> legal() const;
  bool can(std::string_view action) const;
  // Does a legal action; a failure of the test otherwise. The forced ones follow.
  void act(std::string_view action);
  void act_all(std::initializer_list<std::string_view> actions) {
    for (std::string_view action : actions) act(action);
  }
  std::string decision() const;
  // Takes the first legal action until the decision is open (or the game over).
  void play_until(std::string_view decision);
  // The events of a kind in the last action.
  int told(EventKind kind) const;

 private:
  // Takes the card out of its place and puts another one there.
  void exchange(Deck deck, CardId card, CardId other);
};

using testing::Test;

}  // namespace triclinium::ave_roma
