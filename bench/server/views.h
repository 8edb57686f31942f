// What people are shown of a table, whoever serves it: an onlooker sees what an onlooker may, and
// everybody the same at the same number on every server.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <string>

#include "codec/any_game.h"

namespace triclinium::server::bench {

class Views {
 public:
  // What is wrong with this `state` message, or nothing. `who`: empty for an onlooker.
  std::string look(const std::string& table, const std::string& who, const Json& state);
  long looked() const { return looked_; }
  // Nobody will look at this table any more.
  void forget(const std::string& table);

 private:
  std::mutex mutex_;
  // By table, then by person and number: what was shown there first.
  std::map<std::string, std::map<std::string, std::size_t>> shown_;
  std::atomic<long> looked_ = 0;
};

}  // namespace triclinium::server::bench
