#include "apps/server/host/workers.h"

#include <sys/resource.h>

namespace triclinium::server {

Workers::Workers(int threads, int niceness) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { work(niceness); });
}

Workers::~Workers() { stop(); }

void Workers::run(std::function<void()> job, Urgency urgency) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return;
    (urgency == Urgency::now ? jobs_ : later_).push_back(std::move(job));
  }
  ready_.notify_one();
}

void Workers::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    jobs_.clear();
    later_.clear();
  }
  ready_.notify_all();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

void Workers::work(int niceness) {
  // On Linux that is this thread alone. Where it is not allowed, everything works all the same.
  if (niceness != 0) ::setpriority(PRIO_PROCESS, 0, niceness);
  for (;;) {
    std::function<void()> job;
    {
      std::unique_lock lock(mutex_);
      ready_.wait(lock, [this] { return stopping_ || !jobs_.empty() || !later_.empty(); });
      if (stopping_) return;
      auto& queue = jobs_.empty() ? later_ : jobs_;
      job = std::move(queue.front());
      queue.pop_front();
    }
    job();
  }
}

}  // namespace triclinium::server
