// The deal and the position it leads to (DI-1 … DI-7, DI-70).
#include "engine/random.h"
#include "games/discordia/discordia.h"
#include "games/discordia/play.h"

namespace triclinium {

using namespace discordia;

namespace {

// The first `count` of all numbers from `from` on, in random order.
template <int Capacity>
FixedVector<std::uint8_t, Capacity> draw_cards(int from, int all, int count, Random& random) {
  std::array<std::uint8_t, 20> cards{};
  for (int i = 0; i < all; ++i) cards[i] = static_cast<std::uint8_t>(from + i);
  random.shuffle(cards.data(), cards.data() + all);
  FixedVector<std::uint8_t, Capacity> drawn;
  for (int i = 0; i < count; ++i) drawn.push_back(cards[i]);
  return drawn;
}

// DI-3: three of one back, below them one of the other.
std::array<std::uint8_t, years> draw_germanic(char upper, char lower, Random& random) {
  std::array<std::uint8_t, years> stack{};
  int filled = 0;
  for (char back : {upper, lower}) {
    FixedVector<std::uint8_t, 20> tiles;
    for (int i = 0; i < 20; ++i) {
      if (germanic_tiles[i].back == back) tiles.push_back(static_cast<std::uint8_t>(i));
    }
    random.shuffle(tiles.begin(), tiles.end());
    for (int i = 0; i < (back == upper ? years - 1 : 1); ++i) stack[filled++] = tiles[i];
  }
  return stack;
}

template <class Vector, class Source>
void fill(Vector& vector, const Source& source) {
  for (auto item : source) vector.push_back(item);
}
template <class Vector, class Source>
void fill_reversed(Vector& vector, const Source& source, int from) {
  for (int i = static_cast<int>(source.size()) - 1; i >= from; --i) vector.push_back(source[i]);
}

// The printed spaces of the cities, and one place for a Tower above each Port.
void lay_out_cities(State& state) {
  int next = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) {
    Player& player = state.players[seat];
    for (int row = 0; row < city_rows; ++row) {
      player.first[row] = static_cast<std::uint8_t>(next);
      next += row == tower_row ? printed_spaces[port] : printed_spaces[row];
    }
    player.first[city_rows] = static_cast<std::uint8_t>(next);
  }
}

}  // namespace

Discordia::Deal Discordia::deal(const Options& options, int seats, Random& random) {
  const SetupNumbers& numbers = setup_numbers[seats - 1];
  Deal deal;
  deal.start_player = static_cast<Seat>(random.bounded(static_cast<std::uint32_t>(seats)));
  for (int i = 0; i < columns; ++i) deal.action_tiles[i] = static_cast<std::uint8_t>(i);
  random.shuffle(deal.action_tiles);
  for (int i = 0; i < 86; ++i) deal.tiles[i] = static_cast<Piece>(i);
  random.shuffle(deal.tiles);
  deal.military_towers = draw_cards<7>(first_military_tower, 8, numbers.towers, random);
  deal.trading_towers = draw_cards<7>(first_trading_tower, 8, numbers.towers, random);
  deal.decrees = draw_cards<10>(0, 14, numbers.decrees, random);
  deal.privileges = draw_cards<10>(0, 14, numbers.privileges, random);
  deal.germanic_left = draw_germanic('A', 'C', random);
  deal.germanic_right = draw_germanic('B', 'D', random);
  Workers bag;
  bag.fill(static_cast<std::uint8_t>(options.workers / worker_types));
  for (int seat = 0; seat < seats; ++seat) {
    deal.reserves[seat] = draw_workers(bag, start_workers, random);
    add(bag, deal.reserves[seat], -1);
  }
  if (seats == 1) deal.janus = draw_cards<14>(0, 14, 14, random);
  return deal;
}

template <class Sink>
Discordia::State Discordia::start(const Options& options, int seats, const Deal& deal, Sink sink) {
  const SetupNumbers& numbers = setup_numbers[seats - 1];
  State state;
  state.seats = static_cast<std::uint8_t>(seats);
  state.workers = options.workers;
  state.start_player = deal.start_player;
  // DI-6: the player on the starting player's right begins.
  state.active = static_cast<Seat>((deal.start_player + seats - 1) % seats);
  state.action_tiles = deal.action_tiles;
  state.display.fill(no_piece);
  const int shown = numbers.tile_rows * columns;
  for (int i = 0; i < shown; ++i) state.display[i] = deal.tiles[i];
  fill_reversed(state.pile, deal.tiles, shown);
  for (int kind = 0; kind < expansion_kinds; ++kind) {
    state.supply[kind] = kind < tile_kinds ? numbers.land : numbers.tracks;
  }
  state.manipulators = static_cast<std::uint8_t>(numbers.manipulators - seats);
  state.stars = static_cast<std::uint8_t>(numbers.stars - start_stars * seats);
  fill(state.military_towers, deal.military_towers);
  fill(state.trading_towers, deal.trading_towers);
  fill(state.decrees, deal.decrees);
  fill(state.privileges, deal.privileges);
  fill_reversed(state.germanic_left, deal.germanic_left, 1);
  fill_reversed(state.germanic_right, deal.germanic_right, 0);
  state.open_left = deal.germanic_left[0];
  if (seats == 1) fill_reversed(state.janus, deal.janus, 0);
  lay_out_cities(state);
  state.bag.fill(static_cast<std::uint8_t>(options.workers / worker_types));
  for (Seat seat = 0; seat < seats; ++seat) {
    Player& player = state.players[seat];
    player.reserve = deal.reserves[seat];
    player.stars = start_stars;
    player.active_manipulators = 1;
    add(state.bag, player.reserve, -1);
    tell_workers(sink, EventKind::dealt, seat, player.reserve, Cause::start, 1);
  }
  tell_reveal(sink, EventKind::germanic_opened, nobody, state.open_left);
  return state;
}
template Discordia::State Discordia::start(const Options&, int, const Deal&, NullSink);
template Discordia::State Discordia::start(const Options&, int, const Deal&, EventSink);

}  // namespace triclinium
