// All 120 cards, a row each. Card n of a deck is row n − 1; 0 means no card.
//
// Reconstructed from the rulebook's examples, counts and constraints, except where a row names what
// the text of an example gives ("printed"). Whoever owns the box can correct a row and rebuild; the
// assertions below hold the counts and name the row that breaks one.
#pragma once

#include <bit>

#include "engine/table_check.h"
#include "games/ave_roma/cards.h"

namespace triclinium::ave_roma {

template <class... Kinds>
constexpr std::uint8_t resource_set(Kinds... kinds) {
  return static_cast<std::uint8_t>(((1u << code(kinds)) | ...));
}

// clang-format off
inline constexpr std::array<AreaCard, deck_size> area_cards{{
    {/*A01*/ {Resource::livestock, Resource::wine}, {Resource::wood, Resource::ore}, Fragment::multi, Symbol::lion, 2},
    {/*A02*/ {Resource::wheat, Resource::wine}, {Resource::ore, Resource::wine}, Fragment::black, Symbol::sword, 2},
    {/*A03*/ {Resource::wood, Resource::ore}, {Resource::livestock, Resource::wine}, Fragment::multi, Symbol::lion, 2},
    {/*A04*/ {Resource::stone, Resource::wine}, {Resource::wood, Resource::livestock}, Fragment::red, Symbol::lion, 2},
    {/*A05*/ {Resource::stone, Resource::livestock}, {Resource::wood, Resource::wine}, Fragment::green, Symbol::lion, 2},
    {/*A06*/ {Resource::wood, Resource::stone}, {Resource::stone, Resource::ore}, Fragment::green, Symbol::sword, 2},  // printed: the four resources, not their halves
    {/*A07*/ {Resource::stone, Resource::ore}, {Resource::wood, Resource::wine}, Fragment::green, Symbol::lion, 2},
    {/*A08*/ {Resource::wood, Resource::wheat}, {Resource::livestock, Resource::ore}, Fragment::red, Symbol::amphora, 2},
    {/*A09*/ {Resource::stone, Resource::ore}, {Resource::wheat, Resource::wine}, Fragment::multi, Symbol::amphora, 2},
    {/*A10*/ {Resource::wheat, Resource::ore}, {Resource::livestock, Resource::wheat}, Fragment::black, Symbol::amphora, 2},  // printed: a card with this bottom half, here or A28
    {/*A11*/ {Resource::livestock, Resource::ore}, {Resource::stone, Resource::wine}, Fragment::black, Symbol::sword, 2},
    {/*A12*/ {Resource::wood, Resource::livestock}, {Resource::wheat, Resource::wine}, Fragment::multi, Symbol::sword, 2},
    {/*A13*/ {Resource::stone, Resource::wheat}, {Resource::wood, Resource::livestock}, Fragment::red, Symbol::amphora, 2},
    {/*A14*/ {Resource::wheat, Resource::ore}, {Resource::wood, Resource::stone}, Fragment::red, Symbol::lion, 2},
    {/*A15*/ {Resource::stone, Resource::wheat}, {Resource::ore, Resource::wine}, Fragment::multi, Symbol::amphora, 2},
    {/*A16*/ {Resource::livestock, Resource::wheat}, {Resource::stone, Resource::livestock}, Fragment::multi, Symbol::sword, 2},
    {/*A17*/ {Resource::livestock, Resource::ore}, {Resource::wood, Resource::wheat}, Fragment::black, Symbol::sword, 2},
    {/*A18*/ {Resource::wood, Resource::wine}, {Resource::stone, Resource::wheat}, Fragment::green, Symbol::amphora, 2},
    {/*A19*/ {Resource::wheat, Resource::wine}, {Resource::wheat, Resource::ore}, Fragment::black, Symbol::amphora, 3},
    {/*A20*/ {Resource::wood, Resource::livestock}, {Resource::livestock, Resource::wine}, Fragment::red, Symbol::sword, 3},
    {/*A21*/ {Resource::stone, Resource::livestock}, {Resource::wheat, Resource::ore}, Fragment::black, Symbol::amphora, 3},
    {/*A22*/ {Resource::wood, Resource::stone}, {Resource::wood, Resource::ore}, Fragment::green, Symbol::lion, 3},
    {/*A23*/ {Resource::livestock, Resource::wheat}, {Resource::wood, Resource::wheat}, Fragment::red, Symbol::sword, 4},
    {/*A24*/ {Resource::wood, Resource::wheat}, {Resource::stone, Resource::ore}, Fragment::green, Symbol::amphora, 4},
    {/*A25*/ {Resource::ore, Resource::wine}, {Resource::stone, Resource::wine}, Fragment::green, Symbol::sword, 4},
    {/*A26*/ {Resource::ore, Resource::wine}, {Resource::stone, Resource::livestock}, Fragment::black, Symbol::lion, 4},
    {/*A27*/ {Resource::wood, Resource::ore}, {Resource::wood, Resource::stone}, Fragment::green, Symbol::sword, 5},
    {/*A28*/ {Resource::wood, Resource::wine}, {Resource::livestock, Resource::wheat}, Fragment::red, Symbol::lion, 5},  // printed: see A10
    {/*A29*/ {Resource::livestock, Resource::wine}, {Resource::livestock, Resource::ore}, Fragment::black, Symbol::amphora, 5},
    {/*A30*/ {Resource::stone, Resource::wine}, {Resource::stone, Resource::wheat}, Fragment::red, Symbol::lion, 5},
}};

inline constexpr std::array<BuildingCard, deck_size> building_cards{{
    {/*B01*/ Building::taberna, {.wheat = 1, .wine = 1, .denarii = 2}, 3, 0, SetBonus::wine, Symbol::amphora, 2},  // printed: price, points
    {/*B02*/ Building::taberna, {.livestock = 1, .wine = 1, .denarii = 2}, 0, 1, SetBonus::point, Symbol::lion, 2},
    {/*B03*/ Building::insula, {.wood = 1, .stone = 1, .denarii = 2}, 3, 0, SetBonus::wood, Symbol::sword, 2},
    {/*B04*/ Building::insula, {.wood = 1, .wheat = 1, .denarii = 2}, 0, 1, SetBonus::point, Symbol::amphora, 2},
    {/*B05*/ Building::horreum, {.livestock = 1, .wheat = 1, .denarii = 2}, 3, 0, SetBonus::wheat, Symbol::lion, 2},
    {/*B06*/ Building::horreum, {.stone = 1, .wheat = 1, .denarii = 2}, 0, 1, SetBonus::point, Symbol::sword, 2},
    {/*B07*/ Building::thermae, {.wood = 1, .stone = 1, .wine = 1, .denarii = 2}, 4, 0, SetBonus::surplus, Symbol::amphora, 2},
    {/*B08*/ Building::thermae, {.stone = 1, .wine = 1, .any = 1, .denarii = 2}, 1, 1, SetBonus::point, Symbol::lion, 2},
    {/*B09*/ Building::bibliotheca, {.wood = 1, .livestock = 1, .wine = 1, .denarii = 2}, 4, 0, SetBonus::livestock, Symbol::lion, 2},
    {/*B10*/ Building::bibliotheca, {.wood = 1, .livestock = 1, .red = 1, .denarii = 2}, 1, 1, SetBonus::point, Symbol::sword, 2},
    {/*B11*/ Building::portus, {.stone = 1, .wheat = 1, .ore = 1, .denarii = 2}, 4, 0, SetBonus::wheat, Symbol::sword, 2},
    {/*B12*/ Building::portus, {.wheat = 1, .ore = 1, .green = 1, .denarii = 2}, 1, 1, SetBonus::point, Symbol::amphora, 2},
    {/*B13*/ Building::basilica, {.wood = 1, .stone = 1, .livestock = 1, .ore = 1, .denarii = 2}, 5, 0, SetBonus::stone, Symbol::sword, 2},
    {/*B14*/ Building::basilica, {.stone = 1, .wheat = 1, .red = 1, .any = 1, .denarii = 2}, 2, 1, SetBonus::point, Symbol::amphora, 2},
    {/*B15*/ Building::forum, {.wood = 1, .stone = 1, .livestock = 1, .wheat = 1, .ore = 1, .denarii = 3}, 6, 0, SetBonus::surplus, Symbol::lion, 2},
    {/*B16*/ Building::forum, {.wood = 1, .wine = 1, .black = 1, .green = 1, .red = 1, .denarii = 3}, 0, 2, SetBonus::point, Symbol::sword, 2},
    {/*B17*/ Building::colosseum, {.wood = 1, .stone = 1, .livestock = 2, .ore = 1, .wine = 1, .denarii = 3}, 7, 0, SetBonus::ore, Symbol::amphora, 2},
    {/*B18*/ Building::colosseum, {.livestock = 1, .ore = 2, .black = 1, .green = 1, .red = 1, .denarii = 3}, 1, 2, SetBonus::point, Symbol::lion, 2},
    {/*B19*/ Building::pons, {.stone = 1, .ore = 1, .denarii = 2}, 3, 0, SetBonus::stone, Symbol::amphora, 3},
    {/*B20*/ Building::pons, {.wood = 1, .ore = 1, .denarii = 2}, 0, 1, SetBonus::point, Symbol::lion, 3},
    {/*B21*/ Building::theatrum, {.wood = 1, .livestock = 1, .wheat = 1, .wine = 1, .denarii = 2}, 5, 0, SetBonus::wine, Symbol::sword, 3},
    {/*B22*/ Building::theatrum, {.wheat = 1, .wine = 1, .black = 1, .red = 1, .denarii = 2}, 2, 1, SetBonus::point, Symbol::amphora, 3},
    {/*B23*/ Building::villa, {.stone = 1, .livestock = 1, .wine = 1, .denarii = 2}, 4, 0, SetBonus::livestock, Symbol::lion, 4},
    {/*B24*/ Building::villa, {.livestock = 1, .wine = 1, .green = 1, .denarii = 2}, 1, 1, SetBonus::point, Symbol::sword, 4},
    {/*B25*/ Building::circus_maximus, {.wood = 1, .stone = 1, .livestock = 2, .ore = 1, .denarii = 3}, 6, 0, SetBonus::surplus, Symbol::sword, 4},
    {/*B26*/ Building::circus_maximus, {.wood = 1, .ore = 1, .green = 1, .red = 1, .any = 1, .denarii = 3}, 0, 2, SetBonus::point, Symbol::amphora, 4},
    {/*B27*/ Building::aquaeductus, {.wood = 1, .stone = 1, .wheat = 1, .ore = 1, .denarii = 2}, 5, 0, SetBonus::wood, Symbol::lion, 5},
    {/*B28*/ Building::aquaeductus, {.stone = 1, .ore = 1, .green = 1, .any = 1, .denarii = 2}, 2, 1, SetBonus::point, Symbol::sword, 5},
    {/*B29*/ Building::pantheon, {.wood = 1, .stone = 1, .wheat = 1, .ore = 1, .wine = 2, .denarii = 3}, 7, 0, SetBonus::ore, Symbol::amphora, 5},
    {/*B30*/ Building::pantheon, {.wood = 1, .wheat = 1, .ore = 1, .wine = 1, .black = 1, .any = 1, .denarii = 3}, 1, 2, SetBonus::point, Symbol::lion, 5},
}};

inline constexpr std::array<WarCard, deck_size> war_cards{{
    {/*W01*/ War::hannibal, {.surplus = 2, .denarii = 2}, 0, 1, Symbol::sword, 2},
    {/*W02*/ War::hannibal, {.wine = 1, .surplus = 2, .denarii = 2}, 1, 1, Symbol::amphora, 2},  // printed: price, points, influence
    {/*W03*/ War::hannibal, {.surplus = 3}, 3, 0, Symbol::lion, 2},
    {/*W04*/ War::hannibal, {.ore = 1, .surplus = 3, .denarii = 2}, 5, 0, Symbol::sword, 2},
    {/*W05*/ War::hannibal, {.surplus = 4, .denarii = 4}, 0, 2, Symbol::lion, 2},
    {/*W06*/ War::spartacus, {.surplus = 1, .denarii = 4}, 0, 1, Symbol::amphora, 2},
    {/*W07*/ War::spartacus, {.livestock = 1, .surplus = 2, .denarii = 2}, 1, 1, Symbol::lion, 2},
    {/*W08*/ War::spartacus, {.surplus = 2, .denarii = 2}, 3, 0, Symbol::sword, 2},
    {/*W09*/ War::spartacus, {.surplus = 4, .denarii = 2}, 5, 0, Symbol::amphora, 2},
    {/*W10*/ War::spartacus, {.red = 1, .surplus = 3, .denarii = 4}, 0, 2, Symbol::sword, 2},
    {/*W11*/ War::vercingetorix, {.surplus = 3}, 0, 1, Symbol::lion, 2},
    {/*W12*/ War::vercingetorix, {.wheat = 1, .surplus = 2, .denarii = 2}, 1, 1, Symbol::sword, 2},
    {/*W13*/ War::vercingetorix, {.surplus = 1, .denarii = 4}, 3, 0, Symbol::amphora, 2},
    {/*W14*/ War::vercingetorix, {.surplus = 3, .denarii = 4}, 5, 0, Symbol::lion, 2},
    {/*W15*/ War::vercingetorix, {.surplus = 5, .denarii = 2}, 0, 2, Symbol::amphora, 2},
    {/*W16*/ War::pyrrhus, {.surplus = 2, .denarii = 2}, 0, 1, Symbol::sword, 2},
    {/*W17*/ War::pyrrhus, {.wood = 1, .surplus = 1, .denarii = 4}, 1, 1, Symbol::amphora, 2},
    {/*W18*/ War::pyrrhus, {.surplus = 3}, 3, 0, Symbol::lion, 2},
    {/*W19*/ War::pyrrhus, {.green = 1, .surplus = 3, .denarii = 2}, 5, 0, Symbol::sword, 2},
    {/*W20*/ War::pyrrhus, {.black = 1, .surplus = 4, .denarii = 2}, 0, 2, Symbol::lion, 2},
    {/*W21*/ War::mithridates, {.surplus = 1, .denarii = 4}, 0, 1, Symbol::lion, 4},
    {/*W22*/ War::mithridates, {.ore = 1, .surplus = 2, .denarii = 2}, 1, 1, Symbol::sword, 4},
    {/*W23*/ War::mithridates, {.surplus = 2, .denarii = 2}, 3, 0, Symbol::amphora, 4},
    {/*W24*/ War::mithridates, {.surplus = 2, .denarii = 6}, 5, 0, Symbol::lion, 4},
    {/*W25*/ War::mithridates, {.surplus = 3, .denarii = 6}, 0, 2, Symbol::amphora, 4},
    {/*W26*/ War::arminius, {.surplus = 3}, 0, 1, Symbol::amphora, 5},
    {/*W27*/ War::arminius, {.stone = 1, .surplus = 2, .denarii = 2}, 1, 1, Symbol::lion, 5},
    {/*W28*/ War::arminius, {.surplus = 2, .denarii = 2}, 3, 0, Symbol::sword, 5},
    {/*W29*/ War::arminius, {.any = 1, .surplus = 3, .denarii = 2}, 5, 0, Symbol::amphora, 5},
    {/*W30*/ War::arminius, {.any = 1, .surplus = 4, .denarii = 2}, 0, 2, Symbol::sword, 5},
}};

inline constexpr std::array<PatronCard, deck_size> patron_cards{{
    {/*P01*/ {.stone = 1, .denarii = 12}, {ModifierKind::discount, Location::senatus}, {EndgameKind::per_active_patron}, Symbol::amphora, 2},  // printed: price, modifier
    {/*P02*/ {.ore = 1, .denarii = 10}, {ModifierKind::gain_point, Location::quaestor}, {EndgameKind::per_resource, resource_set(Resource::ore, Resource::wine)}, Symbol::lion, 2},
    {/*P03*/ {.wood = 1, .denarii = 13}, {ModifierKind::discount, Location::aedificator}, {EndgameKind::area_level_points}, Symbol::sword, 2},
    {/*P04*/ {.wine = 1, .denarii = 11}, {ModifierKind::discount, Location::legatus}, {EndgameKind::first_in_area}, Symbol::sword, 2},
    {/*P05*/ {.ore = 1, .denarii = 13}, {ModifierKind::resource_for_surplus, Location::legatus}, {EndgameKind::pairs_of_icon, code(Symbol::sword)}, Symbol::sword, 2},
    {/*P06*/ {.livestock = 1, .denarii = 12}, {ModifierKind::free_step, Location::legatus}, {EndgameKind::per_area_present}, Symbol::lion, 2},
    {/*P07*/ {.wheat = 1, .denarii = 10}, {ModifierKind::gain_2_denarii, Location::aedilis}, {EndgameKind::per_resource, resource_set(Resource::livestock, Resource::wheat)}, Symbol::amphora, 2},
    {/*P08*/ {.wheat = 1, .denarii = 12}, {ModifierKind::gain_area_resource, Location::aedilis}, {EndgameKind::per_active_patron}, Symbol::lion, 2},
    {/*P09*/ {.livestock = 1, .denarii = 11}, {ModifierKind::gain_point, Location::roma}, {EndgameKind::area_plus_1}, Symbol::sword, 2},
    {/*P10*/ {.wine = 1, .denarii = 13}, {ModifierKind::free_movement, Location::roma}, {EndgameKind::pairs_of_icon, code(Symbol::lion)}, Symbol::lion, 2},
    {/*P11*/ {.stone = 1, .denarii = 11}, {ModifierKind::brown_up, Location::propraetor}, {EndgameKind::double_other_patron}, Symbol::amphora, 2},
    {/*P12*/ {.wood = 1, .denarii = 10}, {ModifierKind::free_area_card, Location::propraetor}, {EndgameKind::per_card_type, code(Deck::area)}, Symbol::lion, 2},
    {/*P13*/ {.any = 1, .denarii = 9}, {ModifierKind::training_after, Location::quaestor}, {EndgameKind::political_plus_1}, Symbol::amphora, 2},
    {/*P14*/ {.stone = 1, .denarii = 11}, {ModifierKind::surplus_for_resource, Location::aedificator}, {EndgameKind::per_points_card}, Symbol::sword, 2},
    {/*P15*/ {.wine = 1, .denarii = 13}, {ModifierKind::gain_area_resource, Location::senatus}, {EndgameKind::icon_sets}, Symbol::amphora, 2},
    {/*P16*/ {.wheat = 1, .denarii = 12}, {ModifierKind::gain_surplus, Location::quaestor}, {EndgameKind::per_card_type, code(Deck::war)}, Symbol::lion, 2},
    {/*P17*/ {.livestock = 1, .denarii = 12}, {ModifierKind::free_step, Location::senatus}, {EndgameKind::political_levels}, Symbol::amphora, 2},
    {/*P18*/ {.wood = 1, .denarii = 13}, {ModifierKind::gain_surplus, Location::mercator}, {EndgameKind::area_level_points}, Symbol::sword, 2},
    {/*P19*/ {.wood = 1, .denarii = 10}, {ModifierKind::free_area_card, Location::aedilis}, {EndgameKind::per_card_type, code(Deck::building)}, Symbol::amphora, 3},
    {/*P20*/ {.livestock = 1, .denarii = 11}, {ModifierKind::gain_point, Location::mercator}, {EndgameKind::pairs_of_icon, code(Symbol::amphora)}, Symbol::sword, 3},
    {/*P21*/ {.any = 1, .denarii = 12}, {ModifierKind::buy_influence, Location::aedilis, {.surplus = 2, .denarii = 1}}, {EndgameKind::per_resource, resource_set(Resource::wood, Resource::stone)}, Symbol::lion, 3},
    {/*P22*/ {.black = 1, .denarii = 11}, {ModifierKind::gain_area_resource, Location::quaestor}, {EndgameKind::per_2_resources}, Symbol::amphora, 3},
    {/*P23*/ {.stone = 1, .denarii = 11}, {ModifierKind::gain_2_denarii, Location::legatus}, {EndgameKind::political_levels}, Symbol::sword, 4},
    {/*P24*/ {.red = 1, .denarii = 10}, {ModifierKind::training_after, Location::roma}, {EndgameKind::per_influence_card}, Symbol::lion, 4},
    {/*P25*/ {.wheat = 1, .denarii = 11}, {ModifierKind::gain_2_denarii, Location::propraetor}, {EndgameKind::per_area_present}, Symbol::amphora, 4},
    {/*P26*/ {.wine = 1, .denarii = 13}, {ModifierKind::gain_surplus, Location::aedificator}, {EndgameKind::icon_sets}, Symbol::sword, 4},
    {/*P27*/ {.green = 1, .denarii = 12}, {ModifierKind::buy_influence, Location::mercator, {.black = 1, .green = 1, .red = 1}}, {EndgameKind::political_plus_1}, Symbol::lion, 5},
    {/*P28*/ {.ore = 1, .denarii = 11}, {ModifierKind::gain_point, Location::senatus}, {EndgameKind::per_card_type, code(Deck::patron)}, Symbol::amphora, 5},
    {/*P29*/ {.any = 1, .denarii = 11}, {ModifierKind::gain_2_denarii, Location::aedificator}, {EndgameKind::area_plus_1}, Symbol::sword, 5},
    {/*P30*/ {.ore = 1, .denarii = 9}, {ModifierKind::free_area_card, Location::mercator}, {EndgameKind::first_in_area}, Symbol::lion, 5},
}};
// clang-format on

namespace detail {

template <class Cards>
consteval int with(const Cards& cards, Symbol symbol) {
  int n = 0;
  for (const auto& card : cards) n += card.symbol == symbol;
  return n;
}

template <class Cards>
consteval int cards_for(const Cards& cards, int players) {
  int n = 0;
  for (const auto& card : cards) n += card.min_players <= players;
  return n;
}

// Pairs and sets lie together and enter a game as a whole (AR-6): the first card that does not.
template <class Cards, class Group>
consteval RowId ungrouped(char deck, const Cards& cards, int size, Group group) {
  for (int i = 0; i < deck_size; ++i) {
    if (group(cards[i]) != i / size) return {deck, i + 1};
    if (cards[i].min_players != cards[i / size * size].min_players) return {deck, i + 1};
  }
  return {};
}

consteval int on_area_cards(Resource resource) {
  int count = 0;
  for (const AreaCard& card : area_cards) {
    for (Resource kind : card.top) count += kind == resource;
    for (Resource kind : card.bottom) count += kind == resource;
  }
  return count;
}
consteval int area_cards_with(Fragment fragment) {
  int count = 0;
  for (const AreaCard& card : area_cards) count += card.fragment == fragment;
  return count;
}

// The interpreter counts on it: no modifier is there twice at one location.
consteval RowId repeated_modifier() {
  for (int a = 0; a < deck_size; ++a) {
    for (int b = 0; b < a; ++b) {
      if (patron_cards[a].modifier.kind == patron_cards[b].modifier.kind &&
          patron_cards[a].modifier.location == patron_cards[b].modifier.location)
        return {'P', a + 1};
    }
  }
  return {};
}
consteval int modifiers_in_use() {
  unsigned kinds = 0;
  for (const PatronCard& card : patron_cards) kinds |= 1u << code(card.modifier.kind);
  return std::popcount(kinds);
}
consteval int endgames_in_use() {
  unsigned kinds = 0;
  for (const PatronCard& card : patron_cards) kinds |= 1u << code(card.endgame.kind);
  return std::popcount(kinds);
}

static_assert(count_is<"area cards with an amphora", with(area_cards, Symbol::amphora), 10>());
static_assert(count_is<"area cards with a sword", with(area_cards, Symbol::sword), 10>());
static_assert(
    count_is<"building cards with an amphora", with(building_cards, Symbol::amphora), 10>());
static_assert(count_is<"building cards with a sword", with(building_cards, Symbol::sword), 10>());
static_assert(count_is<"war cards with an amphora", with(war_cards, Symbol::amphora), 10>());
static_assert(count_is<"war cards with a sword", with(war_cards, Symbol::sword), 10>());
static_assert(count_is<"patron cards with an amphora", with(patron_cards, Symbol::amphora), 10>());
static_assert(count_is<"patron cards with a sword", with(patron_cards, Symbol::sword), 10>());
static_assert(count_is<"area cards for two players", cards_for(area_cards, 2), 18>());
static_assert(count_is<"area cards for three players", cards_for(area_cards, 3), 22>());
static_assert(count_is<"area cards for four players", cards_for(area_cards, 4), 26>());
static_assert(count_is<"area cards for five players", cards_for(area_cards, 5), 30>());
static_assert(count_is<"building cards for two players", cards_for(building_cards, 2), 18>());
static_assert(count_is<"building cards for three players", cards_for(building_cards, 3), 22>());
static_assert(count_is<"building cards for four players", cards_for(building_cards, 4), 26>());
static_assert(count_is<"building cards for five players", cards_for(building_cards, 5), 30>());
static_assert(count_is<"war cards for two players", cards_for(war_cards, 2), 20>());
static_assert(count_is<"war cards for three players", cards_for(war_cards, 3), 20>());
static_assert(count_is<"war cards for four players", cards_for(war_cards, 4), 25>());
static_assert(count_is<"war cards for five players", cards_for(war_cards, 5), 30>());
static_assert(count_is<"patron cards for two players", cards_for(patron_cards, 2), 18>());
static_assert(count_is<"patron cards for three players", cards_for(patron_cards, 3), 22>());
static_assert(count_is<"patron cards for four players", cards_for(patron_cards, 4), 26>());
static_assert(count_is<"patron cards for five players", cards_for(patron_cards, 5), 30>());
static_assert(no_row_breaks<"two cards of a building stand together, for the same players",
                            ungrouped('B', building_cards, building_pair_size,
                                      [](const BuildingCard& card) { return code(card.pair); })>());
static_assert(no_row_breaks<"five cards of a war stand together, for the same players",
                            ungrouped('W', war_cards, war_set_size,
                                      [](const WarCard& card) { return code(card.set); })>());
static_assert(count_is<"wood on the area cards", on_area_cards(Resource::wood), 20>());
static_assert(count_is<"stone on the area cards", on_area_cards(Resource::stone), 20>());
static_assert(count_is<"livestock on the area cards", on_area_cards(Resource::livestock), 20>());
static_assert(count_is<"wheat on the area cards", on_area_cards(Resource::wheat), 20>());
static_assert(count_is<"ore on the area cards", on_area_cards(Resource::ore), 20>());
static_assert(count_is<"wine on the area cards", on_area_cards(Resource::wine), 20>());
static_assert(count_is<"area cards with a black fragment", area_cards_with(Fragment::black), 8>());
static_assert(count_is<"area cards with a green fragment", area_cards_with(Fragment::green), 8>());
static_assert(count_is<"area cards with a red fragment", area_cards_with(Fragment::red), 8>());
static_assert(count_is<"area cards with a multi fragment", area_cards_with(Fragment::multi), 6>());
static_assert(no_row_breaks<"no two patrons change the same location in the same way",
                            repeated_modifier()>());
static_assert(count_is<"kinds of modifiers on patrons", modifiers_in_use(), modifier_kinds>());
static_assert(count_is<"kinds of end-game bonuses on patrons", endgames_in_use(), endgame_kinds>());

}  // namespace detail

}  // namespace triclinium::ave_roma
