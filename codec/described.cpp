#include "codec/described.h"

#include "codec/codecs.h"

namespace triclinium {

Json described_components(std::string_view game, const Catalogue& words, const Json& data) {
  Json sections = Json::array();
  visit_game(game, [&]<Game G>() {
    if constexpr (requires { Codec<G>::components(words, data); }) {
      sections = Codec<G>::components(words, data);
    }
  });
  return sections;
}

Json composed_names(std::string_view game, const Catalogue& words, const Json& data) {
  Json names = Json::object();
  visit_game(game, [&]<Game G>() {
    if constexpr (requires { Codec<G>::names(words, data); }) names = Codec<G>::names(words, data);
  });
  return names;
}

std::string joined(std::span<const std::string> parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string string_of(const Json& row, const char* key) { return row.at(key).get<std::string>(); }

Json component_line(std::string text) {
  return {{"ids", Json::array()}, {"count", 0}, {"text", std::move(text)}};
}

Json component_row(std::string text, const Json& id) {
  return {{"ids", Json::array({id})}, {"count", 1}, {"text", std::move(text)}};
}

Json component_section(const Catalogue& words, const std::string& key, Json rows,
                       const Json& arguments) {
  const std::string note = "components." + key + "_note";
  return {{"id", key},
          {"title", words.text("components." + key)},
          {"note", words.has(note) ? words.text(note, arguments) : ""},
          {"rows", std::move(rows)}};
}

}  // namespace triclinium
