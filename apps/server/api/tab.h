// One open tab at a table: messages in, states out, never more than one state on its way.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "apps/server/core/rate_limit.h"
#include "apps/server/host/people.h"
#include "apps/server/host/tables.h"
#include "apps/server/net/net.h"

namespace triclinium::server {

class App;
struct Payer;

class Tab final : public SocketEvents, public Watcher {
 public:
  Tab(App& app, Tables& tables, Metrics& metrics, TableHandle entry, Me me, std::string network,
      Rate rate);
  ~Tab() override;

  void opened(Socket& socket) override;
  void message(std::string_view text) override;
  void writable() override { pump(); }

  const std::string& person() const override { return person_; }
  // The hash of the cookie it was opened with, empty without one.
  const std::string& session() const { return session_; }
  // What limits count as one client.
  const std::string& network() const { return network_; }
  // Asks the page to come back: its cookie stands for someone else now.
  void reconnect();
  void changed() override;
  void gone() override;

 private:
  void read(const Json& message);
  void command(Tables::Command command);
  void refuse(std::string_view code, std::string_view reason);
  void push(const Json& message);
  void pump();
  void send_state();
  // The same for news that take long: they are found beside the loop.
  void send_long_state();
  void send(Bytes text, std::int64_t seq, double cpu_ms);
  // Goes on when what was sent so far is paid.
  void pump_later(Millis wait);
  Payer payer() const;

  App& app_;
  Tables& tables_;
  Metrics& metrics_;
  TableHandle entry_;
  std::string person_;
  std::string session_;
  std::string network_;
  Rate rate_;
  TokenBucket bucket_;
  int over_rate_ = 0;
  Socket* socket_ = nullptr;
  bool greeted_ = false;
  bool stale_ = false;      // the client has not seen the present state
  bool rendering_ = false;  // a state waits for the table to be on disk
  bool resting_ = false;    // a timer will go on
  bool caught_up_ = false;  // what other servers did before it came has been read
  std::int64_t since_ = 0;
  std::deque<Bytes> replies_;
  // Commands end after their socket; they hold a weak reference.
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);
};

}  // namespace triclinium::server
