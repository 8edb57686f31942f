#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/rules.h"

namespace triclinium {
namespace carpe_diem {
namespace {

// CD-3.
void list_starts(const State& state, ActionFiller& list) {
  unsigned taken = 0;
  for (const Player& player : state.players) {
    if (player.patrician != no_space) taken |= 1u << player.patrician;
  }
  for (int s = 0; s < spaces; ++s) {
    if ((taken >> s & 1) == 0) list.push_back(make_action(ActionKind::start, s));
  }
}

// CD-20 … CD-22; bread is not offered for a space that a step reaches.
void list_moves(const State& state, ActionFiller& list) {
  const Player& player = state.actor();
  const unsigned with_tiles = spaces_with_tiles(state);
  const int cw = step_target(state, with_tiles, player.patrician, 0);
  const int ccw = step_target(state, with_tiles, player.patrician, 1);
  list.push_back(make_action(ActionKind::step, 0));
  if (ccw != cw) list.push_back(make_action(ActionKind::step, 1));
  if (player.bread < bread_for_ride) return;
  for (int s = 0; s < spaces; ++s) {
    const bool stepped = (s == cw) | (s == ccw);
    list.push_back_if(!stepped & rulings::bread_may_lead_to(with_tiles >> s & 1),
                      make_action(ActionKind::bread, s));
  }
}

// CD-23, CD-34: of equal tiles only the lowest number.
template <std::size_t Slots>
void list_tiles(const std::array<TileId, Slots>& slots, ActionFiller& list) {
  std::array<std::uint8_t, Slots> kinds;
  for (std::size_t i = 0; i < Slots; ++i) kinds[i] = tiles[slots[i]].kind;
  for (std::size_t i = 0; i < Slots; ++i) {
    bool lowest = slots[i] != 0;
    for (std::size_t j = 0; j < Slots; ++j) {
      bool after = slots[j] >= slots[i];
      after |= kinds[j] != kinds[i];
      lowest &= after;
    }
    list.push_back_if(lowest, make_action(ActionKind::take, slots[i]));
  }
}

// CD-23, CD-25, CD-26.
void list_placements(const State& state, ActionFiller& list) {
  const District& district = state.actor().district;
  const std::array<Cells, 4> fits = district.fits(tiles[state.tile]);
  for (int r = 0; r < 4; ++r) {
    Cells cells = fits[static_cast<std::size_t>(r)];
    const auto first = [&cells, r] {
      // With one bit behind the last cell, as finding the first of none takes a branch.
      const int cell = std::countr_zero(cells | bit(district_cells));
      return make_action(ActionKind::place, cell, r);
    };
    // Mostly there are none, one or two, and nothing foretells which: these without a branch.
    for (int i = 0; i < 2; ++i, cells &= cells - 1) list.push_back_if(cells != 0, first());
    for (; cells != 0; cells &= cells - 1) list.push_back(first());
  }
  if (rulings::may_store(district)) list.push_back(make_action(ActionKind::store));
}

// CD-37.
void list_fountain_cards(const State& state, ActionFiller& list) {
  for (std::uint32_t hand = state.actor().fountains; hand != 0; hand &= hand - 1) {
    list.push_back(make_action(ActionKind::give_back, std::countr_zero(hand)));
  }
}

// CD-41.
void list_spots(const State& state, ActionFiller& list) {
  std::uint32_t free = spots_in_play[state.seats];
  for (const Player& player : state.players) free &= ~player.markers;
  for (; free != 0; free &= free - 1) {
    list.push_back(make_action(ActionKind::spot, std::countr_zero(free)));
  }
}

// CD-42.
void list_first_cards(const State& state, ActionFiller& list) {
  const CardId low = state.visit_cards[0];
  const CardId high = state.visit_cards[1];
  const CardOrder order = card_order(state.actor(), forum_card(low), forum_card(high));
  if (order != CardOrder::high_first) list.push_back(make_action(ActionKind::first, low));
  if (order != CardOrder::low_first) list.push_back(make_action(ActionKind::first, high));
}

void list_times(ActionKind kind, int most, ActionFiller& list) {
  most = std::min(most, ActionList::capacity() - 1);
  for (int n = 0; n <= most; ++n) list.push_back(make_action(kind, n));
}

}  // namespace
}  // namespace carpe_diem

void CarpeDiem::legal_actions(const State& state, ActionList& answers) {
  using namespace carpe_diem;
  ActionFiller list(answers);
  switch (state.decision) {
    case Decision::start:
      return list_starts(state, list);
    case Decision::move:
      return list_moves(state, list);
    case Decision::take:
      return list_tiles(state.blueprints[state.actor().patrician], list);
    case Decision::place:
      return list_placements(state, list);
    case Decision::craftsman:
      return list_tiles(state.craftsman_row, list);
    case Decision::give_back:
      return list_fountain_cards(state, list);
    case Decision::spot:
      return list_spots(state, list);
    case Decision::first:
      return list_first_cards(state, list);
    case Decision::pay:
      return list_times(ActionKind::pay,
                        most_payments(state.actor(), forum_card(state.visit_cards[0])), list);
    case Decision::extra:
      return list_times(
          ActionKind::extra,
          rulings::most_extra(state.actor().bread, forum_card(state.visit_cards[0]).reward.bread),
          list);
    case Decision::over:
      return;
  }
}

}  // namespace triclinium
