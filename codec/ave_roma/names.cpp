#include "codec/ave_roma/names.h"

namespace triclinium::ave_roma {

namespace {

constexpr std::string_view side_letters = "AB";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::optional<CardId> find_card(Deck deck, std::string_view name) {
  if (name.size() != 3 || name[0] != deck_letters[code(deck)]) return std::nullopt;
  if (!is_digit(name[1]) || !is_digit(name[2])) return std::nullopt;
  const int card = 10 * (name[1] - '0') + name[2] - '0';
  if (card < 1 || card > deck_size) return std::nullopt;
  return static_cast<CardId>(card);
}

std::string board_name(int board) {
  return {static_cast<char>('1' + board / 2), side_letters[board % 2]};
}

std::optional<int> find_board(std::string_view name) {
  for (int board = 0; board < board_sides; ++board) {
    if (board_name(board) == name) return board;
  }
  return std::nullopt;
}

void add_cards(Json& list, Deck deck, CardSet cards) {
  for (; cards != 0; cards &= cards - 1) list.push_back(card_name(deck, lowest(cards)));
}

Json cards_json(Deck deck, CardSet cards) {
  Json list = Json::array();
  add_cards(list, deck, cards);
  return list;
}

Json price_json(const Price& price) {
  const auto icons = std::bit_cast<std::array<std::uint8_t, price_names.size()>>(price);
  Json json = Json::object();
  for (std::size_t i = 0; i < icons.size(); ++i) {
    if (icons[i] > 0) json[std::string(price_names[i])] = icons[i];
  }
  return json;
}

}  // namespace triclinium::ave_roma
