// Keeps the write-ahead log short without making a move wait for it.
//
// Three things make a commit wait for the disk longer than its own pages need: copying the log into
// the database, a log that grows, and a database that grows, since the file system then has to
// write more than the pages, and waits for what others write. So the copy is made on a thread of
// its own, the log is made long once and used again and again, and the database keeps empty pages
// in stock.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace triclinium::server {

class Database;

// Adds empty pages where few are left. Only for the writer: it takes the lock for a moment.
void stock_pages(Database& database);

class Checkpointer {
 public:
  // Pages of the log: its length from the start, and where copying begins.
  static constexpr int log_pages = 4096;
  static constexpr std::uint64_t log_bytes = std::uint64_t{log_pages} * (4096 + 24);
  static constexpr int begin_pages = 2500;
  // Copying has fallen behind: the writer has to wait for it.
  static constexpr int most_pages = 4 * log_pages;

  // `path` is a database in WAL mode with the tables of schema.h.
  explicit Checkpointer(const std::string& path);
  ~Checkpointer();

  // Told by the writer after every commit. True: nearly everything is copied, and the writer
  // should copy the rest itself now, so that the log begins anew.
  bool log_has(int pages);
  void stop();

 private:
  void work(Database& database);

  std::unique_ptr<Database> database_;
  std::mutex mutex_;
  std::condition_variable wanted_;
  bool due_ = false;
  bool stopping_ = false;
  std::atomic<bool> almost_done_ = false;
  int next_ = begin_pages;
  int last_ = 0;
  std::thread thread_;
};

}  // namespace triclinium::server
