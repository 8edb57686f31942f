#include "codec/carpe_diem/reader.h"

#include "games/carpe_diem/tables.h"

namespace triclinium::carpe_diem {

TileId Reader::tile(const Json& json, const std::string& field, bool may_be_null) {
  if (may_be_null && json.is_null()) return 0;
  return static_cast<TileId>(id(json, field, "tile", find_tile));
}
CardId Reader::forum_card(const Json& json, const std::string& field, bool may_be_null) {
  if (may_be_null && json.is_null()) return 0;
  return static_cast<CardId>(id(json, field, "forum card", find_forum_card));
}
FountainId Reader::fountain_card(const Json& json, const std::string& field) {
  return static_cast<FountainId>(id(json, field, "fountain card", find_fountain_card));
}
int Reader::frame_part(const Json& json, const std::string& field) {
  return id(json, field, "frame part", find_frame_part);
}
int Reader::board(const Json& json, const std::string& field) {
  return id(json, field, "board", find_board);
}

void check_boards(Reader& reader, const Options& options, int seats,
                  const std::array<std::uint8_t, max_seats>& dealt, const std::string& field) {
  for (int a = 0; a < seats; ++a) {
    for (int b = a + 1; b < seats; ++b) {
      const bool same = dealt[static_cast<std::size_t>(a)] == dealt[static_cast<std::size_t>(b)];
      if (same != (options.same_boards != 0)) {
        reader.fail(field, same ? "two seats have the same board" : "must all be the same board");
      }
    }
  }
}

std::array<CardId, forum_spaces> read_forum(Reader& reader, const Json& json, int seats) {
  std::array<CardId, forum_spaces> forum{};
  if (!reader.list(json, "forum", forum_spaces)) return forum;
  ForumCardsOnce once;
  for (std::size_t i = 0; i < forum_spaces; ++i) {
    const std::string field = item("forum", i);
    const bool empty = (empty_forum_spaces[static_cast<std::size_t>(seats)] >> i & 1) != 0;
    forum[i] = reader.forum_card(json[i], field, true);
    if (!reader.ok()) return forum;
    reader.require((forum[i] == 0) == empty, field,
                   empty ? "must be null with this number of seats" : "must hold a card");
    if (forum[i] != 0) once.add(reader, forum[i], field, forum_card_name(forum[i]));
  }
  return forum;
}

std::array<std::uint8_t, 4> read_frames(Reader& reader, const Json& json, const std::string& field,
                                        FramePartsOnce& once) {
  std::array<std::uint8_t, 4> frames{};
  if (!reader.list(json, field, 4)) return frames;
  for (std::size_t i = 0; i < 4 && reader.ok(); ++i) {
    const int part = reader.frame_part(json[i], item(field, i));
    if (!reader.ok()) return frames;
    once.add(reader, part, item(field, i), frame_parts[static_cast<std::size_t>(part)].id);
    frames[i] = static_cast<std::uint8_t>(part);
  }
  return frames;
}

}  // namespace triclinium::carpe_diem
