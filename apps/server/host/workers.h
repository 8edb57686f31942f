// Threads beside the loop: bots think there, passwords are hashed there, long answers are written
// there. The loop comes first where they share a processor.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace triclinium::server {

class Workers {
 public:
  // Jobs for later run only while nothing else waits.
  enum class Urgency { now, later };

  explicit Workers(int threads);
  ~Workers();
  void run(std::function<void()> job, Urgency urgency = Urgency::now);
  // Drops what has not begun and waits for the rest.
  void stop();

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<std::function<void()>> jobs_, later_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace triclinium::server
