#include "apps/server/core/names.h"

#include <unicode/unorm2.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace triclinium::server {

namespace {

// How many bytes at the beginning are a sign that cannot be seen.
std::size_t unseen(std::string_view text) {
  for (const std::string_view blank :
       {" ", "\u00a0", "\u00ad", "\u1680", "\u205f", "\u2800", "\u3000", "\u3164", "\ufeff"}) {
    if (text.starts_with(blank)) return blank.size();
  }
  // U+2000 … U+200F, and the selectors of variants U+FE00 … U+FE0F.
  const bool row = text.starts_with("\xe2\x80") || text.starts_with("\xef\xb8");
  return row && text.size() > 2 && static_cast<unsigned char>(text[2]) < 0x90 ? 3 : 0;
}

using Units = std::u16string;

// ICU's functions say how long their result is, also if there is no room for it.
template <class Function>
Units converted(Function function) {
  Units result(64, u'\0');
  for (int attempt = 0; attempt < 2; ++attempt) {
    UErrorCode error = U_ZERO_ERROR;
    const int32_t size = function(result.data(), static_cast<int32_t>(result.size()), &error);
    if (size < 0 || (U_FAILURE(error) && error != U_BUFFER_OVERFLOW_ERROR)) return {};
    const bool fits = static_cast<std::size_t>(size) <= result.size();
    result.resize(static_cast<std::size_t>(size));
    if (fits) return result;
  }
  return {};
}

int32_t length(const Units& text) { return static_cast<int32_t>(text.size()); }

Units fold(const Units& text) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2* folding = unorm2_getNFKCCasefoldInstance(&error);
  return converted([&](UChar* to, int32_t room, UErrorCode* fault) {
    return unorm2_normalize(folding, text.data(), length(text), to, room, fault);
  });
}

Units skeleton(const Units& text) {
  static const std::unique_ptr<USpoofChecker, void (*)(USpoofChecker*)> checker(
      [] {
        UErrorCode error = U_ZERO_ERROR;
        return uspoof_open(&error);
      }(),
      &uspoof_close);
  return converted([&](UChar* to, int32_t room, UErrorCode* fault) {
    return uspoof_getSkeleton(checker.get(), 0, text.data(), length(text), to, room, fault);
  });
}

std::string without_unseen(std::string_view name) {
  std::string seen;
  while (!name.empty()) {
    const std::size_t bytes = unseen(name);
    if (bytes == 0) seen.push_back(name.front());
    name.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  return seen;
}

}  // namespace

// The skeleton turns I into l and 0 into O: case must be gone before and after it, and i is l.
std::string name_key(std::string_view name) {
  const std::string seen = without_unseen(name);
  const Units units = converted([&](UChar* to, int32_t room, UErrorCode* fault) {
    int32_t size = 0;
    u_strFromUTF8WithSub(to, room, &size, seen.data(), static_cast<int32_t>(seen.size()), 0xfffd,
                         nullptr, fault);
    return size;
  });
  Units key = fold(skeleton(fold(units)));
  std::replace(key.begin(), key.end(), u'i', u'l');
  std::string bytes(key.size() * 3, '\0');
  int32_t size = 0;
  UErrorCode error = U_ZERO_ERROR;
  u_strToUTF8(bytes.data(), static_cast<int32_t>(bytes.size()), &size, key.data(), length(key),
              &error);
  bytes.resize(U_SUCCESS(error) ? static_cast<std::size_t>(size) : 0);
  return without_unseen(bytes);
}

namespace {

// Whoever has one of these would be taken for the house or for a bot.
bool reserved(std::string_view name) {
  static const std::set<std::string> keys = [] {
    std::set<std::string> result;
    for (const char* word :
         {"Admin", "Administrator", "Bot", "Chance", "Gast", "Guest", "Host", "Moderator", "Nobody",
          "Operator", "Root", "Server", "Support", "System", "Triclinium"}) {
      result.insert(name_key(word));
    }
    return result;
  }();
  return keys.contains(name_key(name));
}

}  // namespace

Result<std::string> check_name(std::string_view name) {
  while (!name.empty() && name.front() == ' ') name.remove_prefix(1);
  while (!name.empty() && name.back() == ' ') name.remove_suffix(1);
  std::size_t characters = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    if (byte < 0x20 || byte == 0x7f) return Error{"name: control characters are not allowed."};
    // U+0080–U+009F, and the direction marks that could turn the text around it.
    const auto next = i + 1 < name.size() ? static_cast<unsigned char>(name[i + 1]) : 0;
    const auto third = i + 2 < name.size() ? static_cast<unsigned char>(name[i + 2]) : 0;
    if ((byte == 0xc2 && next < 0xa0) ||
        (byte == 0xe2 &&
         ((next == 0x80 && third >= 0x8b && third <= 0xaf) || (next == 0x81 && third >= 0xa0)))) {
      return Error{"name: invisible characters are not allowed."};
    }
    if ((byte & 0xc0) != 0x80) ++characters;
  }
  if (name_key(name).empty() || characters > 24)
    return Error{"name: 1 to 24 characters are expected."};
  return std::string(name);
}

Result<std::string> check_own_name(std::string_view name) {
  auto shown = check_name(name);
  if (shown && reserved(*shown)) {
    return Error{"name: this one is kept by the house; please choose another."};
  }
  return shown;
}

}  // namespace triclinium::server
