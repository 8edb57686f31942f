// Set-up, rounds, refill, order, shadows, the end.
#include "games/ave_roma/play.h"
#include "games/ave_roma/pool.h"
#include "games/ave_roma/table_for_test.h"

namespace triclinium::ave_roma {
namespace {

int total_workers(const State& state) {
  int n = 0;
  for (const auto& places : state.workers) {
    for (int worker : places) n += worker != 0;
  }
  return n;
}

TEST(AveRoma, AR2_AR6_CardsByPlayerNumberAndWholeGroups) {
  for (int seats = 2; seats <= 5; ++seats) {
    for (int deck : {0, 1, 15, 19, 24, 30}) {
      const Options options{0, static_cast<std::uint8_t>(deck)};
      Random random(static_cast<std::uint64_t>(100 * seats + deck));
      const AveRoma::Deal deal = AveRoma::deal(options, seats, random);
      for (int d = 0; d < deck_count; ++d) {
        CardSet cards = 0;
        for (CardId card : deal.decks[d]) cards |= bit(card);
        EXPECT_EQ(count(cards), deal.decks[d].size());
        EXPECT_TRUE(is_possible_deck(options, Deck(d), seats, cards)) << seats << " " << deck;
      }
    }
  }
  const Options options{0, 19};
  EXPECT_EQ(cards_in_game(options, Deck::area, 2), 19);
  EXPECT_EQ(cards_in_game(options, Deck::building, 2), 20);
  EXPECT_EQ(cards_in_game(options, Deck::war, 2), 20);
}

// AR-1, AR-3, AR-4, AR-5.
TEST(AveRoma, AR1_AR3_AR4_AR5_TheStart) {
  for (int seats = 2; seats <= 5; ++seats) {
    TestTable table(seats);
    for (Seat seat = 0; seat < seats; ++seat) {
      const Player& player = table.player(seat);
      EXPECT_EQ(player.denarii, 3);
      EXPECT_EQ(player.surplus(), 2);
      EXPECT_EQ(player.worker_count(), 5);
      for (int kind = 0; kind < resource_kinds; ++kind)
        EXPECT_EQ(player.stock[kind], player.prices()[kind] == 2 ? 2 : 0);
      EXPECT_EQ(player.colosseum, 0);
      EXPECT_EQ(AveRoma::score(table.state, seat), 0);
      for (const Area& area : table.state.areas) EXPECT_EQ(area.levels[seat], no_marker);
    }
    for (const Area& area : table.state.areas) {
      EXPECT_EQ(area.brown, 0);
      EXPECT_NE(area.card, 0);
    }
  }
}

// A full row loses its last card; gaps are filled from the left.
TEST(AveRoma, AR40_RowsSlideRightAndFillFromTheLeft) {
  TestTable table(3);
  table.player(0).denarii = 30;
  table.player(0).surplus() = 7;
  table.put_row(Location::legatus, 3, 3);
  const CardId next = table.state.deck(Deck::war).back();
  const auto before = table.state.rows[0];
  const auto buildings = table.state.rows[1];
  table.act_all({"legatus 3", "worker 1", "pass", "pass", "pass"});
  const auto& row = table.state.rows[0];
  EXPECT_EQ(row[0], next);
  EXPECT_EQ(row[1], before[0]);
  EXPECT_EQ(row[2], before[1]);
  EXPECT_EQ(row[3], before[3]);
  EXPECT_EQ(row[4], before[4]);
  EXPECT_EQ(table.state.rows[1][1], buildings[0]);
  EXPECT_EQ(table.state.discarded[code(Deck::building)], bit(buildings[4]));
  EXPECT_EQ(table.state.discarded[code(Deck::war)], 0u);
}

// Two of three seats lack all workers; the third kept its own.
TestTable at_the_refill() {
  TestTable table(3);
  for (Seat seat = 0; seat < 3; ++seat) table.player(seat).workers = {};
  table.player(0).workers = {0, 1, 1, 1, 1, 1};
  table.state.workers[code(Location::quaestor)] = {1, 4, 5, 0, 0};
  table.state.workers[code(Location::aedilis)] = {2, 3, 2, 0, 0};
  table.state.workers[code(Location::mercator)] = {5, 3, 4, 0, 0};
  table.state.workers[code(Location::roma)] = {1, 0, 0, 0, 0};
  for (Seat seat = 0; seat < 3; ++seat) table.player(seat).passed = 1;
  table.player(0).passed = 0;
  table.act("pass");
  EXPECT_EQ(table.decision(), "refill");
  EXPECT_EQ(table.state.to_act, 2);
  return table;
}

// Three workers taken from one place, then two of three chosen at another.
TEST(AveRoma, AR41_RefillExampleOfTheRulebook) {
  TestTable table = at_the_refill();
  table.act("take quaestor");
  EXPECT_EQ(table.state.to_act, 1);
  table.act("take mercator");
  EXPECT_EQ(table.state.to_act, 2);
  table.act("take aedilis");
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"workers 2 2", "workers 2 3"}));
  table.act("workers 2 2");
  // The other one gets what is left, and the next round begins.
  EXPECT_EQ(table.player(2).workers, (std::array<std::uint8_t, 6>{0, 1, 2, 0, 1, 1}));
  EXPECT_EQ(table.player(1).workers, (std::array<std::uint8_t, 6>{0, 1, 0, 2, 1, 1}));
  EXPECT_EQ(table.state.round, 2);
  EXPECT_EQ(table.decision(), "turn");
}

// The example's other way: after the single worker of a place the fifth is what the others leave.
TEST(AveRoma, AR41_TheLastWorkerIsTheOneThatRemains) {
  TestTable table = at_the_refill();
  table.act_all({"take quaestor", "take mercator", "take roma", "workers 2 3"});
  EXPECT_EQ(table.player(2).workers, (std::array<std::uint8_t, 6>{0, 2, 1, 0, 1, 1}));
  EXPECT_EQ(table.player(1).workers, (std::array<std::uint8_t, 6>{0, 0, 1, 2, 1, 1}));
}

// Sums 17, 17 and 11: the lowest first, the tie reversed.
TEST(AveRoma, AR45_OrderExampleOfTheRulebook) {
  TestTable table(3);
  table.player(0).workers = {0, 0, 1, 2, 1, 1};  // 17
  table.player(1).workers = {0, 1, 0, 1, 2, 1};  // 17
  table.player(2).workers = {0, 2, 2, 0, 0, 1};  // 11
  table.act_all({"pass", "pass", "pass"});
  EXPECT_EQ(table.state.order[0], 2);
  EXPECT_EQ(table.state.order[1], 1);
  EXPECT_EQ(table.state.order[2], 0);
}

// AR-42, AR-51.
TEST(AveRoma, AR42_AR51_AShortDeckEndsTheGameBeforeAnythingMoves) {
  TestTable table(3);
  const auto rows = table.state.rows;
  for (CardId card : table.state.deck(Deck::war))
    table.state.discarded[code(Deck::war)] |= bit(card);
  table.state.deck(Deck::war) = {};
  table.act_all({"pass", "pass", "pass"});
  EXPECT_EQ(table.state.phase, Phase::final_actions);
  EXPECT_EQ(table.state.rows, rows);
  EXPECT_EQ(table.told(EventKind::game_ends), 1);
}

// AR-50, AR-52.
TEST(AveRoma, AR50_AR52_AMissingAreaCardEndsTheGameAfterThePhase) {
  TestTable table(3);
  table.empty_area(2);
  table.act_all({"pass", "pass"});
  EXPECT_EQ(table.state.phase, Phase::actions);
  table.act("pass");
  EXPECT_EQ(table.state.phase, Phase::final_actions);
  // An imaginary worker: any value at the areas, a 5 at Quaestor, no slot needed, no training.
  table.state.workers[code(Location::quaestor)] = {1, 1, 1, 0, 0};
  EXPECT_TRUE(table.can("quaestor"));
  EXPECT_FALSE(table.can("train 1"));
  TestTable quaestor = table;
  quaestor.act("quaestor");
  EXPECT_EQ(quaestor.player(0).denarii, start_denarii + 10);
  EXPECT_EQ(quaestor.state.to_act, 1);
  table.act("aedilis");
  EXPECT_TRUE(table.can("worker 1"));
  EXPECT_FALSE(table.can("worker 2"));
  EXPECT_TRUE(table.can("worker 5"));
}

TEST(AveRoma, AR57_TrainingIsNotOfferedInTheFinalAction) {
  TestTable table(3);
  table.activate(0, 13);
  table.empty_area(2);
  table.act_all({"pass", "pass", "pass", "quaestor"});
  EXPECT_EQ(table.state.to_act, 1);
}

TestTable at_the_end(int seats) {
  TestTable table(seats);
  table.empty_area(5);
  for (int i = 0; i < seats; ++i) table.act("pass");
  for (Seat seat = 0; seat < seats; ++seat) {
    table.player(seat).denarii = 0;
    table.player(seat).surplus() = 0;
    table.stock(seat, {});
    table.player(seat).of(Deck::area) = 0;
  }
  return table;
}

void finish(TestTable& table) {
  while (table.state.phase == Phase::final_actions) table.act("pass");
}

// 13 denarii are 2 points; 3 + 2 + 3 + 1 resources and 2 surplus are 3; level 4 is 6 points.
TEST(AveRoma, AR54_MoneyStockAndPoliticsOfTheRulebook) {
  TestTable table = at_the_end(3);
  table.player(0).denarii = 13;
  table.stock(0, {3, 2, 3, 1, 0, 0});
  table.player(0).surplus() = 2;
  table.player(0).political = 4;
  finish(table);
  EXPECT_EQ(table.points(0, Cause::money), 2);
  EXPECT_EQ(table.points(0, Cause::stock), 3);
  EXPECT_EQ(table.points(0, Cause::politics), 6);
  EXPECT_EQ(table.state.phase, Phase::over);
}

// First example 17, 9, 3; second 6, 3, 1, 1 after pushing others down.
TEST(AveRoma, AR53_AdjustmentExamplesOfTheRulebook) {
  TestTable table = at_the_end(4);
  table.state.areas[0].brown = 5;
  table.state.areas[0].levels = {6, 3, 1, no_marker, no_marker};
  table.state.areas[1].brown = 2;
  table.state.areas[1].levels = {1, 0, 4, 2, no_marker};
  finish(table);
  EXPECT_EQ(table.state.areas[0].levels, (std::array<std::int8_t, 5>{5, 3, 1, -1, -1}));
  EXPECT_EQ(table.state.areas[1].levels, (std::array<std::int8_t, 5>{0, 0, 2, 1, -1}));
  EXPECT_EQ(table.points(0, Cause::areas), 17 + 1);
  EXPECT_EQ(table.points(1, Cause::areas), 9 + 1);
  EXPECT_EQ(table.points(2, Cause::areas), 3 + 6);
  EXPECT_EQ(table.points(3, Cause::areas), 3);
}

TEST(AveRoma, AR55_TiesGoToMoneyThenStockThenAreShared) {
  TestTable table = at_the_end(3);
  table.player(0).denarii = 1;
  table.player(1).denarii = 2;
  table.player(2).denarii = 1;
  finish(table);
  EXPECT_EQ(AveRoma::standing(table.state).ranks, (std::array<std::uint8_t, 5>{2, 1, 2, 0, 0}));
  table.player(2).surplus() = 1;
  EXPECT_EQ(AveRoma::standing(table.state).ranks, (std::array<std::uint8_t, 5>{3, 1, 2, 0, 0}));
}

TEST(AveRoma, AR56_AR57_DoublingAreaInfluenceMovesTwiceAsOneSum) {
  TestTable table = at_the_end(3);
  table.give(0, Deck::patron, 11);  // doubles another
  table.give(0, Deck::patron, 9);   // +1 in an area
  table.give(0, Deck::patron, 16);  // a point per war card
  table.state.areas[0].levels = {0, 1, no_marker, no_marker, no_marker};
  table.state.areas[0].brown = 1;
  finish(table);
  ASSERT_EQ(table.decision(), "double");
  EXPECT_EQ(table.legal(), (std::vector<std::string>{"double P09", "double P16"}));
  table.act("double P09");
  EXPECT_EQ(table.decision(), "end_area");
  // One step in area 1 is blocked, two jump over the marker there.
  table.act_all({"area 1", "area 1"});
  EXPECT_EQ(table.state.areas[0].levels[0], 2);
  EXPECT_EQ(table.state.phase, Phase::over);
}

TEST(AveRoma, AR56_PoliticalPlusOneUnlocksASlotBeforePatronsAreScored) {
  TestTable table = at_the_end(3);
  table.give(0, Deck::patron, 13);  // +1 political influence
  table.give(0, Deck::patron, 1);   // a point per active patron
  finish(table);
  EXPECT_EQ(table.player(0).political, 1);
  EXPECT_EQ(table.player(0).active, bit(1));
  EXPECT_EQ(table.points(0, Cause::endgame), 1);
  EXPECT_EQ(table.points(0, Cause::politics), 1);
}

// AR-57: doubled, it is carried out twice.
TEST(AveRoma, AR57_DoublingPoliticalPlusOneRaisesTwice) {
  TestTable table = at_the_end(3);
  table.activate(0, 11);  // doubles another
  table.activate(0, 13);  // +1 political influence
  table.player(0).political = 9;
  finish(table);
  EXPECT_EQ(table.player(0).doubled, 13);
  EXPECT_EQ(table.player(0).political, 10);
  EXPECT_EQ(table.points(0, Cause::honours), 2);
  EXPECT_EQ(table.points(0, Cause::politics), 30);
}

// AR-56: seat by seat; a move of a later seat comes too late for what an earlier one has scored.
TEST(AveRoma, AR56_PatronsAreScoredSeatBySeat) {
  for (const int mover : {0, 1}) {
    const int first = 1 - mover;
    TestTable table = at_the_end(3);
    table.give(mover, Deck::patron, 9);  // +1 in an area
    table.give(first, Deck::patron, 4);  // 2 points for each area as first
    table.state.areas[0].levels[static_cast<std::size_t>(first)] = 0;
    finish(table);
    ASSERT_EQ(table.decision(), "end_area");
    table.act("area 1");
    EXPECT_EQ(table.state.areas[0].levels[static_cast<std::size_t>(mover)], 1);
    EXPECT_EQ(table.points(first, Cause::endgame), first == 0 ? 2 : 0);
  }
}

TEST(AveRoma, AR60_ShadowsUseOnlySlotsForMorePlayers) {
  TestTable table(2);
  table.act_all({"quaestor", "worker 5"});
  ASSERT_EQ(table.decision(), "shadow");
  EXPECT_EQ(table.state.to_act, 0);
  EXPECT_EQ(table.legal().size(), 25u);  // five workers, five locations
  table.act("shadow 3 quaestor");
  EXPECT_EQ(table.state.workers[code(Location::quaestor)],
            (std::array<std::uint8_t, 5>{5, 0, 3, 0, 0}));
  EXPECT_EQ(table.state.to_act, 1);
}

// AR-61, AR-62.
TEST(AveRoma, AR61_AR62_AllShadowWorkersArePlacedAndShadowsRefillLast) {
  TestTable table(2);
  table.act("pass");
  table.act("shadow 1 roma");
  table.act("pass");
  table.play_until("refill");
  EXPECT_EQ(total_workers(table.state), 10);
  // Both players kept five workers, so only the shadows pick: the second player's first.
  EXPECT_EQ(table.state.to_act, 1);
  EXPECT_TRUE(table.state.shadow);
}

TEST(AveRoma, AR62_WithAnEmptyAreaThePhaseEndsWithTheLastPass) {
  TestTable table(2);
  table.empty_area(3);
  table.act_all({"pass", "shadow 1 roma", "pass"});
  EXPECT_EQ(table.state.phase, Phase::final_actions);
  EXPECT_EQ(total_workers(table.state), 1);
}

}  // namespace
}  // namespace triclinium::ave_roma
