// A position arranged by hand for the tests: say what matters, the rest is made to fit. Every
// arranged position is loaded through the notation, so none is unsound.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "codec/discordia/codec.h"
#include "codec/discordia/names.h"
#include "games/discordia/play.h"

namespace triclinium::discordia {

class TestTable {
 public:
  // Seat 0 begins, is Maximus and chooses a die in Spring; nobody has a tile. Action Tiles AT1 …
  // AT6 lie above columns 1 … 6, City Tiles in the order of their table.
  explicit TestTable(int seats = 2) {
    Deal deal;
    const SetupNumbers& numbers = setup_numbers[seats - 1];
    for (int i = 0; i < columns; ++i) deal.action_tiles[i] = static_cast<std::uint8_t>(i);
    for (int i = 0; i < 86; ++i) deal.tiles[i] = static_cast<Piece>(i);
    for (int i = 0; i < numbers.towers; ++i) {
      deal.military_towers.push_back(static_cast<Piece>(first_military_tower + i));
      deal.trading_towers.push_back(static_cast<Piece>(first_trading_tower + i));
    }
    for (int i = 0; i < numbers.decrees; ++i) deal.decrees.push_back(static_cast<std::uint8_t>(i));
    for (int i = 0; i < numbers.privileges; ++i) {
      deal.privileges.push_back(static_cast<std::uint8_t>(i));
    }
    deal.germanic_left = {3, 0, 1, 12};   // A4 A1 A2 C1
    deal.germanic_right = {6, 7, 8, 16};  // B1 B2 B3 D1
    for (Workers& reserve : deal.reserves) reserve = {4, 4, 4, 3};
    if (seats == 1) {
      for (int i = 0; i < 14; ++i) deal.janus.push_back(static_cast<std::uint8_t>(i));
    }
    state = Discordia::start(Options{}, seats, deal, NullSink{});
    state.stage = Stage::turn;
    state.active = 0;
    state.rolled = {1, 5, 6};
    if (seats == 1) {
      state.open_janus = state.janus.back();
      state.janus.pop_back();
      state.taken = janus_tiles[state.open_janus].die;
    }
  }

  State state;
  std::vector<Event> events;  // of the last action

  Player& player(int seat = 0) { return state.players[seat]; }

  TestTable& reserve(int seat, Workers workers) {
    player(seat).reserve = workers;
    return *this;
  }
  TestTable& expand(int seat, int kind, int times = 1) {
    for (int i = 0; i < times; ++i) {
      ++player(seat).expansions[kind];
      if (kind < tile_kinds) insert_space(state, static_cast<Seat>(seat), kind);
      if (kind == port) insert_space(state, static_cast<Seat>(seat), tower_row);
    }
    return *this;
  }
  // A tile or Tower on the leftmost free space, with the workers on its filled spaces ("rr").
  TestTable& put(int seat, const std::string& name, const std::vector<const char*>& workers = {}) {
    const Piece piece = *find_piece(name);
    std::replace(state.display.begin(), state.display.end(), front_of(piece), no_piece);
    for (auto* towers : {&state.military_towers, &state.trading_towers}) {
      if (const int at = towers->find(piece); at >= 0) towers->erase_at(at);
    }
    for (Space& space : row_of(state, static_cast<Seat>(seat), piece_info[piece].row)) {
      if (!space.empty()) continue;
      space.piece = piece;
      for (std::size_t i = 0; i < workers.size(); ++i) {
        space.workers[i] = WorkerSpace(workers[i]).printed;
      }
      return *this;
    }
    ADD_FAILURE() << "no space for " << name;
    return *this;
  }
  // Other Towers, Decrees or Privileges in the display, in this order.
  TestTable& towers(const std::vector<std::string>& names) {
    state.military_towers.clear();
    state.trading_towers.clear();
    for (const std::string& name : names) {
      const Piece tower = *find_piece(name);
      (is_trading_tower(tower) ? state.trading_towers : state.military_towers).push_back(tower);
    }
    return *this;
  }
  TestTable& decrees(const std::vector<int>& numbers) {
    state.decrees.clear();
    for (int n : numbers) state.decrees.push_back(static_cast<std::uint8_t>(n - 1));
    return *this;
  }
  TestTable& privileges(const std::vector<int>& numbers) {
    state.privileges.clear();
    for (int n : numbers) state.privileges.push_back(static_cast<std::uint8_t>(n - 1));
    return *this;
  }
  TestTable& own_privilege(int seat, int number) {
    player(seat).privileges =
        static_cast<std::uint16_t>(player(seat).privileges | 1 << (number - 1));
    player(seat).wild = wildcards_of(player(seat).privileges);
    if (const int at = state.privileges.find(static_cast<std::uint8_t>(number - 1)); at >= 0) {
      state.privileges.erase_at(at);
    }
    return *this;
  }
  // A tile of the display in a column (from 1), in the top row.
  TestTable& show(int column, const std::string& name) {
    const Piece tile = *find_piece(name);
    std::replace(state.display.begin(), state.display.end(), tile, no_piece);
    state.display[column - 1] = tile;
    return *this;
  }
  TestTable& dice(int r, int y, int b) {
    state.rolled = {static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(y),
                    static_cast<std::uint8_t>(b)};
    return *this;
  }
  // Year and season, with the Germanic Tiles where they belong.
  TestTable& at(int year, int season) {
    state.year = static_cast<std::uint8_t>(year);
    state.season = static_cast<std::uint8_t>(season);
    const auto open = [&](auto& stack, std::uint8_t& tile) {
      if (tile != none) state.removed_germanic |= std::uint32_t{1} << tile;
      tile = stack.back();
      stack.pop_back();
    };
    for (int i = 1; i < year; ++i) open(state.germanic_left, state.open_left);
    for (int i = 1; i < year; ++i) {
      open(state.germanic_right, state.open_right);
      state.removed_germanic |= std::uint32_t{1} << state.open_right;
      state.open_right = none;
    }
    if (season >= saturnalia) open(state.germanic_right, state.open_right);
    return *this;
  }

  // Makes bag, pile, supply and Star Cult fit what was arranged, and loads the position.
  TestTable& ready() {
    const SetupNumbers& numbers = setup_numbers[state.seats - 1];
    state.bag.fill(static_cast<std::uint8_t>(state.workers / worker_types));
    int stars = numbers.stars;
    int manipulators = numbers.manipulators;
    for (int kind = 0; kind < expansion_kinds; ++kind) {
      state.supply[kind] = kind < tile_kinds ? numbers.land : numbers.tracks;
    }
    std::array<bool, 86> used{};
    for (Seat seat = 0; seat < state.seats; ++seat) {
      const Player& owner = state.players[seat];
      add(state.bag, owner.reserve, -1);
      stars -= owner.stars + owner.expedition + owner.development;
      manipulators -= owner.active_manipulators + owner.used_manipulators;
      for (int kind = 0; kind < expansion_kinds; ++kind) {
        state.supply[kind] = static_cast<std::uint8_t>(state.supply[kind] - owner.expansions[kind]);
      }
      for (const Space& space : city_of(state, seat)) {
        add(state.bag, workers_on(space), -1);
        if (!space.empty() && front_of(space.piece) < 86) used[front_of(space.piece)] = true;
      }
    }
    state.stars = static_cast<std::uint8_t>(stars);
    state.manipulators = static_cast<std::uint8_t>(manipulators);
    for (Piece tile : state.display) {
      if (tile != no_piece) used[tile] = true;
    }
    state.pile.clear();
    for (int tile = 85; tile >= 0; --tile) {
      if (!used[tile] && !state.pile.full()) state.pile.push_back(static_cast<Piece>(tile));
    }
    recount(state);
    ActionList list;
    settle<Discordia>(state, list, nobody, NullSink{});
    const auto loaded = Codec<Discordia>::parse_position(position());
    EXPECT_TRUE(loaded) << loaded.error().message << "\n" << position();
    return *this;
  }

  Json position() const {
    return Codec<Discordia>::view_json(Discordia::view(state, Observer::everything()));
  }
  Json operator[](const char* pointer) const { return position()[Json::json_pointer(pointer)]; }
  std::string decision() const { return std::string(Codec<Discordia>::decision(state)); }
  std::vector<std::string> legal() const {
    ActionList list;
    std::vector<std::string> texts;
    if (to_act(state) < 0) return texts;
    Discordia::legal_actions(state, list);
    for (Action action : list) texts.push_back(Codec<Discordia>::action_text(state, action));
    std::sort(texts.begin(), texts.end());
    return texts;
  }
  bool may(const std::string& text) const {
    const auto texts = legal();
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }
  // Applies actions one after the other; chance too.
  TestTable& act(const std::string& text) {
    static const GameAdapter<Discordia> game;
    AnyState any = AnyState::from<Discordia>(state);
    const auto action = game.parse_action(any, text);
    EXPECT_TRUE(action) << action.error().message;
    events.clear();
    if (!action) return *this;
    EXPECT_EQ(game.apply(any, *action, &events, nullptr), Refusal::none) << text;
    state = any.as<Discordia>();
    return *this;
  }
  // Ends the turn, if it did not end by itself.
  TestTable& end_turn() { return decision() == "turn" ? act("done") : *this; }
  // How often the last action told of this.
  int told(EventKind kind) const {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [&](const Event& event) {
      return EventKind{event.kind} == kind;
    }));
  }
};

using Texts = std::vector<std::string>;

}  // namespace triclinium::discordia
