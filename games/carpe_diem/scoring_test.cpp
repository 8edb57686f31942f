// CD-60 … CD-67: the end.
#include "games/carpe_diem/scoring.h"

#include "games/carpe_diem/table_for_test.h"

namespace triclinium::carpe_diem {
namespace {

int final_of(TestTable& table, Cause wanted) {
  int sum = 0;
  final_points(table.state, 0, [&](Cause cause, int points, const EventArgs&) {
    if (cause == wanted) sum += points;
  });
  return sum;
}

TEST(CarpeDiem, CD60_HalfAPointForEachItemRoundedDown) {
  TestTable table;
  table.player().goods = {1, 0, 2, 0};
  table.player().coins = 2;
  table.player().bread = 1;
  table.player().stored.insert(7);
  EXPECT_EQ(final_of(table, Cause::items), 3);
}

TEST(CarpeDiem, CD61_PrestigeIsTheNumberOfTheSpace) {
  TestTable table;
  table.state.prestige = {13, 2};
  EXPECT_EQ(final_of(table, Cause::prestige), 13);
}

// Granary and villa goals met, the pond open, the garden beside its line.
TEST(CarpeDiem, CD62_AGoalIsMetByACompletedFeatureAcrossItsLine) {
  TestTable table;
  const auto part = [](std::string_view id) {
    return static_cast<std::uint8_t>(find_frame_part(id).value());
  };
  // Top: pond on line 2, granary on line 4. Right: villa on line 4, garden on line 2.
  table.player().frames = {part("F02"), part("F05"), part("F12"), part("F12")};
  table.lay("c3", "B01", 3);  // an open pond towards b3, across the line between b and c
  table.lay("d3", "B21", 1);  // granary over d3 and e3, across the line between d and e
  table.lay("e3", "B22", 3);
  table.lay("d4", "B33", 2);  // villa over d4 and d5, across the line between rows 4 and 5
  table.lay("d5", "B34", 0);
  table.lay("e4", "B05", 1);  // garden over e4 and f4: not across the line between rows 2 and 3
  table.lay("f4", "B06", 3);
  EXPECT_EQ(final_of(table, Cause::frames), 4 + 3);
}

TEST(CarpeDiem, CD62_LinesAreCountedClockwise) {
  EXPECT_EQ(cells_before_line(0, 1), columns_before(1));
  EXPECT_EQ(cells_before_line(1, 2), rows_above(2));
  EXPECT_EQ(cells_before_line(2, 1), columns_before(5));
  EXPECT_EQ(cells_before_line(3, 2), rows_above(4));
}

TEST(CarpeDiem, CD63_TwoEqualFountainCardsBothCount) {
  TestTable table;
  table.own(Feature::pond, 3);
  table.player().fountains = 1u << 1 | 1u << 2 | 1u << 3;  // pond, pond, garden
  EXPECT_EQ(final_of(table, Cause::fountains), 12);
}

// Villas of 3, 5 and 5 chimneys, and two open ones.
TEST(CarpeDiem, CD64_VillasByTheirChimneys) {
  TestTable table;
  table.lay("a1", "B33", 2);  // 1
  table.lay("a2", "B37", 0);  // 2: three
  table.lay("c1", "B38", 2);  // 2
  table.lay("c2", "W77", 0);  // 1
  table.lay("c3", "B39", 0);  // 2: five
  table.lay("e1", "W76", 2);  // 2
  table.lay("e2", "W78", 0);  // 2
  table.lay("e3", "B34", 0);  // 1: five
  table.lay("a5", "B35", 1);  // open
  table.lay("e5", "W75", 1);  // open
  EXPECT_EQ(final_of(table, Cause::villas), 17);
  EXPECT_EQ(table.completed(Feature::villa), 3);
}

TEST(CarpeDiem, CD64_ElevenChimneysAndMoreAreWorth26) {
  EXPECT_EQ(villa_points.back(), 26);
  EXPECT_EQ(villa_points[10], 22);
}

// CD-65, CD-66.
TEST(CarpeDiem, CD65_CD66_TiesByWritsThenLowPrestige) {
  TestTable table(3);
  for (int s = 0; s < 3; ++s) table.player(s).points = {10};
  table.state.prestige = {5, 4, 4};
  Standing standing = CarpeDiem::standing(table.state);
  EXPECT_EQ(standing.ranks, (std::array<std::uint8_t, triclinium::max_seats>{3, 1, 1}));
  table.player(2).board = 0;
  table.lay("c3", "W08", 0, 2);
  table.lay("d3", "W09", 0, 2);  // covers a writ
  standing = CarpeDiem::standing(table.state);
  EXPECT_EQ(standing.ranks, (std::array<std::uint8_t, triclinium::max_seats>{2, 1, 3}));
}

TEST(CarpeDiem, CD67_HandsAndReturnedCardsAreHidden) {
  TestTable table;
  table.player(0).fountains = 1u << 5;
  table.state.fountain_returned = {ReturnedCard::of(9, 0)};
  const View own = CarpeDiem::view(table.state, Observer::of(0));
  const View other = CarpeDiem::view(table.state, Observer::of(1));
  EXPECT_EQ(own.players[0].fountains[0], 5);
  EXPECT_EQ(other.players[0].fountains[0], 0);
  EXPECT_EQ(own.fountain_returned[0].card, 9);
  EXPECT_EQ(other.fountain_returned[0].card, 0);
  EXPECT_EQ(own.white[0], 0);
  EXPECT_EQ(own.fountain_pile[0], 0);
}

}  // namespace
}  // namespace triclinium::carpe_diem
