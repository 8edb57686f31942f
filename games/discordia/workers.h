// Workers: their colours, bundles of them, and which bundles fit a worker space.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/lanes.h"

namespace triclinium::discordia {

// Colour order b, r, w, y (DI-1).
enum Worker : std::uint8_t { sailor, soldier, merchant, farmer };
inline constexpr int worker_types = 4;
inline constexpr std::uint8_t all_wild = 0b1111;

// Numbers of workers by colour: a reserve, the bag, what is moved.
using Workers = std::array<std::uint8_t, worker_types>;

constexpr int total(const Workers& workers) {
  return workers[0] + workers[1] + workers[2] + workers[3];
}

// The workers on one space: two bits for each colour, since a space holds at most three.
struct Bundle {
  std::uint8_t bits = 0;

  constexpr int of(int colour) const { return (bits >> (2 * colour)) & 3; }
  constexpr int size() const { return of(0) + of(1) + of(2) + of(3); }
  constexpr bool empty() const { return bits == 0; }
  constexpr Lanes lanes() const {
    return Lanes::from_word((bits | bits << 6 | bits << 12 | bits << 18) & 0x03030303);
  }
  static constexpr Bundle from(const Workers& workers) {
    return {static_cast<std::uint8_t>(workers[0] | workers[1] << 2 | workers[2] << 4 |
                                      workers[3] << 6)};
  }
  friend constexpr bool operator==(const Bundle&, const Bundle&) = default;
};

// What is printed on a space: workers of certain colours, and grey ones that stand for any.
struct WorkerSpace {
  Bundle printed;
  std::uint8_t grey = 0;

  constexpr WorkerSpace() = default;
  // One letter for each worker: b, r, w, y, and g for a grey one.
  constexpr WorkerSpace(const char* letters) {
    Workers workers{};
    for (; *letters != 0; ++letters) {
      switch (*letters) {
        case 'b':
          ++workers[sailor];
          break;
        case 'r':
          ++workers[soldier];
          break;
        case 'w':
          ++workers[merchant];
          break;
        case 'y':
          ++workers[farmer];
          break;
        default:
          ++grey;
      }
    }
    printed = Bundle::from(workers);
  }
  constexpr int size() const { return printed.size() + grey; }
};

// The numbers of one colour that are possible: low … high, always without gaps.
struct Range {
  int low = 0;
  int high = -1;
  constexpr bool empty() const { return high < low; }
};

// A reserve as worker spaces see it: workers of wildcard colours fit everywhere (DI-38).
struct Crew {
  Lanes bound;   // those of the other colours
  int wild = 0;  // how many fit everywhere

  constexpr Crew(const Workers& reserve, std::uint8_t wildcards)
      : bound(Lanes(reserve).of_four(all_wild & ~wildcards)),
        wild(Lanes(reserve).of_four(wildcards).sum()) {}
  // Whether some bundle fills the space exactly (DI-23): each printed place with its own colour or
  // a wildcard, each grey one with whoever is left.
  constexpr bool can_fill(const WorkerSpace& space) const {
    const Lanes printed = space.printed.lanes();
    const int open = printed.beyond(bound).sum();
    const int left = bound.beyond(printed).sum();
    return wild + std::min<int>(space.grey, left) >= open + space.grey;
  }
};

// What may be sent of `colour`, when `chosen` holds the numbers of the colours before it.
constexpr Range send_range(const WorkerSpace& space, const Workers& reserve, std::uint8_t wild,
                           const Workers& chosen, int colour) {
  const Lanes printed = space.printed.lanes();
  const Lanes before = Lanes(chosen).first(colour);
  const Lanes later = Lanes(reserve).behind(colour + 1);
  // Those who need a grey place.
  const auto beyond = [&](Lanes workers) {
    return workers.of_four(all_wild & ~wild).beyond(printed).sum();
  };
  const int left = space.size() - before.sum();
  const int grey = space.grey - beyond(before);
  // The later colours fill at most `later` places, and at most `fitting` if all grey ones are
  // theirs: whoever needs a grey place himself leaves them one less.
  const int fitting = later.sum() - beyond(later) + grey;
  const int own = (wild >> colour) & 1 ? left : space.printed.of(colour);
  if (left - fitting > own) return {};
  const int most = std::min<int>(left, reserve[colour]);
  return {std::max(0, left - std::min(later.sum(), fitting)), std::min(most, own + grey)};
}

// What may be returned of `colour`: exactly or at most `number` workers in all (DI-37, DI-44).
constexpr Range return_range(int number, bool exactly, const Workers& reserve,
                             const Workers& chosen, int colour) {
  const int left = number - Lanes(chosen).first(colour).sum();
  const int later = Lanes(reserve).behind(colour + 1).sum();
  return {exactly ? std::max(0, left - later) : 0, std::min<int>(left, reserve[colour])};
}

}  // namespace triclinium::discordia
