// Stands between a client and PostgreSQL on a socket of the file system, and breaks connections
// where it hurts most.
#pragma once

#include <atomic>
#include <string>
#include <thread>

#include "apps/server/testing/live_server.h"

namespace triclinium::server::testing {

class Relay {
 public:
  enum class Fault : std::uint8_t { none, lose_request, lose_answer };

  // In front of the database of this address.
  explicit Relay(const std::string& url);
  ~Relay();
  // The address to use instead.
  const std::string& url() const { return url_; }
  // The next request that holds these bytes, or the answer to it, gets lost with its connection.
  void lose(Fault fault, std::string request);
  bool lost() const { return lost_; }
  // Connections that were opened with these bytes hear nothing any more, or again.
  void mute(std::string opening);
  void unmute() { muting_ = false; }

 private:
  void serve();
  void pass(int client);

  TempFolder folder_;
  std::string url_;
  std::string target_;
  int listener_ = -1;
  std::atomic<Fault> fault_ = Fault::none;
  std::string request_;
  std::atomic<bool> lost_ = false;
  std::string opening_;
  std::atomic<bool> muting_ = false;
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

}  // namespace triclinium::server::testing
