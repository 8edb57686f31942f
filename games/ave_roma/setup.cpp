// The deal and the start of a game.
#include <algorithm>

#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/play.h"
#include "games/ave_roma/pool.h"
#include "games/ave_roma/tables.h"

namespace triclinium::ave_roma {

namespace {

int min_players(Deck deck, int card) {
  switch (deck) {
    case Deck::area:
      return card_of(area_cards, card).min_players;
    case Deck::building:
      return card_of(building_cards, card).min_players;
    case Deck::war:
      return card_of(war_cards, card).min_players;
    case Deck::patron:
      return card_of(patron_cards, card).min_players;
  }
  return 0;
}

// The groups in a set of cards, each by its lowest card.
FixedVector<CardId, deck_size> groups_in(Deck deck, CardSet cards) {
  FixedVector<CardId, deck_size> groups;
  for (int card = 1; card <= deck_size; card += group_size(deck)) {
    if (contains(cards, card)) groups.push_back(static_cast<CardId>(card));
  }
  return groups;
}

// Adds random groups of `from` until there are `wanted` cards or none is left.
void add_groups(CardSet& cards, Deck deck, CardSet from, int wanted, Random& random) {
  auto groups = groups_in(deck, from & ~cards);
  random.shuffle(groups.begin(), groups.end());
  for (CardId card : groups) {
    if (count(cards) >= wanted) return;
    cards |= group_of(deck, card);
  }
}

}  // namespace

CardSet cards_for(Deck deck, int seats) {
  CardSet cards = 0;
  for (int card = 1; card <= deck_size; ++card) {
    if (min_players(deck, card) <= seats) cards |= bit(card);
  }
  return cards;
}

int cards_in_game(const Options& options, Deck deck, int seats) {
  if (options.deck == deck_all) return deck_size;
  if (options.deck == deck_by_players) return count(cards_for(deck, seats));
  const int size = group_size(deck);
  return std::min(deck_size, (options.deck + size - 1) / size * size);
}

CardSet draw_cards(const Options& options, Deck deck, int seats, CardSet known, Random& random) {
  if (options.deck == deck_all) return all_cards;
  const CardSet eligible = cards_for(deck, seats);
  if (options.deck == deck_by_players) return eligible;
  CardSet cards = 0;
  for (CardSet left = known; left != 0; left &= left - 1) cards |= group_of(deck, lowest(left));
  const int wanted = cards_in_game(options, deck, seats);
  // Cards of higher player numbers only come in when the others are too few (AR-6).
  add_groups(cards, deck, eligible, wanted, random);
  add_groups(cards, deck, all_cards, wanted, random);
  return cards;
}

bool is_possible_deck(const Options& options, Deck deck, int seats, CardSet cards) {
  const CardSet eligible = cards_for(deck, seats);
  if (options.deck == deck_all) return cards == all_cards;
  if (options.deck == deck_by_players) return cards == eligible;
  for (CardSet left = cards; left != 0; left &= left - 1) {
    const CardSet group = group_of(deck, lowest(left));
    if ((cards & group) != group) return false;
  }
  const int wanted = cards_in_game(options, deck, seats);
  const int fitting = std::min(wanted, count(eligible));
  return count(cards) == wanted && count(cards & eligible) == fitting;
}

}  // namespace triclinium::ave_roma

namespace triclinium {

// AR-2 to AR-6: shuffled decks, a board side for each seat, the player order.
AveRoma::Deal AveRoma::deal(const Options& options, int seats, Random& random) {
  using namespace ave_roma;
  Deal deal;
  for (int d = 0; d < deck_count; ++d) {
    CardPile& pile = deal.decks[d];
    CardSet cards = draw_cards(options, Deck(d), seats, 0, random);
    for (; cards != 0; cards &= cards - 1) pile.push_back(static_cast<CardId>(lowest(cards)));
    random.shuffle(pile.begin(), pile.end());
  }
  std::array<std::uint8_t, board_count> boards{0, 1, 2, 3, 4};
  random.shuffle(boards);
  for (Seat seat = 0; seat < seats; ++seat) {
    deal.boards[seat] = static_cast<std::uint8_t>(2 * boards[seat] + random.bounded(2));
    deal.order[seat] = seat;
  }
  random.shuffle(deal.order.data(), deal.order.data() + seats);
  return deal;
}

template <class Sink>
AveRoma::State AveRoma::start(const Options& options, int seats, const Deal& deal, Sink sink) {
  using namespace ave_roma;
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  state.order = deal.order;
  for (int d = 0; d < deck_count; ++d) {
    for (int i = deal.decks[d].size(); i-- > 0;) state.decks[d].push_back(deal.decks[d][i]);
  }
  const auto draw = [&](Deck deck) {
    const CardId card = state.deck(deck).back();
    state.deck(deck).pop_back();
    return card;
  };
  for (Area& area : state.areas) area.card = draw(Deck::area);
  for (int row = 0; row < row_count; ++row) {
    for (CardId& card : state.rows[row]) card = draw(row_decks[row]);
  }
  // AR-3, AR-4, AR-5: all else starts at 0, and nobody has a marker in an area.
  for (Seat seat = 0; seat < seats; ++seat) {
    Player& player = state.players[seat];
    player.board = deal.boards[seat];
    player.denarii = start_denarii;
    player.surplus() = start_surplus;
    for (int kind = 0; kind < resource_kinds; ++kind)
      player.stock[kind] = player.prices()[kind] == start_price ? start_units : 0;
    for (int v = 1; v <= worker_values; ++v) player.workers[v] = 1;
    // AR-60: two players control a shadow each.
    if (seats == 2) state.shadows[seat] = player.workers;
  }
  begin_round(state, sink);
  return state;
}

template AveRoma::State AveRoma::start(const Options&, int, const Deal&, NullSink);
template AveRoma::State AveRoma::start(const Options&, int, const Deal&, EventSink);

}  // namespace triclinium
