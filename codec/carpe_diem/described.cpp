// The components of Carpe Diem in words.
#include "codec/described.h"

#include <algorithm>

#include "codec/carpe_diem/codec.h"

namespace triclinium {

namespace carpe_diem {
namespace {

struct Teller {
  const Catalogue& t;
  const Json& data;

  std::string feature(const Json& type) const {
    return t.text("board.feature." + type.get<std::string>());
  }

  // "pond corner", "villa with 2 chimneys"
  std::string piece(const Json& feature_json) const {
    std::string sides;
    for (const Json& side : feature_json["sides"]) sides += side.get<std::string>();
    const bool straight = sides == "NS" || sides == "EW";
    const char* shape = sides.size() == 3  ? "fork"
                        : sides.size() < 2 ? "end"
                        : straight         ? "straight"
                                           : "corner";
    const std::string name =
        t.text(std::string("board.shape.") + shape, {{"feature", feature(feature_json["type"])}});
    const int chimneys = feature_json.value("chimneys", 0);
    if (chimneys == 0) return name;
    return t.text("board.with_chimneys", {{"piece", name}, {"n", chimneys}});
  }
  std::string tile(const Json& row) const {
    return listed(row["features"], [&](const Json& each) { return piece(each); }, " + ");
  }

  // Features first, then what is listed here.
  std::string amounts(const Json& things) const {
    static constexpr std::array<std::string_view, 11> last{
        "fish",        "herb", "grape", "chicken", "chimney", "anyland",
        "anydwelling", "vp",   "coin",  "bread",   "prestige"};
    const auto place = [](const std::string& key) {
      const auto found = std::find(last.begin(), last.end(), key);
      return found == last.end() ? -1 : static_cast<int>(found - last.begin());
    };
    std::vector<std::string> keys;
    for (const auto& [key, count] : things.items()) keys.push_back(key);
    std::sort(keys.begin(), keys.end(), [&](const auto& a, const auto& b) {
      return std::pair(place(a), a) < std::pair(place(b), b);
    });
    for (std::string& key : keys) key = t.text("board.count." + key, {{"n", things[key]}});
    return joined(keys);
  }
  std::string forum_card(const Json& card) const {
    const bool red = card["stripe"] == "red";
    return t.text(red ? "board.card_red" : "board.card_green",
                  {{"need", amounts(card["need"])}, {"reward", amounts(card["reward"])}});
  }
  std::string fountain_card(const Json& card) const {
    return t.text(
        "components.fountain",
        {{"n", card["vp_each"]}, {"type", t.text("board.plural." + string_of(card, "type"))}});
  }

  std::string frame(const Json& part) const {
    return listed(part["goals"], [&](const Json& goal) {
      return t.text(
          "components.goal",
          {{"line", goal["line"]}, {"feature", feature(goal["type"])}, {"n", goal["vp"]}});
    });
  }
  static std::string cell(const Json& place) {
    return std::string(1, static_cast<char>('a' + place[1].get<int>())) +
           std::to_string(place[0].get<int>() + 1);
  }
  std::string board(const Json& row) const {
    return t.text("components.board",
                  {{"shovel", cell(row["shovel"])}, {"cells", listed(row["writs"], cell, " ")}});
  }

  std::string setup(const std::string& seats) const {
    const Json& grid = data["forum_grid"];
    std::string draw;
    for (const auto& [deck, count] : grid["draw"][seats].items()) {
      draw += (draw.empty() ? "" : ", ") + count.dump() + " " + deck;
    }
    const int tiles = data["game_board"]["tiles_per_blueprint"];
    return t.text("components.setup_seats", {{"seats", seats},
                                             {"draw", draw},
                                             {"points", data["start_vp"][seats]},
                                             {"empty", grid["empty"][seats].size()},
                                             {"left", tiles - std::stoi(seats)}});
  }
  Json tiles(const char* back) const {
    Json rows = Json::array();
    for (const Json& row : data["tiles"]) {
      if (row["back"] == back) rows.push_back(row);
    }
    return grouped(rows, [&](const Json& row) { return tile(row); });
  }
  std::string villas() const {
    const Json& points = data["villa_vp"];
    std::vector<std::string> parts;
    for (std::size_t n = 2; n < points.size(); ++n) {
      parts.push_back(std::to_string(n) + ": " + points[n].dump());
    }
    return t.text("components.villas", {{"points", joined(parts)}});
  }

  Json sections() const {
    Json setups = Json::array();
    for (const auto& [seats, points] : data["start_vp"].items()) {
      setups.push_back(component_line(setup(seats)));
    }
    Json features = Json::array();
    for (const Json& row : data["features"]) {
      features.push_back(component_line(t.text("components.feature." + string_of(row, "type"))));
    }
    const auto card = [&](const Json& row) {
      return string_of(row, "deck") + ": " + forum_card(row);
    };
    return {component_section(t, "setup", setups),
            component_section(t, "features", features),
            component_section(t, "white", tiles("white")),
            component_section(t, "black", tiles("black")),
            component_section(t, "forum", grouped(data["forum_cards"], card)),
            component_section(t, "fountains",
                              grouped(data["fountain_cards"],
                                      [&](const Json& row) { return fountain_card(row); })),
            component_section(t, "frames",
                              each(data["frames"], [&](const Json& row) { return frame(row); })),
            component_section(t, "boards",
                              each(data["boards"], [&](const Json& row) { return board(row); })),
            component_section(
                t, "tracks",
                {component_line(villas()), component_line(t.text("components.prestige"))})};
  }

  // Some black tiles and forum cards share their ids: those stay as they are.
  Json names() const {
    Json names = Json::object();
    describe_each(names, data["tiles"], [&](const Json& row) { return tile(row); });
    Json cards = Json::object();
    describe_each(cards, data["forum_cards"], [&](const Json& row) { return forum_card(row); });
    for (const auto& [id, text] : cards.items()) {
      if (names.contains(id)) {
        names.erase(id);
      } else {
        names[id] = text;
      }
    }
    describe_each(names, data["fountain_cards"],
                  [&](const Json& row) { return feature(row["type"]); });
    return names;
  }
};

}  // namespace
}  // namespace carpe_diem

Json Codec<CarpeDiem>::components(const Catalogue& words, const Json& data) {
  return carpe_diem::Teller{words, data}.sections();
}
Json Codec<CarpeDiem>::names(const Catalogue& words, const Json& data) {
  return carpe_diem::Teller{words, data}.names();
}

}  // namespace triclinium
