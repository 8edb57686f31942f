// Reads JSON without exceptions: keeps the first thing that is wrong, named by its field.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "codec/any_game.h"
#include "codec/carpe_diem/names.h"

namespace triclinium::carpe_diem {

class Reader {
 public:
  bool ok() const { return error_.empty(); }
  const std::string& error() const { return error_; }

  // Notes a fault; only the first one counts.
  void fail(const std::string& field, std::string_view why);
  // Notes a fault unless the condition holds.
  void require(bool holds, const std::string& field, std::string_view why) {
    if (!holds) fail(field, why);
  }

  // An object with exactly these keys.
  bool object(const Json& json, const std::string& field,
              std::initializer_list<std::string_view> keys);
  // A list, of a given size if that is not negative.
  bool list(const Json& json, const std::string& field, int size = -1);
  // A whole number within bounds; the lower bound if it is not one.
  int integer(const Json& json, const std::string& field, int low, int high);
  bool text_is(const Json& json, const std::string& field, std::string_view text);

  // Ids; 0 for a fault, and for null where that is allowed.
  TileId tile(const Json& json, const std::string& field, bool may_be_null);
  CardId forum_card(const Json& json, const std::string& field, bool may_be_null);
  FountainId fountain_card(const Json& json, const std::string& field);
  int frame_part(const Json& json, const std::string& field);
  int board(const Json& json, const std::string& field);

 private:
  std::string error_;
};

inline std::string item(const std::string& field, std::size_t index) {
  return field + "[" + std::to_string(index) + "]";
}

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

// The checks that deals and positions share.
// Per seat the board, different ones or all the same as the option says.
void check_boards(Reader& reader, const Options& options, int seats,
                  const std::array<std::uint8_t, max_players>& dealt, const std::string& field);
// Forum cards on the spaces in play and on no others.
std::array<CardId, forum_spaces> read_forum(Reader& reader, const Json& json, int seats);
std::array<std::uint8_t, 4> read_frames(Reader& reader, const Json& json, const std::string& field,
                                        FramePartsOnce& once);

}  // namespace triclinium::carpe_diem
