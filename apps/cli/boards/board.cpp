#include "apps/cli/boards/board.h"

#include <array>

#include "codec/json_text.h"

namespace triclinium {

namespace {

struct Row {
  std::string_view game;
  std::vector<std::string> (*draw)(const BoardContext& context);
};

constexpr std::array boards{
    Row{"carpe-diem", draw_carpe_diem},
    Row{"discordia", draw_discordia},
    Row{"ave-roma", draw_ave_roma},
};

// "key: value" in lines, players one by one.
std::vector<std::string> draw_plain(const BoardContext& context) {
  std::vector<std::string> lines;
  for (const auto& [key, value] : context.view.items()) {
    if (key == "players" && value.is_array()) {
      for (std::size_t s = 0; s < value.size(); ++s) {
        lines.push_back(context.name(static_cast<int>(s)) + ": " + dump_json(value[s]));
      }
    } else {
      lines.push_back(key + ": " + dump_json(value));
    }
  }
  return lines;
}

}  // namespace

int BoardContext::focus() const {
  if (seat >= 0) return seat;
  const Json& acting = field(view, "to_act");
  return acting.is_number_integer() ? acting.get<int>() : 0;
}

std::vector<std::string> draw_board(const BoardContext& context) {
  for (const Row& row : boards) {
    if (row.game == context.game.info().id) return row.draw(context);
  }
  return draw_plain(context);
}

}  // namespace triclinium
