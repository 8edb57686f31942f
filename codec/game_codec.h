// What a game's Codec must have to be put into the registry. The list with its meaning is in
// codec/adapter.h; a compiler that refuses a Codec says which line below does not hold.
#pragma once

#include <concepts>

#include "codec/adapter.h"

namespace triclinium {

template <class G>
concept GameCodec =
    Game<G> && requires(const typename G::Options& options, const typename G::Deal& deal,
                        const typename G::State& state, const typename G::View& view, Action action,
                        const Event& event, const Json& json, std::string_view text, int seats) {
      { Codec<G>::id } -> std::convertible_to<std::string_view>;
      { Codec<G>::title } -> std::convertible_to<std::string_view>;
      { Codec<G>::options_schema() } -> std::same_as<Json>;
      { Codec<G>::parse_options(json) } -> std::same_as<Result<typename G::Options>>;
      { Codec<G>::options_json(options) } -> std::same_as<Json>;
      { Codec<G>::deal_json(options, seats, deal) } -> std::same_as<Json>;
      { Codec<G>::parse_deal(options, seats, json) } -> std::same_as<Result<typename G::Deal>>;
      { Codec<G>::decision(state) } -> std::convertible_to<std::string_view>;
      { Codec<G>::action_text(state, action) } -> std::same_as<std::string>;
      { Codec<G>::public_action_text(state, action) } -> std::same_as<std::string>;
      { Codec<G>::parse_chance(state, text) } -> std::same_as<std::optional<Action>>;
      { Codec<G>::view_json(view) } -> std::same_as<Json>;
      { Codec<G>::view_text(view) } -> std::same_as<std::string>;
      { Codec<G>::parse_position(json) } -> std::same_as<Result<typename G::State>>;
      { Codec<G>::event_json(event, true) } -> std::same_as<Json>;
      { Codec<G>::cause_name(event.cause) } -> std::convertible_to<std::string_view>;
      { Codec<G>::data() } -> std::same_as<Json>;
    };

}  // namespace triclinium
