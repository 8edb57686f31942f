#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>

#include "apps/server/net/connections.h"

namespace triclinium::server {

namespace {

namespace websocket = boost::beast::websocket;

// One WebSocket: reads in the coroutine, writes one message at a time.
class WebSocket final : public Socket,
                        public Connection,
                        public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Stream stream, std::unique_ptr<SocketEvents> events, Shared& shared)
      : stream_(std::move(stream)), events_(std::move(events)), shared_(shared) {
    shared_.connections.insert(this);
    ++shared_.metrics.sockets;
  }
  ~WebSocket() override {
    shared_.connections.erase(this);
    --shared_.metrics.sockets;
  }

  asio::awaitable<void, Executor> run(HttpRequest request) {
    const auto self = shared_from_this();
    configure();
    boost::system::error_code error;
    const auto token = [&error] {
      return asio::redirect_error(asio::use_awaitable_t<Executor>{}, error);
    };
    co_await stream_.async_accept(request, token());
    if (!error) {
      request = {};
      open_ = true;
      events_->opened(*this);
    }
    while (!error && !closing_) {
      co_await stream_.async_read(buffer_, token());
      if (error || closing_) break;
      ++shared_.metrics.messages_in;
      if (!stream_.got_text()) {
        close(websocket::close_code::unknown_data, "text expected");
        break;
      }
      const auto data = buffer_.cdata();
      events_->message({static_cast<const char*>(data.data()), data.size()});
      buffer_.consume(buffer_.size());
    }
    open_ = false;
    // Whoever listens may be told of nothing any more.
    events_.reset();
  }

  void send(Bytes text) override {
    if (!open_ || sending_) return;
    sending_ = std::move(text);
    ++shared_.metrics.messages_out;
    arm_send_timeout();
    stream_.async_write(asio::buffer(*sending_),
                        [self = shared_from_this()](boost::system::error_code error, std::size_t) {
                          self->sent(error);
                        });
  }

  bool busy() const override { return sending_ != nullptr || !open_; }

  void close(int code, std::string reason) override {
    if (!open_ || closing_) return;
    closing_ = true;
    reason_ = {static_cast<websocket::close_code>(code), reason};
    if (!sending_) send_close();
  }

  void abandon() override {
    open_ = false;
    events_.reset();
  }

  void shut_down() override { close(websocket::close_code::service_restart, "restart"); }

 private:
  void configure() {
    const NetOptions& options = shared_.options;
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(options.request_timeout_s);
    timeout.idle_timeout = std::chrono::seconds(options.socket_idle_s);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(options.max_frame);
    stream_.auto_fragment(false);
    stream_.text(true);
  }

  // Pings do not help a client that sends but never reads: its message must leave in time.
  void arm_send_timeout() {
    send_timer_ = shared_.loop.after(std::int64_t{shared_.options.send_timeout_s} * 1000,
                                     [weak = weak_from_this()] {
                                       const auto self = weak.lock();
                                       if (self) beast::get_lowest_layer(self->stream_).close();
                                     });
  }

  void sent(boost::system::error_code error) {
    shared_.loop.cancel(send_timer_);
    sending_.reset();
    if (error) return;
    if (closing_) return send_close();
    if (open_ && events_) events_->writable();
  }

  void send_close() {
    stream_.async_close(reason_, [self = shared_from_this()](boost::system::error_code) {});
  }

  websocket::stream<Stream, false> stream_;
  beast::flat_buffer buffer_;
  std::unique_ptr<SocketEvents> events_;
  Shared& shared_;
  Bytes sending_;
  TimerId send_timer_ = 0;
  websocket::close_reason reason_;
  bool open_ = false;
  bool closing_ = false;
};

}  // namespace

asio::awaitable<void, Executor> serve_websocket(Stream stream, HttpRequest request,
                                                std::unique_ptr<SocketEvents> events,
                                                Shared& shared) {
  auto socket = std::make_shared<WebSocket>(std::move(stream), std::move(events), shared);
  co_await socket->run(std::move(request));
}

}  // namespace triclinium::server
