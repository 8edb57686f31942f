#include "codec/ave_roma/codec.h"

namespace triclinium {

using AveCodec = Codec<AveRoma>;
using ave_roma::deck_all;
using ave_roma::deck_by_players;
using ave_roma::deck_least;
using ave_roma::deck_size;

Json AveCodec::options_schema() {
  Json decks = {"players", "all"};
  for (int n = deck_least; n <= deck_size; ++n) decks.push_back(n);
  return {{"advanced", {{"default", false}, {"values", {false, true}}}},
          {"deck", {{"default", "players"}, {"values", decks}}}};
}

// AR-1.
Result<AveRoma::Options> AveCodec::parse_options(const Json& json) {
  Options options;
  if (json.is_null()) return options;
  if (!json.is_object()) return Error{"options: must be an object"};
  for (const auto& [key, value] : json.items()) {
    if (key == "advanced") {
      if (!value.is_boolean()) return Error{"options.advanced: must be true or false"};
      options.advanced = value.get<bool>();
    } else if (key == "deck") {
      const bool number = value.is_number_integer() && value >= deck_least && value <= deck_size;
      if (!number && value != "players" && value != "all")
        return Error{"options.deck: must be \"players\", \"all\" or a number from 15 to 30"};
      options.deck = number           ? value.get<std::uint8_t>()
                     : value == "all" ? deck_all
                                      : deck_by_players;
    } else {
      return Error{"options." + key.substr(0, 40) + ": there is no such option"};
    }
  }
  return options;
}

Json AveCodec::options_json(const Options& options) {
  Json deck = options.deck;
  if (options.deck == deck_by_players) deck = "players";
  if (options.deck == deck_all) deck = "all";
  return {{"advanced", options.advanced != 0}, {"deck", deck}};
}

}  // namespace triclinium
