#include "apps/server/store/postgres_store.h"

#include <algorithm>
#include <chrono>

#include "apps/server/core/log.h"
#include "apps/server/core/secret.h"
#include "apps/server/store/schema.h"
#include "apps/server/store/store_news.h"

namespace triclinium::server {

namespace {

// How long the loop waits for an answer at most; what it asks for is nearly always in memory.
constexpr std::chrono::milliseconds read_limit{1'000};
constexpr std::chrono::milliseconds advance_limit{5'000};
constexpr Millis turn_every_ms = 250;
constexpr std::chrono::milliseconds try_again{100};
// A node that ends while the database is away does not wait for it for ever.
constexpr std::chrono::milliseconds last_tries{5'000};
// A restart of the database is not noticed by anybody; one that takes longer is told.
constexpr std::chrono::milliseconds patience{3'000};
constexpr int most_tries = 5;

std::int64_t first_number(const std::vector<Write>& writes) {
  for (const Write& write : writes) {
    if (const auto* change = std::get_if<AddChange>(&write)) return change->number;
  }
  return 0;
}

}  // namespace

PostgresStore::PostgresStore(const std::string& url, Loop& loop, Metrics& metrics)
    : loop_(loop),
      metrics_(metrics),
      node_(random_id("n_")),
      rows_(url, "triclinium " + node_ + " loop", read_limit),
      advance_(url, "triclinium " + node_ + " reader", advance_limit),
      leases_(url, node_),
      writer_(url, node_) {
  {
    PostgresConnection connection(url, "triclinium " + node_ + " start", std::chrono::seconds(10));
    connection.open({});
    migrate(connection);
  }
  writer_.resolve();
  refill_numbers();
  watch_ = std::make_unique<PostgresWatch>(url, node_, [this](const StoreNews& news) {
    loop_.post([this, news, alive = std::weak_ptr(alive_)] {
      if (!alive.expired() && heard_) heard_(news);
    });
  });
  turn();
  thread_ = std::thread([this] { write_until_stopped(); });
}

PostgresStore::~PostgresStore() { stop(); }

void PostgresStore::submit(std::vector<Write> writes, Done done) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({std::move(writes), std::move(done)});
    metrics_.store_queue = queue_.size();
  }
  queued_.notify_one();
}

void PostgresStore::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  queued_.notify_one();
  if (thread_.joinable()) thread_.join();
  desk_.stop();
  watch_->stop();
}

void PostgresStore::turn() {
  watch_->turn(loop_.now());
  metrics_.servers = static_cast<std::uint64_t>(watch_->servers());
  loop_.after(turn_every_ms, [this, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) turn();
  });
}

std::int64_t PostgresStore::new_table_number() {
  std::int64_t number = 0;
  {
    const std::lock_guard lock(mutex_);
    if (numbers_.empty()) throw PostgresError("There is no number for a new table yet.");
    number = numbers_.back();
    numbers_.pop_back();
  }
  queued_.notify_one();
  return number;
}

void PostgresStore::refill_numbers() {
  {
    const std::lock_guard lock(mutex_);
    if (numbers_.size() > PostgresWriter::numbers_at_once) return;
  }
  const std::int64_t first = writer_.more_numbers();
  const std::lock_guard lock(mutex_);
  for (std::int64_t i = 0; i < PostgresWriter::numbers_at_once; ++i) {
    numbers_.insert(numbers_.begin(), first + i);
  }
}

bool PostgresStore::rest(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  if (stopping_) {
    lock.unlock();
    std::this_thread::sleep_for(time);
    return false;
  }
  queued_.wait_for(lock, time, [this] { return stopping_; });
  return !stopping_;
}

void PostgresStore::write_until_stopped() {
  std::vector<Batch> batches;
  for (;;) {
    batches.clear();
    {
      std::unique_lock lock(mutex_);
      queued_.wait(lock, [this] {
        return stopping_ || !queue_.empty() || numbers_.size() <= PostgresWriter::numbers_at_once;
      });
      if (queue_.empty() && stopping_) return;
      batches.swap(queue_);
      metrics_.store_queue = 0;
    }
    const auto stored = store(batches);
    if (!batches.empty()) {
      loop_.post([finished = std::move(batches), stored] {
        for (std::size_t i = 0; i < finished.size(); ++i) report(finished[i].done, stored[i]);
      });
    }
    batches = {};
    try {
      if (writer_.is_open()) refill_numbers();
    } catch (const PostgresError& error) {
      log(LogLevel::warning, "no_numbers", {{"reason", error.what()}});
      rest(try_again);
    }
  }
}

std::vector<Stored> PostgresStore::store(const std::vector<Batch>& batches) {
  if (batches.empty()) return {};
  const Stored together = commit(batches.data(), batches.size());
  std::vector<Stored> result(batches.size(), together);
  if (together || batches.size() == 1 || !writer_.is_open()) return result;
  for (std::size_t i = 0; i < batches.size(); ++i) result[i] = commit(&batches[i], 1);
  return result;
}

Stored PostgresStore::commit(const Batch* first, std::size_t count) {
  // In the order of their tables: two nodes that hold rows of each other's would have to be parted.
  std::vector<const Batch*> order;
  for (std::size_t i = 0; i < count; ++i) order.push_back(first + i);
  std::stable_sort(order.begin(), order.end(), [](const Batch* a, const Batch* b) {
    return first_number(a->writes) < first_number(b->writes);
  });
  StoreNews news;
  for (const Batch* batch : order) add_news(news, batch->writes);
  const auto notices = write_notices(node_, news);
  for (int tries = 1;; ++tries) {
    const auto begun = std::chrono::steady_clock::now();
    std::uint64_t written = 0;
    bool in_doubt = false;
    try {
      if (!writer_.is_open()) writer_.resolve();
      writer_.begin();
      for (const Batch* batch : order) {
        for (const Write& write : batch->writes) {
          std::visit(writer_, write);
          ++written;
        }
      }
      in_doubt = true;
      writer_.commit(notices);
    } catch (const PostgresError& error) {
      log(LogLevel::warning, "commit_failed", {{"reason", error.what()}});
      const Fate fate = error.connection_lost ? find_out(in_doubt) : Fate::undone;
      if (!error.connection_lost) writer_.roll_back();
      const bool again = error.connection_lost || error.passing();
      if (fate == Fate::undone && again && tries < most_tries) continue;
      if (fate != Fate::stored) {
        // That another server was first is no trouble of the store.
        const bool ours = error.fault == StoreFault::conflict || error.fault == StoreFault::fenced;
        metrics_.commit_failures += !ours;
        trouble_ = ours ? StoreFault::none : error.fault;
        return {error.fault};
      }
    }
    trouble_ = StoreFault::none;
    ++metrics_.commits;
    metrics_.committed_changes += written;
    metrics_.commit_seconds.add(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    return {};
  }
}

PostgresStore::Fate PostgresStore::find_out(bool in_doubt) {
  const auto begun = std::chrono::steady_clock::now();
  std::string reason;
  for (;;) {
    try {
      const bool stored = writer_.resolve();
      ++metrics_.store_reconnects;
      trouble_ = StoreFault::none;
      return stored && in_doubt ? Fate::stored : Fate::undone;
    } catch (const PostgresError& error) {
      reason = error.what();
    }
    const bool runs = rest(try_again);
    const auto waited = std::chrono::steady_clock::now() - begun;
    if (waited > patience) {
      if (trouble_.exchange(StoreFault::other) == StoreFault::none) {
        log(LogLevel::error, "store_unreachable", {{"reason", reason}});
      }
      if (!in_doubt) return Fate::unreachable;
      refuse_queued();
    }
    if (!runs && waited > last_tries) {
      log(LogLevel::error, "commit_in_doubt");
      return Fate::unreachable;
    }
  }
}

void PostgresStore::refuse_queued() {
  std::vector<Batch> batches;
  {
    const std::lock_guard lock(mutex_);
    batches.swap(queue_);
    metrics_.store_queue = 0;
  }
  if (batches.empty()) return;
  // Later than the group before them, whose fate is not known, but none of these was ever sent.
  loop_.post([refused = std::move(batches)] {
    for (const Batch& batch : refused) report(batch.done, {StoreFault::other});
  });
}

}  // namespace triclinium::server
