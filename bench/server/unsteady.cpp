// Loaded before a program (LD_PRELOAD): its disk is slow to sync and its clock jumps, as much as
// the file says that UNSTEADY names. Two numbers of 64 bits: microseconds for every sync,
// milliseconds that the time of day is ahead.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>

namespace {

struct Orders {
  std::atomic<std::int64_t> sync_us;
  std::atomic<std::int64_t> ahead_ms;
};

Orders none{};

Orders& orders() {
  static Orders* const shared = [] {
    const char* path = std::getenv("UNSTEADY");
    const int file = path == nullptr ? -1 : ::open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return &none;
    void* memory = ::mmap(nullptr, sizeof(Orders), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    return memory == MAP_FAILED ? &none : static_cast<Orders*>(memory);
  }();
  return *shared;
}

template <class Function>
Function* real(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

void be_slow() {
  const auto us = orders().sync_us.load();
  if (us > 0) ::usleep(static_cast<useconds_t>(us));
}

}  // namespace

extern "C" {

int fsync(int file) {
  static auto* const sync = real<int(int)>("fsync");
  be_slow();
  return sync(file);
}

int fdatasync(int file) {
  static auto* const sync = real<int(int)>("fdatasync");
  be_slow();
  return sync(file);
}

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  static auto* const get = real<int(clockid_t, timespec*)>("clock_gettime");
  const int result = get(clock, time);
  if (clock == CLOCK_REALTIME) time->tv_sec += orders().ahead_ms / 1000;
  return result;
}

int gettimeofday(timeval* __restrict time, void* __restrict zone) noexcept {
  static auto* const get = real<int(timeval*, void*)>("gettimeofday");
  const int result = get(time, zone);
  time->tv_sec += orders().ahead_ms / 1000;
  return result;
}

}  // extern "C"
