#include "codec/playthrough.h"

#include <gtest/gtest.h>

#include "codec/json_text.h"
#include "codec/toy/codec.h"

namespace triclinium {
namespace {

const GameAdapter<Toy> toy;
const Setup setup{2, Json::parse(R"({"pile":4})"), Json::parse(R"({"cards":[1,2]})")};

Playthrough new_playthrough() { return *Playthrough::start(toy, setup); }

TEST(Playthrough, PlaysUndoesAndRecords) {
  Playthrough playthrough = new_playthrough();
  EXPECT_EQ(playthrough.legal(), (std::vector<std::string>{"take 1", "take 2", "take 3"}));
  const std::uint64_t start = toy.digest(playthrough.state());
  const auto step = playthrough.apply("take 3");
  ASSERT_TRUE(step);
  EXPECT_EQ(step->events.size(), 2u);
  EXPECT_EQ(playthrough.moves(), 1);
  EXPECT_EQ((*playthrough.record())["actions"], Json({"take 3"}));
  EXPECT_TRUE(playthrough.undo());
  EXPECT_EQ(toy.digest(playthrough.state()), start);
  EXPECT_FALSE(playthrough.undo());
}

TEST(Playthrough, RefusesWithAReasonAndChangesNothing) {
  Playthrough playthrough = new_playthrough();
  EXPECT_EQ(playthrough.apply("take 9").error().message,
            "'take 9' is not among the legal actions of this decision");
  Random random(1);
  EXPECT_FALSE(playthrough.draw(random));
  EXPECT_EQ(playthrough.moves(), 0);
}

TEST(Playthrough, RecordReplaysToTheEnd) {
  Playthrough playthrough = new_playthrough();
  for (const char* action : {"take 3", "roll 2", "take 2", "roll 3", "take 3"}) {
    ASSERT_TRUE(playthrough.apply(action)) << action;
  }
  const Json record = *playthrough.record();
  EXPECT_EQ(record["result"], Json({{"scores", {9, 3}}, {"ranks", {1, 2}}}));
  const auto again = Playthrough::replay(toy, record);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(toy.digest(again->state()), toy.digest(playthrough.state()));
  EXPECT_EQ(*again->record(), record);
}

TEST(Playthrough, BrokenRecordsAreRefusedByName) {
  const Json good = *new_playthrough().record();
  const auto message = [&](const char* key, const Json& value) {
    Json record = good;
    record[key] = value;
    return Playthrough::replay(toy, record).error().message;
  };
  EXPECT_EQ(message("game", "chess"), "game: is not toy");
  EXPECT_EQ(message("rules", 2), "rules: this program plays version 1 of Toy");
  EXPECT_EQ(message("seats", "two"), "seats: must be a number");
  EXPECT_EQ(message("seats", 7), "seats: Toy takes 2 to 4 seats");
  EXPECT_EQ(message("options", {{"pile", 99}}), "options.pile: a number from 4 to 20");
  EXPECT_EQ(message("deal", Json::object()), "deal.cards: is missing");
  EXPECT_EQ(message("actions", "take 1"), "actions: must be a list");
  EXPECT_EQ(message("actions", {"take 1", 2}), "actions[1]: must be a text");
  EXPECT_EQ(message("actions", {"take 1", "take 4"}),
            "actions[1]: 'take 4' is not among the legal actions of this decision");
  EXPECT_EQ(message("result", {{"scores", {1, 1}}}), "result: is not what the actions lead to");
  EXPECT_EQ(Playthrough::replay(toy, Json::array()).error().message, "record: must be an object");
}

TEST(Playthrough, ALoadedPositionHasNoRecordAndNoPast) {
  Playthrough playthrough = new_playthrough();
  ASSERT_TRUE(playthrough.apply("take 2"));
  auto loaded = Playthrough::load(toy, toy.position(playthrough.state()));
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_FALSE(loaded->record());
  EXPECT_FALSE(loaded->undo());
  ASSERT_TRUE(loaded->apply("take 1"));
  EXPECT_TRUE(loaded->undo());
  EXPECT_EQ(toy.digest(loaded->state()), toy.digest(playthrough.state()));
}

TEST(Adapter, HidesWhatAnObserverMayNotSee) {
  const Playthrough playthrough = new_playthrough();
  EXPECT_EQ(toy.view(playthrough.state(), Observer::of(1))["cards"], Json({nullptr, 2}));
  EXPECT_EQ(toy.view(playthrough.state(), Observer::spectator())["cards"],
            Json({nullptr, nullptr}));
  Event event{.seat = 0, .is_private = true, .cause = 0, .delta = 3, .args = {3}};
  EXPECT_TRUE(toy.event(event, Observer::of(0)).contains("points"));
  EXPECT_FALSE(toy.event(event, Observer::of(1)).contains("points"));
}

TEST(Adapter, DescribesTheGame) {
  EXPECT_EQ(toy.info().id, "toy");
  EXPECT_EQ(toy.info().state_bytes, sizeof(Toy::State));
  EXPECT_EQ(*toy.complete_options(Json::object()), Json({{"pile", 7}}));
  EXPECT_EQ(toy.complete_options({{"stones", 7}}).error().message,
            "options.stones: unknown option");
}

TEST(Result, HoldsAValueOrASentence) {
  const Result<int> good = 3;
  const Result<int> bad = Error{"no"};
  EXPECT_TRUE(good.ok());
  EXPECT_EQ(*good, 3);
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.error().message, "no");
}

TEST(JsonText, IsBounded) {
  EXPECT_TRUE(parse_json("{\"a\":[1,2]}"));
  EXPECT_TRUE(parse_json("\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\""));
  EXPECT_EQ(parse_json(std::string(40, '[')).error().message, "the JSON is nested too deeply");
  EXPECT_EQ(parse_json("{").error().message, "the text is not valid JSON");
  EXPECT_EQ(parse_json("\"\xff\"").error().message, "the text is not valid JSON");
  EXPECT_EQ(parse_json(std::string((1 << 20) + 1, ' ')).error().message,
            "the text is longer than 1 MiB");
}

TEST(JsonText, BrokenTextIsReplacedNotThrown) {
  EXPECT_EQ(dump_json(Json("a\xff")), "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace triclinium
