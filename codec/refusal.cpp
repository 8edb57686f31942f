#include "codec/adapter.h"

namespace triclinium {

std::string_view refusal_text(Refusal refusal) {
  switch (refusal) {
    case Refusal::none:
      return "is allowed";
    case Refusal::game_over:
      return "the game is over";
    case Refusal::not_chance:
      return "is not drawn: a player is to decide";
    case Refusal::not_legal:
      return "is not among the legal actions of this decision";
    case Refusal::not_possible:
      return "is not a possible outcome of this draw";
    case Refusal::nothing_to_undo:
      return "there is nothing to undo";
  }
  return "";
}

}  // namespace triclinium
