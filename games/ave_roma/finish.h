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

// Where the seat to act can send a worker of which value. At `turn`, and at `worker` too.
class TurnChoices {
 public:
  explicit TurnChoices(const State& state) : state_(state), player_(state.actor()) {}
  // The `wanted` values with which the action can be finished, as bits from 1; `slot` 0 without a
  // row.
  unsigned values(Location location, int slot, unsigned wanted = all_values) const;

  // The card slots that a worker of the wanted values can use, as bits from 1.
  unsigned card_slots(Location location, unsigned wanted) const;

  bool has_free_slot(Location location) const;
  // What the player can pay with once the location's patrons have given.
  Purse purse_at(Location location) const;

 private:
  unsigned area_values(Location location, unsigned wanted) const;
  bool can_bring(Location location, CardSet mods, int value, int denarii, int due) const;
  unsigned roma_values(unsigned wanted) const;
  unsigned card_values(Location location, const Purse& purse, const Purchase& purchase, int slot,
                       unsigned wanted) const;

  const State& state_;
  const Player& player_;
};

}  // namespace triclinium::ave_roma
