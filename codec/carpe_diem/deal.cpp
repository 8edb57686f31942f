#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/reader.h"
#include "games/carpe_diem/tables.h"

namespace triclinium {
namespace carpe_diem {
namespace {

template <class List, class Name>
Json dealt_ids(const List& list, Name name) {
  Json json = Json::array();
  for (std::uint8_t component : list) {
    json.push_back(component == 0 ? Json() : Json(name(component)));
  }
  return json;
}

// All tiles of one back, each once.
template <std::size_t Size>
void read_tiles(Reader& reader, const Json& json, const std::string& field, bool black,
                std::array<TileId, Size>& tile_list) {
  if (!reader.list(json, field, Size)) return;
  TilesOnce once;
  for (std::size_t i = 0; i < Size && reader.ok(); ++i) {
    const TileId tile = reader.tile(json[i], item(field, i), false);
    if (!reader.ok()) return;
    reader.require(is_black(tile) == black, item(field, i),
                   black ? "must be a black tile" : "must be a white tile");
    once.add(reader, tile, item(field, i), tile_name(tile));
    tile_list[i] = tile;
  }
}

// CD-4: the right number of cards of each deck.
void check_forum_decks(Reader& reader, const Deal& deal, int seats) {
  std::array<std::uint8_t, 4> decks{};
  for (CardId card : deal.forum) {
    if (card != 0) ++decks[static_cast<std::size_t>(forum_cards[card - 1u].deck)];
  }
  reader.require(decks == forum_draw[static_cast<std::size_t>(seats)], "forum",
                 "wrong number of A, B, C or D cards");
}

}  // namespace
}  // namespace carpe_diem

Json Codec<CarpeDiem>::deal_json(const Options&, int seats, const Deal& deal) {
  using namespace carpe_diem;
  Json board_list = Json::array();
  Json frames = Json::array();
  for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s) {
    board_list.push_back(boards[deal.boards[s]].id);
    Json parts = Json::array();
    for (std::size_t part : deal.frames[s]) parts.push_back(frame_parts[part].id);
    frames.push_back(parts);
  }
  return {{"start_player", int{deal.start_player}},
          {"boards", board_list},
          {"frames", frames},
          {"white", dealt_ids(deal.white, tile_name)},
          {"black", dealt_ids(deal.black, tile_name)},
          {"forum", dealt_ids(deal.forum, forum_card_name)},
          {"fountain", dealt_ids(deal.fountain, fountain_card_name)}};
}

Result<CarpeDiem::Deal> Codec<CarpeDiem>::parse_deal(const Options& options, int seats,
                                                     const Json& json) {
  using namespace carpe_diem;
  Reader reader;
  Deal deal;
  if (!reader.object(json, "",
                     {"start_player", "boards", "frames", "white", "black", "forum", "fountain"})) {
    return Error{reader.error()};
  }
  deal.start_player = reader.seat(json["start_player"], "start_player", seats);
  if (reader.list(json["boards"], "boards", seats) &&
      reader.list(json["frames"], "frames", seats)) {
    FramePartsOnce once;
    for (std::size_t s = 0; s < static_cast<std::size_t>(seats); ++s) {
      deal.boards[s] =
          static_cast<std::uint8_t>(reader.board(json["boards"][s], item("boards", s)));
      deal.frames[s] = read_frames(reader, json["frames"][s], item("frames", s), once);
    }
    check_boards(reader, options, seats, deal.boards, "boards");
  }
  read_tiles(reader, json["white"], "white", false, deal.white);
  read_tiles(reader, json["black"], "black", true, deal.black);
  deal.forum = read_forum(reader, json["forum"], seats);
  if (reader.ok()) check_forum_decks(reader, deal, seats);
  if (reader.list(json["fountain"], "fountain", fountain_card_count)) {
    FountainCardsOnce once;
    for (std::size_t i = 0; i < fountain_card_count && reader.ok(); ++i) {
      deal.fountain[i] = reader.fountain_card(json["fountain"][i], item("fountain", i));
      if (!reader.ok()) break;
      once.add(reader, deal.fountain[i], item("fountain", i), fountain_card_name(deal.fountain[i]));
    }
  }
  if (!reader.ok()) return Error{reader.error()};
  return deal;
}

}  // namespace triclinium
