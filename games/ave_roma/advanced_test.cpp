// The advanced game: own cards strengthen actions by their icons.
#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

constexpr Options advanced_game{1, 0};

TEST(AveRoma, AR70_TopCardsOfThreeDecksAreOpen) {
  TestTable table(3, advanced_game);
  const View view = AveRoma::view(table.state, Observer::of(1));
  EXPECT_EQ(view.tops[code(Deck::area)], 0);
  EXPECT_EQ(view.tops[code(Deck::war)], table.state.deck(Deck::war).back());
  EXPECT_EQ(view.tops[code(Deck::patron)], table.state.deck(Deck::patron).back());
  TestTable basic(3);
  EXPECT_EQ(AveRoma::view(basic.state, Observer::of(1)).tops[code(Deck::war)], 0);
}

TEST(AveRoma, AR71_AR72_QuaestorTwoDenariiPerCardOfOneIcon) {
  TestTable table(3, advanced_game);
  table.give(0, Deck::war, 1);       // sword
  table.give(0, Deck::building, 3);  // sword
  table.give(0, Deck::area, 1);      // lion
  table.act_all({"quaestor", "worker 1"});
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"no", "use lion 1", "use sword 1", "use sword 2"}));
  table.act("use sword 2");
  EXPECT_EQ(table.player(0).denarii, start_denarii + 2 + 4);
  EXPECT_EQ(table.player(0).used[code(Deck::war)], bit(1));
  EXPECT_EQ(table.player(0).used[code(Deck::building)], bit(3));
  EXPECT_EQ(table.player(0).used[code(Deck::area)], 0u);
}

TEST(AveRoma, AR72_AedilisAndMercator) {
  TestTable table(3, advanced_game);
  table.put_area(3, 6);
  table.stock(0, {});
  table.give(0, Deck::war, 1);
  table.act_all({"aedilis", "worker 3", "use sword 1", "gain ore"});
  EXPECT_EQ(table.resource(0, Resource::ore), 2);

  TestTable trade(3, advanced_game);
  trade.give(0, Deck::war, 1);
  trade.player(0).surplus() = 6;
  trade.act_all({"mercator", "worker 3", "done", "use sword 1"});
  EXPECT_EQ(trade.player(0).surplus(), 7);
}

// AR-72, AR-75.
TEST(AveRoma, AR72_AR75_ThreeCardsAreAnInfluenceAndSumsMoveAsOne) {
  TestTable table(3, advanced_game);
  for (int card : {1, 4, 8, 10, 12, 16}) table.give(0, Deck::war, card);  // six swords
  table.state.areas[1].levels[1] = 1;
  table.act_all({"propraetor", "worker 2"});
  // One influence would land on level 0 beside the other marker, two on level 2.
  EXPECT_TRUE(table.can("use sword 3"));
  EXPECT_TRUE(table.can("use sword 6"));
  EXPECT_FALSE(table.can("use sword 1"));
  table.act("use sword 6");
  EXPECT_EQ(table.state.areas[1].levels[0], 2);
  // Used cards can still be turned.
  table.act("top");
  EXPECT_TRUE(table.can("influence 1 0"));
}

TEST(AveRoma, AR72_RomaStepsArePaid) {
  TestTable table(3, advanced_game);
  table.give(0, Deck::war, 1);
  table.stock(0, {0, 0, 1, 0, 0, 0});
  table.act_all({"roma", "worker 1", "use sword 1"});
  EXPECT_EQ(table.player(0).colosseum, 2);
  EXPECT_EQ(table.player(0).surplus(), 1);
  EXPECT_EQ(table.resource(0, Resource::livestock), 0);
}

TEST(AveRoma, AR72_TheTopCardIsBoughtWithDiscounts) {
  TestTable table(3, advanced_game);
  table.put_row(Location::legatus, 5, 3);  // 3 surplus
  table.put_top(Deck::war, 11);            // 3 surplus, influence 1
  for (int card : {1, 4, 8}) table.give(0, Deck::war, card);
  table.player(0).surplus() = 4;
  table.act_all({"legatus 5", "worker 5"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"later", "use sword 2", "use sword 3"}));
  table.act("use sword 2");
  EXPECT_EQ(table.player(0).surplus(),
            1);  // 1 of 3 for the top card, 3 for the main one, +1 third of the set
  EXPECT_TRUE(contains(table.player(0).of(Deck::war), 11));
  EXPECT_TRUE(contains(table.player(0).of(Deck::war), 3));
  EXPECT_EQ(table.told(EventKind::top_card), 1);
}

// The second card of a set brings 3 denarii: enough for the card of the slot, which is offered.
TEST(AveRoma, AR30_AR72_AnExtraPurchaseThatMakesTheMainOnePayable) {
  TestTable table(3, advanced_game);
  table.give(0, Deck::war, 1);
  table.put_top(Deck::war, 3);             // Hannibal: 3 surplus
  table.put_row(Location::legatus, 5, 8);  // 2 surplus and 2 denarii
  table.player(0).denarii = 0;
  table.player(0).surplus() = 4;
  ASSERT_TRUE(table.can("legatus 5"));
  table.act("legatus 5");
  // No other way is open: worker by worker it is asked, then everything goes by itself.
  table.act("worker 5");
  EXPECT_TRUE(contains(table.player(0).of(Deck::war), 3));
  EXPECT_TRUE(contains(table.player(0).of(Deck::war), 8));
  EXPECT_EQ(table.player(0).denarii, 1);
}

TEST(AveRoma, AR73_ACardJustBoughtCanBeUsedAtOnce) {
  TestTable table(3, advanced_game);
  table.put_row(Location::legatus, 5, 8);  // a sword
  table.put_top(Deck::war, 3);
  table.player(0).surplus() = 7;
  table.act_all({"legatus 5", "worker 5"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"no", "use sword 1"}));
  table.act("use sword 1");
  EXPECT_TRUE(contains(table.player(0).of(Deck::war), 3));
  EXPECT_EQ(table.player(0).used[code(Deck::war)], bit(8));
}

TEST(AveRoma, AR73_AreaCardsAreTakenAfterTheExtraUse) {
  TestTable table(3, advanced_game);
  table.put_area(3, 6);  // a sword
  table.state.areas[2].up = 1;
  table.stock(0, {});
  table.act_all({"aedilis", "worker 3"});
  EXPECT_EQ(table.state.to_act, 1);
  EXPECT_EQ(table.player(0).of(Deck::area), bit(6));
  EXPECT_EQ(table.player(0).used[code(Deck::area)], 0u);
}

TEST(AveRoma, AR74_AUsedPatronThatEntersASlotIsUnusedAgain) {
  TestTable table(3, advanced_game);
  table.give(0, Deck::patron, 3);
  table.player(0).used[code(Deck::patron)] = bit(3);
  table.player(0).colosseum = 1;
  table.stock(0, {0, 0, 1, 0, 0, 0});
  table.act("roma");
  EXPECT_EQ(table.player(0).active, bit(3));
  EXPECT_EQ(table.player(0).used[code(Deck::patron)], 0u);
}

TEST(AveRoma, AR76_PassivePatronsFirstAndAskedWhichOnes) {
  TestTable table(3, advanced_game);
  table.give(0, Deck::patron, 3);
  table.give(0, Deck::patron, 4);
  table.give(0, Deck::war, 1);
  table.act_all({"quaestor", "worker 1", "use sword 1"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"card P03", "card P04"}));
  table.act("card P04");
  EXPECT_EQ(table.player(0).used[code(Deck::patron)], bit(4));
  EXPECT_EQ(table.player(0).used[code(Deck::war)], 0u);
}

}  // namespace
}  // namespace triclinium::ave_roma
