// A house of several servers on PostgreSQL behind a proxy (deploy/house), played at while parts of
// it are killed, stopped and drained; whatever was acknowledged must be there afterwards, once.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace triclinium::server::bench {

struct HousePlan {
  std::string program = "build/triclinium";
  std::string script = "deploy/house";
  std::string folder;  // made, and left with its logs
  int port = 8080;     // of the proxy; the servers take those that follow
  int servers = 3;
  int tables = 8;
  int faults = 20;
  int think_ms = 0;       // before each move
  int silence_ms = 1000;  // after which a player looks elsewhere; the page waits for 28 seconds
  int pause_ms = 1500;    // between two faults
  int lasting_ms = 3500;  // of what goes by by itself: longer than a lease lasts
  std::uint64_t seed = 1;
  std::string proxy = "nginx";
  std::string unsteady;  // the library, for a slow disk and clocks that jump
  // What happens, in turn: any of "kill server", "kill database", "kill proxy", "drain server",
  // "stop server" (SIGSTOP), "cut server" (off from the database, not from its players), "slow
  // disk", "clock jump" (the database's, an hour ahead or back), "full disk" (the folder must lie
  // on a small file system of its own), "fail over" (the primary is killed, its standby promoted).
  std::vector<std::string> kinds{"kill server", "kill database", "stop server", "drain server",
                                 "kill proxy"};
};

struct HouseReport {
  std::vector<std::string> wrong;  // one sentence each; empty: nothing was lost
  long acknowledged = 0;
  int faults = 0;
  int games = 0;   // finished
  long views = 0;  // of players and onlookers, compared
  // From a fault to the next acknowledged change of each table, in milliseconds, ascending, by kind
  // of fault; also in the file `recovery.txt` of the folder, for several runs together.
  std::map<std::string, std::vector<long>> recovery_ms;

  std::size_t recoveries() const;
  // A line in all, and one for each kind.
  std::string text() const;
};

HouseReport run_house(const HousePlan& plan);

}  // namespace triclinium::server::bench
