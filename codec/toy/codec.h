// The toy game's notation: `take 2`, `roll 5`. Only tests use it; it is not in the registry.
#pragma once

#include "codec/adapter.h"
#include "games/toy/toy.h"

namespace triclinium {

template <>
struct Codec<Toy> {
  static constexpr std::string_view id = "toy";
  static constexpr std::string_view title = "Toy";

  static Json options_schema() { return {{"pile", {{"default", 7}, {"values", {4, 7, 12, 20}}}}}; }
  static Result<Toy::Options> parse_options(const Json& json);
  static Json options_json(const Toy::Options& options) { return {{"pile", options.pile}}; }
  static Json deal_json(const Toy::Options&, int seats, const Toy::Deal& deal);
  static Result<Toy::Deal> parse_deal(const Toy::Options&, int seats, const Json& json);
  static std::string_view decision(const Toy::State& state);
  static std::string action_text(const Toy::State&, Action action);
  static std::string public_action_text(const Toy::State& state, Action action) {
    return action_text(state, action);
  }
  static std::optional<Action> parse_chance(const Toy::State&, std::string_view text);
  static Json view_json(const Toy::View& view);
  static std::string view_text(const Toy::View& view) { return view_json(view).dump(); }
  static Result<Toy::State> parse_position(const Json& json);
  static Json event_json(const Event& event, bool redacted);
  static std::string_view cause_name(std::uint8_t cause) { return cause == 0 ? "stones" : "card"; }
  static Json data() { return {{"die", {1, 2, 3, 4, 5, 6}}}; }
};

}  // namespace triclinium
