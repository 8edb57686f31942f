// Who is who: sessions by their secret cookie, names, accounts.
//
// A guest lives in memory until something of it has to be stored; then the rows for person and
// session go with that batch. Of a cookie only its hash is kept anywhere.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "apps/server/core/loop.h"
#include "apps/server/host/workers.h"
#include "apps/server/store/store.h"
#include "apps/server/table/table.h"

namespace triclinium::server {

struct Me {
  std::string person;
  std::string session;  // hash of the cookie
};

// A session and the cookie that opens it, to be given away once.
struct Ticket {
  Me me;
  std::string cookie;
};

class People {
 public:
  static constexpr std::size_t max_remembered = 100'000;
  // A session that nobody has used for so long has ended.
  static constexpr Millis session_life_ms = Millis{180} * 86'400'000;
  static constexpr Millis day_ms = 86'400'000;
  // How long a session is believed that another server may have ended.
  static constexpr Millis ask_again_ms = 30'000;

  People(Store& store, Loop& loop, Workers& hashers);

  // The session of a cookie; nothing if it is unknown or has ended.
  std::optional<Me> find(std::string_view cookie);
  // The session of this cookie as it is stored, if it has to be read first; empty if all that is
  // asked about its person is known.
  std::string to_read(std::string_view cookie) const;
  // What was read beside the loop.
  void meet(const std::vector<PersonRow>& people);
  // Other servers have changed these.
  void hear(const StoreNews& news);
  // All sessions of whoever asks, the latest first.
  std::vector<SessionRow> sessions(const Me& me);
  // What a session is called in lists; opens nothing.
  static std::string session_name(const std::string& hash);
  Ticket make_guest();

  std::string name_of(const std::string& person);
  bool has_name(const std::string& person);
  bool has_account(const std::string& person);
  // Rows that must be stored before anything else can point to this person.
  void add_rows(const Me& me, std::vector<Write>& writes);
  // The batch with those rows failed: they go with the next one.
  void rows_failed(const Me& me);

  using Done = std::function<void(std::optional<Refused>)>;
  // A guest's name; that of an account is refused, however it is spaced or capitalised.
  void rename(const Me& me, const std::string& name, const Done& done);
  // Whoever enters an account gets a new session, and the old one ends: a cookie that someone else
  // has slipped in or read before opens nothing afterwards.
  using Entered = std::function<void(std::variant<Ticket, Refused>)>;
  // Gives the guest an account; its games stay its games.
  void enlist(const Me& me, const std::string& name, const std::string& password,
              const Entered& done);
  // `move` hands the tables of a guest who had no account to the account's person and says whether
  // all are there; only then the guest's session ends.
  using Move = std::function<void(const std::string& guest, const std::string& person,
                                  std::function<void(bool)> then)>;
  void log_in(const Me& me, const std::string& name, const std::string& password,
              const Entered& done, const Move& move);
  // Ends one session of whoever asks.
  void end_session(const Me& me, const std::string& hash, const Done& done);
  void end_all_sessions(const Me& me, const Done& done);
  // Both end all sessions; the first gives a new one.
  void change_password(const Me& me, const std::string& old_password,
                       const std::string& new_password, const Entered& done);
  void remove_account(const Me& me, const Done& done);
  // Whether this is the password of the account; refused as a wrong one is.
  void check_password(const Me& me, const std::string& password, const Done& done);

 private:
  struct Session {
    std::string person;
    bool stored = false;
    Millis created = 0;
    Millis seen = 0;
    Millis checked = 0;  // when it was read
    std::list<std::string>::iterator age;
  };
  struct Person {
    std::string name;
    bool stored = false;
    int account = -1;  // -1: not looked up yet
  };

  Person& person(const std::string& id);
  bool must_ask_again(const Session& session) const;
  void read_again(std::vector<std::string> ids);
  std::optional<AccountRow> account_named(std::string_view name);
  std::optional<SessionRow> stored_session(const std::string& hash);
  void remember(const SessionRow& row, bool stored);
  void forget(const std::string& hash);
  void forget_sessions_of(const std::string& person);
  void end_old_sessions();
  // Runs on a worker, and what it returns on the loop; false if too many wait.
  bool hash_beside(std::function<std::function<void()>()> work);
  void forget_oldest();
  // A new session for this person in place of the old one, as soon as it is stored.
  static Ticket make_ticket(std::string person);
  void replace_session(const Me& old, const Ticket& ticket);

  Store& store_;
  Loop& loop_;
  Workers& hashers_;
  int hashing_ = 0;
  std::unordered_map<std::string, Session> sessions_;
  std::list<std::string> ages_;  // oldest first
  std::unordered_map<std::string, Person> people_;
  // Timers may fire after this object is gone.
  std::shared_ptr<int> alive_ = std::make_shared<int>(0);
};

Refused name_taken();

}  // namespace triclinium::server
