#include "apps/cli/paint.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace triclinium {

namespace {

const char* code_of(Ink ink) {
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::bold:
      return "\x1b[1m";
    case Ink::dim:
      return "\x1b[2m";
    case Ink::red:
      return "\x1b[31m";
    case Ink::green:
      return "\x1b[32m";
    case Ink::yellow:
      return "\x1b[33m";
    case Ink::blue:
      return "\x1b[34m";
    case Ink::magenta:
      return "\x1b[35m";
    case Ink::cyan:
      return "\x1b[36m";
  }
  return "";
}

}  // namespace

Paint Paint::for_output() {
  const char* forbidden = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool has_colour = terminal != nullptr && std::string_view(terminal) != "dumb";
  const bool allowed = forbidden == nullptr || *forbidden == '\0';
  return Paint(allowed && has_colour && isatty(STDOUT_FILENO) != 0);
}

std::string Paint::operator()(Ink ink, std::string_view text) const {
  if (!colour_ || ink == Ink::plain) return std::string(text);
  return code_of(ink) + std::string(text) + "\x1b[0m";
}

int width_of(std::string_view text) {
  int width = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = std::min(text.find('m', i), text.size());
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) {
      ++width;
    }
  }
  return width;
}

std::string padded(std::string text, int width) {
  const int missing = width - width_of(text);
  if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
  return text;
}

std::string wrapped(std::string_view text, int width, std::string_view indent) {
  std::string result(indent);
  int column = width_of(indent);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    begin = end + 1;
    const bool first = column == width_of(indent);
    if (!first && column + 1 + width_of(word) > width) {
      result += '\n';
      result += indent;
      column = width_of(indent);
    } else if (!first) {
      result += ' ';
      ++column;
    }
    result += word;
    column += width_of(word);
  }
  return result;
}

int terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    return std::clamp<int>(size.ws_col, 40, 160);
  }
  return 100;
}

}  // namespace triclinium
