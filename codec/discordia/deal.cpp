#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "codec/discordia/reader.h"
#include "games/discordia/tables.h"

namespace triclinium {
namespace discordia {
namespace {

constexpr std::array<std::string_view, 11> deal_keys{
    "start_player",   "action_tiles", "tiles",      "military_towers",
    "trading_towers", "decrees",      "privileges", "germanic_left",
    "germanic_right", "reserves",     "janus"};

template <class List, class Rows>
Json dealt_ids(const List& list, const Rows& rows, int first = 0) {
  Json json = Json::array();
  for (std::uint8_t item : list) json.push_back(rows[item - first].id);
  return json;
}

// `count` different rows of a table, in their order.
template <class List, class Rows>
void read_cards(Reader& reader, const Json& json, const Rows& rows, int count, int first,
                List& list, const std::string& field) {
  std::array<bool, 128> seen{};
  for (const Json& item : reader.entries(json, field, count)) {
    const std::uint8_t row = reader.row(item, field, rows);
    reader.require(!seen[row], field, std::string(rows[row].id) + " is there twice");
    seen[row] = true;
    list.push_back(static_cast<std::uint8_t>(row + first));
  }
}
template <std::size_t Size, class Rows>
void read_order(Reader& reader, const Json& json, const Rows& rows,
                std::array<std::uint8_t, Size>& order, const std::string& field) {
  FixedVector<std::uint8_t, static_cast<int>(Size)> list;
  read_cards(reader, json, rows, static_cast<int>(Size), 0, list, field);
  for (int i = 0; i < list.size(); ++i) order[static_cast<std::size_t>(i)] = list[i];
}

// DI-3.
void check_backs(Reader& reader, const std::array<std::uint8_t, years>& stack, char upper,
                 char lower, const std::string& field) {
  for (int i = 0; i < years; ++i) {
    const char back = i < years - 1 ? upper : lower;
    reader.require(
        germanic_tiles[stack[i]].back == back, field,
        std::string("entry ") + std::to_string(i + 1) + " must be a tile of back " + back);
  }
}

void read_reserves(Reader& reader, const Json& json, int seats, const Options& options,
                   std::array<Workers, max_seats>& reserves) {
  Workers all{};
  int seat = 0;
  for (const Json& item : reader.entries(json, "reserves", seats)) {
    reserves[seat] = reader.workers(item, "reserves");
    reader.require(total(reserves[seat]) == start_workers, "reserves", "15 workers a seat");
    for (int c = 0; c < worker_types; ++c) {
      all[c] = static_cast<std::uint8_t>(all[c] + reserves[seat][c]);
      reader.require(all[c] <= options.workers / worker_types, "reserves",
                     "more workers of a colour than there are");
    }
    ++seat;
  }
}

}  // namespace
}  // namespace discordia

using namespace discordia;

Json Codec<Discordia>::deal_json(const Options&, int seats, const Deal& deal) {
  Json reserves = Json::array();
  for (int seat = 0; seat < seats; ++seat) {
    Json workers = Json::object();
    for (int c = 0; c < worker_types; ++c) {
      workers[std::string(worker_names[c])] = deal.reserves[seat][c];
    }
    reserves.push_back(workers);
  }
  return {
      {"start_player", static_cast<int>(deal.start_player)},
      {"action_tiles", dealt_ids(deal.action_tiles, action_tiles)},
      {"tiles", dealt_ids(deal.tiles, city_tiles)},
      {"military_towers", dealt_ids(deal.military_towers, military_towers, first_military_tower)},
      {"trading_towers", dealt_ids(deal.trading_towers, trading_towers, first_trading_tower)},
      {"decrees", dealt_ids(deal.decrees, decree_cards)},
      {"privileges", dealt_ids(deal.privileges, privilege_cards)},
      {"germanic_left", dealt_ids(deal.germanic_left, germanic_tiles)},
      {"germanic_right", dealt_ids(deal.germanic_right, germanic_tiles)},
      {"reserves", reserves},
      {"janus", seats == 1 ? dealt_ids(deal.janus, janus_tiles) : Json()}};
}

Result<Discordia::Deal> Codec<Discordia>::parse_deal(const Options& options, int seats,
                                                     const Json& json) {
  const SetupNumbers& numbers = setup_numbers[seats - 1];
  Reader reader;
  Deal deal;
  if (!reader.object(json, "", deal_keys)) return Error{reader.error()};
  deal.start_player = reader.seat(json["start_player"], "start_player", seats);
  read_order(reader, json["action_tiles"], action_tiles, deal.action_tiles, "action_tiles");
  read_order(reader, json["tiles"], city_tiles, deal.tiles, "tiles");
  read_cards(reader, json["military_towers"], military_towers, numbers.towers, first_military_tower,
             deal.military_towers, "military_towers");
  read_cards(reader, json["trading_towers"], trading_towers, numbers.towers, first_trading_tower,
             deal.trading_towers, "trading_towers");
  read_cards(reader, json["decrees"], decree_cards, numbers.decrees, 0, deal.decrees, "decrees");
  read_cards(reader, json["privileges"], privilege_cards, numbers.privileges, 0, deal.privileges,
             "privileges");
  read_order(reader, json["germanic_left"], germanic_tiles, deal.germanic_left, "germanic_left");
  read_order(reader, json["germanic_right"], germanic_tiles, deal.germanic_right, "germanic_right");
  check_backs(reader, deal.germanic_left, 'A', 'C', "germanic_left");
  check_backs(reader, deal.germanic_right, 'B', 'D', "germanic_right");
  read_reserves(reader, json["reserves"], seats, options, deal.reserves);
  if (seats == 1) {
    read_cards(reader, json["janus"], janus_tiles, 14, 0, deal.janus, "janus");
  } else {
    reader.require(json["janus"].is_null(), "janus", "only the solo game has Janus Tiles");
  }
  if (!reader.ok()) return Error{reader.error()};
  return deal;
}

}  // namespace triclinium
