// What servers on one store tell each other, as text: short enough for one notice of PostgreSQL.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "apps/server/store/store.h"

namespace triclinium::server {

// Collects what writes mean for others.
void add_news(StoreNews& news, std::span<const Write> writes);
// As many notices as it takes.
std::vector<std::string> write_notices(const std::string& node, const StoreNews& news);
// Adds what a notice says; those of the own node and what is none are left out.
void read_notice(const std::string& text, const std::string& own_node, StoreNews& news);

}  // namespace triclinium::server
