// Notation of Carpe Diem: texts of actions, JSON of deals, positions, views and events.
#pragma once

#include "codec/adapter.h"
#include "codec/json_writer.h"
#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {

class Catalogue;

template <>
struct Codec<CarpeDiem> {
  using Options = CarpeDiem::Options;
  using Deal = CarpeDiem::Deal;
  using State = CarpeDiem::State;
  using View = CarpeDiem::View;

  static constexpr std::string_view id = "carpe-diem";
  static constexpr std::string_view title = "Carpe Diem";

  // options.cpp
  static Json options_schema();
  static Result<Options> parse_options(const Json& json);
  static Json options_json(const Options& options);
  // deal.cpp
  static Json deal_json(const Options& options, int seats, const Deal& deal);
  static Result<Deal> parse_deal(const Options& options, int seats, const Json& json);
  // actions.cpp
  static std::string_view decision(const State& state);
  static std::string action_text(const State& state, Action action);
  static std::string public_action_text(const State& state, Action action);
  static std::optional<Action> parse_chance(const State&, std::string_view) { return std::nullopt; }
  // view_json.cpp
  static std::string view_text(const View& view);
  static Json view_json(const View& view) { return Json::parse(view_text(view)); }
  // position.cpp; whether it can be is asked of games/carpe_diem/sound.h
  static Result<State> parse_position(const Json& json);
  // event_json.cpp
  static Json event_json(const Event& event, bool redacted);
  static std::string_view cause_name(std::uint8_t cause);
  // prospects.cpp
  static JsonText prospects(const State& state, Observer observer);
  // data.cpp
  static Json data();
  // described.cpp
  static Json components(const Catalogue& words, const Json& data);
  static Json names(const Catalogue& words, const Json& data);
};

}  // namespace triclinium
