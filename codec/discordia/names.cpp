#include "codec/discordia/names.h"

#include "games/discordia/tables.h"

namespace triclinium::discordia {
namespace {

constexpr std::array<std::string_view, 18> decision_names{
    "setup",     "roll",      "die",      "turn",   "place",   "send", "return", "star", "tower",
    "expansion", "privilege", "any_tile", "deploy", "decrees", "now",  "tear",   "draw", "janus"};
static_assert(decision_names.size() == static_cast<std::size_t>(Decision::over));

constexpr std::array<std::string_view, event_kinds> event_names{"dealt",
                                                                "season",
                                                                "refilled",
                                                                "germanic_opened",
                                                                "rolled",
                                                                "janus",
                                                                "janus_tile",
                                                                "janus_removed",
                                                                "janus_tower",
                                                                "janus_decree",
                                                                "janus_privilege",
                                                                "janus_shuffled",
                                                                "chose_die",
                                                                "took_tile",
                                                                "placed",
                                                                "covered",
                                                                "deployed",
                                                                "drew",
                                                                "returned",
                                                                "aqueduct",
                                                                "took_star",
                                                                "lost_star",
                                                                "star",
                                                                "manipulator",
                                                                "expansion",
                                                                "privilege",
                                                                "used_privilege",
                                                                "decree",
                                                                "tower",
                                                                "boat",
                                                                "swap",
                                                                "ship_turned",
                                                                "discarded",
                                                                "raid",
                                                                "reward",
                                                                "damage",
                                                                "torn_down",
                                                                "shortage",
                                                                "emptied",
                                                                "row_left",
                                                                "year",
                                                                "won",
                                                                "over"};
static_assert(event_names.size() == static_cast<std::size_t>(EventKind::over) + 1);

constexpr std::array<std::string_view, cause_count> cause_names{
    "start", "deployed", "swapped", "returned", "covered", "torn_down", "raid", "shortage"};

// What follows the word of an effect.
enum class Tail { nothing, number, piece, privilege };
struct EffectWord {
  std::string_view word;
  Tail tail;
};
constexpr std::array<EffectWord, effect_kinds> effect_words{{
    {"", Tail::nothing},
    {"aqueduct", Tail::number},
    {"take_star", Tail::nothing},
    {"take_manipulator", Tail::nothing},
    {"swap", Tail::number},
    {"draw", Tail::number},
    {"give", Tail::number},
    {"return", Tail::number},
    {"star_expedition", Tail::nothing},
    {"stars_either", Tail::number},
    {"take_tower", Tail::nothing},
    {"build_tower", Tail::nothing},
    {"take_any_expansion", Tail::nothing},
    {"take_any_privilege", Tail::nothing},
    {"take_any_city_tile", Tail::nothing},
    {"deploy_any", Tail::nothing},
    {"place", Tail::piece},
    {"send", Tail::piece},
    {"now", Tail::privilege},
    {"lose_star", Tail::number},
    {"aqueduct_back", Tail::number},
    {"tear_down_city_tile", Tail::number},
    {"tear_down_tower", Tail::number},
    {"decrees", Tail::nothing},
    {"ships", Tail::nothing},
    {"janus", Tail::nothing},
    {"next", Tail::nothing},
}};

std::optional<int> find_number(std::string_view text) {
  if (text.empty() || text.size() > 2 || text[0] == '0') return std::nullopt;
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + (c - '0');
  }
  return number;
}

std::optional<int> find_tail(Tail tail, std::string_view text) {
  if (tail == Tail::nothing) return text.empty() ? std::optional<int>(0) : std::nullopt;
  if (text.empty() || text[0] != (tail == Tail::number ? '_' : ' ')) return std::nullopt;
  text.remove_prefix(1);
  if (tail == Tail::number) return find_number(text);
  if (tail == Tail::privilege) return find_id(privilege_cards, text);
  return find_piece(text);
}

}  // namespace

std::string_view decision_name(Decision decision) {
  return decision == Decision::over ? "" : decision_names[static_cast<std::size_t>(decision)];
}
std::string_view event_name(EventKind kind) { return event_names[static_cast<std::size_t>(kind)]; }
std::string_view cause_name(Cause cause) { return cause_names[static_cast<std::size_t>(cause)]; }

std::string_view permanent_name(int bit) {
  switch (bit) {
    case develop_with_5:
      return "develop_with_5";
    case any_die_for_ships:
      return "any_die_for_ships";
    case any_die_for_barracks:
      return "any_die_for_barracks";
    case any_die_for_farms:
      return "any_die_for_farms";
    default:
      return {};
  }
}

std::string effect_name(Effect entry) {
  const EffectWord& word = effect_words[static_cast<std::size_t>(entry.kind)];
  std::string text(word.word);
  switch (word.tail) {
    case Tail::nothing:
      return text;
    case Tail::number:
      return text + "_" + std::to_string(entry.n);
    case Tail::piece:
      return text + " " + piece_name(entry.n);
    case Tail::privilege:
      return text + " " + std::string(privilege_cards[entry.n].id);
  }
  return text;
}

std::optional<Piece> find_piece(std::string_view name) {
  for (int piece = 0; piece < pieces; ++piece) {
    if (piece_name(static_cast<Piece>(piece)) == name) return static_cast<Piece>(piece);
  }
  return std::nullopt;
}

std::optional<Effect> find_effect(std::string_view text) {
  for (std::size_t kind = 1; kind < effect_words.size(); ++kind) {
    const EffectWord& word = effect_words[kind];
    if (text.substr(0, word.word.size()) != word.word) continue;
    const auto tail = find_tail(word.tail, text.substr(word.word.size()));
    if (tail) return Effect{static_cast<EffectKind>(kind), static_cast<std::uint8_t>(*tail)};
  }
  return std::nullopt;
}

}  // namespace triclinium::discordia
