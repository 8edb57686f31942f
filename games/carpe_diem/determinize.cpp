#include <algorithm>

#include "games/carpe_diem/carpe_diem.h"

namespace triclinium {
namespace carpe_diem {
namespace {

// A new order that owes nothing to the old one: what is drawn depends on what is known only.
void redraw(std::uint8_t* first, std::uint8_t* last, Random& random) {
  std::sort(first, last);
  random.shuffle(first, last);
}

// CD-67: the fountain cards that a seat cannot place, dealt anew to where they may be.
void redraw_fountain_cards(State& state, Seat seat, Random& random) {
  const bool over = state.decision == Decision::over;
  const auto hand_open = [&](Seat s) { return over || s == seat; };
  FixedVector<FountainId, fountain_card_count> unknown;
  for (FountainId card : state.fountain_pile) unknown.push_back(card);
  for (const ReturnedCard& entry : state.fountain_returned) {
    if (entry.seat() != seat) unknown.push_back(entry.card());
  }
  for (Seat s = 0; s < state.seats; ++s) {
    if (hand_open(s)) continue;
    std::uint32_t hand = state.players[static_cast<std::size_t>(s)].fountains;
    for (; hand != 0; hand &= hand - 1) {
      unknown.push_back(static_cast<FountainId>(std::countr_zero(hand)));
    }
  }
  redraw(unknown.begin(), unknown.end(), random);
  const auto next = [&unknown] {
    const FountainId card = unknown.back();
    unknown.pop_back();
    return card;
  };
  for (FountainId& card : state.fountain_pile) card = next();
  for (ReturnedCard& entry : state.fountain_returned) {
    if (entry.seat() != seat) entry = ReturnedCard::of(next(), entry.seat());
  }
  for (Seat s = 0; s < state.seats; ++s) {
    if (hand_open(s)) continue;
    std::uint32_t& hand = state.players[static_cast<std::size_t>(s)].fountains;
    const int count = std::popcount(hand);
    hand = 0;
    for (int i = 0; i < count; ++i) hand |= 1u << next();
  }
}

}  // namespace
}  // namespace carpe_diem

CarpeDiem::State CarpeDiem::determinize(const State& state, Seat seat, Random& random) {
  using namespace carpe_diem;
  State other = state;
  // Face-down tiles: those used up are at the front, and 0.
  if (other.phase < 3) {
    redraw(other.white.data() + phase_tiles * (other.phase - 1),
           other.white.data() + other.white.size(), random);
  }
  if (other.phase < phases) {
    redraw(other.black.data(), other.black.data() + other.black.size(), random);
  }
  redraw_fountain_cards(other, seat, random);
  return other;
}

}  // namespace triclinium
