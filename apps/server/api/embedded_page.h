// The page that was built into the program, see tools/pack-page.
#pragma once

#include <string_view>

namespace triclinium::server {

// Every file of it in one text; without a page its list is empty.
std::string_view embedded_page();

}  // namespace triclinium::server
