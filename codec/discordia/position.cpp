#include "codec/discordia/position.h"

#include <algorithm>

#include "codec/discordia/codec.h"
#include "codec/json_text.h"
#include "games/discordia/play.h"

namespace triclinium {
namespace discordia {
namespace {

constexpr std::array<std::string_view, 30> position_keys{
    "game",    "rules",      "options",  "seats",           "to_act",  "decision",
    "result",  "stage",      "year",     "season",          "active",  "start_player",
    "dice",    "taken",      "turn",     "pending",         "chosen",  "action_tiles",
    "display", "tiles",      "supply",   "military_towers", "decrees", "trading_towers",
    "bag",     "privileges", "germanic", "janus",           "removed", "players"};
constexpr std::array<std::string_view, 6> turn_keys{"die",  "value",   "main",
                                                    "boat", "special", "swapped"};
constexpr std::array<std::string_view, 8> supply_keys{"port",         "fort",       "marketplace",
                                                      "farmland",     "expedition", "development",
                                                      "manipulators", "stars"};
constexpr std::array<std::string_view, 4> germanic_keys{"left", "right", "open_left", "open_right"};
constexpr std::array<std::string_view, 2> janus_keys{"stack", "open"};
constexpr std::array<std::string_view, 2> manipulator_keys{"active", "used"};
constexpr std::array<std::string_view, 13> player_keys{
    "reserve", "stars",      "aqueduct", "manipulators", "expansions", "expedition", "development",
    "decrees", "privileges", "used",     "city",         "towers",     "fresh"};
constexpr std::array<std::string_view, 4> city_keys{"port", "fort", "marketplace", "farmland"};
constexpr std::array<std::string_view, 2> tile_keys{"id", "workers"};

Piece read_piece(Reader& reader, const Json& json, const std::string& field) {
  return reader.id(json, find_piece, field);
}
// Of certain pieces only.
Piece read_piece(Reader& reader, const Json& json, int first, int end, const std::string& field) {
  const Piece piece = read_piece(reader, json, field);
  if (piece >= first && piece < end) return piece;
  reader.fail(field, piece_name(piece) + " does not belong here");
  return static_cast<Piece>(first);
}

std::uint8_t read_die(Reader& reader, const Json& json, const std::string& field) {
  return reader.id(json, [](std::string_view name) { return find_name(die_names, name); }, field);
}

template <class Rows>
std::uint8_t read_open(Reader& reader, const Json& json, const Rows& rows,
                       const std::string& field) {
  return json.is_null() ? none : reader.id_of(json, rows, field);
}

// A stack with the top first, kept with the top last.
template <int Capacity, class Read>
void read_stack(Reader& reader, const Json& json, FixedVector<std::uint8_t, Capacity>& stack,
                const std::string& field, Read read) {
  for (const Json& item : reader.list(json, Capacity, field)) stack.push_back(read(item));
  std::reverse(stack.begin(), stack.end());
}
template <int Capacity, class Read>
void read_list(Reader& reader, const Json& json, FixedVector<std::uint8_t, Capacity>& list,
               const std::string& field, Read read) {
  for (const Json& item : reader.list(json, Capacity, field)) list.push_back(read(item));
}

void read_dice(Reader& reader, const Json& json, State& state) {
  if (!json["taken"].is_null()) state.taken = read_die(reader, json["taken"], "taken");
  if (json["dice"].is_null() || !reader.object(json["dice"], die_names, "dice")) return;
  for (int die = 0; die < dice; ++die) {
    state.rolled[die] = reader.small(json["dice"][std::string(die_names[die])], 1, 6, "dice");
  }
}

void read_turn(Reader& reader, const Json& json, State& state) {
  if (json.is_null() || !reader.object(json, turn_keys, "turn")) return;
  state.die = read_die(reader, json["die"], "turn.die");
  state.value = reader.small(json["value"], 1, 6, "turn.value");
  state.main_done = reader.boolean(json["main"], "turn.main");
  state.boat_done = reader.boolean(json["boat"], "turn.boat");
  read_list(reader, json["special"], state.special, "turn.special",
            [&](const Json& item) { return read_piece(reader, item, "turn.special"); });
  std::sort(state.special.begin(), state.special.end());
  for (const Json& item : reader.list(json["swapped"], 8, "turn.swapped")) {
    const Piece tower = read_piece(reader, item, first_trading_tower, pieces, "turn.swapped");
    state.swapped = static_cast<std::uint8_t>(state.swapped | 1 << (tower - first_trading_tower));
  }
}

// Half of what fits, so that what follows always finds room.
constexpr std::size_t max_loaded_pending = 16;

void read_pending(Reader& reader, const Json& json, State& state) {
  const Json& entries = reader.list(json["pending"], max_loaded_pending, "pending");
  for (std::size_t i = entries.size(); i-- > 0;) {
    const auto entry = find_effect(reader.text(entries[i], "pending"));
    reader.require(entry.has_value(), "pending", "there is no such entry");
    if (entry) state.pending.push_back(*entry);
  }
  read_list(reader, json["chosen"], state.chosen, "chosen",
            [&](const Json& item) { return reader.small(item, 0, 40, "chosen"); });
}

void read_display(Reader& reader, const Json& json, State& state) {
  state.display.fill(no_piece);
  int at = 0;
  const auto rows = static_cast<std::size_t>(state.tile_rows());
  for (const Json& row : reader.list_of(json, rows, "display")) {
    for (const Json& item : reader.list_of(row, columns, "display")) {
      if (!item.is_null()) state.display[at] = read_piece(reader, item, 0, first_back, "display");
      ++at;
    }
  }
}

void read_table(Reader& reader, const Json& json, State& state) {
  int column = 0;
  for (const Json& item : reader.list_of(json["action_tiles"], columns, "action_tiles")) {
    state.action_tiles[column++] = reader.id_of(item, action_tiles, "action_tiles");
  }
  read_display(reader, json["display"], state);
  read_stack(reader, json["tiles"], state.pile, "tiles",
             [&](const Json& item) { return read_piece(reader, item, 0, first_back, "tiles"); });
  state.bag = reader.workers(json["bag"], "bag");
  if (reader.object(json["supply"], supply_keys, "supply")) {
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      state.supply[kind] =
          reader.small(json["supply"][std::string(expansion_names[kind])], 0, 8, "supply");
    }
    state.manipulators = reader.small(json["supply"]["manipulators"], 0, 10, "supply");
    state.stars = reader.small(json["supply"]["stars"], 0, 48, "supply");
  }
  read_list(reader, json["military_towers"], state.military_towers, "military_towers",
            [&](const Json& item) {
              return read_piece(reader, item, first_military_tower, first_trading_tower,
                                "military_towers");
            });
  read_list(reader, json["trading_towers"], state.trading_towers, "trading_towers",
            [&](const Json& item) {
              return read_piece(reader, item, first_trading_tower, pieces, "trading_towers");
            });
  read_list(reader, json["decrees"], state.decrees, "decrees",
            [&](const Json& item) { return reader.id_of(item, decree_cards, "decrees"); });
  read_list(reader, json["privileges"], state.privileges, "privileges",
            [&](const Json& item) { return reader.id_of(item, privilege_cards, "privileges"); });
}

void read_stacks(Reader& reader, const Json& json, State& state) {
  const Json& germanic = json["germanic"];
  if (reader.object(germanic, germanic_keys, "germanic")) {
    const auto tile = [&](const Json& item) {
      return reader.id_of(item, germanic_tiles, "germanic");
    };
    read_stack(reader, germanic["left"], state.germanic_left, "germanic.left", tile);
    read_stack(reader, germanic["right"], state.germanic_right, "germanic.right", tile);
    state.open_left =
        read_open(reader, germanic["open_left"], germanic_tiles, "germanic.open_left");
    state.open_right =
        read_open(reader, germanic["open_right"], germanic_tiles, "germanic.open_right");
  }
  const Json& janus = json["janus"];
  if (!state.solo()) return reader.require(janus.is_null(), "janus", "must be null but in solo");
  if (!reader.object(janus, janus_keys, "janus")) return;
  read_stack(reader, janus["stack"], state.janus, "janus.stack",
             [&](const Json& item) { return reader.id_of(item, janus_tiles, "janus.stack"); });
  state.open_janus = read_open(reader, janus["open"], janus_tiles, "janus.open");
}

// City Tiles that are gone are known from where the others are; the comparison at the end finds
// differences.
void read_removed(Reader& reader, const Json& json, State& state) {
  for (const Json& item : reader.list(json, 150, "removed")) {
    const std::string name = reader.text(item, "removed");
    if (const auto piece = find_piece(name)) {
      if (!is_tower(*piece)) continue;
      state.removed_towers =
          static_cast<std::uint16_t>(state.removed_towers | 1 << (*piece - first_military_tower));
    } else if (const auto germanic = find_id(germanic_tiles, name)) {
      state.removed_germanic |= std::uint32_t{1} << *germanic;
    } else if (const auto decree = find_id(decree_cards, name)) {
      state.removed_decrees = static_cast<std::uint16_t>(state.removed_decrees | 1 << *decree);
    } else if (const auto privilege = find_id(privilege_cards, name)) {
      state.removed_privileges =
          static_cast<std::uint16_t>(state.removed_privileges | 1 << *privilege);
    } else {
      reader.fail("removed", "there is no such thing: " + name.substr(0, 40));
    }
  }
}

// "rry" as a bundle; at most three workers.
Bundle read_bundle(Reader& reader, const Json& json, const std::string& field) {
  const std::string letters = reader.text(json, field);
  Workers workers{};
  reader.require(!letters.empty() && letters.size() <= 3, field, "one to three workers a space");
  if (!reader.ok()) return {};
  for (char letter : letters) {
    const auto colour = find_name(worker_names, std::string_view(&letter, 1));
    reader.require(colour.has_value(), field, "workers are b, r, w, y");
    if (colour) ++workers[*colour];
  }
  return Bundle::from(workers);
}

Space read_space(Reader& reader, const Json& json, const std::string& field) {
  Space space;
  if (json.is_null() || !reader.object(json, tile_keys, field)) return space;
  space.piece = read_piece(reader, json["id"], field);
  int at = 0;
  for (const Json& item : reader.list(json["workers"], 3, field)) {
    space.workers[at++] = read_bundle(reader, item, field);
  }
  return space;
}

void read_row(Reader& reader, const Json& json, State& state, Seat seat, int row, int length,
              const std::string& field) {
  Player& player = state.players[seat];
  int at = player.first[row];
  player.first[row + 1] = static_cast<std::uint8_t>(at + length);
  for (const Json& item : reader.list_of(json, static_cast<std::size_t>(length), field)) {
    state.spaces[at] = read_space(reader, item, field);
    if (!state.spaces[at].empty()) {
      reader.require(state.spaces[at].info().row == row, field,
                     piece_name(state.spaces[at].piece) + " does not stand in this row");
    }
    ++at;
  }
}

std::uint16_t read_privileges(Reader& reader, const Json& json, const std::string& field) {
  unsigned bits = 0;
  for (const Json& item : reader.list(json, 14, field)) {
    bits |= 1u << reader.id_of(item, privilege_cards, field);
  }
  return static_cast<std::uint16_t>(bits);
}

void read_player(Reader& reader, const Json& json, State& state, Seat seat,
                 const std::string& field) {
  if (!reader.object(json, player_keys, field)) return;
  const auto path = [&](std::string_view key) { return Reader::path(field, key); };
  Player& player = state.players[seat];
  player.reserve = reader.workers(json["reserve"], path("reserve"));
  player.stars = reader.small(json["stars"], 0, 48, path("stars"));
  player.aqueduct = reader.small(json["aqueduct"], 0, aqueduct_top, path("aqueduct"));
  if (reader.object(json["manipulators"], manipulator_keys, path("manipulators"))) {
    const Json& own = json["manipulators"];
    player.active_manipulators = reader.small(own["active"], 0, 10, path("manipulators.active"));
    player.used_manipulators = reader.small(own["used"], 0, 10, path("manipulators.used"));
  }
  if (reader.object(json["expansions"], expansion_names, path("expansions"))) {
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      const std::string name(expansion_names[kind]);
      const int all = setup_numbers[state.seats - 1].land;
      player.expansions[kind] =
          reader.small(json["expansions"][name], 0, all, path("expansions." + name));
    }
  }
  player.expedition = reader.small(json["expedition"], 0, 14, path("expedition"));
  player.development = reader.small(json["development"], 0, 14, path("development"));
  read_list(reader, json["decrees"], player.decrees, path("decrees"),
            [&](const Json& item) { return reader.id_of(item, decree_cards, path("decrees")); });
  player.privileges = read_privileges(reader, json["privileges"], path("privileges"));
  player.used = read_privileges(reader, json["used"], path("used"));
  player.wild = wildcards_of(player.privileges);
  for (const Json& item : reader.list(json["fresh"], ships, path("fresh"))) {
    const Piece piece = read_piece(reader, item, first_back, first_military_tower, path("fresh"));
    state.fresh |= std::uint32_t{1} << (piece - first_back);
  }
}

// The rows of all cities, once the Expansions of all are known to fit into the box.
void read_city(Reader& reader, const Json& json, State& state, Seat seat,
               const std::string& field) {
  const Player& player = state.players[seat];
  const auto path = [&](std::string_view key) { return Reader::path(field, key); };
  if (!reader.object(json["city"], city_keys, path("city"))) return;
  for (int row = 0; row < tile_kinds; ++row) {
    const std::string name(row_names[row]);
    read_row(reader, json["city"][name], state, seat, row,
             printed_spaces[row] + player.expansions[row], path("city." + name));
  }
  read_row(reader, json["towers"], state, seat, tower_row,
           printed_spaces[port] + player.expansions[port], path("towers"));
}

void read_players(Reader& reader, const Json& json, State& state) {
  const Json& list = reader.list_of(json, state.seats, "players");
  std::array<int, expansion_kinds> expansions{};
  for (Seat seat = 0; seat < state.seats && reader.ok(); ++seat) {
    read_player(reader, list[static_cast<std::size_t>(seat)], state, seat,
                "players." + std::to_string(seat));
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      expansions[kind] += state.players[seat].expansions[kind];
      reader.require(expansions[kind] <= setup_numbers[state.seats - 1].land, "players",
                     "more Expansions of a kind than there are");
    }
  }
  for (Seat seat = 0; seat < state.seats && reader.ok(); ++seat) {
    if (seat > 0) state.players[seat].first[0] = state.players[seat - 1].first[city_rows];
    read_city(reader, list[static_cast<std::size_t>(seat)], state, seat,
              "players." + std::to_string(seat));
  }
}

}  // namespace

State read_position(Reader& reader, const Json& json) {
  State state;
  if (!reader.object(json, position_keys, "")) return state;
  reader.require(json["game"] == Codec<Discordia>::id, "game", "is not \"discordia\"");
  reader.require(json["rules"] == Discordia::rules_version, "rules", "this version is not known");
  const auto options = Codec<Discordia>::parse_options(json["options"]);
  if (!options) reader.fail("options", options.error().message);
  state.seats = reader.small(json["seats"], Discordia::min_seats, Discordia::max_seats, "seats");
  if (!reader.ok()) return state;
  state.workers = options->workers;
  const auto stage = find_name(stage_names, reader.text(json["stage"], "stage"));
  reader.require(stage.has_value(), "stage", "there is no such stage");
  if (stage) state.stage = static_cast<Stage>(*stage);
  state.year = reader.small(json["year"], 1, years, "year");
  state.season = reader.small(json["season"], 1, seasons, "season");
  state.start_player =
      static_cast<Seat>(reader.number(json["start_player"], 0, state.seats - 1, "start_player"));
  state.active = nobody;
  if (state.stage != Stage::over) {
    state.active = static_cast<Seat>(reader.number(json["active"], 0, state.seats - 1, "active"));
  }
  read_dice(reader, json, state);
  read_turn(reader, json["turn"], state);
  read_pending(reader, json, state);
  read_table(reader, json, state);
  read_stacks(reader, json, state);
  read_removed(reader, json["removed"], state);
  read_players(reader, json["players"], state);
  if (reader.ok()) recount(state);
  return state;
}

}  // namespace discordia

using namespace discordia;

Result<Discordia::State> Codec<Discordia>::parse_position(const Json& json) {
  Reader reader;
  const State state = read_position(reader, json);
  if (reader.ok()) check_position(reader, state);
  if (!reader.ok()) return Error{reader.error()};
  // Whatever else is wrong shows as a difference from the position that this state gives.
  const Json saved = view_json(Discordia::view(state, Observer::everything()));
  for (const auto& [key, value] : saved.items()) {
    if (json[key] != value) {
      return Error{key + ": does not agree with the rest of the position, which would give " +
                   dump_json(value).substr(0, 120)};
    }
  }
  return state;
}

}  // namespace triclinium
