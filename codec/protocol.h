// The engine protocol: one JSON object per line in, one out. No input or output happens here.
#pragma once

#include "codec/session.h"

namespace triclinium {

class ProtocolSession {
 public:
  // The games that can be asked for.
  explicit ProtocolSession(std::vector<const AnyGame*> games) : games_(std::move(games)) {}

  // The answer to one line, without line end. An error answer has changed nothing. Never throws.
  std::string answer_line(std::string_view line);
  Json answer(const Json& request);

 private:
  const AnyGame* game(std::string_view id) const;
  Result<const AnyGame*> game_of(const Json& json) const;
  Json dispatch(const std::string& command, const Json& request);

  Json list_games() const;
  Json new_game(const Json& request);
  Json deal(const Json& request);
  Json load(const Json& request);
  Json legal() const;
  Json apply(const Json& request);
  Json draw(const Json& request);
  Json record() const;
  Result<Observer> observer(const Json& request) const;
  Json view(const Json& request) const;
  Json prospects(const Json& request) const;
  Json undo();

  Json begin(Result<Session> session);
  Json after(const Session::Step& step) const;
  Json position() const;
  Json question() const;

  std::vector<const AnyGame*> games_;
  std::optional<Session> session_;
};

}  // namespace triclinium
