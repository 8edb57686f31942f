// Dice, main and secondary actions (DI-10 … DI-31).
#include "games/discordia/table_for_test.h"

namespace triclinium::discordia {
namespace {

TEST(Discordia, DI10_FiveSeasonsOneTurnEach) {
  TestTable table;
  table.ready();
  for (int season = 1; season <= 5; ++season) {
    ASSERT_EQ(table.state.season, season);
    const Seat maximus = static_cast<Seat>((season - 1) % 2);
    for (Seat seat : {maximus, static_cast<Seat>(1 - maximus)}) {
      ASSERT_EQ(table.decision(), "die");
      ASSERT_EQ(table.state.active, seat);
      table.act(seat == maximus ? "die r 1" : "die y 5");
      if (table.decision() == "turn") table.act("done");
    }
    if (season < 5) table.act("roll r1 y5 b6");
  }
  EXPECT_NE(table.state.stage, Stage::turn);
}

// DI-11, DI-12.
TEST(Discordia, DI11_DI12_MaximusTakesADieTheOthersShareTwo) {
  TestTable table(3);
  table.ready();
  EXPECT_TRUE(table.may("die r 1") && table.may("die y 5") && table.may("die b 6"));
  table.act("die y 5").act("done");
  EXPECT_EQ(table["/taken"], "y");
  EXPECT_FALSE(table.may("die y 5"));
  table.act("die b 6").act("done");
  EXPECT_TRUE(table.may("die b 6")) << "a die that is not Maximus' stays";
  table.act("die b 6").act("done");
  EXPECT_EQ(table.state.season, 2);
  EXPECT_EQ(table.state.active, 1);
}

// DI-13, DI-14.
TEST(Discordia, DI13_DI14_TheSaturnaliaRefillBeforeTheDice) {
  TestTable table;
  table.at(1, 3);
  table.state.display[1] = no_piece;
  table.state.display[8] = no_piece;
  table.state.active = 1;
  table.state.start_player = 0;
  table.state.taken = red;
  table.ready();
  const Piece first = table.state.pile.back();
  table.act("die y 5").act("done");
  EXPECT_EQ(table.decision(), "roll");
  EXPECT_EQ(table.state.season, 4);
  EXPECT_EQ(table.state.display[1], first) << "top row first";
  EXPECT_NE(table.state.display[8], no_piece);
  EXPECT_EQ(table["/germanic/open_right"], "B1");
}

// DI-15, DI-21.
TEST(Discordia, DI15_DI21_ManipulatorsAddUpWithoutWrapping) {
  TestTable table;
  table.player().active_manipulators = 2;
  table.ready();
  for (const char* die : {"die r 1", "die r 2", "die r 3", "die y 3", "die b 4", "die b 6"}) {
    EXPECT_TRUE(table.may(die)) << die;
  }
  EXPECT_FALSE(table.may("die r 4") || table.may("die r 6") || table.may("die b 1"));
  table.act("die r 3");
  EXPECT_EQ(table.player().used_manipulators, 2);
  EXPECT_EQ(table["/turn/value"], 3);
}

TEST(Discordia, DI20_OneMainActionAnyOrder) {
  TestTable table;
  table.put(0, "KA1").put(0, "MA1").ready();
  table.act("die r 1").act("special MA1");
  EXPECT_TRUE(table.may("deploy KA1"));
  table.act("stars");
  EXPECT_FALSE(table.may("deploy KA1")) << "the main action is done";
  EXPECT_TRUE(table.may("special KA1"));
}

// The rulebook's red die with value 1: three actions of the Action Tile or two tiles.
// DI-22, DI-23.
TEST(Discordia, DI22_DI23_RedOneThreeActionsOrTwoTiles) {
  TestTable table;
  table.put(0, "SB2").put(0, "KA3").show(1, "FB4").ready();
  table.player().stars = 6;
  table.act("die r 1");
  EXPECT_TRUE(table.may("tile FB4") && table.may("tile SB1"));
  EXPECT_TRUE(table.may("deploy SB2") && table.may("deploy KA3") && table.may("stars"));
  EXPECT_FALSE(table.may("expand port") || table.may("develop") || table.may("tile SA2"));
}

// DI-22, DI-28.
TEST(Discordia, DI22_DI28_LeftmostFreeSpaceOrOverAnOwnTile) {
  TestTable table;
  table.put(0, "FB1", {"y"}).show(1, "FC3").ready();
  table.act("die r 1").act("tile FC3");
  EXPECT_EQ(table.legal(), (Texts{"free", "over FB1"}));
  const int farmers = table.player().reserve[farmer];
  table.act("over FB1");
  EXPECT_EQ(table["/players/0/city/farmland/0/id"], "FC3");
  EXPECT_TRUE(table["/players/0/city/farmland/1"].is_null());
  EXPECT_EQ(table.player().reserve[farmer], farmers + 1) << "its worker comes back";
  EXPECT_EQ(table["/removed/0"], "FB1");
}

TEST(Discordia, DI23_ExactlyTheNextSpace) {
  TestTable table;
  table.reserve(0, {5, 1, 5, 4}).put(0, "KC2").ready();
  table.act("die r 1");
  EXPECT_FALSE(table.may("deploy KC2")) << "two soldiers are needed";
  TestTable enough;
  enough.reserve(0, {5, 3, 4, 3}).put(0, "KC2").ready();
  enough.act("die r 1").act("deploy KC2");
  EXPECT_EQ(enough["/players/0/city/fort/0/workers"], Json({"rr"}));
  EXPECT_EQ(total(enough.player().reserve), 13);
}

TEST(Discordia, DI23_GreyIsAnyColour) {
  TestTable table;
  table.reserve(0, {3, 3, 0, 3}).put(0, "KC2", {"rr", "r"}).ready();
  table.act("die r 1").act("deploy KC2");
  EXPECT_EQ(table.legal(), (Texts{"send b 0", "send b 1"}));
  table.act("send b 0");
  EXPECT_EQ(table.legal(), (Texts{"send r 0", "send r 1"}));
  table.act("send r 0");
  EXPECT_EQ(table["/players/0/city/fort/0/workers/2"], "y") << "no merchant, so a farmer";
}

// DI-24, DI-42.
TEST(Discordia, DI24_DI42_ExpansionsCoverTheirSlots) {
  TestTable table;
  table.state.action_tiles = {4, 1, 2, 3, 0, 5};  // AT5 in column 1
  table.expand(0, fort).ready();
  table.act("die r 1").act("expand fort");
  EXPECT_EQ(table["/pending"], Json({"star_expedition"})) << "the third Fort space's bonus";
  table.act("skip");
  EXPECT_EQ(table["/players/0/city/fort"].size(), 3u);
  EXPECT_EQ(table["/supply/fort"], 2);
}

TEST(Discordia, DI24_AFourthFortCoversNothing) {
  TestTable table;
  table.state.action_tiles = {4, 1, 2, 3, 0, 5};
  table.expand(0, fort, 2).ready();
  table.act("die r 1").act("expand fort");
  EXPECT_EQ(table.state.pending.size(), 0);
}

TEST(Discordia, DI25_DevelopWithASixLaterWithAFive) {
  TestTable table;
  table.put(0, "KA1").put(1, "KA2").ready();
  table.act("die b 6").act("develop").end_turn();
  EXPECT_EQ(table.player().development, 1);
  EXPECT_EQ(table.player().stars, 5);
  table.act("die y 5");
  EXPECT_FALSE(table.may("develop")) << "seat 1 has not reached space 1";
  table.end_turn().act("roll r1 y5 b6").act("die r 1").end_turn().act("die y 5");
  EXPECT_TRUE(table.may("develop"));
}

TEST(Discordia, DI26_TwoStarsOrTheLastOne) {
  TestTable table;
  table.put(0, "KA2").ready();
  table.act("die r 1").act("stars");
  EXPECT_EQ(table.player().stars, 8);
  TestTable last;
  last.player(1).stars = 17;
  last.put(0, "KA2").ready();
  last.act("die r 1").act("stars");
  EXPECT_EQ(last.player().stars, 7);
  EXPECT_EQ(last["/supply/stars"], 0);
}

TEST(Discordia, DI27_AFullShipTurnsAtTheEndOfTheTurn) {
  TestTable table;
  table.put(0, "SB6").show(1, "FB1").ready();
  table.act("die r 1").act("deploy SB6");
  const int sailors = table.state.bag[sailor];
  table.act("done");
  EXPECT_EQ(table.told(EventKind::ship_turned), 1);
  EXPECT_EQ(table.state.bag[sailor], sailors + 2);
  EXPECT_TRUE(table["/players/0/city/port/0"].is_null());
  EXPECT_EQ(table["/players/0/city/marketplace/0/id"], "SB6b");
  EXPECT_EQ(table["/players/0/fresh"], Json({"SB6b"}));
  EXPECT_EQ(table.player().aqueduct, 1);
}

TEST(Discordia, DI27_MerchantsFromTheNextSeasonOn) {
  TestTable table;
  table.put(0, "MA1").put(0, "SB6b").reserve(0, {4, 4, 7, 0});
  table.state.fresh = 1u << *find_piece("SB6");
  table.ready();
  table.act("die b 6");
  EXPECT_FALSE(table.may("special SB6b") || table.may("deploy SB6b"));
  EXPECT_TRUE(table.may("deploy MA1"));
  table.state.fresh = 0;
  EXPECT_TRUE(table.may("special SB6b") && table.may("deploy SB6b"));
}

TEST(Discordia, DI28_AGapIsFilledFirst) {
  TestTable table;
  table.expand(0, farmland).put(0, "FB1").put(0, "FB2").show(1, "FC3");
  row_of(table.state, 0, farmland)[0] = {};
  table.ready();
  table.act("die r 1").act("tile FC3").act("free");
  EXPECT_EQ(table["/players/0/city/farmland/0/id"], "FC3");
  EXPECT_EQ(table["/players/0/city/farmland/1/id"], "FB2");
}

TEST(Discordia, DI29_WithoutAFreeMarketplaceCoverOrDiscard) {
  TestTable table;
  table.put(0, "SB6").put(0, "MA2", {"w"}).put(0, "MB2").ready();
  table.act("die r 1").act("deploy SB6").act("done");
  EXPECT_EQ(table.legal(), (Texts{"discard", "over MA2", "over MB2"}));
  TestTable other = table;
  other.act("discard");
  EXPECT_EQ(other.player().aqueduct, 0);
  const int merchants = table.player().reserve[merchant];
  table.act("over MA2");
  EXPECT_EQ(table.player().aqueduct, 1);
  EXPECT_EQ(table.player().reserve[merchant], merchants + 1);
}

TEST(Discordia, DI29_FullShipsTurnFromTheLeft) {
  TestTable table;
  table.expand(0, port).put(0, "SB1").put(0, "SB2", {}).reserve(0, {4, 4, 4, 3});
  table.player().development = 6;  // Ships with any die
  table.decrees({1, 2, 3, 4, 8}).put(0, "MA3").ready();
  table.act("die r 1").act("special SB1").act("deploy SB2").act("done");
  EXPECT_EQ(table["/pending/0"], "place SB2b") << "SB1 took the last free Marketplace";
  EXPECT_EQ(table["/players/0/city/marketplace/1/id"], "SB1b");
}

// The rulebook's example: the red 1 mans Barracks red 1 and a Market Stall 1.
TEST(Discordia, DI30_RedOneSpecialDeployments) {
  TestTable table;
  table.put(0, "KA1").put(0, "MA1").put(0, "FA1").put(0, "SB1").ready();
  table.act("die r 1");
  EXPECT_TRUE(table.may("special KA1") && table.may("special MA1"));
  EXPECT_FALSE(table.may("special FA1") || table.may("special SB1"));
}

// DI-30, DI-45.
TEST(Discordia, DI30_DI45_OncePerTileAlsoOnATileOfThisTurn) {
  TestTable table;
  table.show(1, "MC1").ready();
  table.act("die r 1").act("tile MC1").act("special MC1");
  EXPECT_FALSE(table.may("special MC1"));
  TestTable both;
  both.put(0, "KD1").ready();
  both.act("die r 1").act("special KD1").act("deploy KD1");
  EXPECT_EQ(both["/players/0/city/fort/0/workers"], Json({"rr", "r"}));
}

TEST(Discordia, DI31_TheBoatsBonus) {
  TestTable table;
  table.put(0, "KA2").ready();
  table.act("die r 1").act("boat");
  EXPECT_EQ(table.player().expedition, 1) << "Spring: a Star onto the Expedition Path";
  TestTable summer;
  summer.at(1, 2).dice(2, 5, 6).put(1, "KA1");
  summer.state.start_player = 1;
  summer.ready();
  summer.act("die r 2").act("boat");
  EXPECT_EQ(summer.player().aqueduct, 1);
  TestTable autumn;
  autumn.at(1, 3).dice(3, 5, 6).ready();
  autumn.act("die r 3").act("boat");
  EXPECT_EQ(autumn.decision(), "tower");
  EXPECT_FALSE(autumn.may("skip")) << "chosen is chosen";
}

TEST(Discordia, DI31_OnlyWithTheSeasonsValue) {
  TestTable table;
  table.put(0, "KA2").ready();
  table.act("die b 6");
  EXPECT_FALSE(table.may("boat"));
}

}  // namespace
}  // namespace triclinium::discordia
