#include "apps/server/core/log.h"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

namespace triclinium::server {

namespace {

constexpr std::size_t max_lines = 8'192;
constexpr auto last_words = std::chrono::seconds(1);

std::atomic<LogLevel> lowest{LogLevel::info};

Json line_of(LogLevel level, std::string_view event, Json fields) {
  static constexpr const char* names[] = {"debug", "info", "warning", "error", "off"};
  fields["time_ms"] = std::chrono::duration_cast<std::chrono::milliseconds>(
                          std::chrono::system_clock::now().time_since_epoch())
                          .count();
  fields["level"] = names[static_cast<int>(level)];
  fields["event"] = event;
  return fields;
}

std::string text_of(const Json& line) {
  return line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

// Writes lines in a thread of its own: who reads them may stall, the server does not wait. What
// finds no room is dropped and counted; the count is the next line that is written.
class LineWriter {
 public:
  // Never destroyed: its thread may still hang in a write when the process ends.
  static LineWriter& get() {
    static auto* const writer = new LineWriter;
    static const Farewell farewell;
    return *writer;
  }

  void add(std::string line) {
    {
      const std::lock_guard lock(mutex_);
      if (lines_.size() >= max_lines) {
        ++dropped_;
        return;
      }
      lines_.push_back(std::move(line));
    }
    changed_.notify_all();
  }

  std::uint64_t dropped() const { return dropped_; }

  // What was logged last is worth a moment.
  void finish() {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, last_words, [this] { return lines_.empty() && !writing_; });
  }

 private:
  struct Farewell {
    ~Farewell() { get().finish(); }
  };

  LineWriter() {
    std::thread([this] { work(); }).detach();
  }

  void work() {
    std::uint64_t told = 0;
    std::unique_lock lock(mutex_);
    for (;;) {
      writing_ = false;
      changed_.notify_all();
      changed_.wait(lock, [this] { return !lines_.empty(); });
      std::string line = std::move(lines_.front());
      lines_.pop_front();
      writing_ = true;
      const std::uint64_t dropped = dropped_;
      lock.unlock();
      write_all(line);
      if (dropped != told) {
        write_all(text_of(line_of(LogLevel::warning, "log_lines_dropped", {{"total", dropped}})));
        told = dropped;
      }
      lock.lock();
    }
  }

  static void write_all(std::string_view text) {
    while (!text.empty()) {
      const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return;
      text.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::string> lines_;
  bool writing_ = false;
  std::atomic<std::uint64_t> dropped_ = 0;
};

}  // namespace

void set_log_level(LogLevel level) { lowest = level; }

void finish_log() { LineWriter::get().finish(); }

std::uint64_t dropped_log_lines() { return LineWriter::get().dropped(); }

void log(LogLevel level, std::string_view event, Json fields) {
  if (level < lowest.load(std::memory_order_relaxed)) return;
  LineWriter::get().add(text_of(line_of(level, event, std::move(fields))));
}

}  // namespace triclinium::server
