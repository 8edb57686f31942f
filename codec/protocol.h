// The engine protocol: one JSON object per line in, one out. No input or output happens here.
#pragma once

#include <array>
#include <functional>

#include "codec/playthrough.h"

namespace triclinium {

// What a bot says about a position that the seat to act holds possible (docs/engine-protocol.md,
// `bot`). Bots live in another layer: whoever runs the protocol brings them along.
using Adviser =
    std::function<Result<Json>(const AnyGame& game, const AnyState& imagined, std::string_view bot,
                               std::uint64_t seed, std::uint32_t iterations)>;

class Protocol {
 public:
  static constexpr std::array<std::string_view, 14> commands{
      "games",    "new",    "deal", "load",      "legal", "apply", "draw",
      "position", "record", "view", "prospects", "bot",   "undo",  "digest"};

  // The games that can be asked for.
  explicit Protocol(std::vector<const AnyGame*> games, Adviser adviser = {})
      : games_(std::move(games)), adviser_(std::move(adviser)) {}

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
  Json bot(const Json& request) const;
  Json undo();

  Json begin(Result<Playthrough> playthrough);
  Json after(const Playthrough::Move& move) const;
  Json position() const;
  Json question() const;

  std::vector<const AnyGame*> games_;
  Adviser adviser_;
  std::optional<Playthrough> playthrough_;
};

}  // namespace triclinium
