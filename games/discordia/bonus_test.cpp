// Bonuses, Decrees, Towers, Privileges (DI-32 … DI-48).
#include "games/discordia/table_for_test.h"

namespace triclinium::discordia {
namespace {

// AT5 (Barracks, Farm, Expansion) above column 1.
TestTable with_expansions() {
  TestTable table;
  table.state.action_tiles = {4, 1, 2, 3, 0, 5};
  return table;
}

// DI-32, DI-42.
TEST(Discordia, DI32_DI42_TheFourthExpansionBringsAPrivilegeAfterTheCoveredBonus) {
  TestTable table = with_expansions();
  table.expand(0, port, 2).expand(0, fort).privileges({1, 3, 5, 7, 11}).ready();
  table.act("die r 1").act("expand fort");
  EXPECT_EQ(table["/pending"], Json({"star_expedition", "take_any_privilege"}));
  table.act("skip");
  EXPECT_EQ(table.decision(), "privilege");
  EXPECT_FALSE(table.may("skip"));
  table.act("privilege PR5");
  EXPECT_EQ(table["/players/0/privileges"], Json({"PR5"}));
}

TEST(Discordia, DI32_TheSixthToo) {
  TestTable table = with_expansions();
  table.expand(0, port, 2).expand(0, fort, 3).privileges({1, 3, 5, 7, 11}).ready();
  table.act("die r 1").act("expand marketplace");
  EXPECT_EQ(table.decision(), "privilege");
  TestTable fifth = with_expansions();
  fifth.expand(0, port, 2).expand(0, fort, 2).privileges({1, 3, 5, 7, 11}).ready();
  fifth.act("die r 1").act("expand marketplace");
  EXPECT_NE(fifth.decision(), "privilege");
}

TEST(Discordia, DI33_SpacesOfTheTracks) {
  TestTable table;
  table.player().expedition = 2;
  table.put(0, "KA2").ready();
  table.act("die r 1").act("boat");
  EXPECT_EQ(table.told(EventKind::manipulator), 1) << "E3: a Manipulator";
  EXPECT_EQ(table.player().active_manipulators, 2);
  TestTable six;
  six.player().development = 4;
  six.put(0, "FA2").ready();
  six.act("die b 6").act("develop");
  EXPECT_EQ(six.told(EventKind::manipulator), 1) << "D5: a Manipulator, then a deployment";
  EXPECT_EQ(six.legal(), (Texts{"deploy FA2", "skip"}));
}

TEST(Discordia, DI33_ExtensionsRepeatTheirTwoSpaces) {
  TestTable table;
  table.expand(0, expedition, 2).put(0, "FA2");
  table.player().expedition = 8;
  table.player().stars = 3;
  table.ready();
  table.act("die r 1").act("boat");
  EXPECT_EQ(table.decision(), "deploy") << "space 9 is like space 7";
}

TEST(Discordia, DI34_ADecreeCoversTheLowestSpaceBeforeTheDie) {
  TestTable table;
  table.player().aqueduct = 8;
  table.put(0, "FA2").decrees({4, 8, 10, 11, 12}).ready();
  EXPECT_TRUE(table.may("decree DE4")) << "before the die is chosen";
  table.act("decree DE4");
  EXPECT_EQ(table.legal(), (Texts{"deploy FA2", "skip"})) << "bonus of the lowest space";
  table.act("skip");
  EXPECT_EQ(table.decision(), "die");
  EXPECT_EQ(table["/players/0/decrees"], Json({"DE4"}));
}

TEST(Discordia, DI34_NoFreeSpaceNoDecree) {
  TestTable table;
  table.player().aqueduct = 8;
  for (int n : {0, 1, 2, 4}) table.player().decrees.push_back(static_cast<std::uint8_t>(n));
  table.decrees({4}).ready();
  EXPECT_FALSE(table.may("decree DE4"));
}

// DI-34, DI-40.
TEST(Discordia, DI34_DI40_TheFourthSpaceTakesAnyCityTile) {
  TestTable table;
  table.player().aqueduct = 8;
  for (int n : {0, 1, 2}) table.player().decrees.push_back(static_cast<std::uint8_t>(n));
  table.decrees({4, 8}).show(3, "FB4").ready();
  table.act("decree DE4");
  EXPECT_EQ(table.decision(), "any_tile");
  EXPECT_TRUE(table.may("skip"));
  table.act("tile FB4");
  EXPECT_EQ(table["/players/0/city/farmland/0/id"], "FB4");
  EXPECT_EQ(table.decision(), "die");
}

// DI-35, DI-45.
TEST(Discordia, DI35_DI45_AMilitaryTowerIsMannedLikeBarracks) {
  TestTable table;
  table.put(0, "MT1").ready();
  table.act("die r 1");
  EXPECT_TRUE(table.may("deploy MT1") && table.may("special MT1"));
  table.act("special MT1");
  EXPECT_EQ(table["/players/0/towers/0/workers"], Json({"rr"}));
}

TEST(Discordia, DI35_OneTowerForEachPortOrOverAnOlderOne) {
  TestTable table;
  table.at(1, 3).dice(3, 5, 6).towers({"MT2", "MT3", "TT1", "TT2", "TT3"});
  table.put(0, "MT1", {"rr"}).ready();
  table.act("die r 3").act("boat").act("tower TT1");
  EXPECT_EQ(table["/players/0/towers/0/id"], "TT1") << "the only Port has a Tower: it is covered";
  EXPECT_EQ(table.player().reserve[soldier], 6);
  EXPECT_EQ(table["/removed/0"], "MT1");
}

TEST(Discordia, DI35_ATowerWithAStarForTheExpedition) {
  TestTable table;
  table.at(1, 3).dice(3, 5, 6).towers({"MT5", "MT7", "MT8", "TT1", "TT2", "TT3"}).ready();
  table.act("die r 3").act("boat");
  EXPECT_EQ(table.legal(), (Texts{"tower MT5", "tower MT7", "tower TT1", "tower TT2", "tower TT3"}))
      << "MT7 = MT8 is offered once";
  table.act("tower MT7");
  EXPECT_EQ(table.legal(), (Texts{"expedition", "skip"}));
}

TEST(Discordia, DI36_ATradingTowerBringsTwoStepsAndSwapsThree) {
  TestTable table;
  table.put(0, "TT1").ready();
  table.act("die r 1").act("swap TT1");
  EXPECT_EQ(table["/pending"], Json({"draw_3", "give_3"}));
  table.act("draw b0 r1 w2 y0");
  EXPECT_EQ(total(table.player().reserve), 18);
  table.act("return b 3");
  EXPECT_EQ(total(table.player().reserve), 15);
  EXPECT_FALSE(table.may("swap TT1"));
  TestTable built;
  built.at(1, 3).dice(3, 5, 6).ready();
  built.act("die r 3").act("boat").act("tower TT2");
  EXPECT_EQ(built.player().aqueduct, 2);
}

TEST(Discordia, DI37_ThoseJustDrawnMayGoBack) {
  TestTable table;
  table.reserve(0, {0, 5, 5, 5}).put(0, "TT1").ready();
  table.act("die r 1").act("swap TT1").act("draw b3 r0 w0 y0");
  EXPECT_EQ(table.legal(), (Texts{"return b 0", "return b 1", "return b 2", "return b 3"}));
  table.act("return b 3");
  EXPECT_EQ(table.player().reserve, (Workers{0, 5, 5, 5}));
}

TEST(Discordia, DI38_AWildcardFitsEverywhereAlsoOnShips) {
  TestTable table;
  table.reserve(0, {0, 0, 0, 15}).put(0, "SB2").put(0, "KA3").own_privilege(0, 7);
  table.privileges({1, 3, 5, 6}).ready();
  table.act("die r 1");
  EXPECT_TRUE(table.may("deploy SB2") && table.may("deploy KA3"));
  table.act("deploy SB2");
  EXPECT_EQ(table["/players/0/city/port/0/workers"], Json({"yy"}));
}

// The rulebook's example: two equal Privileges make all workers wildcards.
TEST(Discordia, DI38_TwoEqualWildcardsMakeAllWild) {
  TestTable one;
  one.reserve(0, {0, 0, 15, 0}).put(0, "KA3").own_privilege(0, 1).privileges({2, 3, 5, 7}).ready();
  one.act("die r 1");
  EXPECT_FALSE(one.may("deploy KA3")) << "only sailors are wildcards";
  TestTable two;
  two.reserve(0, {0, 0, 15, 0}).put(0, "KA3").own_privilege(0, 1).own_privilege(0, 2);
  two.privileges({3, 5, 7}).ready();
  two.act("die r 1");
  EXPECT_TRUE(two.may("deploy KA3"));
}

TEST(Discordia, DI39_EachStepBeyondTheTopIsASwap) {
  TestTable table;
  table.player().aqueduct = 9;
  table.at(1, 3).dice(3, 5, 6).decrees({1, 2, 3, 5, 6}).ready();
  table.act("die r 3").act("boat").act("tower TT2");
  EXPECT_EQ(table.player().aqueduct, 10);
  EXPECT_EQ(table["/pending"], Json({"draw_2", "give_2"}));
}

TEST(Discordia, DI41_TilesAndWorkersOfADecree) {
  TestTable table;
  table.decrees({10, 11, 12, 14, 9}).expand(0, port).expand(0, farmland);
  table.put(0, "SC2", {"b"}).put(0, "SA3", {"b"}).ready();
  EXPECT_FALSE(table.may("decree DE10")) << "two Ships, but two workers";
  TestTable more;
  more.decrees({10, 11, 12, 14, 9}).expand(0, port);
  more.put(0, "SC2", {"b"}).put(0, "SC3", {"b", "bb"});
  more.ready();
  EXPECT_TRUE(more.may("decree DE10")) << "a full Ship counts until the end of the turn";
}

TEST(Discordia, DI41_MilitaryTowersCountAsBarracks) {
  TestTable table;
  table.decrees({14, 8, 9, 10, 11}).expand(0, fort);
  table.put(0, "KD2", {"rr"}).put(0, "KB2", {"r"}).put(0, "MT1", {"rr"}).ready();
  EXPECT_TRUE(table.may("decree DE14"));
}

TEST(Discordia, DI41_PairsManipulatorsAndColours) {
  TestTable table;
  table.decrees({2, 3, 7, 13, 1}).expand(0, fort, 4);
  table.player().active_manipulators = 1;
  table.player().used_manipulators = 2;
  table.reserve(0, {0, 7, 8, 0}).ready();
  EXPECT_TRUE(table.may("decree DE2")) << "four equal ones are two pairs";
  EXPECT_TRUE(table.may("decree DE3")) << "used ones count";
  EXPECT_TRUE(table.may("decree DE7"));
  EXPECT_FALSE(table.may("decree DE13") || table.may("decree DE1"));
}

TEST(Discordia, DI41_EveryConditionIsMetByItsNumberAndNotByOneLess) {
  for (int shift : {0, 1}) {
    TestTable table;
    table.decrees({4, 5, 6, 1, 8});
    Player& actor = table.player();
    actor.aqueduct = static_cast<std::uint8_t>(8 - shift);
    actor.development = static_cast<std::uint8_t>(6 - shift);
    actor.expedition = static_cast<std::uint8_t>(6 - shift);
    actor.stars = 1;
    for (int kind = 0; kind < 5 - shift; ++kind) table.expand(0, kind);
    table.put(0, "KD1", {"rr", "r"}).put(0, "KD2", {"rr", "r"}).put(0, "FD1", {"yyy", "b"});
    table.put(0, "FB2", {"y"});
    table.reserve(0, {3, 3, 3, 3}).ready();
    for (const char* decree : {"decree DE4", "decree DE5", "decree DE6", "decree DE1"}) {
      EXPECT_EQ(table.may(decree), shift == 0) << decree;
    }
    EXPECT_FALSE(table.may("decree DE8")) << "eleven workers";
  }
}

TEST(Discordia, DI43_WhatSpendsIsAskedWhatIsFreeIsTaken) {
  TestTable table;
  table.show(1, "FA4").ready();
  table.act("die r 1").act("tile FA4");
  EXPECT_EQ(table.player().aqueduct, 1) << "an Aqueduct step is taken by itself";
  TestTable star;
  star.show(1, "KA4").ready();
  star.act("die r 1").act("tile KA4");
  EXPECT_EQ(star.legal(), (Texts{"expedition", "skip"}));
}

TEST(Discordia, DI44_FewerWorkersMayBeReturned) {
  TestTable table;
  table.player().expedition = 5;
  table.put(0, "KA2").ready();
  table.act("die r 1").act("boat");
  EXPECT_EQ(table["/pending"], Json({"return_2"}));
  for (const char* colour : {"b", "r", "w", "y"}) {
    table.act(std::string("return ") + colour + " 0");
  }
  EXPECT_EQ(total(table.player().reserve), 15);
}

TEST(Discordia, DI44_ASwapDrawsWhatTheBagHolds) {
  TestTable table(1);
  table.reserve(0, {40, 40, 39, 39}).put(0, "TT1");
  table.state.open_janus = 8;  // J9: the blue die
  table.state.janus.clear();
  for (int i = 13; i >= 0; --i) {
    if (i != 8) table.state.janus.push_back(static_cast<std::uint8_t>(i));
  }
  table.state.taken = blue;
  table.ready();
  table.act("die r 1").act("swap TT1");
  EXPECT_EQ(table["/pending"], Json({"give_2"})) << "the last two come by themselves";
}

TEST(Discordia, DI46_WildcardsKeepTheirColour) {
  TestTable table;
  table.reserve(0, {0, 0, 5, 10}).put(0, "FA2").put(0, "KB3", {"y"}).own_privilege(0, 7);
  table.privileges({1, 3, 5, 6}).show(1, "KA5").ready();
  table.act("die r 1").act("tile KA5");
  EXPECT_EQ(table.player().reserve[farmer], 11) << "a farmer comes back, not a soldier";
}

TEST(Discordia, DI47_OneTimePrivilegesBeforeTheDieOrBetweenActions) {
  TestTable table;
  table.own_privilege(0, 11).own_privilege(0, 12).own_privilege(0, 13).privileges({1, 3}).ready();
  EXPECT_TRUE(table.may("use PR11") && table.may("use PR13"));
  EXPECT_FALSE(table.may("use PR12")) << "of equal ones the lowest";
  table.act("use PR11");
  EXPECT_EQ(table.player().aqueduct, 2);
  EXPECT_TRUE(table.may("use PR12"));
  table.act("die r 1").act("use PR13");
  EXPECT_EQ(table.player().stars, 8);
  EXPECT_EQ(table["/players/0/used"], Json({"PR11", "PR13"}));
}

TEST(Discordia, DI47_APrivilegeWonInTheRaidMayBeUsedAtOnceOrKept) {
  TestTable table = with_expansions();
  table.at(1, 5)
      .expand(0, port, 2)
      .expand(0, fort)
      .privileges({11, 1, 3, 5, 7})
      .put(0, "KC2", {"rr", "r", "y"});
  table.state.open_right = 11;  // B6: any Expansion
  table.dice(1, 6, 6).ready();
  table.act("die r 1").end_turn().act("die y 6").end_turn();
  ASSERT_EQ(table.decision(), "expansion");
  table.act("expand marketplace").act("privilege PR11");
  EXPECT_EQ(table.legal(), (Texts{"keep", "use PR11"}));
  table.act("keep");
  EXPECT_EQ(table.player().aqueduct, 0);
}

TEST(Discordia, DI48_ABonusOfABonusComesFirst) {
  TestTable table;
  table.player().expedition = 3;
  table.own_privilege(0, 9).privileges({1, 3, 5, 7}).ready();
  table.act("use PR9").act("expedition");
  EXPECT_EQ(table["/pending"], Json({"take_tower", "stars_either_1"}));
  table.act("skip");
  EXPECT_EQ(table.legal(), (Texts{"development", "expedition", "skip"}));
}

}  // namespace
}  // namespace triclinium::discordia
