// The modifiers at each of their locations, and in their corners: no room, no card, replaced.
#include "codec/ave_roma/names.h"
#include "games/ave_roma/patrons.h"
#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

struct Goods {
  int points;
  int denarii;
  int surplus;

  friend bool operator==(const Goods&, const Goods&) = default;
};

Goods goods_of(TestTable& table) {
  return {table.points(0, Cause::patrons), table.player(0).denarii, table.player(0).surplus()};
}

// What seat 0 has after its worker 1 did an action, with the same answers each time.
Goods after_action(TestTable table, Location location) {
  const std::string name(location_names[code(location)]);
  table.act(has_row(location) ? name + " 1" : name);
  if (table.decision() == "worker") table.act("worker 1");
  while (table.state.to_act == 0) {
    table.act(table.can("done")      ? "done"
              : table.can("no")      ? "no"
              : table.can("passive") ? "passive"
                                     : table.legal().front());
  }
  return goods_of(table);
}

// AR-37: all patrons of GAIN_POINT, GAIN_2_DENARII, GAIN_SURPLUS, against the same action without.
TEST(AveRoma, AR37_EveryGainComesAtItsLocationAndNowhereElse) {
  int tried = 0;
  for (int patron = 1; patron <= deck_size; ++patron) {
    const Modifier& modifier = card_of(patron_cards, patron).modifier;
    Goods gain{};
    if (modifier.kind == ModifierKind::gain_point) gain.points = 1;
    if (modifier.kind == ModifierKind::gain_2_denarii) gain.denarii = 2;
    if (modifier.kind == ModifierKind::gain_surplus) gain.surplus = 1;
    if (gain == Goods{}) continue;
    ++tried;
    TestTable with(5);
    with.activate(0, static_cast<CardId>(patron));
    with.put_row(Location::legatus, 1, 1);
    with.put_row(Location::aedificator, 1, 1);
    with.put_row(Location::senatus, 1, patron == 1 ? 2 : 1);
    with.stock(0, {2, 2, 2, 2, 2, 2});
    with.player(0).surplus() = 3;
    with.player(0).denarii = 30;
    TestTable without = with;
    without.player(0).active = 0;
    without.player(0).passive = 0;
    for (int place = 0; place < location_count; ++place) {
      const Location location{static_cast<std::uint8_t>(place)};
      Goods expected = after_action(without, location);
      if (location == modifier.location) {
        expected.points += gain.points;
        expected.denarii += gain.denarii;
        expected.surplus += gain.surplus;
      }
      EXPECT_EQ(after_action(with, location), expected) << "P" << patron << " at " << place;
    }
  }
  EXPECT_EQ(tried, 11);
}

// AR-12, D2: with 7 in stock the surplus waits for the payment that makes room, or is lost.
TEST(AveRoma, AR12_AR37_ASurplusWithoutRoomWaitsForTheFirstPayment) {
  TestTable table(5);
  table.activate(0, 26);                       // a surplus at Aedificator
  table.activate(0, 14);                       // surplus for resources there
  table.put_row(Location::aedificator, 1, 1);  // wheat, wine, 2 denarii
  table.stock(0, {});
  table.player(0).surplus() = 7;
  table.act("aedificator 1");
  EXPECT_EQ(table.player(0).surplus(), 7 - 2 + 1);

  TestTable lost(5);
  lost.activate(0, 16);  // a surplus at Quaestor
  lost.player(0).surplus() = 7;
  lost.act_all({"quaestor", "worker 1"});
  EXPECT_EQ(lost.player(0).surplus(), 7);
}

// AR-37, AR-28 [7.21]: the card is free, the empty area is not.
TEST(AveRoma, AR28_AR37_FreeAreaCardsAtAllThreeLocations) {
  for (const auto& [patron, location] :
       {std::pair{CardId{19}, "aedilis"}, {CardId{30}, "mercator"}, {CardId{12}, "propraetor"}}) {
    TestTable table(5);
    table.activate(0, patron);
    for (Area& area : table.state.areas) area.up = 1;
    table.stock(0, {});
    table.player(0).denarii = 0;
    TestTable empty = table;
    table.act_all({location, "worker 2"});
    while (table.state.to_act == 0) table.act(table.can("done") ? "done" : table.legal().front());
    EXPECT_EQ(count(table.player(0).of(Deck::area)), 1) << location;
    EXPECT_EQ(table.player(0).denarii, 0);
    empty.empty_area(2);
    empty.act(location);
    EXPECT_TRUE(empty.can("worker 1"));
    EXPECT_FALSE(empty.can("worker 2")) << location;
  }
}

// AR-37: one more resource, at Aedilis booked with the four others.
TEST(AveRoma, AR37_AreaResourceAtAedilis) {
  TestTable table(5);
  table.activate(0, 8);
  table.put_area(3, 6);  // wood, two stone, ore
  table.stock(0, {0, 1, 0, 0, 0, 0});
  table.act_all({"aedilis", "worker 3", "gain stone"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"overflow stone 0", "overflow stone 1"}));
  EXPECT_EQ(table.resource(0, Resource::ore), 1);
}

TEST(AveRoma, AR37_TrainingAfterRoma) {
  TestTable table(5);
  table.activate(0, 24);
  table.act_all({"roma", "worker 1", "train 1", "worker 5"});
  EXPECT_EQ(table.player(0).training[0], 5);
  EXPECT_EQ(table.state.to_act, 1);
}

// AR-38: the patron that is replaced in its action modifies it to the end.
TEST(AveRoma, AR38_AReplacedPatronModifiesItsActionToTheEnd) {
  TestTable table(5);
  table.activate(0, 17);  // a free step at Senatus
  table.put_row(Location::senatus, 1, 2);
  table.stock(0, {0, 0, 0, 0, 1, 0});
  table.player(0).denarii = 10;
  table.act_all({"senatus 1", "replace P17"});
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"no", "step"}));
  table.act("step");
  EXPECT_EQ(table.player(0).colosseum, 1);
  EXPECT_EQ(table.player(0).active, bit(2));
}

// AR-38: one that enters a slot in the action does not modify it.
TEST(AveRoma, AR38_APatronBoughtNowDoesNotModifyThisAction) {
  TestTable table(5);
  table.player(0).political = 1;
  table.put_row(Location::senatus, 1, 28);  // a point at Senatus
  table.stock(0, {0, 0, 0, 0, 1, 0});
  table.player(0).denarii = 11;
  table.act("senatus 1");
  EXPECT_EQ(table.player(0).active, bit(28));
  EXPECT_EQ(table.points(0, Cause::patrons), 0);
}

// AR-38: the brown marker rises on an empty area too, and never above the track.
TEST(AveRoma, AR38_BrownRisesOnAnEmptyAreaUpToTheTop) {
  TestTable table(5);
  table.activate(0, 11);
  table.empty_area(2);
  TestTable top = table;
  table.act_all({"propraetor", "worker 2", "brown"});
  EXPECT_EQ(table.state.areas[1].brown, 1);
  top.state.areas[1].brown = area_top;
  top.act_all({"propraetor", "worker 2"});
  EXPECT_EQ(top.state.to_act, 1);
}

}  // namespace
}  // namespace triclinium::ave_roma
