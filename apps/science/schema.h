// What the bytes of an observation mean: its fields with their names, places and kinds of value.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "codec/any_game.h"
#include "engine/seat.h"

namespace triclinium {

// How a network should read a field.
struct Meaning {
  const char* name;
  int values = 0;  // ids: 0 … values−1; bits: so many; else 0
};
// A number of things.
inline constexpr Meaning amount{"amount"};
// One of several; 0 where there is none.
constexpr Meaning id_of(int values) { return {"id", values}; }
// A set: bit i says whether i is in it.
constexpr Meaning set_of(int values) { return {"set", values}; }
// 1 for the observer, 2 for the next seat clockwise …, 0 for nobody.
inline constexpr Meaning relative_seat{"seat", max_seats + 1};

namespace detail {
template <class T>
struct Shape {
  using Scalar = T;
  static void add_to(Json&) {}
};
template <class T, std::size_t N>
struct Shape<std::array<T, N>> {
  using Scalar = typename Shape<T>::Scalar;
  static void add_to(Json& dimensions) {
    dimensions.push_back(N);
    Shape<T>::add_to(dimensions);
  }
};
}  // namespace detail

// The fields of a struct, in their order. `T` is default-constructible and has no padding.
template <class T>
class Schema {
 public:
  static_assert(std::has_unique_object_representations_v<T>);

  template <class Member>
  Schema& field(const char* name, Member T::* member, Meaning meaning) {
    using Scalar = typename detail::Shape<Member>::Scalar;
    static_assert(std::is_integral_v<Scalar>);
    Json entry = place(name, member);
    entry["type"] = std::string(std::is_signed_v<Scalar> ? "i" : "u") + char('0' + sizeof(Scalar));
    entry["meaning"] = meaning.name;
    if (meaning.values > 0) entry["values"] = meaning.values;
    fields_.push_back(entry);
    return *this;
  }
  // An array of structs with a schema of their own.
  template <class Member, class Inner>
  Schema& field(const char* name, Member T::* member, const Schema<Inner>& inner) {
    static_assert(std::is_same_v<typename detail::Shape<Member>::Scalar, Inner>);
    Json entry = place(name, member);
    entry["fields"] = inner.json()["fields"];
    entry["bytes"] = sizeof(Inner);
    fields_.push_back(entry);
    return *this;
  }

  Json json() const { return {{"bytes", sizeof(T)}, {"fields", fields_}}; }

 private:
  template <class Member>
  Json place(const char* name, Member T::* member) {
    static const T example{};
    const auto* base = reinterpret_cast<const std::byte*>(&example);
    const auto* at = reinterpret_cast<const std::byte*>(&(example.*member));
    Json shape = Json::array();
    detail::Shape<Member>::add_to(shape);
    return {{"name", name}, {"offset", at - base}, {"shape", shape}};
  }

  Json fields_ = Json::array();
};

// The fields of a game's observation (schema.cpp of its folder).
template <class G>
Json schema_of();

}  // namespace triclinium
