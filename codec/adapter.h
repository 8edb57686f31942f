// Makes an AnyGame of a game and its Codec.
//
// A Codec<G> is a struct of static functions, specialised in codec/<game>/codec.h:
//   id, title                         std::string_view constants
//   options_schema()                  Json, see GameInfo::options
//   parse_options(Json)               Result<Options>; missing keys take their defaults
//   options_json(Options)             Json
//   deal_json(Options, seats, Deal)   Json
//   parse_deal(Options, seats, Json)  Result<Deal>, completely checked
//   decision(State)                   std::string_view, "" when over
//   action_text(State, Action)        std::string
//   public_action_text(State, Action) std::string, as the other seats may read it
//   parse_chance(State, text)         std::optional<Action>; need not be possible
//   view_text(View), view_json(View)  JSON; with Observer::everything() it is the position
//   parse_position(Json)              Result<State>, completely checked; a message names its field
//   event_json(Event, redacted)       Json with "event", its "seat" if any, its arguments
//   cause_name(cause)                 std::string_view
//   data()                            Json, the component tables and every number that texts tell
// and, where a game has them:
//   prospects(State, Observer)        JsonText, what the rules foretell (docs/prospects.md)
//   components(Catalogue, data)       Json, what is in the box, in words (codec/described.h)
//   names(Catalogue, data)            Json, words for components that have no proper name
#pragma once

#include <optional>

#include "codec/any_game.h"

namespace triclinium {

template <Game G>
struct Codec;

// One sentence for a refusal.
std::string_view refusal_text(Refusal refusal);

template <Game G>
class GameAdapter final : public AnyGame {
  using C = Codec<G>;
  using State = typename G::State;

 public:
  GameAdapter()
      : info_{std::string(C::id), std::string(C::title), G::min_seats,       G::max_seats,
              G::rules_version,   sizeof(State),         C::options_schema()} {}

  const GameInfo& info() const override { return info_; }

  Result<Json> complete_options(const Json& options) const override {
    auto parsed = C::parse_options(options);
    if (!parsed) return parsed.error();
    return C::options_json(*parsed);
  }

  Result<Setup> deal(int seats, const Json& options, Random& random) const override {
    if (seats < G::min_seats || seats > G::max_seats) return seats_error();
    auto parsed = C::parse_options(options);
    if (!parsed) return parsed.error();
    return Setup{seats, C::options_json(*parsed),
                 C::deal_json(*parsed, seats, G::deal(*parsed, seats, random))};
  }

  Result<AnyState> start(const Setup& setup, std::vector<Event>* events) const override {
    if (setup.seats < G::min_seats || setup.seats > G::max_seats) return seats_error();
    auto options = C::parse_options(setup.options);
    if (!options) return options.error();
    if (!setup.deal.is_object()) return Error{"deal: must be an object"};
    auto deal = C::parse_deal(*options, setup.seats, setup.deal);
    if (!deal) return deal.error();
    ActionList list;
    if (events == nullptr) {
      return AnyState::from<G>(begin_game<G>(*options, setup.seats, *deal, list));
    }
    Told told{events, nullptr};
    return AnyState::from<G>(begin_game<G>(*options, setup.seats, *deal, list, collect(told)));
  }

  Seat to_act(const AnyState& state) const override { return G::to_act(state.as<G>()); }
  int seats(const AnyState& state) const override { return G::seats(state.as<G>()); }
  std::string_view decision(const AnyState& state) const override {
    return C::decision(state.as<G>());
  }
  void legal_actions(const AnyState& any, ActionList& list) const override {
    list.drop();
    const State state = any.as<G>();
    if (G::to_act(state) >= 0) G::legal_actions(state, list);
  }
  Refusal apply(AnyState& any, Action action, std::vector<Event>* events,
                std::vector<Moment>* moments) const override {
    State state = any.as<G>();
    Told told{events, moments};
    const Refusal refusal = events == nullptr ? triclinium::apply<G>(state, action)
                                              : triclinium::apply<G>(state, action, collect(told));
    if (refusal == Refusal::none) any = AnyState::from<G>(state);
    if (moments != nullptr && !moments->empty() && moments->back().events == events->size()) {
      moments->pop_back();
    }
    return refusal;
  }
  Action draw(const AnyState& state, Random& random) const override {
    return G::draw(state.as<G>(), random);
  }

  std::string action_text(const AnyState& state, Action action) const override {
    return C::action_text(state.as<G>(), action);
  }
  std::string action_text_for(const AnyState& any, Action action,
                              Observer observer) const override {
    const State state = any.as<G>();
    return observer.sees_hand_of(G::to_act(state)) ? C::action_text(state, action)
                                                   : C::public_action_text(state, action);
  }
  Result<Action> parse_action(const AnyState& any, std::string_view text) const override {
    const State state = any.as<G>();
    const Seat seat = G::to_act(state);
    if (seat == nobody) return Error{std::string(refusal_text(Refusal::game_over))};
    if (seat == chance_seat) {
      const std::optional<Action> action = C::parse_chance(state, text);
      if (!action || !G::is_possible(state, *action)) return refused(Refusal::not_possible, text);
      return *action;
    }
    ActionList list;
    G::legal_actions(state, list);
    for (Action action : list) {
      if (C::action_text(state, action) == text) return action;
    }
    return refused(Refusal::not_legal, text);
  }

  Json position(const AnyState& state) const override {
    return C::view_json(G::view(state.as<G>(), Observer::everything()));
  }
  Result<AnyState> load(const Json& position) const override {
    auto state = C::parse_position(position);
    if (!state) return state.error();
    return AnyState::from<G>(*state);
  }
  std::string view_text(const AnyState& state, Observer observer) const override {
    return C::view_text(G::view(state.as<G>(), observer));
  }
  std::string prospects_text(const AnyState& state, Observer observer) const override {
    if constexpr (requires { C::prospects(state.as<G>(), observer); }) {
      return C::prospects(state.as<G>(), observer).text();
    } else {
      return "null";
    }
  }
  Json event(const Event& event, Observer observer) const override {
    const bool redacted = event.is_private && !observer.sees_hand_of(event.seat);
    Json json = C::event_json(event, redacted);
    if (event.befalls) json["befalls"] = true;
    if (event.delta != 0 && !redacted) {
      json["cause"] = C::cause_name(event.cause);
      json["points"] = event.delta;
    }
    return json;
  }

  std::uint64_t digest(const AnyState& state) const override {
    return triclinium::digest<G>(state.as<G>());
  }
  int score(const AnyState& state, Seat seat) const override {
    return G::score(state.as<G>(), seat);
  }
  Standing standing(const AnyState& state) const override { return G::standing(state.as<G>()); }
  AnyState determinize(const AnyState& state, Seat seat, Random& random) const override {
    return AnyState::from<G>(G::determinize(state.as<G>(), seat, random));
  }
  Json data() const override { return C::data(); }

 private:
  struct Told {
    std::vector<Event>* events;
    std::vector<Moment>* moments;
  };
  static EventSink collect(Told& told) {
    return EventSink(
        [](void* context, const Event& event) {
          static_cast<Told*>(context)->events->push_back(event);
        },
        &told,
        [](void* context, const void* state) {
          auto& [events, moments] = *static_cast<Told*>(context);
          if (moments == nullptr) return;
          const std::size_t before = moments->empty() ? 0 : moments->back().events;
          if (before == events->size()) return;
          moments->push_back(
              {events->size(), AnyState::from<G>(*static_cast<const State*>(state))});
        });
  }
  Error seats_error() const {
    return Error{"seats: " + info_.title + " takes " + std::to_string(G::min_seats) + " to " +
                 std::to_string(G::max_seats) + " seats"};
  }
  static Error refused(Refusal refusal, std::string_view text) {
    return Error{"'" + std::string(text.substr(0, 80)) + "' " + std::string(refusal_text(refusal))};
  }

  GameInfo info_;
};

}  // namespace triclinium
