// Advice over golden games: plans that hold, and reviews that agree with hints.
#include "apps/advice/advice.h"

#include <gtest/gtest.h>

#include <functional>

#include "bots/review.h"
#include "codec/json_text.h"
#include "codec/playthrough.h"
#include "tests/support/files.h"

namespace triclinium {
namespace {

constexpr std::uint32_t few_iterations = 40;

// Some positions of a golden game at which a player decides, as that player may imagine them.
void at_some_decisions(const std::filesystem::path& file,
                       const std::function<void(const AnyGame&, const AnyState&)>& look) {
  const AnyGame& game = *game_of_file(file);
  const auto record = parse_json(read_file(file));
  ASSERT_TRUE(record) << record.error().message;
  const auto playthrough = Playthrough::replay(game, *record);
  ASSERT_TRUE(playthrough) << playthrough.error().message;
  Random random(std::uint64_t{1});
  for (int move = 3; move < playthrough->moves(); move += 41) {
    const AnyState& state = playthrough->state_after(move);
    const Seat seat = game.to_act(state);
    if (seat >= 0) look(game, game.determinize(state, seat, random));
  }
}

std::string first_advised(const AnyGame& game, const AnyState& state) {
  const auto advice = advise_by_name(game, state, "imperator", 7, few_iterations);
  return (*advice)["action"].get<std::string>();
}

class Advice : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Advice, APlanIsWhatTheNextAdviceSaysToItsEnd) {
  at_some_decisions(GetParam(), [](const AnyGame& game, const AnyState& imagined) {
    const auto advice = advise_by_name(game, imagined, "imperator", 7, few_iterations);
    ASSERT_TRUE(advice);
    const Seat seat = game.to_act(imagined);
    AnyState state = imagined;
    std::vector<Event> events;
    for (const Json& step : (*advice)["plan"]) {
      ASSERT_EQ(game.to_act(state), seat) << step;
      EXPECT_EQ(first_advised(game, state), step.get<std::string>());
      events.clear();
      game.apply(state, *game.parse_action(state, step.get<std::string>()), &events);
    }
    EXPECT_TRUE(game.to_act(state) != seat || std::ranges::any_of(events, &Event::reveals))
        << (*advice)["plan"];
  });
}

// Two bots that have thought of other things before, as a hint's and a review's have.
TEST_P(Advice, AReviewDoesNotBlameWhatAHintAdvised) {
  const auto hinting = make_bot(game_of_file(GetParam())->info().id, "imperator", 1);
  const auto judging = make_bot(game_of_file(GetParam())->info().id, "imperator", 2);
  at_some_decisions(GetParam(), [&](const AnyGame& game, const AnyState& imagined) {
    const Limits limits{.iterations = few_iterations, .seed = 3};
    const Action advised = hinting->choose(imagined, limits).action;
    plan_turn(game, *hinting, imagined, advised, limits);
    const auto judgement = judge(*judging, imagined, game.to_act(imagined), advised, limits);
    EXPECT_EQ(judgement.loss, 0.0f) << game.action_text(imagined, advised);
    EXPECT_EQ(judgement.best, advised);
  });
}

INSTANTIATE_TEST_SUITE_P(Files, Advice, testing::ValuesIn(test_files("golden", "json")),
                         [](const auto& test) { return file_test_name(test.param); });

}  // namespace
}  // namespace triclinium
