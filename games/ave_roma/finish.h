// "Completable": within an action an option is offered only if the action can be finished after it:
// the card of the worker's slot bought, the area price paid, the Colosseum path paid.
#pragma once

#include "engine/action.h"
#include "games/ave_roma/payment.h"

namespace triclinium::ave_roma {

inline constexpr int most_bought = 4;             // AR-24
inline constexpr unsigned all_values = 0b111110;  // bits of the worker values

// legal.cpp: the answers to the open question, without the filter.
void list_options(const State& state, ActionList& list);

// Denarii if everything were sold at the own prices (AR-24).
int trade_wealth(const Player& player);

// The most denarii that can be there when the area price is paid (AR-27).
int most_denarii(const State& state, const Player& player, const Pending& pending);

// Whether an option of the open question could leave the action unfinishable.
bool may_spoil(const State& state);
// Keeps the options after which the action can be finished.
void keep_finishable(const State& state, ActionList& list);
// Whether the action under way can still be finished.
bool can_finish(const State& state);

struct Hope;

// Where the seat to act can send a worker of which value. At `turn`, and at `worker` too.
class TurnChoices {
 public:
  explicit TurnChoices(const State& state);
  // Where a worker of one of the wanted values can go: card slots as bits from 1, or bit 0 at a
  // location without a row.
  unsigned slots(Location location, unsigned wanted) const;
  // The `wanted` values with which the action can be finished, as bits from 1; `slot` 0 without a
  // row.
  unsigned values(Location location, int slot, unsigned wanted = all_values) const;

  bool has_free_slot(Location location) const;
  // What the player can pay with once the location's patrons have given.
  Purse purse_at(Location location) const;

 private:
  // What the areas ask for at a location.
  struct AreaTerms {
    CardSet mods;
    int denarii;        // with what a patron gives
    unsigned possible;  // values with which one may act there
    unsigned settled;   // those of them for which nothing is due, or the money is there
  };
  AreaTerms area_terms(Location location, unsigned wanted) const;
  bool can_bring(Location location, const AreaTerms& terms, int value) const;
  unsigned area_values(Location location, unsigned wanted) const;
  unsigned roma_values(unsigned wanted) const;
  bool can_go(Location location, unsigned wanted) const;
  unsigned card_slots(Location location, unsigned wanted) const;
  unsigned free_slots(Location location) const;
  unsigned open_cards(Location location) const;
  unsigned payable_cards(Location location, Purse purse, const Purchase& purchase) const;
  bool may_pay(const Hope& hope, const Cost& cost, int value) const;
  unsigned hoped_values(const Hope& hope, Location location, int slot, unsigned reach) const;

  const State& state_;
  const Player& player_;
  const Purse purse_;
  unsigned empty_ = 0;    // values whose area has no card
  unsigned resting_ = 0;  // values whose area's card has not slid up (AR-27)
};

}  // namespace triclinium::ave_roma
