// Carpe Diem: the ring of blueprints, the forum, the bar, and a district whose tile sides stand on
// the lines of its grid.
#include <algorithm>
#include <array>
#include <map>

#include "apps/cli/boards/writer.h"
#include "codec/json_text.h"

namespace triclinium {

namespace {

constexpr int size = 6;
constexpr int cell_width = 5;

struct Mark {
  const char* letter;
  Ink ink;
};

Mark mark_of(const std::string& feature) {
  static const std::map<std::string, Mark> marks{
      {"pond", {"P", Ink::blue}},          {"garden", {"H", Ink::green}},
      {"vineyard", {"V", Ink::magenta}},   {"farmyard", {"F", Ink::yellow}},
      {"merchant", {"m", Ink::cyan}},      {"granary", {"g", Ink::yellow}},
      {"administration", {"a", Ink::red}}, {"craftsman", {"c", Ink::green}},
      {"villa", {"X", Ink::bold}},         {"market", {"M", Ink::cyan}},
      {"bakery", {"B", Ink::yellow}},      {"fountain", {"O", Ink::blue}}};
  const auto found = marks.find(feature);
  return found == marks.end() ? Mark{".", Ink::dim} : found->second;
}

class CarpeDiemDrawing : public BoardWriter {
 public:
  using BoardWriter::BoardWriter;

  std::vector<std::string> draw() {
    heading();
    ring();
    row_of_craftsmen();
    forum();
    prestige();
    players();
    district(context().focus());
    hand();
    return take_lines();
  }

 private:
  std::string letter(const std::string& feature) const {
    const Mark mark = mark_of(feature);
    return paint(mark.ink, mark.letter);
  }

  // "PH.." or "M": the sides N E S W, chimneys behind them; a lone building is its letter.
  std::string tile_code(const std::string& id, int rotation = 0) {
    const Json& tile = row("tiles", id);
    const Json& first = tile["features"][0];
    if (first["sides"].empty()) return padded(letter(first["type"]), 6);
    std::string code;
    for (int side = 0; side < 4; ++side) code += letter(tile["edges"][(side - rotation + 4) % 4]);
    for (const Json& feature : tile["features"]) {
      if (feature.contains("chimneys")) code += "^" + feature["chimneys"].dump();
    }
    return padded(code, 6);
  }

  void heading() {
    const Json& stage = view()["stage"];
    const Json numbers{{"phase", view()["phase"]},
                       {"phases", data()["phases"]},
                       {"round", view()["round"]},
                       {"rounds", data()["rounds"]}};
    title(stage == "building" ? text("status", numbers)
                              : text("stage." + stage.get<std::string>()) + " · " +
                                    text("chapter", {{"n", view()["phase"]}}));
  }

  void ring() {
    title(text("ring"));
    for (int space = 0; space < 7; ++space) {
      std::string line = "  " + std::to_string(space) + "  ";
      for (const Json& slot : view()["blueprints"][space]) {
        line += slot.is_null() ? padded("–", 12)
                               : slot.get<std::string>() + " " + tile_code(slot) + "  ";
      }
      for (std::size_t s = 0; s < view()["players"].size(); ++s) {
        if (view()["players"][s]["patrician"] == space) {
          line += paint(Ink::bold, "◄ " + context().name(static_cast<int>(s))) + " ";
        }
      }
      add(line);
    }
  }

  void row_of_craftsmen() {
    std::string line = "  ";
    for (const Json& slot : view()["craftsman_row"]) {
      if (!slot.is_null()) line += slot.get<std::string>() + " " + tile_code(slot) + " ";
    }
    title(text("row"));
    add(line);
  }

  void forum() {
    title(text("forum"));
    for (int r = 0; r < 4; ++r) {
      std::string line = "  ";
      for (int c = 0; c < 3; ++c) {
        const int space = 3 * r + c;
        const Json& card = view()["forum"][space];
        std::string cell = padded(std::to_string(space), 3);
        if (!card.is_null()) {
          const Json& facts = row("forum_cards", card);
          const bool red = facts["stripe"] == "red";
          cell += paint(red ? Ink::red : Ink::green, card.get<std::string>()) + " " +
                  bundle(facts["need"]) + " → " + bundle(facts["reward"]);
        }
        line += padded(cell, 40) + " ";
      }
      add(line);
    }
    std::string markers;
    for (const Json& marker : view()["markers"]) {
      markers += "  " + marker["spot"][0].dump() + "–" + marker["spot"][1].dump() + " " +
                 context().name(marker["seat"].get<int>());
    }
    if (!markers.empty()) add(markers);
  }

  void prestige() {
    std::string line = paint(Ink::bold, text("prestige")) + ":";
    for (int space = 20; space >= 0; --space) {
      const Json& stack = view()["prestige"][space];
      for (auto seat = stack.rbegin(); seat != stack.rend(); ++seat) {
        line += "  " + std::to_string(space) + " " + context().name(seat->get<int>());
      }
    }
    add(line);
  }

  void players() {
    for (std::size_t s = 0; s < view()["players"].size(); ++s) {
      const Json& player = view()["players"][s];
      std::string line = padded(paint(Ink::bold, context().name(static_cast<int>(s))), 14) +
                         padded(player["vp"].dump() + " " + word("vp"), 10) +
                         padded(player["coins"].dump() + " " + word("coin"), 11) +
                         padded(player["bread"].dump() + " " + word("bread"), 11);
      for (const auto& [good, count] : player["goods"].items()) {
        if (count != 0) line += count.dump() + " " + word(good) + "  ";
      }
      if (!player["stored"].empty()) {
        line += "(" + text("stock") + ": " + std::to_string(player["stored"].size()) + ")";
      }
      add(line);
    }
  }

  // The type of the side between two cells, or on the frame: what a built tile shows there.
  std::string side(const Json& tiles, int r, int c, int direction) {
    if (r < 0 || c < 0 || r >= size || c >= size) return "";
    const std::string cell{static_cast<char>('a' + c), static_cast<char>('1' + r)};
    if (!tiles.contains(cell)) return "";
    const std::string built = tiles[cell];
    const int rotation = built[5] - '0';
    return row("tiles", built.substr(0, 3))["edges"][(direction - rotation + 4) % 4];
  }

  std::string cell_text(const Json& player, int r, int c) {
    const std::string cell{static_cast<char>('a' + c), static_cast<char>('1' + r)};
    const Json& tiles = player["tiles"];
    if (!tiles.contains(cell)) {
      const auto& writs = player["writs"];
      if (std::find(writs.begin(), writs.end(), cell) != writs.end()) {
        return paint(Ink::yellow, "  w  ");
      }
      return cell == "c3" && tiles.empty() ? "  S  " : "     ";
    }
    const Json& tile = row("tiles", tiles[cell].get<std::string>().substr(0, 3));
    for (const Json& feature : tile["features"]) {
      if (feature["sides"].empty()) return "  " + letter(feature["type"]) + "  ";
      if (feature.contains("chimneys")) return padded(feature["chimneys"] == 1 ? "  ^" : " ^ ^", 5);
    }
    return paint(Ink::dim, "  ·  ");
  }

  // What stands on a line of the grid: the letter of a side that is not grass, else the line.
  std::string on_line(const std::string& a, const std::string& b, const char* line) {
    const std::string& type = a.empty() ? b : a;
    if (type.empty()) return paint(Ink::dim, line);
    return type == "grass" ? std::string(line) : letter(type);
  }

  // Goals of a frame side by grid line, 1 … 5 from the top or the left.
  std::array<std::string, size> goals(const Json& player, int frame_side) {
    std::array<std::string, size> marks;
    for (const Json& goal : row("frames", player["frames"][frame_side])["goals"]) {
      const int line = goal["line"];
      const int place = frame_side < 2 ? line : size - line;
      marks[place] = letter(goal["type"]) + goal["vp"].dump();
    }
    return marks;
  }

  std::string goal_line(const Json& player, int frame_side) {
    const auto marks = goals(player, frame_side);
    std::string line = padded("", 6);
    for (int k = 1; k < size; ++k) line = padded(line, 6 + k * (cell_width + 1) - 1) + marks[k];
    return line;
  }

  void district(int seat) {
    const Json& player = view()["players"][seat];
    const Json& tiles = player["tiles"];
    const auto left = goals(player, 3);
    const auto right = goals(player, 1);
    title(text("district", {{"name", context().name(seat)}}));
    add(goal_line(player, 0));
    for (int r = 0; r <= size; ++r) {
      const bool inner = r > 0 && r < size;
      std::string rule = padded(inner ? left[r] : "", 5) + "+";
      for (int c = 0; c < size; ++c) {
        rule += paint(Ink::dim, "--") +
                on_line(side(tiles, r - 1, c, 2), side(tiles, r, c, 0), "-") +
                paint(Ink::dim, "--") + "+";
      }
      add(rule + (inner ? " " + right[r] : ""));
      if (r == size) break;
      std::string cells = "   " + std::to_string(r + 1) + " ";
      for (int c = 0; c <= size; ++c) {
        cells += on_line(side(tiles, r, c - 1, 1), side(tiles, r, c, 3), "|");
        if (c < size) cells += cell_text(player, r, c);
      }
      add(cells);
    }
    add("        a     b     c     d     e     f");
    const std::string bottom = goal_line(player, 2);
    if (bottom.find_first_not_of(' ') != std::string::npos) add(bottom);
    legend();
  }

  void legend() {
    std::string line = "  ";
    for (const char* feature :
         {"pond", "garden", "vineyard", "farmyard", "merchant", "granary", "administration",
          "craftsman", "villa", "market", "bakery", "fountain"}) {
      line += letter(feature) + " " + word(feature) + "  ";
    }
    add(wrapped(line, std::min(terminal_width(), 100), "  "));
  }

  // The tile in hand in its rotations, and the fountain cards that may be seen.
  void hand() {
    if (!view()["tile"].is_null()) {
      const std::string id = view()["tile"];
      std::string line = paint(Ink::bold, id) + " N E S W:";
      const int turns = row("tiles", id).value("rotations", 4);
      for (int r = 0; r < turns; ++r) line += "  r" + std::to_string(r) + " " + tile_code(id, r);
      add(line);
    }
    std::string cards;
    for (const Json& card : view()["players"][context().focus()]["fountains"]) {
      if (!card.is_string()) continue;
      cards += (cards.empty() ? " " : ", ") + card.get<std::string>() + " " +
               word(row("fountain_cards", card)["type"]);
    }
    if (!cards.empty()) add(text("hand") + ":" + cards);
  }
};

}  // namespace

std::vector<std::string> draw_carpe_diem(const BoardContext& context) {
  return CarpeDiemDrawing(context).draw();
}

}  // namespace triclinium
