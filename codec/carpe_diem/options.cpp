#include "codec/carpe_diem/codec.h"

namespace triclinium {

using CarpeCodec = Codec<CarpeDiem>;

Json CarpeCodec::options_schema() {
  return {{"edition", {{"default", 2020}, {"values", {2020, 2018}}}},
          {"boards", {{"default", "random"}, {"values", {"random", "same"}}}},
          {"path", {{"default", "circle"}, {"values", {"circle", "star"}}}}};
}

Result<CarpeDiem::Options> CarpeCodec::parse_options(const Json& json) {
  Options options;
  if (json.is_null()) return options;
  if (!json.is_object()) return Error{"options: must be an object"};
  for (const auto& [key, value] : json.items()) {
    if (key == "edition") {
      if (value != 2018 && value != 2020) return Error{"options.edition: must be 2020 or 2018"};
      options.edition_2018 = value == 2018;
    } else if (key == "boards") {
      if (value != "random" && value != "same") {
        return Error{"options.boards: must be \"random\" or \"same\""};
      }
      options.same_boards = value == "same";
    } else if (key == "path") {
      if (value != "circle" && value != "star") {
        return Error{"options.path: must be \"circle\" or \"star\""};
      }
      options.star_path = value == "star";
    } else {
      return Error{"options." + key + ": there is no such option"};
    }
  }
  return options;
}

Json CarpeCodec::options_json(const Options& options) {
  return {{"edition", options.edition_2018 != 0 ? 2018 : 2020},
          {"boards", options.same_boards != 0 ? "same" : "random"},
          {"path", options.star_path != 0 ? "star" : "circle"}};
}

}  // namespace triclinium
