#include "games/discordia/table_for_test.h"

namespace triclinium::discordia {
namespace {

State first_question(int seats, std::uint64_t seed, const Options& options = {}) {
  Random random(seed);
  return begin_game<Discordia>(options, seats, Discordia::deal(options, seats, random));
}

TEST(Discordia, DI1_WorkersOfFourColours) {
  for (int workers : {workers_of_2022, rulings::workers_of_2023}) {
    const State state = first_question(4, 1, {static_cast<std::uint8_t>(workers)});
    Workers all = state.bag;
    for (const Player& player : state.players) add(all, player.reserve);
    for (int c = 0; c < worker_types; ++c) EXPECT_EQ(all[c], workers / 4);
  }
}

TEST(Discordia, DI2_SuppliesByNumberOfPlayers) {
  const State two = first_question(2, 3);
  EXPECT_EQ(two.supply, (std::array<std::uint8_t, 6>{4, 4, 4, 4, 2, 2}));
  EXPECT_EQ(two.military_towers.size(), 3);
  EXPECT_EQ(two.trading_towers.size(), 3);
  EXPECT_EQ(two.decrees.size(), 5);
  EXPECT_EQ(two.privileges.size(), 5);
  const State four = first_question(4, 3);
  EXPECT_EQ(four.supply, (std::array<std::uint8_t, 6>{8, 8, 8, 8, 4, 4}));
  EXPECT_EQ(four.military_towers.size(), 7);
  EXPECT_EQ(four.decrees.size(), 10);
}

TEST(Discordia, DI3_GermanicStacksByBack) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State state = first_question(3, seed);
    const auto back = [](std::uint8_t tile) { return germanic_tiles[tile].back; };
    EXPECT_EQ(back(state.open_left), 'A');
    EXPECT_EQ(state.open_right, none);
    ASSERT_EQ(state.germanic_left.size(), 3);
    ASSERT_EQ(state.germanic_right.size(), 4);
    EXPECT_EQ(back(state.germanic_left[0]), 'C');
    EXPECT_EQ(back(state.germanic_left[1]), 'A');
    EXPECT_EQ(back(state.germanic_right[0]), 'D');
    EXPECT_EQ(back(state.germanic_right[3]), 'B');
  }
}

TEST(Discordia, DI4_RowsOfCityTilesByPlayers) {
  for (int seats = 1; seats <= 4; ++seats) {
    const State state = first_question(seats, 5);
    const auto shown = std::count_if(state.display.begin(), state.display.end(),
                                     [](Piece tile) { return tile != no_piece; });
    EXPECT_EQ(shown, 6 * (seats == 1 ? 2 : seats));
    EXPECT_EQ(shown + state.pile.size(), 86);
  }
}

TEST(Discordia, DI5_EachPlayerBegins) {
  const State state = first_question(3, 6);
  for (Seat seat = 0; seat < 3; ++seat) {
    const Player& player = state.players[seat];
    EXPECT_EQ(total(player.reserve), 15);
    EXPECT_EQ(player.stars, 6);
    EXPECT_EQ(player.aqueduct, 0);
    EXPECT_EQ(player.active_manipulators, 1);
  }
  EXPECT_EQ(state.stars, 36 - 18);
  EXPECT_EQ(state.manipulators, 7 - 3);
}

TEST(Discordia, DI6_FirstTilesCounterclockwiseStartingPlayerLast) {
  Random random(8);
  Deal deal = Discordia::deal({}, 4, random);
  deal.start_player = 1;
  for (int i = 0; i < 24; ++i) deal.tiles[i] = static_cast<Piece>(6 + i);  // no Star bonus at first
  for (int i = 0; i < 6; ++i) deal.tiles[24 + i] = static_cast<Piece>(i);
  for (int i = 30; i < 86; ++i) deal.tiles[i] = static_cast<Piece>(i);
  TestTable table(4);
  table.state = begin_game<Discordia>({}, 4, deal);
  for (int seat : {0, 3, 2, 1}) {
    EXPECT_EQ(table.decision(), "setup");
    EXPECT_EQ(table.state.active, seat);
    table.act(table.legal().back());
  }
  EXPECT_EQ(table.decision(), "roll");
  EXPECT_EQ(table.state.active, 1);
}

TEST(Discordia, DI7_TheFirstTilesBonusCountsAtOnce) {
  Random random(9);
  Deal deal = Discordia::deal({}, 2, random);
  deal.start_player = 0;
  std::iter_swap(deal.tiles.begin(),
                 std::find(deal.tiles.begin(), deal.tiles.end(), *find_piece("FA3")));
  TestTable table;
  table.state = begin_game<Discordia>({}, 2, deal);
  table.act("tile FA3");
  EXPECT_EQ(table.player(1).aqueduct, 1);
}

TEST(Discordia, DI70_SoloSetUp) {
  const State state = first_question(1, 2);
  EXPECT_EQ(state.supply, (std::array<std::uint8_t, 6>{3, 3, 3, 3, 2, 2}));
  EXPECT_EQ(state.stars, 16 - 6);
  EXPECT_EQ(state.manipulators, 4 - 1);
  EXPECT_EQ(state.janus.size(), 14);
  EXPECT_EQ(state.decrees.size(), 5);
}

}  // namespace
}  // namespace triclinium::discordia
