// Assertions about tables that speak: a wrong table does not compile, and the compiler's message
// shows in brackets what was counted, what was found and expected, or which row is wrong:
//   static_assert(count_is<"white tiles with a market", white_markets(), 7>());
//     error: … [with Text what = Text<26>{"white tiles with a market"}; int found = 6; int expected
//     = 7]
//   static_assert(no_row_breaks<"a black tile has one open side", first_open_black_tile()>());
//     error: … [with Text rule = Text<31>{…}; RowId row = RowId{"B07"}]
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace triclinium {

// A text as a template argument.
template <std::size_t Size>
struct Text {
  char chars[Size] = {};

  consteval Text(const char (&text)[Size]) { std::copy_n(text, Size, chars); }
};

// The id of a table's row; empty for none.
struct RowId {
  char id[8] = {};

  constexpr RowId() = default;
  constexpr explicit RowId(std::string_view name) {
    std::copy_n(name.begin(), std::min(name.size(), sizeof id - 1), id);
  }
  // A row that is named by its deck and its number, as `W02`.
  constexpr RowId(char deck, int number)
      : id{deck, static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)} {}
};

template <Text what, int found, int expected>
consteval bool count_is() {
  static_assert(found == expected, "a table has the wrong number of something: see `what` above");
  return found == expected;
}

template <Text rule, RowId row>
consteval bool no_row_breaks() {
  static_assert(row.id[0] == 0, "a row of a table breaks a rule: see `rule` and `row` above");
  return row.id[0] == 0;
}

}  // namespace triclinium
