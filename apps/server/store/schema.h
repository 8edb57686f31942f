// The tables of the database and how an older one becomes the present one.
#pragma once

#include <string>

#include "apps/server/store/postgres.h"
#include "apps/server/store/sqlite.h"

namespace triclinium::server {

// Brings the database to the newest version; throws SqliteError if it is newer than this program.
void migrate(Database& database);
// The same for PostgreSQL, in one transaction; throws PostgresError.
void migrate(PostgresConnection& connection);
int newest_schema();
// The version of a PostgreSQL store, 0 if it is none yet.
int schema_of(PostgresConnection& connection);

// Gives it a number of its own if it has none: by that a log is known to be its log. A backup has
// none until it is opened.
void number_database(Database& database);

// Copies a database that may be in use into a file that must not exist yet.
void backup_database(const std::string& from, const std::string& to);

}  // namespace triclinium::server
