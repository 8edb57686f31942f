// What is offered is exactly what can be finished (notation, "Completable"): every offer against
// trying out all answers that the rules name, to the card bought or the area paid.
#include "games/ave_roma/finish.h"

#include <unordered_map>

#include "codec/ave_roma/codec.h"
#include "games/ave_roma/changes.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"
#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

// AR-24, AR-13: equal orders once; nothing is left out for what must still be paid.
void list_naive_trade(const State& state, ActionList& list) {
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  for (int kind = 0; kind < resource_kinds; ++kind) {
    const bool after_higher_sale = pending.last <= resource_kinds && kind < pending.last - 1;
    if (player.stock[kind] > 0 && !(after_higher_sale && player.denarii >= pending.due))
      list.push_back(make_action(ActionKind::sell, kind));
  }
  for (int kind = 0; kind < resource_kinds; ++kind) {
    const bool shown = (kinds_on(state.area().card) >> kind) & 1;
    const bool after_higher_purchase = kind < pending.last - 1 - resource_kinds;
    if (shown && pending.bought < 4 && player.denarii >= player.prices()[kind] &&
        (player.stock[kind] < 3 || player.surplus() < 7) && !after_higher_purchase)
      list.push_back(make_action(ActionKind::buy, kind));
  }
  if (can_buy_influence(state)) list.push_back(make_action(ActionKind::buy_influence));
  if (player.denarii >= pending.due) list.push_back(make_action(ActionKind::done));
}

// AR-34: the path of a value is free or can be paid.
bool can_walk(const State& state, int value) {
  const Player& player = state.actor();
  return has_modifier(player.active, ModifierKind::free_movement, Location::roma) ||
         payable(Purse(player), path_cost(state, state.to_act, value));
}

// AR-21, AR-23, AR-30: whether a worker of the value may stand there at all.
bool may_stand(const State& state, int value) {
  const Location location = state.pending.location;
  if (location == Location::aedilis && state.areas[value - 1].card == 0) return false;
  if (location == Location::roma && !can_walk(state, value)) return false;
  return !has_row(location) || value <= state.pending.slot;
}

void list_naive_workers(const State& state, ActionList& list) {
  const Player& player = state.actor();
  const Location location = state.pending.location;
  if (state.phase == Phase::final_actions) {
    // D9: one value where no area is concerned.
    const bool area = uses_area(location) || location == Location::roma ||
                      has_modifier(player.active, ModifierKind::gain_area_resource, location);
    const int only = location == Location::quaestor ? 5 : 1;
    for (int v = area ? 1 : only; v <= (area ? 5 : only); ++v) {
      if (may_stand(state, v)) list.push_back(make_action(ActionKind::worker, v));
    }
    return;
  }
  for (int v = 1; v <= 5; ++v) {
    if (player.workers[v] > 0 && may_stand(state, v))
      list.push_back(make_action(ActionKind::worker, v));
  }
  for (int slot = 1; slot <= training_slots; ++slot) {
    const int worker = player.training[slot - 1];
    for (int v = 1; worker != 0 && v <= 5; ++v) {
      if (std::abs(v - worker) <= slot && may_stand(state, v))
        list.push_back(make_action(ActionKind::trained, slot, v));
    }
  }
}

// AR-20, AR-21: every place that is open and free, every card that lies there.
void list_naive_turns(const State& state, ActionList& list) {
  const bool is_final = state.phase == Phase::final_actions;
  for (int place = 0; place < location_count; ++place) {
    const bool row = has_row(Location(place));
    bool room = is_final;
    for (int slot = 1; slot <= slot_count; ++slot) {
      const bool free =
          state.workers[place][slot - 1] == 0 && slot_players[place][slot - 1] <= state.seats;
      room |= free;
      if (row && (free || is_final) && state.rows[row_of(Location(place))][slot - 1] != 0)
        list.push_back(make_action(ActionKind::go, place, slot));
    }
    if (!row && room) list.push_back(make_action(ActionKind::go, place, 0));
  }
  if (!is_final && state.actor().worker_count() > 0) {
    for (int slot = 1; slot <= training_slots; ++slot) {
      if (state.actor().training[slot - 1] == 0 &&
          state.actor().denarii >= training_price[slot - 1])
        list.push_back(make_action(ActionKind::train, slot));
    }
  }
  list.push_back(make_action(ActionKind::pass));
}

class Naive {
 public:
  // All answers that the rules name, with nothing left out for what must follow.
  static void list_answers(const State& state, ActionList& list) {
    const bool trains =
        state.pending.location == Location::training || state.pending.step == Step::train;
    if (state.decision == Decision::turn) return list_naive_turns(state, list);
    if (state.decision == Decision::worker && !trains) return list_naive_workers(state, list);
    if (state.decision == Decision::trade) return list_naive_trade(state, list);
    list_options(state, list);
  }

  bool can_finish(const State& state) {
    if (is_settled(state)) return true;
    if (state.decision == Decision::none) return false;
    const std::uint64_t key = digest_of(state);
    const auto known = known_.find(key);
    if (known != known_.end()) return known->second;
    ActionList list;
    list_answers(state, list);
    bool found = false;
    // What spends least is named last, except that sales come first: an answer is found sooner.
    const bool forward = state.decision == Decision::trade || state.decision == Decision::worker;
    for (int i = 0; i < list.size() && !found; ++i)
      found = leads_to_end(state, list[forward ? i : list.size() - 1 - i]);
    known_.emplace(key, found);
    return found;
  }

  bool leads_to_end(const State& state, Action action) {
    State trial = state;
    if (state.decision == Decision::turn) {
      if (action.kind != code(ActionKind::go)) return true;
      AveRoma::perform(trial, action, NullSink{});
    } else {
      answer(trial, action, NullSink{});
    }
    if (state.decision == Decision::worker && may_step_freely(trial) &&
        can_finish(after_free_step(trial)))
      return true;
    return can_finish(trial);
  }

 private:
  // AR-37, AR-38: the worker lies there, nothing is decided yet: the free step may be made at once,
  // whether or not the steps of the action ask for it.
  static bool may_step_freely(const State& state) {
    const Pending& pending = state.pending;
    return has_row(pending.location) && pending.value != 0 && !pending.pay.open &&
           modified(pending, ModifierKind::free_step) && state.decision != Decision::free_step;
  }
  static State after_free_step(State state) {
    state.pending.set(Done::step);
    move_disc(state, 1, true, NullSink{});
    run(state, NullSink{});
    return state;
  }
  // AR-27, AR-30: nothing has to be paid any more.
  static bool is_settled(const State& state) {
    const Pending& pending = state.pending;
    if (pending.value == 0) return pending.location == Location::training;
    if (has_row(pending.location))
      return state.rows[row_of(pending.location)][pending.slot - 1] == 0;
    return pending.due == 0;
  }

  std::unordered_map<std::uint64_t, bool> known_;
};

bool is_within_turn(const State& state) {
  return state.decision != Decision::none && state.decision != Decision::shadow &&
         state.decision < Decision::refill;
}

std::vector<std::string> texts_of(const State& state, const ActionList& list) {
  std::vector<std::string> texts;
  for (Action action : list) texts.push_back(Codec<AveRoma>::action_text(state, action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

struct Tally {
  int decisions = 0;
  int kept_out = 0;  // answers that cannot be finished
};

void compare_offers(const State& state, Tally& tally) {
  if (!is_within_turn(state)) return;
  Naive naive;
  ActionList answers;
  Naive::list_answers(state, answers);
  ActionList expected;
  for (Action action : answers) {
    if (naive.leads_to_end(state, action)) expected.push_back(action);
  }
  ActionList offered;
  AveRoma::legal_actions(state, offered);
  ++tally.decisions;
  tally.kept_out += answers.size() - expected.size();
  ASSERT_EQ(texts_of(state, offered), texts_of(state, expected))
      << Codec<AveRoma>::decision(state) << " of seat " << static_cast<int>(state.to_act) << "\n"
      << Codec<AveRoma>::view_json(AveRoma::view(state, Observer::everything())).dump();
}

void act_randomly(State& state, Random& random) {
  ActionList list;
  AveRoma::legal_actions(state, list);
  const auto choice = static_cast<int>(random.bounded(static_cast<std::uint32_t>(list.size())));
  AveRoma::perform(state, list[choice], NullSink{});
}

// A stock on the brink, more cards and other patrons for the seat to act.
void scramble(State& state, Random& random) {
  Player& player = state.actor();
  const auto below = [&](int n) {
    return static_cast<int>(random.bounded(static_cast<std::uint32_t>(n)));
  };
  for (int kind = 0; kind < resource_kinds; ++kind)
    player.stock[kind] = std::array<std::uint8_t, 5>{0, 0, 1, 3, 3}[below(5)];
  player.surplus() = std::array<std::uint8_t, 6>{0, 0, 1, 3, 6, 7}[below(6)];
  player.denarii = static_cast<std::uint16_t>(below(3) == 0 ? below(4) : below(14));
  player.colosseum = static_cast<std::uint8_t>(below(colosseum_spaces));
  for (Area& area : state.areas) area.up = area.card != 0 && below(3) != 0;
  for (Deck deck : {Deck::building, Deck::war, Deck::patron}) {
    CardPile& pile = state.deck(deck);
    for (int more = below(5); more > 0 && pile.size() > 1; --more) {
      const int at = below(pile.size());
      (deck == Deck::patron ? player.passive : player.of(deck)) |= bit(pile[at]);
      pile.erase_at(at);
    }
  }
  // Patrons that work together at one location.
  if (below(3) == 0) {
    const Location location = row_locations[below(row_count)];
    CardPile& pile = state.deck(Deck::patron);
    for (int i = pile.size() - 1; i >= 0 && pile.size() > 1; --i) {
      if (card_of(patron_cards, pile[i]).modifier.location != location) continue;
      player.passive |= bit(pile[i]);
      pile.erase_at(i);
    }
  }
  // AR-35: passive patrons only beside full slots.
  player.political = static_cast<std::uint8_t>(below(6));
  player.passive |= player.active;
  player.active = 0;
  while (player.passive != 0 && count(player.active) < player.unlocked()) {
    CardSet left = player.passive;
    for (int skip = below(count(left)); skip > 0; --skip) left &= left - 1;
    player.active |= bit(lowest(left));
    player.passive &= ~bit(lowest(left));
  }
  player.used[code(Deck::patron)] &= player.passive;
}

// AR-27, AR-30, AR-34: at every decision, also those with one answer, and from every turn once more
// with a scrambled seat, where what is rare in play is common.
TEST(AveRoma, AR27_AR30_WhatIsOfferedIsWhatCanBeFinished) {
  Tally played;
  Tally scrambled;
  for (int seats = 2; seats <= 5; ++seats) {
    for (const std::uint8_t deck : {deck_by_players, deck_all, std::uint8_t{15}}) {
      for (const std::uint8_t advanced : {std::uint8_t{0}, std::uint8_t{1}}) {
        Random random(static_cast<std::uint64_t>(100 * seats + 2 * deck + advanced));
        const Options options{advanced, deck};
        const AveRoma::Deal deal = AveRoma::deal(options, seats, random);
        State state = AveRoma::start(options, seats, deal, NullSink{});
        while (AveRoma::to_act(state) != nobody) {
          ASSERT_NO_FATAL_FAILURE(compare_offers(state, played));
          if (state.decision == Decision::turn) {
            for (int i = 0; i < (advanced ? 10 : 2); ++i) {
              State other = state;
              scramble(other, random);
              do {
                ASSERT_NO_FATAL_FAILURE(compare_offers(other, scrambled));
                act_randomly(other, random);
              } while (is_within_turn(other) && other.decision != Decision::turn);
            }
          }
          act_randomly(state, random);
        }
      }
    }
  }
  EXPECT_GT(played.decisions, 10000);
  EXPECT_GT(played.kept_out, 40000);
  EXPECT_GT(scrambled.decisions, 60000);
  EXPECT_GT(scrambled.kept_out, 200000);
}

// The pair's wine finds no room and becomes the surplus that pays for the missing wood.
TEST(AveRoma, AR11_AR30_AUnitAboveThreeCanPayAsSurplus) {
  TestTable table(5, {1, 0});
  table.activate(0, 14);                       // surplus for resources at Aedificator
  table.give(0, Deck::building, 1);            // Taberna, an amphora
  table.put_top(Deck::building, 2);            // its second card: livestock, wine, 2 denarii
  table.put_row(Location::aedificator, 5, 3);  // wood, stone, 2 denarii
  table.stock(0, {0, 1, 1, 0, 0, 3});
  table.player(0).surplus() = 0;
  table.player(0).denarii = 4;
  ASSERT_TRUE(table.can("aedificator 5"));
  table.act_all({"aedificator 5", "worker 5"});
  EXPECT_EQ(table.player(0).of(Deck::building), bit(1) | bit(2) | bit(3));
  EXPECT_EQ(table.resource(0, Resource::wine), 3);
  EXPECT_EQ(table.player(0).surplus(), 0);
}

// The resource that a patron brings after the extra purchase is sold, and so pays the main card.
TEST(AveRoma, AR30_AR37_AResourceBetweenTheTwoPurchasesCanPay) {
  TestTable table(5, {1, 0});
  table.activate(0, 15);        // a resource of the area at Senatus
  table.give(0, Deck::war, 1);  // a sword
  table.put_area(1, 6);
  table.put_top(Deck::patron, 4);           // wine, 11 denarii
  table.put_row(Location::senatus, 2, 23);  // stone, 11 denarii
  table.stock(0, {0, 3, 0, 0, 0, 1});
  table.player(0).denarii = 19;
  table.act_all({"senatus 2", "worker 1", "later", "use sword 1", "passive"});
  EXPECT_EQ(table.player(0).passive & bit(4), bit(4));
  // 10 denarii are left: only the stone above three, sold for 1, makes it 11.
  EXPECT_EQ(table.decision(), "patron_slot");
  EXPECT_EQ(table.player(0).denarii, 0);
}

}  // namespace
}  // namespace triclinium::ave_roma
