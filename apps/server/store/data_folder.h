// The folder of the data: its files are the owner's alone, and one server works in it at a time.
//
// The lock is on the database itself, so that no file can be deleted to get round it. A mark lies
// beside it while a server runs: whether that ended well, and whose the log is, is seen by it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "codec/result.h"

namespace triclinium::server {

class DataFolder {
 public:
  // Makes folder and file where they are missing and takes the lock; an error is one sentence.
  static Result<std::unique_ptr<DataFolder>> open(const std::string& path);
  ~DataFolder();
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;

  static std::string database_in(const std::string& folder) {
    return folder + "/triclinium.sqlite";
  }
  std::string database() const { return database_in(path_); }
  // A name with the present time that no file has.
  static std::string free_name(const std::string& begin);
  // Before the database is opened: a log of another database is an error, a broken one is copied
  // aside and told in a sentence, which is empty if all is well.
  Result<std::string> inspect() const;
  // The database is open; and closed again.
  void mark_open();
  void mark_closed();
  // Renames database, log and mark to names of their own; what is not there stays away. For tools.
  Result<std::string> move_aside(const std::string& why);

 private:
  DataFolder(std::string path, int file) : path_(std::move(path)), file_(file) {}
  std::string mark() const { return path_ + "/triclinium.open"; }
  // The number in the head of the database that tells it from its backups; 0 if it has none.
  std::uint32_t number() const;
  Result<std::string> told_of(const std::string& trouble) const;

  std::string path_;
  int file_;
};

}  // namespace triclinium::server
