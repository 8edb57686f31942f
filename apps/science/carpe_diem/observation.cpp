#include "apps/science/carpe_diem/observation.h"

#include <bit>
#include <cstddef>
#include <cstring>

namespace triclinium {

using namespace carpe_diem;

namespace {

void fill_player(const Player& player, bool hand_open, int prestige, SeenPlayer& seen) {
  std::memcpy(static_cast<void*>(&seen), &player, offsetof(SeenPlayer, hand_size));
  seen.hand = hand_open ? player.fountains : 0;
  seen.patrician = or_none(player.patrician);
  seen.board = or_none(player.board);
  for (std::size_t i = 0; i < 4; ++i) seen.frames[i] = or_none(player.frames[i]);
  seen.hand_size = static_cast<std::uint8_t>(std::popcount(player.fountains));
  seen.prestige = static_cast<std::uint8_t>(prestige);
  seen.unused = {};
}

}  // namespace

// CD-67: hands are open at the end only, and which card went back is its owner's to know.
void Observing<CarpeDiem>::fill(const CarpeDiem::State& state, Seat seat, Type& seen) {
  const int seats = state.seats;
  const bool over = state.decision == Decision::over;
  for (int place = 0; place < carpe_diem::max_seats; ++place) {
    SeenPlayer& player = seen.players[static_cast<std::size_t>(place)];
    if (place >= seats) {
      player = {};
      continue;
    }
    const auto s = static_cast<std::size_t>(seat_at(seat, place, seats));
    fill_player(state.players[s], over || place == 0, state.prestige[s], player);
  }
  // Lists that may be shorter than their room; one by one, since clearing all at once costs more.
  seen.bar = {};
  seen.forum_order = {};
  seen.visit_cards = {};
  seen.pending = {};
  seen.returned_by = {};
  seen.returned = {};
  seen.unused = {};
  seen.blueprints = state.blueprints;
  seen.craftsman_row = state.craftsman_row;
  seen.forum = state.forum;
  const auto from_here = [&](Seat s) { return seen_from(seat, s, seats); };
  for (int i = 0; i < state.bar.size(); ++i) seen.bar[i] = from_here(state.bar[i]);
  for (int i = 0; i < state.forum_order.size(); ++i)
    seen.forum_order[i] = from_here(state.forum_order[i]);
  for (int i = 0; i < state.visit_cards.size(); ++i) seen.visit_cards[i] = state.visit_cards[i];
  for (int i = 0; i < state.pending.size(); ++i)
    seen.pending[i] = or_none(static_cast<int>(state.pending[i]));
  for (int i = 0; i < state.fountain_returned.size(); ++i) {
    const ReturnedCard& entry = state.fountain_returned[i];
    seen.returned_by[i] = from_here(entry.seat());
    if (entry.seat() == seat) seen.returned[i] = entry.card();
  }
  seen.fountain_pile = static_cast<std::uint8_t>(state.fountain_pile.size());
  seen.visit_spot = or_none(state.visit_spot);
  seen.fulfilled = state.fulfilled;
  seen.tile = state.tile;
  seen.to_act = from_here(state.to_act);
  seen.start_player = from_here(state.start_player);
  seen.decision = static_cast<std::uint8_t>(state.decision);
  seen.phase = state.phase;
  seen.round = state.round;
  seen.seats = state.seats;
  seen.edition_2018 = state.options.edition_2018;
  seen.same_boards = state.options.same_boards;
  seen.star_path = state.options.star_path;
}

}  // namespace triclinium
