// Discordia: the six columns of the display, what lies open, everybody's stock, one city in rows.
#include "apps/cli/boards/writer.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

Ink ink_of(char colour) {
  switch (colour) {
    case 'b':
      return Ink::blue;
    case 'r':
      return Ink::red;
    case 'y':
      return Ink::yellow;
    default:
      return Ink::plain;
  }
}

class DiscordiaDrawing : public BoardWriter {
 public:
  using BoardWriter::BoardWriter;

  std::vector<std::string> draw() {
    heading();
    columns();
    display();
    legend();
    for (std::size_t s = 0; s < view()["players"].size(); ++s) player(static_cast<int>(s));
    city(context().focus());
    return take_lines();
  }

 private:
  // Letters of workers in their colours; `g` is any colour.
  std::string workers(const std::string& letters) const {
    std::string line;
    for (char c : letters) line += paint(ink_of(c), std::string(1, c));
    return line;
  }

  std::string colours(const Json& counts) const {
    std::string line;
    for (const char* colour : {"b", "r", "w", "y"}) {
      line += paint(ink_of(*colour), colour + counts[colour].dump()) + " ";
    }
    return line;
  }

  const Json& facts(const std::string& id) {
    for (const char* table : {"city_tiles", "turned_ships", "military_towers", "trading_towers"}) {
      const Json& found = row(table, id);
      if (!found.is_null()) return found;
    }
    return row("city_tiles", id);
  }

  // "KC3 5 [rr y]": id, number of its die, spaces; filled ones in capitals' place are marked *.
  std::string tile(const std::string& id, const Json& filled = Json()) {
    const Json& tile = facts(id);
    if (tile.is_null()) return id;
    // A Military Tower without workers has no die.
    const Json& die = tile["die"];
    std::string line = id + (die.is_null() ? "" : " " + die.dump()) + " [";
    const Json& spaces = field(tile, "spaces");
    for (std::size_t i = 0; i < spaces.size(); ++i) {
      line += i == 0 ? "" : " ";
      line += i < filled.size() ? "*" + workers(filled[i]) : workers(spaces[i]);
    }
    line += "]";
    if (tile.contains("strength") && tile["strength"] != 0) line += " +" + tile["strength"].dump();
    if (tile.contains("swap")) line += " ⇄" + tile["swap"].dump();
    // What placing it brings; in a city that is done.
    if (filled.is_null()) {
      for (const Json& bonus : tile["bonus"]) line += " " + marked(bonus);
    }
    return line;
  }

  // A bonus in short; the legend under the display says what it means.
  std::string marked(const std::string& bonus) {
    for (std::size_t i = 0; i < legend_.size(); ++i) {
      if (legend_[i] == bonus) return std::string(i + 1, '*');
    }
    legend_.push_back(bonus);
    return std::string(legend_.size(), '*');
  }
  // `aqueduct_2` is the text `aqueduct` with its number.
  std::string effect(const std::string& name) {
    const std::size_t end = name.find_last_not_of("0123456789");
    if (end + 1 == name.size()) return text("effect." + name, {{"n", 1}});
    return text("effect." + name.substr(0, end), {{"n", std::stoi(name.substr(end + 1))}});
  }
  void legend() {
    std::string line;
    for (std::size_t i = 0; i < legend_.size(); ++i) {
      line += (i == 0 ? "" : "; ") + std::string(i + 1, '*') + " " + effect(legend_[i]);
    }
    if (!line.empty()) add_wrapped(text("bonus"), line);
  }

  void heading() {
    std::string line = text("status.turn", {{"year", view()["year"]},
                                            {"season", text("season." + view()["season"].dump())}});
    const Json& dice = view()["dice"];
    for (const auto& [colour, value] : dice.items()) {
      const bool taken = view()["taken"] == colour;
      line += "  " + paint(taken ? Ink::dim : ink_of(colour[0]),
                           colour + value.dump() + (taken ? "×" : ""));
    }
    title(line);
  }

  void columns() {
    title(text("display"));
    for (int column = 0; column < 6; ++column) {
      add("  " + std::to_string(column + 1) + "  " + word(view()["action_tiles"][column]));
      std::string line = "     ";
      for (const Json& tiles : view()["display"]) {
        const Json& slot = tiles[column];
        line += padded(slot.is_null() ? "–" : tile(slot), 20);
      }
      add(line);
    }
  }

  void display() {
    std::string towers;
    for (const char* kind : {"military_towers", "trading_towers"}) {
      for (const Json& id : view()[kind]) towers += tile(id) + "  ";
    }
    if (!towers.empty()) add_wrapped(text("towers"), towers);
    add_wrapped(text("decrees"), list(view()["decrees"]));
    add_wrapped(text("privileges"), list(view()["privileges"]));
    add_wrapped(text("supply"), bundle(view()["supply"]));
    const Json& germanic = view()["germanic"];
    add_wrapped(text("raid"), list({germanic["open_left"], germanic["open_right"]}));
  }

  void player(int seat) {
    const Json& player = view()["players"][seat];
    const Json& manipulators = player["manipulators"];
    add(padded(paint(Ink::bold, context().name(seat)), 14) + colours(player["reserve"]) + " " +
        text("stars", {{"n", player["stars"]}}) + ", " +
        text("aqueduct", {{"n", player["aqueduct"]}}) + ", " +
        text("manipulators", {{"active", manipulators["active"]}, {"used", manipulators["used"]}}));
    add("              " + word("expedition") + " " + player["expedition"].dump() + ", " +
        word("development") + " " + player["development"].dump() + "; " + list(player["decrees"]) +
        "; " + list(player["privileges"]));
  }

  void city(int seat) {
    const Json& player = view()["players"][seat];
    title(context().name(seat));
    for (const char* name : {"port", "fort", "marketplace", "farmland"}) {
      std::string line = "  " + padded(word(name), 14);
      for (const Json& space : player["city"][name]) line += padded(space_text(space), 20);
      add(line);
    }
    std::string line = "  " + padded(word("tower"), 14);
    for (const Json& space : player["towers"]) line += padded(space_text(space), 20);
    add(line);
  }

  std::string space_text(const Json& space) {
    if (space.is_null()) return paint(Ink::dim, "(    )");
    return tile(space["id"], space["workers"]);
  }

  std::vector<std::string> legend_;
};

}  // namespace

std::vector<std::string> draw_discordia(const BoardContext& context) {
  return DiscordiaDrawing(context).draw();
}

}  // namespace triclinium
