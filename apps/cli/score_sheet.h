// Points by cause and seat, summed from the events.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "apps/cli/paint.h"
#include "codec/catalogue.h"
#include "codec/playthrough.h"

namespace triclinium {

// A table: a row per cause in the order in which causes came up, a column per seat, totals below.
// Only what `observer` may know counts.
std::vector<std::string> score_sheet(const Playthrough& playthrough, Observer observer,
                                     const Catalogue& words, const Catalogue& common,
                                     std::span<const std::string> names, const Paint& paint);

}  // namespace triclinium
