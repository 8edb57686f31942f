#include "games/ave_roma/table_for_test.h"

#include "codec/ave_roma/codec.h"

namespace triclinium::ave_roma {

namespace {

EventSink collect(std::vector<Event>& events) {
  return EventSink(
      [](void* list, const Event& event) {
        static_cast<std::vector<Event>*>(list)->push_back(event);
      },
      &events);
}

}  // namespace

TestTable::TestTable(int seats, Options options, std::uint64_t seed) {
  Random random(seed);
  AveRoma::Deal deal = AveRoma::deal(options, seats, random);
  for (Seat seat = 0; seat < seats; ++seat) {
    deal.order[static_cast<std::size_t>(seat)] = seat;
    deal.boards[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(2 * seat);
  }
  state = begin_game<AveRoma>(options, seats, deal);
}

void TestTable::stock(int seat, std::array<std::uint8_t, resource_kinds> units) {
  std::copy(units.begin(), units.end(), player(seat).stock.begin());
}

void TestTable::exchange(Deck deck, CardId card, CardId other) {
  CardPile& pile = state.deck(deck);
  for (CardId& place : pile) {
    if (place != card) continue;
    place = other;
    if (other == 0) pile.erase_at(pile.find(0));
    return;
  }
  if (deck == Deck::area) {
    for (Area& area : state.areas) {
      if (area.card == card) area.card = other;
    }
    return;
  }
  for (int row = 0; row < row_count; ++row) {
    if (row_decks[static_cast<std::size_t>(row)] != deck) continue;
    for (CardId& place : state.rows[static_cast<std::size_t>(row)]) {
      if (place == card) place = other;
    }
  }
}

void TestTable::put_area(int area, CardId card) {
  CardId& place = state.areas[static_cast<std::size_t>(area - 1)].card;
  const CardId other = place;
  if (other == card) return;
  exchange(Deck::area, card, other);
  state.areas[static_cast<std::size_t>(area - 1)].card = card;
}

void TestTable::put_row(Location location, int slot, CardId card) {
  CardId& place =
      state.rows[static_cast<std::size_t>(row_of(location))][static_cast<std::size_t>(slot - 1)];
  const CardId other = place;
  if (other == card) return;
  exchange(deck_of(location), card, other);
  place = card;
}

void TestTable::put_top(Deck deck, CardId card) {
  const CardId other = state.deck(deck).back();
  if (other == card) return;
  exchange(deck, card, other);
  state.deck(deck).back() = card;
}

// What lay in the card's place is replaced by the last card of the deck.
void TestTable::give(int seat, Deck deck, int number) {
  const CardId card = static_cast<CardId>(number);
  CardPile& pile = state.deck(deck);
  if (pile.contains(card)) {
    pile.erase_at(pile.find(card));
  } else {
    const CardId other = pile.front();
    pile.erase_at(0);
    exchange(deck, card, other);
  }
  if (deck == Deck::patron) {
    player(seat).passive |= bit(card);
  } else {
    player(seat).of(deck) |= bit(card);
  }
}

void TestTable::activate(int seat, CardId patron) {
  give(seat, Deck::patron, patron);
  player(seat).passive &= ~bit(patron);
  player(seat).active |= bit(patron);
  const int active = count(player(seat).active);
  if (player(seat).political < active) player(seat).political = static_cast<std::uint8_t>(active);
}

void TestTable::empty_area(int area) {
  Area& place = state.areas[static_cast<std::size_t>(area - 1)];
  player(1).of(Deck::area) |= bit(place.card);
  place.card = 0;
  for (CardId card : state.deck(Deck::area)) player(1).of(Deck::area) |= bit(card);
  state.deck(Deck::area) = {};
}

std::vector<std::string> TestTable::legal() const {
  ActionList list;
  if (AveRoma::to_act(state) >= 0) AveRoma::legal_actions(state, list);
  std::vector<std::string> texts;
  for (Action action : list) texts.push_back(Codec<AveRoma>::action_text(state, action));
  std::sort(texts.begin(), texts.end());
  return texts;
}

bool TestTable::can(std::string_view action) const {
  const std::vector<std::string> texts = legal();
  return std::find(texts.begin(), texts.end(), action) != texts.end();
}

void TestTable::act(std::string_view text) {
  ActionList list;
  AveRoma::legal_actions(state, list);
  for (Action action : list) {
    if (Codec<AveRoma>::action_text(state, action) != text) continue;
    events.clear();
    advance<AveRoma>(state, action, list, collect(events));
    return;
  }
  std::string all;
  for (const std::string& other : legal()) all += other + ", ";
  ADD_FAILURE() << "'" << text << "' is not legal at '" << decision() << "': " << all;
}

std::string TestTable::decision() const { return std::string(Codec<AveRoma>::decision(state)); }

void TestTable::play_until(std::string_view wanted) {
  for (int i = 0; i < 10000 && AveRoma::to_act(state) >= 0 && decision() != wanted; ++i)
    act(legal().front());
}

int TestTable::told(EventKind kind) const {
  return static_cast<int>(std::count_if(
      events.begin(), events.end(), [&](const Event& event) { return event.kind == code(kind); }));
}

}  // namespace triclinium::ave_roma
