// Flat numbers of a game's actions: 0 … size−1, the same in every position, for masks and networks.
//
// A game lists its kinds of action once (numbering.h of its folder); a number is the place of the
// action among all combinations of the kinds' arguments, kinds in the order of the list. Numbers
// are stable: whoever changes a list raises its version. Actions of chance have no number.
#pragma once

#include <array>
#include <cstdint>

#include "engine/action.h"

namespace triclinium {

inline constexpr int no_number = -1;

// The values that one argument may have.
struct ArgumentRange {
  int low = 0;
  int high = 0;

  constexpr int count() const { return high - low + 1; }
  constexpr bool contains(int value) const { return value >= low && value <= high; }
};

// One kind of action with up to two arguments; the second one counts fastest.
struct NumberedKind {
  const char* name;
  std::uint8_t kind;
  ArgumentRange first;
  ArgumentRange second;

  template <class Kind>
  constexpr NumberedKind(const char* n, Kind k, ArgumentRange a = {}, ArgumentRange b = {})
      : name(n), kind(static_cast<std::uint8_t>(k)), first(a), second(b) {}
  constexpr int count() const { return first.count() * second.count(); }
};

// The numbering of a game: `version`, `size`, `number_of(action)` and `action_of(number)`.
// Specialised by each game.
template <class G>
struct Numbering;

// What games whose kinds have at most two arguments need.
template <std::size_t Kinds>
class KindTable {
 public:
  consteval explicit KindTable(const std::array<NumberedKind, Kinds>& kinds) : kinds_(kinds) {
    rows_.fill(-1);
    for (std::size_t i = 0; i < Kinds; ++i) {
      bases_[i] = size_;
      size_ += kinds[i].count();
      rows_[kinds[i].kind] = static_cast<std::int8_t>(i);
    }
  }

  constexpr int size() const { return size_; }
  constexpr const std::array<NumberedKind, Kinds>& kinds() const { return kinds_; }
  // no_number for actions of chance and arguments beyond the range.
  constexpr int number_of(const Action& action) const {
    const int row = action.kind < rows_.size() ? rows_[action.kind] : -1;
    if (row < 0) return no_number;
    const NumberedKind& kind = kinds_[static_cast<std::size_t>(row)];
    if (!kind.first.contains(action.args[0]) || !kind.second.contains(action.args[1])) {
      return no_number;
    }
    return bases_[static_cast<std::size_t>(row)] +
           (action.args[0] - kind.first.low) * kind.second.count() + action.args[1] -
           kind.second.low;
  }
  // The number must be one of this table.
  constexpr Action action_of(int number) const {
    std::size_t row = Kinds - 1;
    while (bases_[row] > number) --row;
    const NumberedKind& kind = kinds_[row];
    const int rest = number - bases_[row];
    Action action{kind.kind, {}};
    action.args[0] = static_cast<std::uint8_t>(kind.first.low + rest / kind.second.count());
    action.args[1] = static_cast<std::uint8_t>(kind.second.low + rest % kind.second.count());
    return action;
  }
  constexpr int base_of(std::uint8_t kind) const {
    return bases_[static_cast<std::size_t>(rows_[kind])];
  }

 private:
  std::array<NumberedKind, Kinds> kinds_;
  std::array<int, Kinds> bases_{};
  std::array<std::int8_t, 64> rows_{};
  int size_ = 0;
};

// All actions by their numbers: what a step looks up.
template <class G>
inline constexpr auto numbered_actions = [] {
  std::array<Action, Numbering<G>::size> all{};
  for (int number = 0; number < Numbering<G>::size; ++number) {
    all[static_cast<std::size_t>(number)] = Numbering<G>::action_of(number);
  }
  return all;
}();

}  // namespace triclinium
