// A look at SQLite's write-ahead log before SQLite reads it.
//
// SQLite takes a log up to its first broken frame and forgets the rest without a word. After a
// power cut that is right: only the last commit, which nobody was told of, can be incomplete. More
// than that means that the disk has lost what was acknowledged.
#pragma once

#include <cstdint>
#include <string>

namespace triclinium::server {

struct LogReport {
  std::uint64_t bytes = 0;
  std::uint64_t commits = 0;       // whole ones
  std::uint64_t lost_commits = 0;  // behind the first broken frame
  bool broken_header = false;      // nothing of it can be read
  bool torn = false;               // ends with frames that are not whole

  // More is missing than a power cut takes.
  bool damaged() const { return broken_header || lost_commits > 1; }
};

// Of the file of a log; an empty report if there is none.
LogReport inspect_log(const std::string& path);

}  // namespace triclinium::server
