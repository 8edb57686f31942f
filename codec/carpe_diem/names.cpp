#include "codec/carpe_diem/names.h"

#include "games/carpe_diem/tables.h"

namespace triclinium::carpe_diem {
namespace {

constexpr std::array<std::string_view, feature_types> feature_names{
    "pond",           "garden",    "vineyard", "farmyard", "merchant", "granary",
    "administration", "craftsman", "villa",    "market",   "bakery",   "fountain"};
constexpr std::array<std::string_view, good_types> good_names{"fish", "herb", "grape", "chicken"};
constexpr std::array<std::string_view, 10> decision_names{
    "start", "move", "take", "place", "craftsman", "return", "spot", "first", "pay", "extra"};
constexpr std::array<std::string_view, 4> stage_names{"setup", "building", "forum", "over"};

template <class Rows>
std::optional<int> find_row(const Rows& rows, std::string_view name) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].id == name) return static_cast<int>(i);
  }
  return std::nullopt;
}
template <class Rows>
std::optional<std::uint8_t> find_component(const Rows& rows, std::string_view name) {
  const std::optional<int> row = find_row(rows, name);
  if (!row) return std::nullopt;
  return static_cast<std::uint8_t>(*row + 1);
}

}  // namespace

std::string_view forum_card_name(CardId card) { return forum_cards[card - 1u].id; }
std::string_view feature_name(Feature feature) {
  return feature_names[static_cast<std::size_t>(feature)];
}
std::string_view good_name(std::size_t good) { return good_names[good]; }
std::string_view cause_name(Cause cause) { return cause_names[static_cast<std::size_t>(cause)]; }
std::string_view decision_name(Decision decision) {
  if (decision == Decision::over) return "";
  return decision_names[static_cast<std::size_t>(decision)];
}
std::string_view stage_name(Stage stage) { return stage_names[static_cast<std::size_t>(stage)]; }

std::string rotation_name(int rotation) { return {'r', static_cast<char>('0' + rotation)}; }

std::optional<TileId> find_tile(std::string_view name) { return find_component(tile_rows, name); }
std::optional<CardId> find_forum_card(std::string_view name) {
  return find_component(forum_cards, name);
}
std::optional<FountainId> find_fountain_card(std::string_view name) {
  return find_component(fountain_cards, name);
}
std::optional<int> find_frame_part(std::string_view name) { return find_row(frame_parts, name); }
std::optional<int> find_board(std::string_view name) { return find_row(boards, name); }

std::optional<int> find_cell(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'f' || name[1] < '1' || name[1] > '6') {
    return std::nullopt;
  }
  return cell_at(name[1] - '1', name[0] - 'a');
}
std::optional<Decision> find_decision(std::string_view name) {
  for (std::size_t i = 0; i < decision_names.size(); ++i) {
    if (decision_names[i] == name) return Decision(i);
  }
  return std::nullopt;
}
std::optional<int> find_spot(int low, int high) {
  for (std::size_t i = 0; i < spots; ++i) {
    if (spot_table[i].low == low && spot_table[i].high == high) return static_cast<int>(i);
  }
  return std::nullopt;
}

}  // namespace triclinium::carpe_diem
