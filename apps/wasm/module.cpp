// The exports of the page's module: the C interface, with 64-bit seeds as two halves.
#include <cstddef>
#include <cstdint>

#include "apps/capi/triclinium.h"

#define EXPORT(name) __attribute__((export_name(name)))

extern "C" {

EXPORT("engine") triclinium_handle* module_engine() { return triclinium_engine(); }

EXPORT("table") triclinium_handle* module_table(std::uint32_t high, std::uint32_t low) {
  return triclinium_table(std::uint64_t{high} << 32 | low);
}

EXPORT("close") void module_close(triclinium_handle* handle) { triclinium_close(handle); }

EXPORT("room") char* module_room(triclinium_handle* handle, std::size_t length) {
  return triclinium_request_room(handle, length);
}

EXPORT("ask")
const char* module_ask(triclinium_handle* handle, const char* request, std::size_t length) {
  return triclinium_ask(handle, request, length);
}

EXPORT("length") std::size_t module_length(const triclinium_handle* handle) {
  return triclinium_answer_length(handle);
}
}
