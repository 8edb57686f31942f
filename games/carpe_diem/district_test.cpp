// CD-25, CD-26, CD-30 … CD-35: the bit boards against a checker that looks at every tile.
#include <rapidcheck.h>

#include <set>

#include "games/carpe_diem/rules.h"
#include "games/carpe_diem/table_for_test.h"

namespace triclinium::carpe_diem {
namespace {

// A district as a grid of printed rows, without bit boards.
struct Grid {
  struct Placed {
    TileId tile = 0;
    int rotation = 0;
  };
  Placed cells[district_size][district_size];

  explicit Grid(const Player& player) {
    for (int c = 0; c < district_cells; ++c) {
      const TileId id = player.tiles[static_cast<std::size_t>(c)];
      if (id == 0) continue;
      cells[row_of(c)][column_of(c)] = {id, player.district.rotation_at(c, tiles[id])};
    }
  }
  static bool inside(int row, int column) {
    return row >= 0 && row < district_size && column >= 0 && column < district_size;
  }
  bool built(int row, int column) const {
    return inside(row, column) && cells[row][column].tile != 0;
  }
  // The printed letter of a side: N E S W = 0 1 2 3.
  static char letter(Placed placed, int direction) {
    return tile_rows[placed.tile - 1u]
        .sides[static_cast<std::size_t>((direction - placed.rotation + 4) % 4)];
  }
  static constexpr int down[4] = {-1, 0, 1, 0};
  static constexpr int right[4] = {0, 1, 0, -1};

  bool may_place(Placed placed, int row, int column) const {
    if (built(row, column)) return false;
    bool beside = false;
    for (int d = 0; d < 4; ++d) {
      const int r = row + down[d];
      const int c = column + right[d];
      if (!inside(r, c) && letter(placed, d) != '.') return false;
      if (!built(r, c)) continue;
      beside = true;
      if (letter(cells[r][c], (d + 2) % 4) != letter(placed, d)) return false;
    }
    return beside;
  }
  // Tiles of the feature that shows `type` on the tile at a cell; open is set if it lacks one.
  void collect(int row, int column, char type, std::set<std::pair<int, int>>& found,
               bool& open) const {
    if (!found.insert({row, column}).second) return;
    for (int d = 0; d < 4; ++d) {
      if (letter(cells[row][column], d) != type) continue;
      const int r = row + down[d];
      const int c = column + right[d];
      if (built(r, c)) {
        collect(r, c, type, found, open);
      } else {
        open = true;
      }
    }
  }
  int count_complete(char type) const {
    std::set<std::pair<int, int>> seen;
    int complete = 0;
    for (int r = 0; r < district_size; ++r) {
      for (int c = 0; c < district_size; ++c) {
        if (!built(r, c) || seen.contains({r, c})) continue;
        if (tile_rows[cells[r][c].tile - 1u].sides.find(type) == std::string_view::npos) continue;
        std::set<std::pair<int, int>> found;
        bool open = false;
        collect(r, c, type, found, open);
        seen.insert(found.begin(), found.end());
        complete += !open;
      }
    }
    return complete;
  }
};

std::set<std::string> naive_placements(const State& state) {
  const Player& player = state.players[static_cast<std::size_t>(state.to_act)];
  const Grid grid(player);
  std::set<std::string> texts;
  const bool first = player.district.built == 0;
  for (int r = 0; r < district_size; ++r) {
    for (int c = 0; c < district_size; ++c) {
      std::set<std::string> different;
      for (int rotation = 0; rotation < 4; ++rotation) {
        const Grid::Placed placed{state.tile, rotation};
        std::string sides;
        for (int d = 0; d < 4; ++d) sides += Grid::letter(placed, d);
        if (!different.insert(sides).second) continue;
        const bool legal = first ? r == 2 && c == 2 : grid.may_place(placed, r, c);
        if (legal)
          texts.insert("place " + cell_name(cell_at(r, c)) + " " + rotation_name(rotation));
      }
    }
  }
  if (!first) texts.insert("store");
  return texts;
}

void check_completed(const Player& player) {
  constexpr std::string_view letters = "PHVFmgacX";
  const Grid grid(player);
  for (std::size_t f = 0; f < spanning_types; ++f) {
    RC_ASSERT(grid.count_complete(letters[f]) == int{player.completed[f]});
  }
  int chimneys_found = 0;
  for (TileId id : player.tiles) chimneys_found += id == 0 ? 0 : tile_rows[id - 1u].chimneys;
  RC_ASSERT(chimneys_found == int{player.chimneys});
}

// Plays a random game that likes to build, and calls visit at every decision.
template <class Visit>
void play(std::uint64_t seed, int seats, Visit visit) {
  Random random(seed);
  ActionList list;
  State state = begin_game<CarpeDiem>({}, seats, CarpeDiem::deal({}, seats, random), list);
  while (state.to_act != nobody) {
    visit(state, list);
    const int last = list.size() - (state.decision == Decision::place ? 1 : 0);
    const auto bound = static_cast<std::uint32_t>(std::max(1, last));
    advance<CarpeDiem>(state, list[static_cast<int>(random.bounded(bound))], list);
  }
  visit(state, list);
}

TEST(CarpeDiem, CD25_CD26_PlacementsAreThoseOfANaiveChecker) {
  EXPECT_TRUE(rc::check([] {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const int seats = *rc::gen::inRange(2, 5);
    play(seed, seats, [](const State& state, const ActionList& list) {
      if (state.decision != Decision::place) return;
      std::set<std::string> texts;
      for (Action action : list) texts.insert(Codec<CarpeDiem>::action_text(state, action));
      RC_ASSERT(texts == naive_placements(state));
    });
  }));
}

TEST(CarpeDiem, CD30_CD35_CompletedFeaturesAreThoseOfANaiveChecker) {
  EXPECT_TRUE(rc::check([] {
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    const int seats = *rc::gen::inRange(2, 5);
    play(seed, seats, [](const State& state, const ActionList&) {
      if (state.decision != Decision::move && state.decision != Decision::over) return;
      for (std::size_t s = 0; s < state.seats; ++s) check_completed(state.players[s]);
    });
  }));
}

// Notation 2.3 with sets written out, for all small purses: which order reaches more.
TEST(CarpeDiem, CD42_OrderOfTwoBreadCardsAgainstAllPairs) {
  const auto pairs = [](int bread, const ForumCard& one, int sets_one, const ForumCard& two,
                        int sets_two) {
    std::set<std::pair<int, int>> reached;
    bread += sets_one * one.reward.bread;
    for (int n = 0;; ++n) {
      int rest = bread + sets_two * two.reward.bread;
      for (int m = 0;; ++m) {
        reached.insert({n, m});
        if (rest < 3) break;
        rest += two.reward.bread - 3;
      }
      if (bread < 3) break;
      bread += one.reward.bread - 3;
    }
    return reached;
  };
  int asked = 0;
  Player player;
  for (const std::string_view other : {"D17", "D19"}) {
    const ForumCard& low = forum_cards[TestTable::card("C01") - 1u];
    const ForumCard& high = forum_cards[TestTable::card(other) - 1u];
    for (int chimneys_owned = 0; chimneys_owned < 9; ++chimneys_owned) {
      for (int ponds = 0; ponds < 9; ++ponds) {
        for (int bread = 0; bread < 16; ++bread) {
          player.chimneys = static_cast<std::uint8_t>(chimneys_owned);
          player.completed[0] = static_cast<std::uint8_t>(ponds);
          player.bread = static_cast<std::uint8_t>(bread);
          const auto low_first = pairs(bread, low, chimneys_owned / 2, high, ponds / 3);
          std::set<std::pair<int, int>> high_first;
          for (auto [m, n] : pairs(bread, high, ponds / 3, low, chimneys_owned / 2)) {
            high_first.insert({n, m});
          }
          const auto all_of = [](const auto& big, const auto& small) {
            return std::includes(big.begin(), big.end(), small.begin(), small.end());
          };
          const CardOrder expected = all_of(low_first, high_first)   ? CardOrder::low_first
                                     : all_of(high_first, low_first) ? CardOrder::high_first
                                                                     : CardOrder::asked;
          ASSERT_EQ(card_order(player, low, high), expected);
          asked += expected == CardOrder::asked;
        }
      }
    }
  }
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace triclinium::carpe_diem
