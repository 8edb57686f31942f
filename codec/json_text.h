// JSON from outside, within bounds: nothing here throws, whatever the text.
#pragma once

#include <string>
#include <string_view>

#include "codec/any_game.h"

namespace triclinium {

inline constexpr std::size_t max_json_bytes = std::size_t{1} << 20;
inline constexpr int max_json_depth = 32;

// A text of at most max_json_bytes, nested at most max_json_depth deep.
Result<Json> parse_json(std::string_view text);

// Compact, keys sorted; bytes that are not UTF-8 are replaced.
std::string dump_json(const Json& json);

// The field of an object, or null where there is none (also where `json` is no object).
const Json& field(const Json& json, const char* key);

// 16 hexadecimal digits: digests and signatures.
std::string hex_text(std::uint64_t value);

// Seat numbers, "chance" and null as the notation writes them.
Json seat_json(Seat seat);
// {"scores":[…],"ranks":[…]}: the result of a game that is over.
Json standing_json(const Standing& standing, int seats);

}  // namespace triclinium
