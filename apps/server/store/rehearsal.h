// Answers of a store that were asked for beside the loop and are given on it: what is read in
// advance costs the loop no waiting.
#pragma once

#include <any>
#include <map>
#include <string>

#include "apps/server/store/store.h"

namespace triclinium::server {

// First it asks its source and remembers; after `close` it only remembers.
class Rehearsal final : public StoreReader {
 public:
  explicit Rehearsal(StoreReader& source) : source_(&source) {}
  // `failed`: the store could not be asked at all.
  void close(bool failed) {
    source_ = nullptr;
    failed_ = failed;
  }
  bool failed() const { return failed_; }
  template <class Value>
  const Value* find(const std::string& question) const {
    const auto known = answers_.find(question);
    return known == answers_.end() ? nullptr : std::any_cast<Value>(&known->second);
  }

  // What one may ask, as a text.
  static std::string about(const char* what, const std::string& key) {
    return std::string(what) + " " + key;
  }
  static std::string about(const char* what, std::int64_t a, std::int64_t b = 0) {
    return std::string(what) + " " + std::to_string(a) + " " + std::to_string(b);
  }

  std::optional<PersonRow> person(const std::string& id) override {
    return answer(about("person", id), [&] { return source_->person(id); });
  }
  std::optional<SessionRow> session(const std::string& hash) override {
    return answer(about("session", hash), [&] { return source_->session(hash); });
  }
  std::vector<SessionRow> sessions_of(const std::string& person) override {
    return answer(about("sessions_of", person), [&] { return source_->sessions_of(person); });
  }
  std::optional<AccountRow> account(const std::string& key) override {
    return answer(about("account", key), [&] { return source_->account(key); });
  }
  std::optional<AccountRow> account_of(const std::string& person) override {
    return answer(about("account_of", person), [&] { return source_->account_of(person); });
  }
  std::optional<TableHead> table(const std::string& id) override {
    return answer(about("table", id), [&] { return source_->table(id); });
  }
  std::optional<SnapshotRow> snapshot(std::int64_t number) override {
    return answer(about("snapshot", number), [&] { return source_->snapshot(number); });
  }
  Changes changes_after(std::int64_t number, std::int64_t seq) override {
    return answer(about("changes", number, seq),
                  [&] { return source_->changes_after(number, seq); });
  }
  // Each of them is an answer to `person` too.
  std::vector<PersonRow> people_at(std::int64_t number) override;
  std::vector<std::string> tables_of(const std::string& person, int limit) override {
    return answer(about("tables_of", person) + " " + std::to_string(limit),
                  [&] { return source_->tables_of(person, limit); });
  }
  std::vector<std::string> tables_hosted_by(const std::string& person) override {
    return answer(about("hosted_by", person), [&] { return source_->tables_hosted_by(person); });
  }
  std::vector<std::string> listed_tables(int phase, int limit) override {
    return answer(about("listed", phase, limit),
                  [&] { return source_->listed_tables(phase, limit); });
  }
  std::vector<std::string> tables_to_wake() override { return source_->tables_to_wake(); }
  Millis ran_until() override { return source_->ran_until(); }

 private:
  template <class Ask>
  auto answer(const std::string& question, Ask ask) -> decltype(ask()) {
    using Value = decltype(ask());
    if (const Value* known = find<Value>(question)) return *known;
    Value value = ask();
    answers_[question] = value;
    return value;
  }

  StoreReader* source_;
  bool failed_ = false;
  std::map<std::string, std::any> answers_;
};

// A session and whose it is.
void read_session(StoreReader& rows, const std::string& hash);
// Everything that showing a table asks for: what was agreed, its changes, the people at it.
void read_table(StoreReader& rows, const std::string& id);

}  // namespace triclinium::server
