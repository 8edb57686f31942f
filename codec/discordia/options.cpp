#include "codec/discordia/codec.h"

namespace triclinium {

using DiscordiaCodec = Codec<Discordia>;

Json DiscordiaCodec::options_schema() {
  return {{"workers",
           {{"default", discordia::workers_of_2022},
            {"values", {discordia::workers_of_2022, discordia::rulings::workers_of_2023}}}}};
}

Result<Discordia::Options> DiscordiaCodec::parse_options(const Json& json) {
  Options options;
  if (json.is_null()) return options;
  if (!json.is_object()) return Error{"options: must be an object"};
  for (const auto& [key, value] : json.items()) {
    if (key != "workers") return Error{"options." + key + ": there is no such option"};
    if (!value.is_number_integer() ||
        (value != discordia::workers_of_2022 && value != discordia::rulings::workers_of_2023)) {
      return Error{"options.workers: must be 160 or 140"};
    }
    options.workers = value.get<std::uint8_t>();
  }
  return options;
}

Json DiscordiaCodec::options_json(const Options& options) { return {{"workers", options.workers}}; }

}  // namespace triclinium
