// CD-20 … CD-39: a building turn.
#include "games/carpe_diem/table_for_test.h"

namespace triclinium::carpe_diem {
namespace {

using Texts = TestTable::Texts;

void empty_blueprints(State& state, std::initializer_list<int> spaces_to_empty) {
  for (int space : spaces_to_empty) state.blueprints[static_cast<std::size_t>(space)] = {};
}

TEST(CarpeDiem, CD20_OneStepEitherWay) {
  TestTable table;
  EXPECT_EQ(table.legal(), (Texts{"step ccw", "step cw"}));
  table.act("step cw");
  EXPECT_EQ(table.player().patrician, 1);  // where seat 1 stands: spaces are shared
}

TEST(CarpeDiem, CD21_BreadLeadsToAnySpaceWithATile) {
  TestTable table;
  table.player().bread = 1;
  empty_blueprints(table.state, {4});
  // Not to 1 and 6, which a step reaches, and not to 4, which is empty; 0 is staying.
  EXPECT_EQ(table.legal(),
            (Texts{"bread 0", "bread 2", "bread 3", "bread 5", "step ccw", "step cw"}));
  table.act("bread 3");
  EXPECT_EQ(table.player().bread, 0);
  EXPECT_EQ(table.player().patrician, 3);
}

TEST(CarpeDiem, CD22_OnInTheSameDirectionToTheNextTile) {
  TestTable table;
  empty_blueprints(table.state, {1, 2});
  table.act("step cw");
  EXPECT_EQ(table.player().patrician, 3);
}

TEST(CarpeDiem, CD22_RoundToTheOwnSpace) {
  TestTable table;
  empty_blueprints(table.state, {1, 2, 3, 4, 5, 6});
  EXPECT_EQ(table.legal(), Texts{"step cw"});  // both ways end on the same space
  table.act("step cw");
  EXPECT_EQ(table.player().patrician, 0);
}

TEST(CarpeDiem, CD90_StarPathHasOtherNeighbours) {
  TestTable table(2, {.star_path = 1});
  table.act("step cw");
  EXPECT_EQ(table.player().patrician, 3);
}

TEST(CarpeDiem, CD23_EqualTilesAreOfferedOnceAndAnyTileMayBeStored) {
  TestTable table;
  table.state.blueprints[1] = {TestTable::tile("W09"), TestTable::tile("W08"),
                               TestTable::tile("W76"), TestTable::tile("W75")};
  table.act("step cw");
  EXPECT_EQ(table.legal(), (Texts{"take W08", "take W75", "take W76"}));
  table.lay("c3", "W10", 0);
  table.act("take W08");
  table.act("store");
  EXPECT_TRUE(table.player().stored.contains(TestTable::tile("W08")));
  EXPECT_EQ(table.player().bread, 0);
}

TEST(CarpeDiem, CD24_TheRestOfABlueprintLeavesTheGame) {
  for (int seats = 2; seats <= 4; ++seats) {
    TestTable table(seats);
    auto& slots = table.state.blueprints[1];
    slots = {TestTable::tile("W08"), TestTable::tile("W15"), TestTable::tile("W23"),
             TestTable::tile("W24")};
    for (int taken = 1; taken < seats; ++taken) slots[static_cast<std::size_t>(taken - 1)] = 0;
    table.act("step cw");
    // With four players the last tile is taken by itself.
    if (seats < 4) table.act("take W24");
    EXPECT_EQ(slots, (std::array<TileId, 4>{}));
    EXPECT_EQ(table.told(EventKind::removed), seats < 4 ? 1 : 0);
  }
}

TEST(CarpeDiem, CD25_FirstTileOnTheShovelThenBesideABuiltOne) {
  TestTable table;
  table.hold("W31");
  EXPECT_EQ(table.legal(), (Texts{"place c3 r0", "place c3 r1", "place c3 r2", "place c3 r3"}));
  table.lay("c3", "W08", 0);
  table.hold("W09");
  EXPECT_EQ(table.legal(),
            (Texts{"place b3 r0", "place c2 r0", "place c4 r0", "place d3 r0", "store"}));
}

TEST(CarpeDiem, CD26_SidesMatchAndOnlyGrassShowsToTheFrame) {
  TestTable table;
  table.lay("c3", "W08", 0);
  table.lay("c2", "W09", 0);
  table.lay("c1", "W24", 1);  // pond to the west and to the east
  table.hold("W31");
  const Texts legal = table.legal();
  EXPECT_TRUE(std::count(legal.begin(), legal.end(), "place b1 r1"));   // pond to the east
  EXPECT_FALSE(std::count(legal.begin(), legal.end(), "place b1 r0"));  // pond to the frame
  EXPECT_FALSE(std::count(legal.begin(), legal.end(), "place b1 r2"));  // grass to the pond
  EXPECT_FALSE(std::count(legal.begin(), legal.end(), "place b2 r1"));  // pond to the bakery
}

TEST(CarpeDiem, CD27_AWritIsOneStepAndTheDiscGoesOnTop) {
  TestTable table;
  table.player().board = 0;  // board A: writ on d3
  table.state.prestige = {4, 5};
  table.state.bar = {0, 1};
  table.lay("c3", "W08", 0);
  table.hold("W01");
  table.act("place d3 r0");
  EXPECT_EQ(table.state.prestige[0], 5);
  EXPECT_EQ(table.state.bar, (FixedVector<Seat, max_seats>{1, 0}));
  EXPECT_EQ(std::popcount(table.player().writs()), 8);
}

TEST(CarpeDiem, CD30_ThreePondTilesGiveTwoFish) {
  TestTable table;
  table.lay("c3", "W31", 2);
  table.lay("c4", "W24", 0);
  table.hold("B01");
  table.act("place c5 r0");
  EXPECT_EQ(table.player().goods, (std::array<std::uint8_t, 4>{2, 0, 0, 0}));
  EXPECT_EQ(table.completed(Feature::pond), 1);
}

TEST(CarpeDiem, CD31_MerchantSellsAllGoodsForOneCoinMore) {
  TestTable table;
  table.player().goods = {1, 0, 2, 1};
  table.lay("c3", "B17", 2);
  table.hold("B18");
  table.act("place c4 r0");
  EXPECT_EQ(table.player().coins, 5);
  EXPECT_EQ(table.player().goods, (std::array<std::uint8_t, 4>{}));
}

TEST(CarpeDiem, CD31_MerchantWithoutGoodsGivesOneCoin) {
  TestTable table;
  table.lay("c3", "B17", 2);
  table.hold("B18");
  table.act("place c4 r0");
  EXPECT_EQ(table.player().coins, 1);
}

TEST(CarpeDiem, CD32_GranaryGivesTwoBread) {
  TestTable table;
  table.lay("c3", "B21", 2);
  table.hold("B22");
  table.act("place c4 r0");
  EXPECT_EQ(table.player().bread, 2);
}

TEST(CarpeDiem, CD33_AdministrationIsTwoStepsPastTheEndPoints) {
  TestTable table;
  table.state.prestige = {19, 20};
  table.state.bar = {0, 1};
  table.lay("c3", "B25", 2);
  table.hold("B26");
  table.act("place c4 r0");
  EXPECT_EQ(table.state.prestige[0], 20);
  EXPECT_EQ(table.state.bar.back(), 0);
  EXPECT_EQ(table.points(Cause::overflow), 1);
}

TEST(CarpeDiem, CD34_CraftsmanBuildsATileOfTheRowWithAllThatFollows) {
  TestTable table;
  table.state.craftsman_row = {TestTable::tile("B31"), TestTable::tile("B22"),
                               TestTable::tile("B21")};
  table.lay("c3", "B29", 2);
  table.lay("b3", "B32", 2);
  table.lay("d3", "B23", 2);
  table.hold("B30");
  table.act("place c4 r0");
  EXPECT_EQ(table.question(), "craftsman");
  EXPECT_EQ(table.legal(), (Texts{"take B21", "take B31"}));
  table.act("take B31");
  table.act("place b4 r0");  // completes a second craftsman; one kind is left in the row
  EXPECT_EQ(table.question(), "place");
  table.act("place d4 r0");
  EXPECT_EQ(table.player().bread, 2);
  EXPECT_EQ(table.state.to_act, 1);
}

TEST(CarpeDiem, CD34_AnEmptyRowGivesNothingAndTheTileMayBeStored) {
  TestTable table;
  table.state.craftsman_row = {};
  table.lay("c3", "B29", 2);
  table.hold("B30");
  table.act("place c4 r0");
  EXPECT_EQ(table.state.to_act, 1);
  TestTable other;
  other.state.craftsman_row = {TestTable::tile("B22"), TestTable::tile("B17")};
  other.lay("c3", "B29", 2);
  other.hold("B30");
  other.act("place c4 r0");
  other.act("take B17");
  other.act("store");
  EXPECT_EQ(other.state.to_act, 1);
  EXPECT_EQ(other.player().stored.size(), 1);
}

TEST(CarpeDiem, CD35_AVillaGivesNothingAtOnce) {
  TestTable table;
  table.lay("c3", "B33", 2);
  EXPECT_EQ(table.completed(Feature::villa), 0);
  table.hold("B37");
  table.act("place c4 r0");
  EXPECT_EQ(table.completed(Feature::villa), 1);
  EXPECT_EQ(table.player().chimneys, 3);
  EXPECT_EQ(table.player().score(), 8);
}

TEST(CarpeDiem, CD36_MarketAndBakery) {
  TestTable table;
  table.hold("W01");
  table.act("place c3 r0");
  EXPECT_EQ(table.player().coins, 1);
  table.hold("W08");
  table.act("place c4 r0");
  EXPECT_EQ(table.player().bread, 1);
}

TEST(CarpeDiem, CD37_FountainDrawsTwoCardsAndOneGoesBack) {
  TestTable table;
  table.player().fountains = 1u << 24;
  table.state.fountain_pile = {1, 2, 3};
  table.hold("W15");
  table.act("place c3 r0");
  EXPECT_EQ(table.question(), "return");
  EXPECT_EQ(table.legal(), (Texts{"return N01", "return N02", "return N24"}));
  table.act("return N24");
  EXPECT_EQ(table.player().fountains, 1u << 1 | 1u << 2);
  EXPECT_EQ(table.state.fountain_pile, (FixedVector<FountainId, 24>{3}));
  EXPECT_EQ(table.state.fountain_returned.back(), ReturnedCard::of(24, 0));
}

TEST(CarpeDiem, CD37_EvenEqualCardsAreAsked) {
  TestTable table;
  table.state.fountain_pile = {1, 2};
  table.hold("W15");
  table.act("place c3 r0");
  EXPECT_EQ(table.question(), "return");
}

// Seat 0 at the end of the bar covers a writ, or completes an administration.
int overflow_of(Options options, bool administration, FixedVector<Seat, max_seats>& bar) {
  TestTable table(2, options);
  table.player().board = 0;
  table.state.prestige = {20, 20};
  table.state.bar = {0, 1};
  if (administration) {
    table.lay("c3", "B25", 2);
    table.hold("B26");
    table.act("place c4 r0");
  } else {
    table.lay("c3", "W08", 0);
    table.hold("W01");
    table.act("place d3 r0");
  }
  bar = table.state.bar;
  return table.points(Cause::overflow);
}

TEST(CarpeDiem, CD38_StepsPastTheEndByEdition) {
  const FixedVector<Seat, max_seats> moved{1, 0};
  const FixedVector<Seat, max_seats> stayed{0, 1};
  FixedVector<Seat, max_seats> bar;
  EXPECT_EQ(overflow_of({}, false, bar), 1);
  EXPECT_EQ(bar, moved);
  EXPECT_EQ(overflow_of({}, true, bar), 2);
  EXPECT_EQ(bar, moved);
  EXPECT_EQ(overflow_of({.edition_2018 = 1}, false, bar), 0);
  EXPECT_EQ(bar, stayed);
  EXPECT_EQ(overflow_of({.edition_2018 = 1}, true, bar), 2);
  EXPECT_EQ(bar, moved);
}

TEST(CarpeDiem, CD28_CD39_GoodsBeforeTheMerchant) {
  TestTable table;
  table.lay("c3", "W31", 2);  // pond to the south
  table.lay("b3", "W08", 0);
  table.lay("b4", "W09", 0);
  table.lay("b5", "W10", 0);
  table.lay("c5", "B17", 0);  // merchant to the north
  table.hold("W35");          // pond north, merchant south
  table.act("place c4 r0");
  EXPECT_EQ(table.player().coins, 2);  // the fish of the pond is sold
}

TEST(CarpeDiem, CD39_CraftsmanBeforeTheMerchantOfTheSameTile) {
  TestTable table;
  table.state.craftsman_row = {TestTable::tile("B02"), TestTable::tile("B21")};
  table.lay("c3", "B17", 2);  // merchant to the south
  table.lay("d3", "W08", 0);
  table.lay("d4", "B29", 3);  // craftsman to the west
  table.lay("d5", "B01", 3);  // pond to the west
  table.hold("W59");          // merchant north, craftsman east
  table.act("place c4 r0");
  EXPECT_EQ(table.state.pending, PendingRewards{Feature::merchant});
  EXPECT_EQ(table.player().coins, 0);
  table.act("take B02");
  table.act("place c5 r1");
  EXPECT_EQ(table.player().coins, 2);  // the fish won on the way is sold too
  EXPECT_TRUE(table.state.pending.empty());
}

TEST(CarpeDiem, CD31_CD39_TwoMerchantsOfOneTurnPayTwice) {
  TestTable table;
  table.state.craftsman_row = {TestTable::tile("B18"), TestTable::tile("B02")};
  table.lay("c3", "B17", 2);  // merchant to the south
  table.lay("d3", "W08", 0);
  table.lay("d4", "B29", 3);  // craftsman to the west
  table.lay("d5", "B19", 3);  // merchant to the west
  table.player().goods = {1, 0, 2, 0};
  table.hold("W59");  // merchant north, craftsman east
  table.act("place c4 r0");
  table.act("take B18");
  table.act("place c5 r1");
  EXPECT_EQ(table.player().coins, 5);  // three goods and one coin, then one coin
  EXPECT_EQ(table.completed(Feature::merchant), 2);
  EXPECT_EQ(table.told(EventKind::sold), 2);
}

// A chain of craftsmen that no tile of ours can make is paid all the same: the later one first.
TEST(CarpeDiem, CD39_EveryWaitingRewardIsPaidTheLatestFirst) {
  TestTable table;
  table.state.prestige = {19, 0};
  table.state.bar = {1, 0};
  table.lay("c3", "B17", 2);
  table.state.pending = {Feature::merchant, Feature::administration, Feature::merchant,
                         Feature::administration};
  table.hold("B18");
  table.act("place c4 r0");  // its own merchant is paid before the four that wait
  std::vector<EventKind> paid;
  for (const Event& event : table.events) {
    const EventKind kind{event.kind};
    if (kind == EventKind::sold || kind == EventKind::prestige) paid.push_back(kind);
  }
  EXPECT_EQ(paid, (std::vector{EventKind::sold, EventKind::prestige, EventKind::sold,
                               EventKind::prestige, EventKind::sold}));
  EXPECT_EQ(table.player().coins, 3);
  EXPECT_EQ(table.points(Cause::overflow), 3);
}

}  // namespace
}  // namespace triclinium::carpe_diem
