// One game behind one interface, JSON and text in and out: what server, terminal and bindings use.
//
// Nothing here throws. Whatever comes from outside is a Result; its error is one sentence.
#pragma once

#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "codec/result.h"
#include "engine/any_state.h"
#include "engine/game.h"

namespace triclinium {

// Sorted keys: equal values have equal texts.
using Json = nlohmann::json;

struct GameInfo {
  std::string id;
  std::string title;
  int min_seats = 0;
  int max_seats = 0;
  int rules = 0;
  std::size_t state_bytes = 0;
  // {"edition":{"default":2020,"values":[2020,2018]}, …}, in the order of the position's options.
  Json options;
};

// A game's start: everything that its record holds besides the actions.
struct Setup {
  int seats = 0;
  Json options;
  Json deal;
};

// The state when so many events of an action had happened: the table may be looked at then.
struct Moment {
  std::size_t events = 0;
  AnyState state;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const GameInfo& info() const = 0;
  // Options with all defaults filled in; unknown keys and values are errors.
  virtual Result<Json> complete_options(const Json& options) const = 0;
  // A random deal.
  virtual Result<Setup> deal(int seats, const Json& options, Random& random) const = 0;
  // The first question of a deal. `sink` may be null.
  virtual Result<AnyState> start(const Setup& setup, std::vector<Event>* events) const = 0;

  virtual Seat to_act(const AnyState& state) const = 0;
  virtual int seats(const AnyState& state) const = 0;
  // The kind of question asked, empty when over.
  virtual std::string_view decision(const AnyState& state) const = 0;
  virtual void legal_actions(const AnyState& state, ActionList& list) const = 0;
  // `events` may be null; `moments` are those with events before and after them.
  virtual Refusal apply(AnyState& state, Action action, std::vector<Event>* events,
                        std::vector<Moment>* moments = nullptr) const = 0;
  virtual Action draw(const AnyState& state, Random& random) const = 0;

  virtual std::string action_text(const AnyState& state, Action action) const = 0;
  // The same as another observer may read it: "return ?", "janus ?".
  virtual std::string action_text_for(const AnyState& state, Action action,
                                      Observer observer) const = 0;
  // Parses a text at this position; an error says what is wrong with it.
  virtual Result<Action> parse_action(const AnyState& state, std::string_view text) const = 0;

  virtual Json position(const AnyState& state) const = 0;
  virtual Result<AnyState> load(const Json& position) const = 0;
  // As JSON; sent with every move, so it is written without a tree of values.
  virtual std::string view_text(const AnyState& state, Observer observer) const = 0;
  Json view(const AnyState& state, Observer observer) const {
    return Json::parse(view_text(state, observer));
  }
  // What the rules foretell for this observer (docs/prospects.md), as JSON; null where a game has
  // none.
  virtual std::string prospects_text(const AnyState& state, Observer observer) const = 0;
  Json prospects(const AnyState& state, Observer observer) const {
    return Json::parse(prospects_text(state, observer));
  }
  // {"event":"built","seat":0,"tile":"W41",…,"cause":"forum","points":4}; private arguments of
  // others are left out.
  virtual Json event(const Event& event, Observer observer) const = 0;

  virtual std::uint64_t digest(const AnyState& state) const = 0;
  virtual int score(const AnyState& state, Seat seat) const = 0;
  // Scores and ranks; only when over.
  virtual Standing standing(const AnyState& state) const = 0;
  virtual AnyState determinize(const AnyState& state, Seat seat, Random& random) const = 0;
  // The components as tables.
  virtual Json data() const = 0;
};

}  // namespace triclinium
