// Included before everything else when the rules are compiled for a GPU (apps/gpu/CMakeLists.txt):
// the little of the C library that they use. From here on every function is for both machines, so
// that the rules need no annotations.
#pragma once

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))

#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <stdlib.h>
#include <string.h>
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS

extern "C" {
inline __device__ int abs(int n) { return n < 0 ? -n : n; }
inline __device__ void* memcpy(void* to, const void* from, size_t size) {
  for (size_t i = 0; i < size; ++i) static_cast<char*>(to)[i] = static_cast<const char*>(from)[i];
  return to;
}
inline __device__ void* memmove(void* to, const void* from, size_t size) {
  char* target = static_cast<char*>(to);
  const char* source = static_cast<const char*>(from);
  if (target < source) return memcpy(to, from, size);
  while (size-- > 0) target[size] = source[size];
  return to;
}
inline __device__ void* memset(void* to, int value, size_t size) {
  for (size_t i = 0; i < size; ++i) static_cast<char*>(to)[i] = static_cast<char>(value);
  return to;
}
inline __device__ int memcmp(const void* a, const void* b, size_t size) {
  const auto* x = static_cast<const unsigned char*>(a);
  const auto* y = static_cast<const unsigned char*>(b);
  for (size_t i = 0; i < size; ++i)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}
}

// The compiler copies and clears large values byte by byte here; words.sed leads it to these
// instead.
extern "C" {
using Word __attribute__((may_alias)) = unsigned;
__attribute__((weak)) __device__ void copy_words(void* __restrict__ to,
                                                 const void* __restrict__ from, size_t size) {
#pragma clang loop unroll_count(8)
  for (size_t i = 0; i < size / 4; ++i)
    static_cast<Word*>(to)[i] = static_cast<const Word*>(from)[i];
  for (size_t i = size / 4 * 4; i < size; ++i)
    static_cast<char*>(to)[i] = static_cast<const char*>(from)[i];
}
__attribute__((weak)) __device__ void fill_words(void* to, unsigned char value, size_t size) {
#pragma clang loop unroll_count(8)
  for (size_t i = 0; i < size / 4; ++i) static_cast<Word*>(to)[i] = 0x01010101u * value;
  for (size_t i = size / 4 * 4; i < size; ++i) static_cast<char*>(to)[i] = static_cast<char>(value);
}
}

// <new> of clang's CUDA wrappers wants these.
extern "C" __device__ void* malloc(size_t size);
extern "C" __device__ void free(void* memory);
#include <new>

#pragma clang force_cuda_host_device begin
