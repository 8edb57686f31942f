#include "games/carpe_diem/rules.h"

namespace triclinium::carpe_diem {
namespace {

// Whether what a card gives can be of use for the other one.
bool serves(const ForumCard& card, const ForumCard& other) {
  return card.reward.bread > 0 || (card.reward.coins > 0 && other.is_red());
}

// The extra times of two green cards that can be reached with the first one resolved first: up to
// most(0) times the first one, and after n of them up to most(n) times the second.
struct Reach {
  int bread;  // after the ordinary fulfilments of the first card
  int second_bread;
  int per_first;
  int per_second;

  int most_first() const { return rulings::most_extra(bread, per_first); }
  int most_second(int first_times) const {
    return rulings::most_extra(bread + first_times * (per_first - bread_for_extra) + second_bread,
                               per_second);
  }
  bool contains(int first_times, int second_times) const {
    return first_times <= most_first() && second_times <= most_second(first_times);
  }
};

// Whether a reaches every pair (times of b's second card, times of b's first card) that b reaches.
bool covers(const Reach& a, const Reach& b) {
  for (int first = 0; first <= b.most_first(); ++first) {
    if (!a.contains(b.most_second(first), first)) return false;
  }
  return true;
}

}  // namespace

CardOrder card_order(const Player& player, const ForumCard& low, const ForumCard& high) {
  const bool low_serves = serves(low, high);
  const bool high_serves = serves(high, low);
  if (!high_serves) return CardOrder::low_first;
  if (!low_serves) return CardOrder::high_first;
  const int low_bread = sets_owned(player, low) * low.reward.bread;
  const int high_bread = sets_owned(player, high) * high.reward.bread;
  const Reach from_low{player.bread + low_bread, high_bread, low.reward.bread, high.reward.bread};
  const Reach from_high{player.bread + high_bread, low_bread, high.reward.bread, low.reward.bread};
  if (covers(from_low, from_high)) return CardOrder::low_first;
  if (covers(from_high, from_low)) return CardOrder::high_first;
  return CardOrder::asked;
}

}  // namespace triclinium::carpe_diem
