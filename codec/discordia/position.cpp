#include <algorithm>

#include "codec/discordia/codec.h"
#include "codec/discordia/reader.h"
#include "codec/json_text.h"
#include "games/discordia/play.h"
#include "games/discordia/sound.h"

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

template <class Rows>
std::uint8_t read_open(Reader& reader, const Json& json, const Rows& rows,
                       const std::string& field) {
  return json.is_null() ? none : reader.row(json, field, rows);
}

// A stack with the top first, kept with the top last.
template <int Capacity, class Read>
void read_stack(Reader& reader, const Json& json, FixedVector<std::uint8_t, Capacity>& stack,
                const std::string& field, Read read) {
  for (const Json& item : reader.entries_up_to(json, field, Capacity)) stack.push_back(read(item));
  std::reverse(stack.begin(), stack.end());
}
template <int Capacity, class Read>
void read_list(Reader& reader, const Json& json, FixedVector<std::uint8_t, Capacity>& list,
               const std::string& field, Read read) {
  for (const Json& item : reader.entries_up_to(json, field, Capacity)) list.push_back(read(item));
}

void read_dice(Reader& reader, const Json& json, State& state) {
  if (!json["taken"].is_null()) state.taken = reader.die(json["taken"], "taken");
  if (json["dice"].is_null() || !reader.object(json["dice"], "dice", die_names)) return;
  for (int die = 0; die < dice; ++die) {
    state.rolled[die] = reader.byte(json["dice"][std::string(die_names[die])], "dice", 1, 6);
  }
}

void read_turn(Reader& reader, const Json& json, State& state) {
  if (json.is_null() || !reader.object(json, "turn", turn_keys)) return;
  state.die = reader.die(json["die"], "turn.die");
  state.value = reader.byte(json["value"], "turn.value", 1, 6);
  state.main_done = reader.boolean(json["main"], "turn.main");
  state.boat_done = reader.boolean(json["boat"], "turn.boat");
  read_list(reader, json["special"], state.special, "turn.special",
            [&](const Json& item) { return reader.piece(item, "turn.special"); });
  std::sort(state.special.begin(), state.special.end());
  for (const Json& item : reader.entries_up_to(json["swapped"], "turn.swapped", 8)) {
    const Piece tower = reader.piece(item, "turn.swapped", first_trading_tower, pieces);
    state.swapped = static_cast<std::uint8_t>(state.swapped | 1 << (tower - first_trading_tower));
  }
}

// Half of what fits, so that what follows always finds room.
constexpr int max_loaded_pending = 16;

void read_pending(Reader& reader, const Json& json, State& state) {
  const Json& entries = reader.entries_up_to(json["pending"], "pending", max_loaded_pending);
  for (std::size_t i = entries.size(); i-- > 0;) {
    const auto entry = find_effect(reader.text(entries[i], "pending"));
    reader.require(entry.has_value(), "pending", "there is no such entry");
    if (entry) state.pending.push_back(*entry);
  }
  read_list(reader, json["chosen"], state.chosen, "chosen",
            [&](const Json& item) { return reader.byte(item, "chosen", 0, 40); });
}

void read_display(Reader& reader, const Json& json, State& state) {
  state.display.fill(no_piece);
  int at = 0;
  for (const Json& row : reader.entries(json, "display", state.tile_rows())) {
    for (const Json& item : reader.entries(row, "display", columns)) {
      if (!item.is_null()) state.display[at] = reader.piece(item, "display", 0, first_back);
      ++at;
    }
  }
}

void read_table(Reader& reader, const Json& json, State& state) {
  int column = 0;
  for (const Json& item : reader.entries(json["action_tiles"], "action_tiles", columns)) {
    state.action_tiles[column++] = reader.row(item, "action_tiles", action_tiles);
  }
  read_display(reader, json["display"], state);
  read_stack(reader, json["tiles"], state.pile, "tiles",
             [&](const Json& item) { return reader.piece(item, "tiles", 0, first_back); });
  state.bag = reader.workers(json["bag"], "bag");
  if (reader.object(json["supply"], "supply", supply_keys)) {
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      state.supply[kind] =
          reader.byte(json["supply"][std::string(expansion_names[kind])], "supply", 0, 8);
    }
    state.manipulators = reader.byte(json["supply"]["manipulators"], "supply", 0, 10);
    state.stars = reader.byte(json["supply"]["stars"], "supply", 0, 48);
  }
  read_list(reader, json["military_towers"], state.military_towers, "military_towers",
            [&](const Json& item) {
              return reader.piece(item, "military_towers", first_military_tower,
                                  first_trading_tower);
            });
  read_list(reader, json["trading_towers"], state.trading_towers, "trading_towers",
            [&](const Json& item) {
              return reader.piece(item, "trading_towers", first_trading_tower, pieces);
            });
  read_list(reader, json["decrees"], state.decrees, "decrees",
            [&](const Json& item) { return reader.row(item, "decrees", decree_cards); });
  read_list(reader, json["privileges"], state.privileges, "privileges",
            [&](const Json& item) { return reader.row(item, "privileges", privilege_cards); });
}

void read_stacks(Reader& reader, const Json& json, State& state) {
  const Json& germanic = json["germanic"];
  if (reader.object(germanic, "germanic", germanic_keys)) {
    const auto tile = [&](const Json& item) {
      return reader.row(item, "germanic", germanic_tiles);
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
  if (!reader.object(janus, "janus", janus_keys)) return;
  read_stack(reader, janus["stack"], state.janus, "janus.stack",
             [&](const Json& item) { return reader.row(item, "janus.stack", janus_tiles); });
  state.open_janus = read_open(reader, janus["open"], janus_tiles, "janus.open");
}

// City Tiles that are gone are known from where the others are; the comparison at the end finds
// differences.
void read_removed(Reader& reader, const Json& json, State& state) {
  for (const Json& item : reader.entries_up_to(json, "removed", 150)) {
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
  if (json.is_null() || !reader.object(json, field, tile_keys)) return space;
  space.piece = reader.piece(json["id"], field);
  int at = 0;
  for (const Json& item : reader.entries_up_to(json["workers"], field, 3)) {
    space.workers[at++] = read_bundle(reader, item, field);
  }
  return space;
}

void read_row(Reader& reader, const Json& json, State& state, Seat seat, int row, int length,
              const std::string& field) {
  Player& player = state.players[seat];
  int at = player.first[row];
  player.first[row + 1] = static_cast<std::uint8_t>(at + length);
  for (const Json& item : reader.entries(json, field, length)) {
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
  for (const Json& item : reader.entries_up_to(json, field, 14)) {
    bits |= 1u << reader.row(item, field, privilege_cards);
  }
  return static_cast<std::uint16_t>(bits);
}

void read_player(Reader& reader, const Json& json, State& state, Seat seat) {
  if (!reader.object(json, item("players", seat), player_keys)) return;
  const auto path = [&](std::string_view key) { return player_field(seat, key); };
  Player& player = state.players[seat];
  player.reserve = reader.workers(json["reserve"], path("reserve"));
  player.stars = reader.byte(json["stars"], path("stars"), 0, 48);
  player.aqueduct = reader.byte(json["aqueduct"], path("aqueduct"), 0, aqueduct_top);
  if (reader.object(json["manipulators"], path("manipulators"), manipulator_keys)) {
    const Json& own = json["manipulators"];
    player.active_manipulators = reader.byte(own["active"], path("manipulators.active"), 0, 10);
    player.used_manipulators = reader.byte(own["used"], path("manipulators.used"), 0, 10);
  }
  if (reader.object(json["expansions"], path("expansions"), expansion_names)) {
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      const std::string name(expansion_names[kind]);
      const int all = setup_numbers[state.seats - 1].land;
      player.expansions[kind] =
          reader.byte(json["expansions"][name], path("expansions." + name), 0, all);
    }
  }
  player.expedition = reader.byte(json["expedition"], path("expedition"), 0, 14);
  player.development = reader.byte(json["development"], path("development"), 0, 14);
  read_list(reader, json["decrees"], player.decrees, path("decrees"),
            [&](const Json& item) { return reader.row(item, path("decrees"), decree_cards); });
  player.privileges = read_privileges(reader, json["privileges"], path("privileges"));
  player.used = read_privileges(reader, json["used"], path("used"));
  player.wild = wildcards_of(player.privileges);
  for (const Json& item : reader.entries_up_to(json["fresh"], path("fresh"), ships)) {
    const Piece piece = reader.piece(item, path("fresh"), first_back, first_military_tower);
    state.fresh |= std::uint32_t{1} << (piece - first_back);
  }
}

// The rows of all cities, once the Expansions of all are known to fit into the box.
void read_city(Reader& reader, const Json& json, State& state, Seat seat) {
  const Player& player = state.players[seat];
  const auto path = [&](std::string_view key) { return player_field(seat, key); };
  if (!reader.object(json["city"], path("city"), city_keys)) return;
  for (int row = 0; row < tile_kinds; ++row) {
    const std::string name(row_names[row]);
    read_row(reader, json["city"][name], state, seat, row,
             printed_spaces[row] + player.expansions[row], path("city." + name));
  }
  read_row(reader, json["towers"], state, seat, tower_row,
           printed_spaces[port] + player.expansions[port], path("towers"));
}

void read_players(Reader& reader, const Json& json, State& state) {
  const Json& list = reader.entries(json, "players", state.seats);
  std::array<int, expansion_kinds> expansions{};
  for (Seat seat = 0; seat < state.seats && reader.ok(); ++seat) {
    read_player(reader, list[static_cast<std::size_t>(seat)], state, seat);
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      expansions[kind] += state.players[seat].expansions[kind];
      reader.require(expansions[kind] <= setup_numbers[state.seats - 1].land, "players",
                     "more Expansions of a kind than there are");
    }
  }
  for (Seat seat = 0; seat < state.seats && reader.ok(); ++seat) {
    if (seat > 0) state.players[seat].first[0] = state.players[seat - 1].first[city_rows];
    read_city(reader, list[static_cast<std::size_t>(seat)], state, seat);
  }
}

// Fills a state from JSON; fields that other fields determine are left for the comparison with the
// position that the state gives.
State read_position(Reader& reader, const Json& json) {
  State state;
  if (!reader.object(json, "", position_keys)) return state;
  reader.require(json["game"] == Codec<Discordia>::id, "game", "is not \"discordia\"");
  reader.require(json["rules"] == Discordia::rules_version, "rules", "this version is not known");
  const auto options = Codec<Discordia>::parse_options(json["options"]);
  if (!options) reader.fail(options.error());
  state.seats = reader.byte(json["seats"], "seats", Discordia::min_seats, Discordia::max_seats);
  if (!reader.ok()) return state;
  state.workers = options->workers;
  state.stage = static_cast<Stage>(reader.one_of(json["stage"], "stage", stage_names));
  state.year = reader.byte(json["year"], "year", 1, years);
  state.season = reader.byte(json["season"], "season", 1, seasons);
  state.start_player = reader.seat(json["start_player"], "start_player", state.seats);
  state.active = nobody;
  if (state.stage != Stage::over) {
    state.active = reader.seat(json["active"], "active", state.seats);
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

}  // namespace
}  // namespace discordia

using namespace discordia;

Result<Discordia::State> Codec<Discordia>::parse_position(const Json& json) {
  Reader reader;
  const State state = read_position(reader, json);
  if (reader.ok()) check_sound(state, reader);
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
