// Batches against the same games played one by one.
#include "apps/science/batch.h"

#include <gtest/gtest.h>

#include "codec/registry.h"

namespace triclinium {
namespace {

// A batch with arrays of its own, and a player that takes a legal number by a seed.
class Table {
 public:
  Table(const char* id, int seats, std::size_t games, std::uint64_t seed, int threads)
      : game_(triclinium_find_game(id)), games_(games), random_(seed) {
    char* text = triclinium_spaces(game_);
    const Json spaces = Json::parse(text);
    triclinium_free(text);
    actions_ = spaces["actions"]["size"];
    const std::size_t bytes = spaces["observation"]["bytes"];
    observations.resize(games * bytes / 8);
    masks.resize(games * actions_);
    legal.assign(games * TRICLINIUM_MAX_ACTIONS, -1);
    counts.resize(games);
    to_act.resize(games);
    done.resize(games);
    rewards.resize(games * static_cast<std::size_t>(seats));
    scores.resize(rewards.size());
    ranks.resize(rewards.size());
    const triclinium_arrays arrays{reinterpret_cast<std::uint8_t*>(observations.data()),
                                   masks.data(),
                                   legal.data(),
                                   counts.data(),
                                   to_act.data(),
                                   done.data(),
                                   rewards.data(),
                                   scores.data(),
                                   ranks.data()};
    char* error = nullptr;
    batch_ = triclinium_batch_new(game_, seats, "{}", games, seed, threads, &arrays, &error);
    EXPECT_NE(batch_, nullptr) << error;
  }
  ~Table() { triclinium_batch_close(batch_); }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  std::int64_t step(const std::vector<std::int64_t>& actions) {
    return triclinium_batch_step(batch_, actions.data());
  }
  std::vector<std::int64_t> choose() {
    std::vector<std::int64_t> actions;
    for (std::size_t i = 0; i < games_; ++i) {
      const auto pick = random_.bounded(static_cast<std::uint32_t>(counts[i]));
      actions.push_back(legal[i * TRICLINIUM_MAX_ACTIONS + pick]);
    }
    return actions;
  }
  AnyState state(std::size_t i) const {
    AnyState any;
    triclinium_batch_get(batch_, i, any.bytes.data());
    return any;
  }
  const triclinium_game* game() const { return game_; }
  triclinium_batch* batch() { return batch_; }
  std::size_t actions() const { return actions_; }

  std::vector<std::uint64_t> observations;
  std::vector<std::uint8_t> masks;
  std::vector<std::int16_t> legal;
  std::vector<std::int16_t> counts;
  std::vector<std::int8_t> to_act;
  std::vector<std::uint8_t> done;
  std::vector<float> rewards;
  std::vector<std::int16_t> scores;
  std::vector<std::uint8_t> ranks;

 private:
  const triclinium_game* game_;
  std::size_t games_;
  std::size_t actions_ = 0;
  Random random_;
  triclinium_batch* batch_ = nullptr;
};

constexpr std::array<const char*, 3> ids{"carpe-diem", "ave-roma", "discordia"};

TEST(Batch, ArraysAreWhatTheGamesSayOneByOne) {
  for (const char* id : ids) {
    for (int seats = 2; seats <= 3; ++seats) {
      Table table(id, seats, 3, 5, 1);
      const AnyGame& rules = *find_game(id);
      int ended = 0;
      for (int turn = 0; ended < 4; ++turn) {
        for (std::size_t i = 0; i < 3; ++i) {
          const AnyState state = table.state(i);
          ASSERT_EQ(table.to_act[i], rules.to_act(state));
          ActionList list;
          rules.legal_actions(state, list);
          ASSERT_EQ(table.counts[i], list.size());
          int set = 0;
          for (std::size_t a = 0; a < table.actions(); ++a)
            set += table.masks[i * table.actions() + a];
          ASSERT_EQ(set, list.size());
          for (int k = 0; k < TRICLINIUM_MAX_ACTIONS; ++k) {
            const int number =
                table.legal[i * TRICLINIUM_MAX_ACTIONS + static_cast<std::size_t>(k)];
            if (k >= list.size()) {
              ASSERT_EQ(number, -1);
              continue;
            }
            ASSERT_EQ(number, triclinium_action_number(table.game(), list[k].bits()));
            ASSERT_EQ(table.masks[i * table.actions() + static_cast<std::size_t>(number)], 1);
            std::uint64_t action = 0;
            ASSERT_EQ(triclinium_numbered_action(table.game(), number, &action), 1);
            ASSERT_EQ(action, list[k].bits());
          }
          const std::size_t words = table.observations.size() / 3;
          std::vector<std::uint64_t> seen(words);
          triclinium_observe(table.game(), state.bytes.data(), table.to_act[i], seen.data());
          ASSERT_EQ(std::memcmp(seen.data(), &table.observations[i * words], 8 * words), 0);
          for (int seat = 0; seat < seats && table.done[i] == 0; ++seat) {
            ASSERT_EQ(table.scores[i * seats + seat], rules.score(state, static_cast<Seat>(seat)));
            ASSERT_EQ(table.ranks[i * seats + seat], 0);
            ASSERT_EQ(table.rewards[i * seats + seat], 0.0f);
          }
        }
        ASSERT_EQ(table.step(table.choose()), -1);
        for (std::size_t i = 0; i < 3; ++i) {
          if (table.done[i] == 0) continue;
          ++ended;
          float sum = 0;
          for (int seat = 0; seat < seats; ++seat) {
            sum += table.rewards[i * seats + seat];
            if (table.ranks[i * seats + seat] == 1) {
              EXPECT_GE(table.rewards[i * seats + seat], 0.0f);
            }
          }
          EXPECT_NEAR(sum, 0, 1e-6);
        }
      }
    }
  }
}

TEST(Batch, ThreadsChangeNothing) {
  for (const char* id : ids) {
    Table one(id, 3, 37, 9, 1);
    Table many(id, 3, 37, 9, 4);
    for (int turn = 0; turn < 300; ++turn) {
      const auto actions = one.choose();
      ASSERT_EQ(actions, many.choose());
      ASSERT_EQ(one.step(actions), -1);
      ASSERT_EQ(many.step(actions), -1);
      ASSERT_EQ(one.observations, many.observations);
      ASSERT_EQ(one.masks, many.masks);
      ASSERT_EQ(one.scores, many.scores);
      ASSERT_EQ(one.rewards, many.rewards);
    }
  }
}

TEST(Batch, AnIllegalActionAnywhereChangesNothing) {
  Table table("carpe-diem", 2, 4, 1, 1);
  for (const std::int64_t wrong : {std::int64_t{-2}, std::int64_t{448}, std::int64_t{1} << 40}) {
    auto actions = table.choose();
    actions[2] = wrong;
    const AnyState before = table.state(0);
    EXPECT_EQ(table.step(actions), 2);
    EXPECT_EQ(std::memcmp(&before, table.state(0).bytes.data(), sizeof before), 0);
  }
  EXPECT_EQ(table.step(table.choose()), -1);
}

TEST(Batch, GamesWaitWhileOthersGoOn) {
  Table table("ave-roma", 2, 2, 3, 1);
  const AnyState waiting = table.state(0);
  const auto seen = table.observations;
  for (int turn = 0; turn < 10; ++turn) {
    auto actions = table.choose();
    actions[0] = TRICLINIUM_WAIT;
    ASSERT_EQ(table.step(actions), -1);
  }
  EXPECT_EQ(std::memcmp(&waiting, table.state(0).bytes.data(), sizeof waiting), 0);
  const auto half = static_cast<std::ptrdiff_t>(seen.size() / 2);
  EXPECT_TRUE(std::equal(seen.begin(), seen.begin() + half, table.observations.begin()));
  EXPECT_FALSE(std::equal(seen.begin() + half, seen.end(), table.observations.begin() + half));
}

TEST(Batch, PositionsGoInAndOut) {
  Table table("discordia", 2, 2, 1, 1);
  const AnyState first = table.state(0);
  for (int turn = 0; turn < 20; ++turn) ASSERT_EQ(table.step(table.choose()), -1);
  ASSERT_EQ(triclinium_batch_set(table.batch(), 1, first.bytes.data()), 1);
  EXPECT_EQ(std::memcmp(&first, table.state(1).bytes.data(), sizeof first), 0);
  Table other("discordia", 3, 1, 1, 1);
  EXPECT_EQ(triclinium_batch_set(other.batch(), 0, first.bytes.data()), 0);
}

TEST(Batch, RefusesWhatCannotBe) {
  const triclinium_arrays arrays{};
  const triclinium_game* game = triclinium_find_game("ave-roma");
  const auto refused = [&](int seats, const char* options, std::size_t games, int threads) {
    char* error = nullptr;
    EXPECT_EQ(triclinium_batch_new(game, seats, options, games, 1, threads, &arrays, &error),
              nullptr);
    EXPECT_STRNE(error, "");
    triclinium_free(error);
  };
  refused(1, "{}", 1, 1);
  refused(6, "{}", 1, 1);
  refused(2, "{\"nothing\":1}", 1, 1);
  refused(2, "{", 1, 1);
  refused(2, "{}", 0, 1);
  refused(2, "{}", 1, 0);
}

}  // namespace
}  // namespace triclinium
