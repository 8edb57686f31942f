// A loop that runs when the test says so; its clock stands still until the test moves it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>

#include "apps/server/core/loop.h"

namespace triclinium::server::testing {

class ManualLoop final : public Loop {
 public:
  void post(std::function<void()> task) override {
    {
      const std::lock_guard lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    posted_.notify_one();
  }
  TimerId after(std::int64_t ms, std::function<void()> task) override {
    timers_.emplace(std::pair(now_ + ms, ++last_), std::move(task));
    return last_;
  }
  void cancel(TimerId id) override {
    std::erase_if(timers_, [&](const auto& timer) { return timer.first.second == id; });
  }
  std::int64_t now() const override { return now_; }

  // Waits for one posted task and runs it.
  void run_one() {
    std::function<void()> task;
    {
      std::unique_lock lock(mutex_);
      posted_.wait(lock, [this] { return !tasks_.empty(); });
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
  }
  template <class Condition>
  void run_until(Condition reached) {
    while (!reached()) run_one();
  }
  // Moves the clock and runs the timers that are due.
  void pass(std::int64_t ms) {
    now_ += ms;
    while (!timers_.empty() && timers_.begin()->first.first <= now_) {
      auto node = timers_.extract(timers_.begin());
      node.mapped()();
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable posted_;
  std::deque<std::function<void()>> tasks_;
  std::map<std::pair<std::int64_t, TimerId>, std::function<void()>> timers_;
  TimerId last_ = 0;
  std::int64_t now_ = 1'000'000;
};

}  // namespace triclinium::server::testing
