// CD-40 … CD-53: the forum.
#include "games/carpe_diem/rulings.h"
#include "games/carpe_diem/table_for_test.h"

namespace triclinium::carpe_diem {
namespace {

using Texts = TestTable::Texts;

// A card that everybody fulfils here, for the other side of a spot.
constexpr std::string_view easy = "D22";
void own_markets(TestTable& table) { table.own(Feature::market, 2); }

TEST(CarpeDiem, CD40_FarthestFirstAndTheUpperDiscOnOneSpace) {
  TestTable table(4);
  table.state.prestige = {3, 7, 3, 9};
  table.state.bar = {0, 2, 1, 3};  // seat 2 lies on top of seat 0
  table.state.round = 7;
  table.state.start_player = 1;
  table.lay("c3", "W08", 0);
  table.hold("W09");
  table.act("store");  // the last turn of the phase
  EXPECT_EQ(table.state.forum_order, (FixedVector<Seat, max_seats>{3, 1, 2, 0}));
  EXPECT_EQ(table.state.to_act, 3);
}

TEST(CarpeDiem, CD41_MarkersBlockTheirSpots) {
  TestTable table;
  own_markets(table);
  EXPECT_EQ(std::popcount(spots_in_play[2]), 9);
  table.visit("C04", easy);
  table.state.to_act = 1;
  table.state.decision = Decision::spot;
  const Texts legal = table.legal();
  EXPECT_EQ(legal.size(), 8u);
  EXPECT_FALSE(std::count(legal.begin(), legal.end(), "spot 3 4"));
}

TEST(CarpeDiem, CD42_TheCardThatServesComesFirst) {
  TestTable table;
  table.own(Feature::pond, 3);
  table.player().goods = {1, 0, 0, 0};
  // Three landscapes give the coin that pays the second fish of the red card on the lower space.
  table.visit("A01", "D18");
  EXPECT_EQ(table.question(), "pay");
  EXPECT_EQ(table.legal(), (Texts{"pay 0", "pay 1"}));
}

TEST(CarpeDiem, CD42_TheOrderIsAskedWhereItMatters) {
  TestTable table;
  table.player().chimneys = 1;
  table.player().bread = 4;
  table.own(Feature::pond, 3);
  table.visit("C01", "D17");  // both give bread, but only the landscapes' bread comes by itself
  EXPECT_EQ(table.question(), "extra");
  EXPECT_EQ(table.state.visit_cards[0], TestTable::card("D17"));
  TestTable other;
  other.player().chimneys = 2;
  other.player().bread = 3;
  other.own(Feature::pond, 3);
  other.visit("C01", "D17");  // only the card that comes second can have two extra times
  EXPECT_EQ(other.question(), "first");
  EXPECT_EQ(other.legal(), (Texts{"first C01", "first D17"}));
  other.act("first D17");
  EXPECT_EQ(other.state.visit_cards[0], TestTable::card("D17"));
}

TEST(CarpeDiem, CD43_CD45_AllFourGoodsThreeTimes) {
  TestTable table;
  own_markets(table);
  table.player().goods = {2, 2, 0, 1};
  table.player().coins = 3;
  table.player().bread = 3;
  table.visit("B11", easy);
  EXPECT_EQ(table.legal(), (Texts{"pay 0", "pay 1", "pay 2"}));
  table.act("pay 2");
  EXPECT_EQ(table.legal(), (Texts{"extra 0", "extra 1"}));
  table.act("extra 1");
  EXPECT_EQ(table.points(Cause::forum), 24 + 3);
  EXPECT_EQ(table.player().coins, 0);
  EXPECT_EQ(table.player().bread, 0);
  EXPECT_EQ(table.player().goods, (std::array<std::uint8_t, 4>{}));
}

TEST(CarpeDiem, CD45_ThreeBreadFulfilOnceMore) {
  TestTable table;
  own_markets(table);
  table.player().chimneys = 4;
  table.player().bread = 3;
  table.visit("C04", easy);
  table.act("extra 1");
  EXPECT_EQ(table.points(Cause::forum), 3 * 2 + 3);
}

TEST(CarpeDiem, CD45_CD52_BreadJustWonCounts) {
  EXPECT_EQ(rulings::most_extra(7, 1), 3);
  EXPECT_EQ(rulings::most_extra(7, 0), 2);
  EXPECT_EQ(rulings::most_extra(2, 1), 0);
}

TEST(CarpeDiem, CD44_CD46_SevenChimneys) {
  TestTable bread;
  own_markets(bread);
  bread.player().chimneys = 7;
  bread.visit("C01", easy);
  EXPECT_EQ(bread.player().bread, 3);
  TestTable coins;
  own_markets(coins);
  coins.player().chimneys = 7;
  coins.visit("C05", easy);
  EXPECT_EQ(coins.player().coins, 2);
  EXPECT_EQ(coins.state.prestige[0], 2);
}

TEST(CarpeDiem, CD46_CompletedVillasOfAnySize) {
  TestTable table;
  own_markets(table);
  table.own(Feature::villa, 5);
  table.visit("C12", easy);
  EXPECT_EQ(table.points(Cause::forum), 2 * 7 + 3);
}

TEST(CarpeDiem, CD47_SevenLandscapesWithTwoPondsAndOneGarden) {
  TestTable table;
  table.own(Feature::pond, 2);
  table.own(Feature::garden, 1);
  table.own(Feature::vineyard, 3);
  table.own(Feature::farmyard, 1);
  table.visit("D05", "D17");
  EXPECT_EQ(table.points(Cause::forum), 7);
  EXPECT_EQ(table.player().coins, 2);
  EXPECT_EQ(table.player().bread, 2);
}

TEST(CarpeDiem, CD48_ThreeFishNeededTwoOwned) {
  TestTable table;
  own_markets(table);
  table.player().goods = {2, 0, 0, 0};
  table.visit("A03", easy);
  EXPECT_EQ(table.points(Cause::penalty), -4);
  EXPECT_EQ(table.player().goods[0], 2);
}

TEST(CarpeDiem, CD48_BothCardsAndBelowZero) {
  TestTable table;
  table.player().points = {};
  table.visit("A03", "C12");
  EXPECT_EQ(table.player().score(), -8);
}

TEST(CarpeDiem, CD49_RewardsAreTakenAtOnce) {
  TestTable table;
  table.own(Feature::villa, 2);
  table.visit("C11", "B01");
  EXPECT_EQ(table.player().bread, 1);
  EXPECT_EQ(table.state.prestige[0], 1);
  EXPECT_EQ(table.player().coins, 1);
}

TEST(CarpeDiem, CD50_GreenCardsAreNotAsked) {
  TestTable table;
  table.own(Feature::merchant, 3);
  own_markets(table);
  table.visit("D01", easy);
  EXPECT_EQ(table.points(Cause::forum), 9 + 3);
  EXPECT_EQ(table.state.phase, 2);
}

TEST(CarpeDiem, CD51_ARedCardMayStayUnpaid) {
  TestTable table;
  own_markets(table);
  table.player().goods = {2, 0, 0, 0};
  table.visit("A01", easy);
  table.act("pay 0");
  EXPECT_EQ(table.points(Cause::penalty), -4);
  EXPECT_EQ(table.player().goods[0], 2);
}

TEST(CarpeDiem, CD52_AFinishedCardIsNotTakenUpAgain) {
  TestTable table;
  table.player().bread = 2;
  table.own(Feature::pond, 3);
  // The lower card gives nothing; the upper one gives the third bread and comes first.
  table.visit("A01", "D17");
  EXPECT_EQ(table.question(), "extra");
  EXPECT_EQ(table.state.visit_cards[0], TestTable::card("D17"));
}

TEST(CarpeDiem, CD53_VillasAreNoDwellings) {
  TestTable table;
  own_markets(table);
  table.own(Feature::villa, 5);
  table.own(Feature::merchant, 2);
  table.own(Feature::granary, 1);
  table.visit("D20", easy);
  EXPECT_EQ(table.player().coins, 1);
}

TEST(CarpeDiem, CD38_ForumStepsPastTheEndByEdition) {
  for (const bool old : {false, true}) {
    TestTable table(2, {.edition_2018 = old});
    table.own(Feature::villa, 1);
    table.state.prestige = {19, 20};
    table.state.bar = {0, 1};
    table.visit("C10", "D22");
    EXPECT_EQ(table.points(Cause::overflow), old ? 0 : 1);
    EXPECT_EQ(table.state.bar.back(), 0);  // one step was made
  }
}

}  // namespace
}  // namespace triclinium::carpe_diem
