// Colour for terminals that have it.
#pragma once

#include <string>
#include <string_view>

namespace triclinium {

enum class Ink { plain, bold, dim, red, green, yellow, blue, magenta, cyan };

class Paint {
 public:
  explicit Paint(bool colour) : colour_(colour) {}
  // Colour if standard output is a terminal that has it and NO_COLOR does not forbid it.
  static Paint for_output();

  std::string operator()(Ink ink, std::string_view text) const;

 private:
  bool colour_;
};

// The columns that a text takes, colour codes left out.
int width_of(std::string_view text);
// The text with blanks up to `width` columns.
std::string padded(std::string text, int width);
// Words broken into lines of at most `width` columns.
std::string wrapped(std::string_view text, int width, std::string_view indent = "");
// The width of the terminal, within reason.
int terminal_width();

}  // namespace triclinium
