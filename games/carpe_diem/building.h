// A turn of a building phase: move, take, build, and what the tile brings.
#pragma once

#include "games/carpe_diem/changes.h"

namespace triclinium::carpe_diem {

template <class Sink>
class Building : protected Changes<Sink> {
  using Base = Changes<Sink>;

 protected:
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

  // CD-3: in player order; then the first turn begins.
  void start_at(int space) {
    actor().patrician = static_cast<std::uint8_t>(space);
    tell(EventKind::started, seat(), space);
    tell_moment(sink_, state_);
    state_.to_act = next_seat();
    if (seat() == state_.start_player) begin_phase_one();
  }

  // CD-20, CD-22.
  void step(int way) {
    const unsigned with_tiles = spaces_with_tiles(state_);
    move_to(step_target(state_, with_tiles, actor().patrician, way), false);
  }
  // CD-21.
  void ride(int space) {
    gain_bread(-bread_for_ride);
    move_to(space, true);
  }

  // CD-23, CD-24.
  void take_from_blueprint(TileId tile) {
    const int space = actor().patrician;
    auto& slots = state_.blueprints[static_cast<std::size_t>(space)];
    int left = -1;
    for (TileId& slot : slots) {
      left += slot != 0;
      slot = slot == tile ? TileId{0} : slot;  // written always: a branch would be a guess
    }
    state_.tile = tile;
    state_.decision = Decision::place;
    tell(EventKind::took, seat(), tile, 0, space);
    if (left > 0 && left == blueprint_tiles - state_.seats) {
      slots = {};
      tell(EventKind::removed, nobody, space);
    }
  }
  // CD-34.
  void take_from_row(TileId tile) {
    std::size_t slot = 0;
    while (state_.craftsman_row[slot] != tile) ++slot;
    state_.craftsman_row[slot] = 0;
    state_.tile = tile;
    state_.decision = Decision::place;
    tell(EventKind::took, seat(), tile, 1, slot);
  }

  // CD-23: stored tiles are never built.
  void store() {
    bool forced = false;
    if constexpr (Sink::wants_events) {
      const auto fits = actor().district.fits(tiles[state_.tile]);
      forced = (fits[0] | fits[1] | fits[2] | fits[3]) == 0;
    }
    tell(EventKind::stored, seat(), state_.tile, forced);
    actor().stored.insert(state_.tile);
    state_.tile = 0;
    finish_tile();
  }

  // CD-39: writ, goods, granary, market, bakery, fountain; craftsman; administration; merchant.
  void place(int cell, int rotation) {
    const TileId id = state_.tile;
    const Tile& tile = tiles[id];
    Player& builder = actor();
    const bool writ = (builder.writs() >> cell & 1) != 0;
    builder.district.add(tile, cell, rotation);
    builder.tiles[static_cast<std::size_t>(cell)] = id;
    builder.chimneys = static_cast<std::uint8_t>(builder.chimneys + tile.chimneys);
    state_.tile = 0;
    tell(EventKind::built, seat(), id, cell, rotation);
    if (writ) {
      tell(EventKind::writ, seat(), cell);
      step_prestige(writ_steps, rulings::Steps::writ);
    }
    if (tile.alone != Feature::none) return build_alone(tile.alone, cell);
    bool administration = false;
    bool merchant = false;
    bool craftsman = false;
    for (const Feature feature : tile.spanning) {
      if (feature == Feature::none) break;
      const int size = complete(feature, cell);
      if (size == 0) continue;
      if (is_landscape(feature)) gain_goods(static_cast<std::size_t>(feature), size - 1);
      if (feature == Feature::granary) gain_bread(granary_bread);  // CD-32
      administration |= feature == Feature::administration;
      merchant |= feature == Feature::merchant;
      craftsman |= feature == Feature::craftsman;
    }
    if (merchant) state_.pending.push_back(Feature::merchant);
    if (administration) state_.pending.push_back(Feature::administration);
    if (craftsman && call_craftsman()) return;
    finish_tile();
  }

  // CD-37: back under the pile.
  void give_back(FountainId card) {
    actor().fountains &= ~(1u << card);
    state_.fountain_returned.push_back(ReturnedCard::of(card, seat()));
    if constexpr (Sink::wants_events) {
      sink_(Event{.kind = static_cast<std::uint8_t>(EventKind::returned),
                  .seat = seat(),
                  .is_private = true,
                  .args = {card}});
    }
    finish_tile();
  }

 protected:
  Seat next_seat() const {
    const int next = state_.to_act + 1;
    return static_cast<Seat>(next == state_.seats ? 0 : next);
  }

  // CD-40: from the foremost disc to the hindmost.
  void begin_forum() {
    state_.round = 0;
    state_.forum_order.clear();
    for (int i = state_.bar.size() - 1; i >= 0; --i) state_.forum_order.push_back(state_.bar[i]);
    state_.to_act = state_.forum_order[0];
    state_.decision = Decision::spot;
    triclinium::tell(befalling(sink_), EventKind::forum, nobody, state_.phase);
  }

 private:
  void begin_phase_one() {
    state_.round = 1;
    state_.decision = Decision::move;
    triclinium::tell(befalling(sink_), EventKind::phase, nobody, state_.phase);
  }

  void move_to(int space, bool paid) {
    tell(EventKind::moved, seat(), actor().patrician, space, paid);
    actor().patrician = static_cast<std::uint8_t>(space);
    state_.decision = Decision::take;
  }

  // CD-30 … CD-35: counts a completed feature; returns its tiles, 0 if it is still open.
  int complete(Feature feature, int cell) {
    const District& district = actor().district;
    const Cells cells = District::reach(cell, district.joints(side_of(feature)));
    if (!district.is_complete(cells)) return 0;
    ++actor().completed[static_cast<std::size_t>(feature)];
    const int size = std::popcount(cells);
    tell_completed(feature, size, cells);
    return size;
  }
  void tell_completed(Feature feature, int size, Cells cells) {
    if constexpr (Sink::wants_events) {
      Event event{.kind = static_cast<std::uint8_t>(EventKind::completed), .seat = seat()};
      event.args[0] = static_cast<std::int16_t>(feature);
      event.args[1] = static_cast<std::int16_t>(size);
      pack_cells(event, 2, cells);
      sink_(event);
    }
  }

  // CD-36, CD-37: single buildings are complete at once; a fountain draws two cards.
  void build_alone(Feature feature, int cell) {
    ++actor().completed[static_cast<std::size_t>(feature)];
    tell_completed(feature, 1, bit(cell));
    if (feature == Feature::market) gain_coins(market_coins);
    if (feature == Feature::bakery) gain_bread(bakery_bread);
    if (feature == Feature::fountain && draw_fountain_cards()) {
      state_.decision = Decision::give_back;
      return;
    }
    finish_tile();
  }

  // The pile first, then the cards that were put under it.
  FountainId draw_fountain_card() {
    FountainId card = 0;
    if (!state_.fountain_pile.empty()) {
      card = state_.fountain_pile.front();
      state_.fountain_pile.erase_at(0);
    } else if (!state_.fountain_returned.empty()) {
      card = state_.fountain_returned.front().card();
      state_.fountain_returned.erase_at(0);
    }
    if (card != 0) actor().fountains |= 1u << card;
    return card;
  }
  bool draw_fountain_cards() {
    const FountainId one = draw_fountain_card();
    const FountainId two = draw_fountain_card();
    if constexpr (Sink::wants_events) {
      sink_(Event{.kind = static_cast<std::uint8_t>(EventKind::drew),
                  .seat = seat(),
                  .is_private = true,
                  .reveals = true,
                  .args = {one, two}});
    }
    return one != 0;
  }

  // CD-34: asks for a tile of the row; what else the tile brought waits. An empty row gives
  // nothing.
  bool call_craftsman() {
    for (const TileId tile : state_.craftsman_row) {
      if (tile == 0) continue;
      state_.decision = Decision::craftsman;
      return true;
    }
    return false;
  }

  // CD-31, CD-33, CD-39: what comes last, every building by itself; then the end of the turn.
  void finish_tile() {
    for (; !state_.pending.empty(); state_.pending.pop_back()) {
      if (state_.pending.back() == Feature::administration) {
        step_prestige(administration_steps, rulings::Steps::administration);
      } else {
        sell_goods();
      }
    }
    end_turn();
  }
  void sell_goods() {
    int sold = 0;
    for (std::uint8_t& good : actor().goods) {
      sold += good;
      good = 0;
    }
    const int coins = sold + merchant_extra_coins;
    actor().coins = static_cast<std::uint16_t>(actor().coins + coins);
    tell(EventKind::sold, seat(), sold, coins);
  }

  // CD-10, CD-29: clockwise; after seven rounds all tiles are gone and the forum follows.
  void end_turn() {
    tell_moment(sink_, state_);
    state_.to_act = next_seat();
    state_.decision = Decision::move;
    if (seat() != state_.start_player) return;
    if (state_.round == rounds) return begin_forum();
    ++state_.round;
  }
};

}  // namespace triclinium::carpe_diem
