// A real PostgreSQL in a folder of its own, started when a test first asks for it and ended with
// the process. It writes nothing through to the disk: not for tests of durability.
#pragma once

#include <string>

namespace triclinium::server::testing {

// The address of a database that nobody has used yet.
std::string fresh_postgres_database();

// Whether this run is to use PostgreSQL wherever a test does not say (TRICLINIUM_TEST_STORE).
bool tests_use_postgres();

}  // namespace triclinium::server::testing
