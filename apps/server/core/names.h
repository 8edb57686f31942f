// Names of people: what may be one, and which are one and the same to a reader.
#pragma once

#include <string>
#include <string_view>

#include "codec/result.h"

namespace triclinium::server {

// A person's name as it is shown: 1 to 24 characters, outer blanks cut off, no control characters.
Result<std::string> check_name(std::string_view name);
// The same for who wants to take it: some the house keeps for itself.
Result<std::string> check_own_name(std::string_view name);
// Equal for names that a reader takes for the same, in any script: without case, width, blanks and
// whatever cannot be seen, and with one sign for all that look alike (Unicode's NFKC_Casefold and
// skeleton).
std::string name_key(std::string_view name);

}  // namespace triclinium::server
