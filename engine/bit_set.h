// A set of up to 128 small numbers: iteration from the lowest, counting and set algebra in a word
// or two.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace triclinium {

template <int Size>
class BitSet {
  static_assert(Size > 0 && Size <= 128);
  static constexpr int words = (Size + 63) / 64;

 public:
  constexpr BitSet() = default;

  static constexpr BitSet all() {
    BitSet set;
    for (int i = 0; i < Size; ++i) set.insert(i);
    return set;
  }

  constexpr bool contains(int i) const { return (word(i) >> (i & 63)) & 1; }
  constexpr void insert(int i) { word(i) |= std::uint64_t{1} << (i & 63); }
  constexpr void erase(int i) { word(i) &= ~(std::uint64_t{1} << (i & 63)); }
  constexpr int size() const {
    int n = 0;
    for (std::uint64_t w : words_) n += std::popcount(w);
    return n;
  }
  constexpr bool empty() const {
    for (std::uint64_t w : words_) {
      if (w != 0) return false;
    }
    return true;
  }
  // The lowest member; the set must not be empty.
  constexpr int first() const {
    assert(!empty());
    for (int k = 0; k < words; ++k) {
      if (words_[k] != 0) return 64 * k + std::countr_zero(words_[k]);
    }
    return Size;
  }
  constexpr int pop_first() {
    const int i = first();
    erase(i);
    return i;
  }

  friend constexpr BitSet operator|(BitSet a, const BitSet& b) {
    for (int k = 0; k < words; ++k) a.words_[k] |= b.words_[k];
    return a;
  }
  friend constexpr BitSet operator&(BitSet a, const BitSet& b) {
    for (int k = 0; k < words; ++k) a.words_[k] &= b.words_[k];
    return a;
  }
  // The members of a that are not in b.
  friend constexpr BitSet operator-(BitSet a, const BitSet& b) {
    for (int k = 0; k < words; ++k) a.words_[k] &= ~b.words_[k];
    return a;
  }
  friend constexpr bool operator==(const BitSet&, const BitSet&) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(BitSet rest) : rest_(rest) {}
    constexpr int operator*() const { return rest_.first(); }
    constexpr Iterator& operator++() {
      rest_.pop_first();
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    BitSet rest_;
  };
  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(BitSet{}); }

 private:
  constexpr std::uint64_t& word(int i) {
    assert(i >= 0 && i < Size);
    return words_[static_cast<std::size_t>(i) >> 6];
  }
  constexpr const std::uint64_t& word(int i) const {
    assert(i >= 0 && i < Size);
    return words_[static_cast<std::size_t>(i) >> 6];
  }

  std::array<std::uint64_t, words> words_{};
};

}  // namespace triclinium
