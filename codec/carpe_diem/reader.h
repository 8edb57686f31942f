// Reads what deals and positions of Carpe Diem share.
#pragma once

#include <string>
#include <string_view>

#include "codec/carpe_diem/names.h"
#include "codec/reader.h"

namespace triclinium::carpe_diem {

class Reader : public JsonReader {
 public:
  // Ids; 0 for a fault, and for null where that is allowed.
  TileId tile(const Json& json, const std::string& field, bool may_be_null);
  CardId forum_card(const Json& json, const std::string& field, bool may_be_null);
  FountainId fountain_card(const Json& json, const std::string& field);
  int frame_part(const Json& json, const std::string& field);
  int board(const Json& json, const std::string& field);
};

// Notes a fault when a component comes a second time.
template <int Size>
class Once {
 public:
  void add(Reader& reader, int component, const std::string& field, std::string_view name) {
    if (seen_.contains(component)) reader.fail(field, std::string(name) + " is there twice");
    seen_.insert(component);
  }
  int size() const { return seen_.size(); }

 private:
  BitSet<Size> seen_;
};
using TilesOnce = Once<tile_count + 1>;
using ForumCardsOnce = Once<forum_card_count + 1>;
using FountainCardsOnce = Once<fountain_card_count + 1>;
using FramePartsOnce = Once<frame_part_count>;

// Per seat the board, different ones or all the same as the option says.
void check_boards(Reader& reader, const Options& options, int seats,
                  const std::array<std::uint8_t, max_seats>& dealt, const std::string& field);
// Forum cards on the spaces in play and on no others.
std::array<CardId, forum_spaces> read_forum(Reader& reader, const Json& json, int seats);
std::array<std::uint8_t, 4> read_frames(Reader& reader, const Json& json, const std::string& field,
                                        FramePartsOnce& once);

}  // namespace triclinium::carpe_diem
