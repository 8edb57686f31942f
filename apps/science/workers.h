// Threads that wait for work: each call is shared out among them and the caller.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace triclinium {

class Workers {
 public:
  // `threads` counts the caller.
  explicit Workers(int threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // Calls work(begin, end) for parts of 0 … count−1, all at once; returns when all are done.
  void share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work);

 private:
  void wait_for_work(std::size_t part);
  void do_part(std::size_t part);

  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable begin_;
  std::condition_variable end_;
  const std::function<void(std::size_t, std::size_t)>* work_ = nullptr;
  std::size_t count_ = 0;
  std::uint64_t round_ = 0;
  std::size_t busy_ = 0;
  bool closing_ = false;
};

}  // namespace triclinium
