// What a page does without, in place of the real thing: a third of a megabyte of code that nobody
// would call.
#include <cstdarg>
#include <cstddef>

#include "codec/codecs.h"

namespace triclinium {

// The page has its components from components.json.
Json Codec<CarpeDiem>::data() { return nullptr; }
Json Codec<AveRoma>::data() { return nullptr; }
Json Codec<Discordia>::data() { return nullptr; }

}  // namespace triclinium

// Nobody reads the last words of a module: it traps, and its worker says that it broke.
void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

extern "C" {

[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

// The JSON library writes escaped characters with it: hexadecimal digits with a width.
int snprintf(char* to, std::size_t size, const char* format, ...) {
  std::size_t length = 0;
  const auto put = [&](char c) {
    if (length + 1 < size) to[length] = c;
    ++length;
  };
  std::va_list arguments;
  va_start(arguments, format);
  for (; *format != '\0'; ++format) {
    if (*format != '%') {
      put(*format);
      continue;
    }
    int width = 1;
    for (++format; *format != 'x' && *format != 'X'; ++format) {
      if (*format < '.' || *format > '9') __builtin_trap();
      if (*format >= '1') width = *format - '0';
    }
    const unsigned number = va_arg(arguments, unsigned);
    const char* digits = *format == 'x' ? "0123456789abcdef" : "0123456789ABCDEF";
    int shown = width;
    while (shown < 8 && number >> (4 * shown) != 0) ++shown;
    for (int i = shown - 1; i >= 0; --i) put(digits[number >> (4 * i) & 15]);
  }
  va_end(arguments);
  if (size > 0) to[length < size ? length : size - 1] = '\0';
  return static_cast<int>(length);
}
}
