#include "codec/ave_roma/reader.h"

namespace triclinium::ave_roma {

CardId Reader::card(const Json& json, const std::string& field, Deck deck, bool may_be_null) {
  if (may_be_null && json.is_null()) return 0;
  std::optional<CardId> found;
  if (json.is_string()) found = find_card(deck, json.get_ref<const std::string&>());
  if (!found)
    fail(field, "must be the id of a card of the " + std::string(deck_names[code(deck)]) + " deck");
  return found.value_or(0);
}

CardSet Reader::cards(const Json& json, const std::string& field, Deck deck) {
  CardSet set = 0;
  if (!list(json, field)) return set;
  for (std::size_t i = 0; i < json.size() && ok(); ++i) {
    const CardId id = card(json[i], item(field, i), deck);
    if (!ok()) break;
    require(set < bit(id), item(field, i), "cards must be different and sorted");
    set |= bit(id);
  }
  return set;
}

std::array<Seat, max_seats> Reader::order(const Json& json, const std::string& field, int seats) {
  std::array<Seat, max_seats> result{};
  if (!list(json, field, seats)) return result;
  unsigned seen = 0;
  for (int place = 0; place < seats && ok(); ++place) {
    result[place] = static_cast<Seat>(integer(json[place], item(field, place), 0, seats - 1));
    require(!((seen >> result[place]) & 1), item(field, place), "a seat is there twice");
    seen |= 1u << result[place];
  }
  return result;
}

int Reader::board(const Json& json, const std::string& field) {
  std::optional<int> found;
  if (json.is_string()) found = find_board(json.get_ref<const std::string&>());
  if (!found) fail(field, "must be a board from 1A to 5B");
  return found.value_or(0);
}

void Reader::check_boards(const std::array<int, max_seats>& boards, int seats,
                          const std::string& field) {
  for (int a = 0; a < seats; ++a) {
    for (int b = 0; b < a; ++b)
      require(boards[a] / 2 != boards[b] / 2, field, "two seats have the same board");
  }
}

}  // namespace triclinium::ave_roma
