#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/reader.h"
#include "games/ave_roma/pool.h"

namespace triclinium {

Json Codec<AveRoma>::deal_json(const Options&, int seats, const Deal& deal) {
  using namespace ave_roma;
  Json decks = Json::object();
  for (int d = 0; d < deck_count; ++d) {
    Json list = Json::array();
    for (CardId card : deal.decks[d]) list.push_back(card_name(Deck(d), card));
    decks[std::string(deck_names[d])] = list;
  }
  Json boards = Json::array();
  Json order = Json::array();
  for (int seat = 0; seat < seats; ++seat) {
    boards.push_back(board_name(deal.boards[seat]));
    order.push_back(deal.order[seat]);
  }
  return {{"decks", decks}, {"boards", boards}, {"order", order}};
}

Result<AveRoma::Deal> Codec<AveRoma>::parse_deal(const Options& options, int seats,
                                                 const Json& json) {
  using namespace ave_roma;
  Reader reader;
  Deal deal;
  if (!json.is_object()) return Error{"deal: must be an object"};
  if (!reader.object(json, "", {"decks", "boards", "order"}) ||
      !reader.object(json["decks"], "decks", {"area", "building", "war", "patron"}))
    return Error{reader.error()};
  for (int d = 0; d < deck_count && reader.ok(); ++d) {
    const std::string field = "decks." + std::string(deck_names[d]);
    const Json& list = json["decks"][std::string(deck_names[d])];
    if (!reader.list(list, field, cards_in_game(options, Deck(d), seats))) break;
    CardSet seen = 0;
    for (std::size_t i = 0; i < list.size() && reader.ok(); ++i) {
      const CardId card = reader.card(list[i], item(field, i), Deck(d));
      if (!reader.ok()) break;
      reader.require(!contains(seen, card), item(field, i), "a card is there twice");
      seen |= bit(card);
      deal.decks[d].push_back(card);
    }
    if (reader.ok())
      reader.require(is_possible_deck(options, Deck(d), seats, seen), field,
                     "these are not the cards for this number of seats and these options");
  }
  if (reader.ok() && reader.list(json["boards"], "boards", seats)) {
    std::array<int, AveRoma::max_seats> boards{};
    for (int seat = 0; seat < seats; ++seat) {
      boards[seat] = reader.board(json["boards"][seat], item("boards", seat));
      deal.boards[seat] = static_cast<std::uint8_t>(boards[seat]);
    }
    reader.check_boards(boards, seats, "boards");
  }
  if (reader.ok()) deal.order = reader.order(json["order"], "order", seats);
  if (!reader.ok()) return Error{reader.error()};
  return deal;
}

}  // namespace triclinium
