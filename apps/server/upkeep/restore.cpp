#include "apps/server/upkeep/restore.h"

#include <sys/stat.h>

#include <filesystem>

#include "apps/server/store/schema.h"
#include "apps/server/store/sqlite.h"

namespace triclinium::server {

namespace {

namespace fs = std::filesystem;

bool holds_something(const std::string& file) {
  std::error_code error;
  return fs::exists(file, error) && fs::file_size(file, error) > 0;
}

}  // namespace

Result<Restored> restore_store(DataFolder& folder, const std::string& backup, const FindGame& games,
                               bool replace) {
  const std::string path = folder.database();
  const std::string copy = path + ".restoring";
  std::error_code error;
  if (holds_something(backup + "-wal")) {
    return Error{"'" + backup + "' has a log beside it, so it is no backup but a database in use."};
  }
  const bool log = holds_something(path + "-wal");
  if (!replace && (log || holds_something(path))) {
    return Error{"'" + path + "' is there already" +
                 (log ? ", with a write-ahead log that belongs to it" : "") +
                 ": --replace moves it aside."};
  }
  fs::remove(copy, error);
  if (!fs::copy_file(backup, copy, error)) {
    return Error{"'" + backup + "' cannot be copied: " + error.message() + "."};
  }
  ::chmod(copy.c_str(), 0600);
  Restored restored;
  try {
    Database database(copy, Database::Mode::existing);
    database.execute("PRAGMA journal_mode=DELETE");
    migrate(database);
  } catch (const StoreError& failure) {
    fs::remove(copy, error);
    return Error{"'" + backup + "' is no sound backup: " + failure.what() + "."};
  }
  restored.inventory = check_store(copy, games);
  if (!restored.inventory.findings.empty()) {
    fs::remove(copy, error);
    return Error{"'" + backup + "' is no sound backup: " + restored.inventory.findings.front()};
  }
  if (log || holds_something(path)) {
    auto kept = folder.move_aside("before-restore");
    if (!kept) return kept.error();
    restored.kept = *kept;
  }
  fs::rename(copy, path, error);
  if (error) return Error{"The copy cannot be put in place: " + error.message() + "."};
  return restored;
}

}  // namespace triclinium::server
