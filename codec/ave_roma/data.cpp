// The components as tables, for the page, the bots and whoever wants to check a card.
#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/names.h"
#include "games/ave_roma/finish.h"
#include "games/ave_roma/rulings.h"

namespace triclinium {

namespace ave_roma {
namespace {

Json half_json(const std::array<Resource, 2>& half) {
  return {resource_names[code(half[0])], resource_names[code(half[1])]};
}

Json common(Deck deck, int card, Symbol symbol, int min_players) {
  return {{"id", card_name(deck, card)},
          {"icon", symbol_names[code(symbol)]},
          {"min_players", min_players}};
}

Json areas() {
  Json list = Json::array();
  for (int id = 1; id <= deck_size; ++id) {
    const AreaCard& card = card_of(area_cards, id);
    Json json = common(Deck::area, id, card.symbol, card.min_players);
    json["top"] = half_json(card.top);
    json["bottom"] = half_json(card.bottom);
    json["fragment"] = fragment_names[code(card.fragment)];
    list.push_back(json);
  }
  return list;
}

Json buildings() {
  Json list = Json::array();
  for (int id = 1; id <= deck_size; ++id) {
    const BuildingCard& card = card_of(building_cards, id);
    Json json = common(Deck::building, id, card.symbol, card.min_players);
    json["pair"] = building_names[code(card.pair)];
    json["price"] = price_json(card.price);
    json["points"] = card.points;
    json["influence"] = card.influence;
    json["bonus"] = card.bonus == SetBonus::point ? std::string_view("point")
                                                  : resource_names[code(card.bonus)];
    list.push_back(json);
  }
  return list;
}

Json wars() {
  Json list = Json::array();
  for (int id = 1; id <= deck_size; ++id) {
    const WarCard& card = card_of(war_cards, id);
    Json json = common(Deck::war, id, card.symbol, card.min_players);
    json["set"] = war_names[code(card.set)];
    json["price"] = price_json(card.price);
    json["points"] = card.points;
    json["influence"] = card.influence;
    list.push_back(json);
  }
  return list;
}

Json parameter(const Endgame& endgame) {
  switch (endgame.kind) {
    case EndgameKind::pairs_of_icon:
      return symbol_names[endgame.param];
    case EndgameKind::per_card_type:
      return deck_names[endgame.param];
    case EndgameKind::per_resource: {
      Json kinds = Json::array();
      for (int kind = 0; kind < resource_kinds; ++kind) {
        if ((endgame.param >> kind) & 1) kinds.push_back(resource_names[kind]);
      }
      return kinds;
    }
    default:
      return nullptr;
  }
}

Json patrons() {
  Json list = Json::array();
  for (int id = 1; id <= deck_size; ++id) {
    const PatronCard& card = card_of(patron_cards, id);
    Json json = common(Deck::patron, id, card.symbol, card.min_players);
    json["price"] = price_json(card.price);
    json["modifier"] = {{"kind", modifier_names[code(card.modifier.kind)]},
                        {"location", location_names[code(card.modifier.location)]}};
    if (card.modifier.kind == ModifierKind::buy_influence)
      json["modifier"]["pay"] = price_json(card.modifier.pay);
    json["endgame"] = {{"kind", endgame_names[code(card.endgame.kind)]}};
    const Json param = parameter(card.endgame);
    if (!param.is_null()) json["endgame"]["param"] = param;
    list.push_back(json);
  }
  return list;
}

Json locations() {
  Json list = Json::array();
  for (int place = 0; place < location_count; ++place) {
    Json slots = Json::array();
    for (int players : slot_players[place]) slots.push_back(players);
    list.push_back({{"id", location_names[place]}, {"slots", slots}});
  }
  return list;
}

Json colosseum() {
  Json list = Json::array();
  for (const ColosseumSpace& space : colosseum_track)
    list.push_back({{"cost", price_json(space.cost)}, {"honours", space.honours}});
  return list;
}

Json boards() {
  Json json = Json::object();
  for (int board = 0; board < board_sides; ++board) {
    Json& prices = json[board_name(board)];
    for (int kind = 0; kind < resource_kinds; ++kind)
      prices[std::string(resource_names[kind])] = board_prices[board][kind];
  }
  return json;
}

Json training() {
  Json list = Json::array();
  for (int slot = 1; slot <= training_slots; ++slot)
    list.push_back({{"range", slot}, {"price", training_price[slot - 1]}});
  return list;
}

}  // namespace
}  // namespace ave_roma

Json Codec<AveRoma>::data() {
  using namespace ave_roma;
  Json colours = Json::object();
  for (std::size_t kind = 0; kind < resource_kinds; ++kind) {
    colours[std::string(resource_names[kind])] = fragment_names[kind / 2];
  }
  return {{"resources", Json(std::vector<std::string>(resource_names.begin(),
                                                      resource_names.begin() + resource_kinds))},
          {"colours", colours},
          {"price_icons", price_names},
          {"worker_values", worker_values},
          {"most_bought", most_bought},
          {"locations", locations()},
          {"slot_reach", slot_reach},
          {"training", training()},
          {"colosseum", colosseum()},
          {"political_points", political_points},
          {"area_points", {{"2-3", area_points_few}, {"4-5", area_points_many}}},
          {"boards", boards()},
          {"storage", storage},
          {"surplus_max", surplus_max},
          {"start",
           {{"denarii", start_denarii},
            {"surplus", start_surplus},
            {"units", start_units},
            {"price", start_price}}},
          {"quaestor_denarii", quaestor_denarii},
          {"extra_denarii", extra_denarii},
          {"patron_denarii", patron_denarii},
          {"discount_denarii", discount_denarii},
          {"denarii_per_point", denarii_per_point},
          {"units_per_point", units_per_point},
          {"icon_points", icon_points},
          {"political_top", political_top},
          {"honours_beyond_top", honours_beyond_top},
          {"first_place_points",
           {{"2-3", rulings::first_place_points(3)}, {"4-5", rulings::first_place_points(4)}}},
          {"area_price", {{"basic", area_price_basic}, {"advanced", area_price_advanced}}},
          {"war_set",
           {{"2", {{"denarii", war_second_denarii}}},
            {"3", {{"surplus", war_third_surplus}}},
            {"4", {{"points", war_fourth_points}}},
            {"5", {{"influence", 1}}}}},
          {"area_cards", areas()},
          {"building_cards", buildings()},
          {"war_cards", wars()},
          {"patron_cards", patrons()}};
}

}  // namespace triclinium
