// All 13 modifiers and 15 end-game kinds.
#include "games/ave_roma/patrons.h"

#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

TEST(AveRoma, AR37_PointDenariiAndSurplusComeWithTheWorker) {
  TestTable table(5);
  table.activate(0, 2);   // a point at Quaestor
  table.activate(0, 16);  // a surplus at Quaestor
  table.activate(0, 7);   // two denarii at Aedilis
  table.act_all({"quaestor", "worker 1"});
  EXPECT_EQ(table.points(0, Cause::patrons), 1);
  EXPECT_EQ(table.player(0).surplus(), start_surplus + 1);
  EXPECT_EQ(table.player(0).denarii, start_denarii + 2);
}

TEST(AveRoma, AR37_PatronsMoneyHelpsToPayTheArea) {
  TestTable table(5);
  table.activate(0, 7);
  for (Area& area : table.state.areas) area.up = 1;
  table.player(0).denarii = 0;
  table.stock(0, {});
  EXPECT_TRUE(table.can("aedilis"));
  EXPECT_FALSE(table.can("propraetor"));
}

TEST(AveRoma, AR37_AreaResourceAtQuaestorIsBookedAtOnce) {
  TestTable table(5);
  table.activate(0, 22);
  table.put_area(2, 10);
  table.stock(0, {});
  table.act_all({"quaestor", "worker 2"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"gain livestock", "gain ore", "gain wheat"}));
  table.act("gain ore");
  EXPECT_EQ(table.resource(0, Resource::ore), 1);
  EXPECT_FALSE(table.state.areas[1].up);
}

TEST(AveRoma, AR37_FreeAreaCardAndBrownMarkerAtPropraetor) {
  TestTable table(5);
  table.activate(0, 12);
  table.activate(0, 11);
  table.put_area(2, 10);
  table.state.areas[1].up = 1;
  table.stock(0, {});
  table.act_all({"propraetor", "worker 2", "top", "gain ore", "brown"});
  EXPECT_EQ(table.player(0).denarii, start_denarii);
  EXPECT_EQ(table.state.areas[1].brown, 2);
}

TEST(AveRoma, AR37_TrainingAfterQuaestor) {
  TestTable table(5);
  table.activate(0, 13);
  table.act_all({"quaestor", "worker 5", "train 4", "worker 1"});
  EXPECT_EQ(table.player(0).training[3], 1);
  EXPECT_EQ(table.player(0).denarii, start_denarii + 10 - 3);
}

TEST(AveRoma, AR37_DiscountsAtTheThreeRows) {
  TestTable war(5);
  war.activate(0, 4);
  war.put_row(Location::legatus, 1, 3);  // 3 surplus
  war.player(0).surplus() = 2;
  war.act("legatus 1");
  EXPECT_EQ(war.player(0).surplus(), 0);

  TestTable patron(5);
  patron.activate(0, 1);
  patron.player(0).political = 2;
  patron.put_row(Location::senatus, 1, 2);  // ore and 10 denarii
  patron.stock(0, {0, 0, 0, 0, 1, 0});
  patron.player(0).denarii = 8;
  patron.act("senatus 1");
  EXPECT_EQ(patron.player(0).denarii, 0);
  EXPECT_EQ(patron.player(0).active, bit(1) | bit(2));

  TestTable building(5);
  building.activate(0, 3);
  building.put_row(Location::aedificator, 1, 1);  // wheat, wine, 2 denarii
  building.stock(0, {0, 0, 0, 1, 0, 1});
  building.act("aedificator 1");
  EXPECT_EQ(building.legal(), (std::vector<std::string>{"pay wheat", "pay wine"}));
}

TEST(AveRoma, AR37_SwapsInBothDirections) {
  TestTable building(5);
  building.activate(0, 14);
  building.put_row(Location::aedificator, 1, 1);
  building.stock(0, {});
  building.act("aedificator 1");
  EXPECT_EQ(building.player(0).surplus(), 0);
  EXPECT_EQ(building.points(0, Cause::cards), 3);

  TestTable war(5);
  war.activate(0, 5);
  war.put_row(Location::legatus, 1, 3);
  war.stock(0, {3, 0, 0, 0, 0, 0});
  war.player(0).surplus() = 0;
  war.act("legatus 1");
  EXPECT_EQ(war.resource(0, Resource::wood), 0);
}

TEST(AveRoma, AR37_AR38_BoughtInfluenceAtAedilisAndOnAnEmptyAreaAtMercator) {
  TestTable table(5);
  table.activate(0, 21);
  table.put_area(2, 10);
  table.stock(0, {});
  table.act_all({"aedilis", "worker 2"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"buy influence", "later"}));
  table.act("buy influence");
  EXPECT_EQ(table.state.areas[1].levels[0], 1);
  EXPECT_EQ(table.player(0).surplus(), 0);
  EXPECT_EQ(table.player(0).denarii, start_denarii - 1);

  TestTable empty(5);
  empty.activate(0, 27);
  empty.empty_area(2);
  empty.stock(0, {1, 0, 1, 0, 1, 0});
  empty.act_all({"mercator", "worker 2", "buy influence"});
  EXPECT_EQ(empty.state.areas[1].levels[0], 1);
  EXPECT_EQ(empty.resource(0, Resource::wood), 0);
}

TEST(AveRoma, AR39_InfluenceIsStillBoughtAfterTheFragmentsResource) {
  TestTable table(5);
  table.activate(0, 27);
  table.give(0, Deck::area, 10);
  table.put_area(2, 11);  // a second black fragment
  table.state.areas[1].up = 1;
  table.stock(0, {0, 0, 1, 0, 1, 0});
  table.act_all({"mercator", "worker 2"});
  EXPECT_FALSE(table.can("buy influence"));
  table.act_all({"done", "gain wood"});
  EXPECT_EQ(table.decision(), "buy_influence");
  EXPECT_EQ(table.state.areas[1].brown, 0);
  table.act("buy influence");
  EXPECT_EQ(table.state.areas[1].levels[0], 1);
  EXPECT_EQ(table.state.areas[1].brown, 1);
  EXPECT_NE(table.state.areas[1].card, 0);
}

TEST(AveRoma, AR37_FreeMovementAndFreeSteps) {
  TestTable table(5);
  table.activate(0, 10);
  table.stock(0, {});
  table.player(0).surplus() = 0;
  table.player(0).denarii = 0;
  table.act_all({"roma", "worker 5"});
  EXPECT_EQ(table.player(0).colosseum, 5);

  TestTable step(5);
  step.activate(0, 6);
  step.put_row(Location::legatus, 1, 3);
  step.player(0).surplus() = 3;
  step.act_all({"legatus 1", "step"});
  EXPECT_EQ(step.player(0).colosseum, 1);
}

// The free step at the very end unlocks a slot: which patron enters is still asked.
TEST(AveRoma, AR35_AR37_TheLastStepOfAnActionCanStillAskForAPatron) {
  TestTable table(5);
  table.activate(0, 6);
  table.give(0, Deck::patron, 2);
  table.give(0, Deck::patron, 7);
  table.player(0).colosseum = 1;
  table.put_row(Location::legatus, 1, 3);
  table.player(0).surplus() = 3;
  table.act_all({"legatus 1", "step"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"activate P02", "activate P07"}));
  EXPECT_EQ(table.state.to_act, 0);
  table.act("activate P07");
  EXPECT_EQ(table.player(0).active, bit(6) | bit(7));
  EXPECT_EQ(table.state.to_act, 1);
}

// AR-35, AR-37, AR-38: the free step comes first where the patron that it lets in pays for the war.
TEST(AveRoma, AR35_AR38_TheFreeStepBeforeAWarIsPaid) {
  for (const CardId helper : {CardId{4}, CardId{5}}) {  // a discount; resources for surplus
    TestTable table(5);
    table.activate(0, 6);
    table.give(0, Deck::patron, helper);
    table.player(0).colosseum = 1;
    table.put_row(Location::legatus, 1, 3);  // 3 surplus
    table.stock(0, {1, 0, 0, 0, 0, 0});
    table.player(0).surplus() = 2;
    ASSERT_TRUE(table.can("legatus 1"));
    table.act("legatus 1");
    // Without the step the war cannot be paid, so the step is made without a question.
    EXPECT_EQ(table.player(0).of(Deck::war), bit(3));
    EXPECT_EQ(table.player(0).active, bit(6) | bit(helper));
    EXPECT_EQ(table.player(0).surplus(), 0);
    EXPECT_EQ(table.resource(0, Resource::wood), helper == 4 ? 1 : 0);
  }
}
TEST(AveRoma, AR38_TheFreeStepIsAskedBeforeTheWarAndCanWait) {
  TestTable table(5);
  table.activate(0, 6);
  table.give(0, Deck::patron, 4);
  table.player(0).colosseum = 1;
  table.put_row(Location::legatus, 1, 3);
  table.player(0).surplus() = 3;
  table.act("legatus 1");
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"later", "step"}));
  TestTable first = table;
  first.act("step");
  EXPECT_EQ(first.player(0).surplus(), 1);  // the discount counts
  table.act("later");
  EXPECT_EQ(table.player(0).surplus(), 0);
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"no", "step"}));
}

// AR-38: a patron that enters a slot in the middle changes the price of the main purchase.
TEST(AveRoma, AR38_DiscountOfAPatronThatEntersASlotMeanwhile) {
  TestTable table(5);
  table.activate(0, 17);  // free step at Senatus
  table.give(0, Deck::patron, 1);
  table.player(0).colosseum = 1;
  table.put_row(Location::senatus, 1, 2);
  table.stock(0, {0, 0, 0, 0, 1, 0});
  table.player(0).denarii = 8;
  // Payable only if the step unlocks the slot for the discount: nothing else is offered.
  ASSERT_TRUE(table.can("senatus 1"));
  table.act("senatus 1");
  EXPECT_EQ(table.player(0).denarii, 0);
  EXPECT_EQ(table.player(0).active, bit(1) | bit(17));
  table.act("passive");
  EXPECT_TRUE(contains(table.player(0).patrons(), 2));
}

int points_of(TestTable& table, const Endgame& endgame) {
  return endgame_points(table.state, 0, endgame);
}

TEST(AveRoma, AR54_EveryEndgameKindIsWorthWhatItSays) {
  TestTable table(3);
  Player& player = table.player(0);
  table.activate(0, 2);              // lion
  table.activate(0, 1);              // amphora
  table.give(0, Deck::patron, 3);    // sword
  table.give(0, Deck::building, 1);  // amphora, points
  table.give(0, Deck::building, 2);  // lion, influence
  table.give(0, Deck::war, 2);       // amphora, both
  table.give(0, Deck::area, 1);      // lion
  player.political = 7;
  table.stock(0, {3, 2, 1, 0, 2, 1});
  table.state.areas[0].levels = {4, 3, no_marker, no_marker, no_marker};
  table.state.areas[1].levels = {0, no_marker, no_marker, no_marker, no_marker};
  table.state.areas[2].levels = {0, 0, no_marker, no_marker, no_marker};
  EXPECT_EQ(points_of(table, {EndgameKind::political_levels}), 7);
  EXPECT_EQ(points_of(table, {EndgameKind::per_active_patron}), 2);
  EXPECT_EQ(points_of(table, {EndgameKind::first_in_area}), 4);
  EXPECT_EQ(points_of(table, {EndgameKind::area_level_points}), 4);
  EXPECT_EQ(points_of(table, {EndgameKind::per_area_present}), 3);
  EXPECT_EQ(points_of(table, {EndgameKind::per_points_card}), 2);
  EXPECT_EQ(points_of(table, {EndgameKind::per_influence_card}), 2);
  EXPECT_EQ(points_of(table, {EndgameKind::icon_sets}), 2);
  EXPECT_EQ(points_of(table, {EndgameKind::pairs_of_icon, code(Symbol::amphora)}), 2);
  EXPECT_EQ(points_of(table, {EndgameKind::pairs_of_icon, code(Symbol::sword)}), 0);
  EXPECT_EQ(points_of(table, {EndgameKind::per_2_resources}), 4);
  EXPECT_EQ(
      points_of(table, {EndgameKind::per_resource, resource_set(Resource::wood, Resource::ore)}),
      5);
  EXPECT_EQ(points_of(table, {EndgameKind::per_card_type, code(Deck::building)}), 2);
  EXPECT_EQ(points_of(table, {EndgameKind::per_card_type, code(Deck::patron)}), 3);
  EXPECT_EQ(points_of(table, {EndgameKind::political_plus_1}), 0);
  EXPECT_EQ(points_of(table, {EndgameKind::area_plus_1}), 0);
  EXPECT_EQ(points_of(table, {EndgameKind::double_other_patron}), 0);
}

TEST(AveRoma, AR54_FirstInAreaIsThreePointsWithManyPlayers) {
  TestTable table(4);
  table.state.areas[0].levels[0] = 1;
  EXPECT_EQ(points_of(table, {EndgameKind::first_in_area}), 3);
}

}  // namespace
}  // namespace triclinium::ave_roma
