#include "codec/json_writer.h"

#include <algorithm>

namespace triclinium {

JsonText::JsonText(std::initializer_list<Field> fields) : text_("{}") {
  std::size_t size = 2;
  for (const Field& field : fields) size += field.key.size() + field.value.text_.size() + 4;
  text_.reserve(size);
  for (const Field& field : fields) put(field.key, field.value);
}

JsonText JsonText::written(std::string text) {
  JsonText json;
  json.text_ = std::move(text);
  return json;
}

void JsonText::put(std::string_view key, const JsonText& value) {
  const char closing = reopen();
  append_quoted(key);
  text_ += ':';
  text_ += value.text_;
  text_ += closing;
}

void JsonText::push_back(const JsonText& item) {
  const char closing = reopen();
  text_ += item.text_;
  text_ += closing;
}

// Takes the bracket that closes it away, so that another item fits in.
char JsonText::reopen() {
  const char closing = text_.back();
  if (empty()) {
    text_.pop_back();
  } else {
    text_.back() = ',';
  }
  return closing;
}

void JsonText::append_quoted(std::string_view value) {
  const auto needs_escape = [](char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  };
  text_ += '"';
  for (;;) {
    const auto plain = static_cast<std::size_t>(
        std::find_if(value.begin(), value.end(), needs_escape) - value.begin());
    text_ += value.substr(0, plain);
    if (plain == value.size()) break;
    const char c = value[plain];
    if (c == '"' || c == '\\') {
      text_ += '\\';
      text_ += c;
    } else {
      constexpr const char* digits = "0123456789abcdef";
      text_ += "\\u00";
      text_ += digits[c >> 4];
      text_ += digits[c & 15];
    }
    value.remove_prefix(plain + 1);
  }
  text_ += '"';
}

}  // namespace triclinium
