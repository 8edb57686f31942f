// JSON written as text from the inside out, for what is sent with every move: a tree of values that
// is made, written and torn down again takes ten times as long. Keys stand in the order given.
#pragma once

#include <array>
#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>

#include "codec/any_game.h"

namespace triclinium {

class JsonText {
 public:
  struct Field;

  JsonText(std::nullptr_t = nullptr) : text_("null") {}
  JsonText(bool value) : text_(value ? "true" : "false") {}
  template <std::integral Number>
  JsonText(Number value) : text_(std::to_string(value)) {}
  JsonText(std::string_view value) { append_quoted(value); }
  JsonText(const std::string& value) : JsonText(std::string_view(value)) {}
  JsonText(const char* value) : JsonText(std::string_view(value)) {}
  JsonText(const Json& value) : text_(value.dump()) {}
  template <class Item, std::size_t size>
  JsonText(const std::array<Item, size>& items) : text_("[]") {
    for (const Item& item : items) push_back(item);
  }
  // An object: {{"seat", 1}, {"card", name}}.
  JsonText(std::initializer_list<Field> fields);

  static JsonText array() { return JsonText(Empty{"[]"}); }
  static JsonText object() { return JsonText(Empty{"{}"}); }
  // What is JSON already.
  static JsonText written(std::string text);

  void push_back(const JsonText& item);
  void put(std::string_view key, const JsonText& value);
  // Of an array or object.
  bool empty() const { return text_.size() == 2; }
  const std::string& text() const { return text_; }

 private:
  struct Empty {
    const char* brackets;
  };
  explicit JsonText(Empty empty) : text_(empty.brackets) {}
  char reopen();
  void append_quoted(std::string_view value);

  std::string text_;
};

struct JsonText::Field {
  std::string_view key;
  JsonText value;
};

}  // namespace triclinium
