#include <gtest/gtest.h>

#include "tests/scenarios/scenario.h"
#include "tests/support/files.h"

namespace triclinium {
namespace {

class Scenarios : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Scenarios, HappensAsTold) {
  const AnyGame* game = game_of_file(GetParam());
  ASSERT_NE(game, nullptr) << GetParam();
  Scenario scenario(*game, GetParam().parent_path());
  const std::string problem = scenario.run(read_file(GetParam()));
  EXPECT_EQ(problem, "") << GetParam() << " (" << scenario.title() << ")";
}

INSTANTIATE_TEST_SUITE_P(Files, Scenarios, testing::ValuesIn(test_files("scenarios", "txt")),
                         [](const auto& test) { return file_test_name(test.param); });

std::string problem_of(const std::string& text) {
  return Scenario(*find_test_game("toy"), ".").run(text);
}

TEST(ScenarioRunner, TellsWhatWentOtherwise) {
  const std::string begin = "# t\nnew seats=2 seed=1 options={\"pile\":4}\n";
  EXPECT_EQ(problem_of(begin + "expect /pile = 4"), "");
  EXPECT_EQ(problem_of(begin + "expect /pile = 5"), "line 3: /pile is 4, not 5");
  EXPECT_EQ(problem_of(begin + "expect /heap = 5"), "line 3: /heap is no field of the position");
  EXPECT_EQ(problem_of(begin + "legal take 1, take 2"),
            "line 3: legal are: take 1, take 2, take 3");
  EXPECT_EQ(problem_of(begin + "refused take 2"), "line 3: 'take 2' is legal");
  EXPECT_EQ(problem_of(begin + "do take 4"),
            "line 3: 'take 4' is not among the legal actions of this decision; legal are: take 1, "
            "take 2, take 3");
  EXPECT_EQ(problem_of(begin), "the scenario expects nothing");
  EXPECT_EQ(problem_of("new\nlegal take 1, take 2, take 3"), "the scenario has no title (# …)");
  EXPECT_EQ(problem_of("# t\ndo take 1"), "line 2: a scenario begins with 'new' or 'position:'");
  EXPECT_EQ(problem_of("# t\nnew seats=9"), "line 2: seats: Toy takes 2 to 4 seats");
  EXPECT_EQ(problem_of(begin + "dance"), "line 3: there is no command 'dance'");
  EXPECT_EQ(problem_of(begin + "set /pile = 99"), "line 3: pile: a number from 0 to 20");
}

}  // namespace
}  // namespace triclinium
