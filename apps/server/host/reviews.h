// Reviews of finished games: a bot goes over every decision, with no more sight than its seat had.
#pragma once

#include <atomic>
#include <list>
#include <memory>
#include <string>
#include <variant>

#include "apps/server/host/tables.h"

namespace triclinium::server {

class Reviews {
 public:
  static constexpr std::size_t max_kept = 32;
  static constexpr int max_running = 4;

  Reviews(Loop& loop, Workers& thinkers) : loop_(loop), thinkers_(thinkers) {}
  ~Reviews() { stop(); }
  // What is known so far; the first question starts the review.
  std::variant<Json, Refused> ask(const TableHandle& entry);
  // None of them goes on; the server is about to end.
  void stop() { *stop_ = true; }

 private:
  struct Review {
    std::string table;
    std::size_t done = 0;
    std::size_t total = 0;
    AnyState state;                 // after `done` moves
    std::unique_ptr<TableBot> bot;  // until it is done
    Json moves = Json::array();
  };

  void go_on(const TableHandle& entry, const std::shared_ptr<Review>& review);
  void finish(Review& review);

  int running_ = 0;
  Loop& loop_;
  Workers& thinkers_;
  std::list<std::shared_ptr<Review>> reviews_;  // the latest first
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace triclinium::server
