// Ids of Ave Roma read from JSON.
#pragma once

#include "codec/ave_roma/names.h"
#include "codec/reader.h"

namespace triclinium::ave_roma {

class Reader : public JsonReader {
 public:
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

// The `pending` of a position; decision, phase and players are read already.
void read_pending(Reader& reader, const Json& json, State& state);

}  // namespace triclinium::ave_roma
