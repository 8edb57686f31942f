#include "bench/server/views.h"

#include <functional>

namespace triclinium::server::bench {

namespace {

std::string too_much_for_an_onlooker(const Json& state) {
  for (const Json& seat : state.at("table").at("seats")) {
    if (seat.at("mine") == true) return "an onlooker has a seat";
  }
  if (!state.at("seat").is_null()) return "an onlooker sees what a seat sees";
  if (!state.at("legal").empty()) return "an onlooker is asked";
  if (state.at("undo") == true) return "an onlooker may take back";
  if (!state.at("table").at("invite").is_null()) return "an onlooker has the invitation";
  return "";
}

}  // namespace

std::string Views::look(const std::string& table, const std::string& who, const Json& state) {
  ++looked_;
  if (who.empty()) {
    std::string what = too_much_for_an_onlooker(state);
    if (!what.empty()) return what;
  }
  const std::string seen = state.at("view").dump() + state.at("seat").dump();
  const std::size_t hash = std::hash<std::string>()(seen);
  const std::string at = who + " " + state.at("seq").dump();
  const std::lock_guard lock(mutex_);
  const auto [before, is_new] = shown_[table].emplace(at, hash);
  return is_new || before->second == hash ? "" : "shown otherwise by another server at" + at;
}

void Views::forget(const std::string& table) {
  const std::lock_guard lock(mutex_);
  shown_.erase(table);
}

}  // namespace triclinium::server::bench
