// A forum phase: markers, cards, and the way to the next phase or the end.
#pragma once

#include "games/carpe_diem/building.h"
#include "games/carpe_diem/scoring.h"

namespace triclinium::carpe_diem {

template <class Sink>
class Forum : public Building<Sink> {
  using Base = Building<Sink>;
  using Base::actor;
  using Base::gain_bread;
  using Base::gain_coins;
  using Base::gain_goods;
  using Base::score_points;
  using Base::seat;
  using Base::sink_;
  using Base::state_;
  using Base::step_prestige;
  using Base::tell;

 public:
  using Base::Base;

  // CD-41; then the order of the two cards, asked only where it matters.
  void mark(int spot) {
    actor().markers |= 1u << spot;
    tell(EventKind::marker, seat(), spot);
    const Spot place = spot_table[static_cast<std::size_t>(spot)];
    const CardId low = state_.forum[place.low];
    const CardId high = state_.forum[place.high];
    const CardOrder order = card_order(actor(), forum_card(low), forum_card(high));
    state_.visit_spot = static_cast<std::uint8_t>(spot);
    state_.visit_cards = order == CardOrder::high_first ? FixedVector<CardId, 2>{high, low}
                                                        : FixedVector<CardId, 2>{low, high};
    state_.fulfilled = 0;
    if (order == CardOrder::asked) {
      state_.decision = Decision::first;
    } else {
      open_card();
    }
  }

  // CD-42.
  void choose_first(CardId card) {
    tell(EventKind::first, seat(), card);
    if (state_.visit_cards[0] != card) std::swap(state_.visit_cards[0], state_.visit_cards[1]);
    open_card();
  }

  // CD-43: own goods first, coins for the rest (a coin is never worse than a good).
  void pay(int times) {
    const ForumCard& card = present();
    int coins = 0;
    for (std::size_t g = 0; g < good_types; ++g) {
      const int needed = times * card.need.goods[g];
      const int paid = std::min<int>(needed, actor().goods[g]);
      gain_goods(g, -paid);
      coins += needed - paid;
    }
    gain_coins(-coins);
    fulfil(times, Way::goods);
    ask_extra();
  }

  // CD-45: three bread for each time.
  void add_extra(int times) {
    if (times > 0) {
      gain_bread(-bread_for_extra * times);
      fulfil(times, Way::bread);
    }
    close_card();
  }

 private:
  const ForumCard& present() const { return forum_card(state_.visit_cards[0]); }

  // CD-43, CD-44, CD-50: a green card is fulfilled for every set owned, a red one is asked for.
  void open_card() {
    const ForumCard& card = present();
    state_.fulfilled = 0;
    if (!card.is_red()) {
      fulfil(sets_owned(actor(), card), Way::own);
      return ask_extra();
    }
    if (most_payments(actor(), card) == 0) return ask_extra();
    state_.decision = Decision::pay;
  }
  void ask_extra() {
    if (actor().bread < bread_for_extra) return close_card();
    state_.decision = Decision::extra;
  }

  // CD-49: rewards are taken at once.
  void fulfil(int times, Way way) {
    if (times == 0) return;
    state_.fulfilled = static_cast<std::uint8_t>(state_.fulfilled + times);
    const Reward& reward = present().reward;
    score_points(EventKind::fulfilled, seat(), Cause::forum, times * reward.points,
                 state_.visit_cards[0], times, way);
    gain_coins(times * reward.coins);
    gain_bread(times * reward.bread);
    step_prestige(times * reward.prestige, rulings::Steps::forum);
  }

  // CD-48, CD-52; then the other card or the next visitor.
  void close_card() {
    if (state_.fulfilled == 0) {
      score_points(EventKind::penalty, seat(), Cause::penalty, unfulfilled_points,
                   state_.visit_cards[0]);
    }
    state_.fulfilled = 0;
    state_.visit_cards.erase_at(0);
    if (!state_.visit_cards.empty()) return open_card();
    tell_moment(sink_, state_);
    state_.visit_spot = no_spot;
    state_.forum_order.erase_at(0);
    if (state_.forum_order.empty()) return end_phase();
    state_.to_act = state_.forum_order[0];
    state_.decision = Decision::spot;
  }

  // CD-11, CD-60: the next phase with new tiles, or the end.
  void end_phase() {
    if (state_.phase == phases) return end_game();
    ++state_.phase;
    const int next = state_.start_player + 1;
    state_.start_player = static_cast<Seat>(next == state_.seats ? 0 : next);
    refill();
    state_.round = 1;
    state_.to_act = state_.start_player;
    state_.decision = Decision::move;
    tell_reveal(befalling(sink_), EventKind::phase, nobody, state_.phase);
  }
  void refill() {
    TileId* next = state_.phase == phases ? state_.black.data()
                                          : state_.white.data() + phase_tiles * (state_.phase - 2);
    std::memcpy(state_.blueprints.data(), next, phase_tiles);
    std::memset(next, 0, phase_tiles);
  }
  void end_game() {
    state_.to_act = nobody;
    state_.decision = Decision::over;
    for (Seat s = 0; s < state_.seats; ++s) {
      final_points(state_, s, [this, s](Cause cause, int points, const EventArgs& detail) {
        score_points(EventKind::scored, s, cause, points, detail);
      });
    }
    tell(EventKind::over, nobody);
  }
};

}  // namespace triclinium::carpe_diem
