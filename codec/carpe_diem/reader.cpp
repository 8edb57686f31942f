#include "codec/carpe_diem/reader.h"

namespace triclinium::carpe_diem {

namespace {

// The number of the component that a text names, or a fault.
template <class Find>
int read_id(Reader& reader, const Json& json, const std::string& field, bool may_be_null,
            std::string_view what, Find find) {
  if (may_be_null && json.is_null()) return 0;
  if (!json.is_string()) {
    reader.fail(field, "must be the id of a " + std::string(what));
    return 0;
  }
  const auto found = find(json.get_ref<const std::string&>());
  if (!found) reader.fail(field, "there is no such " + std::string(what));
  return found ? *found : 0;
}

}  // namespace

TileId Reader::tile(const Json& json, const std::string& field, bool may_be_null) {
  return static_cast<TileId>(read_id(*this, json, field, may_be_null, "tile", find_tile));
}
CardId Reader::forum_card(const Json& json, const std::string& field, bool may_be_null) {
  return static_cast<CardId>(
      read_id(*this, json, field, may_be_null, "forum card", find_forum_card));
}
FountainId Reader::fountain_card(const Json& json, const std::string& field) {
  return static_cast<FountainId>(
      read_id(*this, json, field, false, "fountain card", find_fountain_card));
}
int Reader::frame_part(const Json& json, const std::string& field) {
  return read_id(*this, json, field, false, "frame part", find_frame_part);
}
int Reader::board(const Json& json, const std::string& field) {
  return read_id(*this, json, field, false, "board", find_board);
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
