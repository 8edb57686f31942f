// The server's answers: routes, sessions, limits. Knows tables and people, not sockets.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "apps/server/api/call.h"
#include "apps/server/api/static_files.h"
#include "apps/server/core/backoff.h"
#include "apps/server/core/budget.h"
#include "apps/server/core/rate_limit.h"
#include "apps/server/host/people.h"
#include "apps/server/host/reviews.h"
#include "apps/server/host/tables.h"
#include "apps/server/net/net.h"

namespace triclinium::server {

class Tab;

// Who pays for what is done: the address, and the session where there is one.
struct Payer {
  std::string network;
  std::string session;
};

struct RateLimits {
  Rate requests{60, 240};   // per address, every request and new socket
  Rate session{30, 120};    // per session, what changes something
  Rate creations{0.5, 30};  // per address: new tables, imports, forks
  Rate guests{1, 60};       // per address: new sessions
  Rate passwords{0.2, 10};  // per address: hashes
  Rate messages{20, 80};    // per socket
  Rate listings{0.02, 6};   // per address: tables that everyone finds
  Rate joins{0.2, 20};      // per address: seats taken
  // A fifth of the loop's time, whoever is behind the address.
  Allowance address{{200, 150}, {16 << 20, 128 << 20}};
  Allowance visitor{{100, 100}, {8 << 20, 64 << 20}};  // per session
  double sockets = 64;                                 // per address, at once

  // All of them times `factor`; 0 switches them off.
  RateLimits scaled(double factor) const;
  // What one of so many servers allows: together as much as one alone. Each still lets somebody in
  // at all. A socket is at one of them, and keeps its rate.
  RateLimits shared_by(int servers) const;
};

struct ImportedRecord {
  Opening opening;
  std::vector<std::string> names;
};

// What somebody wants to import, checked completely.
struct Import {
  const AnyGame* game = nullptr;
  ImportedRecord record;
  Json seats;
};

struct AppOptions {
  RateLimits limits;
  std::vector<std::string> origins;  // allowed beside the server's own
  std::string web;                   // folder of the page; empty: the one in the program
};

class App final : public Application {
 public:
  App(AppOptions options, Tables& tables, People& people, Reviews& reviews, Store& store,
      Metrics& metrics, std::span<const AnyGame* const> games);

  void handle(Request request, Reply reply) override;
  void upgrade(Request request, std::function<void(Upgrade)> reply) override;
  // Reads the page again; a folder without one changes nothing.
  void refresh() override;

  Viewer viewer(const TableHandle& entry, const std::string& person);
  // The `state` message as text; all who only look on share one.
  std::shared_ptr<const std::string> state_text(const TableHandle& entry, const std::string& person,
                                                std::int64_t since);

  // How long until this caller has paid for what it has cost; 0 if it owes nothing.
  std::int64_t wait_ms(const Payer& payer);
  void charge(const Payer& payer, Cost cost);
  // Long work runs beside the loop; what it returns runs on the loop afterwards. False if the
  // caller, or everybody together, has too much of it waiting.
  using Then = std::function<void()>;
  bool beside(const Payer& payer, std::function<Then()> work);

  // Open tabs are known by their session: whoever registers, logs in or out comes back with
  // another.
  void tab_opened(Tab& tab);
  void tab_closed(Tab& tab);

 private:
  enum class Needs : std::uint8_t { none, known, made };  // none asked, looked up, made if new
  struct Route {
    std::string_view method;
    std::string_view path;  // '*' stands for a table's id
    Needs session;
    bool creates;
    void (App::*run)(Call&);
  };
  static std::span<const Route> routes();

  const Route* find_route(const Request& request, std::string& id, bool& path_known) const;
  // Reads what the request needs beside the loop, where the store answers only after a while.
  void prepare(const Route& route, Call call);
  // The same for all tables of a list.
  using List = std::function<std::vector<std::string>(StoreReader&)>;
  void prepare_list(const List& list, std::function<void()> then);
  static List all_tables_of(const std::string& person);
  // Other servers have done something.
  void hear(const StoreNews& news);
  Upgrade open_tab(const Request& request, const std::string& id);
  // As many servers as there are now share the limits.
  void share_limits();
  bool admit(const Route& route, Call& call);
  bool identify(const Route& route, Call& call);
  void run(const Route& route, Call& call);
  void send_file(const Call& call);
  // A new session, whose cookie goes with the answer.
  void make_guest(Call& call);
  bool origin_allowed(const Request& request) const;
  std::optional<Me> session_of(const Request& request);
  void close_tabs(const std::string& session);
  void close_tabs(const std::vector<SessionRow>& sessions);

  // Sessions.
  void get_me(Call& call);
  void post_name(Call& call);
  void post_register(Call& call);
  void post_login(Call& call);
  void post_logout(Call& call);
  void answer_me(const Call& call, const std::string& person);
  // Answers with the new session's cookie.
  People::Entered then_enter(const Call& call);
  // Whether this address may have one more password hashed now; refused if not.
  bool may_hash(const Call& call, const std::string& account);
  // Counts what came of that.
  void hashed(const std::string& network, const std::string& account, const Refused* refused);
  // The same, then answers.
  People::Entered then_count(const Call& call, const std::string& account);
  void begin_anew(const Call& call);
  // Looks up the account of this name in advance.
  void with_account(const std::string& name, const Call& call, std::function<void()> then);
  std::function<void()> guarded(const Call& call, std::function<void()> then);
  // Looks up the sessions of the caller in advance.
  void with_sessions(const Call& call, std::function<void()> then);
  void answer_sessions(const Call& call);
  void remove_account(const Call& call, const std::string& account, const std::string& password);
  void get_sessions(Call& call);
  void post_end_session(Call& call);
  void post_password(Call& call);
  void get_export(Call& call);
  void post_remove_account(Call& call);

  // All tables of a person, one by one.
  using Visit = std::function<void(const TableHandle&, const Then& go_on)>;
  struct Visits {
    Call call;
    std::vector<std::string> tables;
    std::size_t next;
    Visit visit;
    Then done;
  };
  void visit_tables(const Call& call, const std::string& person, Visit visit, Then done);
  void visit_next(const std::shared_ptr<Visits>& visits);
  void move_tables(const Call& call, const std::string& guest, const std::string& person,
                   const std::function<void(bool)>& then);
  void leave_tables(const Call& call, Then then);
  void answer_export(const Call& call);
  void add_to_export(const Call& call, const TableHandle& entry, std::string& text);

  // Tables.
  void get_games(Call& call);
  void get_data(Call& call);
  void get_tables(Call& call);
  void answer_lists(const Call& call);
  void post_table(Call& call);
  void get_table(Call& call);
  void post_join(Call& call);
  void post_leave(Call& call);
  void post_start(Call& call);
  void post_rematch(Call& call);
  void post_reclaim(Call& call);
  void post_remove(Call& call);
  void join_rematch(const Call& call, const TableHandle& over);

  // Records.
  void answer_beside(const Call& call, std::function<Result<Json>()> work);
  void post_fork(Call& call);
  void post_import(Call& call);
  void make_imported(const Call& call, Import& import);
  void get_record(Call& call);
  void get_replay(Call& call);
  void get_log(Call& call);
  void post_hint(Call& call);
  void get_review(Call& call);

  // Operation.
  void get_health(Call& call);
  void get_metrics(Call& call);

  // Helpers of the routes.
  TableHandle table_of(const Call& call);
  // Why there is none of this id to see.
  Response no_table(const std::string& id) const;
  Result<Pace> read_pace(const Json& json) const;
  void create(const Call& call, Config config);
  void change(const Call& call, const TableHandle& entry, Tables::Command command);
  std::optional<Observer> observer_for(const Call& call, const Table& table) const;

  AppOptions options_;
  RateLimits limits_;  // this server's share of them
  int servers_ = 1;
  Tables& tables_;
  People& people_;
  Reviews& reviews_;
  Store& store_;
  Metrics& metrics_;
  std::span<const AnyGame* const> games_;
  PageFiles page_files() const;
  StaticFiles files_;
  std::unordered_multimap<std::string, Tab*> tabs_;
  std::unordered_map<std::string, int> sockets_;  // open ones by address
  RateLimiter requests_, sessions_, creations_, guests_, passwords_, listings_, joins_;
  Budget addresses_, visitors_;
  Backoff backoff_;
  std::unordered_map<std::string, int> hashing_;  // by address
  std::unordered_map<std::string, int> waiting_;  // at the desk, by address
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);
  Workers desk_{1};
};

}  // namespace triclinium::server
