// What a table is asked to be, from outside: its seats, and the record that it goes on from.
#pragma once

#include "apps/server/table/config.h"

namespace triclinium::server {

inline constexpr std::size_t max_record_actions = 5'000;

// {"kind":"me"|"open"} or {"kind":"bot","level"} for each seat; `person` is who asks.
Result<std::vector<Seating>> read_seats(const Json& list, const AnyGame& game,
                                        const std::string& person);

// The opening of a record, replayed to its end; an error names what is wrong.
Result<Opening> read_opening(const AnyGame& game, const Json& record);

}  // namespace triclinium::server
