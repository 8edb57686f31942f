// Golden games: recorded once, with digests on the way. If one fails, the rules have changed; see
// tests/README.md for making them anew.
#include <gtest/gtest.h>

#include <sstream>

#include "bots/playout.h"
#include "codec/codecs.h"
#include "codec/json_text.h"
#include "codec/playthrough.h"
#include "codec/toy/codec.h"
#include "tests/support/files.h"

namespace triclinium {
namespace {

class Golden : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Golden, ReplaysToTheSameDigests) {
  const AnyGame* game = game_of_file(GetParam());
  ASSERT_NE(game, nullptr) << GetParam();
  const auto record = parse_json(read_file(GetParam()));
  ASSERT_TRUE(record) << record.error().message;
  const auto playthrough = Playthrough::replay(*game, *record);
  ASSERT_TRUE(playthrough) << playthrough.error().message;
  EXPECT_EQ(game->to_act(playthrough->state()), nobody);
  EXPECT_FALSE(field(*record, "result").is_null());
  const Json& digests = field(*record, "digests");
  ASSERT_GE(digests.size(), 2u);
  for (const auto& [move, digest] : digests.items()) {
    const std::uint64_t expected = std::stoull(digest.get<std::string>(), nullptr, 16);
    EXPECT_EQ(game->digest(playthrough->state_after(std::stoi(move))), expected) << "move " << move;
  }
}

INSTANTIATE_TEST_SUITE_P(Files, Golden, testing::ValuesIn(test_files("golden", "json")),
                         [](const auto& test) { return file_test_name(test.param); });

template <Game G>
std::uint64_t count_sequences(int seats, std::uint64_t seed, int depth) {
  Random random(seed);
  const typename G::Options options{};
  const typename G::Deal deal = G::deal(options, seats, random);
  return perft<G>(begin_game<G>(options, seats, deal), depth, seed);
}

// Lines of tests/golden/perft.txt: game, seats, seed, depth, count.
TEST(Perft, CountsAreTheKnownOnes) {
  std::istringstream lines(
      read_file(std::filesystem::path(TRICLINIUM_SOURCE_DIR) / "tests/golden/perft.txt"));
  int compared = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream fields(line);
    std::string id;
    int seats = 0;
    int depth = 0;
    std::uint64_t seed = 0;
    std::uint64_t expected = 0;
    if (!(fields >> id >> seats >> seed >> depth >> expected)) continue;
    std::uint64_t count = 0;
    if (id == "toy") count = count_sequences<Toy>(seats, seed, depth);
    visit_game(id, [&]<Game G>() { count = count_sequences<G>(seats, seed, depth); });
    EXPECT_EQ(count, expected) << line;
    ++compared;
  }
  EXPECT_GE(compared, 3);
}

// By hand: from 4 stones seat 0 takes 1, 2 or 3. After 1 there are 3 stones, so three answers;
// after 2 there are 2, so two; after 3 the last stone goes by itself and the die decides.
TEST(Perft, ToyByHand) {
  Toy::State state = begin_game<Toy>({.pile = 4}, 2, Toy::Deal{});
  EXPECT_EQ(perft<Toy>(state, 0, 1), 1u);
  EXPECT_EQ(perft<Toy>(state, 1, 1), 3u);
  const std::uint64_t two = perft<Toy>(state, 2, 1);
  EXPECT_GE(two, 3u + 2u);
  EXPECT_LE(two, 3u + 2u + 3u);
}

}  // namespace
}  // namespace triclinium
