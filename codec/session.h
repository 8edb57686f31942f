// One game in progress: its deal, its actions and every position on the way. Replay, undo and
// records come from here; a terminal, a protocol or a test stands on top.
#pragma once

#include <optional>

#include "codec/any_game.h"

namespace triclinium {

class Session {
 public:
  struct Step {
    std::string action;
    std::vector<Event> events;
  };

  // A new game dealt from `random`.
  static Result<Session> deal(const AnyGame& game, int seats, const Json& options, Random& random);
  // A new game of a given deal.
  static Result<Session> start(const AnyGame& game, const Setup& setup);
  // A record with all its actions replayed; `game` must be the one that the record names.
  static Result<Session> replay(const AnyGame& game, const Json& record);
  // A position without its past.
  static Result<Session> load(const AnyGame& game, const Json& position);

  const AnyGame& game() const { return *game_; }
  const AnyState& state() const { return states_.back(); }
  // The position after `move` actions, 0 … moves().
  const AnyState& state_after(int move) const { return states_[static_cast<std::size_t>(move)]; }
  int moves() const { return static_cast<int>(steps_.size()); }
  const std::vector<Step>& steps() const { return steps_; }
  // What happened by itself before the first question.
  const std::vector<Event>& opening() const { return opening_; }

  // The legal actions as texts, sorted; empty for chance.
  std::vector<std::string> legal() const;
  // Each applies one action and returns it as a step, or changes nothing.
  Result<Step> apply(std::string_view text);
  Result<Step> draw(Random& random);
  // One action back; false where there is none.
  bool undo();
  // {"game","rules","options","seats","deal","actions","result"}; none for a loaded position.
  std::optional<Json> record() const;

 private:
  Session(const AnyGame& game, std::optional<Setup> setup, const AnyState& state)
      : game_(&game), setup_(std::move(setup)), states_{state} {}
  Result<Step> take(Action action);

  const AnyGame* game_;
  std::optional<Setup> setup_;
  std::vector<AnyState> states_;
  std::vector<Step> steps_;
  std::vector<Event> opening_;
};

// The game that a record or a position names.
Result<const AnyGame*> named_game(const Json& json);

}  // namespace triclinium
