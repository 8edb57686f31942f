// CD-1 … CD-11: the set-up and the shape of the game.
#include <set>

#include "games/carpe_diem/table_for_test.h"
#include "games/carpe_diem/tile.h"

namespace triclinium::carpe_diem {
namespace {

Deal deal_of(int seats, Options options = {}, std::uint64_t seed = 5) {
  Random random(seed);
  return CarpeDiem::deal(options, seats, random);
}

TEST(CarpeDiem, CD1_BoardsAreDifferentOrAllTheSame) {
  const Deal different = deal_of(4);
  EXPECT_EQ(std::set(different.boards.begin(), different.boards.end()).size(), 4u);
  const Deal same = deal_of(4, {.same_boards = 1});
  EXPECT_EQ(std::set(same.boards.begin(), same.boards.end()).size(), 1u);
}

TEST(CarpeDiem, CD2_NineWritsAndFourFrameParts) {
  const Deal deal = deal_of(4);
  std::set<int> parts;
  for (const auto& frames : deal.frames) parts.insert(frames.begin(), frames.end());
  EXPECT_EQ(parts.size(), 16u);
  TestTable table;
  EXPECT_EQ(std::popcount(table.player().writs()), 9);
}

// CD-3, CD-9.
TEST(CarpeDiem, CD3_CD9_StartPlayerChoosesFirstAmongFreeSpaces) {
  Deal deal = deal_of(3);
  deal.start_player = 2;
  ActionList list;
  State state = begin_game<CarpeDiem>({}, 3, deal, list);
  EXPECT_EQ(state.to_act, 2);
  EXPECT_EQ(list.size(), 7);
  advance<CarpeDiem>(state, make_action(ActionKind::start, 4), list);
  EXPECT_EQ(state.to_act, 0);
  EXPECT_EQ(list.size(), 6);
  EXPECT_FALSE(list.contains(make_action(ActionKind::start, 4)));
}

TEST(CarpeDiem, CD4_ForumCardsByNumberOfPlayers) {
  for (int seats = 2; seats <= 4; ++seats) {
    const Deal deal = deal_of(seats);
    std::array<std::uint8_t, 4> decks{};
    int empty = 0;
    for (CardId card : deal.forum) {
      if (card == 0) {
        ++empty;
      } else {
        ++decks[static_cast<std::size_t>(forum_cards[card - 1u].deck)];
      }
    }
    EXPECT_EQ(decks, forum_draw[static_cast<std::size_t>(seats)]);
    EXPECT_EQ(empty, seats == 2 ? 4 : seats == 3 ? 2 : 0);
  }
  const Deal three = deal_of(3);
  EXPECT_EQ(three.forum[0], 0);
  EXPECT_EQ(three.forum[11], 0);
}

TEST(CarpeDiem, CD5_TilesLieOnBlueprintsRowAndStacks) {
  const Deal deal = deal_of(2);
  const State state = begin_game<CarpeDiem>({}, 2, deal);
  EXPECT_EQ(state.blueprints[3][2], deal.white[14]);
  EXPECT_EQ(state.white[0], deal.white[28]);
  EXPECT_EQ(state.craftsman_row[10], deal.black[10]);
  EXPECT_EQ(state.black[0], deal.black[11]);
  EXPECT_EQ(state.fountain_pile.size(), 24);
}

// CD-6, CD-7.
TEST(CarpeDiem, CD6_CD7_DiscsAndPointsInPlayerOrder) {
  Deal deal = deal_of(3);
  deal.start_player = 1;
  const State state = begin_game<CarpeDiem>({}, 3, deal);
  EXPECT_EQ(state.bar, (FixedVector<Seat, max_seats>{1, 2, 0}));
  EXPECT_EQ(CarpeDiem::score(state, 1), 8);
  EXPECT_EQ(CarpeDiem::score(state, 2), 9);
  EXPECT_EQ(CarpeDiem::score(state, 0), 13);
}

TEST(CarpeDiem, CD8_GoodsNeverRunOut) {
  TestTable table;
  table.player().goods = {20, 20, 20, 20};  // the box has five of each
  table.lay("c3", "B01", 2);
  table.hold("B02");
  table.act("place c4 r0");
  EXPECT_EQ(table.player().goods[0], 21);
}

// CD-10, CD-11, CD-29.
TEST(CarpeDiem, CD10_CD11_CD29_PhasesRoundsAndTheToken) {
  TestTable table(2);
  Random random(3);
  std::set<std::pair<int, int>> turns;
  int last_phase = 1;
  while (table.state.to_act != nobody) {
    const State& state = table.state;
    if (state.decision == Decision::move) turns.insert({state.phase, state.round});
    if (state.phase != last_phase) {
      last_phase = state.phase;
      EXPECT_EQ(state.start_player, (state.phase - 1) % 2);
      for (const auto& slots : state.blueprints) {
        for (TileId tile : slots)
          EXPECT_EQ(tile != 0 && is_black(tile), tile != 0 && last_phase == 4);
      }
      EXPECT_EQ(std::popcount(state.players[0].markers), state.phase - 1);
    }
    if (stage_of(state.decision) == Stage::forum) {
      for (const auto& slots : state.blueprints) EXPECT_EQ(slots, (decltype(slots){}));
    }
    const auto legal = table.legal();
    table.act(legal[random.bounded(static_cast<std::uint32_t>(legal.size()))]);
  }
  EXPECT_EQ(last_phase, 4);
  EXPECT_LE(turns.size(), 28u);
  EXPECT_GE(turns.size(), 24u);  // a forced move is not asked
  EXPECT_EQ(table.told(EventKind::took),
            table.told(EventKind::built) + table.told(EventKind::stored));
}

}  // namespace
}  // namespace triclinium::carpe_diem
