#include "apps/science/workers.h"

namespace triclinium {

Workers::Workers(int threads) {
  for (int part = 1; part < threads; ++part) {
    threads_.emplace_back([this, part] { wait_for_work(static_cast<std::size_t>(part)); });
  }
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  begin_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
  {
    const std::lock_guard lock(mutex_);
    work_ = &work;
    count_ = count;
    busy_ = threads_.size();
    ++round_;
  }
  begin_.notify_all();
  do_part(0);
  std::unique_lock lock(mutex_);
  end_.wait(lock, [this] { return busy_ == 0; });
}

void Workers::wait_for_work(std::size_t part) {
  std::uint64_t done = 0;
  for (;;) {
    std::unique_lock lock(mutex_);
    begin_.wait(lock, [&] { return closing_ || round_ != done; });
    if (closing_) return;
    done = round_;
    lock.unlock();
    do_part(part);
    lock.lock();
    if (--busy_ == 0) end_.notify_one();
  }
}

void Workers::do_part(std::size_t part) {
  const std::size_t parts = threads_.size() + 1;
  (*work_)(count_* part / parts, count_ * (part + 1) / parts);
}

}  // namespace triclinium
