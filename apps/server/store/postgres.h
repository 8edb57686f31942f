// A connection to PostgreSQL: everything with a deadline, statements prepared once. Faults throw
// PostgresError; after one that lost the connection it is closed and can be opened again.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/store/store.h"

namespace triclinium::server {

struct PostgresError : StoreError {
  using StoreError::StoreError;
  PostgresError(const std::string& what, std::string sql_state);
  // Nobody knows what became of what was sent last.
  static PostgresError lost(const std::string& what);

  // Of a neighbour at the same time: the same again may go well.
  bool passing() const;

  std::string state;  // five letters, empty if it does not come from the server
  bool connection_lost = false;
};

struct PostgresStatement {
  const char* name;
  const char* sql;
};

// The values of a statement in their order; all but bytes travel as text.
class PostgresValues {
 public:
  PostgresValues& add(std::int64_t number);
  PostgresValues& add(std::string_view text);
  PostgresValues& add_bytes(std::string_view bytes);

 private:
  friend class PostgresConnection;
  std::vector<std::string> values_;
  std::vector<int> formats_;
};

class PostgresRows {
 public:
  explicit PostgresRows(PGresult* result) : result_(result, &PQclear) {}
  int count() const { return PQntuples(result_.get()); }
  std::int64_t integer(int row, int column) const;
  std::string text(int row, int column) const;
  std::string bytes(int row, int column) const;
  bool null(int row, int column) const { return PQgetisnull(result_.get(), row, column) == 1; }

 private:
  std::unique_ptr<PGresult, void (*)(PGresult*)> result_;
};

class PostgresConnection {
 public:
  using Clock = std::chrono::steady_clock;

  // `name` is what the database shows of it; nothing is opened yet.
  PostgresConnection(std::string url, std::string name, std::chrono::milliseconds limit);
  ~PostgresConnection();
  PostgresConnection(const PostgresConnection&) = delete;
  PostgresConnection& operator=(const PostgresConnection&) = delete;

  bool is_open() const { return handle_ != nullptr; }
  // Connects to the first of its hosts that answers and prepares. Where none did a moment ago, none
  // is asked: a database that comes back has better things to do.
  void open(std::span<const PostgresStatement> statements);
  void close();

  PostgresRows ask(const PostgresStatement& statement, const PostgresValues& values = {});
  // Several statements without values; `rows` gives what the last one answers.
  void execute(const std::string& sql) { rows(sql); }
  PostgresRows rows(const std::string& sql);

  // Queues for the next `send_queued`, which sends all in one go (pipeline mode) and waits for all
  // answers; the first fault is thrown after the rest has been read.
  void queue(const PostgresStatement& statement, const PostgresValues& values = {});
  void send_queued();

  // Waits until something arrives, `wake` can be read, or `until`; then takes a notice, if there is
  // one.
  bool next_notice(int wake, Clock::time_point until, std::string& payload);

 private:
  struct Host {
    std::string name, address, port;  // empty: as the address of the store says
  };
  static std::vector<Host> hosts_of(const std::string& url);
  void connect(const Host& host);
  void wait(short events, Clock::time_point deadline);
  void flush(Clock::time_point deadline);
  PGresult* next_result(Clock::time_point deadline);
  void send(const PostgresStatement& statement, const PostgresValues& values);
  // The answer to what was sent last, when it was one thing.
  PostgresRows only_result(Clock::time_point deadline);
  Clock::time_point deadline() const { return Clock::now() + limit_; }
  [[noreturn]] void lose(const std::string& what);

  std::string url_;
  std::string name_;
  std::chrono::milliseconds limit_;
  std::vector<Host> hosts_;
  std::size_t host_ = 0;  // the one that answered last
  Clock::time_point rest_until_;
  PGconn* handle_ = nullptr;
  std::size_t queued_ = 0;
};

// Whether this names a PostgreSQL store rather than a folder.
bool is_postgres_url(std::string_view text);

}  // namespace triclinium::server
