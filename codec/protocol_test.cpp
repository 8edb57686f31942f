#include "codec/protocol.h"

#include <gtest/gtest.h>

#include "codec/toy/codec.h"

namespace triclinium {
namespace {

class ProtocolTest : public testing::Test {
 protected:
  Json ask(const std::string& line) { return Json::parse(protocol_.answer_line(line)); }
  std::string error(const std::string& line) {
    const Json answer = ask(line);
    EXPECT_EQ(answer.size(), 1u) << answer;
    return answer.value("error", "");
  }
  void deal() {
    const Json answer = ask(
        R"({"cmd":"deal","record":{"game":"toy","rules":1,"options":{"pile":4},"seats":2,
            "deal":{"cards":[1,2]},"actions":[],"result":null}})");
    ASSERT_TRUE(answer.contains("position")) << answer;
  }

 private:
  GameAdapter<Toy> toy_;
  Protocol protocol_{{&toy_}};
};

TEST_F(ProtocolTest, ListsGames) {
  EXPECT_EQ(ask(R"({"cmd":"games"})"),
            Json::parse(R"({"games":[{"id":"toy","title":"Toy","seats":[2,4],
                "options":{"pile":{"default":7,"values":[4,7,12,20]}}}]})"));
}

TEST_F(ProtocolTest, NewGamesOfOneSeedAreEqual) {
  const std::string line = R"({"cmd":"new","game":"toy","seats":3,"seed":5,"options":{"pile":12}})";
  const Json first = ask(line)["position"];
  EXPECT_EQ(first["pile"], 12);
  EXPECT_EQ(first["seats"], 3);
  EXPECT_EQ(ask(line)["position"], first);
  EXPECT_EQ(ask(R"({"cmd":"new","game":"toy","seats":2,"seed":5})")["position"]["pile"], 7);
}

TEST_F(ProtocolTest, PlaysAWholeGame) {
  deal();
  EXPECT_EQ(ask(R"({"cmd":"legal"})"),
            Json::parse(R"({"to_act":0,"decision":"take","legal":["take 1","take 2","take 3"]})"));
  EXPECT_EQ(ask(R"({"cmd":"apply","action":"take 3"})"), Json::parse(R"({"to_act":"chance",
      "decision":"roll","events":[{"event":"took","seat":0,"stones":3,"cause":"stones","points":3},
      {"event":"took","seat":1,"stones":1,"cause":"stones","points":1}]})"));
  EXPECT_EQ(ask(R"({"cmd":"legal"})")["legal"], Json());
  const Json drawn = ask(R"({"cmd":"draw","seed":3})");
  EXPECT_TRUE(drawn["action"].get<std::string>().starts_with("roll ")) << drawn;
  EXPECT_TRUE(drawn.contains("to_act") && drawn.contains("decision") && drawn.contains("events"));
  EXPECT_EQ(ask(R"({"cmd":"record"})")["record"]["actions"], Json({"take 3", drawn["action"]}));
}

TEST_F(ProtocolTest, OverIsNull) {
  deal();
  for (const char* action : {"take 3", "roll 2", "take 2", "roll 3", "take 3"}) {
    ASSERT_FALSE(ask(Json{{"cmd", "apply"}, {"action", action}}.dump()).contains("error"));
  }
  EXPECT_EQ(ask(R"({"cmd":"legal"})"),
            Json::parse(R"({"to_act":null,"decision":null,"legal":[]})"));
  EXPECT_EQ(ask(R"({"cmd":"position"})")["position"]["result"]["scores"], Json({9, 3}));
  EXPECT_EQ(error(R"({"cmd":"apply","action":"take 1"})"), "the game is over");
  EXPECT_EQ(error(R"({"cmd":"draw","seed":1})"), "the game is over");
}

TEST_F(ProtocolTest, UndoGoesBackToTheStart) {
  deal();
  const Json digest = ask(R"({"cmd":"digest"})");
  EXPECT_EQ(digest["digest"].get<std::string>().size(), 16u);
  ask(R"({"cmd":"apply","action":"take 1"})");
  EXPECT_NE(ask(R"({"cmd":"digest"})"), digest);
  EXPECT_EQ(ask(R"({"cmd":"undo"})")["position"]["pile"], 4);
  EXPECT_EQ(ask(R"({"cmd":"digest"})"), digest);
  EXPECT_EQ(error(R"({"cmd":"undo"})"), "there is nothing to undo");
}

TEST_F(ProtocolTest, LoadedPositionsHaveNoRecord) {
  deal();
  ask(R"({"cmd":"apply","action":"take 1"})");
  const Json position = ask(R"({"cmd":"position"})")["position"];
  EXPECT_EQ(ask(Json{{"cmd", "load"}, {"position", position}}.dump())["position"], position);
  EXPECT_EQ(error(R"({"cmd":"record"})"), "a loaded position has no record: its deal is not known");
  EXPECT_EQ(error(R"({"cmd":"undo"})"), "there is nothing to undo");
  ask(R"({"cmd":"apply","action":"take 1"})");
  EXPECT_EQ(ask(R"({"cmd":"undo"})")["position"], position);
}

TEST_F(ProtocolTest, ViewsHide) {
  deal();
  EXPECT_EQ(ask(R"({"cmd":"view","seat":1})")["view"]["cards"], Json({nullptr, 2}));
  EXPECT_EQ(ask(R"({"cmd":"view","seat":null})")["view"]["cards"], Json({nullptr, nullptr}));
  for (const char* line :
       {R"({"cmd":"view"})", R"({"cmd":"view","seat":2})", R"({"cmd":"view","seat":-1})",
        R"({"cmd":"view","seat":"0"})", R"({"cmd":"view","seat":1e300})"}) {
    EXPECT_FALSE(error(line).empty()) << line;
  }
}

TEST_F(ProtocolTest, EveryWrongLineIsAnErrorAndChangesNothing) {
  EXPECT_EQ(error(R"({"cmd":"legal"})"), "there is no game yet: send new, deal or load first");
  deal();
  const Json before = ask(R"({"cmd":"position"})");
  for (const char* line : {"",
                           "nonsense",
                           "[]",
                           "3",
                           "{}",
                           R"({"cmd":7})",
                           R"({"cmd":"dance"})",
                           R"({"cmd":"new"})",
                           R"({"cmd":"new","game":"chess","seats":2,"seed":1})",
                           R"({"cmd":"new","game":"toy"})",
                           R"({"cmd":"new","game":"toy","seats":9,"seed":1})",
                           R"({"cmd":"new","game":"toy","seats":-99999999999,"seed":1})",
                           R"({"cmd":"new","game":"toy","seats":2.5,"seed":1})",
                           R"({"cmd":"new","game":"toy","seats":2,"seed":"x"})",
                           R"({"cmd":"new","game":"toy","seats":2,"seed":1,"options":[]})",
                           R"({"cmd":"new","game":"toy","seats":2,"seed":1,"options":{"pile":3}})",
                           R"({"cmd":"deal"})",
                           R"({"cmd":"deal","record":[]})",
                           R"({"cmd":"deal","record":{"game":"toy"}})",
                           R"({"cmd":"load"})",
                           R"({"cmd":"load","position":{"game":"toy"}})",
                           R"({"cmd":"apply"})",
                           R"({"cmd":"apply","action":1})",
                           R"({"cmd":"apply","action":""})",
                           R"({"cmd":"apply","action":"TAKE 1"})",
                           R"({"cmd":"apply","action":"take 1 "})",
                           R"({"cmd":"draw","seed":1})",
                           R"({"cmd":"draw"})"}) {
    EXPECT_FALSE(error(line).empty()) << line;
  }
  EXPECT_EQ(ask(R"({"cmd":"position"})"), before);
}

TEST_F(ProtocolTest, LongTextsAreCutWithoutBreakingTheAnswer) {
  deal();
  std::string text;
  for (int i = 0; i < 100; ++i) text += "\u00e4x";
  EXPECT_FALSE(error(Json{{"cmd", "apply"}, {"action", text}}.dump()).empty());
  EXPECT_FALSE(error(Json{{"cmd", text}}.dump()).empty());
  EXPECT_FALSE(error(Json{{"cmd", "new"}, {"game", text}}.dump()).empty());
}

}  // namespace
}  // namespace triclinium
