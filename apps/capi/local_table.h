// A table of this device alone: the same table as the server's, its changes handed to the caller
// to keep. Requests and answers are JSON objects (README.md beside this file).
#pragma once

#include <memory>
#include <optional>

#include "apps/server/table/bot.h"
#include "apps/server/table/render.h"

namespace triclinium {

class LocalTable {
 public:
  explicit LocalTable(std::uint64_t seed) : random_(seed) {}

  // An error has changed nothing. Never throws.
  Json answer(const Json& request);

 private:
  Json create(const Json& request);
  Json restore(const Json& request);
  void sit_down(server::Table table, const Json& request);
  Json follow(const Json& request);
  Json in_game(const std::string& command, const Json& request);
  Json act(const Json& request);
  Json bot_act(const Json& request);
  Json think();
  Json hint(const Json& request);
  Json judge(const Json& request);
  Json replay(const Json& request) const;
  Json fork(const Json& request);
  Json record_after(std::size_t move);
  Json state(std::int64_t since) const;

  // The changes of a command for the caller to keep, or why it was refused.
  Json changed(server::CommandResult outcome) const;
  server::TableBot& bot(const std::string& level);
  server::Viewer viewer() const;

  Random random_;
  std::optional<server::Table> table_;
  std::string name_;
  server::Millis now_ = 0;
  Seat last_bot_ = nobody;
  std::string level_;
  std::unique_ptr<server::TableBot> bot_;
};

}  // namespace triclinium
