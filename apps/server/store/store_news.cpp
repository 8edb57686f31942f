#include "apps/server/store/store_news.h"

#include <map>

#include "codec/any_game.h"

namespace triclinium::server {

namespace {

// PostgreSQL takes less than 8,000 bytes.
constexpr std::size_t longest_notice = 7'000;

std::string hex(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += "0123456789abcdef"[byte >> 4];
    text += "0123456789abcdef"[byte & 15];
  }
  return text;
}

std::string from_hex(const std::string& text) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
  }
  return bytes;
}

// Items of one kind after another, into notices that are not too long.
class Notices {
 public:
  explicit Notices(const std::string& node) : node_(node) {}
  void add(const char* kind, Json item) {
    const std::size_t size = item.dump().size() + 20;
    if (length_ + size > longest_notice) flush();
    length_ += size;
    notice_[kind].push_back(std::move(item));
  }
  std::vector<std::string> take() {
    flush();
    return std::move(texts_);
  }

 private:
  void flush() {
    if (notice_.empty()) return;
    notice_["node"] = node_;
    texts_.push_back(notice_.dump());
    notice_ = Json::object();
    length_ = 0;
  }

  std::string node_;
  Json notice_ = Json::object();
  std::size_t length_ = 0;
  std::vector<std::string> texts_;
};

}  // namespace

void add_news(StoreNews& news, std::span<const Write> writes) {
  std::map<std::int64_t, std::int64_t> seqs;
  for (const Write& write : writes) {
    if (const auto* change = std::get_if<AddChange>(&write)) {
      seqs[change->number] = std::max(seqs[change->number], change->change.seq);
    } else if (const auto* person = std::get_if<PutPerson>(&write)) {
      news.people.push_back(person->person.id);
    } else if (const auto* account = std::get_if<PutAccount>(&write)) {
      news.people.push_back(account->account.person);
    } else if (const auto* dropped = std::get_if<DropSession>(&write)) {
      news.sessions.push_back(dropped->hash);
    } else if (const auto* all = std::get_if<DropSessionsOf>(&write)) {
      news.signed_out.push_back(all->person);
    }
  }
  news.tables.insert(news.tables.end(), seqs.begin(), seqs.end());
}

std::vector<std::string> write_notices(const std::string& node, const StoreNews& news) {
  Notices notices(node);
  for (const auto& [number, seq] : news.tables) notices.add("tables", {number, seq});
  for (const std::string& person : news.people) notices.add("people", person);
  for (const std::string& session : news.sessions) notices.add("sessions", hex(session));
  for (const std::string& person : news.signed_out) notices.add("signed_out", person);
  for (const Presence& presence : news.presences) {
    notices.add("here", {presence.number, presence.watching, presence.people});
  }
  return notices.take();
}

void read_notice(const std::string& text, const std::string& own_node, StoreNews& news) {
  const Json notice = Json::parse(text, nullptr, false);
  try {
    const std::string node = notice.at("node");
    if (node == own_node) return;
    const Json none = Json::array();
    const auto list = [&](const char* kind) { return notice.value(kind, none); };
    for (const Json& item : list("tables")) news.tables.emplace_back(item.at(0), item.at(1));
    for (const Json& item : list("people")) news.people.push_back(item);
    for (const Json& item : list("sessions")) news.sessions.push_back(from_hex(item));
    for (const Json& item : list("signed_out")) news.signed_out.push_back(item);
    for (const Json& item : list("here")) {
      news.presences.push_back({item.at(0), node, item.at(2), item.at(1)});
    }
  } catch (const std::exception&) {
    // Whatever it was meant to say is found by looking at everything.
    news.missed = true;
  }
}

}  // namespace triclinium::server
