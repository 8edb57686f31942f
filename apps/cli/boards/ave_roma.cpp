// Ave Roma: areas with their tracks, the three rows of cards, locations with their workers, boards.
#include "apps/cli/boards/writer.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

class Drawing : public BoardWriter {
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
    std::string line = std::string(context().game.info().title) + " · " + view()["round"].dump();
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

  void areas() {
    title(text("areas"));
    for (int i = 0; i < 5; ++i) {
      const Json& area = view()["areas"][i];
      std::string line = "  " + std::to_string(i + 1) + (area["up"] == true ? " ▲ " : "   ");
      if (area["card"].is_string()) {
        const Json& card = row("area_cards", area["card"]);
        line += padded(area["card"].get<std::string>() + " " + word(area["card"]), 22) +
                padded(names_of(field(card, "top")) + " / " + names_of(field(card, "bottom")), 40);
      }
      for (std::size_t s = 0; s < area["levels"].size(); ++s) {
        if (!area["levels"][s].is_null()) {
          line += context().name(static_cast<int>(s)) + " " + area["levels"][s].dump() + "  ";
        }
      }
      add(line);
    }
  }

  void cards(const char* location, const char* table) {
    title(word(location));
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
        trained + " " + text("colosseum") + " " + player["colosseum"].dump() +
        (player["passed"] == true ? "  " + paint(Ink::dim, text("passed")) : ""));
  }

  void own_cards(int seat) {
    const Json& player = view()["players"][seat];
    const std::pair<const char*, std::string> kinds[] = {{"areas", word("area")},
                                                         {"buildings", word("building")},
                                                         {"wars", word("war")},
                                                         {"active", text("patron_slots")},
                                                         {"passive", text("passive")}};
    for (const auto& [key, name] : kinds) {
      if (player[key].empty()) continue;
      add("  " + padded(context().name(seat) + ", " + name, 30) + list(player[key]));
    }
  }
};

}  // namespace

std::vector<std::string> draw_ave_roma(const BoardContext& context) {
  return Drawing(context).draw();
}

}  // namespace triclinium
