#include <gtest/gtest.h>

#include "apps/capi/triclinium.h"
#include "bots/any_bot.h"
#include "codec/json_text.h"

namespace triclinium {
namespace {

class Handle {
 public:
  explicit Handle(triclinium_handle* handle) : handle_(handle) {}
  ~Handle() { triclinium_close(handle_); }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  std::string text(std::string_view request) {
    const std::string answer = triclinium_ask(handle_, request.data(), request.size());
    EXPECT_EQ(answer.size(), triclinium_answer_length(handle_));
    return answer;
  }
  Json ask(const Json& request) { return Json::parse(text(request.dump())); }

 private:
  triclinium_handle* handle_;
};

Json against_bots(std::string_view game, int seats, std::string_view level) {
  Json list = Json::array({{{"kind", "me"}}});
  for (int i = 1; i < seats; ++i) list.push_back({{"kind", "bot"}, {"level", level}});
  return {{"cmd", "create"}, {"id", "d_test"}, {"game", game}, {"seats", list}, {"hold", true}};
}

// Plays as a person who takes the first choice; returns all changes.
Json play_on(Handle& table, int most) {
  Json changes = Json::array();
  const auto add = [&](const Json& told) {
    ASSERT_TRUE(told.contains("changes")) << told.dump();
    for (const Json& change : told["changes"]) changes.push_back(change);
  };
  for (int i = 0; i < most; ++i) {
    const Json state = table.ask({{"cmd", "state"}, {"since", 0}});
    if (state["table"]["state"] == "over") break;
    if (!state["held"].is_null()) {
      add(table.ask({{"cmd", "end_turn"}, {"seq", state["seq"]}}));
    } else if (!state["bot_to_act"].is_null()) {
      const Json thought = table.ask({{"cmd", "think"}});
      add(table.ask({{"cmd", "bot_act"}, {"action", thought["action"]}}));
    } else {
      add(table.ask(
          {{"cmd", "act"}, {"seq", state["seq"]}, {"action", state["legal"][0]["text"]}}));
    }
  }
  return changes;
}

TEST(Capi, AnswersTheEngineProtocol) {
  Handle engine(triclinium_engine());
  const Json begun =
      engine.ask({{"cmd", "new"}, {"game", "carpe-diem"}, {"seats", 2}, {"seed", 1}});
  EXPECT_EQ(begun["position"]["game"], "carpe-diem");
  EXPECT_GE(engine.ask({{"cmd", "legal"}})["legal"].size(), 2u);
  EXPECT_TRUE(engine.ask({{"cmd", "nothing"}}).contains("error"));
}

TEST(Capi, RefusesWhatIsNoRequest) {
  Handle engine(triclinium_engine());
  Handle table(triclinium_table(1));
  for (const char* text : {"", "{", "[]", "null", "{\"cmd\":7}", "\xff\xfe"}) {
    EXPECT_TRUE(Json::parse(engine.text(text)).contains("error")) << text;
    EXPECT_TRUE(Json::parse(table.text(text)).contains("error")) << text;
  }
}

TEST(Capi, GivesRoomForRequestsUpToTheBound) {
  triclinium_handle* handle = triclinium_engine();
  EXPECT_NE(triclinium_request_room(handle, max_json_bytes), nullptr);
  EXPECT_EQ(triclinium_request_room(handle, max_json_bytes + 1), nullptr);
  triclinium_close(handle);
}

TEST(Capi, PlaysAWholeGameAgainstBotsAndBringsItBack) {
  for (const char* game : {"carpe-diem", "ave-roma", "discordia"}) {
    Handle table(triclinium_table(7));
    Json request = against_bots(game, 2, "greedy");
    const Json begun = table.ask(request);
    ASSERT_TRUE(begun.contains("changes")) << begun.dump();
    Json changes = begun["changes"];
    for (const Json& change : play_on(table, 5000)) changes.push_back(change);
    const Json end = table.ask({{"cmd", "state"}, {"since", 0}});
    EXPECT_EQ(end["table"]["state"], "over") << game;

    Handle copy(triclinium_table(99));
    request["cmd"] = "restore";
    request["changes"] = changes;
    EXPECT_EQ(copy.ask(request), (Json{{"seq", end["seq"]}})) << game;
    EXPECT_EQ(copy.ask({{"cmd", "state"}, {"since", 0}})["view"], end["view"]) << game;
    EXPECT_EQ(copy.ask({{"cmd", "record"}}), table.ask({{"cmd", "record"}})) << game;
  }
}

TEST(Capi, ACopyFollowsAndThinksForTheTable) {
  Handle table(triclinium_table(3));
  Json request = against_bots("carpe-diem", 2, "greedy");
  Json changes = table.ask(request)["changes"];
  Handle copy(triclinium_table(4));
  request["cmd"] = "restore";
  request["changes"] = changes;
  copy.ask(request);
  const Json fresh = play_on(table, 40);
  EXPECT_EQ(copy.ask({{"cmd", "follow"}, {"changes", fresh}}),
            (Json{{"seq", table.ask({{"cmd", "state"}})["seq"]}}));
  // Twice the same changes cannot be: nothing moves.
  EXPECT_TRUE(
      copy.ask({{"cmd", "follow"}, {"changes", Json::array({{{"kind", 99}}})}}).contains("error"));
  while (!copy.ask({{"cmd", "state"}})["bot_to_act"].is_null()) {
    const Json thought = copy.ask({{"cmd", "think"}});
    copy.ask({{"cmd", "bot_act"}, {"action", thought["action"]}});
  }
  const Json state = copy.ask({{"cmd", "state"}});
  if (!state["held"].is_null()) copy.ask({{"cmd", "end_turn"}, {"seq", state["seq"]}});
}

TEST(Capi, TakesBackAndForksAndJudges) {
  Handle table(triclinium_table(5));
  table.ask(against_bots("carpe-diem", 2, "greedy"));
  play_on(table, 60);
  // A running game tells what its player knows, without the past: what is hidden stays so.
  const Json known = table.ask({{"cmd", "fork"}, {"move", 10}});
  EXPECT_TRUE(known["position"].is_object());
  EXPECT_TRUE(known["actions"].empty());
  play_on(table, 5000);
  const Json record = table.ask({{"cmd", "record"}});
  const Json fork = table.ask({{"cmd", "fork"}, {"move", 10}});
  EXPECT_EQ(fork["actions"].size(), 10u);
  Handle other(triclinium_table(6));
  Json request = against_bots("carpe-diem", 2, "tiro");
  request["record"] = fork;
  EXPECT_TRUE(other.ask(request).contains("changes"));
  EXPECT_EQ(other.ask({{"cmd", "state"}})["table"]["move"], 10);
  const Json row = table.ask({{"cmd", "judge"}, {"move", 5}});
  EXPECT_EQ(row["played"], record["actions"][4]);
  EXPECT_TRUE(table.ask({{"cmd", "judge"}, {"move", 100000}}).contains("error"));
}

TEST(Capi, RefusesDamagedTables) {
  Handle table(triclinium_table(1));
  Json request = against_bots("carpe-diem", 2, "greedy");
  request["cmd"] = "restore";
  for (const char* changes :
       {"7", "[7]", R"([{"seq":2,"kind":1,"seat":-1,"held":false,"at":0,"body":"{}"}])",
        R"([{"seq":2,"kind":1,"seat":-1,"held":false,"at":0,"body":"nonsense"}])"}) {
    request["changes"] = Json::parse(changes);
    EXPECT_TRUE(table.ask(request).contains("error")) << changes;
    EXPECT_TRUE(table.ask({{"cmd", "state"}}).contains("error"));
  }
  EXPECT_TRUE(table.ask({{"cmd", "create"}, {"game", "chess"}}).contains("error"));
  EXPECT_TRUE(table.ask(against_bots("carpe-diem", 2, "nobody")).contains("error"));
}

TEST(Capi, PlayoutsHaveTheSignatureOfTheProgram) {
  Handle engine(triclinium_engine());
  const Json request{
      {"cmd", "playouts"}, {"game", "discordia"}, {"seats", 2}, {"games", 20}, {"seed", 3}};
  const Json answer = engine.ask(request);
  EXPECT_EQ(answer["games"], 20);
  EXPECT_EQ(answer["signature"].get<std::string>().size(), 16u);
  EXPECT_EQ(engine.ask(request), answer);
}

}  // namespace
}  // namespace triclinium
