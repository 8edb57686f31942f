// Ave Roma: areas with their tracks, the three rows of cards, locations with their workers, boards.
#include "apps/cli/boards/writer.h"
#include "codec/json_text.h"
#include "games/ave_roma/tables.h"

namespace triclinium {

namespace {

class AveRomaDrawing : public BoardWriter {
 public:
  using BoardWriter::BoardWriter;

  std::vector<std::string> draw() {
    heading();
    areas();
    cards("legatus", "war_cards");
    cards("aedificator", "building_cards");
    cards("senatus", "patron_cards");
    locations();
    for (std::size_t s = 0; s < view()["players"].size(); ++s) player(static_cast<int>(s));
    own_cards(context().focus());
    return take_lines();
  }

 private:
  void heading() {
    const std::string line = std::string(context().game.info().title) + " · " +
                             text("chapter", {{"n", view()["round"]}});
    std::string order;
    for (const Json& seat : view()["order"]) {
      order += (order.empty() ? "" : ", ") + context().name(seat.get<int>());
    }
    title(line + " · " + text("order") + ": " + order);
  }

  std::string names_of(const Json& kinds) const {
    std::string line;
    for (const Json& kind : kinds) line += (line.empty() ? "" : " ") + word(kind);
    return line;
  }

  // What a level of an area is worth with so many players.
  const Json& area_points(const Json& level) const {
    const char* players = view()["players"].size() < 4 ? "2-3" : "4-5";
    return data()["area_points"][players][level.get<std::size_t>()];
  }

  void areas() {
    title(text("areas") + " · " + deck("area"));
    for (int i = 0; i < 5; ++i) {
      const Json& area = view()["areas"][i];
      std::string line = "  " + std::to_string(i + 1) + (area["up"] == true ? " ▲ " : "   ");
      if (area["card"].is_string()) {
        const Json& card = row("area_cards", area["card"]);
        line += padded(area["card"].get<std::string>() + " " + word(area["card"]), 22) +
                padded(names_of(field(card, "top")) + " / " + names_of(field(card, "bottom")), 40);
      }
      line += padded(text("brown", {{"points", area_points(area["brown"])}}), 24);
      for (std::size_t s = 0; s < area["levels"].size(); ++s) {
        if (!area["levels"][s].is_null()) {
          line += context().name(static_cast<int>(s)) + " " +
                  area_points(area["levels"][s]).dump() + "  ";
        }
      }
      add(line);
    }
  }

  // "12 in the deck", and its top card where it lies open; whoever sees all sees it too.
  std::string deck(const char* name) {
    const Json& deck = view()["decks"][name];
    const bool whole = deck.is_array();
    std::string line = text("deck", {{"n", whole ? Json(deck.size()) : deck["size"]}});
    const Json top = !whole ? deck["top"] : deck.empty() ? Json() : deck.front();
    if (top.is_string()) {
      const std::string id = top;
      line += ", " + text("next_card") + ": " + id + " " + word(id);
      const Json& price = field(row(std::string(name) + "_cards", id), "price");
      if (!price.is_null()) line += " (" + bundle(price) + ")";
    }
    return line;
  }

  // What a patron does while it is active, and at the end.
  std::string effects(const std::string& id) {
    const Json& card = row("patron_cards", id);
    const Json& modifier = field(card, "modifier");
    return word(modifier["location"]) + ": " +
           text("modifier." + modifier["kind"].get<std::string>(),
                {{"pay", bundle(field(modifier, "pay"))}}) +
           "; " + endgame(field(card, "endgame"));
  }
  std::string endgame(const Json& endgame) {
    const Json& counted = field(endgame, "param");
    const Json kinds = counted.is_array() ? counted : Json::array({counted});
    std::string what;
    for (const Json& kind : kinds) {
      if (kind.is_string()) what += (what.empty() ? "" : " + ") + word(kind);
    }
    return text("endgame." + endgame["kind"].get<std::string>(), {{"counts", what}});
  }

  void cards(const char* location, const char* table) {
    const std::string name(table);
    title(word(location) + " · " + deck(name.substr(0, name.find('_')).c_str()));
    for (int i = 0; i < 5; ++i) {
      const Json& id = view()["rows"][location][i];
      if (id.is_null()) continue;
      const Json& card = row(table, id);
      std::string line = "  " + std::to_string(i + 1) + "  " +
                         padded(id.get<std::string>() + " " + word(id), 30) +
                         padded(bundle(field(card, "price")), 52);
      if (card.contains("points")) {
        line += text("score", {{"n", card["points"]}}) + ", +" + card["influence"].dump();
      }
      if (card.contains("modifier")) line += effects(id);
      const Json& worker = view()["workers"][location][i];
      if (!worker.is_null()) line += paint(Ink::dim, "  (" + worker.dump() + ")");
      add(line);
    }
  }

  void locations() {
    for (const char* location : {"quaestor", "aedilis", "mercator", "propraetor", "roma"}) {
      std::string line = "  " + padded(word(location), 14);
      for (const Json& worker : view()["workers"][location]) {
        line += worker.is_null() ? "· " : worker.dump() + " ";
      }
      add(line);
    }
  }

  void player(int seat) {
    const Json& player = view()["players"][seat];
    std::string workers;
    for (const Json& worker : player["workers"]) workers += worker.dump() + " ";
    std::string trained;
    for (const Json& worker : player["training"])
      trained += worker.is_null() ? "· " : worker.dump() + " ";
    add(padded(paint(Ink::bold, context().name(seat)), 14) +
        padded(text("score", {{"n", player["score"]}}), 12) + player["denarii"].dump() + " " +
        word("denarii") + "  " + player["surplus"].dump() + " " + word("surplus") + "  " +
        bundle(player["resources"]));
    add("              " + text("workers") + " " + workers + " " + text("training") + " " +
        trained + " " + text("colosseum") + " " + player["colosseum"].dump() + "  " +
        text("political",
             {{"n", player["political"]},
              {"points", data()["political_points"][player["political"].get<std::size_t>()]}}) +
        (player["passed"] == true ? "  " + paint(Ink::dim, text("passed")) : ""));
    std::string prices;
    for (const Json& kind : data()["resources"]) {
      prices +=
          word(kind) + " " +
          data()["boards"][player["board"].get<std::string>()][kind.get<std::string>()].dump() +
          "  ";
    }
    add("              " + text("prices") + " " + prices);
    for (const char* slot : {"active", "passive"}) {
      for (const Json& id : player[slot]) {
        add("              " + text(slot == std::string("active") ? "patron_slots" : "passive") +
            ": " + word(id) + ", " + effects(id));
      }
    }
  }

  void own_cards(int seat) {
    const Json& player = view()["players"][seat];
    const std::pair<const char*, std::string> kinds[] = {
        {"areas", word("area")}, {"buildings", word("building")}, {"wars", word("war")}};
    for (const auto& [key, name] : kinds) {
      if (player[key].empty()) continue;
      add("  " + padded(context().name(seat) + ", " + name, 30) + list(player[key]));
    }
  }
};

}  // namespace

std::vector<std::string> draw_ave_roma(const BoardContext& context) {
  return AveRomaDrawing(context).draw();
}

}  // namespace triclinium
