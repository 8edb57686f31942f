#include "apps/server/api/embedded_page.h"

// The assembler copies the file: no compiler has to read a megabyte of numbers.
asm(R"(
  .section .rodata
  .global triclinium_page_begin
  .global triclinium_page_end
triclinium_page_begin:
  .incbin ")" TRICLINIUM_PAGE_PACK R"("
triclinium_page_end:
  .byte 0
  .text
)");

extern "C" {
extern const char triclinium_page_begin[];
extern const char triclinium_page_end[];
}

namespace triclinium::server {

std::string_view embedded_page() {
  return {triclinium_page_begin,
          static_cast<std::size_t>(triclinium_page_end - triclinium_page_begin)};
}

}  // namespace triclinium::server
