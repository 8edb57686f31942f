#include "games/carpe_diem/carpe_diem.h"
#include "games/carpe_diem/tile.h"

namespace triclinium {
namespace carpe_diem {

namespace {

template <std::size_t Size>
std::array<std::uint8_t, Size> numbers_from(int first) {
  std::array<std::uint8_t, Size> numbers{};
  for (std::size_t i = 0; i < Size; ++i)
    numbers[i] = static_cast<std::uint8_t>(first + static_cast<int>(i));
  return numbers;
}

// CD-4: cards of each deck as the number of players says, mixed, on the spaces in play.
void deal_forum(Deal& deal, int seats, Random& random) {
  FixedVector<CardId, forum_spaces> drawn;
  CardId first = 1;
  for (std::size_t deck = 0; deck < 4; ++deck) {
    FixedVector<CardId, forum_card_count> pile;
    while (first <= forum_card_count && forum_cards[first - 1u].deck == Deck(deck)) {
      pile.push_back(first++);
    }
    random.shuffle(pile.begin(), pile.end());
    for (int i = 0; i < forum_draw[static_cast<std::size_t>(seats)][deck]; ++i) {
      drawn.push_back(pile[i]);
    }
  }
  random.shuffle(drawn.begin(), drawn.end());
  int next = 0;
  for (std::size_t space = 0; space < forum_spaces; ++space) {
    if ((empty_forum_spaces[static_cast<std::size_t>(seats)] >> space & 1) == 0) {
      deal.forum[space] = drawn[next++];
    }
  }
}

}  // namespace
}  // namespace carpe_diem

// CD-2 … CD-9.
CarpeDiem::Deal CarpeDiem::deal(const Options& options, int seats, Random& random) {
  using namespace carpe_diem;
  Deal deal;
  deal.start_player = static_cast<Seat>(random.bounded(static_cast<std::uint32_t>(seats)));
  auto board_order = numbers_from<board_count>(0);
  random.shuffle(board_order);
  auto frame_order = numbers_from<frame_part_count>(0);
  random.shuffle(frame_order);
  for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s) {
    deal.boards[s] = board_order[options.same_boards != 0 ? 0 : s];
    for (std::size_t i = 0; i < 4; ++i) deal.frames[s][i] = frame_order[4 * s + i];
  }
  deal.white = numbers_from<white_tiles>(1);
  random.shuffle(deal.white);
  deal.black = numbers_from<black_tiles>(white_tiles + 1);
  random.shuffle(deal.black);
  deal_forum(deal, seats, random);
  deal.fountain = numbers_from<fountain_card_count>(1);
  random.shuffle(deal.fountain);
  return deal;
}

template <class Sink>
CarpeDiem::State CarpeDiem::start(const Options& options, int seats, const Deal& deal, Sink sink) {
  using namespace carpe_diem;
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  state.start_player = state.to_act = deal.start_player;
  for (std::size_t i = 0; i < phase_tiles; ++i) {
    state.blueprints[i / blueprint_tiles][i % blueprint_tiles] = deal.white[i];
    state.black[i] = deal.black[craftsman_spaces + i];
  }
  for (std::size_t i = 0; i < state.white.size(); ++i) state.white[i] = deal.white[phase_tiles + i];
  for (std::size_t i = 0; i < craftsman_spaces; ++i) state.craftsman_row[i] = deal.black[i];
  state.forum = deal.forum;
  for (FountainId card : deal.fountain) state.fountain_pile.push_back(card);
  for (int i = 0; i < seats; ++i) {
    const Seat seat = static_cast<Seat>((deal.start_player + i) % seats);
    const auto s = static_cast<std::size_t>(seat);
    Player& player = state.players[s];
    player.board = deal.boards[s];
    player.frames = deal.frames[s];
    // CD-6: the start player's disc at the bottom, clockwise upwards.
    state.bar.push_back(seat);
    // CD-7.
    const int points = starting_points[state.seats][static_cast<std::size_t>(i)];
    player.points[static_cast<std::size_t>(Cause::start)] = static_cast<std::int16_t>(points);
    sink(Event{.kind = static_cast<std::uint8_t>(EventKind::start_points),
               .seat = seat,
               .cause = static_cast<std::uint8_t>(Cause::start),
               .delta = static_cast<std::int16_t>(points)});
  }
  return state;
}

template CarpeDiem::State CarpeDiem::start(const Options&, int, const Deal&, NullSink);
template CarpeDiem::State CarpeDiem::start(const Options&, int, const Deal&, EventSink);

}  // namespace triclinium
