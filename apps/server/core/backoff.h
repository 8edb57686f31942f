// Wrong passwords: each makes the next try wait longer, and time alone opens the door again.
//
// The wait counts for one account from one address, so that nobody can lock others out; only after
// many failures from everywhere do addresses wait that have never been let in.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace triclinium::server {

class Backoff {
 public:
  static constexpr int free_tries = 3;          // of one address
  static constexpr int free_tries_of_all = 50;  // of all addresses together
  static constexpr std::int64_t longest_ms = 900'000;
  static constexpr std::int64_t longest_for_all_ms = 30'000;

  // How long this address has to wait before it may try this account; 0: not at all.
  std::int64_t wait_ms(const std::string& account, const std::string& network, std::int64_t now);
  void failed(const std::string& account, const std::string& network, std::int64_t now);
  void succeeded(const std::string& account, const std::string& network, std::int64_t now);

 private:
  struct Tries {
    int failures = 0;
    std::int64_t last = 0;
    bool known = false;  // this address was let in before
  };
  static std::string key_of(const std::string& account, const std::string& network);
  static std::int64_t left(const Tries& tries, int free, std::int64_t longest, std::int64_t now);
  void forget_old(std::int64_t now);

  std::unordered_map<std::string, Tries> tries_;
  std::size_t sweep_at_ = 1024;
};

}  // namespace triclinium::server
