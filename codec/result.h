// A value, or one sentence that says why there is none.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace triclinium {

struct Error {
  std::string message;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  T& value() { return get<0>(); }
  const T& value() const { return *std::get_if<0>(&content_); }
  T& operator*() { return get<0>(); }
  const T& operator*() const { return value(); }
  T* operator->() { return &get<0>(); }
  const T* operator->() const { return &value(); }
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  template <int I>
  auto& get() {
    assert(content_.index() == I);
    return *std::get_if<I>(&content_);
  }
  std::variant<T, Error> content_;
};

}  // namespace triclinium
