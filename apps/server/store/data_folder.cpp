#include "apps/server/store/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>

#include "apps/server/store/checkpointer.h"
#include "apps/server/store/wal.h"

namespace triclinium::server {

namespace {

namespace fs = std::filesystem;

// Where SQLite's file format keeps it.
constexpr off_t application_id_at = 68;

std::string reason() { return std::strerror(errno); }

}  // namespace

std::string DataFolder::free_name(const std::string& begin) {
  const std::string dated = begin + "-" + std::to_string(std::time(nullptr));
  std::string name = dated;
  for (int i = 2; fs::exists(name); ++i) name = dated + "-" + std::to_string(i);
  return name;
}

// Not by a file of its own: see the destructor.
std::uint32_t DataFolder::number() const {
  unsigned char bytes[4] = {};
  if (::pread(file_, bytes, sizeof bytes, application_id_at) != sizeof bytes) return 0;
  std::uint32_t value = 0;
  for (const unsigned char byte : bytes) value = value << 8 | byte;
  return value;
}

Result<std::unique_ptr<DataFolder>> DataFolder::open(const std::string& path) {
  const std::string name = "The data folder '" + path + "' ";
  std::error_code error;
  // It holds hashes of passwords and hidden cards.
  if (fs::create_directories(path, error)) {
    fs::permissions(path, fs::perms::owner_all, error);
  }
  if (error) return Error{name + "cannot be made: " + error.message() + "."};
  if (!fs::is_directory(path, error)) return Error{name + "is not a folder."};
  const std::string database = database_in(path);
  const int file = ::open(database.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return Error{name + "cannot be written: " + reason() + "."};
  auto folder = std::unique_ptr<DataFolder>(new DataFolder(path, file));
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return Error{name + "is in use by another server."};
  // Whatever the umask was, now or when they were made. SQLite gives its log the same mode.
  for (const char* ending : {"", "-wal", "-shm"}) ::chmod((database + ending).c_str(), 0600);
  if (::access(path.c_str(), W_OK) != 0) {
    return Error{name + "cannot be written: " + reason() + "."};
  }
  return folder;
}

// Only after SQLite has closed its own: closing any descriptor of a file ends the process's locks.
DataFolder::~DataFolder() { ::close(file_); }

Result<std::string> DataFolder::inspect() const {
  const std::string log = database() + "-wal";
  std::ifstream marked(mark());
  std::uint32_t marked_number = 0;
  const bool was_open = static_cast<bool>(marked >> marked_number);
  const bool has_log = fs::exists(log) && fs::file_size(log) > 0;
  if (was_open && has_log && marked_number != number()) {
    return Error{"The log '" + log +
                 "' belongs to another database than the one beside it: a backup is put in place "
                 "with 'triclinium store restore', not by copying."};
  }
  if (was_open && !has_log) {
    return std::string(
        "The write-ahead log is gone although the server did not end by itself: its last moves may "
        "be missing.");
  }
  if (!has_log) return std::string();
  const LogReport report = inspect_log(log);
  if (report.broken_header) return told_of("The write-ahead log has lost its beginning");
  if (report.damaged()) {
    return told_of("The write-ahead log is damaged: " + std::to_string(report.lost_commits) +
                   " commits behind the damage cannot be read");
  }
  if (was_open && report.bytes < Checkpointer::log_bytes) {
    return told_of("The write-ahead log was cut: it is shorter than the server left it");
  }
  return std::string();
}

Result<std::string> DataFolder::told_of(const std::string& trouble) const {
  const std::string log = database() + "-wal";
  const std::string kept = free_name(log + ".damaged");
  std::error_code error;
  fs::copy_file(log, kept, error);
  ::chmod(kept.c_str(), 0600);
  return trouble + ". The server goes on with what is whole; " +
         (error ? "no copy of the log could be kept." : "the log is kept as '" + kept + "'.");
}

void DataFolder::mark_open() {
  const int mark_file = ::open(mark().c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (mark_file < 0) return;
  const std::string line = std::to_string(number()) + "\n";
  if (::write(mark_file, line.data(), line.size()) > 0) ::fsync(mark_file);
  ::close(mark_file);
}

Result<std::string> DataFolder::move_aside(const std::string& why) {
  const std::string to = free_name(database() + "." + why);
  std::error_code error;
  for (const std::string ending : {"-shm", "-wal", ""}) {
    if (!fs::exists(database() + ending)) continue;
    fs::rename(database() + ending, to + ending, error);
    if (error) return Error{"'" + database() + ending + "' cannot be moved: " + error.message()};
  }
  fs::remove(mark(), error);
  return to;
}

// A log that is still there belongs to someone who looks on; then the mark stays right.
void DataFolder::mark_closed() {
  std::error_code error;
  if (!fs::exists(database() + "-wal", error)) fs::remove(mark(), error);
}

}  // namespace triclinium::server
