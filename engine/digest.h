// A 64-bit digest of a value's bytes: equal positions, equal digest, on every compiler.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/random.h"

namespace triclinium {

inline std::uint64_t digest_bytes(const void* data, std::size_t size) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t hash = mix64(size);
  while (size >= 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes, 8);
    hash = mix64(hash ^ word);
    bytes += 8;
    size -= 8;
  }
  std::uint64_t tail = 0;
  std::memcpy(&tail, bytes, size);
  return size == 0 ? hash : mix64(hash ^ tail);
}

// Only for types without padding, whose equal values have equal bytes.
template <class T>
std::uint64_t digest_of(const T& value) {
  static_assert(std::has_unique_object_representations_v<T>);
  return digest_bytes(&value, sizeof value);
}

}  // namespace triclinium
