#include "apps/server/store/postgres_watch.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <utility>

#include "apps/server/core/log.h"
#include "apps/server/store/store_news.h"

namespace triclinium::server {

namespace {

constexpr std::chrono::milliseconds watch_limit{3'000};
constexpr int try_again_ms = 100;

constexpr PostgresStatement say_alive{
    "say_alive",
    "INSERT INTO nodes(id,seen,until) VALUES($1,$2,now()+$3::bigint*interval '1 millisecond') "
    "ON CONFLICT(id) DO UPDATE SET seen=greatest(nodes.seen,excluded.seen),until=excluded.until "
    "RETURNING 1+(SELECT count(*) FROM nodes n WHERE n.id<>$1 AND "
    "n.until BETWEEN now() AND now()+interval '10 seconds')"};
constexpr PostgresStatement tell_others{"tell_others", "SELECT pg_notify('triclinium',$1)"};
// Nodes that are long gone and have left nothing behind.
constexpr PostgresStatement forget_nodes{
    "forget_nodes",
    "WITH gone AS (DELETE FROM nodes n WHERE until<now()-interval '1 day' AND "
    "NOT EXISTS(SELECT 1 FROM leases l WHERE l.node=n.id) RETURNING id) "
    "DELETE FROM writers WHERE node IN (SELECT id FROM gone)"};
constexpr PostgresStatement watch_statements[] = {say_alive, tell_others, forget_nodes};

std::int64_t steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             PostgresConnection::Clock::now().time_since_epoch())
      .count();
}

}  // namespace

PostgresWatch::PostgresWatch(const std::string& url, std::string node,
                             std::function<void(const StoreNews&)> heard)
    : connection_(url, "triclinium " + node + " watch", watch_limit),
      node_(std::move(node)),
      heard_(std::move(heard)),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  turned_ = steady_ms();
  connect();
  connection_.ask(forget_nodes);
  thread_ = std::thread([this] { watch(); });
}

PostgresWatch::~PostgresWatch() {
  stop();
  ::close(wake_);
}

void PostgresWatch::wake() {
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(wake_, &one, sizeof one);
}

void PostgresWatch::stop() {
  stopping_ = true;
  wake();
  if (thread_.joinable()) thread_.join();
}

void PostgresWatch::turn(Millis now) {
  now_ = now;
  turned_ = steady_ms();
}

void PostgresWatch::tell(std::vector<std::string> notices) {
  {
    const std::lock_guard lock(mutex_);
    for (std::string& notice : notices) told_.push_back(std::move(notice));
  }
  wake();
}

void PostgresWatch::connect() {
  connection_.open(watch_statements);
  connection_.execute("SET synchronous_commit=off");
  connection_.execute("LISTEN triclinium");
  beat(false);
}

// A node whose loop stands still is not alive, whatever this thread does.
void PostgresWatch::beat(bool last) {
  if (!last && steady_ms() - turned_ > loop_ms) return;
  const std::int64_t span = last ? 0 : alive_ms;
  const PostgresRows rows =
      connection_.ask(say_alive, PostgresValues().add(node_).add(now_).add(span));
  servers_ = static_cast<int>(rows.integer(0, 0));
  heard_at_ = steady_ms();
}

bool PostgresWatch::hears() const { return steady_ms() - heard_at_ < unheard_ms; }

void PostgresWatch::send_told() {
  std::vector<std::string> told;
  {
    const std::lock_guard lock(mutex_);
    told.swap(told_);
  }
  for (const std::string& notice : told) connection_.ask(tell_others, PostgresValues().add(notice));
}

void PostgresWatch::watch() {
  auto next_beat = PostgresConnection::Clock::now();
  bool told_so = false;
  while (!stopping_) {
    try {
      StoreNews news;
      if (!connection_.is_open()) {
        connect();
        news.missed = true;
      }
      if (PostgresConnection::Clock::now() >= next_beat) {
        beat(false);
        next_beat = PostgresConnection::Clock::now() + std::chrono::milliseconds(beat_ms);
      }
      told_so = false;
      send_told();
      std::string payload;
      auto until = news.missed ? PostgresConnection::Clock::now() : next_beat;
      while (connection_.next_notice(wake_, until, payload)) {
        read_notice(payload, node_, news);
        until = PostgresConnection::Clock::now();  // what is there already, no more
      }
      std::uint64_t count = 0;
      [[maybe_unused]] const auto taken = ::read(wake_, &count, sizeof count);
      if (!news.empty()) heard_(news);
    } catch (const PostgresError& error) {
      if (!std::exchange(told_so, true)) {
        log(LogLevel::error, "store_unheard", {{"reason", error.what()}});
      }
      pollfd poll{wake_, POLLIN, 0};
      ::poll(&poll, 1, try_again_ms);
    }
  }
  try {
    if (connection_.is_open()) beat(true);
  } catch (const PostgresError& error) {
    log(LogLevel::warning, "leases_kept", {{"reason", error.what()}});
  }
}

}  // namespace triclinium::server
