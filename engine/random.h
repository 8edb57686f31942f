// Random numbers: xoshiro256** for simulations, or a source from outside for games between people.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace triclinium {

// One step of splitmix64: a bijective mixer, also used to spread seeds.
constexpr std::uint64_t mix64(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

class Random {
 public:
  // Delivers 64 random bits a call; used instead of the generator, e.g. a cryptographic source.
  using Source = std::uint64_t (*)();

  constexpr explicit Random(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      word = mix64(seed);
      seed += 0x9e3779b97f4a7c15u;
    }
  }
  constexpr explicit Random(Source source) : source_(source) {}

  constexpr std::uint64_t next() {
    if (source_ != nullptr) [[unlikely]]
      return source_();
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Uniform in 0 … n−1, without bias (n ≥ 1).
  constexpr std::uint32_t bounded(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = (0u - n) % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Every order of the range [first, last) equally likely.
  template <class T>
  constexpr void shuffle(T* first, T* last) {
    Random random = *this;  // in registers: through `this` any byte written could be part of it
    for (std::uint32_t n = static_cast<std::uint32_t>(last - first); n > 1; --n) {
      std::swap(first[n - 1], first[random.bounded(n)]);
    }
    *this = random;
  }
  template <class Container>
  constexpr void shuffle(Container& items) {
    shuffle(items.data(), items.data() + items.size());
  }

 private:
  std::array<std::uint64_t, 4> state_{};
  Source source_ = nullptr;
};

}  // namespace triclinium
