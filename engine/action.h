// One answer to one question: a kind and up to seven small arguments, eight bytes in all.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/fixed_vector.h"

namespace triclinium {

// `kind` is an enumerator of the game's ActionKind; what `args` mean is documented beside it
// (games/<game>/action.h). Arguments that a kind does not use are 0, so equal actions are equal
// bytes.
struct Action {
  std::uint8_t kind = 0;
  std::array<std::uint8_t, 7> args{};

  constexpr std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }
  friend constexpr bool operator==(const Action& a, const Action& b) {
    return a.bits() == b.bits();
  }
};

// Makes an action of a game's kind: make_action(ActionKind::place, cell, rotation). Its bytes are
// joined in a register: written one by one and then read as a whole they would make the processor
// wait for longer than most questions take to answer.
template <class Kind, class... Args>
constexpr Action make_action(Kind kind, Args... args) {
  static_assert(std::is_enum_v<Kind> && sizeof...(Args) <= 7);
  constexpr bool little = std::endian::native == std::endian::little;
  std::uint64_t bits = 0;
  int byte = 0;
  const auto append = [&](std::uint8_t value) {
    bits |= std::uint64_t{value} << (8 * (little ? byte : 7 - byte));
    ++byte;
  };
  append(static_cast<std::uint8_t>(kind));
  (append(static_cast<std::uint8_t>(args)), ...);
  return std::bit_cast<Action>(bits);
}

// All legal actions of one decision. No decision of any game has more.
using ActionList = FixedVector<Action, 256>;
using ActionFiller = ActionList::Filler;

}  // namespace triclinium
