// Positions, records and undo: everything replays.
#include "codec/json_text.h"
#include "tests/conformance/cases.h"

namespace triclinium {
namespace {

class Positions : public Conformance {};
class Deals : public Conformance {};

// Takes each field away in turn and puts nonsense into it: the loader must refuse, naming it.
void expect_broken_refused(const AnyGame& game, const Json& position) {
  for (const auto& [key, value] : position.items()) {
    Json without = position;
    without.erase(key);
    ASSERT_FALSE(game.load(without)) << "without " << key;
    for (const Json& nonsense : {Json(-77), Json("nonsense"), Json({{"a", 1}}), Json({1, "x"})}) {
      Json broken = position;
      broken[key] = nonsense;
      const auto loaded = game.load(broken);
      ASSERT_FALSE(loaded) << key << " = " << nonsense;
      ASSERT_FALSE(loaded.error().message.empty());
    }
  }
  for (const Json& nonsense : {Json(), Json(1), Json::array(), Json::object()}) {
    ASSERT_FALSE(game.load(nonsense));
  }
}

TEST_P(Positions, LoadAgainAsTheyWereAndBrokenOnesNever) {
  play_case(GetParam(), 31, [&](const Playthrough& playthrough) {
    const Json position = game().position(playthrough.state());
    const auto parsed = parse_json(dump_json(position));
    ASSERT_TRUE(parsed);
    const auto loaded = game().load(*parsed);
    ASSERT_TRUE(loaded) << loaded.error().message << "\n" << position;
    ASSERT_EQ(dump_json(game().position(*loaded)), dump_json(position));
    ASSERT_EQ(game().digest(*loaded), game().digest(playthrough.state())) << position;
    const bool over = game().to_act(playthrough.state()) == nobody;
    ASSERT_EQ(position["game"], game().info().id);
    ASSERT_EQ(position["rules"], game().info().rules);
    ASSERT_EQ(position["options"], GetParam().options);
    ASSERT_EQ(position["seats"], GetParam().seats);
    ASSERT_EQ(position["to_act"], seat_json(game().to_act(playthrough.state())));
    ASSERT_EQ(position["decision"], over ? Json() : Json(game().decision(playthrough.state())));
    ASSERT_EQ(field(position, "result").is_null(), !over);
    if (playthrough.moves() % 40 == 0) {
      ASSERT_NO_FATAL_FAILURE(expect_broken_refused(game(), position));
    }
  });
}

TEST_P(Positions, RecordsReplayAndUndoRestoresTheDigests) {
  Playthrough played = play_case(GetParam(), 34);
  const Json record = *played.record();
  const auto parsed = parse_json(dump_json(record));
  ASSERT_TRUE(parsed);
  const auto again = Playthrough::replay(game(), *parsed);
  ASSERT_TRUE(again) << again.error().message;
  ASSERT_EQ(again->moves(), played.moves());
  for (int move = 0; move <= played.moves(); ++move) {
    ASSERT_EQ(game().digest(again->state_after(move)), game().digest(played.state_after(move)))
        << "move " << move;
  }
  EXPECT_EQ(*again->record(), record);
  for (int stop : {played.moves() / 3, played.moves() * 2 / 3, played.moves() - 1}) {
    Json shorter = record;
    shorter["result"] = nullptr;
    shorter["actions"].erase(shorter["actions"].begin() + stop, shorter["actions"].end());
    const auto earlier = Playthrough::replay(game(), shorter);
    ASSERT_TRUE(earlier) << earlier.error().message;
    ASSERT_EQ(game().digest(earlier->state()), game().digest(played.state_after(stop)));
  }
  while (played.moves() > 0) {
    const std::uint64_t before = game().digest(played.state_after(played.moves() - 1));
    ASSERT_TRUE(played.undo());
    ASSERT_EQ(game().digest(played.state()), before);
  }
  EXPECT_FALSE(played.undo());
}

TEST_P(Deals, AreCheckedCompletely) {
  const Json record = *deal_case(GetParam(), 36).record();
  for (const auto& [key, value] : record["deal"].items()) {
    Json broken = record;
    broken["deal"].erase(key);
    EXPECT_FALSE(Playthrough::replay(game(), broken)) << "without " << key;
    for (const Json& nonsense : {Json(-77), Json("nonsense"), Json::object(), Json({nullptr})}) {
      broken["deal"][key] = nonsense;
      EXPECT_FALSE(Playthrough::replay(game(), broken)) << key << " = " << nonsense;
    }
    if (!value.is_array() || value.size() < 2) continue;
    broken["deal"][key] = value;
    broken["deal"][key].erase(broken["deal"][key].begin());
    EXPECT_FALSE(Playthrough::replay(game(), broken)) << key << " is one short";
  }
}

TEST_P(Positions, OneSeedIsOneGame) {
  const Playthrough first = play_case(GetParam(), 37);
  const Playthrough second = play_case(GetParam(), 37);
  EXPECT_EQ(*first.record(), *second.record());
  EXPECT_NE(deal_case(GetParam(), 38).record(), deal_case(GetParam(), 37).record());
}

// However a game is played, it is dealt the same.
std::vector<Case> dealt_cases() {
  std::vector<Case> cases = all_cases();
  std::erase_if(cases, [](const Case& which) { return which.play != Play::random; });
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Conformance, Positions, testing::ValuesIn(all_cases()), case_name);
INSTANTIATE_TEST_SUITE_P(Conformance, Deals, testing::ValuesIn(dealt_cases()), case_name);

}  // namespace
}  // namespace triclinium
