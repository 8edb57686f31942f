// Loading positions of Discordia: the notation's example, and what is refused.
#include <gtest/gtest.h>

#include "codec/discordia/codec.h"
#include "codec/json_text.h"

namespace triclinium {
namespace {

// Section 7 of the notation: seat 0 swaps 3 with TT5 and has no sailor.
const char* const example = R"({"game":"discordia","rules":1,"options":{"workers":160},"seats":2,
"to_act":0,"decision":"return","stage":"turn","year":3,"season":5,"start_player":1,"active":0,
"dice":{"r":3,"y":5,"b":2},"taken":"r","turn":{"die":"y","value":5,"main":true,"boat":true,
"special":["KA5"],"swapped":["TT5"]},"pending":["give_3"],"chosen":[0],"result":null,
"action_tiles":["AT5","AT4","AT2","AT1","AT6","AT3"],"display":[["MC3","SB4",null,"KB1","KB3",
"MA3"],["FB5","KD4","SC6","SC1","MB2","MB5"]],"tiles":["SB5","KD2","SA2","FD3","FA4","FC5","MA4",
"FA5","SA4","SA3","MA5","SC4","KA4","KB4","FD2","FD5","MC6","MC5","KA6","KC1","SA5","MB6","FC2",
"MB3","SC2","FB2","SC3","MC4","FD1","FC6","KA3","FB1","SB3","KD5","SA6","FD6","KB5","KC4","FA3",
"MD1","SC5","FC4","MD6","KD6","KA1","FD4","FA2","FB6","SB6","KB2","KC6","FB4","KC5","KD1","FA1",
"KA2","FC3","KC2"],"supply":{"port":1,"fort":0,"marketplace":2,"farmland":2,"expedition":1,
"development":2,"manipulators":0,"stars":4},"military_towers":[],"trading_towers":[],
"decrees":["DE13","DE12","DE5"],"privileges":["PR5"],"germanic":{"left":["C1"],"right":["D2"],
"open_left":"A3","open_right":"B3"},"janus":null,"bag":{"b":34,"r":27,"w":28,"y":25},
"removed":["A2","A6","B1","B2","FB3","FC1","KB6","KC3","MA1","MA2","MB1","MB4","MC1","MC2","MT1",
"MT8","SA1","SB1","TT3"],"players":[{"reserve":{"b":0,"r":2,"w":4,"y":10},"stars":0,"aqueduct":6,
"manipulators":{"active":0,"used":2},"expansions":{"port":1,"fort":2,"marketplace":1,"farmland":1,
"expedition":1,"development":0},"expedition":6,"development":4,"decrees":["DE1","DE6"],
"privileges":["PR11","PR14"],"used":["PR11","PR14"],"city":{"port":[null,null],"fort":[{"id":"KD3",
"workers":[]},{"id":"KA5","workers":["r"]},null],"marketplace":[{"id":"MA6","workers":["w","w"]},
null,null],"farmland":[null,null,null]},"towers":[{"id":"TT5","workers":[]},{"id":"MT2",
"workers":[]}],"fresh":[]},{"reserve":{"b":6,"r":10,"w":3,"y":4},"stars":2,"aqueduct":4,
"manipulators":{"active":0,"used":3},"expansions":{"port":2,"fort":2,"marketplace":1,"farmland":1,
"expedition":0,"development":0},"expedition":3,"development":5,"decrees":[],"privileges":["PR10",
"PR2"],"used":["PR10"],"city":{"port":[null,null,null],"fort":[null,null,null],"marketplace":[{
"id":"SB2b","workers":["www"]},null,null],"farmland":[{"id":"FA6","workers":["y"]},null,null]},
"towers":[{"id":"TT2","workers":[]},null,null],"fresh":[]}]})";

Json example_position() { return *parse_json(example); }

TEST(DiscordiaPosition, TheNotationsExample) {
  const GameAdapter<Discordia> game;
  const auto state = game.load(example_position());
  ASSERT_TRUE(state) << state.error().message;
  EXPECT_EQ(game.position(*state), example_position());
  ActionList list;
  game.legal_actions(*state, list);
  std::vector<std::string> texts;
  for (Action action : list) texts.push_back(game.action_text(*state, action));
  EXPECT_EQ(texts, (std::vector<std::string>{"return r 0", "return r 1", "return r 2"}));
}

struct Broken {
  const char* pointer;
  Json value;
  const char* field;  // that the message begins with
};

TEST(DiscordiaPosition, RefusedWithTheFieldThatIsWrong) {
  const std::vector<Broken> cases{
      {"/bag/r", 26, "bag"},
      {"/supply/stars", 5, "supply.stars"},
      {"/supply/port", 2, "supply.port"},
      {"/supply/manipulators", 1, "supply.manipulators"},
      {"/players/0/city/fort/1/id", "KA6", "players"},
      {"/players/0/city/fort/1/id", "FA1", "players[0].city.fort"},
      {"/players/0/city/fort/1/id", "XX1", "players[0].city.fort"},
      {"/players/0/city/fort/1/workers", {"y"}, "bag"},
      {"/players/1/city/farmland/0/workers", {"yy"}, "bag"},
      {"/players/0/city/farmland", {nullptr, nullptr}, "players[0].city.farmland"},
      {"/players/0/development", 7, "players[0].development"},
      {"/players/0/decrees", {"DE1", "DE1"}, "decrees"},
      {"/players/1/used", {"PR2"}, "players[1].used"},
      {"/players/0/fresh", {"SB2b"}, "players"},
      {"/players/0/aqueduct", 11, "players[0].aqueduct"},
      {"/display/0/0", "MC4", "players"},
      {"/removed/4", "FB1", "removed"},
      {"/germanic/left", {"C1", "C2"}, "germanic.left"},
      {"/germanic/open_right", nullptr, "germanic.open_right"},
      {"/year", 2, "removed"},
      {"/season", 3, "germanic"},
      {"/stage", "raid", "dice"},
      {"/pending", {"give_5"}, "pending"},
      {"/pending", {"next"}, "pending"},
      {"/pending", {"give_3", "next"}, "pending"},
      {"/pending", {"aqueduct_1"}, "pending"},
      {"/chosen", {1}, "chosen"},
      {"/chosen", Json::array(), "decision"},
      {"/turn/value", 1, "turn.value"},
      {"/turn/swapped", {"TT2"}, "turn.swapped"},
      {"/turn/special", {"KA5", "KA5"}, "turn.special"},
      {"/taken", "y", "turn.die"},
      {"/to_act", 1, "to_act"},
      {"/decision", "star", "decision"},
      {"/result", {{"scores", {1, 2}}, {"ranks", {1, 2}}}, "result"},
      {"/action_tiles/0", "AT1", "action_tiles"},
      {"/options/workers", 140, "bag"},
      {"/rules", 2, "rules"},
  };
  for (const Broken& broken : cases) {
    Json position = example_position();
    position[Json::json_pointer(broken.pointer)] = broken.value;
    const auto state = Codec<Discordia>::parse_position(position);
    ASSERT_FALSE(state) << broken.pointer << " = " << broken.value;
    EXPECT_TRUE(state.error().message.starts_with(broken.field))
        << broken.pointer << " = " << broken.value << ": " << state.error().message;
  }
}

TEST(DiscordiaPosition, UnknownFieldsAreRefused) {
  Json position = example_position();
  position["players"][0]["gold"] = 3;
  const auto state = Codec<Discordia>::parse_position(position);
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().message, "players[0].gold: there is no such field");
}

TEST(DiscordiaPosition, WorkersThatNoWildcardExplainsAreRefused) {
  // A farmer on the Barracks, everything else in order.
  Json position = example_position();
  position["players"][0]["city"]["fort"][1]["workers"] = {"y"};
  position["bag"]["r"] = 28;
  position["bag"]["y"] = 24;
  const auto state = Codec<Discordia>::parse_position(position);
  ASSERT_FALSE(state);
  EXPECT_EQ(state.error().message, "players[0].city: the workers on KA5 do not fit");
}

TEST(DiscordiaNotation, ChanceIsWrittenInOneWayOnly) {
  using C = Codec<Discordia>;
  const C::State state{};
  EXPECT_TRUE(C::parse_chance(state, "roll r3 y5 b1"));
  EXPECT_TRUE(C::parse_chance(state, "draw b2 r1 w0 y13"));
  for (const char* text : {"roll r3 y5", "roll y5 r3 b1", "roll r3  y5 b1", "roll r03 y5 b1",
                           "draw b2 r1 w0", "draw b2 r1 w0 y-1", "janus J1 J2", "roll r3 y5 b1 ",
                           "draw b02 r1 w0 y3", "Roll r3 y5 b1", ""}) {
    EXPECT_FALSE(C::parse_chance(state, text)) << text;
  }
}

}  // namespace
}  // namespace triclinium
