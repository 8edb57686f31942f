// Ids of Ave Roma read from JSON.
#pragma once

#include "codec/ave_roma/names.h"
#include "codec/reader.h"

namespace triclinium::ave_roma {

class Reader : public JsonReader {
 public:
  std::uint8_t byte(const Json& json, const std::string& field, int low, int high) {
    return static_cast<std::uint8_t>(integer(json, field, low, high));
  }
  // 0 for null.
  std::uint8_t byte_or_null(const Json& json, const std::string& field, int low, int high) {
    return json.is_null() ? std::uint8_t{0} : byte(json, field, low, high);
  }
  // A card of the deck, 0 with a fault; null is 0 where that is allowed.
  CardId card(const Json& json, const std::string& field, Deck deck, bool may_be_null = false);
  // A list of cards of the deck, each once.
  CardSet cards(const Json& json, const std::string& field, Deck deck);
  // Seats in player order.
  std::array<Seat, max_seats> order(const Json& json, const std::string& field, int seats);
  int board(const Json& json, const std::string& field);
  // Different boards for all seats (AR-3).
  void check_boards(const std::array<int, max_seats>& boards, int seats, const std::string& field);
};

}  // namespace triclinium::ave_roma
