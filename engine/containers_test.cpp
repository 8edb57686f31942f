#include <gtest/gtest.h>

#include <vector>

#include "engine/action.h"
#include "engine/bit_set.h"
#include "engine/digest.h"
#include "engine/fixed_vector.h"
#include "engine/lanes.h"
#include "engine/random.h"

namespace triclinium {
namespace {

using Numbers = FixedVector<std::uint8_t, 5>;

std::vector<int> items(const Numbers& numbers) { return {numbers.begin(), numbers.end()}; }

TEST(FixedVector, KeepsOrderWhenInsertingAndErasing) {
  Numbers numbers{1, 2, 4};
  numbers.insert_at(2, 3);
  numbers.insert_at(0, 0);
  EXPECT_EQ(items(numbers), (std::vector{0, 1, 2, 3, 4}));
  EXPECT_TRUE(numbers.full());
  numbers.erase_at(0);
  numbers.erase_at(3);
  EXPECT_EQ(items(numbers), (std::vector{1, 2, 3}));
  EXPECT_EQ(numbers.front(), 1);
  EXPECT_EQ(numbers.back(), 3);
}

TEST(FixedVector, FindsItems) {
  const Numbers numbers{7, 9, 7};
  EXPECT_EQ(numbers.find(7), 0);
  EXPECT_EQ(numbers.find(9), 1);
  EXPECT_EQ(numbers.find(8), -1);
  EXPECT_TRUE(numbers.contains(9));
  EXPECT_FALSE(numbers.contains(0));
}

TEST(FixedVector, EqualContentsAreEqualBytes) {
  static_assert(std::is_trivially_copyable_v<Numbers>);
  static_assert(std::has_unique_object_representations_v<Numbers>);
  Numbers straight{1, 2};
  Numbers detour{1, 2, 3, 4, 5};
  detour.pop_back();
  detour.erase_at(2);
  detour.erase_at(2);
  EXPECT_EQ(straight, detour);
  EXPECT_EQ(digest_of(straight), digest_of(detour));
  detour.clear();
  EXPECT_EQ(digest_of(detour), digest_of(Numbers{}));
}

TEST(FixedVector, DropForgetsWithoutCleaning) {
  Numbers numbers{1, 2};
  numbers.drop();
  EXPECT_TRUE(numbers.empty());
  EXPECT_EQ(numbers, Numbers{});
  EXPECT_NE(digest_of(numbers), digest_of(Numbers{}));
}

TEST(FixedVector, ComparesLengthAndItems) {
  EXPECT_FALSE((Numbers{1, 2} == Numbers{1, 2, 3}));
  EXPECT_FALSE((Numbers{1, 2} == Numbers{2, 1}));
}

template <class Set>
std::vector<int> members(const Set& set) {
  std::vector<int> result;
  for (int i : set) result.push_back(i);
  return result;
}

TEST(BitSet, IteratesFromTheLowestAcrossWords) {
  BitSet<128> set;
  for (int i : {127, 0, 64, 63, 5}) set.insert(i);
  set.insert(5);
  EXPECT_EQ(members(set), (std::vector{0, 5, 63, 64, 127}));
  EXPECT_EQ(set.size(), 5);
  EXPECT_EQ(set.pop_first(), 0);
  EXPECT_EQ(set.first(), 5);
  set.erase(63);
  EXPECT_FALSE(set.contains(63));
  EXPECT_TRUE(set.contains(64));
}

TEST(BitSet, SetAlgebra) {
  BitSet<70> a;
  BitSet<70> b;
  for (int i : {1, 2, 69}) a.insert(i);
  for (int i : {2, 3, 69}) b.insert(i);
  EXPECT_EQ(members(a | b), (std::vector{1, 2, 3, 69}));
  EXPECT_EQ(members(a & b), (std::vector{2, 69}));
  EXPECT_EQ(members(a - b), (std::vector{1}));
  EXPECT_TRUE((a - a).empty());
  EXPECT_NE(a, b);
}

TEST(BitSet, AllHasExactlyItsSize) {
  EXPECT_EQ(BitSet<1>::all().size(), 1);
  EXPECT_EQ(BitSet<64>::all().size(), 64);
  EXPECT_EQ(BitSet<65>::all().size(), 65);
  EXPECT_EQ(members(BitSet<3>::all()), (std::vector{0, 1, 2}));
}

TEST(Digest, DependsOnEveryByteAndOnTheLength) {
  std::array<std::uint8_t, 19> bytes{};
  std::vector<std::uint64_t> seen{digest_bytes(bytes.data(), 18), digest_bytes(bytes.data(), 19)};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = 1;
    seen.push_back(digest_bytes(bytes.data(), bytes.size()));
    bytes[i] = 0;
  }
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
}

// The digest is part of golden games: it must never change.
TEST(Digest, KnownValues) {
  EXPECT_EQ(digest_of(std::uint64_t{1}), mix64(mix64(8) ^ 1));
  EXPECT_EQ(digest_of(std::array<std::uint8_t, 3>{1, 2, 3}), mix64(mix64(3) ^ 0x030201));
  EXPECT_EQ(mix64(0), 0xe220a8397b1dcdafu);
}

using Eight = std::array<std::uint8_t, Lanes::count>;

Eight numbers_of(Lanes lanes) {
  Eight numbers{};
  for (int i = 0; i < Lanes::count; ++i) numbers[i] = static_cast<std::uint8_t>(lanes[i]);
  return numbers;
}

TEST(Lanes, CompareAndSubtractEveryPairOfNumbersInEveryLane) {
  for (int a = 0; a < 128; ++a) {
    for (int b = 0; b < 128; ++b) {
      for (int lane = 0; lane < Lanes::count; ++lane) {
        const Lanes ours = Lanes::at(lane, a);
        const Lanes theirs = Lanes::at(lane, b);
        ASSERT_EQ(ours.covers(theirs), a >= b) << a << " " << b << " " << lane;
        ASSERT_EQ(ours.beyond(theirs), Lanes::at(lane, std::max(0, a - b))) << a << " " << b;
      }
    }
  }
}

TEST(Lanes, NeighboursDoNotDisturbOneAnother) {
  Random random(3);
  int covered = 0;
  for (int round = 0; round < 20000; ++round) {
    const std::uint32_t most = round % 2 == 0 ? 128 : 4;
    Eight a{};
    Eight b{};
    Eight beyond{};
    bool covers = true;
    for (int i = 0; i < Lanes::count; ++i) {
      a[i] = static_cast<std::uint8_t>(random.bounded(most));
      b[i] = static_cast<std::uint8_t>(random.bounded(round % 4 == 3 ? 2 : most));
      beyond[i] = static_cast<std::uint8_t>(std::max(0, a[i] - b[i]));
      covers &= a[i] >= b[i];
    }
    covered += covers;
    ASSERT_EQ(numbers_of(Lanes(a)), a);
    ASSERT_EQ(Lanes(a).covers(Lanes(b)), covers);
    ASSERT_EQ(numbers_of(Lanes(a).beyond(Lanes(b))), beyond);
  }
  EXPECT_GT(covered, 100);
}

TEST(Lanes, AddUpAsAWholeInPairsAndFromTheFront) {
  const Lanes lanes(Eight{1, 2, 3, 4, 5, 6, 7, 100});
  EXPECT_EQ(lanes.sum(), 128);
  EXPECT_EQ(lanes.first(6).sum(), 21);
  EXPECT_EQ(numbers_of(lanes.first(6).pairs()), (Eight{3, 0, 7, 0, 11, 0, 0, 0}));
  EXPECT_EQ(numbers_of(lanes.behind(6)), (Eight{0, 0, 0, 0, 0, 0, 7, 100}));
  EXPECT_EQ(numbers_of(lanes + Lanes::at(6, 9)), (Eight{1, 2, 3, 4, 5, 6, 16, 100}));
}

TEST(Lanes, CountHalveAndChooseEveryNumberInEveryLane) {
  for (int number = 0; number < 128; ++number) {
    for (int lane = 0; lane < Lanes::count; ++lane) {
      const Lanes alone = Lanes::at(lane, number);
      ASSERT_EQ(alone.positive(), number > 0);
      ASSERT_EQ(alone.halves(), Lanes::at(lane, number / 2));
    }
  }
  EXPECT_EQ(Lanes(Eight{0, 1, 127, 0, 2, 0, 9, 1}).positive(), 5);
  EXPECT_EQ(numbers_of(Lanes(Eight{1, 3, 127, 0, 2, 1, 9, 1}).halves()),
            (Eight{0, 1, 63, 0, 1, 0, 4, 0}));
  const std::array<std::uint8_t, 4> four{5, 127, 0, 9};
  for (unsigned bits = 0; bits < 16; ++bits) {
    Eight chosen{};
    for (int i = 0; i < 4; ++i) chosen[i] = (bits >> i) & 1 ? four[i] : 0;
    EXPECT_EQ(numbers_of(Lanes(four).of_four(bits)), chosen);
  }
}

TEST(EightSets, GoThroughTheFirstSetFirst) {
  EightSets sets;
  sets.set(7, 0b10000001);
  sets.set(0, 0b110);
  std::vector<std::pair<int, int>> seen;
  sets.each([&](int set, int number) { seen.emplace_back(set, number); });
  EXPECT_EQ(seen, (std::vector<std::pair<int, int>>{{0, 1}, {0, 2}, {7, 0}, {7, 7}}));
}

TEST(FixedVector, KeepsWhatMeetsItsCondition) {
  Numbers numbers;
  for (int i = 0; i < 8; ++i) numbers.push_back_if(i % 2 == 1, static_cast<std::uint8_t>(i));
  EXPECT_EQ(items(numbers), (std::vector{1, 3, 5, 7}));
}

TEST(FixedVector, IsFilledBehindWhatItHolds) {
  Numbers numbers{9};
  {
    Numbers::Filler filler(numbers);
    for (int i = 0; i < 6; ++i) filler.push_back_if(i % 2 == 1, static_cast<std::uint8_t>(i));
    filler.push_back(8);
    EXPECT_EQ(items(numbers), (std::vector{9}));
  }
  EXPECT_EQ(items(numbers), (std::vector{9, 1, 3, 5, 8}));
}

enum class Letter : std::uint8_t { a, b };

TEST(Action, HoldsItsArgumentsByteByByte) {
  EXPECT_EQ(make_action(Letter::b), (Action{1, {}}));
  EXPECT_EQ(make_action(Letter::b, 2, 255), (Action{1, {2, 255}}));
  EXPECT_EQ(make_action(Letter::a, 1, 2, 3, 4, 5, 6, 7), (Action{0, {1, 2, 3, 4, 5, 6, 7}}));
  static_assert(make_action(Letter::b, 9).args[0] == 9);
}

}  // namespace
}  // namespace triclinium
