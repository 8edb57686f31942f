// Eight small things side by side in one word, handled all at once and without a branch.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace triclinium {

// Four bits as the lowest ones of four bytes.
constexpr std::uint64_t spread_four(unsigned bits) { return (bits * 0x00204081u) & 0x01010101u; }

// Eight numbers from 0 to 127: stocks against prices, workers against places.
class Lanes {
 public:
  static constexpr int count = 8;

  constexpr Lanes() = default;
  template <class Number, std::size_t Size>
  constexpr explicit Lanes(const std::array<Number, Size>& numbers) {
    static_assert(Size <= count);
    if constexpr (sizeof(numbers) == 4 && Size == 4 && little) {
      word_ = std::bit_cast<std::uint32_t>(numbers);
      return;
    }
    for (std::size_t i = 0; i < Size; ++i)
      word_ |= static_cast<std::uint64_t>(numbers[i]) << (8 * i);
  }
  static constexpr Lanes from_word(std::uint64_t word) { return Lanes(word); }
  // One number, the others 0.
  static constexpr Lanes at(int lane, int number) {
    return Lanes(static_cast<std::uint64_t>(number) << (8 * lane));
  }

  constexpr int operator[](int lane) const { return static_cast<int>(word_ >> (8 * lane)) & 0xff; }
  constexpr int sum() const { return static_cast<int>((word_ * ones) >> 56); }
  constexpr bool any() const { return word_ != 0; }
  // How many numbers are not 0.
  constexpr int positive() const { return Lanes(((word_ + (highs - ones)) & highs) >> 7).sum(); }
  // Each number halved, the rest dropped.
  constexpr Lanes halves() const { return Lanes((word_ >> 1) & (highs - ones)); }
  // Those of the first four numbers whose bit is set, the others 0.
  constexpr Lanes of_four(unsigned bits) const { return Lanes(word_ & (spread_four(bits) * 0xff)); }
  // The first `size` numbers, the others 0.
  constexpr Lanes first(int size) const {
    return Lanes(word_ & ((std::uint64_t{1} << (8 * size)) - 1));
  }
  // All but the first `size` numbers, these 0.
  constexpr Lanes behind(int size) const {
    return Lanes(word_ & ~((std::uint64_t{1} << (8 * size)) - 1));
  }
  // Each even lane and its odd neighbour together, in the even one.
  constexpr Lanes pairs() const { return Lanes((word_ & evens) + ((word_ >> 8) & evens)); }

  // Whether no number is below the other's.
  constexpr bool covers(Lanes other) const {
    return (((word_ | highs) - other.word_) & highs) == highs;
  }
  // What each number has above the other's, at least 0.
  constexpr Lanes beyond(Lanes other) const {
    const std::uint64_t difference = (word_ | highs) - other.word_;
    const std::uint64_t covered = difference & highs;
    return Lanes(difference & (covered - (covered >> 7)));
  }

  constexpr Lanes& operator+=(Lanes other) {
    word_ += other.word_;
    return *this;
  }
  // Each number at least the other's; `beyond` where it may be less.
  constexpr Lanes& operator-=(Lanes other) {
    word_ -= other.word_;
    return *this;
  }
  friend constexpr Lanes operator+(Lanes a, Lanes b) { return a += b; }
  friend constexpr bool operator==(Lanes, Lanes) = default;

 private:
  static constexpr bool little = std::endian::native == std::endian::little;
  static constexpr std::uint64_t ones = 0x0101010101010101;
  static constexpr std::uint64_t highs = 0x80 * ones;
  static constexpr std::uint64_t evens = 0x00ff00ff00ff00ff;

  constexpr explicit Lanes(std::uint64_t word) : word_(word) {}

  std::uint64_t word_ = 0;
};

// Eight sets of numbers from 0 to 7 in one word: gone through in one loop, the first set first.
class EightSets {
 public:
  constexpr void set(int which, unsigned numbers) {
    bits_ |= std::uint64_t{numbers} << (8 * which);
  }
  // Calls f(set, number) for each number of each set.
  template <class F>
  constexpr void each(F f) const {
    for (std::uint64_t left = bits_; left != 0; left &= left - 1) {
      const int bit = std::countr_zero(left);
      f(bit / 8, bit % 8);
    }
  }

 private:
  std::uint64_t bits_ = 0;
};

}  // namespace triclinium
