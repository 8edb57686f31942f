#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <map>

#include "apps/server/core/log.h"
#include "apps/server/core/server_clock.h"
#include "apps/server/net/connections.h"

namespace triclinium::server {

namespace {

using tcp = asio::ip::tcp;

constexpr std::size_t max_turning_away = 256;
constexpr std::string_view full_house =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nRetry-After: 5\r\n"
    "Connection: close\r\nContent-Length: 62\r\n\r\n"
    R"({"code":"busy","error":"Too many connections; please wait."})"
    "\r\n";

std::int64_t steady_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

std::int64_t wall_ms() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// Says why, and waits until it has been read: a socket that is just closed would be a reset.
asio::awaitable<void, Executor> turn_away(Stream stream) {
  boost::system::error_code error;
  stream.expires_after(std::chrono::seconds(2));
  co_await asio::async_write(stream, asio::buffer(full_house),
                             asio::redirect_error(asio::use_awaitable_t<Executor>{}, error));
  if (error) co_return;
  error = stream.socket().shutdown(tcp::socket::shutdown_send, error);
  std::array<char, 512> dropped;
  while (!error) {
    co_await stream.async_read_some(asio::buffer(dropped),
                                    asio::redirect_error(asio::use_awaitable_t<Executor>{}, error));
  }
}

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

class BeastServer final : public Server {
 public:
  BeastServer(const NetOptions& options, Metrics& metrics)
      : options_(options),
        shared_{options_, metrics, *this, nullptr, {}, {}, false},
        acceptor_(context_.get_executor()),
        timer_(context_.get_executor()) {}

  bool listen(std::string& error) override {
    boost::system::error_code code;
    const auto address = asio::ip::make_address(options_.host, code);
    if (code) {
      error = "'" + options_.host + "' is not an address to listen on.";
      return false;
    }
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(options_.port));
    code = acceptor_.open(endpoint.protocol(), code);
    if (!code) code = acceptor_.set_option(asio::socket_base::reuse_address(true), code);
    if (!code) code = acceptor_.bind(endpoint, code);
    if (!code) code = acceptor_.listen(4096, code);
    if (!code) return true;
    error = "Port " + std::to_string(options_.port) + " cannot be opened: " + code.message();
    return false;
  }

  int port() const override { return acceptor_.local_endpoint().port(); }

  void serve(Application& application) override {
    shared_.application = &application;
    asio::co_spawn(context_, accept(), asio::detached);
  }

  void run(bool signals) override {
    std::unique_ptr<asio::signal_set> set;
    if (signals) {
      refresh_ = std::make_unique<asio::signal_set>(context_, SIGUSR1);
      await_refresh();
      set = std::make_unique<asio::signal_set>(context_, SIGINT, SIGTERM);
      set->async_wait([this](auto error, int number) {
        if (error) return;
        log(LogLevel::info, "stopping", {{"signal", number}});
        begin_stop();
      });
    }
    tick();
    auto work = asio::make_work_guard(context_);
    while (!context_.stopped()) {
      try {
        context_.run();
      } catch (const std::exception& failure) {
        // Whatever one task could not do, the others go on.
        log(LogLevel::error, "task_failed", {{"reason", failure.what()}});
      }
    }
    const auto open = shared_.connections;
    for (Connection* connection : open) connection->abandon();
  }

  void stop() override {
    asio::post(context_, [this] { begin_stop(); });
  }

  void post(std::function<void()> task) override { asio::post(context_, std::move(task)); }

  TimerId after(std::int64_t ms, std::function<void()> task) override {
    const TimerId id = ++last_timer_;
    const auto when = std::chrono::steady_clock::now() + std::chrono::milliseconds(ms);
    const auto it = timers_.emplace(std::pair(when, id), std::move(task)).first;
    timer_keys_[id] = when;
    if (it == timers_.begin()) arm();
    return id;
  }

  void cancel(TimerId id) override {
    const auto it = timer_keys_.find(id);
    if (it == timer_keys_.end()) return;
    timers_.erase({it->second, id});
    timer_keys_.erase(it);
  }

  std::int64_t now() const override { return clock_.read(steady_ms()); }

 private:
  using Time = std::chrono::steady_clock::time_point;

  // Not SIGHUP: a terminal that is closed sends that one.
  void await_refresh() {
    refresh_->async_wait([this](auto error, int) {
      if (error) return;
      await_refresh();
      if (shared_.application != nullptr) shared_.application->refresh();
    });
  }

  // Looks at the clock, and how late that is.
  void tick() {
    const std::int64_t due = steady_ms() + ServerClock::tick_ms;
    after(ServerClock::tick_ms, [this, due] {
      now();
      shared_.metrics.loop_lag_seconds.add(static_cast<double>(steady_ms() - due) / 1000);
      tick();
    });
  }

  // One timer of the system for all of ours: thousands of clocks cost a map entry each.
  void arm() {
    if (timers_.empty()) return;
    timer_.expires_at(timers_.begin()->first.first);
    timer_.async_wait([this](boost::system::error_code error) {
      if (!error) fire();
    });
  }

  void fire() {
    const Time now = std::chrono::steady_clock::now();
    while (!timers_.empty() && timers_.begin()->first.first <= now) {
      auto node = timers_.extract(timers_.begin());
      timer_keys_.erase(node.key().second);
      node.mapped()();
    }
    arm();
  }

  asio::awaitable<void, Executor> accept() {
    while (acceptor_.is_open()) {
      boost::system::error_code error;
      auto socket = co_await acceptor_.async_accept(
          asio::redirect_error(asio::use_awaitable_t<Executor>{}, error));
      if (error == asio::error::operation_aborted) co_return;
      if (error) {
        // Out of file handles: wait for some to come back instead of spinning.
        timer_pause_.emplace(context_.get_executor(), std::chrono::milliseconds(50));
        co_await timer_pause_->async_wait(
            asio::redirect_error(asio::use_awaitable_t<Executor>{}, error));
        continue;
      }
      admit(std::move(socket));
    }
  }

  void admit(tcp::socket::rebind_executor<Executor>::other socket) {
    boost::system::error_code error;
    const auto endpoint = socket.remote_endpoint(error);
    if (error) return;
    std::string peer = endpoint.address().to_string();
    const std::string network = network_of(peer);
    std::size_t& open = shared_.per_address[network];
    const bool limited = !options_.trust_proxy && open >= options_.max_per_address;
    if (shared_.metrics.connections >= options_.max_connections || limited) {
      if (open == 0) shared_.per_address.erase(network);
      ++shared_.metrics.turned_away;
      if (turning_away_ >= max_turning_away) return;
      ++turning_away_;
      asio::co_spawn(context_, turn_away(Stream(std::move(socket))),
                     [this](const std::exception_ptr&) { --turning_away_; });
      return;
    }
    ++open;
    ++shared_.metrics.connections;
    error = socket.set_option(tcp::no_delay(true), error);
    asio::co_spawn(context_, serve_http(Stream(std::move(socket)), peer, shared_),
                   [this, network](const std::exception_ptr& failure) {
                     --shared_.metrics.connections;
                     auto it = shared_.per_address.find(network);
                     if (--it->second == 0) shared_.per_address.erase(it);
                     if (failure) log(LogLevel::error, "connection_failed");
                     if (shared_.stopping && shared_.connections.empty()) context_.stop();
                   });
  }

  // Closes the door, asks the sockets to close, and gives them a moment to do so.
  void begin_stop() {
    if (shared_.stopping) return;
    shared_.stopping = true;
    boost::system::error_code error;
    error = acceptor_.close(error);
    const auto open = shared_.connections;
    for (Connection* connection : open) connection->shut_down();
    if (shared_.connections.empty()) return context_.stop();
    after(1500, [this] { context_.stop(); });
  }

  NetOptions options_;
  // Connections that are destroyed with the context still take leave of this.
  Shared shared_;
  asio::io_context context_{1};
  std::unique_ptr<asio::signal_set> refresh_;
  Acceptor acceptor_;
  Timer timer_;
  std::optional<Timer> timer_pause_;
  std::map<std::pair<Time, TimerId>, std::function<void()>> timers_;
  std::unordered_map<TimerId, Time> timer_keys_;
  TimerId last_timer_ = 0;
  std::size_t turning_away_ = 0;
  mutable ServerClock clock_{wall_ms(), steady_ms()};
};

}  // namespace

std::unique_ptr<Server> Server::make(const NetOptions& options, Metrics& metrics) {
  return std::make_unique<BeastServer>(options, metrics);
}

}  // namespace triclinium::server
