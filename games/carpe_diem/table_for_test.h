// A table that tests arrange as they need it, and play by the texts of the notation.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "codec/carpe_diem/codec.h"
#include "codec/carpe_diem/names.h"
#include "games/carpe_diem/rules.h"

namespace triclinium::carpe_diem {

class TestTable {
 public:
  using Texts = std::vector<std::string>;

  // A dealt game, all patricians placed, the start player to move.
  explicit TestTable(int seats = 2, Options options = {}, std::uint64_t seed = 1) {
    Random random(seed);
    Deal deal = CarpeDiem::deal(options, seats, random);
    deal.start_player = 0;
    state = begin_game<CarpeDiem>(options, seats, deal, list, sink());
    for (int s = 0; s < seats; ++s) act("start " + std::to_string(s));
  }
  TestTable(const TestTable&) = delete;

  State state;
  std::vector<Event> events;

  Player& player(int seat = 0) { return state.players[static_cast<std::size_t>(seat)]; }
  int points(Cause cause, int seat = 0) {
    return player(seat).points[static_cast<std::size_t>(cause)];
  }
  int completed(Feature feature, int seat = 0) {
    return player(seat).completed[static_cast<std::size_t>(feature)];
  }
  void own(Feature feature, int count) {
    player().completed[static_cast<std::size_t>(feature)] = static_cast<std::uint8_t>(count);
  }
  static TileId tile(std::string_view name) { return find_tile(name).value(); }
  static CardId card(std::string_view name) { return find_forum_card(name).value(); }

  // Puts a tile into a district without any reward.
  void lay(std::string_view cell, std::string_view name, int rotation, int seat = 0) {
    Player& owner = player(seat);
    const int at = find_cell(cell).value();
    const Tile& laid = tiles[tile(name)];
    owner.district.add(laid, at, rotation);
    owner.tiles[static_cast<std::size_t>(at)] = tile(name);
    owner.chimneys = static_cast<std::uint8_t>(owner.chimneys + laid.chimneys);
    owner.completed = {};
    for (TileId id : owner.tiles) {
      const Feature alone = tiles[id].alone;
      if (alone != Feature::none) ++owner.completed[static_cast<std::size_t>(alone)];
    }
    for (std::size_t f = 0; f < spanning_types; ++f) {
      owner.district.each_complete(Feature(f), [&](Cells) { ++owner.completed[f]; });
    }
  }
  // Seat 0 holds a tile and is asked where to build it.
  void hold(std::string_view name) {
    state.to_act = 0;
    state.tile = tile(name);
    state.decision = Decision::place;
    refresh();
  }
  // Seat 0 alone visits the forum, whose spot 3 4 lies between these cards.
  void visit(std::string_view low, std::string_view high) {
    state.round = 0;
    state.to_act = 0;
    state.forum_order = {0};
    state.forum[3] = card(low);
    state.forum[4] = card(high);
    state.decision = Decision::spot;
    refresh();
    act("spot 3 4");
  }

  Texts legal() {
    refresh();
    Texts texts;
    for (Action action : list) texts.push_back(Codec<CarpeDiem>::action_text(state, action));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  // One decision by its text, with everything that follows without a question.
  void act(std::string_view text) {
    refresh();
    for (Action action : list) {
      if (Codec<CarpeDiem>::action_text(state, action) == text) {
        return advance<CarpeDiem>(state, action, list, sink());
      }
    }
    ADD_FAILURE() << text << " is not legal";
  }
  std::string question() const { return std::string(decision_name(state.decision)); }
  // The events of a kind so far.
  int told(EventKind kind) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) {
      return EventKind{event.kind} == kind;
    }));
  }

 private:
  EventSink sink() {
    return EventSink(
        [](void* context, const Event& event) {
          static_cast<std::vector<Event>*>(context)->push_back(event);
        },
        &events);
  }
  void refresh() {
    list.drop();
    CarpeDiem::legal_actions(state, list);
  }

  ActionList list;
};

}  // namespace triclinium::carpe_diem
