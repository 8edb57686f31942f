// The catalogues of locales/, compiled in (cmake/embed_locales.cmake writes the source).
#pragma once

#include <span>
#include <string_view>

namespace triclinium {

struct LocaleFile {
  std::string_view language;
  std::string_view name;  // a game's id, or "common"
  std::string_view text;
};

std::span<const LocaleFile> locale_files();

}  // namespace triclinium
