// The 15 end-game kinds (AR-54): what each patron declares in tables.h is counted here.
#include "games/ave_roma/patrons.h"

#include <algorithm>

#include "games/ave_roma/rules.h"

namespace triclinium::ave_roma {

namespace {

template <class Cards, class Test>
consteval CardSet cards_that(const Cards& cards, Test test) {
  CardSet set = 0;
  for (int i = 0; i < deck_size; ++i) {
    if (test(cards[i])) set |= bit(i + 1);
  }
  return set;
}
constexpr auto shows_points = [](const auto& card) { return card.points > 0; };
constexpr auto shows_influence = [](const auto& card) { return card.influence > 0; };
constexpr CardSet building_points = cards_that(building_cards, shows_points);
constexpr CardSet war_points = cards_that(war_cards, shows_points);
constexpr CardSet building_with_influence = cards_that(building_cards, shows_influence);
constexpr CardSet war_with_influence = cards_that(war_cards, shows_influence);

int symbols_owned(const Player& player, int symbol) {
  int n = count(player.patrons() & detail::with_symbol[code(Deck::patron)][symbol]);
  for (Deck deck : {Deck::area, Deck::building, Deck::war})
    n += count(player.of(deck) & detail::with_symbol[code(deck)][symbol]);
  return n;
}

int resources_owned(const Player& player, unsigned kinds) {
  int n = 0;
  for (int kind = 0; kind < resource_kinds; ++kind) {
    if ((kinds >> kind) & 1) n += player.stock[kind];
  }
  return n;
}

}  // namespace

int endgame_points(const State& state, Seat seat, const Endgame& endgame) {
  const Player& player = state.players[seat];
  const auto over_areas = [&](auto points) {
    int sum = 0;
    for (const Area& area : state.areas) sum += points(area);
    return sum;
  };
  switch (endgame.kind) {
    case EndgameKind::political_levels:
      return player.political;
    case EndgameKind::per_active_patron:
      return count(player.active);
    case EndgameKind::first_in_area:
      return rulings::first_place_points(state.seats) * over_areas([&](const Area& area) {
               return rulings::is_first(area, state.seats, seat) ? 1 : 0;
             });
    case EndgameKind::area_level_points: {  // AR-57: the best area
      int best = 0;
      for (const Area& area : state.areas) best = std::max<int>(best, area.levels[seat]);
      return best;
    }
    case EndgameKind::per_area_present:
      return over_areas([&](const Area& area) { return area.levels[seat] != no_marker ? 1 : 0; });
    case EndgameKind::per_points_card:
      return count(player.of(Deck::building) & building_points) +
             count(player.of(Deck::war) & war_points);
    case EndgameKind::per_influence_card:
      return count(player.of(Deck::building) & building_with_influence) +
             count(player.of(Deck::war) & war_with_influence);
    case EndgameKind::icon_sets:
      return icon_points * std::min({symbols_owned(player, 0), symbols_owned(player, 1),
                                     symbols_owned(player, 2)});
    case EndgameKind::pairs_of_icon:
      return symbols_owned(player, endgame.param) / 2 * icon_points;
    case EndgameKind::per_2_resources:
      return resources_owned(player, (1u << resource_kinds) - 1) / 2;
    case EndgameKind::per_resource:
      return resources_owned(player, endgame.param);
    case EndgameKind::per_card_type:
      return Deck{endgame.param} == Deck::patron ? count(player.patrons())
                                                 : count(player.of(Deck{endgame.param}));
    case EndgameKind::political_plus_1:     // done before (after_doubling)
    case EndgameKind::area_plus_1:          // done before (after_end_area)
    case EndgameKind::double_other_patron:  // its effect is the doubled patron's
      break;
  }
  return 0;
}

int endgame_count(const Player& player, EndgameKind kind) {
  int n = 0;
  for (CardSet left = player.patrons(); left != 0; left &= left - 1)
    n += card_of(patron_cards, lowest(left)).endgame.kind == kind;
  if (player.doubled != 0) n += card_of(patron_cards, player.doubled).endgame.kind == kind;
  return n;
}

CardSet doubling_choices(const Player& player) {
  CardSet choices = 0;
  bool owner = false;
  for (CardSet left = player.patrons(); left != 0; left &= left - 1) {
    const Endgame& endgame = card_of(patron_cards, lowest(left)).endgame;
    if (endgame.kind == EndgameKind::double_other_patron) {
      owner = true;
      continue;
    }
    bool known = false;
    for (CardSet other = choices; other != 0; other &= other - 1)
      known |= card_of(patron_cards, lowest(other)).endgame == endgame;
    if (!known) choices |= bit(lowest(left));
  }
  return owner ? choices : 0;
}

}  // namespace triclinium::ave_roma
