// Threads beside the loop: bots think there, passwords are hashed there, long answers are written
// there. The loop comes first where they share a processor, unless it waits for them.
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

  static constexpr int behind_the_loop = 10;
  explicit Workers(int threads, int niceness = behind_the_loop);
  ~Workers();
  void run(std::function<void()> job, Urgency urgency = Urgency::now);
  // Drops what has not begun and waits for the rest.
  void stop();

 private:
  void work(int niceness);

  std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<std::function<void()>> jobs_, later_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace triclinium::server
