#include "bots/series.h"

#include <gtest/gtest.h>

#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {
namespace {

SeriesTotals games(std::uint64_t first, std::uint64_t last) {
  return play_series<CarpeDiem>({}, 2, 7, first, last);
}

TEST(Series, PartsAddUpToTheWhole) {
  const SeriesTotals whole = games(0, 20);
  SeriesTotals sum;
  for (const SeriesTotals& part : {games(12, 20), games(0, 5), games(5, 12)})
    join_totals(sum, part);
  EXPECT_EQ(sum.games, whole.games);
  EXPECT_EQ(sum.count.decisions, whole.count.decisions);
  EXPECT_EQ(sum.count.answers, whole.count.answers);
  EXPECT_EQ(sum.count.max_answers, whole.count.max_answers);
  EXPECT_EQ(sum.signature, whole.signature);
  for (int place = 0; place < 2; ++place) {
    EXPECT_EQ(sum.ranks[place].sum, whole.ranks[place].sum);
    EXPECT_EQ(sum.ranks[place].min, whole.ranks[place].min);
    EXPECT_EQ(sum.ranks[place].max, whole.ranks[place].max);
  }
}

// On a GPU a thread takes part in games that others finish.
TEST(Series, APartWithoutAFinishedGameKeepsItsCounts) {
  SeriesTotals sum = games(0, 1);
  const SeriesTotals before = sum;
  SeriesTotals part;
  part.count = {.decisions = 3, .answers = 9, .max_answers = before.count.max_answers + 1};
  join_totals(sum, part);
  EXPECT_EQ(sum.games, 1u);
  EXPECT_EQ(sum.count.decisions, before.count.decisions + 3);
  EXPECT_EQ(sum.count.answers, before.count.answers + 9);
  EXPECT_EQ(sum.count.max_answers, before.count.max_answers + 1);
  EXPECT_EQ(sum.ranks[0].min, before.ranks[0].min);
  EXPECT_EQ(sum.ranks[1].max, before.ranks[1].max);
}

}  // namespace
}  // namespace triclinium
