// The action locations: money, resources, trade, influence, cards, the Colosseum, training.
#include "games/ave_roma/rulings.h"
#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

TEST(AveRoma, AR22_QuaestorPaysTwiceTheWorker) {
  for (const auto& [worker, denarii] : {std::pair{5, 10}, {4, 8}}) {
    TestTable table(3);
    table.act("quaestor");
    table.act("worker " + std::to_string(worker));
    EXPECT_EQ(table.player(0).denarii, start_denarii + denarii);
  }
}

// The rulebook's example: worker 3, two stone in stock, 2 stone, 1 wood, 1 ore.
TEST(AveRoma, AR23_AR11_AedilisTakesAllFourAndTheThirdStoneTooMuchIsSurplus) {
  TestTable table(3);
  table.put_area(3, 6);
  table.stock(0, {0, 2, 0, 0, 0, 0});
  table.act_all({"aedilis", "worker 3"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"overflow stone 0", "overflow stone 1"}));
  table.act("overflow stone 1");
  EXPECT_EQ(table.resource(0, Resource::stone), 3);
  EXPECT_EQ(table.resource(0, Resource::wood), 1);
  EXPECT_EQ(table.resource(0, Resource::ore), 1);
  EXPECT_EQ(table.player(0).surplus(), 3);
  EXPECT_TRUE(table.state.areas[2].up);
}

// AR-10, AR-11.
TEST(AveRoma, AR10_AR11_WithSevenSurplusWhatIsAboveThreeBecomesCoins) {
  TestTable table(3);
  table.put_area(3, 6);
  table.stock(0, {3, 3, 0, 0, 3, 0});
  table.player(0).surplus() = surplus_max;
  table.act_all({"aedilis", "worker 3"});
  // Board 1A: wood 3, two stone at 1, ore 3.
  EXPECT_EQ(table.player(0).denarii, start_denarii + 3 + 2 + 3);
  EXPECT_EQ(table.player(0).surplus(), surplus_max);
  EXPECT_EQ(table.told(EventKind::overflow), 3);
}

// Sells 2 ore for 6, buys 1 wheat and 2 wine for 4.
TEST(AveRoma, AR24_MercatorSellsAndBuysAtTheOwnPrices) {
  TestTable table(3);
  table.put_area(4, 2);
  table.stock(0, {0, 0, 0, 0, 2, 0});
  table.act_all({"mercator", "worker 4", "sell ore", "sell ore"});
  EXPECT_EQ(table.player(0).denarii, start_denarii + 6);
  EXPECT_FALSE(table.can("buy wood"));
  table.act_all({"buy wheat", "buy wine", "buy wine"});
  EXPECT_TRUE(table.can("buy wine"));
  table.act("done");
  EXPECT_EQ(table.player(0).denarii, start_denarii + 6 - 4);
  EXPECT_EQ(table.resource(0, Resource::wheat), 1);
  EXPECT_EQ(table.resource(0, Resource::wine), 2);
}

TEST(AveRoma, AR24_FourUnitsAreBoughtAtMost) {
  TestTable table(3);
  table.put_area(4, 2);
  table.player(0).denarii = 30;
  table.act_all({"mercator", "worker 4", "buy wine", "buy wine", "buy wine", "buy wine"});
  EXPECT_FALSE(table.can("buy wine"));
  EXPECT_EQ(table.resource(0, Resource::wine), 3);
  EXPECT_EQ(table.player(0).surplus(), 3);
}

TEST(AveRoma, AR13_AFourthUnitIsASurplusWhileThereIsRoom) {
  TestTable table(3);
  table.put_area(4, 2);
  table.stock(0, {0, 0, 0, 0, 0, 3});
  table.player(0).surplus() = 6;
  table.act_all({"mercator", "worker 4", "buy wine"});
  EXPECT_EQ(table.player(0).surplus(), 7);
  EXPECT_FALSE(table.can("buy wine"));
}

// Lower half with both full: a surplus for the wheat, 2 denarii for the livestock. Three influence
// cards of 1, 1 and 2 against a marker on level 4: two of them reach level 3.
TEST(AveRoma, AR25_AR26_PropraetorExampleOfTheRulebook) {
  TestTable table(3);
  table.put_area(2, 10);
  table.stock(0, {0, 0, 3, 3, 0, 0});
  table.give(0, Deck::war, 1);
  table.give(0, Deck::building, 2);
  table.give(0, Deck::war, 5);
  table.state.areas[1].levels[1] = 4;
  table.act_all({"propraetor", "worker 2", "bottom"});
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"gain livestock", "gain ore", "gain wheat", "influence 0 1",
                                      "influence 1 0", "influence 1 1", "influence 2 0"}));
  table.act_all({"influence 1 1", "overflow livestock 0", "overflow wheat 1"});
  EXPECT_EQ(table.state.areas[1].levels[0], 3);
  EXPECT_EQ(table.player(0).denarii, start_denarii + 2);
  EXPECT_EQ(table.player(0).surplus(), start_surplus + 1);
  // Of the cards with influence 1 the building comes first by its id.
  EXPECT_EQ(table.player(0).turned[code(Deck::building)], bit(2));
  EXPECT_EQ(table.player(0).turned[code(Deck::war)], bit(5));
}

TEST(AveRoma, AR25_ATurnedCardBringsNoMoreInfluence) {
  TestTable table(3);
  table.give(0, Deck::war, 1);
  table.player(0).turned[code(Deck::war)] = bit(1);
  table.act_all({"propraetor", "worker 2", "top"});
  EXPECT_FALSE(table.can("influence 1 0"));
}

TEST(AveRoma, AR26_MarkersGoDownToTheNextFreeSpaceButNeverBelowTheirOwn) {
  Area area;
  area.levels = {2, 3, 4, no_marker, no_marker};
  EXPECT_EQ(raised_level(area, 4, 0, 1), 2);
  EXPECT_EQ(raised_level(area, 4, 0, 2), 2);
  EXPECT_EQ(raised_level(area, 4, 0, 3), 5);
  EXPECT_EQ(raised_level(area, 4, 3, 1), 1);
  EXPECT_EQ(raised_level(area, 4, 3, 4), 1);
  EXPECT_EQ(raised_level(area, 4, 1, 20), area_top);
  area.levels = {1, no_marker, no_marker, no_marker, no_marker};
  EXPECT_EQ(raised_level(area, 4, 1, 1), 0);
}

// A war card for wine, 2 surplus and 2 denarii: 1 point, its influence is kept for later.
TEST(AveRoma, AR30_WarCardOfTheRulebook) {
  TestTable table(3);
  table.put_row(Location::legatus, 3, 2);
  table.stock(0, {0, 0, 0, 0, 0, 1});
  table.act_all({"legatus 3", "worker 2"});
  EXPECT_EQ(table.points(0, Cause::cards), 1);
  EXPECT_EQ(table.player(0).surplus(), 0);
  EXPECT_EQ(table.player(0).denarii, 1);
  EXPECT_EQ(table.player(0).turned[code(Deck::war)], 0u);
  EXPECT_EQ(table.state.rows[0][2], 0);
  EXPECT_EQ(table.state.workers[code(Location::legatus)][2], 2);
}

TEST(AveRoma, AR30_AWorkerReachesSlotsFromItsValueOn) {
  TestTable table(3);
  table.put_row(Location::legatus, 2, 3);
  table.player(0).surplus() = 7;
  table.act("legatus 2");
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"worker 1", "worker 2"}));
}

TEST(AveRoma, AR31_BonusesOfAWarSet) {
  const std::array<CardId, 5> set{1, 2, 3, 4, 5};
  for (int number = 1; number <= 5; ++number) {
    TestTable table(3);
    for (int i = 0; i + 1 < number; ++i) table.give(0, Deck::war, set[i]);
    table.put_row(Location::legatus, 1, set[number - 1]);
    table.stock(0, {3, 3, 3, 3, 3, 3});
    table.player(0).surplus() = 6;
    table.player(0).denarii = 20;
    const Price price = war_cards[number - 1].price;
    table.act_all({"legatus 1"});
    if (number == 5) {
      EXPECT_EQ(table.decision(), "war_area");
      table.act("area 4");
    }
    EXPECT_EQ(table.player(0).denarii, 20 - price.denarii + (number == 2 ? 3 : 0));
    EXPECT_EQ(table.player(0).surplus(), 6 - price.surplus + (number == 3 ? 1 : 0));
    EXPECT_EQ(table.points(0, Cause::sets), number == 4 ? 2 : 0);
    EXPECT_EQ(table.state.areas[3].levels[0], number == 5 ? 1 : no_marker);
  }
}

// A building for wheat, wine and 2 denarii: 3 points. The second Colosseum: 1 ore and 1 point.
TEST(AveRoma, AR32_BuildingsOfTheRulebook) {
  TestTable table(3);
  table.put_row(Location::aedificator, 1, 1);
  table.stock(0, {0, 0, 0, 1, 0, 1});
  table.act_all({"aedificator 1"});
  EXPECT_EQ(table.points(0, Cause::cards), 3);
  EXPECT_EQ(table.player(0).denarii, 1);
  EXPECT_EQ(table.resource(0, Resource::wheat), 0);

  TestTable pair(3);
  pair.give(0, Deck::building, 17);
  pair.put_row(Location::aedificator, 1, 18);
  pair.stock(0, {1, 0, 1, 1, 2, 1});
  pair.act("aedificator 1");
  EXPECT_EQ(pair.points(0, Cause::sets), 1);
  EXPECT_EQ(pair.points(0, Cause::cards), 1);
  EXPECT_EQ(pair.resource(0, Resource::ore), 1);
}

// A patron for 12 denarii and stone takes the place of the active one.
TEST(AveRoma, AR33_PatronOfTheRulebookReplacesTheActiveOne) {
  TestTable table(3);
  table.activate(0, 4);
  table.put_row(Location::senatus, 2, 1);
  table.stock(0, {0, 1, 0, 0, 0, 0});
  table.player(0).denarii = 12;
  table.act_all({"senatus 2", "worker 1"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"passive", "replace P04"}));
  table.act("replace P04");
  EXPECT_EQ(table.player(0).active, bit(1));
  EXPECT_EQ(table.player(0).passive, bit(4));
  EXPECT_EQ(table.player(0).denarii, 0);
}

// AR-34, AR-35. Three steps, the third space occupied: 1 surplus and 1 green, +1 political
// influence, and a passive patron becomes active.
TEST(AveRoma, AR34_AR35_ColosseumExampleOfTheRulebook) {
  TestTable table(3);
  table.player(1).colosseum = 3;
  table.give(0, Deck::patron, 6);
  table.stock(0, {0, 0, 0, 1, 0, 0});
  table.act_all({"roma", "worker 3"});
  EXPECT_EQ(table.player(0).colosseum, 3);
  EXPECT_EQ(table.player(0).surplus(), 1);
  EXPECT_EQ(table.resource(0, Resource::wheat), 0);
  EXPECT_EQ(table.player(0).political, 1);
  EXPECT_EQ(table.player(0).active, bit(6));
}

TEST(AveRoma, AR34_WhoCannotPayEveryStepMayNotGo) {
  TestTable table(3);
  table.stock(0, {3, 3, 0, 0, 3, 3});
  table.act("roma");
  EXPECT_EQ(table.decision(), "turn");  // worker 1 was the only one and went by itself
  EXPECT_EQ(table.player(0).colosseum, 1);
}

TEST(AveRoma, AR34_HonoursBeyondTenAreTwoPointsEach) {
  TestTable table(3);
  table.player(0).political = 10;
  table.player(0).colosseum = 1;
  table.stock(0, {0, 0, 1, 0, 0, 0});
  table.act_all({"roma"});
  EXPECT_EQ(table.player(0).political, 10);
  EXPECT_EQ(table.points(0, Cause::honours), 2);
}

// A worker 5 on ±2 for one denarius acts later as 3, 4 or 5.
TEST(AveRoma, AR36_TrainingOfTheRulebook) {
  TestTable table(3);
  table.player(0).workers = {0, 1, 0, 0, 0, 1};
  table.act_all({"train 2", "worker 5"});
  EXPECT_EQ(table.player(0).denarii, start_denarii - 1);
  EXPECT_EQ(table.player(0).training[1], 5);
  table.act_all({"pass", "pass", "quaestor"});
  EXPECT_EQ(table.legal(),
            (std::vector<std::string>{"worker 1", "worker t2 3", "worker t2 4", "worker t2 5"}));
  table.act("worker t2 3");
  EXPECT_EQ(table.player(0).denarii, start_denarii - 1 + 6);
  EXPECT_EQ(table.state.workers[code(Location::quaestor)][0], 5);  // its printed value counts
}

TEST(AveRoma, AR20_PassingIsFinalAndScoresWorkersInTrainingToo) {
  TestTable table(3);
  table.act_all({"train 1", "worker 4", "pass", "pass"});
  EXPECT_TRUE(table.player(1).passed);
  table.act("pass");
  EXPECT_EQ(table.points(0, Cause::pass), 5);
  EXPECT_EQ(table.points(1, Cause::pass), 5);
}

TEST(AveRoma, AR21_SlotsForMorePlayersAreClosed) {
  for (int seats = 2; seats <= 5; ++seats) {
    TestTable table(seats);
    auto& places = table.state.workers[code(Location::quaestor)];
    for (int slot = 0; slot < seats; ++slot) {
      EXPECT_TRUE(table.can("quaestor")) << seats << " seats, slot " << slot + 1;
      places[slot] = 1;
    }
    EXPECT_FALSE(table.can("quaestor")) << seats;
  }
}

TEST(AveRoma, AR27_TheSecondUseCostsTwoDenariiOrThree) {
  for (int advanced : {0, 1}) {
    TestTable table(3, {static_cast<std::uint8_t>(advanced), 0});
    table.put_area(3, 6);
    table.state.areas[2].up = 1;
    table.stock(0, {});
    const CardId next = table.state.deck(Deck::area).back();
    table.act_all({"aedilis", "worker 3"});
    EXPECT_EQ(table.player(0).denarii, start_denarii - (advanced ? 3 : 2));
    EXPECT_EQ(table.player(0).of(Deck::area), bit(6));
    EXPECT_EQ(table.state.areas[2].brown, 1);
    EXPECT_EQ(table.state.areas[2].card, next);
    EXPECT_FALSE(table.state.areas[2].up);
  }
}

TEST(AveRoma, AR27_WhoCannotPayTheAreaCardMayNotAct) {
  TestTable table(3);
  for (Area& area : table.state.areas) area.up = 1;
  table.stock(0, {});
  table.player(0).denarii = 0;
  EXPECT_FALSE(table.can("aedilis"));
  EXPECT_FALSE(table.can("mercator"));
  EXPECT_FALSE(table.can("propraetor"));
}

// Money gained in the action pays, and no choice may spoil that.
TEST(AveRoma, AR27_MoneyGainedInTheActionPaysAndNoChoiceSpoilsIt) {
  TestTable table(3);
  table.put_area(3, 6);
  table.state.areas[2].up = 1;
  table.stock(0, {0, 3, 0, 0, 0, 0});
  table.player(0).denarii = 0;
  table.act_all({"aedilis", "worker 3"});  // two stone at 1 each must become coins
  EXPECT_EQ(table.player(0).denarii, 0);
  EXPECT_EQ(table.player(0).surplus(), start_surplus);
  EXPECT_EQ(table.player(0).of(Deck::area), bit(6));

  TestTable trade(3);
  trade.put_area(4, 2);
  trade.state.areas[3].up = 1;
  trade.player(0).denarii = 0;
  trade.stock(0, {0, 0, 1, 0, 0, 0});
  trade.act_all({"mercator", "worker 4"});  // the livestock is sold by itself
  trade.act_all({"buy wine", "sell wine", "done"});
  EXPECT_EQ(trade.player(0).denarii, 0);
  EXPECT_EQ(trade.resource(0, Resource::livestock), 0);
}

TEST(AveRoma, AR28_OnAnEmptyAreaThePriceIsPaidWithoutACard) {
  TestTable table(3);
  table.empty_area(3);
  table.stock(0, {1, 0, 0, 0, 0, 0});
  table.give(0, Deck::war, 1);
  table.act("aedilis");
  EXPECT_FALSE(table.can("worker 3"));
  TestTable mercator = table;
  mercator.state.pending.location = Location::mercator;
  mercator.act("worker 3");
  EXPECT_EQ(mercator.legal(), (std::vector<std::string>{"done", "sell wood"}));
  mercator.act("done");
  EXPECT_EQ(mercator.player(0).denarii, start_denarii - 2);
  TestTable propraetor = table;
  propraetor.state.pending.location = Location::propraetor;
  propraetor.act("worker 3");
  EXPECT_EQ(propraetor.legal(), (std::vector<std::string>{"influence 1 0", "none"}));
  propraetor.act("influence 1 0");
  EXPECT_EQ(propraetor.player(0).denarii, start_denarii - 2);
  EXPECT_EQ(propraetor.state.areas[2].brown, 0);
  EXPECT_EQ(propraetor.state.areas[2].levels[0], 1);
}

TEST(AveRoma, AR29_TwoEqualFragmentsGiveAResource) {
  TestTable table(3);
  table.give(0, Deck::area, 5);  // green
  table.put_area(3, 6);          // green
  table.state.areas[2].up = 1;
  table.stock(0, {});
  table.act_all({"aedilis", "worker 3"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"gain livestock", "gain wheat"}));
  table.act("gain wheat");
  EXPECT_EQ(table.resource(0, Resource::wheat), 1);

  TestTable multi(3);
  multi.give(0, Deck::area, 1);
  multi.put_area(3, 3);
  multi.state.areas[2].up = 1;
  multi.stock(0, {});
  multi.act_all({"aedilis", "worker 3"});
  EXPECT_EQ(multi.legal().size(), 6u);
}

TEST(AveRoma, AR12_OtherSurplusWithoutRoomIsLost) {
  TestTable table(3);
  table.give(0, Deck::war, 1);
  table.give(0, Deck::war, 2);
  table.put_row(Location::legatus, 1, 3);
  table.activate(0, 5);  // resources instead of surplus
  table.stock(0, {3, 0, 0, 0, 0, 0});
  table.player(0).surplus() = 7;
  table.act("legatus 1");
  table.act_all({"pay wood", "pay wood", "pay wood"});
  EXPECT_EQ(table.player(0).surplus(), 7);
  EXPECT_EQ(table.told(EventKind::surplus_lost), 1);
}

}  // namespace
}  // namespace triclinium::ave_roma
