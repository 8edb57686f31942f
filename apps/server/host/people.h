// Who is who: sessions by their secret cookie, names, accounts.
//
// A guest lives in memory until something of it has to be stored; then the rows for person and
// session go with that batch. Of a cookie only its hash is kept anywhere.
#pragma once

#include <functional>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>

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

  People(Store& store, Loop& loop, Workers& hashers);

  // The session of a cookie; nothing if it is unknown.
  std::optional<Me> find(std::string_view cookie);
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
  // `moved` hears of a guest who had no account: its seats go to the account's person.
  void log_in(
      const Me& me, const std::string& name, const std::string& password, const Entered& done,
      const std::function<void(const std::string& guest, const std::string& person)>& moved);
  void log_out(const Me& me, const Done& done);

 private:
  struct Session {
    std::string person;
    bool stored = false;
    std::list<std::string>::iterator age;
  };
  struct Person {
    std::string name;
    bool stored = false;
    int account = -1;  // -1: not looked up yet
  };

  Person& person(const std::string& id);
  std::optional<AccountRow> account_named(std::string_view name);
  void remember(const std::string& hash, const std::string& person, bool stored);
  void forget(const std::string& hash);
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
};

}  // namespace triclinium::server
