// What is in a game's box, in words: composed here, and nowhere else, from the rows of its tables
// (data()) and the phrases of its catalogue. Rules text and terminal read it.
//
// A section is {"id","title","note","rows"}; a row is {"ids","count","text"}: the components that
// read alike (none for a line of a track or of the set-up), how many there are, what they do.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/any_game.h"
#include "codec/catalogue.h"

namespace triclinium {

// The sections of a game; empty where its Codec has no `components`.
Json described_components(std::string_view game, const Catalogue& words, const Json& data);
// {"W35":"W35 (pond + merchant)", …}; empty where its Codec has no `names`.
Json composed_names(std::string_view game, const Catalogue& words, const Json& data);

// The parts that are not empty, with a separator between two of them.
std::string joined(std::span<const std::string> parts, std::string_view separator = ", ");
inline std::string joined(std::initializer_list<std::string> parts) {
  return joined(std::span(parts.begin(), parts.size()));
}
// The text of each item, joined.
template <class Tell>
std::string listed(const Json& items, Tell tell, std::string_view separator = ", ") {
  std::vector<std::string> parts;
  for (const Json& item : items) parts.push_back(tell(item));
  return joined(parts, separator);
}
std::string string_of(const Json& row, const char* key);

Json component_line(std::string text);
Json component_row(std::string text, const Json& id);
Json component_section(const Catalogue& words, const std::string& key, Json rows,
                       const Json& arguments = Json::object());
// One row for all items that read the same, in the order of the table.
template <class Tell>
Json grouped(const Json& items, Tell tell) {
  Json rows = Json::array();
  for (const Json& item : items) {
    const std::string text = tell(item);
    Json* same = nullptr;
    for (Json& row : rows) {
      if (row["text"] == text) same = &row;
    }
    if (same == nullptr) same = &rows.emplace_back(component_line(text));
    (*same)["ids"].push_back(item["id"]);
    (*same)["count"] = (*same)["ids"].size();
  }
  return rows;
}
// One row for each item.
template <class Tell>
Json each(const Json& items, Tell tell) {
  Json rows = Json::array();
  for (const Json& item : items) rows.push_back(component_row(tell(item), item["id"]));
  return rows;
}
// "W35 (pond + merchant)" for each item, by what `tell` says of it.
template <class Tell>
void describe_each(Json& names, const Json& items, Tell tell) {
  for (const Json& item : items) {
    const std::string id = string_of(item, "id");
    names[id] = id + " (" + tell(item) + ")";
  }
}

}  // namespace triclinium
