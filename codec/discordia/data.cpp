#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "games/discordia/piece_info.h"

namespace triclinium {
namespace discordia {
namespace {

constexpr std::array<std::string_view, tile_kinds> kind_names{"ship", "barracks", "market_stall",
                                                              "farm"};
constexpr std::array<std::string_view, measures> measure_names{"",
                                                               "different_expansions",
                                                               "pairs_of_expansions",
                                                               "manipulators",
                                                               "aqueduct",
                                                               "development",
                                                               "expedition",
                                                               "absent_worker_types",
                                                               "workers_placed",
                                                               "occupied_kinds",
                                                               "towers",
                                                               "occupied_ships",
                                                               "occupied_barracks",
                                                               "occupied_stalls",
                                                               "occupied_farms",
                                                               "workers_on_ships",
                                                               "workers_on_barracks",
                                                               "workers_on_stalls",
                                                               "workers_on_farms"};

Json effects_json(const Effects& effects) {
  Json json = Json::array();
  for (Effect entry : effects.items) {
    if (entry.kind != EffectKind::none) json.push_back(effect_name(entry));
  }
  return json;
}

Json spaces_json(const PieceInfo& info) {
  Json json = Json::array();
  for (int i = 0; i < info.space_count; ++i) {
    std::string letters;
    for (int c = 0; c < worker_types; ++c) {
      letters.append(static_cast<std::size_t>(info.spaces[i].printed.of(c)), worker_names[c][0]);
    }
    json.push_back(letters.append(info.spaces[i].grey, 'g'));
  }
  return json;
}

Json dice_json(const PieceInfo& info) {
  Json json = Json::array();
  for (int die = 0; die < dice; ++die) {
    if (info.die > 0 && ((info.dice >> die) & 1)) json.push_back(die_names[die]);
  }
  return json;
}

Json piece_json(Piece piece) {
  const PieceInfo& info = piece_info[piece];
  Json json{{"id", piece_name(piece)},
            {"row", row_names[info.row]},
            {"die", info.die == 0 ? Json() : Json(info.die)},
            {"bonus", effects_json(info.bonus)}};
  if (is_trading_tower(piece)) {
    json["kind"] = "trading_tower";
    json["swap"] = info.swap;
    return json;
  }
  json["kind"] = is_tower(piece) ? "military_tower" : kind_names[info.kind];
  json["dice"] = dice_json(info);
  json["spaces"] = spaces_json(info);
  if (is_tower(piece)) json["strength"] = info.strength;
  return json;
}

Json pieces_json(int first, int end) {
  Json json = Json::array();
  for (int piece = first; piece < end; ++piece) {
    json.push_back(piece_json(static_cast<Piece>(piece)));
  }
  return json;
}

Json action_tiles_json() {
  Json json = Json::array();
  for (const ActionTile& tile : action_tiles) {
    Json actions = Json::array();
    for (int kind = 0; kind < tile_kinds; ++kind) {
      if ((tile.actions >> kind) & 1) actions.push_back("deploy_" + std::string(kind_names[kind]));
    }
    if (tile.actions & take_expansion) actions.push_back("expand");
    if (tile.actions & take_stars) actions.push_back("stars");
    json.push_back({{"id", tile.id}, {"actions", actions}});
  }
  return json;
}

Json cards_json() {
  Json germanic = Json::array();
  for (const GermanicTile& tile : germanic_tiles) {
    const bool left = tile.back == 'A' || tile.back == 'C';
    germanic.push_back({{"id", tile.id},
                        {"back", std::string(1, tile.back)},
                        {"strength", tile.strength},
                        {left ? "damage" : "reward", effects_json(tile.effects)}});
  }
  Json privileges = Json::array();
  for (const Privilege& card : privilege_cards) {
    Json wildcards = Json::array();
    for (int c = 0; c < worker_types; ++c) {
      if ((card.wildcards >> c) & 1) wildcards.push_back(worker_names[c]);
    }
    privileges.push_back(
        {{"id", card.id}, {"wildcards", wildcards}, {"effects", effects_json(card.effects)}});
  }
  Json decrees = Json::array();
  for (const Decree& card : decree_cards) {
    Json conditions = Json::array();
    for (Condition condition : {card.first, card.second}) {
      if (condition.measure == Measure::nothing) continue;
      conditions.push_back({{"measure", measure_names[static_cast<std::size_t>(condition.measure)]},
                            {"at_least", condition.at_least}});
    }
    decrees.push_back({{"id", card.id}, {"conditions", conditions}});
  }
  Json janus = Json::array();
  for (const JanusTile& tile : janus_tiles) {
    janus.push_back({{"id", tile.id},
                     {"die", tile.die == no_die ? Json() : Json(die_names[tile.die])},
                     {"remove", removal_names[static_cast<std::size_t>(tile.remove)]},
                     {"reshuffle", tile.reshuffle}});
  }
  return {{"germanic_tiles", germanic},
          {"privileges", privileges},
          {"decrees", decrees},
          {"janus_tiles", janus}};
}

Json track_json(const Track& track) {
  Json spaces = Json::array();
  for (const TrackSpace& space : track.spaces) {
    const std::string_view permanent = permanent_name(space.permanent);
    spaces.push_back({{"symbol", space.symbol},
                      {"bonus", effects_json(space.bonus)},
                      {"permanent", permanent.empty() ? Json() : Json(permanent)}});
  }
  return {{"spaces", spaces},
          {"extension", {effects_json(track.extension[0]), effects_json(track.extension[1])}},
          {"slot", effects_json(track.slot)}};
}

Json map_json() {
  Json rows = Json::object();
  for (int row = 0; row < tile_kinds; ++row) {
    Json spaces = Json::array();
    for (const MapSpace& space : map_rows[row]) {
      spaces.push_back({{"printed", space.printed},
                        {"symbol", space.symbol},
                        {"bonus", effects_json(space.bonus)}});
    }
    rows[std::string(row_names[row])] = spaces;
  }
  Json column = Json::array();
  for (const DecreeSpace& space : decree_column) {
    column.push_back({{"symbol", space.symbol}, {"bonus", effects_json(space.bonus)}});
  }
  Json privilege_at = Json::array();
  for (int n = 1; n <= 6 * expansion_kinds; ++n) {
    if (gives_privilege(n)) privilege_at.push_back(n);
  }
  return {{"rows", rows},
          {"expedition", track_json(expedition_path)},
          {"development", track_json(development_track)},
          {"decrees", column},
          {"aqueduct_top", aqueduct_top},
          {"privilege_at_expansions", privilege_at}};
}

Json setup_json() {
  Json json = Json::array();
  for (int seats = 1; seats <= max_seats; ++seats) {
    const SetupNumbers& numbers = setup_numbers[seats - 1];
    json.push_back({{"seats", seats},
                    {"land", numbers.land},
                    {"tracks", numbers.tracks},
                    {"manipulators", numbers.manipulators},
                    {"towers", numbers.towers},
                    {"decrees", numbers.decrees},
                    {"privileges", numbers.privileges},
                    {"stars", numbers.stars},
                    {"tile_rows", numbers.tile_rows}});
  }
  return json;
}

}  // namespace
}  // namespace discordia

using namespace discordia;

Json Codec<Discordia>::data() {
  Json bonuses = Json::array();
  for (Effect bonus : season_bonus) bonuses.push_back(effect_name(bonus));
  Json json{{"setup", setup_json()},
            {"workers", workers_of_2022},
            {"workers_each",
             {{"2022", workers_of_2022 / worker_types},
              {"2023", rulings::workers_of_2023 / worker_types}}},
            {"workers_2023", rulings::workers_of_2023},
            {"start", {{"stars", start_stars}, {"workers", start_workers}}},
            {"action_tiles", action_tiles_json()},
            {"seasons", bonuses},
            {"city_tiles", pieces_json(0, first_back)},
            {"turned_ships", pieces_json(first_back, first_military_tower)},
            {"military_towers", pieces_json(first_military_tower, first_trading_tower)},
            {"trading_towers", pieces_json(first_trading_tower, pieces)},
            {"city_map", map_json()}};
  json.update(cards_json());
  return json;
}

}  // namespace triclinium
