// The one thread that owns tables, people and sockets, as everything but net/ sees it.
#pragma once

#include <cstdint>
#include <functional>

namespace triclinium::server {

using TimerId = std::uint64_t;

class Loop {
 public:
  virtual ~Loop() = default;
  // Runs `task` on the loop's thread; may be called from any thread.
  virtual void post(std::function<void()> task) = 0;
  // The following only on the loop's thread.
  virtual TimerId after(std::int64_t ms, std::function<void()> task) = 0;
  virtual void cancel(TimerId timer) = 0;
  // Milliseconds since 1970.
  virtual std::int64_t now() const = 0;
};

}  // namespace triclinium::server
