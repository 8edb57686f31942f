// Ids and workers of Discordia read from JSON.
#pragma once

#include "codec/discordia/names.h"
#include "codec/reader.h"

namespace triclinium::discordia {

class Reader : public JsonReader {
 public:
  // The row of a table by its id.
  template <class Rows>
  std::uint8_t row(const Json& json, const std::string& field, const Rows& rows) {
    return static_cast<std::uint8_t>(
        id(json, field, "id here", [&](std::string_view name) { return find_id(rows, name); }));
  }
  Piece piece(const Json& json, const std::string& field) {
    return static_cast<Piece>(id(json, field, "piece", find_piece));
  }
  // Of certain pieces only.
  Piece piece(const Json& json, const std::string& field, int first, int end) {
    const Piece found = piece(json, field);
    if (found >= first && found < end) return found;
    fail(field, piece_name(found) + " does not belong here");
    return static_cast<Piece>(first);
  }
  std::uint8_t die(const Json& json, const std::string& field) {
    return static_cast<std::uint8_t>(one_of(json, field, die_names));
  }
  Workers workers(const Json& json, const std::string& field) {
    Workers found{};
    if (!object(json, field, worker_names)) return found;
    for (int c = 0; c < worker_types; ++c) {
      const std::string name(worker_names[c]);
      found[c] = byte(json[name], field + "." + name, 0, workers_of_2022 / worker_types);
    }
    return found;
  }
};

}  // namespace triclinium::discordia
