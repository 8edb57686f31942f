// One game in progress: its deal, its actions and every position on the way. Replay, undo and
// records come from here; a terminal, a protocol or a test stands on top.
#pragma once

#include <optional>

#include "codec/any_game.h"

namespace triclinium {

class Playthrough {
 public:
  struct Move {
    std::string action;
    std::vector<Event> events;
  };

  // A new game dealt from `random`.
  static Result<Playthrough> deal(const AnyGame& game, int seats, const Json& options,
                                  Random& random);
  // A new game of a given deal.
  static Result<Playthrough> start(const AnyGame& game, const Setup& setup);
  // A record with all its actions replayed; `game` must be the one that the record names.
  static Result<Playthrough> replay(const AnyGame& game, const Json& record);
  // A position without its past.
  static Result<Playthrough> load(const AnyGame& game, const Json& position);

  const AnyGame& game() const { return *game_; }
  const AnyState& state() const { return states_.back(); }
  // The position after `move` actions, 0 … moves().
  const AnyState& state_after(int move) const { return states_[static_cast<std::size_t>(move)]; }
  int moves() const { return static_cast<int>(history_.size()); }
  const std::vector<Move>& history() const { return history_; }
  // What happened by itself before the first question.
  const std::vector<Event>& opening() const { return opening_; }

  // The legal actions as texts, sorted; empty for chance.
  std::vector<std::string> legal() const;
  // Each applies one action and returns it as a move, or changes nothing.
  Result<Move> apply(std::string_view text);
  Result<Move> draw(Random& random);
  // One action back; false where there is none.
  bool undo();
  // {"game","rules","options","seats","deal","actions","result"}; none for a loaded position.
  std::optional<Json> record() const;

 private:
  Playthrough(const AnyGame& game, std::optional<Setup> setup, const AnyState& state)
      : game_(&game), setup_(std::move(setup)), states_{state} {}
  Result<Move> take(Action action);

  const AnyGame* game_;
  std::optional<Setup> setup_;
  std::vector<AnyState> states_;
  std::vector<Move> history_;
  std::vector<Event> opening_;
};

// The game that a record or a position names.
Result<const AnyGame*> named_game(const Json& json);

}  // namespace triclinium
