#include "apps/server/store/postgres.h"

#include <poll.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace triclinium::server {

namespace {

// What libpq says is several lines, often with a prefix; a sentence is one.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool blank = c == '\n' || c == '\t' || c == ' ';
    if (!blank || (!line.empty() && line.back() != ' ')) line += blank ? ' ' : c;
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

StoreFault fault_of(const std::string& state) {
  if (state == "23505") return StoreFault::conflict;
  if (state == "TR001" || state == "TR002") return StoreFault::fenced;
  if (state == "53100") return StoreFault::full;
  if (state == "25006") return StoreFault::read_only;
  if (state == "XX001" || state == "XX002") return StoreFault::damaged;
  return StoreFault::other;
}

// How long one of several hosts is tried.
constexpr std::chrono::milliseconds host_limit{2'000};
constexpr std::chrono::milliseconds rest{50};

// Set on every connection: who vanishes in the middle of a transaction must not hold others up.
constexpr const char* settings =
    "-c idle_in_transaction_session_timeout=2000 -c lock_timeout=3000 -c client_min_messages=error "
    "-c timezone=UTC";

}  // namespace

PostgresError::PostgresError(const std::string& what, std::string sql_state)
    : StoreError(what, fault_of(sql_state)), state(std::move(sql_state)) {}

PostgresError PostgresError::lost(const std::string& what) {
  PostgresError error(what);
  error.connection_lost = true;
  return error;
}

bool PostgresError::passing() const {
  return state == "40P01" || state == "40001" || state == "55P03";
}

PostgresValues& PostgresValues::add(std::int64_t number) {
  values_.push_back(std::to_string(number));
  formats_.push_back(0);
  return *this;
}

PostgresValues& PostgresValues::add(std::string_view text) {
  values_.emplace_back(text);
  formats_.push_back(0);
  return *this;
}

PostgresValues& PostgresValues::add_bytes(std::string_view bytes) {
  values_.emplace_back(bytes);
  formats_.push_back(1);
  return *this;
}

std::int64_t PostgresRows::integer(int row, int column) const {
  const std::string_view text = PQgetvalue(result_.get(), row, column);
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::string PostgresRows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::string PostgresRows::bytes(int row, int column) const {
  std::size_t size = 0;
  const auto* raw = reinterpret_cast<unsigned char*>(PQgetvalue(result_.get(), row, column));
  unsigned char* plain = PQunescapeBytea(raw, &size);
  std::string result(reinterpret_cast<char*>(plain), size);
  PQfreemem(plain);
  return result;
}

PostgresConnection::PostgresConnection(std::string url, std::string name,
                                       std::chrono::milliseconds limit)
    : url_(std::move(url)), name_(std::move(name)), limit_(limit), hosts_(hosts_of(url_)) {}

PostgresConnection::~PostgresConnection() { close(); }

void PostgresConnection::close() {
  if (handle_ != nullptr) PQfinish(handle_);
  handle_ = nullptr;
  queued_ = 0;
}

void PostgresConnection::lose(const std::string& what) {
  const std::string reason = handle_ == nullptr ? "" : one_line(PQerrorMessage(handle_));
  close();
  throw PostgresError::lost(reason.empty() ? what : reason);
}

std::vector<PostgresConnection::Host> PostgresConnection::hosts_of(const std::string& url) {
  const auto split = [](const char* list) {
    std::vector<std::string> parts(1);
    for (; list != nullptr && *list != '\0'; ++list) {
      *list == ',' ? parts.emplace_back() : parts.back() += *list;
    }
    return parts;
  };
  std::vector<std::string> names{""};
  std::vector<std::string> addresses{""};
  std::vector<std::string> ports{""};
  PQconninfoOption* options = PQconninfoParse(url.c_str(), nullptr);
  for (const auto* option = options; option != nullptr && option->keyword; ++option) {
    const std::string_view keyword = option->keyword;
    if (keyword == "host") names = split(option->val);
    if (keyword == "hostaddr") addresses = split(option->val);
    if (keyword == "port") ports = split(option->val);
  }
  PQconninfoFree(options);
  std::vector<Host> hosts(std::max(names.size(), addresses.size()));
  for (std::size_t i = 0; i < hosts.size(); ++i) {
    if (i < names.size()) hosts[i].name = names[i];
    if (i < addresses.size()) hosts[i].address = addresses[i];
    hosts[i].port = ports[i < ports.size() ? i : 0];
  }
  return hosts;
}

// One host after the other, each with its part of the time: libpq would wait at one that swallows
// everything, and never come to the next.
void PostgresConnection::connect(const Host& host) {
  const char* keys[] = {
      "dbname", "application_name", "client_encoding", "options", "host", "hostaddr", "port",
      nullptr};
  const char* values[] = {
      url_.c_str(),         name_.c_str(),     "UTF8", settings, host.name.c_str(),
      host.address.c_str(), host.port.c_str(), nullptr};
  const auto count = static_cast<std::int64_t>(hosts_.size());
  const auto until = Clock::now() + (count > 1 ? std::min(limit_ / count, host_limit) : limit_);
  handle_ = PQconnectStartParams(keys, values, 1);
  if (handle_ == nullptr || PQstatus(handle_) == CONNECTION_BAD) lose("no connection");
  for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;
       state = PQconnectPoll(handle_)) {
    if (state == PGRES_POLLING_FAILED) lose("no connection");
    wait(state == PGRES_POLLING_READING ? POLLIN : POLLOUT, until);
  }
}

void PostgresConnection::open(std::span<const PostgresStatement> statements) {
  close();
  if (Clock::now() < rest_until_) throw PostgresError::lost("There is no database now.");
  for (std::size_t tried = 1; !is_open(); ++tried) {
    try {
      connect(hosts_[host_]);
    } catch (const PostgresError&) {
      host_ = (host_ + 1) % hosts_.size();
      if (tried < hosts_.size()) continue;
      rest_until_ = Clock::now() + rest;
      throw;
    }
  }
  PQsetnonblocking(handle_, 1);
  // What it says comes with the errors.
  PQsetNoticeProcessor(handle_, [](void*, const char*) {}, nullptr);
  try {
    for (const PostgresStatement& statement : statements) {
      if (PQsendPrepare(handle_, statement.name, statement.sql, 0, nullptr) != 1) lose("not sent");
      only_result(deadline());
    }
  } catch (const PostgresError&) {
    // With some of them missing it would only seem to be open.
    close();
    throw;
  }
}

void PostgresConnection::wait(short events, Clock::time_point deadline) {
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
  pollfd poll{PQsocket(handle_), events, 0};
  if (left <= 0 || ::poll(&poll, 1, static_cast<int>(left)) == 0) {
    close();
    throw PostgresError::lost("The database does not answer.");
  }
}

void PostgresConnection::flush(Clock::time_point deadline) {
  for (int left = PQflush(handle_); left != 0; left = PQflush(handle_)) {
    if (left < 0) lose("not sent");
    // Its answers are taken meanwhile: with both directions full nobody would go on.
    wait(POLLIN | POLLOUT, deadline);
    if (PQconsumeInput(handle_) != 1) lose("the connection broke");
  }
}

PGresult* PostgresConnection::next_result(Clock::time_point deadline) {
  flush(deadline);
  while (PQisBusy(handle_) == 1) {
    wait(POLLIN, deadline);
    if (PQconsumeInput(handle_) != 1) lose("the connection broke");
  }
  return PQgetResult(handle_);
}

namespace {

// Nothing if all went well.
std::unique_ptr<PostgresError> error_of(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_FATAL_ERROR && status != PGRES_BAD_RESPONSE) return nullptr;
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* message = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  const std::string text = one_line(message != nullptr ? message : PQresultErrorMessage(result));
  // Without a state it is libpq that speaks; 57P01 to 57P05: the server ends.
  const bool ends = state == nullptr || std::string_view(state).starts_with("57P");
  auto error = std::make_unique<PostgresError>(text, state != nullptr ? state : "");
  error->connection_lost = ends;
  return error;
}

}  // namespace

PostgresRows PostgresConnection::only_result(Clock::time_point deadline) {
  PostgresRows rows(nullptr);
  std::unique_ptr<PostgresError> error;
  while (PGresult* result = next_result(deadline)) {
    rows = PostgresRows(result);
    if (!error) error = error_of(result);
  }
  if (!error) return rows;
  if (error->connection_lost) close();
  throw PostgresError(*error);
}

void PostgresConnection::send(const PostgresStatement& statement, const PostgresValues& values) {
  std::vector<const char*> pointers;
  std::vector<int> lengths;
  for (const std::string& value : values.values_) {
    pointers.push_back(value.c_str());
    lengths.push_back(static_cast<int>(value.size()));
  }
  if (PQsendQueryPrepared(handle_, statement.name, static_cast<int>(pointers.size()),
                          pointers.data(), lengths.data(), values.formats_.data(), 0) != 1) {
    lose("not sent");
  }
}

PostgresRows PostgresConnection::ask(const PostgresStatement& statement,
                                     const PostgresValues& values) {
  if (handle_ == nullptr) throw PostgresError::lost("There is no connection to the database.");
  send(statement, values);
  return only_result(deadline());
}

PostgresRows PostgresConnection::rows(const std::string& sql) {
  if (handle_ == nullptr) throw PostgresError::lost("There is no connection to the database.");
  if (PQsendQuery(handle_, sql.c_str()) != 1) lose("not sent");
  return only_result(deadline());
}

void PostgresConnection::queue(const PostgresStatement& statement, const PostgresValues& values) {
  if (handle_ == nullptr) throw PostgresError::lost("There is no connection to the database.");
  if (queued_ == 0 && PQenterPipelineMode(handle_) != 1) lose("no pipeline");
  send(statement, values);
  ++queued_;
}

void PostgresConnection::send_queued() {
  if (handle_ == nullptr) throw PostgresError::lost("There is no connection to the database.");
  if (PQpipelineSync(handle_) != 1) lose("not sent");
  const auto until = deadline();
  std::unique_ptr<PostgresError> error;
  for (; queued_ > 0; --queued_) {
    while (PGresult* result = next_result(until)) {
      const PostgresRows rows(result);
      if (!error) error = error_of(result);
      // Nothing that follows will be answered.
      if (error && error->connection_lost) break;
    }
    if (error && error->connection_lost) break;
  }
  if (error && error->connection_lost) {
    close();
    throw PostgresError(*error);
  }
  const PostgresRows sync(next_result(until));
  if (PQexitPipelineMode(handle_) != 1) lose("the pipeline did not end");
  if (error) throw PostgresError(*error);
}

bool PostgresConnection::next_notice(int wake, Clock::time_point until, std::string& payload) {
  if (handle_ == nullptr) throw PostgresError::lost("There is no connection to the database.");
  const auto take = [&] {
    PGnotify* notice = PQnotifies(handle_);
    if (notice == nullptr) return false;
    payload = notice->extra;
    PQfreemem(notice);
    return true;
  };
  if (take()) return true;
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  pollfd polls[] = {{PQsocket(handle_), POLLIN, 0}, {wake, POLLIN, 0}};
  if (::poll(polls, 2, static_cast<int>(std::max<std::int64_t>(0, left))) <= 0) return false;
  if (polls[0].revents != 0 && PQconsumeInput(handle_) != 1) lose("the connection broke");
  return take();
}

bool is_postgres_url(std::string_view text) {
  return text.starts_with("postgresql://") || text.starts_with("postgres://");
}

}  // namespace triclinium::server
