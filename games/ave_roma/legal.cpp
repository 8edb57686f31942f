// All answers to the open question. First what the rules name (`list_options`), then, where an
// option could spoil the action, only those after which it can still be finished (AR-27, AR-30).
#include "engine/lanes.h"
#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/finish.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

template <class... Args>
void offer(ActionFiller& list, ActionKind kind, Args... args) {
  list.push_back(make_action(kind, args...));
}
void offer_kinds(ActionFiller& list, ActionKind kind, unsigned kinds) {
  for (; kinds != 0; kinds &= kinds - 1) offer(list, kind, std::countr_zero(kinds));
}
void offer_cards(ActionFiller& list, ActionKind kind, CardSet cards) {
  for (; cards != 0; cards &= cards - 1) offer(list, kind, lowest(cards));
}

unsigned values_of(const Player& player) {
  unsigned values = 0;
  for (int v = 1; v <= worker_values; ++v)
    values |= static_cast<unsigned>(player.workers[v] > 0) << v;
  return values;
}

consteval auto trained_value_table() {
  std::array<std::array<std::uint8_t, worker_values + 1>, training_slots> table{};
  for (int slot = 1; slot <= training_slots; ++slot) {
    for (int worker = 1; worker <= worker_values; ++worker)
      table[slot - 1][worker] = static_cast<std::uint8_t>(rulings::trained_values(worker, slot));
  }
  return table;
}
// AR-36: values with which the worker of a training slot may act.
unsigned trained_values(const Player& player, int slot) {
  static constexpr auto table = trained_value_table();
  return table[slot - 1][player.training[slot - 1]];
}

// D9: in a final action the value only matters where an area is concerned.
unsigned final_values(const State& state, Location location) {
  if (has_modifier(state.actor().active, ModifierKind::gain_area_resource, location))
    return all_values;
  if (location == Location::quaestor) return 1u << worker_values;
  if (has_row(location)) return 1u << 1;
  return all_values;
}

void list_turn(const State& state, ActionFiller& list) {
  const Player& player = state.actor();
  const bool is_final = state.phase == Phase::final_actions;
  const unsigned untrained = values_of(player);
  unsigned values = untrained;
  for (int slot = 1; slot <= training_slots; ++slot) values |= trained_values(player, slot);
  if (is_final) values = all_values;
  if (values != 0) {
    const TurnChoices choices(state);
    EightSets places;
    for (int place = 0; place < location_count; ++place)
      places.set(place, choices.slots(Location{static_cast<std::uint8_t>(place)}, values));
    places.each([&](int place, int slot) { offer(list, ActionKind::go, place, slot); });
  }
  if (!is_final && untrained != 0) offer_kinds(list, ActionKind::train, training_choices(player));
  offer(list, ActionKind::pass);
}

void list_workers(const State& state, ActionFiller& list) {
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  if (pending.location == Location::training || pending.step == Step::train)
    return offer_kinds(list, ActionKind::worker, values_of(player));
  const bool is_final = state.phase == Phase::final_actions;
  const unsigned possible = TurnChoices(state).values(pending.location, pending.slot);
  if (is_final)
    return offer_kinds(list, ActionKind::worker, possible & final_values(state, pending.location));
  EightSets workers;
  workers.set(0, possible & values_of(player));
  for (int slot = 1; slot <= training_slots; ++slot)
    workers.set(slot, possible & trained_values(player, slot));
  workers.each([&](int slot, int value) {
    const Action untrained = make_action(ActionKind::worker, value);
    const Action trained = make_action(ActionKind::trained, slot, value);
    list.push_back(slot == 0 ? untrained : trained);
  });
}

// AR-60: each different worker to each location with a free restricted slot.
void list_shadow(const State& state, ActionFiller& list) {
  for (int place = 0; place < location_count; ++place) {
    bool room = false;
    for (int slot = 0; slot < slot_count; ++slot)
      room |= slot_players[place][slot] > state.seats && state.workers[place][slot] == 0;
    if (!room) continue;
    for (int v = 1; v <= worker_values; ++v) {
      if (state.shadows[state.to_act][v] > 0) offer(list, ActionKind::shadow, v, place);
    }
  }
}

// AR-25: one more kind of the card, or influence cards.
void list_second(const State& state, ActionFiller& list) {
  const Area& area = state.area();
  offer_kinds(list, ActionKind::gain, kinds_on(area.card));
  for_each_influence(state, area, [&](int i, int j) {
    offer(list, ActionKind::influence, i, j);
    return false;
  });
  if (area.card == 0) offer(list, ActionKind::none);
}

void list_half(const State& state, ActionFiller& list) {
  const AreaCard& card = card_of(area_cards, state.area().card);
  offer(list, ActionKind::top);
  const bool equal =
      card.top == card.bottom || (card.top[0] == card.bottom[1] && card.top[1] == card.bottom[0]);
  if (!equal) offer(list, ActionKind::bottom);
}

// AR-24, AR-13, AR-28. Equal orders of sales and purchases are offered once.
void list_trade(const State& state, ActionFiller& list) {
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  const auto& prices = player.prices();
  const int last = pending.last;
  const bool sold_last = last >= 1 && last <= resource_kinds;
  const bool bought_last = last > resource_kinds;
  const int wealth = trade_wealth(player);
  const int first_sale = sold_last && player.denarii >= pending.due ? last - 1 : 0;
  for (int kind = first_sale; kind < resource_kinds; ++kind)
    list.push_back_if(player.stock[kind] > 0, make_action(ActionKind::sell, kind));
  if (pending.bought < most_bought) {
    unsigned kinds = kinds_on(state.area().card);
    if (bought_last) kinds &= ~0u << (last - 1 - resource_kinds);
    for (; kinds != 0; kinds &= kinds - 1) {
      const int kind = std::countr_zero(kinds);
      if (player.denarii < prices[kind]) continue;
      const bool full = player.stock[kind] == storage;
      if (!rulings::may_buy(player.stock[kind], player.surplus())) continue;
      if (full && wealth - prices[kind] < pending.due) continue;
      offer(list, ActionKind::buy, kind);
    }
  }
  if (can_buy_influence(state)) offer(list, ActionKind::buy_influence);
  if (player.denarii >= pending.due) offer(list, ActionKind::done);
}

void list_buy_influence(const State& state, ActionFiller& list) {
  offer(list, ActionKind::buy_influence);
  const Pending& pending = state.pending;
  bool later = pending.step == Step::influence_first;
  if (pending.step == Step::influence_after_base) {
    const Area& area = state.area();
    later = area.card != 0 && area.up && completes_fragment(state.actor(), area.card);
  }
  offer(list, later ? ActionKind::later : ActionKind::no);
}

void list_extra(const State& state, ActionFiller& list) {
  for_each_use(state, [&](int symbol, int k) {
    offer(list, ActionKind::use, symbol, k);
    return false;
  });
  offer(list, state.pending.step == Step::extra_early ? ActionKind::later : ActionKind::no);
}

// AR-76: each id above the one before and with enough of them after it.
void list_extra_patrons(const State& state, ActionFiller& list) {
  const Pending& pending = state.pending;
  CardSet left = usable(state.actor(), Deck::patron, pending.choose_symbol - 1);
  left &= ~(bit(pending.choose_last + 1) - 1);
  for (; count(left) >= pending.choose_left; left &= left - 1)
    offer(list, ActionKind::card, lowest(left));
}

void list_overflow(const State& state, ActionFiller& list) {
  const Pending& pending = state.pending;
  int kind = 0;
  while (pending.overflow[kind] == 0) ++kind;
  const int most = std::min<int>(pending.overflow[kind], surplus_max - state.actor().surplus());
  for (int k = 0; k <= most; ++k) offer(list, ActionKind::overflow, kind, k);
}

void list_war_area(const State& state, ActionFiller& list) {
  for (int a = 0; a < area_count; ++a) {
    const Area& area = state.areas[a];
    if (raised_level(area, state.seats, state.to_act, 1) != area.levels[state.to_act])
      offer(list, ActionKind::area, a + 1);
  }
}

void list_refill(const State& state, ActionFiller& list) {
  for (int place = 0; place < location_count; ++place) {
    list.push_back_if(workers_at(state, Location{static_cast<std::uint8_t>(place)}) > 0,
                      make_action(ActionKind::take, place));
  }
}

// AR-41: each different multiset once, ascending.
void list_refill_workers(const State& state, ActionFiller& list) {
  std::array<int, worker_values + 1> there{};
  for (std::uint8_t worker : state.workers[code(state.pending.location)]) ++there[worker];
  const int missing = workers_missing(state);
  std::array<std::uint8_t, 7> chosen{};
  const auto extend = [&](const auto& self, int from, int depth) -> void {
    if (depth == missing) {
      list.push_back({code(ActionKind::workers), chosen});
      return;
    }
    for (int v = from; v <= worker_values; ++v) {
      if (there[v] == 0) continue;
      --there[v];
      chosen[depth] = static_cast<std::uint8_t>(v);
      self(self, v, depth + 1);
      chosen[depth] = 0;
      ++there[v];
    }
  };
  extend(extend, 1, 0);
}

void list_pay(const State& state, ActionFiller& list) {
  BundleList bundles;
  list_bundles(state.actor(), state.pending.pay, bundles);
  offer_kinds(list, ActionKind::pay, bundles.first_kinds());
}

}  // namespace

void list_options(const State& state, ActionList& answers) {
  ActionFiller list(answers);
  const Player& player = state.actor();
  const Pending& pending = state.pending;
  const bool last_step = pending.step == Step::free_step_last;
  switch (state.decision) {
    case Decision::turn:
      return list_turn(state, list);
    case Decision::worker:
      return list_workers(state, list);
    case Decision::shadow:
      return list_shadow(state, list);
    case Decision::area_resource:
      offer_kinds(list, ActionKind::gain, kinds_on(state.area().card));
      if (pending.step != Step::resource && pending.step != Step::resource_last)
        offer(list, ActionKind::later);
      return;
    case Decision::extra_resource: {
      const unsigned allowed = pending.last_pick == 0 ? ~0u : ~0u << (pending.last_pick - 1);
      return offer_kinds(list, ActionKind::gain, kinds_on(state.area().card) & allowed);
    }
    case Decision::half:
      return list_half(state, list);
    case Decision::second:
      return list_second(state, list);
    case Decision::trade:
      return list_trade(state, list);
    case Decision::buy_influence:
      return list_buy_influence(state, list);
    case Decision::extra:
      return list_extra(state, list);
    case Decision::extra_patron:
      return list_extra_patrons(state, list);
    case Decision::pay:
      return list_pay(state, list);
    case Decision::overflow:
      return list_overflow(state, list);
    case Decision::patron_slot:
      offer(list, ActionKind::passive);
      return offer_cards(list, ActionKind::replace, player.active);
    case Decision::activate:
      return offer_cards(list, ActionKind::activate, player.passive);
    case Decision::war_area:
      return list_war_area(state, list);
    case Decision::fragment:
      return offer_kinds(list, ActionKind::gain, fragment_kinds(Fragment(pending.fragment - 1)));
    case Decision::free_step:
      offer(list, ActionKind::step);
      return offer(list, last_step ? ActionKind::no : ActionKind::later);
    case Decision::brown:
      offer(list, ActionKind::brown);
      return offer(list, ActionKind::no);
    case Decision::train_after:
      offer_kinds(list, ActionKind::train, training_choices(player));
      return offer(list, ActionKind::no);
    case Decision::refill:
      return list_refill(state, list);
    case Decision::refill_workers:
      return list_refill_workers(state, list);
    case Decision::doubling:
      return offer_cards(list, ActionKind::doubling, doubling_choices(player));
    case Decision::end_area:
      return offer_kinds(list, ActionKind::area, end_area_choices(state));
    case Decision::none:
      return;
  }
}

}  // namespace triclinium::ave_roma

namespace triclinium {

void AveRoma::legal_actions(const State& state, ActionList& list) {
  ave_roma::list_options(state, list);
  if (ave_roma::may_spoil(state)) ave_roma::keep_finishable(state, list);
}

}  // namespace triclinium
