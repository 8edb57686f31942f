// Drawing a game's view with characters; one file per game.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "apps/cli/paint.h"
#include "codec/catalogue.h"

namespace triclinium {

// What a drawing is made from. `view` is that of `seat`, or a spectator's.
struct BoardContext {
  const AnyGame& game;
  const Json& view;
  const Catalogue& words;
  std::span<const std::string> names;
  Seat seat = nobody;  // whose things are drawn large
  Paint paint;

  const std::string& name(int number) const { return names[static_cast<std::size_t>(number)]; }
  // The seat that is drawn large: `seat`, or the one to act, or the first.
  int focus() const;
};

// The lines of the drawing. Games without a board of their own show their view as a list.
std::vector<std::string> draw_board(const BoardContext& context);

std::vector<std::string> draw_carpe_diem(const BoardContext& context);
std::vector<std::string> draw_discordia(const BoardContext& context);
std::vector<std::string> draw_ave_roma(const BoardContext& context);

}  // namespace triclinium
