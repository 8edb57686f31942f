// Texts of the ids: cards, locations, kinds, decisions, steps. Words for people are in the
// catalogues.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/any_game.h"
#include "games/ave_roma/ave_roma.h"
#include "games/ave_roma/ids.h"

namespace triclinium::ave_roma {

template <std::size_t Size>
using Names = std::array<std::string_view, Size>;

inline constexpr Names<7> resource_names{"wood", "stone", "livestock", "wheat",
                                         "ore",  "wine",  "surplus"};
inline constexpr Names<12> price_names{"wood", "stone", "livestock", "wheat",
                                       "ore",  "wine",  "black",     "green",
                                       "red",  "any",   "surplus",   "denarii"};
inline constexpr Names<3> symbol_names{"amphora", "sword", "lion"};
inline constexpr Names<4> fragment_names{"black", "green", "red", "multi"};
inline constexpr Names<5> phase_names{"actions", "refill", "final", "scoring", "over"};
inline constexpr Names<25> decision_names{
    "",          "turn",     "worker",      "shadow",        "area_resource",  "extra_resource",
    "half",      "second",   "trade",       "buy_influence", "extra",          "extra_patron",
    "pay",       "overflow", "patron_slot", "activate",      "war_area",       "fragment",
    "free_step", "brown",    "train_after", "refill",        "refill_workers", "double",
    "end_area"};
static_assert(decision_names.size() == code(Decision::end_area) + 1u);
inline constexpr Names<step_count> step_names{
    "",           "worker", "base",       "resource",  "extra",     "train",     "influence1",
    "influence2", "card",   "influence3", "replace",   "trade",     "extra1",    "half",
    "second",     "extra2", "brown",      "move",      "step1",     "resource1", "step2",
    "resource2",  "main",   "step3",      "resource3", "resource4", "step4",     "end"};
static_assert(step_names.size() == code(Step::end) + 1u);
// In the order of the bits of Done, which is the order of the texts.
inline constexpr Names<6> done_names{"card", "extra", "fragment", "influence", "resource", "step"};
inline constexpr Names<3> swap_names{"", "surplus", "resource"};
inline constexpr Names<cause_count> cause_names{"pass",  "cards", "sets",    "patrons",  "honours",
                                                "money", "stock", "endgame", "politics", "areas"};
inline constexpr Names<15> building_names{"taberna",        "insula",      "horreum",  "thermae",
                                          "bibliotheca",    "portus",      "basilica", "forum",
                                          "colosseum",      "pons",        "theatrum", "villa",
                                          "circus_maximus", "aquaeductus", "pantheon"};
inline constexpr Names<6> war_names{"hannibal", "spartacus",   "vercingetorix",
                                    "pyrrhus",  "mithridates", "arminius"};
inline constexpr Names<modifier_kinds> modifier_names{"GAIN_POINT",
                                                      "GAIN_2_DENARII",
                                                      "GAIN_SURPLUS",
                                                      "GAIN_AREA_RESOURCE",
                                                      "FREE_AREA_CARD",
                                                      "TRAINING_AFTER",
                                                      "DISCOUNT",
                                                      "SURPLUS_FOR_RESOURCE",
                                                      "RESOURCE_FOR_SURPLUS",
                                                      "BUY_INFLUENCE",
                                                      "FREE_MOVEMENT",
                                                      "FREE_STEP",
                                                      "BROWN_UP"};
inline constexpr Names<endgame_kinds> endgame_names{
    "POLITICAL_LEVELS", "POLITICAL_PLUS_1",   "PER_ACTIVE_PATRON", "DOUBLE_OTHER_PATRON",
    "FIRST_IN_AREA",    "AREA_PLUS_1",        "AREA_LEVEL_POINTS", "PER_AREA_PRESENT",
    "PER_POINTS_CARD",  "PER_INFLUENCE_CARD", "ICON_SETS",         "PAIRS_OF_ICON",
    "PER_2_RESOURCES",  "PER_RESOURCE",       "PER_CARD_TYPE"};

// The number of a card's text in this deck.
std::optional<CardId> find_card(Deck deck, std::string_view name);
// "3A".
std::string board_name(int board);
std::optional<int> find_board(std::string_view name);

// Cards of a set as texts, lowest first.
void add_cards(Json& list, Deck deck, CardSet cards);
Json cards_json(Deck deck, CardSet cards);
// Icons of a price with a number above 0.
Json price_json(const Price& price);

}  // namespace triclinium::ave_roma
