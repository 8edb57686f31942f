#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/reader.h"
#include "codec/json_text.h"
#include "games/carpe_diem/rules.h"
#include "games/carpe_diem/rulings.h"
#include "games/carpe_diem/sound.h"

namespace triclinium {
namespace carpe_diem {
namespace {

// More of anything than a game can bring; keeps the numbers of a position small.
constexpr int most_items = 99;
constexpr int most_points = 999;

class PositionReader : public Reader {
 public:
  explicit PositionReader(const Json& json) : json_(json) {}

  State read() {
    read_head();
    if (!ok()) return state_;
    read_board();
    read_forum_phase();
    read_fountains();
    read_bar();
    const Json& players = json_["players"];
    if (!list(players, "players", state_.seats)) return state_;
    for (std::size_t s = 0; s < players.size() && ok(); ++s) read_player_board(players[s], s);
    if (ok()) check_boards();
    for (std::size_t s = 0; s < players.size() && ok(); ++s) read_player(players[s], s);
    if (ok()) check_sound(state_, *this);
    if (ok()) check_result();
    return state_;
  }

 private:
  void read_head() {
    if (!object(json_, "", {"game",        "rules",        "options",       "seats",
                            "to_act",      "decision",     "stage",         "phase",
                            "round",       "start_player", "blueprints",    "craftsman_row",
                            "white",       "black",        "forum",         "markers",
                            "forum_order", "visit",        "fountain_pile", "prestige",
                            "tile",        "pending",      "players",       "fountain_returned",
                            "result"})) {
      return;
    }
    text_is(json_["game"], "game", Codec<CarpeDiem>::id);
    integer(json_["rules"], "rules", CarpeDiem::rules_version, CarpeDiem::rules_version);
    object(json_["options"], "options", {"edition", "boards", "path"});
    if (!ok()) return;
    const auto options = Codec<CarpeDiem>::parse_options(json_["options"]);
    if (!options) return fail(options.error());
    state_.options = *options;
    state_.seats = byte(json_["seats"], "seats", min_seats, max_seats);
    read_decision();
    state_.phase = byte(json_["phase"], "phase", 1, phases);
    state_.round = byte(json_["round"], "round", 0, rounds);
    state_.start_player = seat(json_["start_player"], "start_player");
  }

  void read_decision() {
    const Json& decision = json_["decision"];
    if (decision.is_null()) {
      state_.decision = Decision::over;
      state_.to_act = nobody;
      require(json_["to_act"].is_null(), "to_act", "must be null when the game is over");
    } else {
      const auto found = decision.is_string()
                             ? find_decision(decision.get_ref<const std::string&>())
                             : std::optional<Decision>();
      if (!found) return fail("decision", "there is no such decision");
      state_.decision = *found;
      state_.to_act = seat(json_["to_act"], "to_act");
    }
    text_is(json_["stage"], "stage", stage_name(stage_of(state_.decision)));
  }

  void read_board() {
    if (!list(json_["blueprints"], "blueprints", spaces)) return;
    for (std::size_t i = 0; i < spaces && ok(); ++i) {
      read_slots(json_["blueprints"][i], item("blueprints", i), state_.blueprints[i],
                 state_.phase == phases);
    }
    read_slots(json_["craftsman_row"], "craftsman_row", state_.craftsman_row, true);
    // Tiles that are used up stand as 0 at the front.
    const int white = state_.phase < 3 ? phase_tiles * (3 - state_.phase) : 0;
    read_stack(json_["white"], "white", state_.white, white, false);
    read_stack(json_["black"], "black", state_.black, state_.phase < phases ? phase_tiles : 0,
               true);
    state_.tile = tile(json_["tile"], "tile", true);
    read_pending();
  }

  // Open slots, each with a tile of the given back or null.
  template <std::size_t Size>
  void read_slots(const Json& json, const std::string& field, std::array<TileId, Size>& slots,
                  bool black) {
    if (!list(json, field, Size)) return;
    for (std::size_t i = 0; i < Size && ok(); ++i) {
      slots[i] = tile(json[i], item(field, i), true);
      if (!ok() || slots[i] == 0) continue;
      require_back(slots[i], black, item(field, i));
    }
  }
  // A face-down stack of `count` tiles at the end of its array.
  template <std::size_t Size>
  void read_stack(const Json& json, const std::string& field, std::array<TileId, Size>& stack,
                  int count, bool black) {
    if (!list(json, field, count)) return;
    for (std::size_t i = 0; i < json.size() && ok(); ++i) {
      const TileId id = tile(json[i], item(field, i), false);
      if (!ok()) return;
      require_back(id, black, item(field, i));
      stack[Size - json.size() + i] = id;
    }
  }
  void require_back(TileId id, bool black, const std::string& field) {
    require(is_black(id) == black, field, black ? "must be a black tile" : "must be a white tile");
  }

  void read_pending() {
    const Json& json = json_["pending"];
    if (!list(json, "pending")) return;
    // The tile in hand may still add two.
    if (json.size() > PendingRewards::capacity() - 2)
      return fail("pending", "has too many entries");
    for (std::size_t i = json.size(); i-- > 0 && ok();) {
      if (json[i] == "administration") {
        state_.pending.push_back(Feature::administration);
      } else if (json[i] == "merchant") {
        state_.pending.push_back(Feature::merchant);
      } else {
        fail(item("pending", i), "must be \"administration\" or \"merchant\"");
      }
    }
  }

  void read_forum_phase() {
    if (!ok()) return;
    state_.forum = read_forum(*this, json_["forum"], state_.seats);
    const Json& markers = json_["markers"];
    if (!list(markers, "markers")) return;
    int last = -1;
    for (std::size_t i = 0; i < markers.size() && ok(); ++i) {
      const std::string field = item("markers", i);
      if (!object(markers[i], field, {"spot", "seat"})) return;
      const int spot = read_spot(markers[i]["spot"], field + ".spot");
      const Seat owner = seat(markers[i]["seat"], field + ".seat");
      if (!ok()) return;
      require(spot != last, field, "two markers on one spot");
      require(spot > last, field, "must come in the order of the spots");
      last = spot;
      state_.players[static_cast<std::size_t>(owner)].markers |= 1u << spot;
    }
    const Json& order = json_["forum_order"];
    if (!list(order, "forum_order")) return;
    for (std::size_t i = 0; i < order.size() && ok(); ++i) {
      const Seat waiting = seat(order[i], item("forum_order", i));
      if (!ok()) return;
      if (state_.forum_order.contains(waiting)) {
        return fail(item("forum_order", i), "a seat is there twice");
      }
      state_.forum_order.push_back(waiting);
    }
    if (!json_["visit"].is_null()) read_visit(json_["visit"]);
  }
  void read_visit(const Json& json) {
    if (!object(json, "visit", {"spot", "cards", "fulfilled"})) return;
    const int spot = read_spot(json["spot"], "visit.spot");
    state_.fulfilled = byte(json["fulfilled"], "visit.fulfilled", 0, most_items);
    if (!list(json["cards"], "visit.cards")) return;
    if (json["cards"].empty() || json["cards"].size() > 2) {
      return fail("visit.cards", "must have one or two entries");
    }
    for (std::size_t i = 0; i < json["cards"].size() && ok(); ++i) {
      const CardId card = forum_card(json["cards"][i], item("visit.cards", i), false);
      if (!ok()) return;
      require(!state_.visit_cards.contains(card), item("visit.cards", i), "a card is there twice");
      state_.visit_cards.push_back(card);
    }
    state_.visit_spot = static_cast<std::uint8_t>(spot);
  }
  int read_spot(const Json& json, const std::string& field) {
    if (!list(json, field, 2)) return 0;
    const int low = integer(json[0], item(field, 0), 0, forum_spaces - 1);
    const int high = integer(json[1], item(field, 1), 0, forum_spaces - 1);
    const auto spot = find_spot(low, high);
    const bool in_play = spot && (spots_in_play[state_.seats] >> *spot & 1) != 0;
    require(in_play, field, "is no spot between two cards");
    return in_play ? *spot : 0;
  }

  void read_fountains() {
    if (!ok()) return;
    const Json& pile = entries_up_to(json_["fountain_pile"], "fountain_pile", fountain_card_count);
    const Json& returned =
        entries_up_to(json_["fountain_returned"], "fountain_returned", fountain_card_count);
    for (std::size_t i = 0; i < pile.size() && ok(); ++i) {
      const FountainId card = fountain_card(pile[i], item("fountain_pile", i));
      if (ok()) state_.fountain_pile.push_back(card);
    }
    for (std::size_t i = 0; i < returned.size() && ok(); ++i) {
      const std::string field = item("fountain_returned", i);
      if (!object(returned[i], field, {"seat", "card"})) return;
      const Seat owner = seat(returned[i]["seat"], field + ".seat");
      const FountainId card = fountain_card(returned[i]["card"], field + ".card");
      if (ok()) state_.fountain_returned.push_back(ReturnedCard::of(card, owner));
    }
  }
  void read_bar() {
    if (!ok()) return;
    const Json& bar = json_["prestige"];
    if (!list(bar, "prestige", rulings::prestige_end + 1)) return;
    for (std::size_t space = 0; space < bar.size() && ok(); ++space) {
      if (!list(bar[space], item("prestige", space))) return;
      for (const Json& entry : bar[space]) {
        const Seat disc = seat(entry, item("prestige", space));
        if (!ok()) return;
        if (state_.bar.contains(disc))
          return fail(item("prestige", space), "a seat is there twice");
        state_.bar.push_back(disc);
        state_.prestige[static_cast<std::size_t>(disc)] = static_cast<std::uint8_t>(space);
      }
    }
    require(state_.bar.size() == state_.seats, "prestige", "a seat is missing");
  }

  void read_player_board(const Json& json, std::size_t s) {
    if (!object(json, item("players", s),
                {"board", "frames", "patrician", "tiles", "writs", "goods", "coins", "bread",
                 "stored", "fountains", "points", "vp"})) {
      return;
    }
    const std::string field = player_field(s, "board");
    state_.players[s].board = static_cast<std::uint8_t>(board(json["board"], field));
  }
  void read_player(const Json& json, std::size_t s) {
    Player& player = state_.players[s];
    player.frames = read_frames(*this, json["frames"], player_field(s, "frames"), frames_once_);
    if (!json["patrician"].is_null()) {
      player.patrician = byte(json["patrician"], player_field(s, "patrician"), 0, spaces - 1);
    }
    if (object(json["goods"], player_field(s, "goods"), {"fish", "herb", "grape", "chicken"})) {
      for (std::size_t g = 0; g < good_types; ++g) {
        const std::string name(good_name(g));
        player.goods[g] =
            byte(json["goods"][name], player_field(s, "goods." + name), 0, most_items);
      }
    }
    player.coins = byte(json["coins"], player_field(s, "coins"), 0, most_items);
    player.bread = byte(json["bread"], player_field(s, "bread"), 0, most_items);
    if (ok()) read_district(json["tiles"], player, player_field(s, "tiles"));
    if (ok()) check_writs(json["writs"], player, player_field(s, "writs"));
    if (ok()) read_stored(json["stored"], player, player_field(s, "stored"));
    if (ok()) read_hand(json["fountains"], player, player_field(s, "fountains"));
    if (ok()) read_points(json, player, s);
  }

  void read_district(const Json& json, Player& player, const std::string& field) {
    if (!json.is_object()) return fail(field, "must be an object");
    std::array<std::uint8_t, district_cells> rotations{};
    for (const auto& [name, value] : json.items()) {
      const std::string cell_field = field + "." + name;
      const auto cell = find_cell(name);
      if (!cell) return fail(cell_field, "there is no such cell");
      const std::string text = value.is_string() ? value.get<std::string>() : "";
      const bool formed =
          text.size() == 6 && text.substr(3, 2) == " r" && text[5] >= '0' && text[5] <= '3';
      if (!formed) return fail(cell_field, "must be a tile and a rotation, as \"W41 r1\"");
      const TileId id = tile(text.substr(0, 3), cell_field, false);
      if (!ok()) return;
      const int rotation = text[5] - '0';
      require(rotation < tiles[id].rotations, cell_field, "an equal rotation has a lower number");
      player.tiles[static_cast<std::size_t>(*cell)] = id;
      rotations[static_cast<std::size_t>(*cell)] = static_cast<std::uint8_t>(rotation);
    }
    if (ok()) build_district(player, rotations, field, *this);
  }
  void check_writs(const Json& json, const Player& player, const std::string& field) {
    Json expected = Json::array();
    for (Cells cells = player.writs(); cells != 0; cells &= cells - 1) {
      expected.push_back(cell_name(std::countr_zero(cells)));
    }
    require(json == expected, field, "must be the writ cells of the board without a tile, sorted");
  }
  void read_stored(const Json& json, Player& player, const std::string& field) {
    if (!list(json, field)) return;
    std::string last;
    for (std::size_t i = 0; i < json.size() && ok(); ++i) {
      const TileId id = tile(json[i], item(field, i), false);
      if (!ok()) return;
      require(last < tile_name(id), item(field, i), "must be sorted");
      last = tile_name(id);
      player.stored.insert(id);
    }
  }
  void read_hand(const Json& json, Player& player, const std::string& field) {
    if (!list(json, field)) return;
    FountainId last = 0;
    for (std::size_t i = 0; i < json.size() && ok(); ++i) {
      const FountainId card = fountain_card(json[i], item(field, i));
      if (!ok()) return;
      require(last < card, item(field, i), "must be sorted");
      last = card;
      player.fountains |= 1u << card;
    }
  }
  void read_points(const Json& json, Player& player, std::size_t s) {
    const Json& points = json["points"];
    if (!object(points, player_field(s, "points"),
                {"start", "forum", "penalty", "overflow", "items", "prestige", "frames",
                 "fountains", "villas"})) {
      return;
    }
    for (std::size_t c = 0; c < cause_count; ++c) {
      const std::string name(cause_name(Cause(c)));
      const bool penalty = Cause(c) == Cause::penalty;
      player.points[c] = static_cast<std::int16_t>(
          integer(points[name], player_field(s, "points." + name),
                  penalty ? 2 * phases * unfulfilled_points : 0, penalty ? 0 : most_points));
      require(!penalty || player.points[c] % unfulfilled_points == 0,
              player_field(s, "points.penalty"),
              "must be a multiple of " + std::to_string(-unfulfilled_points));
    }
    const int vp = integer(json["vp"], player_field(s, "vp"), -most_points, 9 * most_points);
    require(vp == player.score(), player_field(s, "vp"), "must be the sum of points");
  }

  void check_boards() {
    std::array<std::uint8_t, max_seats> dealt{};
    for (std::size_t s = 0; s < state_.seats; ++s) dealt[s] = state_.players[s].board;
    carpe_diem::check_boards(*this, state_.options, state_.seats, dealt, "players[0].board");
  }
  void check_result() {
    if (state_.decision != Decision::over) {
      return require(json_["result"].is_null(), "result", "must be null before the end");
    }
    const Json expected = standing_json(CarpeDiem::standing(state_), state_.seats);
    require(json_["result"] == expected, "result", "does not agree with the players");
  }

  Seat seat(const Json& json, const std::string& field) {
    return JsonReader::seat(json, field, state_.seats);
  }

  const Json& json_;
  State state_;
  FramePartsOnce frames_once_;
};

}  // namespace
}  // namespace carpe_diem

Result<CarpeDiem::State> Codec<CarpeDiem>::parse_position(const Json& json) {
  carpe_diem::PositionReader reader(json);
  const State state = reader.read();
  if (!reader.ok()) return Error{reader.error()};
  return state;
}

}  // namespace triclinium
