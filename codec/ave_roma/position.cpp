#include "codec/ave_roma/codec.h"
#include "codec/ave_roma/reader.h"
#include "games/ave_roma/sound.h"

namespace triclinium {

namespace ave_roma {
namespace {

// More than a game can bring; keeps the numbers of a position small.
constexpr int most_denarii = 9999;
constexpr int most_points = 999;
constexpr int most_rounds = 99;

class PositionReader : public Reader {
 public:
  explicit PositionReader(const Json& json) : json_(json) {}

  State read() {
    read_head();
    if (ok()) read_turn();
    if (ok()) read_board();
    if (ok()) read_workers();
    if (ok()) read_players();
    if (ok()) read_pending(*this, json_["pending"], state_);
    if (ok()) check_sound(state_, *this);
    if (ok()) check_result();
    return state_;
  }

 private:
  void read_head() {
    if (!object(json_, "",
                {"game",      "rules",   "options", "seats",   "to_act",  "decision", "phase",
                 "round",     "order",   "turn",    "shadow",  "areas",   "rows",     "decks",
                 "discarded", "workers", "shadows", "players", "pending", "?result"}))
      return;
    text_is(json_["game"], "game", Codec<AveRoma>::id);
    integer(json_["rules"], "rules", AveRoma::rules_version, AveRoma::rules_version);
    object(json_["options"], "options", {"advanced", "deck"});
    if (!ok()) return;
    const auto options = Codec<AveRoma>::parse_options(json_["options"]);
    if (!options) return fail(options.error());
    state_.options = *options;
    state_.seats = byte(json_["seats"], "seats", AveRoma::min_seats, AveRoma::max_seats);
  }

  void read_turn() {
    state_.phase = Phase(one_of(json_["phase"], "phase", phase_names));
    state_.round = byte(json_["round"], "round", 1, most_rounds);
    state_.order = order(json_["order"], "order", state_.seats);
    state_.shadow = boolean(json_["shadow"], "shadow");
    if (!ok()) return;
    require(json_["to_act"] == json_["turn"], "to_act", "must be the seat whose turn it is");
    if (state_.phase == Phase::over) {
      require(json_["turn"].is_null(), "turn", "must be null when the game is over");
      require(json_["decision"].is_null(), "decision", "must be null when the game is over");
      state_.to_act = nobody;
      return;
    }
    state_.to_act = static_cast<Seat>(integer(json_["turn"], "turn", 0, state_.seats - 1));
    state_.decision = Decision(one_of(json_["decision"], "decision", decision_names));
    require(state_.decision != Decision::none, "decision", "there is no such word here");
  }

  void read_areas() {
    const Json& areas = json_["areas"];
    if (!list(areas, "areas", area_count)) return;
    for (int a = 0; a < area_count && ok(); ++a) {
      const std::string field = item("areas", a);
      Area& area = state_.areas[a];
      if (!object(areas[a], field, {"card", "up", "brown", "levels"})) return;
      area.card = card(areas[a]["card"], field + ".card", Deck::area, true);
      area.up = boolean(areas[a]["up"], field + ".up");
      area.brown = byte(areas[a]["brown"], field + ".brown", 0, area_top);
      const Json& levels = areas[a]["levels"];
      if (!list(levels, field + ".levels", state_.seats)) return;
      for (int seat = 0; seat < state_.seats; ++seat) {
        if (levels[seat].is_null()) continue;
        area.levels[seat] = static_cast<std::int8_t>(
            integer(levels[seat], item(field + ".levels", seat), 0, area_top));
      }
    }
  }

  void read_rows() {
    if (!object(json_["rows"], "rows", {"legatus", "aedificator", "senatus"})) return;
    for (int row = 0; row < row_count && ok(); ++row) {
      const std::string name(location_names[code(row_locations[row])]);
      const Json& cards = json_["rows"][name];
      if (!list(cards, "rows." + name, slot_count)) return;
      for (int slot = 0; slot < slot_count; ++slot)
        state_.rows[row][slot] =
            card(cards[slot], item("rows." + name, slot), row_decks[row], true);
    }
  }

  void read_decks() {
    if (!object(json_["decks"], "decks", {"area", "building", "war", "patron"})) return;
    for (int d = 0; d < deck_count && ok(); ++d) {
      const std::string field = "decks." + std::string(deck_names[d]);
      const Json& cards = json_["decks"][std::string(deck_names[d])];
      if (!list(cards, field)) return;
      require(cards.size() <= deck_size, field, "has too many cards");
      for (std::size_t i = cards.size(); i-- > 0 && ok();)
        state_.decks[d].push_back(card(cards[i], item(field, i), Deck(d)));
    }
  }

  // A list of cards of several decks, sorted as text.
  void read_mixed(const Json& json, const std::string& field, std::array<CardSet, deck_count>& sets,
                  std::initializer_list<Deck> allowed) {
    if (!list(json, field)) return;
    std::string_view before;
    for (std::size_t i = 0; i < json.size() && ok(); ++i) {
      CardId found = 0;
      for (Deck deck : allowed) {
        const auto id = json[i].is_string() ? find_card(deck, json[i].get_ref<const std::string&>())
                                            : std::nullopt;
        if (!id) continue;
        found = *id;
        sets[code(deck)] |= bit(found);
      }
      if (found == 0) return fail(item(field, i), "must be the id of a card that can be here");
      const std::string_view text = json[i].get_ref<const std::string&>();
      require(before < text, item(field, i), "cards must be different and sorted");
      before = text;
    }
  }

  void read_board() {
    read_areas();
    if (ok()) read_rows();
    if (ok()) read_decks();
    if (ok())
      read_mixed(json_["discarded"], "discarded", state_.discarded,
                 {Deck::building, Deck::patron, Deck::war});
  }

  void read_hand(const Json& json, const std::string& field,
                 std::array<std::uint8_t, worker_values + 1>& hand) {
    if (!list(json, field)) return;
    require(json.size() <= full_hand, field, "has more than five workers");
    int before = 1;
    for (std::size_t i = 0; i < json.size() && ok(); ++i) {
      const int value = integer(json[i], item(field, i), 1, worker_values);
      require(value >= before, item(field, i), "workers must be sorted");
      before = value;
      ++hand[value];
    }
  }

  void read_workers() {
    if (!object(json_["workers"], "workers",
                {"quaestor", "aedilis", "mercator", "propraetor", "legatus", "aedificator",
                 "senatus", "roma"}))
      return;
    for (int place = 0; place < location_count && ok(); ++place) {
      const std::string name(location_names[place]);
      const Json& workers = json_["workers"][name];
      if (!list(workers, "workers." + name, slot_count)) return;
      for (int slot = 0; slot < slot_count; ++slot)
        state_.workers[place][slot] =
            byte_or_null(workers[slot], item("workers." + name, slot), 1, worker_values);
    }
    const Json& shadows = json_["shadows"];
    if (state_.seats != 2)
      return require(shadows.is_null(), "shadows", "must be null with more than two seats");
    if (!list(shadows, "shadows", 2)) return;
    for (int seat = 0; seat < 2; ++seat)
      read_hand(shadows[seat], item("shadows", seat), state_.shadows[seat]);
  }

  void read_points(const Json& json, std::size_t seat, Player& player) {
    const std::string field = player_field(seat, "points");
    if (!object(json["points"], field,
                {"pass", "cards", "sets", "patrons", "honours", "money", "stock", "endgame",
                 "politics", "areas"}))
      return;
    int sum = 0;
    for (int cause = 0; cause < cause_count; ++cause) {
      const std::string name(cause_names[cause]);
      player.points[cause] = static_cast<std::int16_t>(
          integer(json["points"][name], field + "." + name, 0, most_points));
      sum += player.points[cause];
    }
    const int score = integer(json["score"], player_field(seat, "score"), 0, 10 * most_points);
    require(score == sum, player_field(seat, "score"), "must be the sum of the points");
  }

  void read_stock(const Json& json, std::size_t seat, Player& player) {
    player.denarii = static_cast<std::uint16_t>(
        integer(json["denarii"], player_field(seat, "denarii"), 0, most_denarii));
    player.surplus() = byte(json["surplus"], player_field(seat, "surplus"), 0, surplus_max);
    const std::string field = player_field(seat, "resources");
    if (!object(json["resources"], field, {"wood", "stone", "livestock", "wheat", "ore", "wine"}))
      return;
    for (int kind = 0; kind < resource_kinds; ++kind) {
      const std::string name(resource_names[kind]);
      player.stock[kind] = byte(json["resources"][name], field + "." + name, 0, storage);
    }
  }

  void read_cards(const Json& json, std::size_t seat, Player& player) {
    const auto set = [&](const char* key, Deck deck) {
      return ok() ? cards(json[key], player_field(seat, key), deck) : 0;
    };
    player.of(Deck::area) = set("areas", Deck::area);
    player.of(Deck::building) = set("buildings", Deck::building);
    player.of(Deck::war) = set("wars", Deck::war);
    player.active = set("active", Deck::patron);
    player.passive = set("passive", Deck::patron);
    std::array<CardSet, deck_count> turned{};
    if (ok())
      read_mixed(json["turned"], player_field(seat, "turned"), turned, {Deck::building, Deck::war});
    player.turned[code(Deck::building)] = turned[code(Deck::building)];
    player.turned[code(Deck::war)] = turned[code(Deck::war)];
    if (ok())
      read_mixed(json["used"], player_field(seat, "used"), player.used,
                 {Deck::area, Deck::building, Deck::patron, Deck::war});
    if (ok())
      player.doubled = card(json["doubled"], player_field(seat, "doubled"), Deck::patron, true);
  }

  void read_player(const Json& json, std::size_t seat) {
    Player& player = state_.players[seat];
    if (!object(json, item("players", seat),
                {"board", "denarii", "surplus", "resources", "political", "colosseum", "score",
                 "points", "workers", "training", "passed", "areas", "buildings", "wars", "active",
                 "passive", "turned", "used", "doubled"}))
      return;
    boards_[seat] = board(json["board"], player_field(seat, "board"));
    player.board = static_cast<std::uint8_t>(boards_[seat]);
    player.political = byte(json["political"], player_field(seat, "political"), 0, political_top);
    player.colosseum =
        byte(json["colosseum"], player_field(seat, "colosseum"), 0, colosseum_spaces - 1);
    player.passed = boolean(json["passed"], player_field(seat, "passed"));
    read_stock(json, seat, player);
    if (ok()) read_points(json, seat, player);
    read_hand(json["workers"], player_field(seat, "workers"), player.workers);
    if (!list(json["training"], player_field(seat, "training"), training_slots)) return;
    for (int slot = 0; slot < training_slots; ++slot)
      player.training[slot] = byte_or_null(
          json["training"][slot], item(player_field(seat, "training"), slot), 1, worker_values);
    if (ok()) read_cards(json, seat, player);
  }

  void read_players() {
    const Json& players = json_["players"];
    if (!list(players, "players", state_.seats)) return;
    for (std::size_t seat = 0; seat < players.size() && ok(); ++seat)
      read_player(players[seat], seat);
    check_boards(boards_, state_.seats, "players");
  }

  void check_result() {
    const bool over = state_.phase == Phase::over;
    require(json_.contains("result") == over, "result",
            over ? "is missing" : "is only there when the game is over");
    if (!ok() || !over) return;
    const View view = AveRoma::view(state_, Observer::everything());
    require(Codec<AveRoma>::view_json(view)["result"] == json_["result"], "result",
            "does not follow from the position");
  }

  const Json& json_;
  State state_;
  std::array<int, max_seats> boards_{};
};

}  // namespace
}  // namespace ave_roma

Result<AveRoma::State> Codec<AveRoma>::parse_position(const Json& json) {
  ave_roma::PositionReader reader(json);
  const State state = reader.read();
  if (!reader.ok()) return Error{reader.error()};
  return state;
}

}  // namespace triclinium
