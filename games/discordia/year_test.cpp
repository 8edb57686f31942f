// The events of a year, the new year, the end (DI-50 … DI-62), and the solo game (DI-71 … DI-74).
#include "games/discordia/table_for_test.h"

namespace triclinium::discordia {
namespace {

// Two players before the last turn of a year: seat 1 chooses the yellow or blue die.
TestTable winter(int year = 1) {
  TestTable table;
  table.at(year, 5);
  table.state.active = 1;
  table.state.taken = red;
  table.dice(1, 6, 6);
  return table;
}
void to_the_raid(TestTable& table) { table.act("die y 6").end_turn(); }

// The rulebook's example: 0 + 1 against 2 + 1 loses a Star.
TEST(Discordia, DI50_AnIncompleteBarracksDoesNotFight) {
  TestTable table = winter();
  table.put(0, "KC2", {"rr", "r"})
      .towers({"MT1", "MT2", "TT1", "TT2", "TT3"})
      .put(0, "MT7")
      .ready();
  EXPECT_EQ(strength_of(table.state, 0), 1);
  EXPECT_EQ(strength_needed(table.state), 3);
  to_the_raid(table);
  EXPECT_EQ(table.told(EventKind::lost_star), 2) << "both seats lose one";
  EXPECT_EQ(table.player().stars, 5);
}

// With the yellow worker the Barracks are full: 4 + 1 = 5 wins a Tower.
TEST(Discordia, DI50_FullBarracksWinATower) {
  TestTable table = winter();
  table.put(0, "KC2", {"rr", "r", "y"}).towers({"MT1", "MT2", "TT1", "TT2", "TT3"});
  table.put(0, "MT7").ready();
  EXPECT_EQ(strength_of(table.state, 0), 5);
  to_the_raid(table);
  EXPECT_EQ(table.decision(), "tower");
  EXPECT_EQ(table.state.stage, Stage::raid);
  EXPECT_EQ(table.state.active, 0);
  EXPECT_TRUE(table.may("skip"));
}

// The rulebook's example: 8 symbols + 3 free spaces − 2 = 9.
TEST(Discordia, DI51_EightSymbolsAndThreeSpacesLessTwo) {
  TestTable table;
  table.expand(0, port).expand(0, fort).put(0, "KC2", {"rr"}).put(0, "MA2", {"w"});
  table.player().expedition = 2;
  table.player().development = 1;
  table.player().aqueduct = 2;
  const Shortage shortage = shortage_of(table.state, 0);
  EXPECT_EQ(shortage.symbols, 8);
  EXPECT_EQ(shortage.free, 3);
  EXPECT_EQ(shortage.value(), 9);
}

TEST(Discordia, DI51_WhoIsDueComesAsFarAsTheBagGoes) {
  for (int left : {0, 1}) {
    TestTable table = winter();
    table.ready();
    add(table.player(1).reserve, table.state.bag);
    table.state.bag = {};
    const Workers back{static_cast<std::uint8_t>(left)};
    add(table.player(1).reserve, back, -1);
    add(table.state.bag, back);
    to_the_raid(table);
    std::vector<int> comes;
    for (const Event& event : table.events) {
      if (EventKind{event.kind} != EventKind::shortage) continue;
      EXPECT_GT(event.args[3], 1);
      comes.push_back(event.args[4]);
    }
    EXPECT_EQ(comes, (std::vector{left, 0}));
  }
}

TEST(Discordia, DI51_DrawnThenFullTilesAreEmptied) {
  TestTable table = winter();
  table.put(0, "FA2", {"y"}).put(0, "KD2", {"rr"}).ready();
  to_the_raid(table);
  ASSERT_EQ(table.state.stage, Stage::shortage);
  const int value = table.state.pending.back().n;
  EXPECT_EQ(value, 12 + 1) << "12 symbols, one free space of KD2";
  table.act("draw b3 r4 w3 y3");
  EXPECT_EQ(total(table.player().reserve), 15 + 13);
  table.act("draw b3 r4 w3 y3");
  EXPECT_EQ(table["/players/0/city/farmland/0/workers"], Json::array()) << "full, so emptied";
  EXPECT_EQ(table["/players/0/city/fort/0/workers"], Json({"rr"})) << "partly manned, so kept";
}

// DI-51, DI-56.
TEST(Discordia, DI51_DI56_BelowZeroSomeMayGoBack) {
  TestTable table = winter();
  Player& actor = table.player();
  table.expand(0, port).expand(0, fort).expand(0, marketplace).expand(0, farmland);
  actor.expedition = 5;
  actor.development = 4;
  actor.stars = 0;
  actor.aqueduct = 10;
  table.decrees({1, 2, 3, 5, 6}).ready();
  to_the_raid(table);
  EXPECT_EQ(table["/pending"], Json({"return_6", "next"}));
  EXPECT_TRUE(table.may("return b 0") && table.may("return b 4"));
}

// DI-52, DI-53.
TEST(Discordia, DI52_DI53_TheNewYear) {
  TestTable table = winter();
  table.reserve(1, {4, 4, 5, 3});
  table.player().used_manipulators = 1;
  table.player().active_manipulators = 0;
  table.ready();
  const Piece second = table.state.display[columns];
  to_the_raid(table);
  table.act("draw b3 r4 w3 y3").act("draw b3 r4 w3 y3");
  EXPECT_EQ(table.state.year, 2);
  EXPECT_EQ(table.state.season, 1);
  EXPECT_EQ(table.state.display[0], second) << "the second row moved up";
  EXPECT_NE(table.state.display[columns], no_piece);
  EXPECT_EQ(table.player().active_manipulators, 1);
  EXPECT_EQ(table["/germanic/open_left"], "A1");
  EXPECT_TRUE(table["/germanic/open_right"].is_null());
  EXPECT_EQ(table.state.start_player, 1) << "most workers";
}

TEST(Discordia, DI54_FirstTheRaidForAllThenTheShortage) {
  TestTable table = winter();
  table.ready();
  to_the_raid(table);
  std::vector<EventKind> order;
  for (const Event& event : table.events) {
    const EventKind kind{event.kind};
    if (kind == EventKind::raid || kind == EventKind::shortage) order.push_back(kind);
  }
  EXPECT_EQ(order, (std::vector{EventKind::raid, EventKind::raid, EventKind::shortage}));
}

TEST(Discordia, DI55_DecreesAfterTheRewardNotAfterDamage) {
  TestTable table = winter();
  table.state.open_right = 8;  // B3: an Aqueduct step
  table.state.germanic_right[2] = 6;
  table.state.germanic_right[1] = 7;
  table.put(0, "KC2", {"rr", "r", "y"}).decrees({4, 8, 10, 11, 12});
  table.player().aqueduct = 7;
  table.player(1).aqueduct = 8;
  table.ready();
  table.act("die y 6").end_turn();
  EXPECT_EQ(table.decision(), "decrees");
  EXPECT_EQ(table.legal(), (Texts{"decree DE4", "done"}));
  table.act("done");
  EXPECT_EQ(table.state.stage, Stage::shortage) << "seat 1 lost the raid and is not asked";
}

TEST(Discordia, DI56_TheOwnerChoosesWhatIsTornDown) {
  TestTable table = winter(2);  // A1: tear down a City Tile
  table.put(0, "FA2").put(0, "MA2", {"w"}).ready();
  to_the_raid(table);
  EXPECT_EQ(table.legal(), (Texts{"tear FA2", "tear MA2"}));
  table.act("tear MA2");
  EXPECT_EQ(table.player().reserve[merchant], 5);
  EXPECT_TRUE(table["/players/0/city/marketplace/0"].is_null());
  EXPECT_EQ(table.state.stage, Stage::shortage) << "seat 1 has nothing to tear down";
}

TEST(Discordia, DI57_ATieGoesToTheLeftOfTheOldStartingPlayer) {
  TestTable table = winter();
  table.ready();
  to_the_raid(table);
  table.act("draw b3 r4 w3 y3").act("draw b3 r4 w3 y3");
  EXPECT_EQ(total(table.player(0).reserve), total(table.player(1).reserve));
  EXPECT_EQ(table.state.start_player, 1);
}

// DI-60, DI-62.
TEST(Discordia, DI60_DI62_AnEmptyReserveWinsAtOnce) {
  TestTable table;
  table.reserve(0, {0, 1, 0, 0}).put(0, "KA1").put(0, "SA6").ready();
  table.act("die r 1").act("special KA1");
  EXPECT_EQ(table.state.stage, Stage::over);
  EXPECT_EQ(table.told(EventKind::won), 1);
  EXPECT_EQ(table["/result"], Json({{"scores", {0, 15}}, {"ranks", {1, 2}}}));
  EXPECT_EQ(table["/pending"], Json::array());
  EXPECT_TRUE(table["/turn"].is_null() && table["/dice"].is_null() && table["/active"].is_null());
}

TEST(Discordia, DI60_AReturnCanWinToo) {
  TestTable table;
  table.reserve(0, {0, 2, 0, 0}).put(0, "FA2");
  table.player().expedition = 5;
  table.ready();
  table.act("die r 1").act("boat").act("return r 2");
  EXPECT_EQ(table.state.stage, Stage::over);
}

TEST(Discordia, DI61_FewestInTheReserveThenFewestOnTiles) {
  TestTable table = winter(4);
  table.put(0, "KC2", {"rr", "r"}).put(1, "KD3", {"rr"}).ready();
  to_the_raid(table);
  while (table.state.stage != Stage::over) {
    Random random(1);
    table.act(Codec<Discordia>::action_text(table.state, Discordia::draw(table.state, random)));
  }
  const Standing standing = Discordia::standing(table.state);
  EXPECT_EQ(standing.scores[0], standing.scores[1]);
  EXPECT_EQ(standing.ranks[0], 2);
  EXPECT_EQ(standing.ranks[1], 1) << "two workers on tiles against three";
}

TEST(Discordia, DI61_OtherwiseShared) {
  TestTable table = winter(4);
  table.ready();
  to_the_raid(table);
  while (table.state.stage != Stage::over) {
    Random random(1);
    table.act(Codec<Discordia>::action_text(table.state, Discordia::draw(table.state, random)));
  }
  EXPECT_EQ(table["/result/ranks"], Json({1, 1}));
}

// The rulebook's example: yellow die, bottom tile of column 5, lowest Privilege.
// DI-71, DI-74.
TEST(Discordia, DI71_DI74_JanusBlocksTheYellowDie) {
  TestTable table(1);
  table.state.rolled = {};
  table.state.taken = no_die;
  table.state.open_janus = none;
  table.state.janus.clear();
  for (int i = 0; i < 14; ++i) table.state.janus.push_back(static_cast<std::uint8_t>(i));
  std::swap(table.state.janus[6], table.state.janus[13]);  // J7 on top
  table.ready();
  const std::string bottom = table["/display/1/4"];
  const std::string lowest = table["/privileges"].back();
  table.act("roll r1 y5 b6");
  EXPECT_EQ(table["/taken"], "y");
  EXPECT_FALSE(table.may("die y 5"));
  EXPECT_TRUE(table["/display/1/4"].is_null());
  EXPECT_EQ(table["/removed"], Json({lowest, bottom}));
  EXPECT_EQ(table["/privileges"].size(), 4u);
}

TEST(Discordia, DI71_TheOtherTileIfTheBottomOneIsGone) {
  TestTable table(1);
  table.state.display[columns + 0] = no_piece;
  table.state.display[0] = no_piece;
  table.ready();
  table.act("die y 5").end_turn();
  const std::string other = table["/display/0/2"];
  table.state.display[columns + 2] = no_piece;
  table.ready();
  table.act("roll r3 y1 b3");
  EXPECT_EQ(table["/janus/open"], "J2");
  EXPECT_TRUE(table["/display/0/2"].is_null()) << other;
}

TEST(Discordia, DI72_AStarLeavesAllDiceAndShufflesAfterTheTurn) {
  TestTable table(1);
  table.state.open_janus = 12;
  table.state.janus.clear();
  for (int i = 13; i >= 0; --i) {
    if (i != 12) table.state.janus.push_back(static_cast<std::uint8_t>(i));
  }
  table.state.taken = no_die;
  table.ready();
  EXPECT_TRUE(table.may("die r 1") && table.may("die y 5") && table.may("die b 6"));
  table.act("die r 1").end_turn();
  EXPECT_EQ(table.decision(), "janus");
  table.act("janus J14 J13 J12 J11 J10 J9 J8 J7 J6 J5 J4 J3 J2 J1");
  EXPECT_EQ(table["/janus/stack/0"], "J14");
  EXPECT_TRUE(table["/janus/open"].is_null());
  EXPECT_EQ(table.decision(), "roll");
}

TEST(Discordia, DI73_WonOrLostAlone) {
  TestTable table(1);
  table.at(4, 5).dice(1, 6, 6).ready();
  table.act("die y 6").end_turn();
  while (table.state.stage != Stage::over) {
    Random random(2);
    table.act(Codec<Discordia>::action_text(table.state, Discordia::draw(table.state, random)));
  }
  EXPECT_EQ(table["/result/ranks"], Json({2}));
  TestTable won(1);
  won.reserve(0, {0, 0, 0, 1}).put(0, "FA5").ready();
  won.act("die y 5").act("special FA5");
  EXPECT_EQ(won["/result"], Json({{"scores", {0}}, {"ranks", {1}}}));
}

}  // namespace
}  // namespace triclinium::discordia
