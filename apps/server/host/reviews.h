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
  // What is known so far, as the text of an answer; the first question starts the review.
  std::variant<std::string, Refused> ask(const TableHandle& entry);
  // None of them goes on; the server is about to end.
  void stop() { *stop_ = true; }

 private:
  // The loop's part: what workers have found.
  struct Review {
    std::string table;
    std::size_t done = 0;
    std::size_t total = 0;
    std::string verdicts;  // JSON, separated by commas
  };
  // The workers' part; one has it at a time.
  struct Work;

  void go_on(const std::shared_ptr<Review>& review, const std::shared_ptr<Work>& work);

  int running_ = 0;
  Loop& loop_;
  Workers& thinkers_;
  std::list<std::shared_ptr<Review>> reviews_;  // the latest first
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace triclinium::server
